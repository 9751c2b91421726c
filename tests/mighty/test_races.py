"""Races (ME-RAC): who is of which, what that means for banners of others, and who sees it."""

from __future__ import annotations

import pytest
from peoples import ALL, DWARFS, MEN, ORCS, UNDEAD, WOOD, WOOD_ELVES, a_people, people
from stage import a_war, put_banner, tell

from gonfalon.kernel import Refused
from gonfalon.names import races as named
from gonfalon.rulesets.mighty import views
from gonfalon.rulesets.mighty.races import hooks
from gonfalon.rulesets.mighty.races.table import RACES, Race, of_banner, of_realm
from gonfalon.rulesets.mighty.rules import Mighty
from gonfalon.rulesets.mighty.season import subsistence
from gonfalon.rulesets.mighty.settings import read_settings
from gonfalon.words import LANGUAGES, say

TWO = {"players": ["red", "blue"]}


@pytest.mark.rule("ME-RAC-01")
def test_without_the_rules_an_undead_empire_eats_like_any_other() -> None:
    war = people(a_war(), red=UNDEAD)
    put_banner(war, "red.1", "D4")

    told = tell(war, subsistence.step(war), dice=(6,))

    assert [roll.label for roll in told.rolled] == ["shortfall"]


@pytest.mark.rule("ME-RAC-01")
def test_several_may_be_of_one_race_and_who_is_not_named_is_of_men() -> None:
    players = ["red", "blue", "green"]
    war = Mighty().start({"players": players, "races": True, "race_of": {"red": DWARFS, "blue": DWARFS}})

    assert [war.realms[seat].race for seat in players] == [DWARFS, DWARFS, MEN]
    assert of_realm(war, "red") == of_realm(war, "blue") == RACES[DWARFS]
    assert of_realm(war, "green") == Race()


@pytest.mark.rule("ME-RAC-01")
@pytest.mark.parametrize("race", [race for race in named() if race not in ALL or race == MEN])
def test_a_race_without_rules_of_its_own_is_like_men(race: str) -> None:
    assert of_realm(a_people(race), "red") == Race()


@pytest.mark.rule("ME-RAC-01")
def test_every_race_with_rules_can_be_chosen() -> None:
    assert set(RACES) == set(ALL) <= set(named())


@pytest.mark.rule("ME-RAC-01")
@pytest.mark.parametrize(
    ("races", "key"),
    [({"red": "halflings"}, "mighty-race-unknown"), ({"green": ORCS}, "mighty-race-seat")],
)
def test_nobody_can_be_of_a_race_that_is_not_there(races: dict[str, str], key: str) -> None:
    with pytest.raises(Refused) as caught:
        read_settings({**TWO, "race_of": races})

    refusal = caught.value.refusal
    assert (refusal.message.key, refusal.rule) == (key, "ME-RAC-01")
    assert all(say(refusal, lang) for lang in LANGUAGES)


@pytest.mark.rule("ME-RAC-02")
def test_a_banner_is_of_one_race_whoever_marches_in_it() -> None:
    war = a_people(ORCS)
    orcs_with_trolls = put_banner(war, "red.1", "B2")

    assert of_banner(war, orcs_with_trolls) == RACES[ORCS]


@pytest.mark.rule("ME-RAC-03")
def test_mercenaries_keep_the_rules_of_their_own_race() -> None:
    war = a_people(ORCS)
    put_banner(war, "red.1", "D4", 1000)
    put_banner(war, "red.2", "D4", 1000, kind="mercenary", race=DWARFS)

    tell(war, subsistence.step(war), dice=(2, 4, 2, 4))

    assert [banner.points for banner in war.banners.values()] == [1000 - 160, 1000 - 80]


@pytest.mark.rule("ME-RAC-03", "ME-SUB-15")
def test_where_only_some_find_food_the_others_go_short() -> None:
    war = a_people(WOOD_ELVES, {"D4": WOOD})
    put_banner(war, "red.1", "D4")
    put_banner(war, "red.2", "D4", kind="mercenary", race=MEN)

    told = tell(war, subsistence.step(war), dice=(6,))

    assert [event.args["banner"] for event in told.events if event.kind == "subsistence.short"] == ["red.2"]


@pytest.mark.rule("ME-RAC-01", "ME-RAC-03")
def test_everybody_sees_of_which_race_realms_and_banners_are() -> None:
    war = a_people(ORCS)
    put_banner(war, "red.1", "B2")
    put_banner(war, "red.2", "B2", kind="mercenary", race=DWARFS)

    for viewer in ("red", "blue"):
        seen = views.seen(war, viewer)
        assert seen.realms["red"].race == ORCS
        assert [banner.race for banner in seen.banners.values()] == [ORCS, DWARFS]


@pytest.mark.rule("ME-RAC-13")
def test_high_elves_cast_two_spells_at_an_equinox_and_all_others_one() -> None:
    castings = {race: hooks.castings(a_people(race), "red") for race in ALL}

    assert castings == {**dict.fromkeys(ALL, 1), "high-elves": 2}
    assert hooks.castings(a_people("high-elves", races=False), "red") == 1
