"""Tables to look at: campaigns played by chance up to some point, and pages of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from gonfalon.kernel import Eyes, FastDice, Question, State, Table
from gonfalon.rulesets.registry import rule_set
from gonfalon.showing.pages import Seat, table_page
from gonfalon.showing.sight import Sight, sight
from gonfalon.showing.types import CampaignHead, TablePage
from gonfalon.showing.words import Words

WORDS = {lang: Words(lang) for lang in ("en", "nl")}
MIGHTY = {"players": ("red", "blue", "yellow"), "years": 3, "lost_capital": "rival"}  # chance burns its own
VALHALLA = {"players": ("anna", "bert", "cees", "dirk", "eva"), "rounds": 4}


def begun(ruleset: str, seed: int, settings: Mapping[str, Any]) -> Table[Any]:
    return Table.start(rule_set(ruleset), {**settings, "seed": f"shown {seed}"}, FastDice(seed))


def played(table: Table[Any], seed: int, most: int) -> Iterator[Question[Any]]:
    """Each question right before it is answered by chance; now and then somebody answers a standing one."""
    rng = random.Random(seed)
    for _ in range(most):
        if not table.play.open:
            return
        question = next(iter(table.play.open.values()))
        yield question
        beside = [q for q in table.play.standing().values() if q.what not in ("concede", "name.give")]
        if beside and rng.randrange(10) == 0:
            question = rng.choice(beside)
        table.answer(question.who, question.what, question.write(question.sample(rng)))


def after(ruleset: str, seed: int, settings: Mapping[str, Any], enough: Callable[[Table[Any]], bool]) -> Table[Any]:
    """The first table, of this seed or one of the next, of which this comes to be true."""
    for number in range(seed, seed + 20):
        table = begun(ruleset, number, settings)
        for _ in played(table, number, 700):
            if enough(table):
                return table
    raise AssertionError("it never came to that")


def set_up(table: Table[Any], state: State) -> Table[Any]:
    """The same table with another state at its last checkpoint."""
    at = replace(table.checkpoint(), state=msgspec.Raw(state.packed()), since=())
    return Table.resume(table.rules, at, [], FastDice(5))[0]


def seat(table: Table[Any], who: str | Eyes, **more: Any) -> Seat:
    eyes = Eyes(who) if isinstance(who, str) else who
    over = table.play.over
    head = CampaignHead(id="c1", name="War", ruleset=table.rules.name, over=over, paused=False, revision=1)
    return Seat(table=table, eyes=eyes, campaign=head, **more)


def page(table: Table[Any], who: str | Eyes, lang: str = "en") -> TablePage:
    return table_page(seat(table, who), WORDS[lang])


def seen(table: Table[Any], who: str | Eyes, lang: str = "en") -> Sight:
    return sight(seat(table, who), WORDS[lang])
