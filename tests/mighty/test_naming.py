"""Names: the charts give one to everything, by race and the same for all; its owner may call it otherwise."""

from __future__ import annotations

import json
from typing import Any

import pytest
from invariants import question_is_fair
from msgspec.structs import replace
from seasons import RULES, answered, begun, close_quarters
from stage import a_board, a_war, put_banner, refusal_of, said, tell

from gonfalon.chronicle.matter import Matter, RealmInfo, names_of
from gonfalon.kernel import FastDice, Form, Play
from gonfalon.names.chartfile import shipped_charts
from gonfalon.rulesets.mighty.ground import armies, heroes, lands
from gonfalon.rulesets.mighty.realms import naming
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, Land, War
from gonfalon.words import LANGUAGES
from gonfalon.world.tiles import Tile

RIVER = Tile("R11", 0, (0, 1, 0, 0, -1, 0))  # from west to east


def a_country(**settings: Any) -> War:
    """A river runs through C2 and D2 of Red's land, E2 and F2 are nobody's; Blue holds a fortress at E4."""
    war = a_war(board=a_board(special={f"{column}2": RIVER for column in "CDEF"}), **settings)
    war.lands |= {"D2": Land("red"), "E4": Land("blue", FORTRESS), "A5": Land(INDEPENDENT, CITY)}
    put_banner(war, "red.1", "B2")
    put_banner(war, "red.3", "C2")
    put_banner(war, "blue.1", "E5")
    return war


def form(war: War, who: str = "red") -> Form:
    return next(q for q in naming.questions(war) if q.who == who and isinstance(q, Form))


def filled(what: str, name: str, **parts: str) -> str:
    return json.dumps({"what": what, "name": name, "title": "", "first_name": "", "byname": "", **parts})


def give(war: War, what: str, name: str, who: str = "red", **parts: str) -> list[str]:
    """Give a name; what was said of it in each language."""
    question = form(war, who)
    answer = question.read(filled(what, name, **parts))
    assert question.check(answer) is None, question.check(answer)
    told = tell(war, RULES.stand(war, question, answer))
    told.asked.append(question)
    return [line for lang in LANGUAGES for line in said(told, lang)]


def names(war: War) -> dict[str, str]:
    return RULES.view(war, "").names


# --- by the charts ---------------------------------------------------------------------------------------


@pytest.mark.rule("ME-NAM-01", "ME-NAM-08")
def test_every_settlement_realm_ruler_and_captain_has_a_name_that_everybody_sees() -> None:
    war = a_country()

    called = names(war)

    assert set(called) == {"red", "blue", "red.0", "blue.0", "red.1", "red.3", "blue.1", "B2", "E5", "E4", "A5"}
    assert len(set(called.values())) == len(called)
    assert RULES.view(war, "red").names == RULES.view(war, "blue").names == called
    assert any(mark.startswith("river:") for mark in RULES.view(war, "blue").landmarks)


@pytest.mark.rule("ME-NAM-02")
@pytest.mark.parametrize("race", ["dwarfs", "wood-elves", "orcs-and-goblins", "men"])
def test_a_realm_is_named_from_the_charts_of_its_race(race: str) -> None:
    war = a_country()
    war.realms["red"] = replace(war.realms["red"], race=race)
    first, *_ = shipped_charts().race(race).tongue().columns

    for thing in ("B2", "red"):
        assert names(war)[thing].lower().startswith(tuple(element.lower() for element in first)), names(war)[thing]


@pytest.mark.rule("ME-NAM-01")
def test_a_name_does_not_depend_on_which_settlement_was_founded_first() -> None:
    one, other = a_country(), a_country()
    for war, order in ((one, ("D4", "F6", "A1")), (other, ("A1", "D4", "F6"))):
        for place in order:
            lands.found(war, place, CITY, "red", "ME-SCT-15")

    assert names(one) == names(other)


@pytest.mark.rule("ME-NAM-01")
def test_the_same_seed_names_the_same_world_and_another_seed_another() -> None:
    assert names(a_country(seed="seven")) == names(a_country(seed="seven")) != names(a_country(seed="eight"))


def test_nobody_is_named_before_the_realms_are_made() -> None:
    war = RULES.start({"players": ("red", "blue"), "seed": "7"})

    assert names(war) == RULES.view(war, "red").landmarks == {}


@pytest.mark.rule("ME-NAM-08")
def test_who_falls_is_followed_by_somebody_with_another_name() -> None:
    war = a_country()
    before = names(war)["red.1"]

    armies.remove_banner(war, "red.1", "ME-SUB-17")
    put_banner(war, "red.1", "B2")

    assert names(war)["red.1"] != before


@pytest.mark.rule("ME-NAM-01")
def test_the_chronicle_knows_everybody_by_the_same_name() -> None:
    war = a_country()
    heroes.fall(war, "red.3")
    realms = {r.id: RealmInfo(r.id, "undead", r.capital, r.race) for r in war.realms.values()}

    told = names_of(Matter(war.board, war.settings.seed, realms, ()))

    assert names(war)["red.3"] == told.captain("red.3#1")
    assert names(war)["E4"] == told.place("E4")


