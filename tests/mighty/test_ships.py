"""Ships: sailing, harbours, embarking, landing, sea battles (ME-SEA). The south coast of a small land is row 3."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from stage import Told, a_board, a_war, first_question, put_banner, put_ship, reading, refusal_of, tell

from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.sea import naval, ships
from gonfalon.rulesets.mighty.season import movement, scouts
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, Land, Siege, Turn, War
from gonfalon.world.tiles import Tile

COAST = {f"{column}3": Tile("C04") for column in "ABCDEF"}


def at_sea(*fleet: str, special: dict[str, Tile] | None = None, **settings: object) -> War:
    """Red's movement phase; ships such as "red/1@C3" lie at sea, "red/1=C3" in harbour."""
    board = a_board(6, 3, special={**COAST, **(special or {})})
    war = a_war({"red": "B1", "blue": "E1"}, board=board, phase="movement", **settings)
    for text in fleet:
        ship, place = text.replace("=", "@").split("@")
        put_ship(war, ship, place, harbour="=" in text)
    return war


def order(war: War, text: str, *answers: str, dice: tuple[int, ...] = ()) -> Told:
    return tell(war, movement.step(war), answers=[text, *answers], dice=dice)


def refused(war: War, text: str) -> str:
    return refusal_of(first_question(movement.step(war)), text).rule


def where(war: War) -> dict[str, tuple[str, bool]]:
    return {s.id: (s.place, s.harbour) for s in war.ships.values()}


def open_tiles(war: War, *places: str) -> None:
    war.turn = replace(war.turn, opened=places)


# --- where ships are, and how they move ------------------------------------------------------------------


@pytest.mark.rule("ME-SEA-02", "ME-SEA-04")
def test_any_number_of_ships_lie_in_a_tile_and_each_counts() -> None:
    war = at_sea(*(f"red/{n}@C3" for n in range(1, 8)))
    assert len(naval.ships_in(war, "C3", "red")) == 7


@pytest.mark.rule("ME-SEA-03", "ME-SEA-05", "ME-SEA-08")
def test_ships_keep_to_water_that_touches_and_to_the_map() -> None:
    war = at_sea("red/1@C3")
    assert refused(war, "sail 1 to C2") == "ME-SEA-08"
    assert refused(war, "sail 1 to E3") == "ME-SEA-08"
    assert refused(war, "sail 1 to C4") == "ME-SEA-05"
    order(war, "sail 1 to D3")
    assert where(war) == {"red/1": ("D3", False)}


@pytest.mark.rule("ME-SEA-03")
@pytest.mark.parametrize(
    ("design", "water"), [("C04", True), ("R05", True), ("R02", False), ("R11", False), ("L02", False)]
)
def test_only_coastal_tiles_and_river_ends_have_water_for_ships(design: str, water: bool) -> None:
    assert a_board(special={"B2": Tile(design)}).has_sea("B2") is water


@pytest.mark.rule("ME-SEA-08")
def test_a_ship_sails_once_a_turn() -> None:
    war = at_sea("red/1@C3", "red/2@C3")
    order(war, "sail 1 to D3")
    assert refused(war, "sail 1 to C3") == "ME-SEA-08"


@pytest.mark.rule("ME-SEA-08", "ME-SCT-27")
def test_a_ship_does_not_sail_with_a_banner_that_may_not_move() -> None:
    war = at_sea("red/1@C3", "red/2@C3")
    put_banner(war, "red.1", "C3", ship="red/1", no_move=1)
    assert refused(war, "sail 1 to D3") == "ME-SEA-08"


@pytest.mark.rule("ME-SEA-08")
def test_nobody_sails_anothers_ships() -> None:
    war = at_sea("red/1@C3", "blue/7@C3")
    assert refused(war, "sail 7 to D3") == "ME-MAP-02"


@pytest.mark.rule("ME-SEA-09", "ME-SEA-10", "ME-SEA-26")
def test_a_ship_enters_any_coast_and_changes_nothing_ashore() -> None:
    war = at_sea("red/1@C3")
    war.lands["D3"] = Land("blue", CITY)
    put_banner(war, "blue.1", "D3")
    order(war, "sail 1 into D3")
    assert where(war) == {"red/1": ("D3", True)}
    assert war.fights == {}
    assert lands.owner(war, "D3") == "blue"


