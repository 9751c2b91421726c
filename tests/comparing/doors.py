"""The only file of the comparison that knows where things are in the program: all it uses comes in here.

The same script is run on older sources and on these. Where something moves, try the new place first and the old one
after it; where it is called otherwise, change the function here, so that it serves both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from importlib import import_module
from inspect import signature
from itertools import islice
from random import Random
from typing import Any

import msgspec

from gonfalon.chronicle import Pen, markdown
from gonfalon.kernel import UMPIRE, Eyes, Question, Refusal, Refused, SealedDice, Several, Table, TableDice
from gonfalon.kernel.undoing import last_answer
from gonfalon.players import player, reply
from gonfalon.rulesets.registry import rule_set
from gonfalon.showing.pages import Seat, table_page
from gonfalon.showing.types import CampaignHead
from gonfalon.showing.words import Words
from gonfalon.words import say

__all__ = ["Question", "Refusal", "Refused", "Table"]

LANGUAGES = ("en", "nl")
BY_CHANCE = "squire"
WITH_CHRONICLE = ("mighty",)


def begin(ruleset: str, settings: Mapping[str, Any], dice: str, secret: bytes) -> Table[Any]:
    """A campaign in which nothing depends on anything but what is given here."""
    source = SealedDice(secret) if dice == "sealed" else TableDice(SealedDice(TableDice.mark + secret))
    return Table.start(rule_set(ruleset), settings, source, lambda: "0" * 16)


def open_questions(table: Table[Any]) -> list[Question[Any]]:
    return list(table.play.open.values())


def standing_questions(table: Table[Any]) -> list[Question[Any]]:
    return [] if table.play.over else list(table.play.standing().values())


def thought(table: Table[Any], asked: Question[Any], name: str, rng: Random) -> tuple[Question[Any], str, str]:
    """What somebody answers, to which question, and why, in English. What only people know is left to chance."""
    if name == BY_CHANCE or _is_for_people(table, asked):
        return asked, asked.write(asked.sample(rng)), ""
    mind = _mind(name, rng, table.rules.name)
    look, redraw = partial(table.view, asked.who), partial(table.redraw, asked.who)
    question, answer = reply(mind, asked, table.play.standing, look, redraw)
    return question, question.write(answer), say(mind.why, "en")


def _is_for_people(table: Table[Any], asked: Question[Any]) -> bool:
    """Can only a person answer this? Each rule set says so; before, one module said it of all."""
    try:
        judge = import_module("gonfalon.players.minds").minds_of(table.rules.name).is_for_people
    except ModuleNotFoundError:
        judge = import_module("gonfalon.players.meetings").is_for_people
    return bool(judge(asked, table.play.standing))


def _mind(name: str, rng: Random, game: str) -> Any:
    """A computer player; minds have been made for a game of a name only since words have name spaces."""
    of_a_game = "game" in signature(player).parameters
    return player(name, rng, game) if of_a_game else player(name, rng)  # type: ignore[call-arg]


def taken_back(table: Table[Any], who: str) -> int | None:
    """The number of his last answer, if he may take it back without asking anybody."""
    last = last_answer(table, who)
    return last.number if last is not None and last.free else None


def options(question: Question[Any], most: int) -> list[str]:
    """The first of the legal answers, in their order; where several are chosen, what they are chosen from."""
    if isinstance(question, Several):
        return [question.write((one,)) for one in question.among]
    return [question.write(option) for option in islice(question.options(), most)]


def judged(question: Question[Any], given: Any) -> str | Refusal:
    """The text of an answer if it is legal, else why it is not. Nothing is carried out."""
    answer = question.load(given)
    if isinstance(answer, Refusal):
        return answer
    return question.check(answer) or question.write(answer)


def refused(refusal: Refusal) -> dict[str, Any]:
    """A refusal with its words in both languages."""
    words = {lang: say(refusal, lang) for lang in LANGUAGES}
    return {"key": refusal.message.key, "rule": refusal.rule, "args": plain(refusal.message.args), **words}


def event(told: Any) -> dict[str, Any]:
    return {"kind": told.kind, "rule": told.rule, "to": told.to, "shows": told.shows, "args": told.args}


def viewers(table: Table[Any]) -> Iterator[tuple[str, Eyes]]:
    """Everybody in a seat, a spectator and the umpire."""
    yield from ((who, Eyes(who)) for who in table.seats)
    yield "a spectator", Eyes()
    yield "the umpire", UMPIRE


def page(table: Table[Any], eyes: Eyes, lang: str) -> bytes:
    """The page of a viewer as JSON."""
    over, name = table.play.over, table.rules.name
    head = CampaignHead(id="c1", name="War", ruleset=name, over=over, paused=False, revision=table.next_number)
    return msgspec.json.encode(table_page(Seat(table=table, eyes=eyes, campaign=head), _words(lang)))


def chronicle(table: Table[Any], reader: str, lang: str) -> str:
    """What this reader finds in the chronicle; nothing where a rule set has none."""
    if table.rules.name not in WITH_CHRONICLE:
        return ""
    pen = Pen()
    matter_of, write = _teller(table.rules.name)
    return markdown(write(matter_of(table, reader, pen), lang, pen.calendar))


def _teller(game: str) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Who tells of a rule set; before each brought its own, one told of all."""
    chronicle = import_module("gonfalon.chronicle")
    teller = chronicle.teller_of(game) if hasattr(chronicle, "teller_of") else chronicle
    return teller.matter_of, teller.write


def ending(table: Table[Any]) -> dict[str, Any]:
    rules, state = table.rules, table.play.base
    moment = {"years": rules.years(state), "moment": rules.moment(state), "over": table.play.over}
    return {"scores": rules.scores(state), "winner": rules.winner(state), **moment}


def state_hash(table: Table[Any]) -> str:
    return table.play.base.hash()


def plain(value: Any) -> Any:
    """As it would be read from a file."""
    return msgspec.json.decode(msgspec.json.encode(value, enc_hook=str))


@cache
def _words(lang: str) -> Callable[..., str]:
    return Words(lang)
