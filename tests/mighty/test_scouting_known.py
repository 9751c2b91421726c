"""Scouting tiles that are known already, and from ships (ME-SCT-12, ME-SCT-43 to ME-SCT-47, ME-SCT-53)."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace
from stage import PLAIN, Told, a_board, a_war, put_banner, put_ship, said, tell

from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.season import scouting
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, VILLAGE, Land, War
from gonfalon.words import LANGUAGES
from gonfalon.world.tiles import Tile

STRAND, ESTUARY = Tile("C04"), Tile("R07")
PAIRS = list(product(range(1, 7), repeat=2))
BANDITS = (3, 5)
DRIVEN_OFF = 2  # a skirmish in which nobody learns anything


def a_known(land: Land, *defenders: str, tile: Tile = PLAIN, realms: dict[str, str] | None = None) -> War:
    """Red's banner 1 at C3; D3 holds this, and these banners."""
    war = a_war(realms, board=a_board(special={"D3": tile}), phase="scouting")
    put_banner(war, "red.1", "C3")
    war.lands["D3"] = land
    for banner in defenders:
        put_banner(war, banner, "D3", points=60)
    return war


def scout(war: War, *dice: int) -> Told:
    told = tell(war, scouting.step(war), answers=["scout 1 to D3"], dice=dice)
    assert all(said(told, lang) for lang in LANGUAGES)
    return told


@pytest.mark.rule("ME-SCT-43", "ME-SCT-24")
def test_a_known_tile_is_opened_by_all_but_an_event() -> None:
    opened = []
    for pair in PAIRS:
        war = a_known(Land("red", VILLAGE))
        scout(war, *pair, *(BANDITS if sum(pair) in (3, 11) else ()))
        opened += [pair] if war.turn.opened else []

    assert len(opened) == 32
    assert not {(1, 2), (2, 1), (5, 6), (6, 5)} & set(opened)


@pytest.mark.rule("ME-SCT-12")
@pytest.mark.parametrize("pair", [(5, 5), (4, 6), (1, 1), (3, 4), (2, 2)])
def test_what_is_found_stays(pair: tuple[int, int]) -> None:
    war = a_known(Land("red", VILLAGE))

    scout(war, *pair)

    assert war.lands["D3"] == Land("red", VILLAGE)


@pytest.mark.rule("ME-SCT-24")
def test_an_event_leaves_a_known_tile_known_and_shut() -> None:
    war = a_known(Land("red", VILLAGE))

    scout(war, 1, 2, *BANDITS)

    assert war.lands["D3"] == Land("red", VILLAGE)
    assert war.turn.opened == ()


@pytest.mark.rule("ME-SCT-44", "ME-REO-15")
@pytest.mark.parametrize("settlement", ["", VILLAGE, FORTRESS, CITY])
def test_a_rivals_tile_without_a_banner_changes_hands_with_all_it_holds(settlement: str) -> None:
    war = a_known(Land("blue", settlement))
    war.stockpiles["D3"] = 3

    told = scout(war, 3, 4)

    assert war.lands["D3"] == Land("red", settlement)
    assert war.stockpiles["D3"] == 3
    assert war.turn.opened == ("D3",)
    assert ("land.taken", "ME-SCT-44") in [(e.kind, e.rule) for e in told.events]


@pytest.mark.rule("ME-SCT-44")
def test_even_a_capital_changes_hands() -> None:
    war = a_known(Land("blue", CITY, capital_of="blue"))

    scout(war, 3, 4)

    assert war.lands["D3"] == Land("red", CITY, capital_of="blue")


@pytest.mark.rule("ME-SCT-44", "ME-SEA-26")
def test_ships_and_who_is_aboard_do_not_defend_a_tile() -> None:
    war = a_known(Land("blue", CITY), tile=STRAND)
    put_ship(war, "blue/1", "D3")
    put_banner(war, "blue.1", "D3", ship="blue/1")

    told = scout(war, 3, 4)

    assert lands.owner(war, "D3") == "red"
    assert war.ships["blue/1"].realm == "blue"
    assert "skirmish.fought" not in told.kinds()


@pytest.mark.rule("ME-SCT-44", "ME-RAZ-07")
def test_a_razed_tile_stays_nobodys() -> None:
    razed = Land("", VILLAGE, razed=True, razed_by="blue")
    war = a_known(razed)

    scout(war, 3, 4)

    assert war.lands["D3"] == razed
    assert war.turn.opened == ("D3",)


@pytest.mark.rule("ME-SCT-44")
def test_nothing_changes_hands_after_an_event() -> None:
    war = a_known(Land("blue", CITY))

    scout(war, 5, 6, *BANDITS)

    assert war.lands["D3"] == Land("blue", CITY)


@pytest.mark.rule("ME-SCT-45")
def test_an_independent_settlement_stays_independent_and_may_be_entered() -> None:
    war = a_known(Land(INDEPENDENT, VILLAGE))

    told = scout(war, 1, 4)

    assert war.lands["D3"] == Land(INDEPENDENT, VILLAGE)
    assert war.turn.opened == ("D3",)
    assert "scout.hostile" in told.kinds()


