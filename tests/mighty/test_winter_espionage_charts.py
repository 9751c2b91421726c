"""The four charts of the operatives, every row (ME-ESP-10 to ME-ESP-43)."""

from __future__ import annotations

from typing import Any

import pytest
from plots import a_plot, lay, phase, resolve
from stage import a_board, put_banner, put_ship, refusal_of

from gonfalon.rulesets.mighty.court.operatives import AGENT, ASSASSIN, SABOTEUR, SPY
from gonfalon.rulesets.mighty.ground import alliances, lands
from gonfalon.rulesets.mighty.realms import ends
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, VILLAGE, Land, Siege, War
from gonfalon.world.board import TileBoard
from gonfalon.world.tiles import Tile

TARGET = "F5"  # a tile of Blue's realm
PALACE = "E5"


BOTH = ["blue.1", "yellow.1"]  # within and before the walls


def against(kind: str, place: str = TARGET, settlement: str = VILLAGE, **settings: Any) -> War:
    """An operative of Red's in a settlement of Blue's."""
    war = a_plot(**settings)
    if place == TARGET:
        war.lands[TARGET] = Land("blue", settlement)
    lay(war, "red", kind, place)
    return war


# --- assassins against a banner --------------------------------------------------------------------------


@pytest.mark.rule("ME-ESP-11", "ME-ESP-12", "ME-ESP-13", "ME-ESP-14")
@pytest.mark.parametrize(
    ("before", "dice", "after"),
    [
        (900, [1], 900),
        (900, [2, 3, 4], 830),
        (900, [3, 5], 800),
        (900, [4, 3], 600),
        (900, [5, 2, 6, 6], 580),
        (1000, [6, 2, 5], 460),
    ],
)
def test_an_assassin_against_a_banner(before: int, dice: list[int], after: int) -> None:
    war = against(ASSASSIN)
    put_banner(war, "blue.1", TARGET, before)

    resolve(war, dice=dice)

    assert war.banners["blue.1"].points == after
    assert war.operatives == {}


@pytest.mark.rule("ME-ESP-12", "ME-WIN-06")
def test_a_banner_that_cannot_bear_the_loss_is_destroyed() -> None:
    war = against(ASSASSIN)
    put_banner(war, "blue.1", TARGET, 100)
    put_banner(war, "blue.2", TARGET, 600)

    resolve(war, answers=["blue.1"], dice=[2, 6, 6])

    assert {b.id: b.points for b in war.banners.values()} == {"blue.2": 600}


@pytest.mark.rule("ME-ESP-12")
def test_among_several_banners_the_victim_is_named_before_the_die() -> None:
    war = against(ASSASSIN)
    put_banner(war, "blue.1", TARGET, 900)
    put_banner(war, "yellow.1", TARGET, 900)
    put_banner(war, "red.1", TARGET, 900)

    told = resolve(war, answers=["yellow.1"], dice=[3, 1])

    assert list(told.asked[0].options()) == ["blue.1", "yellow.1"]
    assert war.banners["yellow.1"].points == 880


@pytest.mark.rule("ME-ESP-12")
def test_walls_that_an_assassin_has_emptied_fall_to_the_besieger() -> None:
    war = against(ASSASSIN, settlement=FORTRESS)
    put_banner(war, "blue.1", TARGET, 60, inside=True)
    put_banner(war, "red.1", TARGET, 900)
    war.sieges[TARGET] = Siege(TARGET, "red", "blue", since=5)

    resolve(war, dice=[4, 1])

    assert war.sieges == {}
    assert lands.owner(war, TARGET) == "red"


# --- assassins in a palace -------------------------------------------------------------------------------


@pytest.mark.rule("ME-ESP-15")
@pytest.mark.parametrize("die", [1, 2])
def test_an_assassin_caught_in_the_palace_does_nothing(die: int) -> None:
    war = against(ASSASSIN, PALACE)
    put_banner(war, "blue.1", TARGET, 900)
    before = war.realms["blue"]

    resolve(war, dice=[die])

    assert war.realms["blue"] == before
    assert war.banners["blue.1"].points == 900


