"""Scouting: what is found in tiles nobody knows (ME-SCT-10 to ME-SCT-23)."""

from __future__ import annotations

from itertools import product

import pytest
from stage import Told, a_board, a_war, put_banner, put_ship, said, tell

from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.season import scouting
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, VILLAGE, Land, Turn, War
from gonfalon.words import LANGUAGES
from gonfalon.world.tiles import Tile

LOWLAND, STRAND, DOWNS, LAKE, ESTUARY, FIRTHS = (Tile(d) for d in ("L02", "C04", "H31", "R02", "R07", "C01"))
RANGES, FORK, RIVER, THRONE = (Tile(d) for d in ("H11", "R01", "R11", "H32"))
PAIRS = list(product(range(1, 7), repeat=2))
EVENT_AND_BANDITS = (3, 5)  # thrown after an event: it changes nothing

# The printed charts, row by row: what 2D6 show, and of which double (if any) it resists.
LOW_CHART = {
    2: "barren", 3: "event", 4: "fortress 22", 5: "village", 6: "village 33", 7: "barren",
    8: "village 44", 9: "village", 10: "city 55", 11: "event", 12: "barren",
}  # fmt: skip
HIGH_CHART = {
    2: "barren", 3: "event", 4: "fortress 22", 5: "barren", 6: "village 33", 7: "barren",
    8: "village 44", 9: "barren", 10: "city 55", 11: "event", 12: "barren",
}  # fmt: skip
RIVER_CHART = {
    2: "barren", 3: "event", 4: "fortress 22", 5: "village", 6: "village 33", 7: "village",
    8: "village 44", 9: "village", 10: "city 55", 11: "event", 12: "barren",
}  # fmt: skip


def an_unknown(tile: Tile, **settings: object) -> War:
    """Red's banner 1 at C3, and at D3 a tile nobody knows."""
    war = a_war(board=a_board(special={"D3": tile}), phase="scouting", **settings)
    put_banner(war, "red.1", "C3")
    return war


def scout(war: War, *dice: int) -> Told:
    told = tell(war, scouting.step(war), answers=["scout 1 to D3"], dice=dice)
    assert all(said(told, lang) for lang in LANGUAGES)
    return told


def as_printed(chart: dict[int, str], pair: tuple[int, int]) -> Land | None:
    """What the printed chart says Red finds; None for an event."""
    what, _, double = chart[sum(pair)].partition(" ")
    if what == "event":
        return None
    owner = INDEPENDENT if f"{pair[0]}{pair[1]}" == double else "red"
    return Land(owner, "" if what == "barren" else what)


@pytest.mark.rule("ME-SCT-18", "ME-SCT-13", "ME-SCT-15", "ME-SCT-16")
@pytest.mark.parametrize("pair", PAIRS)
def test_lowland(pair: tuple[int, int]) -> None:
    check(LOWLAND, LOW_CHART, pair)


@pytest.mark.rule("ME-SCT-18", "ME-SCT-13", "ME-SCT-15", "ME-SCT-16")
@pytest.mark.parametrize("pair", PAIRS)
def test_coast(pair: tuple[int, int]) -> None:
    check(STRAND, LOW_CHART, pair)


@pytest.mark.rule("ME-SCT-19", "ME-SCT-13", "ME-SCT-15", "ME-SCT-16")
@pytest.mark.parametrize("pair", PAIRS)
def test_highland(pair: tuple[int, int]) -> None:
    check(RANGES, HIGH_CHART, pair)


@pytest.mark.rule("ME-SCT-20", "ME-SCT-13", "ME-SCT-15", "ME-SCT-16")
@pytest.mark.parametrize("pair", PAIRS)
def test_river_valley(pair: tuple[int, int]) -> None:
    check(RIVER, RIVER_CHART, pair)


def check(tile: Tile, chart: dict[int, str], pair: tuple[int, int]) -> None:
    war, wanted = an_unknown(tile), as_printed(chart, pair)
    more = EVENT_AND_BANDITS if wanted is None else (1,) if tile == STRAND and wanted.settlement == CITY else ()

    scout(war, *pair, *more)

    assert war.lands.get("D3") == wanted
    assert war.turn.opened == (() if wanted is None else ("D3",))


