"""`bench/results.md`: results kept by date and version, the newest first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date

import gonfalon
from gonfalon.bench.measure import Result
from gonfalon.bench.peers import Ratio
from gonfalon.bench.suite import machine
from gonfalon.kernel.messages import Refused
from gonfalon.words import say

INTRODUCTION = """# Results of `gonfalon bench`

Newest first. Add a section with `gonfalon bench --out bench/results.md`, on a machine that has nothing else to do.
Each number is the median of its runs, then the middle half of them, then the worst. The load says how many cores had
work to do in the minute before and at the end, the suite itself included: where it is more than one, somebody else was
measured too.
"""


def figure(value: float) -> str:
    """Three figures are all that a measurement is worth."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def bars(result: Result) -> str:
    """`≤ 100 ms, worst ≤ 250 ms`, kept or not."""
    measure, parts = result.measure, []
    if measure.bar is not None:
        parts.append(f"≤ {measure.bar:,.0f}")
    if measure.worst_bar is not None:
        parts.append(f"worst ≤ {measure.worst_bar:,.0f}")
    return f"{', '.join(parts)} {'✓' if result.good else '✗'}" if parts else ""


def section(
    results: Iterable[Result], today: date, loads: tuple[float | None, float | None], ratios: Sequence[Ratio] = ()
) -> str:
    lines = [f"## {today.isoformat()}, {gonfalon.__version__}", "", f"{machine()}; load {loads[0]}, {loads[1]}", ""]
    lines += ["| measure | what | median | middle half | worst | bar |", "|---|---|--:|--:|--:|---|"]
    lines += [f"| {' | '.join(_row(result))} |" for result in results]
    if ratios:
        lines += ["", "| we | | peer | | we are faster by |", "|---|--:|---|--:|--:|", *map(_beside, ratios)]
    return "\n".join(lines) + "\n"


def _beside(ratio: Ratio) -> str:
    ours, theirs = f"{figure(ratio.microseconds)} µs", f"{figure(ratio.peer_microseconds)} µs"
    return f"| `{ratio.ours}` | {ours} | {ratio.peer} | {theirs} | {figure(ratio.times)} × |"


def _row(result: Result) -> list[str]:
    spread = f"{figure(result.low)} – {figure(result.high)}"
    median = f"{figure(result.median)} {result.measure.unit}"
    return [
        f"`{result.measure.name}`",
        say(result.measure.title),
        median,
        spread,
        figure(result.worst),
        bars(result),
    ]


def with_section(text: str, new: str) -> str:
    """The file with a new section on top; an empty one gets its introduction."""
    if not text:
        return f"{INTRODUCTION}\n{new}"
    if not text.startswith(INTRODUCTION):
        raise Refused.of("bench-other-file")
    return f"{INTRODUCTION}\n{new}{text.removeprefix(INTRODUCTION)}"
