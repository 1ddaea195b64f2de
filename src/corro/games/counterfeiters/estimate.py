"""What a table of Counterfeiters is worth to a player: money, what fakes will fetch, and what cards will do."""

from __future__ import annotations

from typing import Final

from corro.games.counterfeiters.actions import Fly, HandIn
from corro.games.counterfeiters.box import STARS, TEN, Card
from corro.games.counterfeiters.ending import LastHenchman, Lawyer
from corro.games.counterfeiters.purse import Fact, Purse
from corro.games.counterfeiters.state import Counterfeiters

CAPS_PER_ROUND: Final = 1.0  # by how much each player brings the police on in a round, about
USUAL_ROUNDS: Final = 10  # after so many nobody should count on many more, however slow the police are
LEAST_ROUNDS: Final = 1.0  # but that many may always come, if the police are not quicker
FIRST_BATCH: Final = 0.6  # of what the best visit would pay: the space may be taken
TURN: Final = 30.0  # what a henchman gets elsewhere: a visit with few fakes is hardly worth one
TURNS_A_VISIT: Final = 6  # for so many turns left there is a further visit as good as the best one
MOST_VISITS: Final = 1.5  # of those that are worth thinking of
FURTHER: Final = 0.5  # of the rate for fakes that wait for a later visit
LEFT_OVER: Final = 0.1  # of the rate for fakes beyond what can still be sold
PRINTINGS: Final = 0.34  # how many of a player's turns are printings, about
TOO_MANY: Final = 0.4  # the part that can be sold of what a printing brings beyond a full visit
MADE: Final = 0.7  # of the rate for fakes that are not printed yet
WITHOUT_DINERS: Final = 0.5  # of a round, as they do not work when the game ends
DINER: Final = 28.0  # a round: the real bill, less what the fake would have fetched, and a turn saved
JET: Final = 32.0  # for each Godfather to come
LAWYER: Final = 80.0  # before the end; then it is the visit that is left
PAWN: Final = 8.0  # the first choice of the next round
READY: Final = 0.5  # what a dollar is worth beyond a dollar, while there are cards to buy
READY_MOST: Final = 60  # dollars for which that holds
BUYING_ROUNDS: Final = 5  # with fewer rounds left the cards bring less, and so does money for them
CAP: Final = 0.55  # how likely a turn of another player brings the police on
HIDING: Final = 45.0  # what a flight costs, and the turn
HIDING_BY_JET: Final = 15.0
LATER: Final = 0.8  # how much what hiding will cost counts now
RIVAL: Final = 0.8  # how much what others will make counts against the own prospects


def estimate(state: Counterfeiters, seat: int) -> dict[str, float]:
    """Money, less what the Godfather will get, what is held and will be printed, and what the cards will do."""
    cash, account = float(state.cash[seat]), float(state.account[seat])
    held = state.held(seat)
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, Fly) and step.seat == seat:
        cash, account = 0.0, account + cash
    elif isinstance(step, HandIn) and step.seat == seat:
        cash += finish_handing_in(state, step, held)
    rounds = rounds_left(state)
    turns = turns_left(state, seat, rounds)
    cards = state.cards[seat]
    value = state.setup.material.value
    others = [of_rival(state, other, turns) for other in range(state.seats) if other != seat]
    return {
        "cash": cash,
        "account": account,
        "Godfather": -of_godfather(state, seat, cash),
        "ready money": READY * min(cash, READY_MOST) * min(rounds / BUYING_ROUNDS, 1.0),
        "fakes": of_fakes(state, held, turns),
        "printing": of_printing(state, seat, turns),
        "diners": DINER * cards.count(Card.DINER) * max(rounds - WITHOUT_DINERS, 0.0),
        "jet": JET * min(godfathers_left(state), rounds) if Card.JET in cards else 0.0,
        "lawyers": of_lawyers(state, seat, held),
        "tickets": float(sum([value[card] for card in cards])),
        "first player": PAWN if state.first == seat and rounds > 1 else 0.0,
        "rivals": -RIVAL * sum(others) / len(others),
    }


# Time --------------------------------------------------------------------------------------------------------------


def rounds_left(state: Counterfeiters) -> float:
    """About how many rounds are still to come, this one counted as far as its henchmen are unused."""
    if state.ending:
        return 0.0
    setup = state.setup
    rounds = (setup.end - state.police) / (CAPS_PER_ROUND * state.seats)
    rounds = min(rounds, max(USUAL_ROUNDS - state.round, LEAST_ROUNDS))
    if state.guard:
        all_ = setup.box.henchmen * state.seats
        used = sum([standing.bit_count() for standing in state.standing]) + sum(state.passed)
        rounds = min(rounds, state.guard - state.round + 1 - used / all_)
    return rounds


def turns_left(state: Counterfeiters, seat: int, rounds: float) -> float:
    """About how many henchmen a player will still use."""
    if state.ending:
        return float(any(isinstance(step, LastHenchman) and step.seat == seat for step in state.agenda))
    if state.round == state.guard:
        return float(state.unused(seat))
    return rounds * state.setup.box.henchmen + (1 if state.unused(seat) else 0)


def godfathers_left(state: Counterfeiters) -> int:
    """How often the Godfather will still come."""
    return 0 if state.ending else 1 + sum([space > state.police for space in state.setup.godfather])


# Fakes -------------------------------------------------------------------------------------------------------------


