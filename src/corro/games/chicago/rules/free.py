"""Free actions: trades with Haymarket, the use of assets, and discarding one."""

from __future__ import annotations

from corro.engine.agenda import AnyStep
from corro.engine.move import Move
from corro.games.chicago.rules.assets import can_use, lose_asset, spend_asset
from corro.games.chicago.rules.cubes import Trade, swaps
from corro.games.chicago.rules.gains import gain
from corro.games.chicago.state import Chicago


def free_moves(state: Chicago, companies: list[int], now: tuple[int, ...]) -> list[Move]:
    """What these companies may do besides. CH-MGMT-8, CH-OPS-2, CH-ASSET-4, CH-ASSET-5, R-ASSET-6"""
    moves = state.setup.moves
    found = [moves.trade[company] for company in companies if swaps(state, company)]
    for company in companies:
        for asset in state.assets[company]:
            if can_use(state, company, asset, now):
                found.append(moves.use[asset])
            found.append(moves.discard[asset])
    return found


def is_free(state: Chicago, seat: int, move: Move, again: AnyStep) -> bool:
    """Carry out a free action, after which the same question comes again; whether the move was one."""
    verb = move.verb
    if verb == "trade":
        state.then(Trade(seat, move.value), again)
    elif verb == "use":
        company = owner_of(state, move.value)
        state.then(again)
        spend_asset(state, company, move.value)
        gain(state, company, state.setup.box.assets[move.value].effects, False)
    elif verb == "discard":
        state.then(again)
        lose_asset(state, owner_of(state, move.value), move.value)
    else:
        return False
    return True


def owner_of(state: Chicago, asset: int) -> int:
    """The company that has an asset."""
    return next(company for company in state.ranking if asset in state.assets[company])
