"""Spring spells on those who are in a tile (ME-MAG-25, ME-MAG-27, ME-MAG-29 to ME-MAG-32)."""

from __future__ import annotations

import pytest
from equinox import a_spring, cast, names, under
from stage import Told, a_board, a_war, put_banner, put_ship, refusal_of, tell
from winters import in_winter, through

from gonfalon.kernel import Story
from gonfalon.rulesets.mighty.battle import battle
from gonfalon.rulesets.mighty.ground import armies, lands
from gonfalon.rulesets.mighty.magic import casting
from gonfalon.rulesets.mighty.realms import calendar, reorganisation
from gonfalon.rulesets.mighty.rules import Mighty
from gonfalon.rulesets.mighty.sea import ships
from gonfalon.rulesets.mighty.season import movement, raze, scouting, subsistence
from gonfalon.rulesets.mighty.siege import assault
from gonfalon.rulesets.mighty.spells.spell import KNOWN
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, UNDEAD, VILLAGE, Land, Siege, Turn, War
from gonfalon.rulesets.mighty.winter import quarters
from gonfalon.world.tiles import Tile

STRAND = Tile("C04")
SHORE = a_board(special={"C3": STRAND, "D3": STRAND})


# --- 5: Portents of Terror ----------------------------------------------------------------------------------


def terrified(die: int) -> War:
    """Red's own banner and his mercenaries at D3, a village of his, when a month begins."""
    war = a_war(phase="initiative", month=1)
    war.lands["D3"] = Land("red", VILLAGE)
    put_banner(war, "red.1", "D3", 900, baggage=2)
    put_banner(war, "red.2", "D3", 800, kind="mercenary")
    under(war, "portents-of-terror", "D3", "blue")
    tell(war, calendar.month_begins(war), dice=[die, 6, 1])
    return war


@pytest.mark.rule("ME-MAG-25")
def test_a_terrified_force_loses_its_mercenaries_and_does_nothing() -> None:
    war = terrified(3)

    assert list(war.banners) == ["red.1"]
    assert war.player == "red"
    war.turn = Turn(opened=("E3",))
    for refusal in (
        scouting.judge(war, scouting.Scout(1, "E3")),
        movement.judge(war, movement.March((1,), "E3")),
        raze.judge(war, raze.Raze("D3")),
        reorganisation.judge_regroup(war, reorganisation.Regroup((1,), (900,))),
        reorganisation.judge_sharing(war, reorganisation.ShareBaggage(1, (2,))),
    ):
        assert refusal is not None
    assert not list(raze.options(war))
    assert not list(reorganisation.regroupings(war))
    assert reorganisation.weak_left(war) is None


@pytest.mark.rule("ME-MAG-25")
def test_it_still_eats() -> None:
    war = terrified(1)
    war.lands["D3"] = Land("red")

    tell(war, subsistence.step(war))

    assert war.banners["red.1"].baggage == 1


@pytest.mark.rule("ME-MAG-25")
def test_on_four_and_more_nothing_happens_and_next_month_it_throws_again() -> None:
    war = terrified(4)
    assert list(war.banners) == ["red.1", "red.2"]
    assert raze.judge(war, raze.Raze("D3")) is None

    told = tell(war, calendar.month_begins(war), dice=[2, 6, 1])

    assert "red.2" not in war.banners
    assert told.kinds()[0] == "magic.terror"
    assert raze.judge(war, raze.Raze("D3")) is not None


@pytest.mark.rule("ME-MAG-25")
def test_each_force_throws_for_itself_before_the_order_of_play_is_diced_for() -> None:
    war = a_war(phase="initiative", month=1)
    war.lands["D3"] = Land("blue", FORTRESS)
    put_banner(war, "red.1", "D3", 900)
    put_banner(war, "blue.1", "D3", 800, inside=True)
    war.sieges["D3"] = Siege("D3", "red", "blue", 1)
    under(war, "portents-of-terror", "D3")

    told = tell(war, calendar.month_begins(war), dice=[3, 4, 6, 1])

    assert [roll.label for roll in told.rolled] == ["terror", "terror", "order", "order"]
    refusal = assault.judge_assault(war, assault.Assault("D3"))
    assert refusal is not None
    assert refusal.rule == "ME-MAG-25"
    assert war.banners["blue.1"].stunned == 0


