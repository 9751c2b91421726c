"""Battles are always recorded, in their facts, their victor's voice, and what the chronicle remembers of them."""

from __future__ import annotations

from typing import Any

import pytest
from saga import FREE, Saga

from gonfalon.chronicle import Chronicle
from gonfalon.chronicle.matter import names_of
from gonfalon.chronicle.mighty.writing import write
from gonfalon.chronicle.pages import Paragraph

RACES = ("men", "dwarfs", "orcs-and-goblins", "high-elves", "skaven", "undead")


def town(saga: Saga, number: int = 0) -> str:
    return [p for p in saga.board.places if p not in saga.board.capitals][number]


def at_war(kind: str = "village") -> tuple[Saga, str]:
    saga = Saga()
    place = town(saga)
    return saga.month(1, 1).found("blue", place, kind).month(1, 2), place


def paragraphs(chronicle: Chronicle, label: str = "") -> list[Paragraph]:
    return [p for y in chronicle.years for e in y.entries if label in e.label for p in e.paragraphs]


def text(chronicle: Chronicle, label: str = "") -> str:
    return " ".join(p.text for p in paragraphs(chronicle, label))


@pytest.mark.rule("ME-CHR-08", "ME-CHR-01")
@pytest.mark.parametrize(
    "result", ["attacker-scattered", "attacker-defeated", "draw", "defender-defeated", "defender-scattered"]
)
def test_every_battle_is_entered_with_both_sides_place_and_result(result: str) -> None:
    saga, place = at_war()
    saga.march("red.2", place).battle("red", "blue", place, result)
    matter = saga.matter(("dwarfs", "orcs-and-goblins"))
    told = write(matter, "en")
    facts = " ".join(p.text for p in paragraphs(told, "second") if p.kind == "facts")
    victor = {"attacker": ["blue"], "defender": ["red"]}.get(result.partition("-")[0], [])

    assert "Dwarfs" in facts
    assert "Orcs" in facts
    assert names_of(matter).place(place) in facts
    assert [v.victor for v in told.victories] == victor


@pytest.mark.rule("ME-CHR-08")
def test_a_fight_with_free_people_is_entered_too_in_a_sentence() -> None:
    saga = Saga()
    place = town(saga)
    saga.month(1, 1).tell("turn.begins", realm="red", year=1, month=1)
    saga.found(FREE, place).tell("scout.resists", "ME-SCT-42", place=place, settlement="village", size=1)
    before = len(write(saga.matter(), "en").spoken)
    saga.battle("red", FREE, place, "defender-defeated")

    assert [v.split(".")[0] for v in write(saga.matter(), "en").spoken[before:]] == ["brief-battle-defeated"]


@pytest.mark.rule("ME-CHR-09")
def test_an_entry_names_commanders_place_outcome_and_the_fate_of_the_loser() -> None:
    saga, place = at_war()
    saga.march("red.2", place).march("blue.3", place)
    saga.battle("red", "blue", place, "defender-scattered", fallen="blue", pursuit="baggage")
    told = write(saga.matter(("dwarfs", "high-elves")), "en")
    entry = next(e for e in told.years[0].entries if "second" in e.label)
    told_text = " ".join(p.text for p in entry.paragraphs)

    assert entry.date.startswith("2nd month of the year of the")
    assert "the Dwarfs of" in told_text
    assert "the High Elves of" in told_text
    assert {v.split(".")[0] for v in told.spoken} >= {
        "opens-battle",
        "result-battle-scattered",
        "dwarfs-fallen",
        "pursuit-baggage",
        "obituary-first",
    }


@pytest.mark.rule("ME-CHR-10")
@pytest.mark.parametrize("lang", ["en", "nl"])
@pytest.mark.parametrize("race", RACES)
def test_each_people_tells_its_victories_in_its_own_voice(race: str, lang: str) -> None:
    saga, place = at_war()
    saga.battle("red", "blue", place, fallen="blue")
    told = write(saga.matter((race, "men")), lang)
    (account,) = [p for p in paragraphs(told) if p.kind == "account"]
    voice = {"orcs-and-goblins": "orcs", "high-elves": "elves"}.get(race, race)

    assert account.head.startswith("As " if lang == "en" else "Zoals ")
    assert {v.split("-")[0] for v in told.spoken if v.startswith(tuple(f"{w}-" for w in VOICES))} == {voice}


