"""The worked examples of share prices and of the final score, with the rulebook's own numbers."""

from __future__ import annotations

import pytest

from tests.games.chicago.scene import Scene, table
from tests.games.chicago.works import told, works

ANA, MIGUEL, CELIA, LUIS = range(4)
GOALS = ("most_managers", "most_salespeople", "most_workers", "most_automation", "most_assets")
GUIDE = {
    **{price: [(price - 1, 0), (price, 1), (2 * price - 1, 1), (2 * price, 2), (3 * price, 2)] for price in (10, 50)},
    **{
        price: [(price - 1, 0), (price, 1), (2 * price - 1, 1), (2 * price, 2), (3 * price - 1, 2), (3 * price, 3)]
        for price in (60, 80, 100)
    },
}
STEPS = {10: [10, 15, 20], 50: [50, 60, 80], 60: [60, 80, 100, 120], 80: [80, 100, 120, 140], 100: [100, 120, 140, 160]}


def test_two_shares_at_100_are_worth_200() -> None:  # CH-EX-29
    scene = table("cleanup", decade=5, goals=False).company("cracker_jack", price=100, preferred=1)
    scene.company("libby", director=1, price=0).company("elgin", director=2, price=0)
    scene.seat(1, money=0).start().play("pay")
    assert scene.match.scores is not None
    assert scene.match.scores[1] == 200


def sheet(libby: int) -> Scene:
    """The end of the game on the score sheet, Ana with so many shares of Libby.

    A share at 110 is one at 100 and one at 10, of two companies with the same owners.
    """
    scene = table("cleanup", seats=4, decade=5).board(goals=GOALS)
    scene.company("anglo", director=LUIS, price=100, preferred=MIGUEL, held={ANA: 1}, treasury=900)
    scene.company("brunswick", director=LUIS, price=10, preferred=MIGUEL, held={ANA: 1})
    scene.company("cracker_jack", director=ANA, price=250, preferred=LUIS, held={ANA: 2, MIGUEL: 1, CELIA: 1})
    scene.company("doggett", director=MIGUEL, price=140, preferred=ANA, held={MIGUEL: 3, CELIA: 1}, automated=(2, 1))
    scene.company("elgin", director=CELIA, price=320, preferred=ANA, held={CELIA: 1, LUIS: 1}, workers=(2, 2))
    libbys: dict[int | str, int] = {ANA: libby - 3, LUIS: 1}
    scene.company("libby", director=ANA, price=80, preferred=MIGUEL, held=libbys, salespeople=1, managers=(1,))
    scene.company("swift", director=LUIS, price=400, preferred=MIGUEL, held={LUIS: 2, CELIA: 3}, assets=("foundry",))
    spalding: dict[int | str, int] = {MIGUEL: 1, CELIA: 1, ANA: 2}
    scene.company("spalding", director=CELIA, price=100, preferred=MIGUEL, held=spalding, managers=(1,))
    for seat, money in ((ANA, 456), (MIGUEL, 788), (CELIA, 420), (LUIS, 362)):
        scene.seat(seat, money=money)
    return scene.start().play("pay")


def test_the_score_sheet_is_added_up() -> None:  # CH-EX-30, CH-EX-31, CH-EX-32, CH-EX-33, R-BOOK-3
    scene = sheet(libby=3)
    won = [seat for (seat,) in told(scene, "goal won", "seat")]
    assert [won.count(seat) for seat in (ANA, MIGUEL, CELIA, LUIS)] == [2, 1, 2, 1]
    scores = scene.match.scores
    assert scores is not None
    assert scores[ANA] == 456 + 400 + 2720 == 3576
    assert scores[CELIA] == 420 + 400 + 3270 == 4090
    assert scores[LUIS] == 362 + 200 + 3230 == 3792
    assert scores[MIGUEL] == 788 + 200 + 2570 == 3558
    assert scene.match.winners == (CELIA,)


def test_with_four_shares_of_libby_ana_has_eighty_more() -> None:  # CH-EX-30, R-BOOK-3
    scene = sheet(libby=4)
    assert scene.match.scores is not None
    assert (scene.match.scores[ANA], scene.match.winners) == (3656, (CELIA,))


@pytest.mark.parametrize(
    ("price", "income", "steps"), [(price, income, steps) for price, rows in GUIDE.items() for income, steps in rows]
)
def test_the_guide_to_rising_prices(price: int, income: int, steps: int) -> None:  # CH-EX-39
    scene = works("libby", step="pay", price=price, board={"income": income}).play("pay")
    assert scene.price("libby") == STEPS[price][steps]


def test_dividends_of_six_a_share_lead_out_of_closing() -> None:  # CH-EX-40, R-CLOSE-1
    scene = works("libby", step="pay", price=0, board={"income": 60}).play("pay")
    assert (scene.price("libby"), told(scene, "dividends", "per_share")) == (15, [(6,)])


def test_the_preferred_and_a_common_are_sold_at_100() -> None:  # CH-EX-41
    scene = table("stock", decade=2, turn=1).company("libby", director=0, price=100, preferred=1, held={1: 1})
    scene.start().play("sell/libby-preferred", "sell/libby-common", "settle")
    assert (scene.money(1), scene.price("libby")) == (500, 50)
    assert told(scene, "sold", "amount") == [(200,), (100,)]