@pytest.mark.rule("ME-MAG-25")
def test_a_garrison_of_mercenaries_that_runs_leaves_the_walls_to_the_besieger() -> None:
    war = a_war(phase="initiative", month=1)
    war.lands["D3"] = Land("blue", FORTRESS)
    put_banner(war, "red.1", "D3", 900)
    put_banner(war, "blue.1", "D3", 800, inside=True, kind="ally")
    war.sieges["D3"] = Siege("D3", "red", "blue", 1)
    under(war, "portents-of-terror", "D3")

    tell(war, calendar.month_begins(war), dice=[4, 1, 6, 1])

    assert not war.sieges
    assert lands.owner(war, "D3") == "red"


@pytest.mark.rule("ME-MAG-25")
def test_who_comes_in_during_the_month_is_not_frightened_yet() -> None:
    war = terrified(4)
    put_banner(war, "red.3", "D3", 900)

    assert armies.may_move(war, war.banners["red.3"])


# --- 7: Raise Dead ------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAG-27")
def test_the_dead_attack_at_once_and_the_caster_plays_their_card() -> None:
    war = a_spring()
    war.lands["D3"] = Land("blue", FORTRESS)
    put_banner(war, "blue.1", "D3", 700)

    told = cast(war, "raise-dead", "D3", answers=["direct", "counter"], dice=(5, 1, 2, 1, 1))

    joined = next(event for event in told.events if event.kind == "battle.joined")
    assert (joined.args["attacker"], joined.args["defender"], joined.args["factor"]) == (UNDEAD, "blue", -1)
    assert [question.who for question in told.asked][2:] == ["red", "blue"]
    assert not any(question.what == "siege.refuge" for question in told.asked)
    assert not armies.banners_of(war, UNDEAD)
    assert not war.spells
    assert war.banners["blue.1"].points == 650


@pytest.mark.rule("ME-MAG-27")
def test_a_beaten_force_retreats_and_the_dead_stay_without_pursuit_or_spoils() -> None:
    war = a_spring()
    war.lands["D3"] = Land("blue", VILLAGE)
    war.lands["E3"] = Land("blue")
    put_banner(war, "blue.1", "D3", 700, baggage=3)

    told = cast(war, "raise-dead", "D3", answers=["flank", "counter", "E3"], dice=(6, 6, 5, 1, 1))

    (dead,) = armies.banners_of(war, UNDEAD)
    assert (dead.points, dead.baggage, dead.place) == (550, 0, "D3")
    assert war.banners["blue.1"].place == "E3"
    assert lands.owner(war, "D3") == "blue"
    assert not any(question.what.startswith("pursuit") for question in told.asked)
    assert names(war) == ["raise-dead"]


@pytest.mark.rule("ME-MAG-27")
def test_a_draw_makes_both_leave_and_the_dead_perish() -> None:
    war = a_spring()
    war.lands["D3"], war.lands["E3"] = Land("blue", VILLAGE), Land("blue")
    put_banner(war, "blue.1", "D3", 500)

    cast(war, "raise-dead", "D3", answers=["direct", "hold", "E3"], dice=(5, 3, 4, 1, 1))

    assert not armies.banners_of(war, UNDEAD)
    assert war.banners["blue.1"].place == "E3"


@pytest.mark.rule("ME-MAG-27")
def test_in_a_siege_the_dead_meet_the_besieger_first_and_then_the_garrison() -> None:
    war = a_spring(realms={"red": "B2", "blue": "E5", "green": "E2"})
    war.lands["D3"], war.lands["D4"] = Land("blue", FORTRESS), Land("blue")
    put_banner(war, "green.1", "D3", 300, half=0)
    put_banner(war, "blue.1", "D3", 1500, inside=True)
    war.sieges["D3"] = Siege("D3", "green", "blue", 1)
    answers = ["flank", "counter", "direct", "counter"]

    told = cast(war, "raise-dead", "D3", answers=answers, dice=(6, 6, 5, 1, 1, 1, 2, 1, 1))

    fights = [event.args["defender"] for event in told.events if event.kind == "battle.joined"]
    assert fights == ["green", "blue"]
    assert not war.sieges
    assert not war.banners["blue.1"].inside


