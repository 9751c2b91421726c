"""What the winter board adds up from, and what an umpire may go back to."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from shown_tables import MIGHTY, VALHALLA, WORDS, after, begun, page, played, seat, seen

from gonfalon.kernel import UMPIRE, Table
from gonfalon.kernel.inputs import Answer
from gonfalon.kernel.undoing import in_force
from gonfalon.showing.answered import answered
from gonfalon.showing.docket import MOST, docket
from gonfalon.showing.types import Asked, Option

SHORT = {**MIGHTY, "months": 1}  # winter comes soon, while everybody still has something to spend


def a_winter(what: str) -> tuple[Table[Any], str, Asked]:
    """Somebody is asked this and has crowns for it: whom, and the question on his page."""

    def able(table: Table[Any]) -> list[str]:
        return [q.who for q in table.play.open.values() if q.what == what and len(list(islice(q.options(), 2))) > 1]

    table = after("mighty", 3, SHORT, lambda table: bool(able(table)))
    realm = able(table)[0]
    return table, realm, next(asked for asked in page(table, realm).questions if asked.what == what)


def crowns(table: Table[Any], realm: str) -> int:
    treasury = page(table, realm).treasury
    assert treasury is not None
    return treasury.left


def spring(table: Table[Any], realm: str) -> dict[str, str]:
    treasury = page(table, realm).treasury
    assert treasury is not None
    return {fact.label: fact.value for fact in treasury.prospects}


@pytest.mark.rule("ME-REV-13")
@pytest.mark.parametrize("what", ["recruitment.order", "construction.order", "baggage.order"])
def test_an_order_costs_what_the_page_said(what: str) -> None:
    table, realm, asked = a_winter(what)
    before = crowns(table, realm)
    dearest: Option = max(asked.options, key=lambda option: option.crowns)

    assert table.answer(realm, asked.what, dearest.answer) is None

    assert before - crowns(table, realm) == dearest.crowns > 0


@pytest.mark.rule("ME-REC-01")
def test_troops_say_what_they_bring_and_stand_in_the_spring_figures() -> None:
    table, realm, asked = a_winter("recruitment.order")
    recruit = next(option for option in asked.options if option.answer == "recruit for 1")
    before = spring(table, realm)["army points"]

    assert table.answer(realm, asked.what, recruit.answer) is None

    assert recruit.note == "100 points"
    gained = int(spring(table, realm)["army points"].replace(",", "")) - int(before.replace(",", ""))
    assert gained == 100


@pytest.mark.rule("ME-REV-14")
def test_crowns_that_spring_took_away_are_told_apart_from_those_that_were_spent() -> None:
    table, realm, asked = a_winter("espionage.hire")
    before = table.play.base.winter[realm].crowns

    assert table.answer(realm, asked.what, "done") is None

    treasury = page(table, realm).treasury
    assert treasury is not None
    assert (treasury.left, treasury.loss.crowns) == (0, before)
    came = sum(line.crowns for line in treasury.incomes)
    went = sum(way.crowns for chapter in treasury.chapters for way in chapter.ways)
    assert came - went == before


def test_outside_winter_nothing_costs_crowns_and_there_is_no_treasury() -> None:
    table = after("mighty", 1, MIGHTY, lambda t: t.play.base.phase == "scouting")
    shown = page(table, table.play.base.player)

    assert shown.treasury is None
    assert not any(option.crowns for question in shown.questions for option in question.options)


# --- the docket ------------------------------------------------------------------------------------------


def test_the_docket_holds_the_last_inputs_in_words_newest_first() -> None:
    table = after("mighty", 1, MIGHTY, lambda t: t.play.base.phase == "movement")
    items = docket(seat(table, UMPIRE), WORDS["en"])

    assert 0 < len(items) <= MOST
    assert [item.number for item in items] == sorted((item.number for item in items), reverse=True)
    assert all(item.text and item.who in table.seats for item in items)
    assert items[0].number == in_force(table)[-1].number


def test_its_dice_are_those_that_a_roll_again_throws_anew() -> None:
    table = after("mighty", 1, MIGHTY, lambda t: t.play.base.phase == "movement")
    item = next(item for item in docket(seat(table, UMPIRE), WORDS["en"]) if item.dice)

    assert table.reroll(item.number, 0, "It fell off the table.") is None


def test_what_was_taken_back_is_not_in_it() -> None:
    table = begun("mighty", 1, MIGHTY)
    for _ in played(table, 1, 6):
        pass
    last = docket(seat(table, UMPIRE), WORDS["en"])[0].number

    assert table.undo(UMPIRE, last, reason="A slip.") is None

    assert last not in [item.number for item in docket(seat(table, UMPIRE), WORDS["en"])]


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ("scouting.order", "Done with scouting"),
        ("movement.order", "Done with movement"),
        ("siege.order", "Done with siege"),
        ("raze.order", "Done with raze"),
        ("reorganisation.order", "Done with reorganisation"),
        ("diplomacy.order", "Done with diplomacy"),
        ("recruitment.order", "Done with recruitment"),
        ("recovery.order", "Done with recovery"),
        ("construction.order", "Done with construction"),
        ("baggage.order", "Done with baggage"),
        ("deployment.order", "Done with deployment"),
        ("espionage.hire", "Done with espionage"),
    ],
)
def test_who_was_done_is_told_with_what(what: str, told: str) -> None:
    table = begun("mighty", 1, MIGHTY)

    assert answered(seen(table, "red"), what, "done") == told


def test_a_form_is_told_by_what_was_written_into_it() -> None:
    table = after("mighty", 1, MIGHTY, lambda t: t.play.base.phase == "movement")
    given = '{"with":"blue","text":"Nobody crosses the ford."}'
    assert table.answer("red", "pact.write", given) is None

    assert docket(seat(table, UMPIRE), WORDS["en"])[0].text == "blue, Nobody crosses the ford."


@pytest.mark.parametrize(("order", "said"), [("hire men for 5", "Mercenaries"), ("hire spy for 2", "Spies")])
def test_hiring_is_told_by_its_chapter(order: str, said: str) -> None:
    table = after("mighty", 1, MIGHTY, lambda t: t.play.base.phase == "movement")

    assert said in answered(seen(table, "red"), "recruitment.order", order)


@pytest.mark.parametrize(
    ("what", "answer", "said"),
    [
        ("battle.card", "surprise", "Surprise attack"),
        ("realm.colour", "red", "Red"),
        ("scouting.side", "NE", "north-east"),
        ("siege.refuge", "1, 2", "Banner 1 and Banner 2"),
        ("siege.sally", "none", "nothing"),
        ("subsistence.pay", "1 0", "1 and 0"),
        ("espionage.resolve", "blue*99", "an operative of "),
        ("movement.passage", "attack", "Attack"),
    ],
)
def test_what_was_chosen_is_told_in_words(what: str, answer: str, said: str) -> None:
    table = after("mighty", 1, MIGHTY, lambda t: t.play.base.phase == "movement")

    assert said in answered(seen(table, "red"), what, answer)


@pytest.mark.parametrize(("ruleset", "settings"), [("mighty", MIGHTY), ("valhalla", VALHALLA)])
def test_every_answer_can_be_told_again_in_words(ruleset: str, settings: dict[str, Any]) -> None:
    table = begun(ruleset, 3, settings)

    for _ in played(table, 3, 300):
        last = in_force(table)[-1].input
        if isinstance(last, Answer):
            assert "[" not in answered(seen(table, last.who), last.what, last.answer)