@pytest.mark.rule("ME-CHR-10")
@pytest.mark.parametrize("race", RACES)
def test_a_people_that_has_told_it_all_leaves_the_rest_to_the_recorder(race: str) -> None:
    saga, place = at_war("fortress")
    for _ in range(9):
        saga.assault("red", "blue", place, "repulse")

    told = write(saga.matter(("men", race)), "en")

    voice = VOICES[RACES.index(race)]
    endings = [variant for variant in told.spoken if variant.startswith(f"{voice}-walls")]
    assert 1 < len(endings) < 9
    assert len(set(endings)) == len(endings)
    assert len([v for v in told.spoken if v.startswith("opens-assault")]) == 9  # every one is entered (ME-CHR-08)


VOICES = ("men", "dwarfs", "orcs", "elves", "skaven", "undead")


def test_the_chronicle_remembers_a_field_of_defeat_and_its_dead() -> None:
    saga, place = at_war()
    saga.battle("red", "blue", place, "attacker-defeated", fallen="red")
    saga.month(1, 3).battle("red", "blue", place, "defender-defeated")
    spoken = [v.split(".")[0] for v in write(saga.matter(), "en").spoken]

    assert "front-fallen" in spoken
    assert "men-wrong" in spoken[spoken.index("front-fallen") :]


def test_a_town_that_changed_hands_often_is_remarked_upon() -> None:
    saga, place = at_war()
    for month, (realm, before) in enumerate((("red", "blue"), ("blue", "red"), ("red", "blue")), 3):
        saga.month(1, month).taken(realm, before, place)

    assert any(v.startswith("hands.") for v in write(saga.matter(), "en").spoken)


def test_what_has_been_remarked_in_every_way_is_not_remarked_again_in_sight() -> None:
    saga, place = at_war()
    for holder, before in [("red", "blue"), ("blue", "red")] * 10:
        saga.taken(holder, before, place)

    told = write(saga.matter(), "en")

    remarks = [variant for variant in told.spoken if variant.startswith("hands.")]
    assert len(remarks) > 1
    assert len(set(remarks)) == len(remarks)


def test_a_siege_counts_its_months() -> None:
    saga, place = at_war("fortress")
    saga.tell("siege.begins", "ME-SIE-10", place=place, realm="red", defender="blue")
    saga.month(1, 4).assault("red", "blue", place)
    told = write(saga.matter(), "en")

    assert "front-siege" in {v.split(".")[0] for v in told.spoken}
    assert any(p.kind == "account" for p in paragraphs(told, "fourth"))


@pytest.mark.rule("ME-CHR-11")
@pytest.mark.parametrize(
    ("kind", "args", "word"),
    [
        ("land.razed", {"realm": "red"}, "razed"),
        ("mission.failed", {"realm": "red"}, "mission-failed"),
        ("assassin.strikes", {"realm": "red", "banner": "blue.1", "outcome": "caught"}, "assassin-caught"),
        ("terms.refused", {"realm": "red"}, "terms-refused"),
        ("winter.plague", {"realm": "red"}, "winter-plague"),
    ],
)
def test_other_matters_have_an_entry(kind: str, args: dict[str, Any], word: str) -> None:
    saga, place = at_war("fortress")
    saga.tell(kind, "ME", place=place, **args)

    assert word in {v.split(".")[0] for v in write(saga.matter(), "en").spoken}


@pytest.mark.rule("ME-CHR-11")
def test_a_long_march_is_told() -> None:
    saga, place = at_war()
    far = max(saga.board.places, key=lambda p: saga.board.distance(place, p))
    saga.march("red.1", far, start=place)

    assert "long-march" in {v.split(".")[0] for v in write(saga.matter(), "en").spoken}


@pytest.mark.rule("ME-CHR-11")
def test_an_entry_about_new_troops_tells_others_no_number() -> None:
    saga, _ = at_war()
    saga.winter(1).tell("recruitment.recruited", "ME-REC-02", to=("red",), realm="red", points=650)

    assert "levies" in {v.split(".")[0] for v in write(saga.matter(reader="red"), "en").spoken}
    assert "650" not in text(write(saga.matter(reader="red"), "en")) + text(write(saga.matter(reader="blue"), "en"))


def test_strengths_are_told_because_they_were_said_before_all() -> None:
    saga, place = at_war()
    saga.battle("red", "blue", place, strength=(1250, 900), lost=(100, 300))
    told = text(write(saga.matter(reader="blue"), "en"))

    assert "100" in told
    assert "300" in told


def test_the_risen_dead_fight_without_captains() -> None:
    saga, place = at_war()
    saga.tell("magic.dead", "ME-MAG-27", banner="undead.1", place=place, points=400)
    saga.battle("undead", "blue", place, "attacker-scattered")
    saga.tell("banner.gone", "ME-MAG-27", banner="undead.1", place=place)

    assert "the risen dead" in text(write(saga.matter(), "en"), "second")
    assert "de verrezen doden" in text(write(saga.matter(), "nl"), "tweede")
