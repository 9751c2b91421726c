"""Recovery (ME-RCV): the test of every razed tile, rebuilding with crowns, and whose a recovered settlement is."""

from __future__ import annotations

import pytest
from battlefield import HOLD, fight, marched
from msgspec.structs import replace
from stage import put_banner, said, tell
from stewards import asked, clause, give, with_crowns

from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.siege import assault
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, NOBODY, VILLAGE, Land, Siege, War
from gonfalon.rulesets.mighty.winter import recovery, winter
from gonfalon.words import LANGUAGES

STEP = recovery.step
PLACE = "D3"  # its neighbours are C3 and E3, D2 and E2 above, D4 and E4 below
RUIN = Land(NOBODY, VILLAGE, razed=True, razed_by="blue")


def ruins(settlement: str = VILLAGE, red: int = 0, /, **beside: Land) -> War:
    """A razed settlement in the middle of nowhere, but for what stands beside it."""
    war = with_crowns("recovery", red)
    for name in [name for name in war.lands if name not in ("B2", "E5")]:
        del war.lands[name]
    war.lands |= {PLACE: replace(RUIN, settlement=settlement), **beside}
    return war


def thrown(war: War, *dice: int) -> War:
    """Every razed tile has been thrown for."""
    told = tell(war, STEP(war), dice=dice)
    for lang in LANGUAGES:
        said(told, lang)
    return war


def over(war: War, *dice: int) -> War:
    """The whole phase, in which nobody wants or can rebuild anything."""
    thrown(war, *dice)
    for realm in winter.waiting(war, "recovery"):
        give(war, STEP, "done", realm=realm)
    told = tell(war, STEP(war))
    assert all(said(told, lang) for lang in LANGUAGES)
    assert war.phase == "preparations"
    return war


# --- the test --------------------------------------------------------------------------------------------

CHART = {  # ME-RCV-01
    VILLAGE: (False, False, False, True, True, True),
    FORTRESS: (False, False, False, False, False, True),
    CITY: (False, False, False, False, False, True),
}


@pytest.mark.rule("ME-RCV-01", "ME-RCV-02", "ME-RCV-03", "ME-RCV-04")
@pytest.mark.parametrize(("settlement", "die"), [(kind, die) for kind in CHART for die in range(1, 7)])
def test_the_recovery_table(settlement: str, die: int) -> None:
    war = over(ruins(settlement), die)

    assert war.lands[PLACE].razed is not CHART[settlement][die - 1]


@pytest.mark.rule("ME-RCV-01")
def test_all_razed_tiles_are_thrown_for_in_map_order_wherever_they_are() -> None:
    war = ruins(F6=RUIN, A1=RUIN)

    told = tell(war, STEP(war), dice=(1, 4, 2))

    assert [event.args["place"] for event in told.events if event.kind == "recovery.tested"] == ["A1", PLACE, "F6"]
    assert war.lands[PLACE].razed, "nothing is settled before all have thrown and rebuilt"


@pytest.mark.rule("ME-RCV-02")
def test_what_stays_razed_feeds_nobody_and_is_tested_again_next_winter() -> None:
    war = over(ruins(), 1)

    assert lands.subsistence_value(war, PLACE) == 0
    assert war.lands[PLACE] == RUIN
    again = with_crowns("recovery", war=war)
    assert len(tell(again, STEP(again), dice=(4,)).rolled) == 1


@pytest.mark.rule("ME-RCV-03", "ME-RCV-04")
@pytest.mark.parametrize(("settlement", "die", "feeds"), [(VILLAGE, 4, 1), (CITY, 5, 0), (CITY, 6, 2)])
def test_what_recovers_feeds_as_it_did(settlement: str, die: int, feeds: int) -> None:
    assert lands.subsistence_value(over(ruins(settlement), die), PLACE) == feeds


@pytest.mark.rule("ME-RCV-04")
def test_a_recovered_capital_is_a_capital_again_whoever_holds_it() -> None:
    war = ruins(CITY, C3=Land("blue", VILLAGE))
    war.lands[PLACE] = replace(war.lands[PLACE], capital_of="red")

    over(war, 6)

    assert war.lands[PLACE] == Land("blue", CITY, capital_of="red")
    assert lands.subsistence_value(war, PLACE) == 4