@pytest.mark.rule("ME-SCT-47")
def test_one_weak_banner_keeps_the_tile() -> None:
    war = a_known(Land("blue", VILLAGE), "blue.1")

    scout(war, 3, 4, DRIVEN_OFF)

    assert war.lands["D3"] == Land("blue", VILLAGE)
    assert war.turn.opened == ("D3",)


@pytest.mark.rule("ME-SCT-44", "ME-SCT-47")
def test_a_third_players_banner_does_not_keep_the_tile_for_its_owner() -> None:
    war = a_known(Land("blue", VILLAGE), "green.1", realms={"red": "B2", "blue": "E5", "green": "F1"})

    scout(war, 3, 4, DRIVEN_OFF)

    assert lands.owner(war, "D3") == "red"


@pytest.mark.rule("ME-SCT-53")
@pytest.mark.parametrize(
    ("land", "defenders", "after", "outcome"),
    [
        (None, (), Land("red", ""), "land.found"),
        (Land("red", VILLAGE), (), Land("red", VILLAGE), "scout.open"),
        (Land("blue", VILLAGE), (), Land("red", VILLAGE), "land.taken"),
        (Land("blue", VILLAGE), ("blue.1",), Land("blue", VILLAGE), "skirmish.fought"),
        (Land(INDEPENDENT, VILLAGE), (), Land(INDEPENDENT, VILLAGE), "scout.hostile"),
    ],
    ids=["unknown", "own", "rival's, empty", "rival's, held", "independent"],
)
def test_the_flow_of_an_attempt(land: Land | None, defenders: tuple[str, ...], after: Land, outcome: str) -> None:
    war = a_known(land or Land(), *defenders)
    if land is None:
        del war.lands["D3"]

    told = scout(war, 3, 4, *([DRIVEN_OFF] if defenders else []))

    assert outcome in told.kinds()
    assert war.lands["D3"] == after
    assert war.turn.opened == ("D3",)


# --- from ships ------------------------------------------------------------------------------------------


def off_d3(land: Land | None, tile: Tile = STRAND) -> War:
    """Red's banner 1 aboard in the water of D3."""
    war = a_known(land or Land(), tile=tile)
    if land is None:
        del war.lands["D3"]
    put_ship(war, "red/1", "D3", harbour=False)
    put_banner(war, "red.1", "D3", ship="red/1")
    return war


@pytest.mark.rule("ME-SEA-10", "ME-SEA-12")
def test_an_unknown_coast_is_gained_from_the_sea() -> None:
    war = off_d3(None)

    scout(war, 3, 6)

    assert war.lands["D3"] == Land("red", VILLAGE)
    assert war.turn.opened == ("D3",)


@pytest.mark.rule("ME-SEA-12", "ME-SCT-18")
def test_a_river_end_that_is_scouted_from_a_ship_is_coast() -> None:
    war = off_d3(None, ESTUARY)

    told = scout(war, 3, 4)

    assert war.lands["D3"] == Land("red", "")
    assert told.rolled[0].rule == "ME-SCT-18"


@pytest.mark.rule("ME-SEA-12", "ME-SCT-20")
@pytest.mark.parametrize("how", ["by land", "in a campaign of the first version"])
def test_otherwise_a_river_end_is_a_river_valley(how: str) -> None:
    war = off_d3(None, ESTUARY)
    if how == "by land":
        put_banner(war, "red.1", "C3")
    else:
        war.settings = replace(war.settings, mended=False)

    told = scout(war, 3, 4)

    assert war.lands["D3"] == Land("red", VILLAGE)
    assert told.rolled[0].rule == "ME-SCT-20"


@pytest.mark.rule("ME-SEA-12", "ME-SCT-44")
def test_a_rivals_coast_is_opened_but_not_taken_from_the_sea() -> None:
    war = off_d3(Land("blue", CITY))

    scout(war, 3, 4)

    assert war.lands["D3"] == Land("blue", CITY)
    assert war.turn.opened == ("D3",)


@pytest.mark.rule("ME-SEA-12", "ME-SCT-46")
def test_outriders_meet_landing_parties_too() -> None:
    war = off_d3(Land("blue", CITY))
    put_banner(war, "blue.1", "D3")

    told = scout(war, 3, 4, DRIVEN_OFF)

    assert "skirmish.fought" in told.kinds()


@pytest.mark.rule("ME-SEA-12", "ME-SCT-25", "ME-RLM-33")
def test_what_befalls_landing_parties_falls_on_the_banners_aboard_only() -> None:
    war = off_d3(None)
    put_banner(war, "red.2", "D3")

    scout(war, 1, 2, 1, 1, 4)  # desertion

    assert war.banners["red.1"].points == 800
    assert war.banners["red.2"].points == 1000
