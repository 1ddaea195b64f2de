"""The documents: their examples run, and they name all there is."""

from __future__ import annotations

import doctest
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import corro

ROOT = Path(__file__).parents[1]
DOCS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
WITH_EXAMPLES = [
    "README.md", "library.md", "positions.md", "records.md", "wall_street.md", "counterfeiters.md", "chicago.md",
]  # fmt: skip
FENCE = re.compile(r"^```.*$", re.MULTILINE)
BLOCK = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#]+)")
CHICAGO_OPTIONS = ("special_companies", "chief_assets", "building_draft", "friendly_closing", "advanced_supply_chain")
TYCOONS = ("off", "reward", "punishment", "mixed")
Setup = tuple[int, dict[str, object], str]
SETUPS: dict[str, list[Setup]] = {}
SETUPS["wall_street"] = [
    (seats, {"board": board, "tycoons": tycoons, "call_options": call_options}, chance)
    for seats, tycoons in zip((2, 3, 4, 5), TYCOONS, strict=True)
    for call_options, board in ((False, "blue"), (True, "orange"))
    for chance in ("fair", "open")
]
SETUPS["counterfeiters"] = [
    (seats, {"stall_guard": guard}, chance)
    for seats in (2, 3, 4)
    for guard in (25, 3)
    for chance in ("fair", "open", "fair", "open")
]
SETUPS["chicago"] = [
    (seats, {"mode": mode, **dict.fromkeys(CHICAGO_OPTIONS, given)}, chance)
    for seats in (2, 3, 4)
    for mode, given, chance in (
        ("basic", False, "open"), ("basic", True, "fair"), ("advanced", True, "open"), ("advanced", False, "fair"),
    )
]  # fmt: skip
LAST = {
    "wall_street": {"FirstTurn", "EndOfTurn"},
    "counterfeiters": {"StartRound", "EndOfRound", "Count"},
    "chicago": {"StartDecade", "Cleanup", "EndOfDecade", "End"},
}
ALONE: dict[str, tuple[list[str], ...]] = {
    "wall_street": ([], ["AssignShares"], ["DiscardExplosion"]),
    "counterfeiters": ([],),
    "chicago": ([],),
}
GAMES = sorted(corro.games())
FOLDERS = sorted(path.parent for path in (ROOT / "src" / "corro" / "games").glob("*/game.py"))


def page(name: str) -> str:
    """A document without its blocks of code."""
    return BLOCK.sub("", (ROOT / "docs" / name).read_text("utf-8"))


def named(name: str) -> set[str]:
    """Everything a document sets in the type of code."""
    return set(re.findall(r"`([^`\n]+)`", page(name)))


def of_positions(game: str) -> set[str]:
    """What the page of positions and that of a game set in the type of code."""
    return named("positions.md") | named(f"positions/{game}.md")


def walk(game: str) -> Iterator[corro.Match]:
    """Matches over all options, each as it stands before every answer."""
    for number, (seats, options, chance) in enumerate(SETUPS[game]):
        seed = None if chance == "open" else number
        match = corro.start(game, seats=seats, seed=seed, options=options, chance=chance)
        rng = random.Random(number)
        while not match.over:
            yield match
            seat = rng.choice(match.owing)
            match.play(seat, rng.choice(match.moves(seat)))
        yield match


@cache
def positions(game: str) -> list[dict[str, Any]]:
    return [match.position() for match in walk(game)]


def words(data: Any) -> Iterator[str]:
    """Every key and every text in plain data."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from words(value)
    elif isinstance(data, list):
        for item in data:
            yield from words(item)
    elif isinstance(data, str):
        yield data


@pytest.mark.parametrize("path", DOCS, ids=lambda path: path.name)
def test_the_examples_of_a_document_run(path: Path) -> None:
    text = FENCE.sub("", path.read_text("utf-8"))
    test = doctest.DocTestParser().get_doctest(text, {}, path.name, str(path), 0)
    told: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=told.append)
    assert not result.failed, "".join(told)
    assert path.name not in WITH_EXAMPLES or result.attempted


@pytest.mark.parametrize("path", DOCS, ids=lambda path: path.name)
def test_a_link_leads_to_a_file_that_is_there(path: Path) -> None:
    links = [link for link in LINK.findall(BLOCK.sub("", path.read_text("utf-8"))) if not link.startswith("http")]
    assert [link for link in links if not (path.parent / link).exists()] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_of_positions_name_every_key_and_id_that_occurs(game: str) -> None:
    found: set[str] = set()
    for position in positions(game):
        chance = position["chance"]
        plain = {key: value for key, value in position.items() if key not in {"game", "sealed", "chance"}}
        found |= {*words(plain), "game", "sealed", "chance", *(chance if isinstance(chance, dict) else [chance])}
    assert sorted(found - of_positions(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_of_positions_name_every_kind_of_sealed_answer(game: str) -> None:
    texts = {text.split("/")[0] for position in positions(game) for given in position["sealed"] for text in given}
    assert texts or game != "wall_street"
    assert sorted(texts - {text.split("/")[0] for text in of_positions(game)}) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_has_every_step_with_its_fields(game: str) -> None:
    steps = corro.start(game).game.steps
    rows = re.findall(r"^\| `(\w+)` \| ([^|]*) \|", page(f"positions/{game}.md"), re.MULTILINE)
    told = {name: re.findall(r"`(\w+)`", fields) for name, fields in rows if name[0].isupper()}
    assert told == {name: list(step.fields) for name, step in steps.items()}


@pytest.mark.parametrize("game", GAMES)
def test_every_agenda_that_occurs_has_one_of_the_told_forms(game: str) -> None:
    for position in positions(game):
        due = [step["step"] for step in position["agenda"]]
        assert due in ALONE[game] or due[-1] in LAST[game]


@pytest.mark.parametrize("game", GAMES)
def test_a_position_that_occurs_can_be_gone_on_from(game: str) -> None:
    for position in positions(game)[::3]:
        assert corro.resume(position).position() == position


def test_the_page_of_records_names_every_key() -> None:
    assert sorted(set(corro.start("wall_street").record.to_data()) - named("records.md")) == []


def test_the_page_of_the_library_names_every_key_of_a_view_and_every_name_of_the_package() -> None:
    told = {name.removeprefix("corro.").split("(")[0] for name in named("library.md")}
    keys = {key for game in GAMES for key in corro.start(game).view(None)}
    public = {name for name in dir(corro.Match) if not name.startswith("_")} - {"begin", "go_on", "take_chance"}
    spoken = {word.rpartition(".")[2] for word in told} | told
    assert sorted(keys - spoken) == []
    assert sorted(public - spoken) == []
    assert sorted({*corro.__all__} - spoken) == []


@pytest.mark.parametrize("name", ["docs/architecture.md", "CONTRIBUTING.md"])
def test_code_that_is_shown_stands_in_the_source(name: str) -> None:
    source = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "src").rglob("*.py")))
    shown = re.findall(r"^```python\n(class .*?)^```$", (ROOT / name).read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert shown
    assert [code for code in shown if code.strip() not in source] == []


def test_the_page_of_the_house_names_every_file() -> None:
    folders = [ROOT / "src" / "corro" / "engine", *FOLDERS]
    files = {path.name for folder in folders for path in folder.iterdir() if path.is_file()}
    assert sorted(files - named("architecture.md") - {"__init__.py"}) == []
