"""What happens in a match of Chicago 1875, as a person at the table would say it. Amounts are in dollars."""

from __future__ import annotations

from typing import Final

from corro.engine.event import Kind

# Setup
FIRST: Final = Kind("first player", "seat")
GOAL: Final = Kind("goal", "goal")
TILE: Final = Kind("demand", "place", "tile")
NEW_ASSET: Final = Kind("new asset", "asset", "price:amount")
DEALT: Final = Kind("dealt", "seat", "building", secret=("building",))
SUPPLIED: Final = Kind("supplied", "resource", "space:chain")
SUPPLIED_ROW: Final = Kind("supplied", "resource")
PHASE: Final = Kind("phase", "phase", "decade:count")

# Companies
FOUNDED: Final = Kind("founded", "seat", "company", "par:amount", "paid:amount")
PRICE: Final = Kind("share price", "company", "price:amount")
PRESTIGE: Final = Kind("prestige", "company", "prestige:count")
PARTNER: Final = Kind("partner", "seat")
PARTNER_WAITS: Final = Kind("partner waits", "seat")
PARTNER_SENT: Final = Kind("partner sent", "seat", "company")
CLOSED: Final = Kind("closed", "company", "treasury:amount")
CONSOLED: Final = Kind("consoled", "seat", "company", "amount")
TRANSFERRED: Final = Kind("transferred", "company", "seat", "from:seat")
EXCHANGED: Final = Kind("exchanged", "company", "seat", "to:seat", "preferred:flag", "commons:count")
GIVEN_TO_BANK: Final = Kind("given to the bank", "company", "seat", "preferred:flag", "commons:count")

# Stock
SOLD: Final = Kind("sold", "seat", "certificate", "amount")
BOUGHT: Final = Kind("bought", "seat", "certificate", "from:seller", "amount")
PASSED: Final = Kind("passed", "seat")
PROTECTED: Final = Kind("protected", "company")
SOLD_OUT: Final = Kind("sold out", "company")
PRIORITY: Final = Kind("priority", "seat")

# Construction
HANDED_ON: Final = Kind("handed on", "seat", "to:seat", "building", secret=("building",))
RECEIVED: Final = Kind("received", "from:seat", "seat", "building", secret=("building",))
BUILT: Final = Kind("built", "seat", "building", reveals=True)
THROWN: Final = Kind("thrown away", "seat", "building", secret=("building",))
LOOKING: Final = Kind("job market", "workers:count")

# Management
PLACED: Final = Kind("placed", "seat", "company", "space")
NO_COMPANY: Final = Kind("no company", "seat", "amount")
SPENT: Final = Kind("paid the bank", "company", "amount")
FEE: Final = Kind("fee", "company", "seat", "amount")
FEE_FROM_BANK: Final = Kind("fee from the bank", "seat", "amount")
LEADS: Final = Kind("leads", "seat")
HIRED: Final = Kind("hired", "company", "factory", "amount")
ASSET_BOUGHT: Final = Kind("asset bought", "company", "asset", "amount")
ASSET_GONE: Final = Kind("asset gone", "asset")
ASSET_USED: Final = Kind("asset used", "company", "asset", "amount")
TRADED: Final = Kind("traded", "company", "gave:resource", "took:resource")

# Gains
WORKER: Final = Kind("worker", "company", "factory")
MANAGER: Final = Kind("manager", "company", "factory")
SALESPERSON: Final = Kind("salesperson", "company", "count")
LOST: Final = Kind("lost", "company", "count")
AUTOMATED: Final = Kind("automated", "company", "factory")
FREED: Final = Kind("freed", "company", "factory")
FREED_TO_MARKET: Final = Kind("freed to the job market", "company")
FREED_TO_SUPPLY: Final = Kind("freed to the supply", "company")
GOODS: Final = Kind("goods", "company", "count")
CUBES: Final = Kind("cubes", "company", "resource", "count")
TREASURY: Final = Kind("funds", "company", "amount")
TOKEN: Final = Kind("bonus good", "company", "count")
FORFEITED: Final = Kind("exchanged a bonus", "company", "effect", "amount")
SUBSTITUTED: Final = Kind("substitute", "company")
PAID_OUT: Final = Kind("dividends", "company", "per_share:amount", "from:seller")
DIVIDEND: Final = Kind("dividend", "company", "seat", "amount")
DIVIDEND_TO: Final = Kind("dividend", "company", "to:seller", "amount")

# Operations
OPERATES: Final = Kind("operates", "company")
ISSUED: Final = Kind("issued", "company", "certificate", "amount")
WAGES: Final = Kind("wages", "company", "amount", "unpaid:count")
LOADED: Final = Kind("loaded", "company", "resource", "amount")
RAN: Final = Kind("ran", "company", "factory", "goods:count")
USED_UP: Final = Kind("used up", "company", "resource", "count")
SHIPPED: Final = Kind("shipped", "company", "target", "count", "amount")
FILLED: Final = Kind("filled", "place", "amount")
INCOME: Final = Kind("income", "company", "amount")
RAISED: Final = Kind("price per good", "company", "amount")
WITHHELD: Final = Kind("withheld", "company", "amount")
SLID: Final = Kind("slid", "from:chain", "to:chain")
BAG_REFILLED: Final = Kind("bag refilled")
MARKET_RESET: Final = Kind("haymarket reset")
PUT_BACK: Final = Kind("put back", "resource")

# Cleanup and end
CUBES_LEFT: Final = Kind("left the chain", "resource", "count")
TILE_DONE: Final = Kind("demand met", "place", "tile")
TILE_SLID: Final = Kind("demand slid", "place", "to:place")
GOAL_WON: Final = Kind("goal won", "seat", "goal", "amount")
TOTAL: Final = Kind("total", "seat", "points")
WON: Final = Kind("won", "seat")
