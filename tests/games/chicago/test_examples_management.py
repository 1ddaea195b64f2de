"""The worked examples from the founding of a company to the last partner, with the rulebook's own numbers."""

from __future__ import annotations

from tests.games.chicago.scene import opening, table
from tests.games.chicago.works import haymarket, idle, told

CELIA, LUIS, ANA = range(3)
STORES = ("e1_goods_1", "e2_goods_2")


def test_a_company_at_fifty_costs_its_founder_150() -> None:  # CH-EX-1
    scene = opening().play("first/0", "found/swift")
    founder = scene.turn()
    before = scene.money(founder)
    scene.play("par/50")
    assert (before - scene.money(founder), scene.treasury("swift")) == (150, 150)


def test_libby_is_founded_at_forty() -> None:  # CH-EX-2
    scene = opening().play("first/0", "found/libby", "par/40")
    founder = 2
    assert (scene.treasury("libby"), scene.player(founder)["initial_company"]) == (120, "libby")
    assert scene.events("partner sent") == [{"event": "partner sent", "seat": founder, "company": "libby"}]


def test_a_stock_phase_goes_on_until_all_have_passed_in_a_row() -> None:  # CH-EX-3
    scene = table("stock", decade=2).company("swift", director=CELIA, held={ANA: 1}).seat(CELIA, initial="swift")
    scene.company("libby", director=LUIS).company("elgin", director=ANA).start()
    scene.play("buy/libby-preferred-company", "pass", "sell/swift-common", "settle", "buy/libby-common-company")
    scene.play("pass", "buy/swift-common-bank", "pass", "pass", "buy/swift-common-company", "pass", "pass")
    assert (scene.view()["phase"], scene.turn()) == ("stock", LUIS)
    scene.play("pass")
    assert (scene.view()["phase"], scene.view()["priority"]) == ("construction", ANA)


def test_ana_gets_rid_of_spalding() -> None:  # CH-EX-4
    scene = table("stock", decade=2, turn=ANA, mode="advanced")
    scene.company("spalding", director=ANA, price=60, treasury=70, held={ANA: 2, LUIS: 2, "bank": 1}, preferred=LUIS)
    scene.start().play("sell/spalding-common", "sell/spalding-common", "settle")
    firm = scene.firm("spalding")
    assert (firm["price"], firm["director"], firm["preferred"], firm["treasury"]) == (40, LUIS, ANA, 70)
    assert scene.commons("spalding") == [0, 1, 1, 3, 0]
    assert told(scene, "transferred", "company", "seat", "from") == [("spalding", LUIS, ANA)]


def test_three_workers_come_to_the_job_market() -> None:  # CH-EX-5
    new = ("e3_2coal_livestock", "e3_goods_3", "e3_prestige_3")
    scene = table("construction", decade=4).board(jobs=(3, 0, 0))
    for seat, building in enumerate(new):
        scene.seat(seat, hand=(building,))
    scene.start()
    for seat, building in enumerate(new):
        scene.by(seat, f"build/{building}")
        scene.by(seat, scene.texts(seat)[0])
    assert scene.view()["job_market"] == {"40": 4, "30": 2, "20": 0}


def test_the_workers_of_the_last_group_cost_twenty_each() -> None:  # CH-EX-6
    scene = table("management").company("swift", treasury=100).board(jobs=(4, 4, 3)).start()
    scene.play("space/job_market", "worker/swift-2", "worker/swift-2", "worker/swift-1", "enough")
    assert told(scene, "hired", "amount") == [(20,), (20,), (20,)]
    assert (scene.treasury("swift"), scene.view()["job_market"]["20"]) == (40, 0)


def test_spalding_pays_its_director_for_two_goods() -> None:  # CH-EX-7
    scene = table("management", decade=2, turn=CELIA).company("spalding", director=CELIA, treasury=90)
    scene.seat(CELIA, money=200, built=STORES).start().play("space/e2_goods_2")
    assert (scene.money(CELIA), scene.treasury("spalding"), scene.firm("spalding")["goods"]) == (240, 50, 2)


