"""Hunger behind the walls (ME-SIE-31 to ME-SIE-36), also of independents (ME-SIE-41)."""

from __future__ import annotations

from typing import Any

import pytest
from battlefield import where
from msgspec.structs import replace
from stage import Told, put_banner, said, tell
from walls import PLACE, besiege, besieged, besieged_independents, changed, seen

from gonfalon.rulesets.mighty.ground import armies, lands
from gonfalon.rulesets.mighty.season import movement, subsistence
from gonfalon.rulesets.mighty.siege import siege
from gonfalon.rulesets.mighty.state import CITY, INDEPENDENT, Land, War
from gonfalon.world.tiles import Tile

RED, BLUE = {"red.1": 1000}, {"blue.1": 700}
RANGE = Tile("H11")  # mountains on the east and west edges and between them


def hungry(**more: Any) -> War:
    """Blue's subsistence phase; his garrison of one banner has nothing to eat."""
    more = {"phase": "subsistence", "player": "blue", **more}
    return besieged(RED, BLUE, **more)


def eat(war: War, *answers: str, dice: tuple[int, ...] = ()) -> Told:
    """The active player's subsistence."""
    return tell(war, subsistence.step(war), answers=answers, dice=dice)


def starved(war: War, die: int, *answers: str, dice: tuple[int, ...] = ()) -> Told:
    """The garrison goes short without loss, and then the starvation die falls."""
    return eat(war, *answers, dice=(6, die, *dice))


@pytest.mark.rule("ME-SIE-31", "ME-SUB-06")
def test_a_garrison_lives_on_what_it_carries_and_on_the_stockpile() -> None:
    war = besieged(RED, {"blue.1": 700, "blue.2": 700}, phase="subsistence", player="blue")
    war.banners["blue.1"] = replace(war.banners["blue.1"], baggage=1)
    war.stockpiles[PLACE] = 3

    told = eat(war, "1 1")

    assert not told.rolled
    assert armies.baggage_of(war, ["blue.1", "blue.2"]) + war.stockpiles[PLACE] == 2


@pytest.mark.rule("ME-SIE-31")
def test_besiegers_live_on_their_own_baggage_and_go_short_like_anybody() -> None:
    war = besieged({"red.1": 1000, "red.2": 1000}, BLUE, phase="subsistence")
    war.banners["red.1"] = replace(war.banners["red.1"], baggage=1)
    war.stockpiles[PLACE] = 6

    told = eat(war, "red.2", dice=(1, 2))

    assert war.banners["red.1"].baggage == 0
    assert war.banners["red.2"].points == 900
    assert war.stockpiles[PLACE] == 6
    assert "starvation" not in [r.label for r in told.rolled]


@pytest.mark.rule("ME-SIE-31", "ME-SIE-10")
def test_besiegers_who_starve_to_the_last_end_the_siege() -> None:
    war = besieged({"red.1": 100}, BLUE, phase="subsistence")

    eat(war, dice=(1, 6))

    assert not war.sieges
    assert not war.banners["blue.1"].inside


@pytest.mark.rule("ME-SIE-32")
def test_one_die_is_thrown_after_all_tests_for_shortfall() -> None:
    war = besieged(RED, {"blue.1": 700, "blue.2": 700}, phase="subsistence", player="blue")
    war.banners["blue.1"] = replace(war.banners["blue.1"], baggage=1)

    told = eat(war, "blue.2", dice=(3, 4, 5))

    assert [(r.label, r.who) for r in told.rolled] == [
        ("shortfall", "blue"),
        ("shortfall loss", "blue"),
        ("starvation", "blue"),
    ]
    assert war.banners["blue.2"].points == 660


@pytest.mark.rule("ME-SIE-33")
def test_betrayal_destroys_the_garrison_and_gives_the_place_away() -> None:
    war = hungry()

    starved(war, 1)

    assert where(war) == {"red.1": PLACE}
    assert war.banners["red.1"].points == 1000
    assert war.lands[PLACE] == Land("red", CITY)
    assert not war.sieges


@pytest.mark.rule("ME-SIE-34")
def test_an_accepted_surrender_lets_the_garrison_go_where_its_owner_likes() -> None:
    war = hungry()

    told = starved(war, 2, "accept", "E4")

    assert [(q.who, q.what) for q in told.asked] == [("red", "siege.surrender"), ("blue", "siege.way-out")]
    assert seen(war.banners["blue.1"]) == ("E4", 8, False)
    assert lands.owner(war, PLACE) == "red"
    assert not war.sieges


@pytest.mark.rule("ME-SIE-34")
def test_a_refused_surrender_changes_nothing() -> None:
    war = hungry()
    before = dict(war.sieges)

    starved(war, 2, "refuse")

    assert war.sieges == before
    assert war.banners["blue.1"].inside


@pytest.mark.rule("ME-SIE-34")
def test_the_way_out_leads_to_known_tiles_without_enemies_or_independents() -> None:
    war = hungry()
    war.lands["E3"] = Land(INDEPENDENT, CITY)
    war.lands["D3"] = Land("red")
    war.lands["C4"] = Land("red")
    war.lands.pop("D5", None)
    put_banner(war, "red.2", "C4")

    told = starved(war, 2, "accept", "D3")

    (question,) = [q for q in told.asked if q.what == "siege.way-out"]
    assert list(question.options()) == ["E4", "E5", "D3"]


