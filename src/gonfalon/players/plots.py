"""Charts of simulated campaigns: who wins and how surely, how long it takes, how realms grow, what odds are worth.

Every share is drawn with the interval in which the truth lies 95 times in a hundred. The same results give the same
bytes: no date and no random names are written into the picture.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from gonfalon.kernel.messages import Message, Refused
from gonfalon.kernel.whole_files import write_whole
from gonfalon.players.simulation import Result
from gonfalon.players.tournament import wilson
from gonfalon.players.watching import Seen

ENDINGS = (".svg", ".png", ".pdf")
INKS = ("#1f4e8c", "#a3341f", "#b8860b", "#3f6b3a", "#6b4a7d", "#4a4a4a", "#2a7f86", "#8a5a2b")
PAPER, INK = "#fbf6ea", "#2d1e12"
WHOLE = (-0.05, 1.08)  # all shares there are, with room for what is written beside them
BINS = ((0, 6), (7, 12), (13, 18), (19, 24), (25, 30), (31, 36))  # throws of 36 that win
Say = Callable[[Message], str]
Shares = Mapping[str, tuple[int, int]]  # name → won, of how many


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
    figure, axes = pyplot.subplots(rows, 3, figsize=(14, 4.2 * rows), facecolor=PAPER, squeeze=False)
    figure.suptitle(say(Message.of("plot-title", games=len(watched))), color=INK)
    for place, axis in enumerate(axes.flat):
        axis.set_facecolor(PAPER)
        panels[place](axis) if place < len(panels) else axis.set_axis_off()
    figure.tight_layout()
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
    groups = {"seat": by_seat(watched), "player": by_player(watched), "race": by_race(watched)}
    for what, shares in (*groups.items(), *by_setting(watched).items()):
        if len(shares) > 1:
            title = say(Message.of(f"plot-wins-{what}")) if what in groups else what
            yield partial(_bars, title=title, shares=shares)
    yield partial(_lengths, title=say(Message.of("plot-length")), watched=watched)
    for curve in next((seen(game).years[0].curves for game in watched if seen(game).years), {}):
        yield partial(_curve, title=say(Message.of(f"plot-curve-{curve}")), curve=curve, watched=watched)
    if any(seen(game).fights for game in watched):
        yield partial(_promises, title=say(Message.of("plot-promises")), watched=watched)


# --- figures ---------------------------------------------------------------------------------------------


def seen(game: Result) -> Seen:
    assert game.seen is not None, "only games that were watched are drawn"
    return game.seen


def by_seat(watched: Sequence[Result]) -> Shares:
    return _shares(watched, lambda game, seat: str(seat))  # noqa: ARG005


def by_player(watched: Sequence[Result]) -> Shares:
    return _shares(watched, lambda game, seat: seen(game).players[seat])


def by_race(watched: Sequence[Result]) -> Shares:
    return _shares(watched, lambda game, seat: seen(game).races[seat])


def by_setting(watched: Sequence[Result]) -> dict[str, Shares]:
    """For every setting that was varied: how often the first seat won with each of its values."""

    def value(name: str, game: Result, _seat: int) -> str:
        return str(game.varied[name])

    names = dict.fromkeys(name for game in watched for name in game.varied)
    return {name: _shares(watched, partial(value, name), (0,)) for name in names}


def _shares(watched: Sequence[Result], name: Callable[[Result, int], str], seats: Sequence[int] = ()) -> Shares:
    """How often each of these won, of how many games it was in; the same name in two seats is in two games."""
    won, played = Counter[str](), Counter[str]()
    for game in watched:
        for seat in seats or range(len(game.scores)):
            played[name(game, seat)] += 1
            won[name(game, seat)] += game.winner == seat
    return {one: (won[one], played[one]) for one in sorted(played)}


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


def _bars(axis: Any, title: str, shares: Shares) -> None:
    for place, (won, played) in enumerate(shares.values()):
        axis.bar(place, won / played, color=INKS[place % len(INKS)], alpha=0.85)
        _interval(axis, place, won, played, INK)
    axis.set_xticks(range(len(shares)), [f"{name}\n{played}" for name, (_, played) in shares.items()])
    axis.set_ylim(0, WHOLE[1])
    axis.set_title(title, color=INK)


def _interval(axis: Any, at: float, won: int, of: int, ink: str, **style: Any) -> None:
    """A share as a point, and where the truth may lie as a line; rounding leaves no length below nothing."""
    share, (low, high) = won / of, wilson(won, of)
    reach = [[max(0.0, share - low)], [max(0.0, high - share)]]
    axis.errorbar(at, share, yerr=reach, color=ink, capsize=4, **style)


def _lengths(axis: Any, title: str, watched: Sequence[Result]) -> None:
    counted = Counter(game.years for game in watched)
    axis.bar(list(counted), list(counted.values()), color=INKS[0], alpha=0.85)
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
    axis.legend(frameon=False)
    axis.set_title(title, color=INK)


def _promises(axis: Any, title: str, watched: Sequence[Result]) -> None:
    axis.plot([0, 1], [0, 1], color=INK, linestyle=":", linewidth=1)
    for mean, won, fought in calibration(watched):
        _interval(axis, mean, won, fought, INKS[0], marker="o")
        axis.annotate(str(fought), (mean, won / fought), textcoords="offset points", xytext=(7, -3), color=INK)
    axis.set_xlim(*WHOLE)
    axis.set_ylim(*WHOLE)
    axis.set_title(title, color=INK)
