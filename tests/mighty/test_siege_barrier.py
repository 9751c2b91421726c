"""A siege bars its tile; it is joined, broken, relieved, given up; the garrison sallies (ME-SIE-10 to ME-SIE-17)."""

from __future__ import annotations

import pytest
from battlefield import EAST, HOLD, NORTH_WEST, THREE, WEST, where
from msgspec.structs import replace
from stage import first_question, put_banner, put_ship, refusal_of, said, tell
from walls import PLACE, battle_phase, besieged, besieged_independents, changed, seen

from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.season import dragons, movement
from gonfalon.rulesets.mighty.siege import siege
from gonfalon.rulesets.mighty.state import CITY, INDEPENDENT, Land, War
from gonfalon.world.tiles import Tile

RED, BLUE = {"red.1": 900}, {"blue.1": 700}
MOUNTAIN = Tile("H01")


def moving(war: War, order: str, *answers: str, dice: tuple[int, ...] = ()) -> None:
    """One order of the movement phase."""
    tell(war, movement.step(war), answers=[order, *answers], dice=dice)


def entered(war: War, name: str, points: int, half: int = NORTH_WEST) -> None:
    """A banner of the active player has just marched into the besieged tile."""
    put_banner(war, name, PLACE, points, half=half)
    war.turn = replace(war.turn, moved=(*war.turn.moved, name))


