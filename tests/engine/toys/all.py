"""Every toy game, by its name."""

from __future__ import annotations

from typing import Any, Final

from corro.engine.game import Game
from tests.engine.toys.bag import BAG
from tests.engine.toys.chain import CHAIN
from tests.engine.toys.draft import DRAFT
from tests.engine.toys.peek import PEEK
from tests.engine.toys.purse import PURSE
from tests.engine.toys.stampede import STAMPEDE
from tests.engine.toys.storm import STORM

TOYS: Final[dict[str, Game[Any]]] = {game.name: game for game in (CHAIN, STAMPEDE, STORM, DRAFT, PURSE, BAG, PEEK)}
