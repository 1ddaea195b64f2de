"""Every clause of the rules has a test, and nothing names a clause that is none."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.clauses import ROOT, cited, main

RULES = """# Rules

- **XY-BUY-1** Pay. [derived]
- **XY-BUY-2** Take. [derived]
- **XY-EX-1** Given. [derived]
- **R-BUY-1** Who pays? The buyer.
"""


def project(root: Path, tests: str, code: str) -> Path:
    """A project with one game of three clauses."""
    game, folder = root / "src" / "corro" / "games" / "toy", root / "tests" / "games" / "toy"
    for path in (game, folder):
        path.mkdir(parents=True)
    (game / "RULES.md").write_text(RULES)
    (game / "rules.py").write_text(code)
    (folder / "test_toy.py").write_text(tests)
    return root


def test_every_clause_of_every_game_has_a_test() -> None:
    run = subprocess.run(
        [sys.executable, ROOT / "tools" / "clauses.py"], capture_output=True, encoding="utf-8", check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    for game in ("wall_street", "counterfeiters"):
        assert f"{game}: " in run.stdout


def test_ranges_and_lists_name_each_clause() -> None:
    assert cited("WS-SETUP-3 to WS-SETUP-5") == cited("WS-SETUP-3, 4, 5") == cited("WS-SETUP-3 to 5")
    assert cited("WS-SETUP-1, 2, 6") == ["WS-SETUP-1", "WS-SETUP-2", "WS-SETUP-6"]
    assert cited("WS-END-1, WS-SCORE-4 to WS-SCORE-5. R18") == ["WS-END-1", "WS-SCORE-4", "WS-SCORE-5"]


def test_the_table_tells_tests_and_code_of_each_clause(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = "def test_one() -> None:  # XY-BUY-1, 2\n    pass\n"
    two = "def test_two(\n    a: int\n) -> None:  # XY-EX-1, XY-BUY-1\n    pass\n"
    assert main(project(tmp_path, one + two, '"""Pay. XY-BUY-1 to XY-BUY-2"""\n'), []) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["XY-BUY-1", "Pay.", "[derived]", "2", "rules.py:1"] in lines
    assert ["XY-BUY-2", "Take.", "[derived]", "1", "rules.py:1"] in lines
    assert ["XY-EX-1", "Given.", "[derived]", "1", "-"] in lines


def test_a_clause_without_a_test_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = "def test_all() -> None:  # XY-BUY-1, 2\n    named = 'XY-EX-1'  # XY-EX-1\n"
    assert main(project(tmp_path, tests, ""), []) == 1
    assert "XY-EX-1 has no test" in capsys.readouterr().out


@pytest.mark.parametrize(("tests", "code"), [("XY-BUY-3", ""), ("XY-BUY-1", "# XY-SELL-1")])
def test_a_name_of_no_clause_is_wrong(
    tests: str, code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    body = f"def test_all() -> None:  # XY-BUY-1, 2, XY-EX-1, {tests}\n    pass\n"
    assert main(project(tmp_path, body, code), []) == 1
    assert "which is no clause" in capsys.readouterr().out


def test_a_ruling_is_no_clause_and_needs_no_test(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = "def test_all() -> None:  # XY-BUY-1, 2, XY-EX-1, R-BUY-1\n    pass\n"
    assert main(project(tmp_path, tests, "# R-BUY-1"), []) == 0
    assert "toy: 3 clauses, 3 with a test (1 tests)" in capsys.readouterr().out


def test_a_name_of_no_ruling_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = "def test_all() -> None:  # XY-BUY-1, 2, XY-EX-1\n    pass\n"
    assert main(project(tmp_path, tests, "# R-BUY-2"), []) == 1
    assert "rules.py:1 names R-BUY-2, which is no clause" in capsys.readouterr().out