@pytest.mark.rule("ME-SCT-10")
@pytest.mark.parametrize(
    ("tile", "clause"),
    [
        (LOWLAND, "ME-SCT-18"),
        (STRAND, "ME-SCT-18"),
        (FIRTHS, "ME-SCT-18"),
        (RANGES, "ME-SCT-19"),
        (DOWNS, "ME-SCT-19"),
        (THRONE, "ME-SCT-19"),
        (RIVER, "ME-SCT-20"),
        (FORK, "ME-SCT-20"),
        (LAKE, "ME-SCT-20"),
        (ESTUARY, "ME-SCT-20"),
    ],
)
def test_the_pack_of_the_tile_says_which_chart(tile: Tile, clause: str) -> None:
    told = scout(an_unknown(tile), 6, 6)

    assert [(roll.count, roll.sides, roll.rule) for roll in told.rolled] == [(2, 6, clause)]


@pytest.mark.rule("ME-SCT-21")
@pytest.mark.parametrize("tile", [LOWLAND, RANGES, RIVER, DOWNS])
def test_four_pairs_of_the_thirty_six_meet_resistance(tile: Tile) -> None:
    resisting = []
    for pair in PAIRS:
        war = an_unknown(tile)
        scout(war, *pair, *(EVENT_AND_BANDITS if sum(pair) in (3, 11) else ()))
        if lands.owner(war, "D3") == INDEPENDENT:
            resisting.append(pair)

    assert resisting == [(2, 2), (3, 3), (4, 4), (5, 5)]


@pytest.mark.rule("ME-SCT-04", "ME-SCT-13", "ME-RLM-15")
def test_barren_land_joins_the_empire_of_whoever_scouts_it() -> None:
    war = an_unknown(LOWLAND)
    size = len(list(lands.empire(war, "red")))

    told = scout(war, 2, 5)

    assert war.lands["D3"] == Land("red", "")
    assert len(list(lands.empire(war, "red"))) == size + 1
    assert [(e.kind, e.rule) for e in told.events if e.kind == "land.found"] == [("land.found", "ME-SCT-13")]


@pytest.mark.rule("ME-SCT-15")
def test_a_settlement_that_submits_bears_the_players_flag() -> None:
    war = an_unknown(LOWLAND)

    scout(war, 4, 6)

    assert war.lands["D3"] == Land("red", CITY)


@pytest.mark.rule("ME-SCT-16", "ME-SCT-38")
def test_a_settlement_that_resists_is_independent_and_open_all_the_same() -> None:
    war = an_unknown(LOWLAND)

    told = scout(war, 5, 5)

    assert war.lands["D3"] == Land(INDEPENDENT, CITY)
    assert war.turn.opened == ("D3",)
    assert "scout.resists" in told.kinds()


@pytest.mark.rule("ME-SCT-11")
def test_what_one_player_finds_is_known_to_all() -> None:
    war = an_unknown(LOWLAND)
    put_banner(war, "blue.1", "D4")
    scout(war, 3, 3)

    war.active, war.turn = 1, Turn()
    tell(war, scouting.step(war), answers=["scout 1 to D3"], dice=(2, 3))

    assert war.lands["D3"] == Land(INDEPENDENT, VILLAGE)  # and not the village of his own that an unknown tile gives


# --- pieces ----------------------------------------------------------------------------------------------

IN_THE_BOX = {CITY: 15, FORTRESS: 15, VILLAGE: 45}


def all_pieces_out(war: War, kind: str, but: int = 0) -> None:
    """Every piece of the kind lies somewhere on a larger map, under all sorts of flags."""
    flags = ("red", "blue", INDEPENDENT)
    used = sum(1 for here in war.lands.values() if here.settlement == kind)
    for number in range(IN_THE_BOX[kind] - used - but):
        war.lands[f"ZZ{number + 1}"] = Land(flags[number % 3], kind, razed=number % 5 == 0)