# --- the barrier -----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-SIE-11")
@pytest.mark.parametrize("edge", range(6))
def test_a_besieger_leaves_only_by_the_edge_he_came_in_by(edge: int) -> None:
    war = besieged(RED, BLUE)

    refusal = siege.may_leave_over(war, war.banners["red.1"], edge)

    assert (refusal is None) == (edge == WEST // 2)
    assert refusal is None or refusal.rule == "ME-SIE-11"


@pytest.mark.rule("ME-SIE-11")
def test_a_garrison_cannot_leave_at_all() -> None:
    war = besieged(RED, BLUE)

    ways = [siege.may_leave_over(war, war.banners["blue.1"], way) for way in (*range(6), None)]

    assert {way and way.message.key for way in ways} == {"mighty-siege-shut-in"}


@pytest.mark.rule("ME-SIE-11")
def test_who_landed_leaves_only_by_ship_and_who_marched_in_only_by_land() -> None:
    war = besieged({"red.1": 900, "red.2": 900}, BLUE)
    war.banners["red.2"] = replace(war.banners["red.2"], landed=True)

    marched, landed = (war.banners[name] for name in ("red.1", "red.2"))

    assert siege.may_leave_over(war, landed, None) is None
    assert [siege.may_leave_over(war, landed, edge) is None for edge in range(6)] == [False] * 6
    assert siege.may_leave_over(war, marched, None) is not None


@pytest.mark.rule("ME-SIE-11")
def test_elsewhere_nothing_is_barred() -> None:
    war = besieged(RED, BLUE)
    free = put_banner(war, "red.2", "C4", half=0)

    assert not siege.is_besieged(war, "C4")
    assert [siege.may_leave_over(war, free, edge) for edge in range(6)] == [None] * 6


# --- besiegers come and go -------------------------------------------------------------------------------


@pytest.mark.rule("ME-SIE-12")
def test_fresh_besiegers_join_without_a_fight_and_relieve_the_first() -> None:
    war = besieged(RED, BLUE, phase="battle")
    entered(war, "red.4", 1000)

    told = battle_phase(war)
    assert not told.asked
    assert not told.rolled
    war.phase, war.turn = "movement", replace(war.turn, moved=())
    moving(war, "leave siege with 1")

    assert where(war) == {"red.1": "C4", "red.4": PLACE, "blue.1": PLACE}
    assert siege.is_besieged(war, PLACE)


@pytest.mark.rule("ME-SIE-10", "ME-SIE-12")
def test_a_siege_whose_besiegers_marched_off_is_over_when_all_have_moved() -> None:
    war = besieged(RED, BLUE, phase="movement")
    war.turn = replace(war.turn, opened=("C4",))

    moving(war, "march 1 to C4")
    assert siege.is_besieged(war, PLACE)
    moving(war, "done")

    assert not siege.is_besieged(war, PLACE)
    assert not war.banners["blue.1"].inside


@pytest.mark.rule("ME-SIE-15", "ME-SIE-10")
def test_who_gives_up_stands_in_the_tile_he_came_from_and_the_siege_is_over() -> None:
    war = besieged({"red.1": 900, "red.2": 500}, BLUE, phase="movement")
    changed(war, battered=1, hardship=2)

    moving(war, f"give up {PLACE}")

    assert seen(war.banners["red.1"]) == ("C4", 2, False)
    assert not war.sieges
    assert not war.banners["blue.1"].inside
    assert {"red.1", "red.2"} <= set(war.turn.moved)


@pytest.mark.rule("ME-SIE-15")
def test_giving_up_over_a_mountain_on_the_far_side_needs_a_route() -> None:
    war = besieged(RED, BLUE, phase="movement", tiles={"C4": MOUNTAIN})

    moving(war, "leave siege with 1", dice=(1,))

    assert where(war)["red.1"] == PLACE
    assert siege.is_besieged(war, PLACE)
    question = first_question(movement.step(war))
    assert refusal_of(question, "leave siege with 1").rule == "ME-MOV-27"


@pytest.mark.rule("ME-SIE-15")
def test_landed_besiegers_give_up_by_ship() -> None:
    war = besieged(RED, BLUE, phase="movement", tiles={PLACE: Tile("C02")})
    war.banners["red.1"] = replace(war.banners["red.1"], landed=True)
    assert refusal_of(first_question(movement.step(war)), f"give up {PLACE}").rule == "ME-SEA-35"
    put_ship(war, "red/1", PLACE)

    moving(war, f"give up {PLACE}")

    assert war.banners["red.1"].ship == "red/1"
    assert "red.1" in war.turn.embarked
    assert not war.sieges


@pytest.mark.rule("ME-SIE-15")
def test_giving_up_is_refused_with_the_reason() -> None:
    war = besieged({"red.1": 900, "red.2": 900, "red.3": 900, "red.4": 900}, BLUE, phase="movement")
    put_banner(war, "red.5", "B2")
    put_banner(war, "red.6", PLACE, half=NORTH_WEST)
    put_banner(war, "blue.9", "D3")
    war.turn = replace(war.turn, moved=("red.1",), stayed=("red.2",))
    war.banners["red.3"] = replace(war.banners["red.3"], no_move=war.now)
    question = first_question(movement.step(war))

    wrong = {
        "leave siege with 1": "ME-MOV-02",
        "leave siege with 2": "ME-MOV-27",
        "leave siege with 3": "ME-TRN-08",
        "leave siege with 5": "ME-SIE-15",
        "leave siege with 4 5": "ME-SIE-15",
        "leave siege with 6": "ME-SIE-15",
        "leave siege with 7": "ME-RLM-25",
        "leave siege with 4 4": "ME-RLM-25",
        "give up E5": "ME-SIE-15",
        f"give up {PLACE}": "ME-MOV-02",
    }

    assert {text: refusal_of(question, text).rule for text in wrong} == wrong
    assert question.check(question.read("leave siege with 4")) is None


@pytest.mark.rule("ME-SIE-15")
def test_every_way_of_giving_up_that_is_listed_is_legal() -> None:
    war = besieged({"red.1": 900, "red.2": 900}, BLUE, phase="movement")

    for deed in siege.GIVE_UP_DEEDS:
        listed = list(deed.options(war))
        assert listed
        assert [deed.judge(war, order) for order in listed] == [None] * len(listed)


@pytest.mark.rule("ME-SIE-10")
def test_a_siege_without_besiegers_is_over_at_once() -> None:
    war = besieged(RED, BLUE)
    del war.banners["red.1"]

    siege.lift_abandoned(war)

    assert not war.sieges
    assert not war.banners["blue.1"].inside


@pytest.mark.rule("ME-SIE-41")
def test_when_their_besieger_leaves_independents_disperse() -> None:
    war = besieged_independents(RED, 600, phase="movement")

    moving(war, f"give up {PLACE}")

    assert not war.sieges
    assert lands.owner(war, PLACE) == INDEPENDENT


# --- third players ---------------------------------------------------------------------------------------


def third(war: War, points: int = 1000) -> None:
    """Yellow marches into the tile that Red besieges."""
    war.active = war.order.index("yellow")
    entered(war, "yellow.1", points, half=6)


@pytest.mark.rule("ME-SIE-13")
def test_a_third_player_fights_the_besiegers_and_then_stands_before_the_walls() -> None:
    war = besieged({"red.1": 1000}, BLUE, phase="battle", realms=THREE)
    changed(war, hardship=2)
    third(war)

    told = battle_phase(war, *HOLD, "stay", "besiege", dice=(4, 6, 1, 1))

    joined = next(e for e in told.events if e.kind == "battle.joined")
    assert (joined.args["defender"], joined.args["factor"]) == ("red", 0)  # 1000 against 1000: Blue is not counted
    assert where(war) == {"red.1": "C4", "yellow.1": PLACE, "blue.1": PLACE}
    assert war.banners["blue.1"].inside
    assert (war.sieges[PLACE].besieger, war.sieges[PLACE].hardship) == ("yellow", 0)


@pytest.mark.rule("ME-SIE-13")
def test_a_third_player_who_wins_may_go_home_and_then_the_garrison_is_free() -> None:
    war = besieged({"red.1": 1000}, BLUE, phase="battle", realms=THREE)
    third(war)

    battle_phase(war, *HOLD, "stay", "return", dice=(4, 6, 1, 1))

    assert not war.sieges
    assert where(war)["yellow.1"] != PLACE
    assert not war.banners["blue.1"].inside


@pytest.mark.rule("ME-SIE-13")
def test_a_third_player_who_loses_leaves_the_siege_as_it_was() -> None:
    war = besieged({"red.1": 1000}, BLUE, phase="battle", realms=THREE)
    changed(war, hardship=2)
    third(war)

    battle_phase(war, *HOLD, "stay", dice=(1, 3, 1, 1))

    assert (war.sieges[PLACE].besieger, war.sieges[PLACE].hardship) == ("red", 2)


@pytest.mark.rule("ME-SIE-13")
def test_after_a_draw_between_third_player_and_besieger_the_siege_is_over() -> None:
    war = besieged({"red.1": 1000}, BLUE, phase="battle", realms=THREE)
    third(war)

    battle_phase(war, *HOLD, dice=(3, 4, 1, 1))

    assert not war.sieges
    assert not war.banners["blue.1"].inside
    assert where(war)["red.1"] == "C4"


# --- relief and sallies ----------------------------------------------------------------------------------


def relieved(garrison: int = 600, relief: int = 800) -> War:
    """Blue's relief has marched into the tile."""
    war = besieged({"red.1": 1000}, {"blue.1": garrison}, phase="battle", player="blue")
    entered(war, "blue.2", relief, half=EAST)
    return war


@pytest.mark.rule("ME-SIE-14")
def test_the_garrison_may_join_a_relief() -> None:
    war = relieved()

    told = battle_phase(war, "1", *HOLD, "stay", dice=(5, 6, 1, 1))

    totals = {e.args["realm"]: e.args["total"] for e in told.events if e.kind == "strength.total"}
    assert totals == {"blue": 1400, "red": 1000}
    assert told.asked[0].what == "siege.join"
    assert where(war) == {"red.1": "C4", "blue.1": PLACE, "blue.2": PLACE}
    assert not war.sieges


@pytest.mark.rule("ME-SIE-14")
def test_the_garrison_may_leave_the_relief_to_fight_alone() -> None:
    war = relieved()

    told = battle_phase(war, "none", *HOLD, dice=(3, 4, 1, 1))

    totals = {e.args["realm"]: e.args["total"] for e in told.events if e.kind == "strength.total"}
    assert totals["blue"] == 800


@pytest.mark.rule("ME-SIE-14")
@pytest.mark.parametrize(("dice", "lifted"), [((1, 2, 1, 1), False), ((2, 4, 1, 1), True)], ids=["defeat", "draw"])
def test_after_defeat_or_draw_the_garrison_is_inside_and_the_relief_goes_back(
    dice: tuple[int, ...], *, lifted: bool
) -> None:
    war = relieved()

    battle_phase(war, "1", *HOLD, *([] if lifted else ["stay"]), dice=dice)

    assert where(war)["blue.2"] == "E4"
    assert where(war)["blue.1"] == PLACE
    assert (not war.sieges) == lifted
    assert war.banners["blue.1"].inside == (not lifted)


@pytest.mark.rule("ME-SIE-16")
def test_the_garrison_sallies_in_its_own_battle_phase_as_the_attacker() -> None:
    war = besieged({"red.1": 900}, {"blue.1": 700}, phase="battle", player="blue")

    told = battle_phase(war, "1", *HOLD, dice=(3, 5, 1, 1))

    joined = next(e for e in told.events if e.kind == "battle.joined")
    assert (joined.args["attacker"], joined.args["factor"]) == ("blue", -1)  # 700 (750) against 900 (1000), no walls
    assert [(q.who, next(iter(q.options()))) for q in told.asked if q.what == "battle.card"] == [
        ("blue", "direct"),
        ("red", "counter"),
    ]


@pytest.mark.rule("ME-SIE-16")
def test_nobody_sallies_in_another_players_turn_or_when_barred_from_moving() -> None:
    red = besieged(RED, BLUE, phase="battle", player="red")
    barred = besieged(RED, BLUE, phase="battle", player="blue")
    barred.banners["blue.1"] = replace(barred.banners["blue.1"], no_move=barred.now)

    assert not battle_phase(red).asked
    assert not battle_phase(barred).asked


@pytest.mark.rule("ME-SIE-16")
def test_a_garrison_that_stays_inside_fights_nobody() -> None:
    war = besieged(RED, BLUE, phase="battle", player="blue")

    told = battle_phase(war, "none")

    assert not told.rolled
    assert siege.is_besieged(war, PLACE)


@pytest.mark.rule("ME-SIE-17")
def test_a_sally_that_wins_drives_the_besiegers_off_over_their_entry_edge() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 1000}, phase="battle", player="blue")

    battle_phase(war, "1", *HOLD, "stay", dice=(4, 6, 1, 1))

    assert seen(war.banners["red.1"]) == ("C4", 2, False)
    assert not war.sieges
    assert seen(war.banners["blue.1"]) == (PLACE, EAST, False)


