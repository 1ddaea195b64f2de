"""The surface of a match: seats, moves, views, events and what it refuses."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest

import corro
from corro.engine.match import Match
from tests.engine.matches import HUGE, is_a_sentence, play_on

NO_SEATS = [True, False, "0", 99, 3, -1, -2, -3, 0.0, (0,), b"1", HUGE]


class EqualsAll:
    """Something that claims to be any text there is."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]


@pytest.fixture
def match() -> Match:
    return corro.start("wall_street", seats=3, seed=7)


def test_a_move_is_played_as_it_is_or_by_its_text(match: Match) -> None:
    seat = match.owing[0]
    twin = match.copy()
    move = match.moves(seat)[2]
    assert twin.play(seat, move.text) == match.play(seat, move)
    assert twin.position() == match.position()


def test_a_move_of_another_match_of_the_same_game_is_as_good(match: Match) -> None:
    seat = match.owing[0]
    move = corro.start("wall_street", seats=3, seed=7).moves(seat)[2]
    match.play(seat, move)
    assert match.record.lines[-1] == f"{seat} {move.text}"


def test_play_returns_what_it_appends_to_the_events_of_that_seat(match: Match) -> None:
    for _ in range(30):
        seat = match.owing[0]
        before = match.events(seat)
        told = match.play(seat, match.moves(seat)[0])
        assert match.events(seat) == before + told


def test_views_and_events_are_plain_json_of_the_callers_own(match: Match) -> None:
    play_on(match, 3, 20)
    for seat in (None, 0, 1, 2):
        view: Any = match.view(seat)
        assert json.loads(json.dumps([view, match.events(seat)])) == [view, match.events(seat)]
        view["players"][0]["cash"] = 99
        view["options"].clear()
        match.events(seat).clear()
        assert match.view(seat) != view
    assert match.options["board"] == "blue"


def test_a_watcher_sees_what_no_seat_hides(match: Match) -> None:
    view: Any = match.view(None)
    assert view["seat"] is None
    assert all(player["secret"] is None for player in view["players"])
    own: Any = match.view(1)
    assert [player["secret"] is None for player in own["players"]] == [True, False, True]


def test_scores_and_winners_come_with_the_end(match: Match) -> None:
    assert (match.over, match.scores, match.winners) == (False, None, None)
    play_on(match)
    assert match.over
    assert match.owing == ()
    assert match.scores is not None
    assert len(match.scores) == 3
    assert match.winners
    assert max(match.scores) in {match.scores[seat] for seat in match.winners}


@pytest.mark.parametrize("seat", [*NO_SEATS, None])
def test_a_seat_that_does_not_exist_has_no_moves_and_may_not_play(match: Match, seat: Any) -> None:
    before = match.position(), match.version
    assert match.moves(seat) == ()
    for asked in (lambda: match.play(seat, "place/1"), lambda: match.gone(seat)):
        with pytest.raises(corro.IllegalMove) as caught:
            asked()
        assert is_a_sentence(caught.value)
    assert (match.position(), match.version) == before


@pytest.mark.parametrize("seat", NO_SEATS)
def test_a_seat_that_does_not_exist_sees_nothing(match: Match, seat: Any) -> None:
    for asked in (match.view, match.events):
        with pytest.raises(corro.IllegalMove, match="the seats are 0 to 2, None is a watcher"):
            asked(seat)


@pytest.mark.parametrize(
    "move", ["", "buy/3", " place/1", "PLACE/1", "place/1 ", None, 1, 1.5, math.nan, (), [], {}, b"place/1", HUGE]
)
def test_whatever_is_no_move_is_refused_and_changes_nothing(match: Match, move: Any) -> None:
    before = match.position(), match.events(0), match.version
    seat = match.owing[0]
    with pytest.raises(corro.IllegalMove) as caught:
        match.play(seat, move)
    assert is_a_sentence(caught.value)
    assert f"seat {seat} may play place/0, place/1" in str(caught.value)
    assert (match.position(), match.events(0), match.version) == before


def test_what_equals_everything_is_no_move(match: Match) -> None:
    nonsense: Any = EqualsAll()
    with pytest.raises(corro.IllegalMove):
        match.play(match.owing[0], nonsense)


def test_the_refusal_of_a_seat_that_owes_nothing_names_who_does(match: Match) -> None:
    owes = match.owing[0]
    other = (owes + 1) % 3
    with pytest.raises(corro.IllegalMove, match=f"^seat {other} owes nothing now; it is seat {owes} that has to"):
        match.play(other, "place/1")
    with pytest.raises(corro.IllegalMove, match=f"^nature owes nothing now; it is seat {owes} that has to answer$"):
        match.play(corro.NATURE, "place/1")


def test_the_refusal_of_a_seat_that_does_not_exist_names_those_that_do(match: Match) -> None:
    with pytest.raises(corro.IllegalMove, match=r"^there is no seat 3; the seats are 0 to 2$"):
        match.play(3, "place/1")


def test_a_long_list_of_moves_is_cut_in_the_refusal() -> None:
    match = corro.start("wall_street", chance="open")
    while len(match.moves(corro.NATURE)) < 15:
        match.play(corro.NATURE, match.moves(corro.NATURE)[0])
    with pytest.raises(corro.IllegalMove) as caught:
        match.play(corro.NATURE, "?")
    rest = len(match.moves(corro.NATURE)) - 12
    assert str(caught.value).endswith(f" and {rest} more")
    assert str(caught.value).count("card/") == 12


def test_when_the_match_is_over_nothing_can_be_played(match: Match) -> None:
    play_on(match)
    with pytest.raises(corro.IllegalMove, match=r"^the match is over; seat 0 has nothing to play$"):
        match.play(0, "place/1")


def test_a_copy_goes_its_own_way(match: Match) -> None:
    twin = match.copy()
    before = match.position(), match.record.to_data(), match.events(None)
    play_on(twin, 1)
    assert (match.position(), match.record.to_data(), match.events(None)) == before
    assert play_on(match, 1).position() == twin.position()


def test_a_match_says_what_it_is(match: Match) -> None:
    assert repr(match) == f"<Match of wall_street, 3 seats, {match.version} lines, owing {match.owing}>"
    assert repr(play_on(match)).endswith("over>")
    assert (match.game.name, match.seats, match.answers_nature) == ("wall_street", 3, True)
