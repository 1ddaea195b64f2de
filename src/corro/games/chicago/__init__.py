"""Chicago 1875: City of the Big Shoulders, for two to four players, basic and advanced, with every variant."""
