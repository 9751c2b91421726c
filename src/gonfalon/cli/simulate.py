"""`gonfalon simulate`: many campaigns of computer players, each decided by its seed alone."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import nullcontext
from functools import partial
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from msgspec.structs import replace

from gonfalon.cli import files, options
from gonfalon.cli.progress import progress
from gonfalon.kernel.messages import Refused

if TYPE_CHECKING:
    from gonfalon.cli.voice import Voice
    from gonfalon.players.simulation import Game, Plan, Result

MOST_GAMES, MOST_JOBS = 10_000_000, 256


def simulate(
    ctx: typer.Context,
    ruleset: Annotated[str, typer.Argument(metavar="RULESET")],
    games: Annotated[str, typer.Option("--games", metavar="N")] = "1",
    years: Annotated[str, typer.Option("--years", metavar="Y")] = "",
    rounds: Annotated[str, typer.Option("--rounds", metavar="N")] = "",
    turns: Annotated[str, typer.Option("--turns", metavar="N")] = "",
    players: Annotated[str, typer.Option("--players", metavar="P,P,…")] = "",
    seed: Annotated[str, typer.Option("--seed", metavar="S")] = "1",
    jobs: Annotated[str, typer.Option("--jobs", metavar="J")] = "1",
    given: Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE")] = None,
    dice: Annotated[str, typer.Option("--dice", metavar="fast|sealed")] = "fast",
    vary: Annotated[list[str] | None, typer.Option("--vary", metavar="KEY=A,B,…")] = None,
    races: Annotated[str, typer.Option("--races", metavar="R,R,…")] = "",
    keep: Annotated[str, typer.Option("--keep", metavar="DIR")] = "",
    out: Annotated[str, typer.Option("--out", metavar="FILE")] = "",
    plot: Annotated[str, typer.Option("--plot", metavar="FILE")] = "",
    cluster: Annotated[str, typer.Option("--cluster", metavar="ADDRESS")] = "",
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Play many campaigns and say how each went; with --out a run that was stopped goes on where it was."""
    from gonfalon.players import named
    from gonfalon.players.simulation import SEATS, Plan, games_of
    from gonfalon.rulesets.registry import playing

    voice: Voice = ctx.obj
    usual = ",".join(["squire"] * playing(ruleset).seats.usual)
    names = tuple(name.strip() for name in (players or usual).split(","))
    for name in names:
        named(name)
    if not 2 <= len(names) <= len(SEATS):
        raise Refused.of("players-count", count=len(names), most=len(SEATS))
    if dice not in ("fast", "sealed"):
        raise Refused.of("dice-unknown", dice=dice)
    lasts = _length(ruleset, {"years": years, "rounds": rounds, "turns": turns})
    settings = {**lasts, **options.assignments(given or [])}
    usual_plan = Plan(ruleset, names, options.seed(seed), settings, "sealed" if dice == "sealed" else "fast")
    usual_plan = replace(usual_plan, races=tuple(race.strip() for race in races.split(",")) if races else ())
    picture = files.target("--plot", plot, (".svg", ".png", ".pdf")) if plot else None
    plans = [replace(plan, watched=picture is not None) for plan in variants(usual_plan, vary or [])]
    wanted = games_of(plans, options.within("--games", games, 1, MOST_GAMES))
    players_of = _where(options.within("--jobs", jobs, 1, MOST_JOBS), cluster, _folder(keep) if keep else None)
    results = _report(voice, _results(wanted, players_of, Path(out) if out else None), as_json)
    if picture is None:
        deque(results, maxlen=0)
    else:
        from gonfalon.players.plots import draw

        draw(list(results), picture, voice.say)


def variants(plan: Plan, vary: Sequence[str]) -> list[Plan]:
    """The plan with every combination of the settings that are varied: `winter_road=open,closed`."""
    choices: dict[str, list[Any]] = {}
    for text in vary:
        key, equals, values = text.partition("=")
        if not equals or not all(values.split(",")):
            raise Refused.of("vary-wrong", given=text)
        choices[key] = [options.assignments([f"{key}={value}"])[key] for value in values.split(",")]
    mixes = [dict(zip(choices, mix, strict=True)) for mix in product(*choices.values())]
    return [replace(plan, settings={**plan.settings, **mix}, varied=mix) for mix in mixes]


