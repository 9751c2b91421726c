"""`gonfalon new`, `turn` and `show`: a campaign in one file, played in a plain terminal."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gonfalon.cli import options
from gonfalon.kernel.messages import Message, Refusal, Refused

if TYPE_CHECKING:
    from gonfalon.cli.voice import Voice
    from gonfalon.kernel import Table
    from gonfalon.store.files import Campaign

ENDING = ".gonfalon"
LONG = 4  # signs of what cannot be the face of a die
NOT_YET = 3
MOST_ANSWERS = 16 * 1024 * 1024  # bytes of a file of answers


def new(
    ctx: typer.Context,
    ruleset: Annotated[str, typer.Argument(metavar="RULESET")],
    out: Annotated[str, typer.Option("--out", metavar="FILE")] = "",
    players: Annotated[str, typer.Option("--players", metavar="P,P,…")] = "",
    seed: Annotated[str, typer.Option("--seed", metavar="S")] = "",
    given: Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE")] = None,
    dice: Annotated[str, typer.Option("--dice", metavar="sealed|table")] = "sealed",
    force: Annotated[bool, typer.Option("--force")] = False,
) -> None:
    """A new campaign as one file; computer players play on until somebody is asked."""
    from gonfalon.cli import files
    from gonfalon.players.seating import HUMAN, play_computers
    from gonfalon.players.simulation import SEATS
    from gonfalon.rulesets.registry import playing
    from gonfalon.store.files import save_table
    from gonfalon.store.founding import found

    voice: Voice = ctx.obj
    path = files.target("--out", out, (ENDING,))
    if path.exists() and not force:
        raise Refused.of("campaign-exists", path=str(path))
    play = playing(ruleset)
    names = _holders(players) if players else [HUMAN, *["squire"] * (play.seats.usual - 1)]
    holders = dict(zip(SEATS, names, strict=False))
    luck = options.seed(seed) if seed else ""
    if dice != "sealed" and dice != "table":
        raise Refused.of("dice-unknown", dice=dice)
    campaign, table = found(ruleset, holders, options.assignments(given or []), dice, luck)
    play_computers(table, campaign.luck())
    save_table(path, campaign, table)
    voice.write(voice.say(Message.of("campaign-begun", path=str(path), seats=", ".join(holders))))
    voice.write(voice.say(Message.of("campaign-seal", commitment=campaign.commitment)))
    _say_what_is_asked(voice, table)


def _holders(text: str) -> list[str]:
    """Who plays, checked: people and computer players."""
    from gonfalon.players import named
    from gonfalon.players.seating import HUMAN
    from gonfalon.players.simulation import SEATS

    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name != HUMAN:
            named(name, HUMAN)
    if not 2 <= len(names) <= len(SEATS):
        raise Refused.of("players-count", count=len(names), most=len(SEATS))
    return names


# --- show ------------------------------------------------------------------------------------------------


def show(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    seat: Annotated[str, typer.Option("--seat", metavar="N")] = "",
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """What a seat may see: state, questions, log."""
    table, campaign, _ = open_campaign(file)
    voice: Voice = ctx.obj
    who = seat_named(table, seat) if seat else ""
    seen = table.view(who)
    if as_json:
        voice.write_json(seen)
        return
    from gonfalon.cli.telling import tell

    _say_standing(voice, table, who, seen.state)
    for event in seen.events[-25:]:
        voice.write(tell(event, table.rules.name, voice))
    if campaign.commitment:
        voice.write(voice.say(Message.of("campaign-seal", commitment=campaign.commitment)))
    for question in table.questions(who):
        _say_question(voice, table, question.who, question.what)


def _say_standing(voice: Voice, table: Table[Any], who: str, state: Any) -> None:
    """How each seat stands. While it is played everybody sees his own score alone: it counts hidden strength.

    Where things have names, realms are called by theirs, and a line tells what the seat's own things are called.
    """
    scores, names = table.rules.scores(table.play.state), getattr(state, "names", {})
    called = {seat: f"{seat} ({names[seat]})" if seat in names else seat for seat in scores}
    hidden = [seat for seat in scores if seat != who and not table.play.over]
    voice.write(" · ".join(called[seat] if seat in hidden else f"{called[seat]} {scores[seat]}" for seat in scores))
    own = [f"{thing} {name}" for thing, name in names.items() if thing != who and _owner(state, thing) == who]
    if own:
        voice.write(" · ".join(own))


def _owner(state: Any, thing: str) -> str:
    """Whose this is: a settlement its land's, a captain his banner's."""
    land = state.lands.get(thing)
    return str(land.owner) if land is not None else thing.rpartition(".")[0]


# --- turn ------------------------------------------------------------------------------------------------


def turn(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    seat: Annotated[str, typer.Option("--seat", metavar="N")] = "",
    answers: Annotated[str, typer.Option("--answers", metavar="FILE|-")] = "",
) -> None:
    """Play: answers come from a file, a line each, or from the person at the terminal."""
    from gonfalon.players.seating import play_computers
    from gonfalon.store.files import save_table

    table, campaign, path = open_campaign(file)
    voice: Voice = ctx.obj
    who = seat_named(table, seat) if seat else ""
    if campaign.shut:
        voice.note(Message.of("campaign-sealed", path=file))
        raise typer.Exit(NOT_YET)
    try:
        for number, line in enumerate(_lines(voice, table, who, answers), 1):
            if refusal := take_line(table, who, line):
                if answers:
                    raise Refused.of("answer-refused", rule=refusal.rule, line=number, text=line, why=refusal.message)
                voice.note(refusal)
            else:
                play_computers(table, campaign.luck())
                if not answers:
                    save_table(path, campaign, table)
    finally:
        save_table(path, campaign, table)
    _say_what_is_asked(voice, table, who)


def _lines(voice: Voice, table: Table[Any], who: str, answers: str) -> Iterator[str]:
    """The answers, without blank lines and remarks."""
    source: Iterable[str] = _typed_lines(voice, table, who) if not answers else _read_lines(answers)
    return (line.strip() for line in source if line.strip() and not line.startswith("#"))


def _read_lines(answers: str) -> Iterable[str]:
    try:
        with contextlib.nullcontext(sys.stdin.buffer) if answers == "-" else Path(answers).open("rb") as file:
            data = file.read(MOST_ANSWERS + 1)
        if len(data) > MOST_ANSWERS:
            raise Refused.of("answers-too-long", path=answers, most=MOST_ANSWERS // 1024 // 1024)
        return data.decode("utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as fault:
        raise Refused.of("answers-unreadable", path=answers, problem=str(fault)) from None


def _typed_lines(voice: Voice, table: Table[Any], who: str) -> Iterator[str]:
    """Ask the person at the terminal until nobody here is asked, or has to throw dice, any more."""
    while wanted := _wanted_of(table, who):
        _say_what_is_asked(voice, table, who)
        try:
            yield input(f"{wanted}> ")
        except EOFError:
            return


def _wanted_of(table: Table[Any], who: str) -> str:
    """Which of those who sit here must do something now: everybody does, where no seat is named."""
    if (roll := table.play.rolling) is not None:
        wanted = [roll.who or who or "dice"]
    else:
        wanted = [question.who for question in table.play.open.values()]
    return next((name for name in wanted if who in ("", name)), "")


def take_line(table: Table[Any], who: str, line: str) -> Refusal | None:
    """One line: an answer to the first open question, `@what answer` to another, `dice 3 4`, or `undo`."""
    command, *words = line.split()
    if command == "dice" and table.play.rolling is not None:
        faces = tuple(int(w) if w.isascii() and w.isdecimal() and len(w) < LONG else 0 for w in words)
        return table.type_dice(who or table.play.rolling.who, faces)
    if line == "undo":
        return _undo(table, who)
    if line.startswith("@"):
        what, _, answer = line[1:].partition(" ")
        return table.answer(who or _whoever_is_asked(table), what, answer)
    asked = next((q for q in table.play.open.values() if who in ("", q.who)), None)
    if asked is None:
        return Refusal.of("nobody-asked", who=who or "-")
    return table.answer(asked.who, asked.what, line)


def _whoever_is_asked(table: Table[Any]) -> str:
    return next((q.who for q in table.play.open.values()), "")


def _undo(table: Table[Any], who: str) -> Refusal | None:
    """Take back the last answer that still counts, of this seat or of any person here."""
    from gonfalon.kernel.inputs import Answer

    for entry in reversed(table.log):
        given = entry.input
        if isinstance(given, Answer) and who in ("", given.who) and not table.seats[given.who].computer:
            refusal = table.undo(given.who, entry.number)
            if refusal is None or refusal.message.key != "kernel-undo-nothing":
                return refusal
    return Refusal.of("undo-nothing")


# --- both ------------------------------------------------------------------------------------------------


def open_campaign(file: str) -> tuple[Table[Any], Campaign, Path]:
    """The table of a file that must be whole."""
    from gonfalon.store.files import open_table, read_campaign

    path = Path(file)
    found = read_campaign(path)
    table, wrong = open_table(found)
    if wrong:
        raise Refused(wrong)
    return table, found.campaign, path


def seat_named(table: Table[Any], text: str) -> str:
    """A seat by its name or its number, counted from 0."""
    seats = list(table.seats)
    if text in seats:
        return text
    if text in map(str, range(len(seats))):
        return seats[int(text)]
    raise Refused.of("kernel-seat-unknown", who=text, seats=", ".join(f"{i} {s}" for i, s in enumerate(seats)))


def _say_what_is_asked(voice: Voice, table: Table[Any], who: str = "") -> None:
    """What comes next: dice to be thrown, the first question put to this seat (or to anybody), or whom all wait for."""
    seen = table.view(who)
    if seen.over:
        winner = table.rules.winner(table.play.state)
        voice.write(voice.say(Message.of("campaign-over", winner=winner or "-")))
    elif seen.roll is not None:
        wanted = f"{seen.roll.count}D{seen.roll.sides}"
        voice.write(voice.say(Message.of("dice-wanted", who=seen.roll.who or "-", dice=wanted, label=seen.roll.label)))
    elif asked := next((q for q in table.play.open.values() if who in ("", q.who)), None):
        _say_question(voice, table, asked.who, asked.what)
    else:
        voice.write(voice.say(Message.of("campaign-waiting", who=", ".join(seen.waiting) or "-")))


def _say_question(voice: Voice, table: Table[Any], who: str, what: str) -> None:
    """The question, its clause, and the first legal answers."""
    from gonfalon.cli.telling import question_message
    from gonfalon.kernel.views import asked

    question = next(q for q in table.questions(who) if q.what == what)
    shown = table.options(who, what, 12)
    voice.write(f"{who}: {voice.say(question_message(asked(question), table.rules.name))} [{question.rule}]")
    voice.write("  " + " | ".join(shown[:11]) + (" | …" if len(shown) > 11 else ""))