def haunted(caster: str = "blue") -> War:
    """600 points of undead hold D3; Red marches in."""
    war = a_war(phase="movement")
    war.lands["D3"] = Land("blue", VILLAGE)
    put_banner(war, "red.1", "C3", 1500, half=3)
    put_banner(war, "undead.1", "D3", 600, kind=UNDEAD)
    under(war, "raise-dead", "D3", caster)
    war.turn = Turn(opened=("D3",))
    return war


def march_and_fight(war: War, answers: list[str], dice: list[int]) -> Told:
    tell(war, movement.step(war), answers=["march 1 to D3"])
    tell(war, movement.step(war))

    def fighting() -> Story[None]:
        while war.phase == "battle":
            yield from battle.step(war)

    return tell(war, fighting(), answers=answers, dice=dice)


@pytest.mark.rule("ME-MAG-27")
def test_whoever_moves_in_later_fights_them_and_beaten_they_are_destroyed() -> None:
    war = haunted()

    told = march_and_fight(war, ["direct", "withdraw"], [5, 6, 1, 1])

    assert [question.who for question in told.asked] == ["red", "blue"]
    assert not armies.banners_of(war, UNDEAD)
    assert not war.spells
    assert lands.owner(war, "D3") == "red"


@pytest.mark.rule("ME-MAG-27")
def test_they_fight_their_own_caster_too_with_a_card_of_chance() -> None:
    war = haunted(caster="red")

    told = march_and_fight(war, ["direct"], [3, 5, 6, 1, 1])

    assert [question.who for question in told.asked] == ["red"]
    assert "card" in [roll.label for roll in told.rolled]


@pytest.mark.rule("ME-MAG-27")
def test_a_beaten_attacker_goes_back_and_the_dead_stay() -> None:
    war = haunted()
    put_banner(war, "red.1", "C3", 500, half=3)

    march_and_fight(war, ["direct", "counter"], [1, 2, 1, 1])

    assert war.banners["red.1"].place == "C3"
    assert armies.banners_of(war, UNDEAD)[0].points == 550
    assert names(war) == ["raise-dead"]


@pytest.mark.rule("ME-MAG-27")
def test_they_keep_scouts_from_taking_the_tile_over() -> None:
    war = haunted()
    war.phase, war.turn = "scouting", Turn()

    tell(war, scouting.step(war), answers=["scout 1 to D3"], dice=[3, 4])

    assert lands.owner(war, "D3") == "blue"
    assert "D3" in war.turn.opened


@pytest.mark.rule("ME-MAG-27")
def test_everybody_sees_their_strength_and_they_vanish_with_the_season() -> None:
    war = in_winter(haunted(), "winter-lapses")
    assert Mighty().view(war, "red").banners["undead.1"].points == 600

    through(war, quarters.lapses)

    assert list(war.banners) == ["red.1"]
    assert not war.spells


@pytest.mark.rule("ME-MAG-27", "ME-MAG-12")
def test_in_the_swamp_nothing_rises() -> None:
    war = a_spring(a_board(special={"D3": Tile("R03")}))

    told = cast(war, "raise-dead", "D3")

    assert "magic.nothing" in told.kinds()
    assert not war.spells


# --- 9: Scrye -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAG-29")
def test_the_caster_alone_sees_what_enemy_forces_are_made_of() -> None:
    war = a_spring(realms={"red": "B2", "blue": "E5", "green": "E2"})
    put_banner(war, "blue.3", "D3", 800)
    put_banner(war, "blue.4", "D3", 650)
    put_banner(war, "red.2", "D3", 900)

    told = cast(war, "scrye", "D3")

    assert war.totals["red:blue@D3"].points == 1450
    assert (war.known["red:blue.3"].points, war.known["red:blue.4"].points) == (800, 650)
    assert not any(key.startswith(("green:", "blue:")) for key in (*war.known, *war.totals))
    shown = [event for event in told.events if event.kind.startswith("strength.")]
    assert {event.to for event in shown} == {("red",)}
    assert not war.spells