@pytest.mark.rule("ME-ESP-15", "ME-ESP-16")
@pytest.mark.parametrize(("dice", "loss"), [([2, 4, 6], 120), ([1, 1, 1], 30), ([6, 6, 6], 180)])
def test_guards_for_the_palace_come_from_banners_of_the_victims_choice(dice: list[int], loss: int) -> None:
    war = against(ASSASSIN, PALACE)
    put_banner(war, "blue.1", TARGET, 900)
    put_banner(war, "blue.2", "D4", 900)

    told = resolve(war, answers=[f"{loss - 10} 10"], dice=[3, *dice])

    assert [told.asked[0].who, told.asked[0].about] == ["blue", {"points": loss}]
    assert [b.points for b in war.banners.values()] == [900 - loss + 10, 890]
    assert {e.to for e in told.events if e.kind == "banner.loses"} == {("blue",)}


@pytest.mark.rule("ME-ESP-16")
def test_an_army_smaller_than_the_guard_is_given_up_whole() -> None:
    war = against(ASSASSIN, PALACE)
    put_banner(war, "blue.1", TARGET, 40)

    resolve(war, answers=["40"], dice=[3, 6, 6, 6])

    assert war.banners == {}


@pytest.mark.rule("ME-ESP-16")
def test_a_king_without_an_army_has_nobody_to_withdraw() -> None:
    war = against(ASSASSIN, PALACE)

    assert resolve(war, dice=[3, 6, 6, 6]).asked == []


@pytest.mark.rule("ME-ESP-15", "ME-ESP-17", "ME-ESP-18")
@pytest.mark.parametrize(
    ("dice", "halted", "wavering"), [([4], 0, 7), ([5], 7, 0), ([6, 1], 7, 8)], ids=["hurt", "wounded", "killed"]
)
def test_what_happens_to_the_king_is_felt_in_the_first_months(dice: list[int], halted: int, wavering: int) -> None:
    war = against(ASSASSIN, PALACE)

    resolve(war, dice=dice)

    assert (war.realms["blue"].halted, war.realms["blue"].wavering) == (halted, wavering)


@pytest.mark.rule("ME-ESP-17")
@pytest.mark.parametrize("order", [([4], [6, 1]), ([6, 1], [4])])
def test_of_two_blows_the_harsher_counts(order: tuple[list[int], list[int]]) -> None:
    war = against(ASSASSIN, PALACE)
    resolve(war, dice=order[0])
    lay(war, "red", ASSASSIN, PALACE)
    resolve(war, dice=order[1])

    assert (war.realms["blue"].halted, war.realms["blue"].wavering) == (7, 8)


FORTRESSES = ("D4", "D5", "D6", "E4")


@pytest.mark.rule("ME-ESP-18", "ME-WIN-06")
def test_when_the_king_is_dead_fortresses_rebel_by_lot() -> None:
    war = against(ASSASSIN, PALACE)
    war.lands |= {place: Land("blue", FORTRESS) for place in FORTRESSES}
    put_banner(war, "blue.1", "D6", 700)
    put_banner(war, "blue.2", "D4", 700)
    war.stockpiles["D6"] = 4

    told = resolve(war, dice=[6, 1, 2])

    assert [p for p in FORTRESSES if lands.owner(war, p) == INDEPENDENT] == ["D6"]
    assert list(war.banners) == ["blue.2"]
    assert war.stockpiles == {}
    assert [r.sides for r in told.rolled] == [6, 6, 4]  # each of the four as likely as the next


@pytest.mark.rule("ME-ESP-18")
def test_with_too_few_fortresses_all_rebel() -> None:
    war = against(ASSASSIN, PALACE)
    war.lands |= {place: Land("blue", FORTRESS) for place in FORTRESSES[:2]}

    resolve(war, dice=[6, 5])

    assert [lands.owner(war, place) for place in FORTRESSES[:2]] == [INDEPENDENT] * 2