# --- otherwise -------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-NAM-01")
def test_an_owner_names_his_settlements_his_realm_and_the_river_that_is_mostly_his() -> None:
    war = a_country()
    river = next(mark for mark in naming.landmarks(war) if mark.startswith("river:"))

    words = [*give(war, "B2", " High   Keep "), *give(war, "red", "Farland"), *give(war, river, "The Brown God")]

    assert (names(war)["B2"], names(war)["red"]) == ("High Keep", "Farland")
    assert naming.landmarks(war)[river].nl == "The Brown God"
    assert any("High Keep" in line for line in words)


@pytest.mark.rule("ME-NAM-14")
def test_title_first_name_and_byname_are_kept_with_a_heros_name() -> None:
    war = a_country()
    strength = war.banners["red.1"]

    give(war, "red.1", "Kulbard", title="Hold Master", first_name="Grim", byname="Longbeard")

    assert names(war)["red.1"] == "Hold Master Grim Kulbard Longbeard"
    called = naming.person(war, "red.1")
    assert (called.title, called.first_name, called.name, called.byname) == (
        *("Hold Master", "Grim", "Kulbard", "Longbeard"),
    )
    assert war.told[-1].rule == "ME-NAM-14"
    assert war.banners["red.1"] == strength
    assert War.decoded(war.encoded()).hash() == war.hash()


@pytest.mark.rule("ME-NAM-14")
def test_a_name_is_its_bearers_and_dies_with_him() -> None:
    war = a_country()
    give(war, "red.1", "Kulbard")

    heroes.fall(war, "red.1")

    assert names(war)["red.1"] != "Kulbard"


@pytest.mark.rule("ME-NAM-01")
@pytest.mark.parametrize(
    ("what", "name", "parts", "key"),
    [
        ("Z99", "Nowhere", {}, "mighty-name-unknown"),
        ("D2", "Barren", {}, "mighty-name-unknown"),
        ("red.7", "Nobody", {}, "mighty-name-unknown"),
        ("green", "Elsewhere", {}, "mighty-name-unknown"),
        ("E4", "Mine", {}, "mighty-name-not-yours"),
        ("A5", "Mine", {}, "mighty-name-not-yours"),
        ("blue", "Mine", {}, "mighty-name-not-yours"),
        ("blue.1", "Mine", {}, "mighty-name-not-yours"),
        ("land", "Mine", {}, "mighty-name-not-yours"),
        ("B2", "Keep", {"title": "Old"}, "mighty-name-parts"),
        ("B2", "1234", {}, "names-bad-name"),
        ("B2", "   ", {}, "names-bad-name"),
        ("B2", "", {}, "kernel-form-field"),
        ("B2", "x" * 61, {}, "kernel-form-field"),
        ("B2", "a\nb", {}, "kernel-form-field"),
        ("red.1", "Kulbard", {"byname": "x" * 41}, "kernel-form-field"),
    ],
)
def test_what_cannot_be_named_so_is_refused(what: str, name: str, parts: dict[str, str], key: str) -> None:
    war = a_country()
    war.lands |= {place: Land("blue") for place in war.board.places if place not in war.lands}

    assert refusal_of(form(war), filled(what, name, **parts)).message.key == key


@pytest.mark.rule("ME-NAM-01")
def test_a_commander_names_the_captains_of_his_own_banners() -> None:
    war = a_country(commanders={"anna": "red"})
    war.leads = {"red.3": "anna", "red.1": "red"}

    give(war, "red.3", "Anna", who="anna", title="Dame")

    assert names(war)["red.3"] == "Dame Anna"
    assert refusal_of(form(war, "anna"), filled("red.1", "Mine")).message.key == "mighty-name-not-yours"


def test_a_name_may_be_given_at_any_time_and_calling_it_what_it_is_called_is_no_news() -> None:
    war = a_country(phase="movement")
    play = Play(RULES, war, FastDice(1))
    play.begin()
    question = play.standing()["red", naming.GIVE]
    told = len(play.heard)

    before = names(play.state)

    play.put(("red", naming.GIVE), next(iter(question.options())))

    assert not list(question_is_fair(question))
    assert "name.given" not in [event.kind for event in play.heard[told:]]
    assert names(play.state) == before
    assert not play.state.heroes


def test_a_war_by_chance_has_a_name_for_everything_at_any_time() -> None:
    play = begun({**close_quarters(4), "years": 1}, 4)
    for number, _ in enumerate(answered(play, 4)):
        if number % 40 == 0 and play.state.phase != "capitals":
            called, war = names(play.state), play.state
            assert all(called[banner.id] for banner in war.banners.values() if banner.realm in war.realms)
            assert all(called[place] for place, here in war.lands.items() if here.settlement)
