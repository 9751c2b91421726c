"""What the races live on (ME-RAC-04, ME-RAC-06, ME-RAC-14, ME-RAC-15, ME-RAC-19): nothing, forests, ruins."""

from __future__ import annotations

import random

import pytest
from peoples import DWARFS, MEN, ORCS, SKAVEN, UNDEAD, WOOD, WOOD_ELVES, a_people, people
from stage import Told, first_question, put_banner, put_ship, refusal_of, said, tell
from walls import PLACE, besieged

from gonfalon.kernel import FastDice, Play
from gonfalon.rulesets.mighty.ground import besieging, lands
from gonfalon.rulesets.mighty.realms import mustering, reorganisation
from gonfalon.rulesets.mighty.rules import Mighty
from gonfalon.rulesets.mighty.season import raze, scouting_events, subsistence
from gonfalon.rulesets.mighty.season.scouts import Scouts
from gonfalon.rulesets.mighty.state import CITY, INDEPENDENT, NOBODY, VILLAGE, Alliance, Land, War
from gonfalon.words import LANGUAGES
from gonfalon.world.tiles import Tile

BANNERS = 5


def fed(war: War, *answers: str, dice: tuple[int, ...] = ()) -> Told:
    """Red's subsistence phase."""
    told = tell(war, subsistence.step(war), answers=answers, dice=dice)
    for lang in LANGUAGES:
        said(told, lang)
    return told


def found(war: War, place: str) -> int:
    """How many of five banners live off that tile; the baggage of one pays for the rest."""
    for number in range(1, BANNERS + 1):
        put_banner(war, f"red.{number}", place, baggage=6 * (number == 1))
    fed(war)
    return BANNERS - (6 - war.banners["red.1"].baggage)


def ruin(settlement: str) -> Land:
    """A settlement that Blue has razed."""
    return Land(NOBODY, settlement, razed=True, razed_by="blue")


# --- the Undead ------------------------------------------------------------------------------------------


def the_dead(banners: int, place: str = "D4") -> War:
    """So many Undead banners of 1000 points in a barren tile."""
    war = a_people(UNDEAD)
    for number in range(1, banners + 1):
        put_banner(war, f"red.{number}", place, 1000)
    return war


def strengths(war: War) -> list[int]:
    return [banner.points for banner in war.banners.values()]


@pytest.mark.rule("ME-RAC-04")
def test_the_undead_need_no_food() -> None:
    told = fed(the_dead(1), dice=(1,))

    assert [roll.label for roll in told.rolled] == ["instability"]


@pytest.mark.rule("ME-RAC-04", "ME-RAC-03")
def test_living_troops_in_their_pay_eat() -> None:
    war = the_dead(1)
    put_banner(war, "red.2", "D4", 1000, kind="mercenary", race=MEN)

    fed(war, dice=(2, 3, 1))

    assert strengths(war) == [1000, 940]


@pytest.mark.rule("ME-RAC-04", "ME-SCT-28")
def test_rotten_supplies_do_them_no_harm() -> None:
    war = the_dead(1)

    told = tell(war, scouting_events.rotten_supplies(war, Scouts("red.1", "red", "D4", "E4", "", ())))

    assert not told.rolled


@pytest.mark.rule("ME-RAC-04", "ME-RAZ-05")
def test_what_they_loot_is_destroyed() -> None:
    war = the_dead(1)
    war.phase, war.lands["D4"] = "raze", Land("red", CITY)

    told = tell(war, raze.step(war), answers=["raze D4"])

    assert war.lands["D4"].razed
    assert war.banners["red.1"].baggage == 0
    assert [event.args["lost"] for event in told.events if event.kind == "raze.looted"] == [2]


@pytest.mark.rule("ME-RAC-04", "ME-SIE-38")
def test_neither_booty_nor_a_captured_stockpile_is_of_use_to_them() -> None:
    war = people(besieged({"red.1": 1000}, {"blue.1": 500}, baggage=3, races=True), red=UNDEAD)
    war.stockpiles[PLACE] = 4

    told = tell(war, besieging.fall(war, PLACE, "red", "ME-SIE-24"))

    assert (war.banners["red.1"].baggage, war.stockpiles) == (0, {})
    assert not told.asked
    assert lands.owner(war, PLACE) == "red"