@pytest.mark.rule("ME-ESP-18")
@pytest.mark.parametrize(("may", "owner", "left"), [(True, INDEPENDENT, ["yellow.1"]), (False, "blue", BOTH)])
def test_razed_fortresses_do_not_rebel_and_besieged_ones_by_a_setting(may: bool, owner: str, left: list[str]) -> None:
    war = against(ASSASSIN, PALACE, besieged_rebels=may)
    war.lands |= {"D4": Land("", FORTRESS, razed=True), "D5": Land("blue", FORTRESS)}
    put_banner(war, "blue.1", "D5", inside=True)
    put_banner(war, "yellow.1", "D5")
    war.sieges["D5"] = Siege("D5", "yellow", "blue", since=5)

    resolve(war, dice=[6, 6])

    assert lands.owner(war, "D5") == owner
    assert [banner for banner in BOTH if banner in war.banners] == left, "besiegers are not in the fortress"
    assert bool(war.sieges) is not may


@pytest.mark.rule("ME-ESP-18")
def test_in_the_dutch_edition_the_assassins_master_chooses_the_rebels() -> None:
    war = against(ASSASSIN, PALACE, rebel_fortresses="chosen")
    war.lands |= {place: Land("blue", FORTRESS) for place in FORTRESSES}

    told = resolve(war, answers=["D5, E4"], dice=[6, 4])

    assert told.asked[0].who == "red"
    assert [p for p in FORTRESSES if lands.owner(war, p) == INDEPENDENT] == ["D5", "E4"]


@pytest.mark.rule("ME-ESP-06", "ME-ESP-15")
def test_an_assassin_in_a_capital_whose_force_is_gone_goes_for_the_king() -> None:
    war = a_plot()
    put_banner(war, "blue.1", PALACE)
    lay(war, "red", ASSASSIN, PALACE)
    del war.banners["blue.1"]

    assert resolve(war, dice=[1]).kinds() == ["operative.turned-up", "assassin.palace"]


# --- spies -----------------------------------------------------------------------------------------------


def spied(**settings: Any) -> War:
    war = against(SPY, **settings)
    put_banner(war, "blue.2", TARGET, 800, baggage=3)
    put_banner(war, "blue.5", TARGET, 600)
    put_banner(war, "blue.7", "D4", 700)
    return war


@pytest.mark.rule("ME-ESP-20")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_a_spy_who_disappears_has_told_nothing(die: int) -> None:
    war = spied()

    resolve(war, dice=[die])

    assert war.known == {}
    assert war.totals == {}


@pytest.mark.rule("ME-ESP-21")
def test_a_spy_hears_the_total_and_the_plan_and_nobody_else_does() -> None:
    war = spied()

    told = resolve(war, answers=["F4"], dice=[4])

    assert {key: known.points for key, known in war.totals.items()} == {f"red:blue@{TARGET}": 1400}
    plan = next(e for e in told.events if e.kind == "spy.plan")
    assert (plan.to, plan.args["there"]) == (("red", "blue"), "F4")
    assert told.asked[0].who == "blue"
    assert [war.banners[i].sworn for i in ("blue.2", "blue.5", "blue.7")] == ["F4", "F4", ""]


@pytest.mark.rule("ME-ESP-21")
def test_a_plan_is_to_stay_or_to_go_to_a_neighbour() -> None:
    war = spied()

    (question,) = resolve(war, answers=["stay"], dice=[4]).asked

    assert list(question.options()) == ["stay", *war.board.by_land(TARGET)]
    assert refusal_of(question, "A1").message.key == "kernel-not-an-option"


@pytest.mark.rule("ME-ESP-22")
def test_a_spy_copies_the_whole_list_of_the_force_and_of_no_other() -> None:
    war = spied()

    told = resolve(war, dice=[5])

    assert {key: known.points for key, known in war.known.items()} == {"red:blue.2": 800, "red:blue.5": 600}
    assert [e.args["baggage"] for e in told.events if e.kind == "strength.contents"] == [3, 0]
    assert {e.to for e in told.events if e.kind == "strength.contents"} == {("red",)}


@pytest.mark.rule("ME-ESP-22")
def test_in_the_dutch_edition_he_copies_the_list_of_the_whole_army() -> None:
    war = spied(spy_report="army")

    resolve(war, dice=[5])

    assert sorted(war.known) == ["red:blue.2", "red:blue.5", "red:blue.7"]


