"""The Dutch edition (`preset="dutch"`): what it changes, as it is printed there and as it is in English."""

from __future__ import annotations

import pytest
from battlefield import FIELD, HOLD, fight, marched, where
from equinox import a_spring, cast, names, under
from peoples import DWARFS, HIGH_ELVES, ORCS, people
from stage import a_board, a_war, put_banner, put_ship, reading, refusal_of, tell
from stewards import asked, with_crowns
from walls import PLACE, besieged

from gonfalon.chronicle.mighty.source import matter_of
from gonfalon.chronicle.pen import Pen
from gonfalon.kernel import FastDice, Refused, Table
from gonfalon.names.places import Usage
from gonfalon.rulesets.mighty.earlier import EARLIER, EARLIER_PRESETS
from gonfalon.rulesets.mighty.realms import laying, naming, reorganisation
from gonfalon.rulesets.mighty.rules import Mighty
from gonfalon.rulesets.mighty.sea import naval
from gonfalon.rulesets.mighty.season import raze, subsistence
from gonfalon.rulesets.mighty.settings import PRESETS, SETTINGS, Settings, read_settings
from gonfalon.rulesets.mighty.state import CITY, VILLAGE, Land, War
from gonfalon.rulesets.mighty.winter import construction, preparations, recovery
from gonfalon.world.tiles import Tile

DUTCH = PRESETS["dutch"]
ENGLISH = Settings(players=("red", "blue"))
WOODLAND = Tile("L09")


@pytest.mark.parametrize("name", DUTCH)
def test_what_the_edition_changes_is_another_reading_with_a_clause(name: str) -> None:
    assert DUTCH[name] != getattr(ENGLISH, name)
    assert SETTINGS[name].startswith("ME-")


def test_an_older_campaign_of_the_edition_keeps_all_it_had_and_takes_nothing_new() -> None:
    began = {**EARLIER, **EARLIER_PRESETS["dutch"]}

    assert {name for name in DUTCH if getattr(ENGLISH, name) != began.get(name, getattr(ENGLISH, name))} <= set(began)
    assert began["spell_range"] == "exceed"
    assert "conquest" not in began


# --- before the war --------------------------------------------------------------------------------------


@pytest.mark.rule("ME-RLM-17")
def test_two_players_begin_alike_and_three_as_they_like() -> None:
    with pytest.raises(Refused) as refused:
        read_settings({"players": ["red", "blue"], "preset": "dutch", "strength": "dice"})

    assert refused.value.refusal.message.key == "mighty-two-equal"
    assert read_settings({"players": ["red", "blue"], "strength": "dice"}).strength == "dice"
    assert read_settings({"players": ["red", "blue", "yellow"], "preset": "dutch", "strength": "dice"}).two_equal


# --- the season ------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-BAT-32")
@pytest.mark.parametrize(("conquest", "owner"), [("defeated", "red"), ("destroyed", "blue")])
def test_a_tile_whose_defenders_got_away_is_not_yet_conquered(conquest: str, owner: str) -> None:
    war = marched({"red.1": 1500}, {"blue.1": 500}, conquest=conquest)
    war.lands[FIELD] = Land("blue", VILLAGE)

    fight(war, answers=[*HOLD, "stay", "E4"], dice=[4, 3, 1, 1])

    assert where(war) == {"red.1": FIELD, "blue.1": "E4"}
    assert war.lands[FIELD].owner == owner


@pytest.mark.rule("ME-BAT-32")
def test_a_tile_whose_defenders_were_destroyed_is_conquered() -> None:
    war = marched({"red.1": 1500}, {"blue.1": 50}, conquest="destroyed")
    war.lands[FIELD] = Land("blue", VILLAGE)

    fight(war, answers=HOLD, dice=[4, 3, 1, 1])

    assert where(war) == {"red.1": FIELD}
    assert war.lands[FIELD].owner == "red"


