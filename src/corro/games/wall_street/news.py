"""What happens in a match of 1920 Wall Street, as a person at the table would say it."""

from __future__ import annotations

from typing import Final

from corro.engine.event import Kind

LAID: Final = Kind("laid", "card", "slot")
DEALT: Final = Kind("dealt", "seat", "secret:capital", secret=("secret",))
TYCOON_LAID: Final = Kind("tycoon laid", "company", "tycoon", "face")
FIRST: Final = Kind("first player", "seat")
TURNED_UP: Final = Kind("turned up", "card")
TO_BOX: Final = Kind("to the box", "card")
PLACED: Final = Kind("placed", "seat", "slot")

FLIPPED: Final = Kind("flipped", "seat", "amount", "sense")
MOVED: Final = Kind("moved", "seat", "steps", "slot")
BOUGHT: Final = Kind("bought", "seat", "cards:card", "price", "capital:count", "cash:count")
PAID: Final = Kind("paid", "seat", "rival:seat", "amount")
PAID_BANK: Final = Kind("paid the bank", "seat", "amount")
LOAN: Final = Kind("loan", "seat", "amount", "loans")
COINS_TAKEN: Final = Kind("coins taken", "seat", "amount")
KEPT: Final = Kind("kept", "seat", "card")
DISCARDED: Final = Kind("discarded", "seat", "card", "zone")
REFILLED: Final = Kind("refilled", "slot", "card")
SOLD: Final = Kind("sold", "seat", "card", "price", reveals=True)
ADDED: Final = Kind("added", "slot", "card")
CAPITAL: Final = Kind("capital", "seat", "capital:count")
VALUE: Final = Kind("value", "company", "old:count", "new:count")

SHOWN: Final = Kind("shown", "seat", "card", reveals=True)
COMPANY_NAMED: Final = Kind("company named", "seat", "company")
PICKED: Final = Kind("picked", "seat", "card", reveals=True)
PROVED: Final = Kind("no valid share", "seat", "cards:card", reveals=True)
SWAPPED: Final = Kind("swapped", "seat", "card", "rival:seat", "other:card")

TYCOON: Final = Kind("tycoon", "seat", "company", "tycoon", "face")
PRESTIGE: Final = Kind("prestige", "seat", "face")
REPAID: Final = Kind("loan repaid", "seat", "amount", "loans")
SALVAGED: Final = Kind("salvaged", "seat", "card", "zone")
RETURNED: Final = Kind("returned", "seat", "pile", "card", secret=("card",), reveals=True)

OPTION_PLACED: Final = Kind("option placed", "seat", "slot")
OPTION_HOME: Final = Kind("option home", "seat", "slot")

DYNAMITE: Final = Kind("dynamite", "zone", "count")
EVENT: Final = Kind("event", "zone")
HAND: Final = Kind("hand", "seat", "shares:card", "fluctuations:card", "secret:capital", reveals=True)
ASSIGNED: Final = Kind("assigned", "seat", "card", "company")
SCORED: Final = Kind("scored", "seat", "reason", "company", "count", "points")
TOTAL: Final = Kind("total", "seat", "points")
WON: Final = Kind("won", "seat")
