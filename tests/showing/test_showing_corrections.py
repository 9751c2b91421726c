"""What an umpire can put right: forms that the rules take as they stand, and sentences in people's words."""

from __future__ import annotations

import re
from typing import Any

import pytest
from shown_tables import MIGHTY, VALHALLA, WORDS, after, page, seat

from gonfalon.kernel import UMPIRE, Table
from gonfalon.rulesets.mighty.corrections import CORRECTIONS as OF_MIGHTY
from gonfalon.rulesets.valhalla.corrections import CORRECTIONS as OF_VALHALLA
from gonfalon.showing.docket import corrections
from gonfalon.showing.types import Correctable, CorrectionField, CorrectionForm, Corrections

IDS = re.compile(r"\b(red|blue|yellow|anna|good|evil)\b|[a-z]\.\d")


def a_winter() -> Table[Any]:
    return after("mighty", 3, {**MIGHTY, "months": 1}, lambda table: table.play.base.phase == "recruitment")


def battles_to_report() -> Table[Any]:
    return after("valhalla", 1, VALHALLA, lambda table: table.play.base.phase == "battles")


TABLES = {"mighty": (a_winter, OF_MIGHTY), "valhalla": (battles_to_report, OF_VALHALLA)}


def offered(table: Table[Any], lang: str = "en") -> Corrections:
    return corrections(seat(table, UMPIRE), WORDS[lang])


def otherwise(field: CorrectionField, lists: dict[str, Any]) -> Any:
    """Another value than the one it has."""
    if field.among:
        others = [choice.value for choice in lists[field.among] if choice.value != field.value]
        text = others[0] if others else field.value
    else:
        text = str(field.least if field.value == str(field.most) else field.most)
    return int(text) if field.kind == "number" else text == "true" if field.kind == "flag" else text


def change(form: CorrectionForm, thing: Correctable, lists: dict[str, Any]) -> dict[str, Any]:
    """As the page writes it: the first field otherwise; all of them where the form is sent whole."""
    made: dict[str, Any] = {form.thing: thing.id}
    for field in thing.fields if form.whole else thing.fields[:1]:
        value = otherwise(field, lists)
        if field.of:
            made.setdefault(field.name, {}).setdefault(field.of, []).insert(field.part, value)
        else:
            made[field.name] = value
    return made


@pytest.mark.parametrize("ruleset", TABLES)
def test_every_declared_correction_has_its_form_and_things_to_put_right(ruleset: str) -> None:
    table, declared = TABLES[ruleset][0](), TABLES[ruleset][1]

    forms = offered(table).forms

    assert [form.thing for form in forms] == [one.thing for one in declared]
    assert all(form.things for form in forms)


@pytest.mark.parametrize("ruleset", TABLES)
def test_what_a_form_offers_the_rules_take_and_the_log_says_in_peoples_words(ruleset: str) -> None:
    table = TABLES[ruleset][0]()
    for number in range(len(offered(table).forms)):
        now = offered(table)
        form = now.forms[number]
        made = change(form, form.things[0], now.lists)

        assert table.correct(made, "Losses were typed twice") is None, made

        for lang in WORDS:
            said = next(one.text for one in reversed(page(table, UMPIRE, lang).log) if one.kind == "corrected")
            assert not IDS.search(said), said


def test_a_correction_stands_in_the_form_afterwards() -> None:
    table = a_winter()
    first = offered(table).forms[0].things[0]

    assert table.correct({"banner": first.id, "points": 321}, "Losses were typed twice") is None

    again = offered(table).forms[0].things[0]
    assert (first.id, again.fields[0].value) == (again.id, "321")


@pytest.mark.rule("ME-MAP-58")
def test_while_the_world_is_being_laid_there_is_nothing_to_put_right() -> None:
    table = after("mighty", 1, {**MIGHTY, "lay_by_hand": True}, lambda table: len(table.log) > 3)

    assert offered(table).forms == ()