@pytest.mark.rule("ME-SEA-10")
def test_an_empty_ship_leaves_an_unknown_coast_unknown() -> None:
    war = at_sea("red/1@C3")
    order(war, "sail 1 to D3")
    assert not lands.is_known(war, "D3")


@pytest.mark.rule("ME-SEA-11", "ME-SEA-12")
def test_only_a_banner_aboard_scouts_from_the_sea() -> None:
    board = at_sea().board
    assert set(scouts.in_reach(board, "C3", "red/1")) == {"C3", "D3", "B3"}
    assert "C3" not in scouts.in_reach(board, "C3", "")


@pytest.mark.rule("ME-SEA-23", "ME-SEA-24")
def test_harbours_cost_no_movement() -> None:
    war = at_sea("red/1=C3", "red/2=C3", "red/3@D3")
    war.lands["C3"] = war.lands["D3"] = Land("red", CITY)
    order(war, "sail 1 into D3")
    order(war, "put out 2")
    order(war, "put in 3")
    assert where(war) == {"red/1": ("D3", True), "red/2": ("C3", False), "red/3": ("D3", True)}


@pytest.mark.rule("ME-SEA-22")
def test_where_there_is_no_harbour_none_is_entered() -> None:
    war = at_sea("red/1@C3")
    war.lands["D3"] = Land("red", FORTRESS)
    assert refused(war, "sail 1 into D3") == "ME-SEA-22"
    assert refused(war, "put in 1") == "ME-SEA-22"


# --- meeting and fighting --------------------------------------------------------------------------------


@pytest.mark.rule("ME-SEA-13", "ME-SEA-15")
def test_if_neither_wants_battle_they_share_the_water() -> None:
    war = at_sea("red/1@C3", "blue/1@D3")
    told = order(war, "sail 1 to D3", "peace", "peace")
    assert not told.rolled
    assert where(war) == {"red/1": ("D3", False), "blue/1": ("D3", False)}
    assert war.turn.sailed == ("red/1",)


@pytest.mark.rule("ME-SEA-13")
def test_both_are_asked_in_secret() -> None:
    war = at_sea("red/1@C3", "blue/1@D3")
    asked = order(war, "sail 1 to D3", "peace", "peace").asked[1:]
    assert [(q.who, q.secret) for q in asked] == [("red", True), ("blue", True)]


@pytest.mark.rule("ME-SEA-14")
@pytest.mark.parametrize(("dice", "decides"), [((5, 3), "red"), ((2, 4), "blue")])
def test_whoever_outsails_the_other_decides(dice: tuple[int, int], decides: str) -> None:
    war = at_sea("red/1@C3", "blue/1@D3")
    told = order(war, "sail 1 to D3", "fight", "peace", "peace", dice=dice)
    assert told.asked[-1].who == decides
    assert "naval.battle" not in told.kinds()


@pytest.mark.rule("ME-SEA-14")
def test_on_a_tie_nobody_is_outsailed() -> None:
    war = at_sea("red/1@C3", "blue/1@D3")
    told = order(war, "sail 1 to D3", "fight", "fight", dice=(4, 4))
    assert "naval.battle" not in told.kinds()


def battle(war: War, *answers: str, dice: tuple[int, ...]) -> Told:
    return tell(war, naval.engage(war, "D3", "blue"), answers=answers, dice=dice)


@pytest.mark.rule("ME-SEA-16")
def test_ships_banners_aboard_and_a_die_make_the_score() -> None:
    war = at_sea("red/1@D3", "red/2@D3", "blue/1@D3", "blue/2@D3", "blue/3@D3")
    put_banner(war, "red.1", "D3", ship="red/1")
    put_banner(war, "red.2", "D3", ship="red/2")
    assert tell(war, naval.score(war, "D3", "blue"), dice=(3, 2)).value == 2


@pytest.mark.rule("ME-SEA-42", "ME-SEA-17", "ME-SEA-21")
@pytest.mark.parametrize(
    ("difference", "result"),
    [(0, "draw"), (1, "driven-off"), (2, "mauled"), (3, "one-sunk"), (4, "all-lost"), (7, "all-lost")],
)
def test_the_naval_chart(difference: int, result: str) -> None:
    assert naval.CHART.get(difference, naval.ALL_LOST) == result