def test_a_building_gives_the_wood_and_not_the_coal_that_is_not_there() -> None:  # CH-EX-8
    scene = table("management", decade=4, turn=ANA).company("libby", director=ANA, treasury=90)
    scene.seat(ANA, money=200, built=("e3_2wood_coal",)).board(haymarket={"coal": 0}).start()
    scene.play("space/e3_2wood_coal")
    assert (scene.money(ANA), scene.treasury("libby"), scene.cubes("libby")) == (240, 50, {"wood": 2})
    assert haymarket(scene) == {"livestock": 2, "steel": 2}


def test_a_dividend_of_250_is_25_a_share() -> None:  # CH-EX-9
    scene = table("management", decade=4).company("libby", treasury=250, price=100, held={LUIS: 2})
    scene.seat(ANA, built=("e3_dividend_250",)).start().play("space/e3_dividend_250")
    assert told(scene, "dividends", "company", "per_share", "from") == [("libby", 25, "company")]
    assert (scene.money(CELIA), scene.money(LUIS)) == (200 + 3 * 25, 200 + 2 * 25)


def test_henderson_pays_an_extra_dividend_of_300() -> None:  # CH-EX-10
    miguel, luis, ana = 0, 1, 2
    scene = table("management", seats=4, decade=4, turn=miguel).seat(ana, built=("e3_dividend_300",))
    scene.company("henderson", price=100, treasury=340, held={miguel: 2, "bank": 1}, preferred=luis).start()
    scene.play("space/e3_dividend_300")
    assert [scene.money(seat) - 200 for seat in (ana, miguel, luis)] == [60, 150, 60]
    assert (scene.treasury("henderson"), scene.price("henderson")) == (340 - 240, 160)
    assert {"event": "dividend", "company": "henderson", "to": "bank", "amount": 30} in scene.events("dividend")


def test_luis_buys_foundry_and_gains_a_partner() -> None:  # CH-EX-11
    luis, miguel = 0, 1
    row = ("brilliant_marketing", "cincinnati_steel", "michigan_lumber", "foundry", "workshop")
    scene = table("management", turn=luis).company("libby", director=luis, treasury=100, prestige=7)
    scene.seat(miguel, built=("e1_asset_discount_10",)).board(row=row, deck=("refrigeration",)).start()
    partners = scene.player(luis)["partners"]
    scene.play("space/e1_asset_discount_10", "purchase/foundry", "accept")
    assert (scene.money(miguel), scene.treasury("libby")) == (220, 60)
    assert (scene.firm("libby")["prestige"], scene.firm("libby")["assets"]) == (9, {"foundry": True})
    assert scene.player(luis)["partners"] == partners + 1
    scene.play("end").settle()
    there = [place["asset"] for place in scene.view()["assets"]]
    assert there == ["refrigeration", "brilliant_marketing", "cincinnati_steel", "michigan_lumber", "workshop"]


def test_the_last_worker_of_a_factory_of_henderson_is_automated() -> None:  # CH-EX-12
    scene = table("management").company("henderson", workers=(1, 1, 1), automated=(0, 1, 0))
    scene.seat(ANA, built=("e1_automate_1",)).board(jobs=(3, 0, 0)).start()
    scene.play("space/e1_automate_1", "automate/henderson-2")
    assert scene.view()["job_market"] == {"40": 4, "30": 0, "20": 0}
    assert scene.firm("henderson")["factories"][1] == {"workers": 0, "managers": 0, "automated": 2}


def test_two_salespeople_make_the_shoes_of_florsheim_dearer() -> None:  # CH-EX-13
    scene = table("management", seats=4, decade=2, turn=ANA, special_companies=True)
    scene.company("florsheim", director=ANA, treasury=100).seat(CELIA, built=("e2_salespeople_2",)).start()
    assert scene.firm("florsheim")["price_of_good"] == 40
    scene.play("space/e2_salespeople_2")
    assert (scene.money(CELIA), scene.treasury("florsheim")) == (280, 20)
    assert scene.firm("florsheim")["price_of_good"] == 60


def test_the_upper_token_of_a_stack_operates_first() -> None:  # CH-EX-14
    scene = table("operations", step="before").company("fairbank", director=1, prestige=5)
    scene.company("cracker_jack", director=2, prestige=5).company("anglo", director=0, prestige=4).start()
    scene.play("stay").settle()
    while scene.settle().view()["phase"] == "operations":
        idle(scene)
    assert told(scene, "operates", "company") == [("fairbank",), ("cracker_jack",), ("anglo",)]