@pytest.mark.rule("ME-SIE-17")
def test_a_beaten_sally_goes_back_inside_and_the_siege_goes_on() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 1000}, phase="battle", player="blue")
    war.stockpiles[PLACE] = 4

    told = battle_phase(war, "1", *HOLD, "stay", dice=(1, 3, 1, 1))

    assert not [r for r in told.rolled if r.label == "route"]
    assert seen(war.banners["blue.1"]) == (PLACE, EAST, True)
    assert siege.is_besieged(war, PLACE)
    assert war.stockpiles[PLACE] == 4


@pytest.mark.rule("ME-SIE-17")
def test_a_scattered_sally_loses_what_it_carries_but_not_the_stockpile() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 1000}, phase="battle", player="blue", baggage=3)
    war.stockpiles[PLACE] = 4

    battle_phase(war, "1", *HOLD, "stay", dice=(1, 1, 1, 1, 3, 1))

    assert war.banners["blue.1"].baggage == 0
    assert war.banners["red.1"].baggage == 3
    assert war.stockpiles[PLACE] == 4


@pytest.mark.rule("ME-SIE-17")
def test_after_a_drawn_sally_the_garrison_is_inside_and_the_besiegers_leave() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 1000}, phase="battle", player="blue")

    battle_phase(war, "1", *HOLD, dice=(3, 4, 1, 1))

    assert where(war) == {"red.1": "C4", "blue.1": PLACE}
    assert not war.sieges