@pytest.mark.rule("ME-SEA-17")
def test_a_draw_moves_nobody() -> None:
    war = at_sea("red/1@D3", "blue/1@D3")
    before = where(war)
    battle(war, dice=(4, 4))
    assert where(war) == before


@pytest.mark.rule("ME-SEA-18")
def test_the_winner_says_where_the_beaten_ships_go() -> None:
    war = at_sea("red/1@D3", "blue/1=D3")
    told = battle(war, "E3", dice=(4, 3))
    assert told.asked[0].who == "red"
    assert where(war)["blue/1"] == ("E3", False)


@pytest.mark.rule("ME-SEA-18")
def test_where_there_is_one_water_only_nobody_is_asked() -> None:
    war = at_sea("red/1@D3", "blue/1=D3", special={"E3": Tile("L02")})
    told = battle(war, dice=(4, 3))
    assert told.asked == []
    assert where(war)["blue/1"] == ("C3", False)


@pytest.mark.rule("ME-SEA-18")
def test_ships_with_nowhere_to_go_are_lost() -> None:
    war = at_sea("red/1@D3", "blue/1@D3", special={"C3": Tile("L02"), "E3": Tile("L02")})
    put_banner(war, "blue.1", "D3", ship="blue/1")
    battle(war, dice=(5, 3))
    assert list(war.ships) == ["red/1"]
    assert war.banners == {}


@pytest.mark.rule("ME-SEA-19")
def test_a_difference_of_two_costs_men_aboard() -> None:
    war = at_sea("red/1@D3", "red/2@D3", "red/3@D3", "red/4@D3", "blue/1@D3", "blue/2@D3")
    put_banner(war, "blue.1", "D3", 1000, ship="blue/1")
    put_banner(war, "blue.2", "D3", 1000, ship="blue/2")
    battle(war, "C3", dice=(4, 2, 4, 1))
    assert [(b.points, b.place) for b in war.banners.values()] == [(800, "C3"), (950, "C3")]


@pytest.mark.rule("ME-SEA-20")
def test_a_difference_of_three_sinks_one_ship_by_chance() -> None:
    war = at_sea("red/1@D3", "red/2@D3", "red/3@D3", "blue/1@D3", "blue/2@D3", "blue/3@D3")
    battle(war, "C3", dice=(4, 1, 2))
    assert [s for s in where(war) if s.startswith("blue")] == ["blue/1", "blue/3"]
    assert where(war)["blue/3"] == ("C3", False)


@pytest.mark.rule("ME-SEA-20")
def test_in_the_dutch_edition_the_owner_says_which_ship_sinks() -> None:
    war = at_sea("red/1@D3", "red/2@D3", "blue/1@D3", "blue/2@D3", sunk_ship="owner")
    told = battle(war, "1", "C3", dice=(4, 1))
    assert told.asked[0].who == "blue"
    assert "blue/1" not in war.ships


@pytest.mark.rule("ME-SEA-21")
def test_a_difference_of_four_loses_everything() -> None:
    war = at_sea("red/1@D3", "blue/1@D3", "blue/2@D3")
    put_banner(war, "red.1", "D3", ship="red/1")
    battle(war, dice=(1, 5))
    assert list(war.ships) == ["blue/1", "blue/2"]
    assert war.banners == {}


@pytest.mark.rule("ME-SEA-25")
def test_a_harbour_with_enemy_ships_is_entered_only_by_battle() -> None:
    war = at_sea("red/1@C3", "blue/1=D3")
    war.lands["D3"] = Land("blue", CITY)
    told = order(war, "sail 1 into D3", "E3", dice=(4, 3))
    assert [r.label for r in told.rolled] == ["sea battle", "sea battle"]
    assert where(war) == {"red/1": ("D3", True), "blue/1": ("E3", False)}


@pytest.mark.rule("ME-SEA-25")
def test_after_a_draw_the_attacker_stays_outside() -> None:
    war = at_sea("red/1@C3", "blue/1=D3")
    war.lands["D3"] = Land("blue", CITY)
    order(war, "sail 1 into D3", dice=(3, 3))
    assert where(war) == {"red/1": ("D3", False), "blue/1": ("D3", True)}


def held_off(**settings: object) -> War:
    """Red has fought for Blue's harbour at D3, and the battle was a draw."""
    war = at_sea("red/1@C3", "red/2@C3", "blue/1=D3", **settings)
    war.lands["D3"] = Land("blue", CITY)
    order(war, "sail 1 into D3", dice=(3, 3))
    return war