@pytest.mark.rule("ME-MAG-29")
def test_both_sides_of_a_siege_are_laid_open() -> None:
    war = a_spring(realms={"red": "B2", "blue": "E5", "green": "E2"})
    war.lands["D3"] = Land("blue", FORTRESS)
    put_banner(war, "blue.1", "D3", 800, inside=True)
    put_banner(war, "green.1", "D3", 700)
    war.sieges["D3"] = Siege("D3", "green", "blue", 1)

    cast(war, "scrye", "D3")

    assert {"red:blue.1", "red:green.1"} <= war.known.keys()


# --- 10: Storm ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAG-30")
def test_a_storm_leaves_nothing_to_eat_even_in_a_capital() -> None:
    war = a_war()
    put_banner(war, "red.1", "B2", baggage=2)
    under(war, "storm", "B2", "blue")

    tell(war, subsistence.step(war))

    assert war.banners["red.1"].baggage == 1


@pytest.mark.rule("ME-MAG-30", "ME-MAG-21")
def test_a_storm_spoils_abundance() -> None:
    war = a_war()
    put_banner(war, "red.1", "D3", baggage=2)
    under(war, "abundance", "D3")
    under(war, "storm", "D3", "blue")

    tell(war, subsistence.step(war))

    assert war.banners["red.1"].baggage == 1


@pytest.mark.rule("ME-MAG-30")
def test_ships_are_wrecked_with_all_aboard_or_driven_off() -> None:
    war = a_spring(SHORE)
    for number in (1, 2):
        put_ship(war, f"blue/{number}", "D3", harbour=False)
        put_banner(war, f"blue.{number}", "D3", ship=f"blue/{number}")

    cast(war, "storm", "D3", dice=(2, 3))

    assert list(war.ships) == ["blue/2"]
    assert list(war.banners) == ["red.1", "blue.2"]
    assert war.ships["blue/2"].place == war.banners["blue.2"].place == "C3"


@pytest.mark.rule("ME-MAG-30")
def test_with_no_water_beside_it_a_driven_ship_is_wrecked() -> None:
    war = a_spring(a_board(special={"D3": STRAND}))
    put_ship(war, "blue/1", "D3", harbour=False)

    cast(war, "storm", "D3", dice=(6,))

    assert not war.ships


@pytest.mark.rule("ME-MAG-30", "ME-SEA-40")
def test_independent_ships_in_harbour_do_not_outlive_it() -> None:
    war = a_spring(SHORE)
    war.lands["D3"] = Land(INDEPENDENT, CITY)
    put_ship(war, "independent/1", "D3")

    cast(war, "storm", "D3", dice=(6,))

    assert not war.ships


@pytest.mark.rule("ME-MAG-30")
def test_a_ship_that_sails_in_or_begins_its_turn_there_throws_again() -> None:
    war = a_war(board=SHORE, phase="movement")
    put_ship(war, "red/1", "C3", harbour=False)
    under(war, "storm", "D3", "blue")
    tell(war, ships.sail(war, ships.Sail((1,), "D3")), dice=[4])
    assert war.ships["red/1"].place == "C3"

    put_ship(war, "red/1", "D3", harbour=False)
    put_ship(war, "blue/1", "D3", harbour=False)
    war.phase = "subsistence"
    tell(war, subsistence.step(war), dice=[1])
    assert list(war.ships) == ["blue/1"]  # it is not its turn


@pytest.mark.rule("ME-MAG-30")
@pytest.mark.parametrize(("dice", "opened"), [([4], ()), ([3, 3, 4], ("E3",))])
def test_scouts_from_a_storm_may_be_driven_back(dice: list[int], opened: tuple[str, ...]) -> None:
    war = a_war(phase="scouting")
    put_banner(war, "red.1", "D3")
    war.lands["E3"] = Land("red")
    under(war, "storm", "D3", "blue")

    tell(war, scouting.step(war), answers=["scout 1 to E3"], dice=dice)

    assert war.turn.opened == opened
    assert war.turn.tried == ("E3",)
    assert war.turn.scouts == ("red.1",)


