"""`corro simulate`: many matches between bots, and a table of what came of it."""

from __future__ import annotations

import csv
import io
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from corro import registry
from corro.cli import files
from corro.cli.command import Command, add_json
from corro.cli.output import complain, paper, say, say_json
from corro.cli.play import add_components, options, with_components
from corro.engine.errors import BadOptions, Error
from corro.research.cluster import results_on_cluster
from corro.research.series import Result, Series
from corro.research.simulate import MOST_JOBS, MOST_MATCHES, checked, cores, prepare, results
from corro.research.tally import Tally

FINISHED: Final = 0
STOPPED: Final = 1
MATCHES: Final = 100
COLUMNS: Final = ("match", "seat", "bot", "score", "won", "decisions", "turns", "ending")


def run(chosen: Namespace) -> int:
    """Play the series, as far as nobody stops it, and show what came of it."""
    game = registry.game(chosen.game)
    bots = (
        tuple(name.strip() for name in chosen.seats.split(","))
        if chosen.seats
        else ("greedy", *("random",) * (game.seats[0] - 1))
    )
    series = prepare(
        game.name, bots, chosen.seed, with_components(game, chosen.components, options(game, chosen.option))
    )
    number = checked(chosen.matches, MOST_MATCHES, "matches")
    checked(chosen.jobs, MOST_JOBS, "jobs")
    if chosen.json and files.STREAM in (chosen.csv, chosen.out):
        raise BadOptions("standard output is either for --json or for --csv")
    folder = _folder(chosen.out)
    tally = Tally(series)
    stopped = False
    try:
        with bar(number) as advance:
            for result in played(series, number, chosen, keep=folder is not None):
                tally.add(result)
                if folder is not None and result.record is not None:
                    files.write(str(folder / f"{result.number:07d}.json"), result.record)
                advance()
    except (KeyboardInterrupt, Error) as error:
        stopped = True
        why = f": {error}" if isinstance(error, Error) else ""
        complain(f"stopped after {tally.played} of {number} matches{why}")
    if chosen.csv:
        files.write(chosen.csv, rows(tally.results))
    if chosen.json:
        say_json(tally.data())
    elif chosen.csv != files.STREAM:
        show(tally)
    return STOPPED if stopped else FINISHED


def played(series: Series, number: int, chosen: Namespace, *, keep: bool) -> Iterator[Result]:
    """The matches of a series, played here or on a cluster."""
    if chosen.ray:
        return results_on_cluster(series, number, chosen.ray, keep=keep)
    return results(series, number, chosen.jobs, keep=keep)


def _folder(name: str) -> Path | None:
    """The folder for records, made if it is not there."""
    if not name:
        return None
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOptions(f"{name} cannot be a folder for records: {files.reason(error)}") from None
    return folder


@contextmanager
def bar(number: int) -> Iterator[Callable[[], None]]:
    """A progress bar on the error stream, where somebody looks on; it gives what moves it on by one."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task("", total=number, rate="")

        def advance() -> None:
            speed = progress.tasks[0].speed
            progress.update(task, advance=1, rate=f"{speed:,.1f} matches/s" if speed else "")

        yield advance


def rows(results: list[Result]) -> str:
    """A line for each seat of each match, with a head."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for result in results:
        for seat, (bot, score) in enumerate(zip(result.bots, result.scores, strict=True)):
            won = int(seat in result.winners)
            writer.writerow([result.number, seat, bot, score, won, result.decisions, result.turns, result.ending])
    return text.getvalue()


def show(tally: Tally) -> None:
    """The table of bots, then seats and lengths."""
    if not tally.results:
        say("No match was finished, so there is nothing to tell.")
        return
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    for name in ("bot", "seats", "wins", "95 of 100", "score", "least", "most"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for name in tally.names:
        share, low, high = tally.share(name)
        scores = tally.scores(name)
        mean = sum(scores) / len(scores)
        table.add_row(
            name, str(tally.series.bots.count(name)), f"{share:.1%}", f"{low:.1%} - {high:.1%}",
            f"{mean:,.1f}", f"{min(scores):,}", f"{max(scores):,}",
        )  # fmt: skip
    paper().print(table)
    seats = ", ".join(f"seat {seat} {tally.seat_wins(seat):.1%}" for seat in range(len(tally.series.bots)))
    endings = ", ".join(f"{ending} {count:,}" for ending, count in tally.endings().items())
    decisions = [result.decisions for result in tally.results]
    say(
        "",
        f"{tally.played:,} matches of {tally.series.game}; won in {seats}",
        *([f"ended: {endings}"] if endings else []),
        f"decisions: {min(decisions):,} to {max(decisions):,}, {sum(decisions) / len(decisions):,.1f} on average",
        f"`--seed {tally.series.seed}` plays the same series again.",
    )


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the name of a game; `corro games` lists them and the bots")
    parser.add_argument("--seats", default="", metavar="BOT,BOT,...", help="who plays, in turn order; they rotate")
    parser.add_argument("--matches", type=int, default=MATCHES, metavar="N", help=f"how many matches; {MATCHES}")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the same number plays the same series")
    parser.add_argument("--jobs", type=int, default=cores(), metavar="N", help="how many processes; all cores")
    parser.add_argument(
        "--ray", default="", metavar="ADDRESS", help="play on a Ray cluster; auto: the one running here"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="how a match is set up")
    add_components(parser)
    parser.add_argument("--csv", default="", metavar="FILE", help="write a line for each seat of each match")
    parser.add_argument("--out", default="", metavar="FOLDER", help="keep the record of each match in a folder")
    add_json(parser)


SIMULATE: Final = Command("simulate", "let bots play many matches, and tell what came of it", _arguments, run)