@pytest.mark.rule("ME-SEA-25")
def test_after_a_draw_one_does_not_put_in_again_in_the_same_turn() -> None:
    war = held_off()
    assert refused(war, "put in 1") == "ME-SEA-25"
    assert list(ships.putting_in(war)) == []
    war.turn = Turn()
    assert list(ships.putting_in(war)) == [ships.PutIn((1,))]


@pytest.mark.rule("ME-SEA-25")
def test_a_fresh_ship_may_still_force_the_harbour_and_then_it_is_open_to_all() -> None:
    war = held_off()
    order(war, "sail 2 into D3", "E3", dice=(4, 4))
    order(war, "put in 1")
    assert where(war) == {"red/1": ("D3", True), "red/2": ("D3", True), "blue/1": ("E3", False)}


@pytest.mark.rule("ME-SEA-25")
def test_in_campaigns_of_the_first_version_one_tries_as_often_as_one_likes() -> None:
    war = held_off(mended=False)
    order(war, "put in 1", dice=(2, 2))
    assert where(war)["red/1"] == ("D3", False)


@pytest.mark.rule("ME-SEA-26")
def test_ships_keep_their_owner_when_the_city_changes_hands() -> None:
    war = at_sea("blue/1=D3")
    war.lands["D3"] = Land("blue", CITY)
    lands.take_tile(war, "D3", "red", "ME-BAT-32")
    assert war.ships["blue/1"].realm == "blue"


@pytest.mark.rule("ME-SEA-01")
def test_players_with_sea_rules_of_their_own_say_how_it_ended() -> None:
    war = at_sea("red/1@D3", "blue/1@D3", naval_rules="own")
    told = battle(war, "4", dice=())
    assert told.asked[0].what == "naval.result"
    assert list(war.ships) == ["red/1"]


# --- independents ----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-SEA-38")
def test_independent_ships_have_no_orders() -> None:
    war = at_sea("independent/1=D3", "red/1@C3")
    offered = [str(o) for o in first_question(movement.step(war)).options()]
    assert offered == ["done", "sail 1 to D3", "sail 1 to B3"] or set(offered) == {
        "done",
        "sail 1 to D3",
        "sail 1 to B3",
    }


@pytest.mark.rule("ME-SEA-39")
@pytest.mark.parametrize(("dice", "answers", "fought"), [((4, 2), ("peace",), False), ((2, 5, 3, 3), (), True)])
def test_independents_try_to_fight_whoever_comes(dice: tuple[int, ...], answers: tuple[str, ...], fought: bool) -> None:
    war = at_sea("independent/1=D3", "red/1@C3")
    war.lands["D3"] = Land(INDEPENDENT, CITY)
    told = order(war, "sail 1 to D3", *answers, dice=dice)
    assert ("naval.battle" in told.kinds()) is fought


@pytest.mark.rule("ME-SEA-39")
def test_independents_always_fight_for_their_harbour() -> None:
    war = at_sea("independent/1=D3", "red/1@C3")
    war.lands["D3"] = Land(INDEPENDENT, CITY)
    told = order(war, "sail 1 into D3", dice=(3, 3))
    assert [r.label for r in told.rolled] == ["sea battle", "sea battle"]


@pytest.mark.rule("ME-SEA-39")
def test_in_the_dutch_edition_independents_fight_every_ship_that_enters() -> None:
    war = at_sea("independent/1=D3", "red/1@C3", independent_ships="fight")
    told = order(war, "sail 1 to D3", dice=(3, 3))
    assert [r.label for r in told.rolled] == ["sea battle", "sea battle"]


@pytest.mark.rule("ME-SEA-39")
def test_independents_drive_ships_off_at_random() -> None:
    war = at_sea("independent/1=D3", "red/1@D3")
    told = tell(war, naval.engage(war, "D3", INDEPENDENT), dice=(3, 4, 2))
    assert told.rolled[-1].sides == 2
    assert where(war)["red/1"][0] == war.board.by_sea("D3")[1]


