"""What happens in a match of Counterfeiters, as a person at the table would say it. Amounts are in dollars."""

from __future__ import annotations

from typing import Final

from corro.engine.event import Kind

FIRST: Final = Kind("first player", "seat")
STARTED: Final = Kind("started", "seat", "cash:amount", "cards:card")
DEALT: Final = Kind("dealt", "seat", "card")
FILLED: Final = Kind("filled", "space", "card")
ROUND: Final = Kind("round", "round:count", "seat")

PLACED: Final = Kind("placed", "seat", "space")
PASSED: Final = Kind("passed", "seat")
BOUGHT: Final = Kind("bought", "seat", "card", "price:amount")
PRINTED: Final = Kind("printed", "seat", "fakes:star", "count")
HANDED_IN: Final = Kind("handed in", "seat", "fakes:star", "count")
RECEIVED: Final = Kind("received", "seat", "amount")
PAID: Final = Kind("paid", "seat", "amount")
PAWN_TAKEN: Final = Kind("first-player pawn", "seat")
FLEW: Final = Kind("flew", "seat", "deposited:amount", "withdrawn:amount", secret=("deposited", "withdrawn"))

POLICE: Final = Kind("police", "police:count")
GODFATHER: Final = Kind("godfather")
PROTECTION: Final = Kind("protection", "seat", "amount", secret=("amount",))
REFUSED: Final = Kind("supermarket refuses", "fakes:star")
STRIKE: Final = Kind("strike")
END: Final = Kind("end", "seat")
STALLED: Final = Kind("stalled", "round:count")

ROUND_OVER: Final = Kind("round over", "round:count")
BINNED: Final = Kind("binned", "space", "card")
DINED: Final = Kind("dined", "seat", "fakes:star")

TAKEN_BACK: Final = Kind("taken back", "seat", "space")
DECLINED: Final = Kind("declined", "seat", "card")

SHOWN: Final = Kind("shown", "seat", "cash:amount", "account:amount", "lottery:amount", reveals=True)
TOTAL: Final = Kind("total", "seat", "points")
WON: Final = Kind("won", "seat")
