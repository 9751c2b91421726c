"""Dutch as `docs/parts/dutch.md` wants it: one word for one thing, prepositions for towns, he and she."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from renderings import BOUND, WORDS, rendered

from gonfalon.kernel import Event, Message
from gonfalon.showing.telling import event_message
from gonfalon.words import say

PAGE = Path(__file__).parents[2] / "docs" / "parts" / "dutch.md"
MARKS = re.compile(r"^[\w-]+ = |^ *\*?\[[\w-]+\]|\$[\w-]+")
ON_A_PLACE = re.compile(r"\b[Oo]p \{ \$(?:place|there|home|here|places) \}")
AT = {
    "event-mighty-magic-aimed",
    "event-mighty-magic-rests",
}  # verbs with “op”: a spell is aimed at a place, and rests on it
GENDERS = {  # a noun, and what is not said of it in the same sentence
    "banier": re.compile(r"\b[Bb]anier\b[^.;:?]*\b(?:hij|hem)\b"),
    "kroon": re.compile(r"\b[Kk]roon\b[^.;:?]*\b(?:hij|hem)\b"),
    "veldtocht": re.compile(r"\b(?:[Dd]e|[Dd]eze|[Ee]en) veldtocht\b[^.;:?,]*\b(?:ze|haar)\b"),
}


def terms() -> list[tuple[str, ...]]:
    """The rows of the table: English, Dutch, and the words that are not used."""
    rows = [line.strip("| ").split("|") for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ")]
    return [tuple(cell.strip() for cell in (*row, "")[:3]) for row in rows[1:]]


def refused() -> list[str]:
    return [word.strip() for _, _, words in terms() for word in words.split(",") if word.strip()]


def lines() -> Iterator[str]:
    """What is said: no keys, arguments, or names of variants."""
    for area in sorted((WORDS / "nl").glob("*.ftl")):
        for line in area.read_text("utf-8").splitlines():
            yield "" if line.startswith("#") else MARKS.sub("", line)


def test_the_page_names_the_terms() -> None:
    assert ("umpire", "spelleider", "scheidsrechter, scheidsrechters") in terms()
    assert len(refused()) > BOUND


@pytest.mark.parametrize("word", refused())
def test_a_word_for_which_there_is_another_is_not_used(word: str) -> None:
    used = re.compile(rf"\b{word}\b", re.IGNORECASE)

    assert [line for line in lines() if used.search(line)] == []


def test_one_is_in_a_town_or_by_it_and_not_upon_it() -> None:
    areas = [*(WORDS / "nl").glob("mighty*.ftl"), WORDS / "nl" / "players.ftl", WORDS / "nl" / "showing.ftl"]
    found, key = set(), ""
    for line in (line for area in areas for line in area.read_text("utf-8").splitlines()):
        key = line.partition(" = ")[0] if " = " in line and line[0].isalpha() else key
        found |= {key} if ON_A_PLACE.search(line) else set()

    assert found == AT


@pytest.mark.parametrize("noun", GENDERS)
def test_a_noun_keeps_its_gender(noun: str) -> None:
    assert [said for _, said in rendered("nl", 1) if GENDERS[noun].search(said)] == []


@pytest.mark.parametrize(("colour", "flag"), [("blue", "de blauwe vlag"), ("purple", "de paarse vlag")])
def test_a_flag_has_a_dutch_colour(colour: str, flag: str) -> None:
    founded = Event("realm.capital", args={"realm": "red", "place": "G8", "colour": colour})

    assert say(event_message(founded, "mighty"), "nl") == f"red maakt G8 tot hoofdstad, onder {flag}."


def test_hired_races_have_their_dutch_names() -> None:
    hired = Event("recruitment.hired", args={"realm": "red", "kind": "mercenary", "race": "dwarfs", "points": 300})

    assert "(Dwergen)" in say(event_message(hired, "mighty"), "nl")


def test_a_card_that_a_captain_tells_of_is_named_in_dutch() -> None:
    assert say(Message.of("captain-card", card="flank", share=40), "nl").startswith("“Flankaanval” hoort")