@pytest.mark.rule("ME-SEA-40")
def test_independent_ships_that_are_driven_off_are_lost() -> None:
    war = at_sea("independent/1=D3", "independent/2=D3", "red/1@D3", "red/2@D3")
    tell(war, naval.engage(war, "D3", INDEPENDENT), dice=(4, 3))
    assert list(war.ships) == ["red/1", "red/2"]


# --- embarking and landing -------------------------------------------------------------------------------


def in_port(**more: object) -> War:
    """Red's port at C3 with a ship in harbour and a banner there."""
    war = at_sea("red/1=C3", **more)
    war.lands["C3"] = Land("red", CITY)
    put_banner(war, "red.1", "C3", half=0)
    return war


@pytest.mark.rule("ME-SEA-27")
def test_a_banner_embarks_and_sails_in_the_same_turn_but_does_not_land() -> None:
    war = in_port()
    war.lands["D3"] = Land("red", CITY)
    open_tiles(war, "D3")
    order(war, "embark 1 on 1")
    order(war, "sail 1 into D3")
    assert (war.banners["red.1"].place, war.banners["red.1"].ship) == ("D3", "red/1")
    assert refused(war, "land 1") == "ME-SEA-27"


@pytest.mark.rule("ME-SEA-27")
def test_a_banner_may_go_aboard_as_part_of_its_march() -> None:
    war = in_port()
    put_banner(war, "red.1", "C2", half=0)
    open_tiles(war, "C3")
    order(war, "march 1 to C3")
    order(war, "embark 1 on 1")
    assert war.banners["red.1"].ship == "red/1"


@pytest.mark.rule("ME-SEA-27")
def test_only_ones_own_ship_in_harbour_takes_a_banner() -> None:
    war = at_sea("red/1@C3", "blue/2=C3")
    war.lands["C3"] = Land("red", CITY)
    put_banner(war, "red.1", "C3")
    assert refused(war, "embark 1 on 1") == "ME-SEA-27"
    assert refused(war, "embark 1 on 2") == "ME-SEA-27"


@pytest.mark.rule("ME-SEA-27")
@pytest.mark.parametrize(("setting", "rule"), [("own-ship", None), ("own-harbour", "ME-SEA-27")])
def test_in_the_dutch_edition_the_harbour_must_be_ones_own(setting: str, rule: str | None) -> None:
    war = in_port(embark=setting)
    war.lands["C3"] = Land("blue", CITY)
    refusal = ships.judge_embark(war, ships.Embark(1, 1))
    assert (refusal and refusal.rule) == rule


@pytest.mark.rule("ME-SEA-28")
def test_a_ship_holds_one_banner() -> None:
    war = in_port()
    put_banner(war, "red.2", "C3")
    order(war, "embark 1 on 1")
    assert refused(war, "embark 2 on 1") == "ME-SEA-28"


@pytest.mark.rule("ME-SEA-34")
def test_who_goes_aboard_again_has_landed_nowhere() -> None:
    war = in_port()
    war.banners["red.1"] = replace(war.banners["red.1"], landed=True)
    order(war, "embark 1 on 1")
    assert not war.banners["red.1"].landed


@pytest.mark.rule("ME-SEA-29")
def test_besiegers_bar_the_way_to_the_harbour() -> None:
    war = in_port()
    war.sieges["C3"] = Siege("C3", "blue", "red", since=1)
    war.banners["red.1"] = replace(war.banners["red.1"], inside=True)
    assert refused(war, "embark 1 on 1") == "ME-SEA-29"


@pytest.mark.rule("ME-SEA-29")
def test_enemies_in_the_tile_bar_the_way_to_the_harbour_without_any_siege() -> None:
    war = in_port()
    put_banner(war, "blue.1", "C3", half=1)
    assert refused(war, "embark 1 on 1") == "ME-SEA-29"
    assert list(ships.embarkations(war)) == []


@pytest.mark.rule("ME-SEA-29")
@pytest.mark.parametrize("other", ["red.2 in the tile", "blue.1 aboard", "blue.1 next door"])
def test_nobody_else_bars_it(other: str) -> None:
    war = in_port()
    banner, _, where_ = other.partition(" ")
    put_ship(war, "blue/1", "C3", harbour=False)
    aboard = {"ship": "blue/1"} if where_ == "aboard" else {}
    put_banner(war, banner, "C2" if where_ == "next door" else "C3", **aboard)
    order(war, "embark 1 on 1")
    assert war.banners["red.1"].ship == "red/1"


