"""Questions on the page: whatever a rule set asks has a sentence, and every answer offered is one that is taken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from shown_tables import MIGHTY, VALHALLA, WORDS, after, begun, page, played, seen, set_up

from gonfalon.kernel import Question, Refusal, Table
from gonfalon.kernel.questions import Several, Split
from gonfalon.rulesets.mighty.realms import reorganisation
from gonfalon.rulesets.mighty.realms.realms import ring
from gonfalon.rulesets.mighty.state import War
from gonfalon.showing.asking import asked, even, headed
from gonfalon.showing.types import Asked

EACH = 3  # times that a kind of question is looked at in one campaign
WARS = {
    "as printed": MIGHTY,
    "of races": {**MIGHTY, "races": True, "race_of": {"red": "dwarfs", "blue": "skaven", "yellow": "high-elves"}},
    "in Dutch": {**MIGHTY, "preset": "dutch", "hide_baggage": True, "independent_cards": "player"},
    "with commanders": {**MIGHTY, "quick": True, "commanders": {"anna": "red", "bert": "red", "cees": "blue"}},
    "short of room": {
        "players": ("red", "blue"),
        "years": 3,
        "points": 6000,
        "months": 4,
        "forced": False,
        "lost_capital": "rival",
    },
}
LEAGUES = {
    "at a table": VALHALLA,
    "by dice": {**VALHALLA, "quick_resolution": True, "attendance": "everybody"},
}


def refused(question: Question[Any], text: str) -> Refusal | None:
    answer = question.read(text)
    return answer if isinstance(answer, Refusal) else question.check(answer)


def faults(table: Table[Any], question: Question[Any]) -> Iterator[str]:
    """What is wrong with a question as it is shown, in either language."""
    for lang in WORDS:
        shown = asked(seen(table, question.who, lang), question)
        if not shown.title or "[" in shown.title or "$" in shown.title:
            yield f"{question.what} in {lang} is asked as “{shown.title}”"
        yield from (f"{question.what}: {text!r} is offered and refused" for text in offers(shown, question))
        yield from (f"{question.what}: {o.answer!r} has no label" for o in shown.options if not o.label)


def offers(shown: Asked, question: Question[Any]) -> Iterator[str]:
    """Answers that the page offers and the rules refuse."""
    texts = [shown.done, shown.suggestion]
    if not isinstance(question, Several):  # there an option is one of several to be ticked
        texts += [option.answer for option in shown.options[:60]]
    yield from (text for text in texts if text and refused(question, text) is not None)


def looked_at(table: Table[Any], seed: int, most: int) -> Iterator[str]:
    times: Counter[str] = Counter()
    for question in played(table, seed, most):
        standing = [q for q in table.play.standing().values() if q.who == question.who]
        for shown in (question, *standing):
            times[shown.what] += 1
            if times[shown.what] <= EACH:
                yield from faults(table, shown)


@pytest.mark.parametrize("war", WARS)
@pytest.mark.parametrize("seed", range(2))
def test_every_question_of_a_war_can_be_read_and_answered(war: str, seed: int) -> None:
    assert list(looked_at(begun("mighty", seed, WARS[war]), seed, 700)) == []


@pytest.mark.parametrize("league", LEAGUES)
@pytest.mark.parametrize("seed", range(2))
def test_every_question_of_a_league_can_be_read_and_answered(league: str, seed: int) -> None:
    assert list(looked_at(begun("valhalla", seed, LEAGUES[league]), seed, 500)) == []


@pytest.mark.fuzz
@pytest.mark.parametrize("war", WARS)
@pytest.mark.parametrize("seed", range(100, 110))
def test_every_question_of_many_wars_can_be_read_and_answered(war: str, seed: int) -> None:
    assert list(looked_at(begun("mighty", seed, WARS[war]), seed, 6000)) == []


def test_what_is_asked_stands_first_and_the_rest_is_a_hint() -> None:
    said = "Ships of Vorrenhall lie at C4. Do you want a battle? Think of it."

    assert headed(said) == ("Do you want a battle?", "Ships of Vorrenhall lie at C4. Think of it.")
    assert headed("Share your baggage.") == ("Share your baggage.", "")


def test_a_page_holds_so_many_options_and_says_that_there_are_more() -> None:
    table = begun("valhalla", 1, {**VALHALLA, "players": ("anna", "bert", "cees", "dirk")})
    question = next(q for q in played(table, 1, 50) if q.what == "location")

    shown = asked(seen(table, question.who), question)

    assert (len(shown.options), shown.more) == (400, True)


def test_an_even_share_gives_everybody_his_least_first_and_nobody_too_much() -> None:
    question = Split(who="red", what="x", total=7, parts=("a", "b", "c"), least=(0, 3, 0), most=(1, 6, 6))

    assert even(question) == (1, 3, 3)


def test_a_commander_is_asked_about_the_banners_of_his_realm() -> None:
    key = ("anna", "scouting.order")
    table = after("mighty", 3, WARS["with commanders"], lambda table: key in table.play.open)

    shown = next(q for q in page(table, "anna").questions if q.what == "scouting.order")

    assert {piece.partition(".")[0] for piece in shown.pieces} == {"red"}


def test_an_option_has_the_pieces_and_the_place_of_its_order() -> None:
    table = begun("mighty", 1, {**MIGHTY, "quick": True})
    question = next(q for q in played(table, 1, 200) if q.what == "scouting.order")

    option = next(o for o in asked(seen(table, question.who), question).options if o.kind == "scout")

    _, number, _, place = option.answer.split()
    assert (option.pieces, option.place) == ((f"{question.who}.{number}",), place)


@pytest.mark.rule("ME-RLM-05")
def test_a_site_for_a_capital_says_how_much_land_lies_round_it_and_how_near_others_are() -> None:
    table = begun("mighty", 1, MIGHTY)
    sites = (q for q in played(table, 1, 20) if q.what == "realm.capital")

    alone = asked(seen(table, (question := next(sites)).who), question).options[0]
    second = asked(seen(table, (question := next(sites)).who), question).options[0]

    war: War = table.play.base
    (other,) = (realm.capital for realm in war.realms.values() if realm.capital)
    assert alone.note == f"{len(ring(war, alone.place))} tiles round it"
    away = war.board.distance(second.place, other)
    assert second.note == f"{len(ring(war, second.place))} tiles round it; a rival {away} tiles away"


def test_what_may_be_named_is_listed_by_its_name_and_each_of_it_is_taken() -> None:
    table = after("mighty", 1, MIGHTY, lambda t: t.play.base.phase == "movement")
    form = next(asked for asked in page(table, "red").beside if asked.what == "name.give")
    assert form.fields is not None
    what = form.fields[0]

    assert what.kind == "choice"
    assert what.value in {choice.value for choice in what.among}
    assert {"red", "red.0", "red.1"} <= {choice.value for choice in what.among}
    assert not any(choice.value.startswith(("blue", "yellow")) for choice in what.among)
    for choice in what.among:
        given = {"what": choice.value, "name": "Elsewhere", "title": "", "first_name": "", "byname": ""}
        assert table.answer("red", "name.give", given) is None


def test_what_has_to_be_done_stands_under_the_question_and_is_done_with_one_click() -> None:
    """A weak banner must be combined: nobody is left to guess why he cannot be done (ME-REO-05)."""

    def two_together(table: Table[Any]) -> bool:
        war: War = table.play.state
        companies = reorganisation.companies(war) if war.phase == "reorganisation" else []
        return any(len(company) > 1 and sum(b.points for b in company) < 3000 for company in companies)

    table = after("mighty", 0, MIGHTY, two_together)
    war: War = table.play.base.fork()
    company = next(company for company in reorganisation.companies(war) if len(company) > 1)
    weak = company[-1]
    war.banners[weak.id] = replace(weak, points=200)
    table = set_up(table, war)

    (shown,) = page(table, war.player).questions
    assert (shown.done, shown.rule) == ("", "ME-REO-05")
    assert "is below 500 points and must first be combined" in shown.hint
    assert shown.suggestion in [option.answer for option in shown.options]
    for _ in company:
        if shown.done:
            break
        table.answer(war.player, shown.what, shown.suggestion)
        (shown,) = page(table, war.player).questions
    assert shown.done == "done"
