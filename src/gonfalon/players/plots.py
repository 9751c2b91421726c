"""Charts of simulated campaigns: who wins and how surely, how long it takes, how realms grow, what odds are worth.

Every share is drawn with the interval in which the truth lies 95 times in a hundred. The same results give the same
bytes: no date and no random names are written into the picture.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from gonfalon.kernel.messages import Message, Refused
from gonfalon.kernel.whole_files import write_whole
from gonfalon.players.balance import GROUPS, Share, by_setting, seen
from gonfalon.players.simulation import Result
from gonfalon.players.tournament import wilson

ENDINGS = (".svg", ".png", ".pdf")
INKS = ("#1f4e8c", "#a3341f", "#b8860b", "#3f6b3a", "#6b4a7d", "#4a4a4a", "#2a7f86", "#8a5a2b")
PAPER, INK = "#fbf6ea", "#2d1e12"
WHOLE = (-0.05, 1.08)  # all shares there are, with room for what is written beside them
BINS = ((0, 6), (7, 12), (13, 18), (19, 24), (25, 30), (31, 36))  # throws of 36 that win
Say = Callable[[Message], str]


def draw(watched: Sequence[Result], path: Path, say: Say) -> None:
    """Write the charts of these games into a file."""
    if path.suffix.lower() not in ENDINGS:
        raise Refused.of("plot-unknown-ending", file=path.name, known=", ".join(ENDINGS))
    matplotlib = _library()
    matplotlib.use("agg")
    matplotlib.rcParams.update({"svg.hashsalt": "gonfalon", "font.family": "serif", "axes.edgecolor": INK})
    pyplot = import_module("matplotlib.pyplot")
    panels = list(_panels(watched, say))
    rows = -(-len(panels) // 3)
    figure, axes = pyplot.subplots(
        rows, 3, figsize=(15, 4.2 * rows), facecolor=PAPER, squeeze=False, layout="constrained"
    )
    figure.get_layout_engine().set(w_pad=0.15, h_pad=0.15)
    title = " · ".join((say(Message.of("plot-title", games=len(watched))), say(Message.of("plot-key"))))
    figure.suptitle(title, color=INK, size="x-large")
    for place, axis in enumerate(axes.flat):
        axis.set_facecolor(PAPER)
        panels[place](axis) if place < len(panels) else axis.set_axis_off()
    _save(figure, path)
    pyplot.close(figure)


def _library() -> Any:
    try:
        return import_module("matplotlib")
    except ImportError as missing:
        raise Refused.of("plot-missing-extra") from missing


def _save(figure: Any, path: Path) -> None:
    from io import BytesIO

    data = BytesIO()
    dateless = {".svg": {"Date": None}, ".pdf": {"CreationDate": None}}.get(path.suffix.lower(), {})
    figure.savefig(data, format=path.suffix[1:].lower(), metadata=dateless)
    write_whole(path, data.getvalue())


def _panels(watched: Sequence[Result], say: Say) -> Iterator[Callable[[Any], None]]:
    """The charts that say something about these games."""
    groups = {name: count(watched) for name, count in GROUPS.items()}
    for what, shares in (*groups.items(), *by_setting(watched).items()):
        if len(shares) > 1:
            title = say(Message.of(f"plot-wins-{what}")) if what in groups else what
            names = [say(Message.of("race-name", race=name)) if what == "race" else name for name in shares]
            labels = [f"{name} ({one.played})" for name, one in zip(names, shares.values(), strict=True)]
            yield partial(_bars, title=title, labels=labels, shares=list(shares.values()))
    yield partial(_lengths, title=say(Message.of("plot-length")), watched=watched)
    for curve in next((seen(game).years[0].curves for game in watched if seen(game).years), {}):
        yield partial(_curve, title=say(Message.of(f"plot-curve-{curve}")), curve=curve, watched=watched)
    if any(seen(game).fights for game in watched):
        yield partial(_promises, title=say(Message.of("plot-promises")), watched=watched)


# --- figures ---------------------------------------------------------------------------------------------


def calibration(watched: Sequence[Result]) -> list[tuple[float, int, int]]:
    """For each range of promises: what was promised on average, how many battles were won, of how many."""
    found = []
    for low, high in BINS:
        fights = [fight for game in watched for fight in seen(game).fights if low <= fight.promised <= high]
        if fights:
            mean = sum(fight.promised for fight in fights) / len(fights) / 36
            found.append((mean, sum(fight.won for fight in fights), len(fights)))
    return found


# --- drawing ---------------------------------------------------------------------------------------------


def _bars(axis: Any, title: str, labels: Sequence[str], shares: Sequence[Share]) -> None:
    """A bar for each share, what would be fair as a dotted line across it, and how sure it is."""
    for place, one in enumerate(shares):
        low, high = wilson(one.won, one.played)
        share, fair = one.won / one.played, one.fair / one.played
        axis.barh(place, share, color=INKS[0], alpha=0.85)
        axis.plot([fair, fair], [place - 0.5, place + 0.5], color=INK, linestyle=":")
        axis.errorbar(share, place, xerr=_reach(share, low, high), color=INK, capsize=4)
    axis.set_yticks(range(len(shares)), labels)
    axis.invert_yaxis()
    axis.set_xlim(0, min(WHOLE[1], 1.1 * max(wilson(one.won, one.played)[1] for one in shares)))
    _in_per_cent(axis.xaxis)
    axis.set_title(title, color=INK)


def _in_per_cent(axis: Any) -> None:
    axis.set_major_formatter(lambda share, _place: f"{100 * share:.0f} %")


def _reach(share: float, low: float, high: float) -> list[list[float]]:
    """How far the truth may lie on both sides; rounding leaves no length below nothing."""
    return [[max(0.0, share - low)], [max(0.0, high - share)]]


def _lengths(axis: Any, title: str, watched: Sequence[Result]) -> None:
    counted = Counter(game.years for game in watched)
    axis.bar(list(counted), list(counted.values()), width=0.8, color=INKS[0], alpha=0.85)
    axis.set_xlim(min(counted) - 1, max(counted) + 1)
    axis.set_xticks(sorted(counted))
    axis.set_title(title, color=INK)


def _curve(axis: Any, title: str, curve: str, watched: Sequence[Result]) -> None:
    """The middle of all seats of a player, year by year, and the middle half of them."""
    found: dict[str, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    for game in watched:
        for year in seen(game).years:
            for player, figure in zip(seen(game).players, year.curves[curve], strict=True):
                found[player][year.year].append(figure)
    for place, (player, years) in enumerate(sorted(found.items())):
        at = sorted(years)
        quarters = [quantiles(years[y], n=4, method="inclusive") if len(years[y]) > 1 else years[y] * 3 for y in at]
        ink = INKS[place % len(INKS)]
        axis.plot(at, [median(years[y]) for y in at], color=ink, marker="o", label=player)
        axis.fill_between(at, [q[0] for q in quarters], [q[2] for q in quarters], color=ink, alpha=0.2)
    axis.set_xticks(sorted({year for years in found.values() for year in years}))
    axis.set_ylim(bottom=0)
    if len(found) > 1:
        axis.legend(frameon=False)
    axis.set_title(title, color=INK)


def _promises(axis: Any, title: str, watched: Sequence[Result]) -> None:
    axis.plot([0, 1], [0, 1], color=INK, linestyle=":", linewidth=1)
    for mean, won, fought in calibration(watched):
        share = won / fought
        axis.errorbar(mean, share, yerr=_reach(share, *wilson(won, fought)), color=INKS[0], capsize=4, marker="o")
        axis.annotate(str(fought), (mean, share), textcoords="offset points", xytext=(7, -3), color=INK)
    axis.set_xlim(*WHOLE)
    axis.set_ylim(*WHOLE)
    _in_per_cent(axis.xaxis)
    _in_per_cent(axis.yaxis)
    axis.set_title(title, color=INK)