@pytest.mark.rule("ME-SEA-29")
@pytest.mark.parametrize(
    ("owner", "bridges", "rolls"), [("red", "own", 0), ("blue", "own", 1), ("blue", "everybody", 0)]
)
def test_rivers_before_a_foreign_harbour_need_a_route_where_its_bridges_serve_its_owner(
    owner: str, bridges: str, rolls: int
) -> None:
    two_mouths = Tile("C02", flow=(-1, 0, 0, 0, 0, -1))  # rivers from the north-east and the north-west
    war = reading(at_sea("red/1=C3", special={"C3": two_mouths}), bridges=bridges)
    war.lands["C3"] = Land(owner, CITY)
    put_banner(war, "red.1", "C3", half=11)  # between them
    told = order(war, "embark 1 on 1", dice=(6,) * rolls)
    assert len(told.rolled) == rolls
    assert war.banners["red.1"].ship == "red/1"


@pytest.mark.rule("ME-SEA-30", "ME-SEA-32")
def test_a_banner_lands_through_the_harbour_on_the_turn_of_arrival() -> None:
    war = at_sea("red/1@C3")
    war.lands["D3"] = Land("red", CITY)
    put_banner(war, "red.1", "C3", ship="red/1")
    open_tiles(war, "D3")
    order(war, "sail 1 into D3")
    order(war, "land 1", "2")
    banner = war.banners["red.1"]
    assert (banner.place, banner.ship, banner.landed) == ("D3", "", True)
    assert banner.half in (2, 9)


@pytest.mark.rule("ME-SEA-31")
def test_a_ship_lands_its_banner_and_sails_on_empty() -> None:
    war = in_port()
    war.banners["red.1"] = replace(war.banners["red.1"], ship="red/1")
    open_tiles(war, "C3")
    order(war, "land 1", "2")
    order(war, "sail 1 to D3")
    assert war.banners["red.1"].place == "C3"
    assert where(war) == {"red/1": ("D3", False)}


@pytest.mark.rule("ME-SEA-32")
def test_the_tile_must_have_been_scouted_and_beaches_do_not_serve() -> None:
    war = in_port()
    war.banners["red.1"] = replace(war.banners["red.1"], ship="red/1")
    assert refused(war, "land 1") == "ME-SEA-32"
    open_tiles(war, "C3")
    war.ships["red/1"] = replace(war.ships["red/1"], harbour=False)
    assert refused(war, "land 1") == "ME-SEA-32"


@pytest.mark.rule("ME-SEA-36")
def test_landing_in_an_empty_enemy_city_takes_it_with_its_stockpile() -> None:
    war = in_port()
    war.lands["C3"] = Land("blue", CITY)
    war.stockpiles["C3"] = 2
    war.banners["red.1"] = replace(war.banners["red.1"], ship="red/1")
    open_tiles(war, "C3")
    order(war, "land 1", "2")
    movement.occupy(war)
    assert lands.owner(war, "C3") == "red"
    assert war.stockpiles["C3"] == 2


@pytest.mark.rule("ME-SEA-33", "ME-SEA-41")
def test_a_landing_against_defenders_is_marked_as_a_landing() -> None:
    war = in_port()
    war.lands["C3"] = Land("blue", CITY)
    put_banner(war, "blue.1", "C3")
    war.banners["red.1"] = replace(war.banners["red.1"], ship="red/1")
    open_tiles(war, "C3")
    order(war, "land 1", "attack", "2")
    assert war.banners["red.1"].landed
    assert {b.realm for b in war.banners.values() if b.place == "C3"} == {"red", "blue"}


def test_every_order_offered_at_sea_is_legal() -> None:
    war = in_port()
    put_ship(war, "red/2", "C3", harbour=False)
    put_ship(war, "red/3", "D3")
    put_banner(war, "red.2", "D3", ship="red/3")
    war.lands["D3"] = Land("red", CITY)
    open_tiles(war, "D3", "C2")
    question = first_question(movement.step(war))
    offered = list(question.options())
    assert {type(o).__name__ for o in offered} >= {
        "Sail",
        "SailInto",
        "PutIn",
        "PutOut",
        "Embark",
        "Disembark",
        "March",
    }
    assert [question.check(o) for o in offered] == [None] * len(offered)
    assert [question.read(question.write(o)) for o in offered] == offered