@pytest.mark.rule("ME-ESP-22")
def test_with_several_enemies_in_the_tile_he_names_one() -> None:
    war = spied()
    put_banner(war, "yellow.1", TARGET, 900)

    resolve(war, answers=["yellow"], dice=[5])

    assert sorted(war.known) == ["red:yellow.1"]


@pytest.mark.rule("ME-ESP-23")
def test_a_spy_gives_away_operatives_up_to_the_die_face_down() -> None:
    war = spied()
    for _ in range(6):
        lay(war, "blue", ASSASSIN, "B2")

    told = resolve(war, answers=["blue*1, blue*2, blue*4"], dice=[6, 4])

    assert list(war.operatives) == ["blue*3", "blue*5", "blue*6"]
    removed = [e.args for e in told.events if e.kind == "operative.removed"]
    assert removed[0] == {"realm": "blue", "number": 1, "place": "B2"}


@pytest.mark.rule("ME-ESP-23")
def test_he_may_not_give_away_more_than_the_die_nor_need_he_give_away_so_many() -> None:
    war = spied()
    for realm in ("blue", "yellow", "red"):
        lay(war, realm, AGENT, "B2")

    question = resolve(war, answers=["red*1", "none"], dice=[6, 2]).asked[1]

    assert refusal_of(question, "blue*1, yellow*1, red*2").message.key == "kernel-several-count"
    assert len(war.operatives) == 3


@pytest.mark.rule("ME-ESP-23")
def test_with_no_operatives_left_the_news_comes_too_late() -> None:
    told = resolve(spied(), dice=[6, 4])

    assert told.asked == []
    assert "operative.in-vain" in told.kinds()


@pytest.mark.rule("ME-ESP-23")
@pytest.mark.parametrize(("setting", "offered"), [("any", ("blue*1", "red*2")), ("enemy", ("blue*1",))])
def test_in_the_dutch_edition_only_enemies_are_given_away(setting: str, offered: tuple[str, ...]) -> None:
    war = spied(exposed_operatives=setting)
    lay(war, "blue", AGENT, "B2")
    lay(war, "red", AGENT, "B2")

    told = resolve(war, answers=["red*1", "none"], dice=[6, 6])

    assert told.asked[1].check(offered) is None
    assert (told.asked[1].check(("blue*1", "red*2")) is None) == (setting == "any")


# --- saboteurs -------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-ESP-30")
@pytest.mark.parametrize("die", [1, 2])
def test_a_saboteur_who_is_caught_does_nothing(die: int) -> None:
    war = against(SABOTEUR)
    put_banner(war, "blue.1", TARGET, 700, baggage=6)

    assert resolve(war, dice=[die]).kinds() == ["operative.turned-up", "saboteur.strikes"]


@pytest.mark.rule("ME-ESP-31")
def test_a_fire_in_the_barracks_costs_the_force_points_evenly_shared() -> None:
    war = against(SABOTEUR)
    put_banner(war, "blue.1", TARGET, 700)
    put_banner(war, "blue.2", TARGET, 500)
    put_banner(war, "red.1", TARGET, 900)

    resolve(war, dice=[3, 4])

    assert [b.points for b in war.banners.values()] == [640, 440, 900]


@pytest.mark.rule("ME-ESP-30", "ME-ESP-31")
def test_empty_barracks_burn_without_loss() -> None:
    war = against(SABOTEUR)

    assert len(resolve(war, dice=[3]).rolled) == 1


@pytest.mark.rule("ME-ESP-32")
def test_poison_takes_all_baggage_but_that_of_the_saboteurs_own_side() -> None:
    war = against(SABOTEUR, settlement=FORTRESS)
    war.stockpiles[TARGET] = 5
    put_banner(war, "blue.1", TARGET, baggage=6, inside=True)
    put_banner(war, "red.1", TARGET, baggage=4)
    war.sieges[TARGET] = Siege(TARGET, "red", "blue", since=5)

    resolve(war, dice=[4])

    assert war.stockpiles == {}
    assert [b.baggage for b in war.banners.values()] == [0, 4]