@pytest.mark.rule("ME-RCV-07")
def test_a_recovered_fortress_has_its_walls_back() -> None:
    war = over(ruins(FORTRESS, C3=Land("blue", VILLAGE)), 6)
    put_banner(war, "blue.1", PLACE, 400, inside=True)
    put_banner(war, "red.1", PLACE, 1000)
    war.sieges[PLACE] = Siege(PLACE, "red", "blue", since=6)

    told = tell(war, assault.storm(war, assault.Assault(PLACE)), answers=("direct", "hold"), dice=(1, 2, 1, 1, 1))

    assert next(event for event in told.events if event.kind == "siege.assault").args["defence"] == 1200


@pytest.mark.rule("ME-RCV-01", "ME-DRG-14")
def test_what_dragons_razed_this_winter_is_left_out_and_had_its_turn_before() -> None:
    war = ruins()
    war.lands[PLACE] = replace(RUIN, scorched=war.year)
    war.lands["F6"] = replace(RUIN, scorched=war.year - 1)

    over(war, 6)

    assert war.lands[PLACE].razed
    assert not war.lands["F6"].razed


@pytest.mark.rule("ME-RCV-01", "ME-EVT-11")
def test_famine_leaves_out_what_would_fall_to_the_starving() -> None:
    war = ruins(C3=Land("red", VILLAGE), F6=RUIN)
    war.winter["red"] = replace(war.winter["red"], famine=True)

    told = tell(war, STEP(war), dice=(6,))

    assert told.kinds() == ["recovery.barred", "recovery.tested"]
    assert told.events[0].args["place"] == PLACE
    assert told.events[0].rule == "ME-EVT-11"
    assert winter.waiting(war, "recovery") == [], "and he may not rebuild it either"


@pytest.mark.rule("ME-EVT-11")
def test_a_ruin_that_a_rival_would_inherit_is_thrown_for_all_the_same() -> None:
    war = ruins(C3=Land("red"), E3=Land("blue", VILLAGE))
    war.winter["red"] = replace(war.winter["red"], famine=True)

    over(war, 4)

    assert war.lands[PLACE].owner == "blue"


# --- whose it is -----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-RCV-05", "ME-RCV-06")
@pytest.mark.parametrize(
    ("beside", "heir"),
    [
        ({}, INDEPENDENT),
        ({"C3": Land(INDEPENDENT, CITY)}, INDEPENDENT),
        ({"C3": Land("red")}, "red"),
        ({"C3": Land("red"), "E3": Land(INDEPENDENT, CITY)}, "red"),
        ({"C3": Land("red", VILLAGE), "E3": Land("blue", FORTRESS)}, "blue"),
        ({"C3": Land("red", CITY), "E3": Land("blue", CITY)}, INDEPENDENT),
        ({"C3": Land("red", VILLAGE), "D2": Land("red", VILLAGE), "E3": Land("blue", VILLAGE)}, INDEPENDENT),
        ({"C3": Land("red"), "E3": Land("blue", VILLAGE)}, "blue"),
        ({"C3": Land("red"), "E3": Land("blue")}, INDEPENDENT),
        ({"C3": Land("red", FORTRESS), "E3": Land("blue", CITY)}, "blue"),
        ({"C3": Land("red", CITY, capital_of="red"), "E3": Land("blue", CITY)}, INDEPENDENT),
        ({"C3": Land("red"), "E3": replace(RUIN, settlement=CITY, razed_by="blue")}, "red"),
    ],
)
def test_the_best_adjoining_tile_decides_whose_it_is(beside: dict[str, Land], heir: str) -> None:
    war = ruins(VILLAGE, 0, **beside)
    razed = [place for place in war.board.places if lands.land(war, place).razed]

    over(war, *(4 for _ in razed))

    assert war.lands[PLACE].owner == heir
    assert war.lands[PLACE].razed_by == NOBODY


@pytest.mark.rule("ME-RCV-05")
def test_who_razed_it_and_whose_it_was_count_for_nothing() -> None:
    war = ruins(C3=Land("red"))

    over(war, 4)

    assert RUIN.razed_by == "blue"
    assert war.lands[PLACE].owner == "red"


@pytest.mark.rule("ME-RCV-01", "ME-RCV-05")
def test_allegiance_follows_from_the_map_at_the_beginning_of_the_phase() -> None:
    war = ruins(C3=Land("red", VILLAGE), E3=RUIN)  # E3 adjoins nobody but the ruin that Red gains

    over(war, 4, 4)

    assert war.lands[PLACE].owner == "red"
    assert war.lands["E3"].owner == INDEPENDENT


