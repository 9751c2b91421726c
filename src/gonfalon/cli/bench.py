"""`gonfalon bench`: how fast it is, measured here and now."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gonfalon.cli import files
from gonfalon.kernel.messages import Message, Refused

if TYPE_CHECKING:
    from gonfalon.bench.measure import Measure, Result
    from gonfalon.bench.peers import Ratio
    from gonfalon.cli.voice import Voice


def bench(
    ctx: typer.Context,
    only: Annotated[str, typer.Option("--only", metavar="WORD")] = "",
    out: Annotated[str, typer.Option("--out", metavar="FILE")] = "",
    peers: Annotated[bool, typer.Option("--peers")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Take the measures one after another; the table comes when all are taken."""
    from gonfalon.bench.results import section, with_section
    from gonfalon.bench.suite import chosen, load

    voice: Voice = ctx.obj
    path = files.target("--out", out, (".md",)) if out else None
    kept = _kept(path) if path else ""
    with_section(kept, "")  # refuses another file before a minute is spent
    before = load()
    results = _taken(voice, chosen(only))
    ratios = _compared(voice) if peers else []
    loads = before, load()
    if path:
        from datetime import date

        from gonfalon.kernel.whole_files import write_whole

        write_whole(path, with_section(kept, section(results, date.today(), loads, ratios)).encode())
    if as_json:
        beside = [{**ratio._asdict(), "times": ratio.times} for ratio in ratios]
        voice.write_json({"load": loads, **_plain(voice, results), "peers": beside})
    else:
        _print_table(voice, results)
        _print_ratios(voice, ratios)


def _compared(voice: Voice) -> list[Ratio]:
    """Public peers beside us; without them (no network, say) the rest still counts."""
    from gonfalon.bench.peers import compare

    try:
        return compare()
    except Refused as refused:
        voice.note(refused.refusal)
        return []


def _print_ratios(voice: Voice, ratios: list[Ratio]) -> None:
    from gonfalon.bench.results import figure

    for ratio in ratios:
        said = {"ours": ratio.ours, "peer": ratio.peer, "times": figure(ratio.times)}
        times = {"us": figure(ratio.microseconds), "them": figure(ratio.peer_microseconds)}
        voice.write(voice.say(Message.of("bench-ratio", **said, **times)))


def _kept(path: Path) -> str:
    try:
        return path.read_text("utf-8") if path.exists() else ""
    except (OSError, UnicodeDecodeError) as fault:
        raise Refused.of("bench-unreadable", file=str(path), why=str(fault)) from None


def _taken(voice: Voice, measures: list[Measure]) -> list[Result]:
    """What cannot be measured here (a library that is not installed) is told and left out."""
    from gonfalon.bench.measure import take

    results = []
    with _progress(len(measures)) as tell:
        for measure in measures:
            tell(voice.say(measure.title))
            try:
                results.append(take(measure))
            except Refused as refused:
                voice.note(Message.of("bench-skipped", name=measure.name, why=refused.refusal.message))
    return results


@contextmanager
def _progress(total: int) -> Iterator[Callable[[str], None]]:
    """A bar on stderr when a person watches; what it gives is told what comes next."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)

        def tell(title: str) -> None:
            bar.update(task, description=title, advance=0 if bar.tasks[0].description == "" else 1)

        yield tell


def _plain(voice: Voice, results: list[Result]) -> dict[str, Any]:
    import gonfalon
    from gonfalon.bench.suite import machine

    return {
        "version": gonfalon.__version__,
        "machine": machine(),
        "measures": [
            {
                "name": result.measure.name,
                "value": result.median,
                "unit": result.measure.unit,
                "low": result.low,
                "high": result.high,
                "worst": result.worst,
                "runs": result.measure.runs,
                "bar": result.measure.bar,
                "worst_bar": result.measure.worst_bar,
                "good": result.good,
                "how": voice.say(result.measure.how),
            }
            for result in results
        ],
    }


def _print_table(voice: Voice, results: list[Result]) -> None:
    from rich.table import Table
    from rich.text import Text

    from gonfalon.bench.results import bars, figure
    from gonfalon.bench.suite import machine

    table = Table(box=None, padding=(0, 2), pad_edge=False)
    how = Table(box=None, padding=(0, 2), pad_edge=False, show_header=False)
    table.add_column(voice.say(Message.of("bench-measure")))
    for heading in ("bench-median", "bench-middle", "bench-worst"):
        table.add_column(voice.say(Message.of(heading)), justify="right", no_wrap=True)
    table.add_column(voice.say(Message.of("bench-bar")), no_wrap=True)
    for result in results:
        spread = f"{figure(result.low)} – {figure(result.high)}"
        median = f"{figure(result.median)} {result.measure.unit}"
        table.add_row(result.measure.name, median, spread, figure(result.worst), bars(result))
        how.add_row(result.measure.name, f"{voice.say(result.measure.title)}: {voice.say(result.measure.how)}")
    voice.show(table, Text(), how, Text(), machine())