def in_port(ships: int, owner: str = "blue") -> War:
    """A saboteur in a port of Blue's with so many ships."""
    war = a_plot()
    war.board = TileBoard({**a_board().tiles, TARGET: Tile("C04")})
    war.lands[TARGET] = Land(owner, CITY)
    for number in range(1, ships + 1):
        put_ship(war, f"{owner}/{number}", TARGET)
    lay(war, "red", SABOTEUR, TARGET)
    return war


@pytest.mark.rule("ME-ESP-33")
def test_in_a_harbour_one_ship_of_its_owners_choice_is_sunk() -> None:
    war = in_port(3)

    told = resolve(war, answers=["2"], dice=[5])

    assert told.asked[0].who == "blue"
    assert sorted(war.ships) == ["blue/1", "blue/3"]


@pytest.mark.rule("ME-ESP-33")
def test_an_independent_harbour_loses_a_ship_too() -> None:
    war = in_port(2, INDEPENDENT)

    resolve(war, dice=[5])

    assert len(war.ships) == 1


@pytest.mark.rule("ME-ESP-33")
@pytest.mark.parametrize("harbour", [False, True])
def test_without_ships_an_explosion_holds_the_banners_for_a_month(harbour: bool) -> None:
    war = in_port(0) if harbour else against(SABOTEUR, settlement=FORTRESS)
    put_banner(war, "blue.1", TARGET)
    put_banner(war, "blue.2", TARGET)
    put_banner(war, "blue.3", "D4")

    told = resolve(war, dice=[5])

    assert [b.no_move for b in war.banners.values()] == [7, 7, 0]
    assert told.kinds().count("saboteur.holds") == 2


@pytest.mark.rule("ME-ESP-33")
def test_an_explosion_in_an_empty_village_holds_nobody() -> None:
    assert resolve(against(SABOTEUR), dice=[5]).kinds() == ["operative.turned-up", "saboteur.strikes"]


@pytest.mark.rule("ME-ESP-34")
def test_a_port_burns_down_with_its_stores_and_some_of_its_ships() -> None:
    war = in_port(2)
    war.stockpiles[TARGET] = 5
    put_banner(war, "blue.1", TARGET, 900, baggage=4)

    resolve(war, dice=[6, 4, 2])

    assert war.lands[TARGET].razed
    assert [(s.id, s.harbour) for s in war.ships.values()] == [("blue/2", False)]
    assert war.stockpiles == {}
    assert (war.banners["blue.1"].points, war.banners["blue.1"].baggage) == (900, 4)


@pytest.mark.rule("ME-ESP-34")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_ship_in_a_burning_port_is_lost_on_four_or_more_and_else_gets_out_to_sea(die: int) -> None:
    war = in_port(1)
    resolve(war, dice=[6, die])
    assert [ship.harbour for ship in war.ships.values()] == ([] if die >= 4 else [False])


@pytest.mark.rule("ME-ESP-34", "ME-REV-03")
@pytest.mark.parametrize(("reading", "lost"), [("any", True), ("rival", False), ("taken", False)])
def test_a_burnt_capital_costs_revenue_and_perhaps_the_realm(reading: str, lost: bool) -> None:
    war = against(SABOTEUR, PALACE, lost_capital=reading)

    resolve(war, dice=[6])

    assert war.lands[PALACE].razed
    assert ends.lost_capital(war, "blue") is lost


@pytest.mark.rule("ME-ESP-34")
def test_where_walls_burn_besieger_and_garrison_meet_in_the_open() -> None:
    war = against(SABOTEUR, settlement=FORTRESS)
    put_banner(war, "blue.1", TARGET, inside=True)
    put_banner(war, "yellow.1", TARGET)
    war.sieges[TARGET] = Siege(TARGET, "yellow", "blue", since=5)

    resolve(war, dice=[6])

    assert war.sieges == {}
    assert not war.banners["blue.1"].inside
    assert war.pending.exposed == (TARGET,)