# --- 11: Summon Host ----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAG-31")
@pytest.mark.parametrize(("die", "points"), [(3, 300), (6, 600)])
def test_a_host_serves_as_one_banner(die: int, points: int) -> None:
    war = a_spring()
    war.lands["C2"] = Land("red", VILLAGE)

    cast(war, "summon-host", "C2", dice=(die,))

    host = war.banners["red.2"]
    assert (host.points, host.kind, host.place, host.baggage) == (points, "host", "C2", 0)
    assert war.known["blue:red.2"].points == points


@pytest.mark.rule("ME-MAG-31")
@pytest.mark.parametrize("land", [Land("red"), Land("blue", VILLAGE), Land("", VILLAGE, razed=True)])
def test_it_comes_to_a_settlement_of_the_empire(land: Land) -> None:
    war = a_spring()
    war.lands["C2"] = land

    question = casting.question(war, "red", KNOWN["summon-host"])
    assert refusal_of(question, "cast at C2").message.key == "mighty-magic-target"


@pytest.mark.rule("ME-MAG-31")
def test_a_host_may_stay_weak_is_not_merged_and_eats() -> None:
    war = a_war(phase="reorganisation")
    put_banner(war, "red.1", "D3", 900)
    put_banner(war, "red.2", "D3", 300, kind="host", baggage=1)

    assert reorganisation.weak_left(war) is None
    refusal = reorganisation.judge_regroup(war, reorganisation.Regroup((1, 2), (1200,)))
    assert refusal is not None
    assert refusal.message.key == "mighty-reorganise-kinds"
    war.banners.pop("red.1")
    war.phase = "subsistence"
    tell(war, subsistence.step(war))
    assert war.banners["red.2"].baggage == 0


@pytest.mark.rule("ME-MAG-31")
def test_a_host_is_gone_before_the_autumn_equinox() -> None:
    war = in_winter(a_war(), "winter-lapses")
    put_banner(war, "red.1", "B2", 600, kind="host")

    through(war, quarters.lapses)

    assert not war.banners


# --- 12: Withershins ----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAG-32")
def test_scouts_go_where_the_die_says() -> None:
    war = a_war(phase="scouting")
    put_banner(war, "red.1", "D3")
    war.lands |= {"E3": Land("red"), "C3": Land("red")}
    under(war, "withershins", "D3")

    told = tell(war, scouting.step(war), answers=["scout 1 to E3", "NE"], dice=[5, 3, 4])

    assert told.asked[1].who == "red"
    assert war.turn.opened == war.turn.tried == ("C3",)
    war.phase = "movement"
    assert movement.judge(war, movement.March((1,), "C3")) is None
    assert movement.plans_kept(war) is None


@pytest.mark.rule("ME-MAG-32")
def test_the_owner_fixes_side_one_and_counts_clockwise() -> None:
    war = a_war(phase="scouting")
    put_banner(war, "red.1", "D3")
    war.lands |= {"E3": Land("red"), "C3": Land("red")}
    under(war, "withershins", "D3")

    tell(war, scouting.step(war), answers=["scout 1 to C3", "W"], dice=[4, 3, 4])

    assert war.turn.opened == ("E3",)


@pytest.mark.rule("ME-MAG-32")
def test_the_rim_and_a_side_shown_twice_waste_the_attempt() -> None:
    war = a_war(phase="scouting")
    put_banner(war, "red.1", "F3")
    put_banner(war, "red.2", "F3")
    put_banner(war, "red.3", "F3")
    war.lands["E3"] = Land("red")
    under(war, "withershins", "F3")

    tell(war, scouting.step(war), answers=["scout 1 to F4", "NE"], dice=[2])
    tell(war, scouting.step(war), answers=["scout 2 to F4", "NE"], dice=[5, 3, 4])
    told = tell(war, scouting.step(war), answers=["scout 3 to F4", "NE"], dice=[5])

    assert "magic.wasted" in told.kinds()
    assert war.turn.tried == ("E3",)
    assert war.turn.scouts == ("red.1", "red.2", "red.3")