def best_visit(state: Counterfeiters, held: list[int]) -> float:
    """What the best single visit to fence or supermarket would pay."""
    box, best, count = state.setup.box, 0, 0
    for star in reversed(range(STARS)):
        count += held[star]
        if held[star]:
            best = max(best, min(count, box.fence_bills) * box.fence_pays[star])
    taken = min(sum(held[state.refused() :]), box.supermarket_bills)
    return float(max(best, taken * box.supermarket_pays))


def of_fakes(state: Counterfeiters, held: list[int], turns: float) -> float:
    """The best visit, and the others at a discount, as far as there are turns to sell them."""
    if not turns or not any(held):
        return 0.0
    pays = state.setup.box.fence_pays
    best = best_visit(state, held)
    rest = max(sum([count * rate for count, rate in zip(held, pays, strict=True)]) - best, 0.0)
    sold = min(rest, best * min((turns - 1) / TURNS_A_VISIT, MOST_VISITS))
    return FIRST_BATCH * best * best / (best + TURN) + FURTHER * sold + LEFT_OVER * (rest - sold)


def of_printing(state: Counterfeiters, seat: int, turns: float) -> float:
    """What the printers will still print, in the quality of now, as far as it can be sold."""
    quality = state.quality[seat]
    if not quality or turns <= 1:
        return 0.0
    box = state.setup.box
    count = float(box.bills_per_printer * state.cards[seat].count(Card.PRINTER))
    if count > box.fence_bills:
        count = box.fence_bills + (count - box.fence_bills) * TOO_MANY
    return MADE * count * box.fence_pays[quality - 1] * (turns - 1) * PRINTINGS


def finish_handing_in(state: Counterfeiters, step: HandIn, held: list[int]) -> float:
    """What a visit that is not finished will pay at its best; what it takes leaves `held`."""
    box, given = state.setup.box, step.given
    room = (box.fence_bills if step.fence else box.supermarket_bills) - len(given)
    if step.fence:
        star = min(given) if given else max([star for star in range(STARS) if held[star]], default=0)
        rate = box.fence_pays[star]
    else:
        star, rate = step.star, box.supermarket_pays
    paid = len(given) * rate
    for better in range(max(step.star, star), STARS):
        taken = min(room, held[better])
        held[better] -= taken
        room -= taken
        paid += taken * rate
    return float(paid)


def of_lawyers(state: Counterfeiters, seat: int, held: list[int]) -> float:
    """One more action for each lawyer; in the end that is a visit with the fakes that are left."""
    cards = state.cards[seat]
    if not state.ending:
        return LAWYER * (cards.count(Card.GOOD_LAWYER) + cards.count(Card.BAD_LAWYER))
    if not state.standing[seat]:
        return 0.0
    to_come = [step for step in state.agenda if isinstance(step, Lawyer) and step.card in cards]
    return FIRST_BATCH * best_visit(state, held) * min(len(to_come), 1)


# Rivals ------------------------------------------------------------------------------------------------------------


def of_rival(state: Counterfeiters, other: int, turns: float) -> float:
    """What another player holds and will make, as far as all can see it."""
    goods = of_fakes(state, state.held(other), turns) + of_printing(state, other, turns)
    return goods + money_seen(state.purses[other])


def money_seen(purse: Purse) -> float:
    """What a player has openly received and not paid since the last flight; half of it when the Godfather just came."""
    fact: Purse | None = purse
    part, money = 1.0, 0
    if purse.kind in (Fact.GODFATHER, Fact.GODFATHER_SAW):
        part, fact = 0.5, purse.before
    while fact is not None:
        kind = fact.kind
        if kind in (Fact.RECEIVED, Fact.START):
            money += fact.amount
        elif kind == Fact.PAID:
            money -= fact.amount
        elif kind != Fact.COULD_FLY:
            break
        fact = fact.before
    return part * max(money, 0) * TEN


# The Godfather -----------------------------------------------------------------------------------------------------


def of_godfather(state: Counterfeiters, seat: int, cash: float) -> float:
    """What he is likely to get of that cash: half, if he comes before it can be hidden, else what hiding it costs."""
    if state.ending:
        return 0.0
    setup, here = state.setup, state.police
    half = cash / setup.box.godfather_divisor
    steps = min([space - here for space in setup.godfather if space > here], default=setup.end - here)
    for strike in setup.strike:
        if here <= strike < here + steps:
            steps = strike - here + 1  # behind it there is no time left to fly
    sooner = chance_of_caps(steps, others_before(state, seat))
    if state.guard == state.round and not state.unused(seat):
        sooner = 1.0
    hiding = min(half, HIDING_BY_JET if Card.JET in state.cards[seat] else HIDING)
    return sooner * half + (1 - sooner) * hiding * LATER


def others_before(state: Counterfeiters, seat: int) -> int:
    """How many turns others have before that player's next one."""
    if state.unused(seat):
        return state.seats - 1
    return sum([state.unused(other) for other in range(state.seats)]) + (0 if state.first == seat else 1)


def chance_of_caps(steps: int, turns: int) -> float:
    """How likely others bring the police that far in so many turns."""
    chances = [1.0] + [0.0] * steps
    for _ in range(turns):
        for step in range(steps, 0, -1):
            chances[step] += (chances[step - 1] - chances[step]) * CAP
    return chances[steps]
