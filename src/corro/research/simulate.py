"""Many matches at once, on as many cores as there are, with the same results on one."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_all_start_methods, get_context
from typing import Final, TypeVar

from corro import registry
from corro.bots.table import find
from corro.engine.errors import BadOptions, Error
from corro.engine.reader import briefly
from corro.research.series import Result, Series, play
from corro.research.tally import Tally

BATCH: Final = 10
AHEAD: Final = 4
MOST_MATCHES: Final = 10_000_000
MOST_JOBS: Final = 1_000
Sent = TypeVar("Sent")


def simulate(
    game: str,
    *,
    bots: Sequence[str] = ("random", "random"),
    matches: int = 100,
    seed: int = 0,
    jobs: int | None = None,
    options: Mapping[str, object] | None = None,
    listen: Callable[[Result], None] | None = None,
    keep: bool = False,
) -> Tally:
    """Let bots play a number of matches against each other, moving on by one seat each time; what came of it.

    The same seed gives the same results with any number of jobs; all cores are used unless said otherwise. `listen`
    is called with each result, in order; what it raises ends the series. With `keep` each result has its record.

    >>> tally = simulate("counterfeiters", bots=("random", "random"), matches=6, seed=1, jobs=1)
    >>> tally.played, sum(tally.wins("random"))
    (6, 6.0)
    """
    series = prepare(game, bots, seed, options)
    tally = Tally(series)
    number = checked(matches, MOST_MATCHES, "matches")
    for result in results(series, number, cores() if jobs is None else jobs, keep=keep):
        tally.add(result)
        if listen is not None:
            listen(result)
    return tally


def prepare(game: str, bots: Sequence[str], seed: object, options: Mapping[str, object] | None) -> Series:
    """A series that can be played; BadOptions says what is wrong with it."""
    title = registry.game(game)
    title.check_seats(len(bots))
    chosen = title.choose(dict(options or {}))
    registry.components(game, chosen["components"])
    for bot in bots:
        find(bot)
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadOptions(f"a seed is a whole number, not {briefly(seed)}")
    return Series(game, tuple(bots), tuple(chosen.items()), seed)


def checked(number: object, most: int, what: str) -> int:
    """That number, when it can be played."""
    if isinstance(number, bool) or not isinstance(number, int) or not 0 < number <= most:
        raise BadOptions(f"there cannot be {briefly(number)} {what}; from 1 to {most:,} there can")
    return number


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def results(series: Series, matches: int, jobs: object, *, keep: bool) -> Iterator[Result]:
    """All matches of a series in their order, played by so many processes; `keep` brings their records too."""
    processes = min(checked(jobs, MOST_JOBS, "jobs"), -(-matches // BATCH))
    if processes == 1:
        yield from (play(series, number, keep) for number in range(matches))
        return
    start_method = "fork" if "fork" in get_all_start_methods() else None  # forked, they know registered bots
    with ProcessPoolExecutor(processes, get_context(start_method), initializer=ignore_ctrl_c) as pool:

        def submit(start: int, stop: int) -> Future[list[Result]]:
            return pool.submit(batch, series, start, stop, keep)

        try:
            yield from in_order(submit, Future.result, matches, processes * AHEAD)
        except BrokenProcessPool:
            raise Error("a process that played matches was killed; what it had not finished is not counted") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def ignore_ctrl_c() -> None:
    """Leave Ctrl-C to the process that asked for the matches."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def in_order(
    submit: Callable[[int, int], Sent], fetch: Callable[[Sent], list[Result]], matches: int, ahead: int
) -> Iterator[Result]:
    """Batches go out, some ahead of what is waited for; their results come in the order of the matches."""
    starts = iter(range(0, matches, BATCH))
    due: deque[Sent] = deque()
    while True:
        while len(due) < ahead and (start := next(starts, None)) is not None:
            due.append(submit(start, min(start + BATCH, matches)))
        if not due:
            return
        yield from fetch(due.popleft())


def batch(series: Series, start: int, stop: int, keep: bool) -> list[Result]:
    """A few matches, in a process of its own."""
    return [play(series, number, keep) for number in range(start, stop)]