# --- rebuilding ------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-RCV-08")
@pytest.mark.parametrize(
    ("settlement", "die", "crowns", "stands"),
    [(CITY, 2, 4, True), (CITY, 2, 3, False), (VILLAGE, 1, 3, True), (FORTRESS, 5, 1, True), (FORTRESS, 1, 4, False)],
)
def test_each_crown_adds_one_to_the_die_already_thrown(settlement: str, die: int, crowns: int, stands: bool) -> None:
    war = thrown(ruins(settlement, 5, C3=Land("red")), die)

    give(war, STEP, f"rebuild {PLACE} for {crowns}", "done")
    told = tell(war, STEP(war))

    assert war.lands[PLACE].razed is not stands
    assert war.lands[PLACE].owner == ("red" if stands else NOBODY)
    assert war.winter["red"].crowns == 5 - crowns, "crowns that fall short are spent"
    assert war.winter["red"].offers == {}
    assert all(said(told, lang) for lang in LANGUAGES)


@pytest.mark.rule("ME-RCV-08")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (f"rebuild {PLACE} for 4", "ME-REV-13"),
        (f"rebuild {PLACE} for 5", "ME-RCV-08"),
        (f"rebuild {PLACE} for 0", "ME-RCV-08"),
        ("rebuild B2 for 1", "ME-RCV-08"),
        ("rebuild F1 for 1", "ME-RCV-08"),
        ("rebuild D5 for 1", "ME-RCV-08"),
        ("rebuild A5 for 1", "ME-RCV-08"),
        ("rebuild A3 for 1", "ME-DRG-14"),
        ("recruit for 1", "ME-WIN-02"),
    ],
)
def test_what_cannot_be_rebuilt_and_why(text: str, rule: str) -> None:
    war = ruins(
        CITY,
        3,
        C3=Land("red"),
        F1=RUIN,  # far from the empire
        D5=RUIN,  # beside Blue's capital too
        C5=Land("red"),
        A5=RUIN,  # recovers by itself
        A6=Land("red"),
        A3=replace(RUIN, scorched=1),
    )
    thrown(war, 1, 2, 4, 1)

    assert clause(war, STEP, text) == rule


@pytest.mark.rule("ME-RCV-08")
def test_crowns_are_offered_once_for_a_tile() -> None:
    war = thrown(ruins(CITY, 6, C3=Land("red")), 2)
    give(war, STEP, f"rebuild {PLACE} for 1")

    assert clause(war, STEP, f"rebuild {PLACE} for 3") == "ME-RCV-08"


@pytest.mark.rule("ME-RCV-08")
def test_independents_next_door_do_not_prevent_it_and_nobody_hears_of_it_before_all_are_done() -> None:
    war = thrown(ruins(CITY, 6, C3=Land("red"), E3=Land(INDEPENDENT, CITY)), 2)

    told = give(war, STEP, f"rebuild {PLACE} for 4")

    assert all(event.to == ("red",) for event in told)
    assert war.lands[PLACE].razed


@pytest.mark.rule("ME-RCV-08", "ME-REV-14")
def test_who_can_rebuild_hears_what_is_missing_and_what_he_has() -> None:
    war = thrown(ruins(CITY, 3, C3=Land("red")), 2)

    question = asked(war, STEP)

    assert dict(question.about) == {"crowns": 3, "places": f"{PLACE}: 4"}
    assert [str(order) for order in question.options()] == [
        "done",
        *(f"rebuild {PLACE} for {crowns}" for crowns in (3, 2, 1)),
    ]


@pytest.mark.rule("ME-WIN-07")
def test_whoever_has_ruins_to_rebuild_is_asked_even_without_a_crown() -> None:
    war = thrown(ruins(CITY, 0, C3=Land("red")), 2)

    assert winter.waiting(war, "recovery") == ["red"]
    assert [str(order) for order in asked(war, STEP).options()] == ["done"]


@pytest.mark.rule("ME-RCV-09")
def test_what_an_army_in_points_has_lost_is_lost_for_good() -> None:
    war = marched({"red.1": 1000}, {"blue.1": 1000})
    fight(war, answers=[*HOLD, "E4"], dice=[4, 4, 1, 1, 2, 5])  # he wins, and a leader of his falls

    over(with_crowns("recovery", war=war))

    assert war.banners["red.1"].points == 1000 - 50 - 5 * 20