def _where(jobs: int, cluster: str, keep: Path | None) -> Callable[[Sequence[Game]], Iterator[Result]]:
    """Who plays the games: this machine with so many processes, or a cluster."""
    from gonfalon.players.simulation import play_game
    from gonfalon.players.simulation import simulate as play
    from gonfalon.store.keeping import play_and_keep

    if cluster and keep:
        raise Refused.of("cluster-keeps-nothing")
    if cluster:
        from gonfalon.players.cluster import simulate_on

        return partial(simulate_on, cluster)
    return partial(play, jobs=jobs, play=partial(play_and_keep, keep) if keep else play_game)


def _length(ruleset: str, given: dict[str, str]) -> dict[str, int]:
    """How long a game lasts, in what its rule set counts."""
    from gonfalon.rulesets.registry import playing

    unit, usual = playing(ruleset).length
    for other, text in given.items():
        if text and other != unit:
            raise Refused.of("length-other", ruleset=ruleset, option=f"--{unit}", given=f"--{other}")
    return {unit: options.within(f"--{unit}", given[unit] or str(usual), 1, 1000)}


def _folder(keep: str) -> Path:
    """The folder for the campaigns that are kept, made if it is not there."""
    folder = Path(keep)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise Refused.of("file-unwritable", file=keep, why=fault.strerror or str(fault)) from None
    return folder


def _results(
    games: Sequence[Game], play: Callable[[Sequence[Game]], Iterator[Result]], out: Path | None
) -> Iterator[Result]:
    """The results in order: those already in the file first, then the new ones, each written before it is shown."""
    done = _finished(out, games) if out else []
    yield from done
    left = games[len(done) :]
    with _appending(out) as file, progress(len(left)) as advance:
        for result in play(left):
            if file is not None:
                file.write(_line(result) + "\n")
                file.flush()
            advance()
            yield result


def _finished(out: Path, games: Sequence[Game]) -> list[Result]:
    """Those of these games that an earlier run has played; a half-written last line is dropped from the file."""
    import msgspec

    from gonfalon.players.simulation import Result

    if not out.exists():
        return []
    done: list[Result] = []
    try:
        text = out.read_bytes()
    except OSError as fault:
        raise Refused.of("file-unwritable", file=str(out), why=fault.strerror or str(fault)) from None
    whole = text[: text.rfind(b"\n") + 1]
    for number, line in enumerate(whole.splitlines(), 1):
        try:
            result = msgspec.json.decode(line, type=Result)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
            raise Refused.of("results-damaged", file=str(out), line=number, problem=str(fault)) from None
        if number > len(games):
            break
        plan, game = games[number - 1]
        wanted = game, f"{plan.seed}/{game}", plan.ruleset, len(plan.players), plan.varied, plan.watched
        found = result.game, result.seed, result.ruleset, len(result.scores), result.varied, result.seen is not None
        if found != wanted:
            raise Refused.of("results-other", file=str(out), line=number)
        done.append(result)
    if len(whole) < len(text):
        out.write_bytes(whole)
    return done


def _appending(out: Path | None) -> Any:
    try:
        return nullcontext() if out is None else out.open("a", encoding="utf-8")
    except OSError as fault:
        raise Refused.of("file-unwritable", file=str(out), why=fault.strerror or str(fault)) from None


def _line(result: Result) -> str:
    import msgspec

    return msgspec.json.encode(result).decode()


def _report(voice: Voice, results: Iterable[Result], as_json: bool) -> Iterator[Result]:
    """A line a game, as JSON or for people, and for people a line about all of them; the results go on."""
    wins: dict[int | None, int] = {}
    answers, seconds = 0, 0.0
    for result in results:
        yield result
        if as_json:
            voice.write(_line(replace(result, seen=None)))
            sys.stdout.flush()  # whoever reads along sees each game when it is over
            continue
        wins[result.winner] = wins.get(result.winner, 0) + 1
        answers, seconds = answers + result.answers, seconds + result.seconds
        mix = "".join(f" {key}={value}" for key, value in result.varied.items())
        voice.write(f"{result.game}:{mix} {result.years} · {result.winner} · {' '.join(map(str, result.scores))}")
    if not as_json:
        from gonfalon.kernel.messages import Message

        speed = round(answers / seconds) if seconds else 0
        voice.note(Message.of("simulated", games=sum(wins.values()), answers=answers, speed=speed))
