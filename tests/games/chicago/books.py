"""What an answer changes in the books: on one charter, in the players' money, and in the job market."""

from __future__ import annotations

from typing import Any

from tests.games.story import Story

TWO_EACH = {"livestock": 2, "steel": 2, "wood": 2, "coal": 2}
NOTHING = {"livestock": 0, "steel": 0, "wood": 0, "coal": 0}


def charter(table: Story, company: str) -> Any:
    """The charter of a company as everybody sees it."""
    return table.view()["companies"][company]


def staff(table: Story, company: str) -> list[tuple[int, int, int]]:
    """The workers, managers and activated pieces of automation of each factory."""
    factories = charter(table, company)["factories"]
    return [(factory["workers"], factory["managers"], factory["automated"]) for factory in factories]


def spaces(table: Story) -> list[str]:
    """The spaces to which the partner whose turn it is may go."""
    return [text.removeprefix("space/") for text in table.texts() if text.startswith("space/")]


def moved(table: Story, word: str) -> list[str]:
    """What may be played now with that word."""
    return [text for text in table.texts() if text.split("/")[0] == word]


def books(table: Story, company: str) -> dict[str, int]:
    """Everything that is counted on that charter, the money of each player, the workers who look for a job."""
    view = table.view()
    row = view["companies"][company]
    counted = ("treasury", "price", "prestige", "salespeople", "goods", "bonus_goods")
    found = {key: int(row[key]) for key in counted} | {key: int(count) for key, count in row["cubes"].items()}
    for place, key in enumerate(("workers", "managers", "automated")):
        found[key] = sum(factory[place] for factory in staff(table, company))
    found["looking"] = sum(view["job_market"].values())
    return found | {f"seat {seat}": int(player["money"]) for seat, player in enumerate(view["players"])}


def changes(table: Story, company: str, *texts: str) -> dict[str, int]:
    """What these answers, and the end of the turn if that is asked, change in the books; the next turn is due then."""
    before = books(table, company)
    table.settle().play(*texts)
    if table.due() == "EndTurn":
        table.play("end")
    after = books(table, company)
    return {key: after[key] - count for key, count in before.items() if after[key] != count}