@pytest.mark.rule("ME-RAC-04")
def test_baggage_is_not_shared_with_the_dead() -> None:
    war = the_dead(1)
    war.phase = "reorganisation"
    put_banner(war, "red.2", "D4", kind="mercenary", race=MEN, baggage=3)
    question = first_question(reorganisation.step(war))

    assert refusal_of(question, "baggage of 1 as 1 2").rule == "ME-RAC-04"
    assert not any(str(order).startswith("baggage") for order in question.options())


@pytest.mark.rule("ME-RAC-04", "ME-RLM-35")
def test_they_throw_for_no_baggage_at_the_start() -> None:
    war = a_people(UNDEAD, phase="baggage", month=0)
    put_banner(war, "red.1", "B2")
    put_banner(war, "blue.1", "E5")

    told = tell(war, mustering.load_baggage(war), answers=["6"], dice=(5, 5))

    assert [roll.who for roll in told.rolled] == ["blue"]
    assert [banner.baggage for banner in war.banners.values()] == [0, 6]


@pytest.mark.rule("ME-RAC-04", "ME-RLM-35")
def test_where_all_realms_are_undead_the_war_begins_without_baggage() -> None:
    settings = {"players": ["red", "blue"], "seed": "7", "races": True, "race_of": {"red": UNDEAD, "blue": UNDEAD}}
    mighty = Mighty()
    play = Play(mighty, mighty.start(settings), FastDice(1))
    play.begin()
    rng = random.Random(1)
    while play.state.month == 0:
        key, question = next(iter(play.open.items()))
        play.put(key, question.sample(rng))

    assert not any(banner.baggage for banner in play.state.banners.values())


@pytest.mark.rule("ME-RAC-04")
def test_no_umpire_gives_them_any() -> None:
    war = the_dead(1)

    refusal = Mighty().correct(war, {"banner": "red.1", "baggage": 2})

    assert refusal is not None
    assert (refusal.rule, war.banners["red.1"].baggage) == ("ME-RAC-04", 0)


INSTABILITY = {1: (6,), 2: (5, 6), 3: (4, 5, 6)}  # ME-RAC-06


@pytest.mark.rule("ME-RAC-06")
@pytest.mark.parametrize(("banners", "die"), [(count, die) for count in INSTABILITY for die in range(1, 7)])
def test_the_table_of_instability(banners: int, die: int) -> None:
    war = the_dead(banners)
    depleted = die in INSTABILITY[banners]

    fed(war, dice=(die, *((2, 3) if depleted else ()), *(1 for _ in range(banners - 1))))

    assert strengths(war) == [940 if depleted else 1000, *(1000,) * (banners - 1)]


@pytest.mark.rule("ME-RAC-06")
def test_of_two_banners_only_the_one_that_throws_high_is_depleted() -> None:
    war = the_dead(2)

    fed(war, dice=(5, 1, 2, 4))

    assert strengths(war) == [900, 1000]


@pytest.mark.rule("ME-RAC-06", "ME-SUB-12")
def test_more_than_three_are_always_depleted_which_may_come_to_nothing() -> None:
    war = the_dead(4)

    told = fed(war, dice=(5, 6, 4, 1, 3, 2))

    assert [roll.label for roll in told.rolled].count("instability") == 0
    assert strengths(war) == [1000, 1000, 995, 980]


@pytest.mark.rule("ME-RAC-06")
def test_the_dead_of_others_are_counted_and_the_living_are_not() -> None:
    war = people(the_dead(1), blue=UNDEAD)
    put_banner(war, "blue.1", "D4")
    put_banner(war, "red.2", "D4", kind="mercenary", race=DWARFS, baggage=1)

    told = fed(war, dice=(5, 6))

    assert [roll.label for roll in told.rolled] == ["instability", "shortfall"]
    assert "races.unstable" in told.kinds()


@pytest.mark.rule("ME-RAC-06", "ME-SIE-42")
def test_a_garrison_that_comes_apart_leaves_its_walls_to_the_besieger() -> None:
    war = people(
        besieged({"red.1": 1000}, {"blue.1": 100}, player="blue", phase="subsistence", races=True), blue=UNDEAD
    )

    fed(war, dice=(6, 1, 2))

    assert "blue.1" not in war.banners
    assert lands.owner(war, PLACE) == "red"