def weak_aboard(**settings: str) -> War:
    """A weak banner of Red's lies aboard in a harbour, another stands ashore."""
    war = a_war(board=a_board(special={"D3": Tile("C04")}), phase="reorganisation", **settings)
    war.lands["D3"] = Land("red", CITY)
    put_ship(war, "red/1", "D3")
    put_banner(war, "red.1", "D3", 900)
    put_banner(war, "red.2", "D3", 200, ship="red/1")
    return war


@pytest.mark.rule("ME-REO-05")
@pytest.mark.parametrize(("weak", "clauses"), [("force", ("ME-REO-02", "")), ("tile", ("", "ME-REO-05"))])
def test_a_weak_banner_combines_with_any_in_its_tile(weak: str, clauses: tuple[str, str]) -> None:
    question = next(reorganisation.step(weak_aboard(weak_banners=weak))).questions[0]
    refusals = [question.check(question.read(text)) for text in ("regroup 1 2 as 1100", "done")]

    assert tuple(refusal.rule if refusal else "" for refusal in refusals) == clauses


@pytest.mark.rule("ME-REO-05")
def test_the_ship_of_a_banner_that_went_ashore_to_others_is_empty() -> None:
    war = weak_aboard(weak_banners="tile")

    tell(war, reorganisation.step(war), answers=["regroup 1 2 as 1100"])

    assert {b.id: (b.points, b.ship) for b in war.banners.values()} == {"red.1": (1100, "")}


@pytest.mark.rule("ME-REO-05")
def test_strong_banners_aboard_and_ashore_stay_two_forces() -> None:
    war = weak_aboard(weak_banners="tile")
    put_banner(war, "red.2", "D3", 700, ship="red/1")

    question = next(reorganisation.step(war)).questions[0]

    assert refusal_of(question, "regroup 1 2 as 900 700").rule == "ME-REO-02"


# --- magic -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAG-08")
@pytest.mark.parametrize(("dice", "works"), [((6, 6), True), ((6, 5), False)])
def test_twelve_tiles_are_in_reach_of_twelve(dice: tuple[int, int], works: bool) -> None:
    """Eleven lie between, which twelve exceeds."""
    war = a_spring(a_board(16, 3), {"red": "B2", "blue": "H2"}, **DUTCH)

    cast(war, "withershins", "N2", range_=dice)

    assert bool(names(war)) is works


@pytest.mark.rule("ME-MAG-28")
@pytest.mark.parametrize(("rot", "mended", "left"), [("produce", True, 4), ("produce", False, 0), ("all", True, 0)])
def test_rot_spoils_what_the_tile_yields_and_not_what_was_stored_there(rot: str, mended: bool, left: int) -> None:
    war = a_war(phase="raze", rot=rot, mended=mended)
    war.lands["D3"] = Land("red", CITY)
    put_banner(war, "red.1", "D3")
    under(war, "rot", "D3")
    war.stockpiles["D3"] = 4

    tell(war, raze.step(war), answers=["raze D3"])

    assert war.banners["red.1"].baggage == left


# --- the winter ------------------------------------------------------------------------------------------


WOOD = "A1"


def burnt(forest: str) -> War:
    """Dragons have burnt the forest of a tile of Red's."""
    special = {WOOD: WOODLAND, "C1": WOODLAND}
    war = with_crowns("recovery", 9, war=a_war(board=a_board(special=special), burnt_forest=forest))
    war.lands |= {"B1": Land("red"), "C1": Land("red"), WOOD: Land("", VILLAGE, razed=True)}
    war.burnt = {WOOD: war.year, "C1": war.year}
    return war


@pytest.mark.rule("ME-DRG-11", "ME-RCV-08")
@pytest.mark.parametrize(("forest", "timber", "refused"), [("construction", 0, ""), ("rebuilding", 1, "ME-DRG-11")])
def test_what_the_timber_of_a_burnt_forest_is_missing_for(forest: str, timber: int, refused: str) -> None:
    war = burnt(forest)
    assert construction.timber(war, "red") == timber

    tell(war, recovery.step(war), dice=(2,))

    refusal = recovery.judge(war, "red", recovery.Rebuild(WOOD, 2))
    assert (refusal.rule if refusal else "") == refused