@pytest.mark.rule("ME-SCT-17", "ME-MAP-01")
@pytest.mark.parametrize(
    ("kind", "pair"),
    [(CITY, (4, 6)), (CITY, (5, 5)), (FORTRESS, (1, 3)), (FORTRESS, (2, 2)), (VILLAGE, (1, 4)), (VILLAGE, (3, 3))],
)
def test_when_the_pieces_run_out_the_tile_is_barren_land_of_the_scouting_player(
    kind: str, pair: tuple[int, int]
) -> None:
    war = an_unknown(LOWLAND)
    all_pieces_out(war, kind)

    told = scout(war, *pair)

    assert war.lands["D3"] == Land("red", "")
    assert ("scout.no-piece", "ME-SCT-17") in [(e.kind, e.rule) for e in told.events]


@pytest.mark.rule("ME-SCT-17")
def test_the_last_piece_is_still_found() -> None:
    war = an_unknown(LOWLAND)
    all_pieces_out(war, CITY, but=1)

    scout(war, 4, 6)

    assert war.lands["D3"].settlement == CITY


@pytest.mark.rule("ME-SCT-17")
def test_pieces_without_limit_are_a_setting() -> None:
    war = an_unknown(LOWLAND, pieces=False)
    all_pieces_out(war, CITY)

    scout(war, 4, 6)

    assert war.lands["D3"] == Land("red", CITY)


@pytest.mark.rule("ME-SCT-17", "ME-MAP-01")
def test_more_sets_hold_more_pieces() -> None:
    war = an_unknown(LOWLAND, sets=2)
    all_pieces_out(war, CITY)

    scout(war, 4, 6)

    assert war.lands["D3"] == Land("red", CITY)


# --- harbours --------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-SCT-22")
@pytest.mark.parametrize(("die", "ships"), [(1, 0), (2, 1), (3, 1), (4, 1), (5, 2), (6, 3)])
def test_a_city_on_the_coast_is_found_with_its_ships(die: int, ships: int) -> None:
    war = an_unknown(STRAND)

    scout(war, 4, 6, die)

    assert [(s.realm, s.place, s.harbour) for s in war.ships.values()] == [("red", "D3", True)] * ships


@pytest.mark.rule("ME-SCT-22", "ME-SEA-22")
def test_a_river_that_ends_at_the_coast_has_a_harbour_too() -> None:
    war = an_unknown(ESTUARY)

    scout(war, 4, 6, 5)

    assert len(war.ships) == 2


@pytest.mark.rule("ME-SCT-22", "ME-SEA-22")
@pytest.mark.parametrize(("tile", "pair"), [(LOWLAND, (4, 6)), (LAKE, (4, 6)), (STRAND, (1, 3)), (STRAND, (1, 4))])
def test_no_harbour_no_roll(tile: Tile, pair: tuple[int, int]) -> None:
    war = an_unknown(tile)

    told = scout(war, *pair)

    assert len(told.rolled) == 1
    assert war.ships == {}


@pytest.mark.rule("ME-SCT-23")
def test_the_ships_of_a_city_that_resists_are_independent() -> None:
    war = an_unknown(STRAND)

    scout(war, 5, 5, 6)

    assert war.lands["D3"] == Land(INDEPENDENT, CITY)
    assert [s.realm for s in war.ships.values()] == [INDEPENDENT] * 3


@pytest.mark.rule("ME-SCT-22", "ME-SCT-12")
def test_a_harbour_known_already_is_not_rolled_for_again() -> None:
    war = an_unknown(STRAND)
    war.lands["D3"] = Land("red", CITY)

    scout(war, 4, 6)

    assert war.ships == {}


@pytest.mark.rule("ME-SCT-17", "ME-SCT-22")
def test_ships_that_are_not_in_the_box_are_not_found() -> None:
    war = an_unknown(STRAND)
    for number in range(1, 15):
        put_ship(war, f"blue/{number}", "E5")

    scout(war, 4, 6, 6)

    assert len(war.ships) == 15