# --- Wood Elves ------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-RAC-14")
@pytest.mark.parametrize(
    ("land", "tile", "feeds"),
    [
        (Land("red"), WOOD, 1),
        (Land("red"), Tile("L02"), 0),
        (Land("red", CITY), WOOD, 2),
        (ruin(VILLAGE), WOOD, 1),
        (ruin(CITY), Tile("L02"), 0),
        (Land("red", VILLAGE), Tile("L02"), 1),
        (None, WOOD, 1),
    ],
)
def test_a_forest_without_a_settlement_feeds_a_banner_of_wood_elves(land: Land | None, tile: Tile, feeds: int) -> None:
    war = a_people(WOOD_ELVES, {"D3": tile})
    if land is not None:
        war.lands["D3"] = land

    assert found(war, "D3") == feeds


@pytest.mark.rule("ME-RAC-14")
def test_a_burnt_forest_feeds_them_and_nobody_else() -> None:
    wood_elves, men = a_people(WOOD_ELVES, {"D3": WOOD}), a_people(MEN, {"D3": WOOD})
    wood_elves.burnt["D3"] = 1

    assert (found(wood_elves, "D3"), found(men, "D3")) == (1, 0)


@pytest.mark.rule("ME-RAC-14")
def test_no_forest_feeds_whoever_is_aboard() -> None:
    war = a_people(WOOD_ELVES, {"D3": Tile("C11")})
    put_ship(war, "red/1", "D3", harbour=False)
    put_banner(war, "red.1", "D3", ship="red/1", baggage=1)

    fed(war)

    assert war.banners["red.1"].baggage == 0
    assert war.board.has_forest("D3")


# --- Orcs and Goblins ------------------------------------------------------------------------------------


@pytest.mark.rule("ME-RAC-15")
@pytest.mark.parametrize(("dice", "lost"), [((2, 4), 160), ((1, 6), 600), ((4, 1), 10), ((5,), 0)])
def test_hunger_costs_goblinoids_twice_as_many(dice: tuple[int, ...], lost: int) -> None:
    war = a_people(ORCS)
    put_banner(war, "red.1", "D4", 1000)

    fed(war, dice=dice)

    assert war.banners["red.1"].points == 1000 - lost


@pytest.mark.rule("ME-RAC-15", "ME-SCT-28")
def test_rotten_supplies_cost_them_twice_as_many_too() -> None:
    war = a_people(ORCS)
    put_banner(war, "red.1", "D4", 1000)

    tell(war, scouting_events.rotten_supplies(war, Scouts("red.1", "red", "D4", "E4", "", ())), dice=(3, 2))

    assert war.banners["red.1"].points == 960


@pytest.mark.rule("ME-RAC-15")
def test_other_losses_of_theirs_are_not_doubled() -> None:
    war = a_people(ORCS)
    put_banner(war, "red.1", "D4", 1000)

    tell(war, scouting_events.sickness(war, Scouts("red.1", "red", "D4", "E4", "", ())), dice=(3,))

    assert war.banners["red.1"].points == 970


# --- Skaven ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-RAC-19")
@pytest.mark.parametrize(
    ("place", "land", "feeds"),
    [
        ("D3", Land("red", CITY), 0),
        ("D3", ruin(CITY), 1),
        ("D3", ruin(VILLAGE), 1),
        ("D3", Land("red"), 0),
        ("C2", Land("red", VILLAGE), 1),
        ("C2", Land("red", CITY), 2),
        ("C2", ruin(CITY), 1),
        ("C2", Land("red"), 0),
        ("B2", Land("red", CITY, capital_of="red"), 4),
    ],
)
def test_skaven_live_in_their_realm_and_in_ruins(place: str, land: Land, feeds: int) -> None:
    war = a_people(SKAVEN)
    war.lands[place] = land

    assert found(war, place) == feeds


@pytest.mark.rule("ME-RAC-19", "ME-DIP-10")
def test_they_do_not_break_an_alliance_for_what_they_cannot_eat() -> None:
    war = a_people(SKAVEN)
    war.lands["D3"] = Land(INDEPENDENT, CITY)
    war.alliances["1"] = Alliance("red", ("D3",))

    assert found(war, "D3") == 0
    assert war.alliances


@pytest.mark.rule("ME-RAC-20")
def test_a_city_that_skaven_raze_gives_baggage_and_feeds_them_from_then_on() -> None:
    war = a_people(SKAVEN, phase="raze")
    war.lands["D3"] = Land("red", CITY)
    put_banner(war, "red.1", "D3")

    tell(war, raze.step(war), answers=["raze D3"])
    assert war.banners["red.1"].baggage == 2
    war.phase = "subsistence"

    assert found(war, "D3") == 1