@pytest.mark.rule("ME-SIE-34")
def test_a_garrison_takes_no_tile_by_going_there_and_has_moved() -> None:
    war = hungry()
    war.lands["D3"] = Land("red")

    starved(war, 2, "accept", "D3")
    war.phase = "movement"
    told = tell(war, movement.step(war))

    assert lands.owner(war, "D3") == "red"
    assert not told.asked


@pytest.mark.rule("ME-SIE-34")
def test_a_garrison_shut_in_by_mountains_may_find_a_route() -> None:
    war = hungry(tiles={PLACE: RANGE, "E4": RANGE}, settlement="fortress")
    for place in ("E3", "E5", "D5", "C4", "D3"):
        war.lands[place] = Land(INDEPENDENT, "village")
    war.banners["blue.1"] = replace(war.banners["blue.1"], half=0)
    war.lands["E4"] = Land("blue")

    told = starved(war, 2, "accept", dice=(5,))

    assert [r.label for r in told.rolled][-1] == "route"
    assert where(war)["blue.1"] == "E4"
    assert lands.owner(war, PLACE) == "red"


@pytest.mark.rule("ME-SIE-34")
@pytest.mark.parametrize("way", ["no tile", "no route"])
def test_a_garrison_that_cannot_go_stays_and_the_siege_goes_on(way: str) -> None:
    war = hungry(tiles={PLACE: RANGE, "E4": RANGE}, settlement="fortress")
    for place in ("E3", "E4", "E5", "D5", "C4", "D3"):
        war.lands[place] = Land(INDEPENDENT, "village")
    war.banners["blue.1"] = replace(war.banners["blue.1"], half=0)
    if way == "no route":
        war.lands["E4"] = Land("blue")

    told = starved(war, 2, "accept", dice=(1,) if way == "no route" else ())

    assert "siege.no-way-out" in told.kinds()
    assert war.banners["blue.1"].inside
    assert siege.is_besieged(war, PLACE)


@pytest.mark.rule("ME-SIE-35")
def test_hardship_adds_up() -> None:
    war = hungry()

    starved(war, 3)
    war.phase = "subsistence"
    starved(war, 3)
    war.phase, war.active = "siege", 0
    told = besiege(war, f"assault {PLACE}", "direct", "hold", dice=(2, 3, 1, 1))

    assert war.sieges[PLACE].hardship == 2
    (result,) = [e for e in told.events if e.kind == "siege.assault-result"]
    assert result.args["score"] == -1 + 5 + 2  # 1000 against 1400 (1500)


@pytest.mark.rule("ME-SIE-36")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_on_four_and_more_the_people_stand_by_their_defenders(die: int) -> None:
    war = hungry()
    before = dict(war.sieges)

    told = starved(war, die)

    assert war.sieges == before
    assert not told.asked


@pytest.mark.rule("ME-SIE-42")
def test_hunger_that_ends_the_garrison_opens_the_gates() -> None:
    war = besieged(RED, {"blue.1": 100}, phase="subsistence", player="blue")

    told = eat(war, dice=(1, 3))

    assert "starvation" not in [r.label for r in told.rolled]
    assert where(war) == {"red.1": PLACE}
    assert lands.owner(war, PLACE) == "red"


# --- independents ----------------------------------------------------------------------------------------


def besieging_independents(points: int = 600, **more: Any) -> War:
    """Red's subsistence phase; his besiegers have enough to eat."""
    war = besieged_independents(RED, points, phase="subsistence", **more)
    war.banners["red.1"] = replace(war.banners["red.1"], baggage=6)
    return war


@pytest.mark.rule("ME-SIE-41")
def test_independents_starve_in_the_besiegers_subsistence_phase() -> None:
    war = besieging_independents()

    told = eat(war, dice=(2, 3, 6))

    assert [r.label for r in told.rolled] == ["shortfall", "shortfall loss", "starvation"]
    assert war.sieges[PLACE].independents == 540


@pytest.mark.rule("ME-SIE-41")
def test_independents_do_not_starve_in_the_turn_in_which_the_siege_begins() -> None:
    war = besieging_independents()
    changed(war, since=war.now)

    assert not eat(war).rolled


@pytest.mark.rule("ME-SIE-41")
@pytest.mark.parametrize("die", [1, 2])
def test_betrayal_and_surrender_both_give_an_independent_place_to_the_besieger(die: int) -> None:
    war = besieging_independents()

    told = eat(war, dice=(6, die))

    assert not told.asked
    assert war.lands[PLACE] == Land("red", CITY)
    assert not war.sieges


@pytest.mark.rule("ME-SIE-41", "ME-SIE-35")
def test_hardship_works_on_independents_too() -> None:
    war = besieging_independents()

    eat(war, dice=(6, 3))

    assert war.sieges[PLACE].hardship == 1


@pytest.mark.rule("ME-SIE-41", "ME-SIE-42")
def test_independents_who_starve_to_the_last_lose_the_place() -> None:
    war = besieging_independents(100)

    told = eat(war, dice=(1, 6))

    assert "starvation" not in [r.label for r in told.rolled]
    assert lands.owner(war, PLACE) == "red"


@pytest.mark.rule("ME-SIE-32", "ME-SIE-34")
@pytest.mark.parametrize("lang", ["en", "nl"])
def test_hunger_has_words(lang: str) -> None:
    told = [starved(hungry(), die) for die in (1, 3, 4)]
    told += [starved(hungry(), 2, "accept", "E4"), starved(hungry(), 2, "refuse")]

    assert all(all(said(one, lang)) for one in told)
