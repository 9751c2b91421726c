"""A measure and how it is taken: so many runs, each timed by itself; the median and its spread are kept."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median, quantiles
from time import perf_counter_ns
from typing import Any, TypeAlias

import msgspec

from gonfalon.kernel.messages import Message

Run: TypeAlias = Callable[[int], float]  # does the work of run number so and so, and says how many things that were
UNITS = {"ns": 1, "µs": 1_000, "ms": 1_000_000}


class Measure(msgspec.Struct, frozen=True):
    """What is measured. `prepare` does all that should not be timed and gives the run.

    The words for it are `bench-title-<about>` and `bench-how-<about>` in the language files.
    """

    name: str
    about: str
    unit: str
    prepare: Callable[[], Run]
    runs: int = 15
    bar: float | None = None  # the median should stay under it
    worst_bar: float | None = None  # and every single run under this
    warm: bool = True  # a run that nobody counts goes before
    says: bool = False  # a run says its figure itself (a weight, another's clock), and nobody looks at ours
    args: dict[str, Any] = {}

    @property
    def title(self) -> Message:
        return Message.of(f"bench-title-{self.about}", **self.args)

    @property
    def how(self) -> Message:
        return Message.of(f"bench-how-{self.about}", runs=self.runs, **self.args)


class Result(msgspec.Struct, frozen=True):
    """What came out, in the measure's unit: the median, the middle half of the runs, and the worst."""

    measure: Measure
    median: float
    low: float
    high: float
    worst: float

    @property
    def good(self) -> bool | None:
        """Whether it stays under its bars; None where there are none."""
        bars = [(self.median, self.measure.bar), (self.worst, self.measure.worst_bar)]
        kept = [value <= bar for value, bar in bars if bar is not None]
        return all(kept) if kept else None


def take(measure: Measure) -> Result:
    """Measure it. The garbage collector stays on, as it is in play."""
    run = measure.prepare()
    if measure.warm:
        run(measure.runs)
    found = [_found(measure, run, number) for number in range(measure.runs)]
    low, _, high = quantiles(found, n=4, method="inclusive") if len(found) > 1 else found * 3
    return Result(measure, median(found), low, high, max(found))


def _found(measure: Measure, run: Run, number: int) -> float:
    return run(number) if measure.says else _timed(run, number) / UNITS[measure.unit]


def _timed(run: Run, number: int) -> float:
    """Nanoseconds for each of the things that a run does."""
    started = perf_counter_ns()
    things = run(number)
    return (perf_counter_ns() - started) / things
