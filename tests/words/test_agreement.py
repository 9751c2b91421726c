"""Verbs and nouns agree with what they are given: one crown is lost, two are; a realm is beaten, independents are."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from renderings import FEW, decided, forms, messages, numbers, rendered

from gonfalon.kernel import Event
from gonfalon.showing.gazetteer import Gazetteer
from gonfalon.showing.telling import event_message
from gonfalon.showing.words import Words
from gonfalon.words import LANGUAGES, say

ONE_OF_MANY = {  # strength is counted in tens at least, so there is never one point of it
    "en": re.compile(r"(?<![-.,\d])\b1 (?!points\b(?! of baggage)|is\b|as\b)[a-z]+s\b"),
    "nl": re.compile(r"(?<![-.,\d])\b1 (?!punten\b|is\b)[a-zé]+(?:en|s)\b"),
}
ONE_WITH_MANY = {
    "en": re.compile(r"\b[Oo]ne (?!to\b|of\b)[a-z]+\b[^.;:,?]*\b(?:are|were|stay|find|rebel|lie)\b"),
    "nl": re.compile(
        r"\b[Eé]én (?!tot\b|van\b)[a-zé]+\b[^.;:,?]*\b"
        r"(?:zijn|hebben|blijven|vinden|komen|lijden|liggen|bleken|vallen|moeten|kunnen)\b"
    ),
}
MANY_WITH_ONE = {
    "en": re.compile(r"(?<!of )\bthe independents (?:is|was|has|wins|holds|loses|withdraws|attacks|counter-attacks)\b"),
    "nl": re.compile(r"(?<!van )\bde onafhankelijken (?:is|was|heeft|wint|houdt|verliest|wordt|trekt|doet|valt)\b"),
}
START = {"en": "the independents ", "nl": "de onafhankelijken "}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_of_a_thing_is_not_said_as_many(lang: str) -> None:
    found = [(key, said) for key, said in rendered(lang, 1) if ONE_OF_MANY[lang].search(said)]

    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_thing_takes_a_verb_for_one(lang: str) -> None:
    found = [(key, said) for key, said in rendered(lang, 1) if ONE_WITH_MANY[lang].search(said)]

    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_independents_take_a_verb_for_many_and_begin_no_sentence(lang: str) -> None:
    said = list(rendered(lang, FEW, company=True))

    assert [pair for pair in said if MANY_WITH_ONE[lang].search(pair[1])] == []
    assert [pair for pair in said if pair[1].startswith(START[lang])] == []


@pytest.mark.rule("ME-BAT-13")
@pytest.mark.parametrize(
    ("defender", "lang", "expected"),
    [
        ("independent", "en", "red wins the battle of C4; the independents are beaten (score 9)."),
        ("undead", "en", "red wins the battle of C4; the risen dead are beaten (score 9)."),
        ("blue", "en", "red wins the battle of C4; blue is beaten (score 9)."),
        ("independent", "nl", "Bij C4 wint red de slag; de onafhankelijken zijn verslagen (uitkomst 9)."),
        ("undead", "nl", "Bij C4 wint red de slag; de verrezen doden zijn verslagen (uitkomst 9)."),
        ("blue", "nl", "Bij C4 wint red de slag; blue is verslagen (uitkomst 9)."),
    ],
)
def test_whoever_is_beaten_is_or_are(defender: str, lang: str, expected: str) -> None:
    args = {"result": "defender-defeated", "attacker": "red", "defender": defender, "place": "C4", "score": 9}

    assert say(event_message(Event("battle.result", args=args), "mighty"), lang) == expected


@pytest.mark.parametrize(
    ("defender", "expected"),
    [
        ("independent", "red doet een directe aanval; de onafhankelijken doen een tegenaanval."),
        ("blue", "red doet een directe aanval; blue doet een tegenaanval."),
    ],
)
def test_whoever_plays_a_card_does_or_do(defender: str, expected: str) -> None:
    args = {"attack": "direct", "defence": "counter", "attacker": "red", "defender": defender}

    assert say(event_message(Event("battle.cards", args=args), "mighty"), "nl") == expected


def test_a_winner_may_be_many() -> None:
    args = {"result": "attacker-defeated", "attacker": "red", "defender": "independent", "place": "C4", "score": 3}
    said = [say(event_message(Event("battle.result", args=args), "mighty"), lang) for lang in LANGUAGES]

    assert said == [
        "The battle of C4 is won by the independents; red is beaten (score 3).",
        "Bij C4 winnen de onafhankelijken de slag; red is verslagen (uitkomst 3).",
    ]


def test_the_page_too_knows_that_independents_are_many() -> None:
    names = Gazetteer(Words("nl"), {"C4": "Eindorf"}, {"red": "Aldermark", "independent": "de onafhankelijken"})
    args = {"result": "win", "realm": "red", "other": "independent", "loser": "independent", "place": "C4"}

    said = say(event_message(Event("naval.battle", args=args), "mighty", names), "nl")

    assert said == (
        "De vloten van Aldermark en de onafhankelijken vechten bij Eindorf; de onafhankelijken worden verslagen."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_form_that_a_number_or_a_company_decides_is_as_it_was_read_through(
    golden: Callable[[str, str], None], lang: str
) -> None:
    text = ""
    for key, asked in sorted(messages(lang).items()):
        cases = [*((number, False) for number in numbers(asked)), (FEW, True)] if decided(asked) else []
        said = dict.fromkeys(form for number, many in cases for form in forms(key, lang, number, company=many))
        text += "".join([f"{key}\n" if said else "", *(f"  {form}\n" for form in said)])

    golden(f"words-{lang}.txt", text)