@pytest.mark.rule("ME-SIE-17")
def test_when_all_who_sally_are_wiped_out_the_place_falls_with_its_stockpile() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 100}, phase="battle", player="blue", settlement=CITY)
    war.stockpiles[PLACE] = 4

    battle_phase(war, "1", *HOLD, dice=(1, 4, 6, 1))

    assert "blue.1" not in war.banners
    assert war.lands[PLACE] == Land("red", CITY)
    assert war.stockpiles[PLACE] == 4
    assert not war.sieges


@pytest.mark.rule("ME-SIE-17")
def test_who_stayed_inside_holds_the_place_when_the_sally_is_wiped_out() -> None:
    war = besieged({"red.1": 1000}, {"blue.1": 100, "blue.2": 600}, phase="battle", player="blue")

    battle_phase(war, "1", *HOLD, dice=(1, 4, 6, 1))

    assert lands.owner(war, PLACE) == "blue"
    assert siege.is_besieged(war, PLACE)


@pytest.mark.rule("ME-SIE-17")
def test_when_both_sides_of_a_sally_are_wiped_out_the_place_keeps_its_flag() -> None:
    war = besieged({"red.1": 100}, {"blue.1": 100}, phase="battle", player="blue")

    battle_phase(war, "1", *HOLD, dice=(4, 6, 6, 6))

    assert not war.banners
    assert lands.owner(war, PLACE) == "blue"
    assert not war.sieges


@pytest.mark.rule("ME-SIE-06", "ME-SIE-10")
def test_walls_that_dragons_raze_end_the_siege() -> None:
    war = besieged(RED, BLUE)

    dragons.burn(war, PLACE)

    assert not siege.is_besieged(war, PLACE)
    assert not war.banners["blue.1"].inside


@pytest.mark.rule("ME-SIE-13", "ME-SIE-16")
@pytest.mark.parametrize("lang", ["en", "nl"])
def test_what_happens_round_the_walls_has_words(lang: str) -> None:
    sally = besieged({"red.1": 1000}, {"blue.1": 1000}, phase="battle", player="blue")
    broken = besieged({"red.1": 1000}, BLUE, phase="battle", realms=THREE)
    third(broken)

    told = [
        battle_phase(sally, "1", *HOLD, "stay", dice=(4, 6, 1, 1)),
        battle_phase(relieved(), "1", *HOLD, "stay", dice=(5, 6, 1, 1)),
        battle_phase(broken, *HOLD, "stay", "besiege", dice=(4, 6, 1, 1)),
    ]

    kinds = {kind for one in told for kind in one.kinds()}
    assert {"siege.sally", "siege.join", "siege.broken", "siege.lifted", "siege.begins"} <= kinds
    assert all(all(said(one, lang)) for one in told)