@pytest.mark.rule("ME-CON-02")
@pytest.mark.parametrize(("yards", "built"), [("harbour", ["C3", "D3"]), ("coast", ["C3"])])
def test_ships_are_built_on_coastal_tiles_only(yards: str, built: list[str]) -> None:
    mouth = {"C3": Tile("C04"), "D3": Tile("R06"), "A1": WOODLAND}
    war = with_crowns("preparations", 9, war=a_war(board=a_board(special=mouth), shipyards=yards))
    war.lands |= {"C3": Land("red", CITY), "D3": Land("red", CITY), "A1": Land("red")}
    tell(war, preparations.step(war))

    options = map(str, asked(war, preparations.step).options())
    assert [text.split()[-1] for text in options if "ship" in text] == built


@pytest.mark.rule("ME-DEP-07")
def test_any_ship_brings_a_banner_across() -> None:
    assert DUTCH["landing_ship"] == "any"


@pytest.mark.rule("ME-REV-03")
def test_a_razed_capital_puts_nobody_out() -> None:
    assert DUTCH["lost_capital"] == "taken"


# --- races -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-RAC-10")
@pytest.mark.parametrize(("losses", "left"), [("assault", 900), ("siege", 950)])
def test_hunger_behind_dwarf_walls_costs_half_as_many(losses: str, left: int) -> None:
    mountains = {PLACE: Tile("H29")}
    war = besieged({"red.1": 900}, {"blue.1": 1000}, CITY, tiles=mountains, races=True, dwarf_losses=losses)
    people(war, red=ORCS, blue=DWARFS)
    war.phase, war.active = "subsistence", war.order.index("blue")

    tell(war, subsistence.step(war), dice=(1, 2, 6))

    assert war.banners["blue.1"].points == left


@pytest.mark.rule("ME-RAC-12")
@pytest.mark.parametrize(("fleets", "difference"), [("always", -1), ("attacking", 0)])
def test_an_elven_fleet_that_is_come_upon_adds_nothing(fleets: str, difference: int) -> None:
    coast = {f"{column}3": Tile("C04") for column in "ABCDEF"}
    war = people(a_war(board=a_board(special=coast), races=True, elven_fleets=fleets), red=ORCS, blue=HIGH_ELVES)
    put_ship(war, "red/1", "D3", harbour=False)
    put_ship(war, "blue/1", "D3", harbour=False)

    assert tell(war, naval.score(war, "D3", "blue"), dice=(3, 3)).value == difference


# --- names -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-NAM-06", "ME-NAM-07")
def test_the_war_uses_the_charts_of_its_edition() -> None:
    war = a_war()
    assert (naming.usage(war.settings).fewest, naming.usage(war.settings).inserted) == (2, False)

    reading(war, elf_names="one", dwarf_names="inserted")

    assert naming.by_the_charts(war).world.usage == Usage(1, inserted=True)


@pytest.mark.rule("ME-NAM-06", "ME-CHR-04")
@pytest.mark.parametrize(("preset", "usage"), [("english", Usage()), ("dutch", Usage(1, inserted=True))])
def test_the_chronicle_names_places_and_years_as_its_war_does(preset: str, usage: Usage) -> None:
    settings = {"players": ["red", "blue"], "seed": "7", "quick": True, "preset": preset}
    table = Table.start(Mighty(), settings, FastDice(1))

    matter = matter_of(table, "", Pen())

    assert (matter.usage, matter.by_year) == (usage, preset == "dutch")


@pytest.mark.rule("ME-MAP-36")
@pytest.mark.parametrize(("ends", "any_ending"), [("source", False), ("any", True)])
def test_a_world_is_laid_by_the_rules_of_its_edition(ends: str, any_ending: bool) -> None:
    war = laying.begin(read_settings({"players": ["red", "blue"], "lay_by_hand": True, "river_ends": ends}))

    assert laying.rules_of(war).any_ending is any_ending
