"""Scenes of Counterfeiters: a table set as a test needs it, through a position, and played by texts of moves."""

from __future__ import annotations

import copy
from typing import Any

import corro
from corro import registry
from corro.engine import replay
from corro.engine.components import Components
from tests.games.counterfeiters.deal import deal_out
from tests.games.story import Story

PAPER: Any = registry.standard("counterfeiters").data
STARS = ("one-star", "two-star", "three-star")
HENCHMEN = 3
ROUND = ("PlaceHenchman", "HandIn", "Fly")


class Scene(Story):
    """A match with open chance, and short words for what a test looks at."""

    def by(self, seat: int, *texts: str) -> Scene:
        """Play one text after another for that seat, which is asked at the same time as others."""
        for text in texts:
            self.settle().match.play(seat, text)
        return self

    def pass_all(self) -> Scene:
        """All henchmen that are left in this round pass; then something else is due, such as nature's first card."""
        now = self.view()["round"]
        while self.view()["due"] in ROUND and self.view()["round"] == now:
            self.match.play(self.match.owing[0], self.match.gone(self.match.owing[0]))
        return self

    def end_round(self) -> Scene:
        """The same, and on to the first turn of the next round, by nature's first outcomes and first answers."""
        now = self.view()["round"]
        while self.match.owing and self.view()["round"] == now:
            self.step()
        return self

    def finish(self) -> Scene:
        """Everybody passes, declines or gives the first answer until the match is over."""
        while self.match.owing:
            self.step()
        return self

    def step(self) -> Scene:
        """One answer of nature, or of a seat as though it had gone away."""
        who = self.match.owing[0]
        self.match.play(who, self.nature()[0] if who == corro.NATURE else self.match.gone(who))
        return self

    def spaces(self) -> list[str]:
        """The spaces on which the player whose turn it is may put a henchman."""
        return [text.removeprefix("place/") for text in self.texts() if text.startswith("place/")]

    def player(self) -> int:
        """The seat that owes an answer, after nature's."""
        return self.settle().match.owing[0]

    def cash(self, seat: int) -> int:
        """The real money behind a player's screen."""
        return int(self.state()["players"][seat]["cash"])

    def account(self, seat: int) -> int:
        """The real money in a player's envelope."""
        return int(self.state()["players"][seat]["account"])

    def fakes(self, seat: int) -> tuple[int, ...]:
        """A player's fakes of one, two and three stars."""
        return tuple(self.state()["players"][seat]["fakes"][star] for star in STARS)

    def cards(self, seat: int) -> list[str]:
        """The cards before a player, sorted."""
        return sorted(self.state()["players"][seat]["cards"])

    def henchmen(self, seat: int) -> list[str]:
        """The spaces on which a player's henchmen stand."""
        return [str(space) for space in self.state()["players"][seat]["henchmen"]]

    def unused(self, seat: int) -> int:
        """How many henchmen a player can still use in this round."""
        return int(self.view()["players"][seat]["henchmen"])

    def passed(self, seat: int) -> int:
        """How many henchmen a player has laid down."""
        return int(self.state()["players"][seat]["passed"])

    def market(self) -> list[str | None]:
        """The card of each slot, the leftmost first."""
        return list(self.state()["market"])

    def bank(self) -> tuple[int, ...]:
        """The fakes left in each pile."""
        return tuple(self.view()["bank"][star] for star in STARS)

    def police(self) -> int:
        """The space of the police pawn."""
        return int(self.state()["police"])

    def first(self) -> int:
        """The seat that holds the first-player pawn."""
        return int(self.state()["first"])


def changed(**rulings: object) -> Any:
    """The box with other choices in its rulings; a test may change more in what it gets."""
    data = copy.deepcopy(PAPER)
    data["set"]["name"] = "changed"
    data["rulings"].update(rulings)
    return data


def opening(seats: int = 3, box: Any = None, **options: object) -> Scene:
    """A new match before its first draw; `play` lets nature give its first outcomes on the way to a text."""
    components = Components(PAPER if box is None else box)
    options["components"] = components.name
    return Scene(replay.start(registry.game("counterfeiters"), components, seats, options, None))


def scene(
    *,
    seats: int = 3,
    player: int = 0,
    began: int = 0,
    first: int | None = None,
    police: int | None = None,
    round: int = 2,  # noqa: A002 - the word of the rules
    market: dict[int, str | None] | None = None,
    deck: list[str] | None = None,
    cash: dict[int, int] | None = None,
    account: dict[int, int] | None = None,
    fakes: dict[int, tuple[int, int, int]] | None = None,
    cards: dict[int, list[str]] | None = None,
    henchmen: dict[int, list[str]] | None = None,
    passed: dict[int, int] | None = None,
    agenda: list[dict[str, Any]] | None = None,
    facts: dict[int, list[Any]] | None = None,
    box: Any = None,
    **options: object,
) -> Scene:
    """A table in the middle of the game; the player is about to place a henchman.

    `market` gives slots, counted from 1, their cards, `None` for an empty one; a slot with a henchman is empty, the
    others hold any cards. `deck` is all that is left in the deck, a card as `printer` or, out of a certain letter, as
    `C:printer`; without it that is every card not named. Seats that are not named have $50, no account, no fakes, a
    printer and a component. `henchmen` stand on spaces, `passed` counts those laid down; so many more have passed as it
    takes until it is the player's turn, in the order from who `began`. With an `agenda` of one's own none are added.
    """
    data: Any = opening(seats, box, **options).match.position()
    state = data["state"]
    state.update(began=began, first=began if first is None else first, round=round)
    state["police"] = state["police"] if police is None else police
    state["ending"] = state["police"] == last_space(data)
    for seat, row in enumerate(state["players"]):
        row["cash"], row["account"] = (cash or {}).get(seat, 50), (account or {}).get(seat, 0)
        row["fakes"] = dict(zip(STARS, (fakes or {}).get(seat, (0, 0, 0)), strict=True))
        row["henchmen"], row["passed"] = (henchmen or {}).get(seat, []), (passed or {}).get(seat, 0)
        row["facts"] = (facts or {}).get(seat, _facts(row["cash"], row["account"]))
    deal_out(state, dict(market or {}), deck, cards or {})
    data["agenda"] = _turns(state, player) if agenda is None else agenda
    return Scene(corro.resume(data))


def last_space(position: Any) -> int:
    """The last space of the police track for that position."""
    return int(next(row["end"] for row in PAPER["police_track"] if str(position["seats"]) in row["start"]))


def _facts(cash: int, account: int) -> list[Any]:
    """Facts that agree with cash and account."""
    start = ["start", cash + account]
    return [start, ["could fly", 10], ["flew", 0]] if account else [start]


def _turns(state: Any, player: int) -> list[dict[str, Any]]:
    """The turns that are left in the round, the player's first; who has used too few henchmen for that has passed."""
    rows = state["players"]
    order = [(state["began"] + place) % len(rows) for place in range(len(rows))] * HENCHMEN
    used = [len(row["henchmen"]) + row["passed"] for row in rows]
    for turn, seat in enumerate(order):
        before = [order[:turn].count(other) for other in range(len(rows))]
        if seat == player and all(had <= needed for had, needed in zip(used, before, strict=True)):
            for row, had, needed in zip(rows, used, before, strict=True):
                row["passed"] += needed - had
            return [{"step": "PlaceHenchman", "seat": seat} for seat in order[turn:]] + [{"step": "EndOfRound"}]
    raise AssertionError(used)