@pytest.mark.rule("ME-ESP-30", "ME-DIP-10")
def test_sabotage_in_an_allied_village_does_not_break_the_alliance() -> None:
    war = a_plot()
    war.lands["D2"] = Land(INDEPENDENT, VILLAGE)
    alliances.conclude(war, "red", ("D2",), "ME-DIP-08")
    lay(war, "red", SABOTEUR, "D2")

    resolve(war, dice=[3])

    assert len(war.alliances) == 1


# --- agents ----------------------------------------------------------------------------------------------


def hunted(*, legal: bool = False) -> War:
    """Red's agent in a tile with two counters of Blue's, one of Yellow's and another of Red's."""
    war = a_plot()
    place = TARGET if legal else "A1"
    if legal:
        war.lands[TARGET] = Land("blue", CITY)
        put_banner(war, "blue.1", TARGET)
    for realm in ("red", "blue", "blue", "yellow", "red"):
        lay(war, realm, AGENT, place)
    lay(war, "blue", AGENT, "C1")
    return war


@pytest.mark.rule("ME-ESP-40", "ME-ESP-41", "ME-ESP-42")
@pytest.mark.parametrize(
    ("dice", "answers", "left"),
    [
        ([1], [], ["blue*1", "blue*2", "yellow*1", "red*2", "blue*3"]),
        ([2, 3], ["blue*2"], ["blue*1", "blue*2", "yellow*1", "red*2", "blue*3"]),
        ([2, 4], ["blue*2"], ["blue*1", "yellow*1", "red*2", "blue*3"]),
        ([3], ["yellow*1"], ["blue*1", "blue*2", "red*2", "blue*3"]),
        ([4], [], ["red*2", "blue*3"]),
        ([5], [], ["red*2", "blue*3"]),
        ([6], [], ["red*2", "blue*3"]),
    ],
)
def test_an_agent_hunts_the_others_in_his_tile(dice: list[int], answers: list[str], left: list[str]) -> None:
    war = hunted()

    told = resolve(war, answers=["red*1", *answers], dice=dice)

    assert list(war.operatives) == left
    assert all("kind" not in e.args for e in told.events if e.kind == "operative.removed")


@pytest.mark.rule("ME-ESP-40")
@pytest.mark.parametrize("die", [2, 3, 4])
def test_an_agent_alone_in_his_tile_finds_nobody(die: int) -> None:
    war = a_plot()
    lay(war, "red", AGENT, "A1")

    assert resolve(war, dice=[die]).kinds() == ["operative.turned-up", "agent.hunts"]


@pytest.mark.rule("ME-ESP-43")
@pytest.mark.parametrize("die", [5, 6])
def test_an_agent_smuggles_one_of_his_own_in_free_of_charge(die: int) -> None:
    war = hunted(legal=True)

    told = resolve(war, answers=["red*1", "saboteur"], dice=[die])

    new = war.operatives["red*1"]
    assert (new.kind, new.place) == (SABOTEUR, TARGET)
    assert list(told.asked[1].options()) == [ASSASSIN, SPY, SABOTEUR, "none"]
    assert told.events[-1].args == {"realm": "red", "number": 1, "place": TARGET}


@pytest.mark.rule("ME-ESP-43")
def test_the_new_one_goes_to_work_in_a_later_turn() -> None:
    war = a_plot("red", "blue")
    war.lands[TARGET] = Land("blue", VILLAGE)
    lay(war, "red", AGENT, TARGET)
    lay(war, "blue", AGENT, "A1")

    told = phase(war, ("saboteur",), (6, 1, 1))

    turned = [(e.args["realm"], e.args["kind"]) for e in told.events if e.kind == "operative.turned-up"]
    assert turned == [("red", AGENT), ("blue", AGENT), ("red", SABOTEUR)]


@pytest.mark.rule("ME-ESP-43")
def test_nobody_is_smuggled_into_ones_own_capital() -> None:
    war = a_plot()
    lay(war, "red", AGENT, "B2")

    assert resolve(war, dice=[6]).asked == []
    assert war.operatives == {}


@pytest.mark.rule("ME-ESP-43")
def test_nobody_need_be_smuggled_in() -> None:
    war = hunted(legal=True)

    resolve(war, answers=["red*1", "none"], dice=[5])

    assert list(war.operatives) == ["red*2", "blue*3"]
