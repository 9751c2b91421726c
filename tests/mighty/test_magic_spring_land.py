"""Spring spells on the land (ME-MAG-21 to ME-MAG-24, ME-MAG-26, ME-MAG-28)."""

from __future__ import annotations

from typing import Any

import pytest
from equinox import a_spring, an_autumn, cast, names, under
from stage import Told, a_board, a_war, beside, put_banner, put_ship, reading, refusal_of, tell
from winters import ACROSS, a_lane, in_winter, through

from gonfalon.kernel import Refusal
from gonfalon.rulesets.mighty import standing
from gonfalon.rulesets.mighty.battle import havens, retreat
from gonfalon.rulesets.mighty.field import combat, marching
from gonfalon.rulesets.mighty.magic import calling_back, casting
from gonfalon.rulesets.mighty.sea import ships
from gonfalon.rulesets.mighty.season import movement, raze, subsistence
from gonfalon.rulesets.mighty.siege import assault
from gonfalon.rulesets.mighty.spells.spell import KNOWN
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, VILLAGE, Fight, Land, Pending, Siege, Turn, War
from gonfalon.rulesets.mighty.winter import quarters, recovery
from gonfalon.world.tiles import Tile

STRAND = Tile("C04")


def marches(war: War, order: str, there: str) -> Told:
    """The active player scouted this tile and marches into it."""
    war.phase, war.turn = "movement", Turn(opened=(there,))
    return tell(war, movement.step(war), answers=[order])


# --- 1: Abundance ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAG-21")
@pytest.mark.parametrize("land", [Land("red", VILLAGE), Land("blue", VILLAGE), Land("red"), None])
def test_a_blossoming_tile_feeds_everybody(land: Land | None) -> None:
    war = a_war()
    war.lands |= {"D3": land} if land else {}
    under(war, "abundance", "D3", caster="blue")
    for number in range(1, 6):
        put_banner(war, f"red.{number}", "D3", baggage=1)

    told = tell(war, subsistence.step(war))

    assert not told.asked
    assert [banner.baggage for banner in war.banners.values()] == [1] * 5


@pytest.mark.rule("ME-MAG-21")
def test_abundance_does_not_feed_a_siege() -> None:
    war = a_war()
    war.lands["D3"] = Land("blue", FORTRESS)
    put_banner(war, "red.1", "D3", baggage=2)
    put_banner(war, "blue.1", "D3", inside=True)
    war.sieges["D3"] = Siege("D3", "red", "blue", 1)
    under(war, "abundance", "D3")

    tell(war, subsistence.step(war))

    assert war.banners["red.1"].baggage == 1


@pytest.mark.rule("ME-MAG-21")
@pytest.mark.parametrize(("settlement", "die", "loot"), [(VILLAGE, 4, 5), (CITY, 1, 3)])
def test_razing_it_yields_more_and_ends_the_spell(settlement: str, die: int, loot: int) -> None:
    war = a_war(phase="raze")
    war.lands["D3"] = Land("red", settlement)
    put_banner(war, "red.1", "D3")
    under(war, "abundance", "D3")

    tell(war, raze.step(war), answers=["raze D3"], dice=[die])

    assert war.banners["red.1"].baggage == loot
    assert not war.spells
    war.phase = "subsistence"
    tell(war, subsistence.step(war))
    assert war.banners["red.1"].baggage == loot - 1


# --- 2: Chaos Void --------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAG-22")
def test_a_force_that_marches_into_the_void_is_no_more() -> None:
    war = a_war()
    war.lands["D3"] = Land("red")
    put_banner(war, "red.1", "C3", 900, baggage=3)
    put_banner(war, "red.2", "C3", 700)
    under(war, "chaos-void", "D3", caster="red")

    told = marches(war, "march 1 2 to D3", "D3")

    assert not war.banners
    assert told.kinds().index("banner.marches") < told.kinds().index("magic.void")


@pytest.mark.rule("ME-MAG-22")
def test_who_stands_there_when_it_opens_is_lost_and_ships_are_not() -> None:
    war = a_spring(a_board(special={"D3": STRAND}))
    put_banner(war, "blue.1", "D3", 700, half=0)
    put_ship(war, "blue/1", "D3", harbour=False)
    put_banner(war, "blue.2", "D3", 700, ship="blue/1")

    cast(war, "chaos-void", "D3")

    assert list(war.banners) == ["red.1", "blue.2"]


@pytest.mark.rule("ME-MAG-22")
def test_a_beaten_force_with_the_void_as_its_only_retreat_is_lost() -> None:
    war = a_war()
    war.lands["D3"] = Land("red", VILLAGE)
    war.lands["E3"] = Land("red")
    put_banner(war, "red.2", "D3", 700)
    war.lands |= {p: Land("blue") for p in war.board.neighbours("D3") if p != "E3"}
    under(war, "chaos-void", "E3", caster="blue")
    assert list(havens.open_to(war, war.banners["red.2"], routes=True)) == ["E3"]

    tell(war, retreat.retreat_story(war, "red", ["red.2"], "D3"))

    assert "red.2" not in war.banners


@pytest.mark.rule("ME-MAG-22", "ME-MAG-11")
def test_the_void_closes_with_the_season() -> None:
    war = in_winter(a_war(), "winter-lapses")
    under(war, "chaos-void", "D3")

    through(war, quarters.lapses)

    assert not war.spells


# --- 3: Hold River --------------------------------------------------------------------------------------------


def a_dry_river(caster: str = "blue", **settings: Any) -> War:
    """A river runs through E1, dried up by a spell; Red's banner is on its western bank, and marches east."""
    war = a_lane({"E1": ACROSS}, **settings)
    war.phase, war.month, war.order, war.winter = "movement", 1, ("red", "blue"), {}
    put_banner(war, "red.1", "E1", half=8)
    under(war, "hold-river", "E1", caster)
    war.turn = Turn(opened=("F1",))
    return war


@pytest.mark.rule("ME-MAG-23")
def test_the_river_can_be_crossed_from_the_target_down_and_not_above() -> None:
    course = ["C2"]
    for _ in range(3):
        course.append(beside(course[-1], 2))
    war = a_spring(a_board(8, 8, dict.fromkeys(course, ACROSS)), {"red": "B2", "blue": "G3"})

    cast(war, "hold-river", course[1])

    (spell,) = war.spells.values()
    assert spell.places[:3] == tuple(course[1:])
    for place, free in ((course[0], False), (course[1], True), (course[2], True)):
        banner = put_banner(war, "red.2", place, half=8)
        route = marching.way(war, banner, beside(place, 1))
        assert not isinstance(route, Refusal)
        assert bool(route.free) == free


@pytest.mark.rule("ME-MAG-23", "ME-MAG-24")
def test_it_does_not_dry_up_in_a_protected_tile() -> None:
    below = beside("C2", 2)
    war = a_spring(a_board(8, 8, {"C2": ACROSS, below: ACROSS}), {"red": "B2", "blue": "G3"})
    war.order, war.pending = ("red",), Pending(spell="hold-river")
    under(war, "magical-protection", below)

    through(war, casting.spring, ["cast at C2"], (6, 6))

    assert next(s.places for s in war.spells.values() if s.name == "hold-river") == ("C2",)


@pytest.mark.rule("ME-MAG-23")
@pytest.mark.parametrize(("die", "drowned"), [(5, True), (4, False)])
def test_the_caster_may_call_the_water_back_while_an_enemy_crosses(die: int, drowned: bool) -> None:
    war = a_dry_river()

    told = tell(war, movement.step(war), answers=["march 1 to F1", "call-back"], dice=[die])

    assert told.asked[1].who == "blue"
    assert told.asked[1].quiet
    assert told.asked[1].standing == "hold-river"
    assert ("red.1" not in war.banners) == drowned
    assert bool(war.spells) != drowned
    assert drowned or war.banners["red.1"].place == "F1"


@pytest.mark.rule("ME-MAG-23")
def test_he_may_hold_the_river_and_try_once_a_month_only() -> None:
    war = a_dry_river()
    tell(war, movement.step(war), answers=["march 1 to F1", "hold"])
    assert war.banners["red.1"].place == "F1"

    war = a_dry_river()
    put_banner(war, "red.2", "E1", half=8)
    tell(war, movement.step(war), answers=["march 1 to F1", "call-back"], dice=[1])
    told = tell(war, movement.step(war), answers=["march 2 to F1"])
    assert [question.who for question in told.asked] == ["red"]


@pytest.mark.rule("ME-MAG-23")
def test_the_caster_crosses_unasked_and_who_does_not_cross_is_not_asked_about() -> None:
    own = a_dry_river(caster="red")
    tell(own, movement.step(own), answers=["march 1 to F1"])
    assert own.banners["red.1"].place == "F1"

    other = a_dry_river()
    put_banner(other, "red.1", "E1", half=2)
    tell(other, movement.step(other), answers=["march 1 to F1"])
    assert other.banners["red.1"].place == "F1"


@pytest.mark.rule("ME-MAG-23")
def test_a_mountain_on_the_way_still_needs_a_route() -> None:
    war = a_lane({"E1": ACROSS, "F1": Tile("H01")})
    put_banner(war, "red.1", "E1", half=8)
    under(war, "hold-river", "E1", "blue")

    route = marching.way(war, war.banners["red.1"], "F1")

    assert not isinstance(route, Refusal)
    assert not route.free
    assert {o.kind for obstacles in route.by_roll.values() for o in obstacles} == {"mountain"}


@pytest.mark.rule("ME-MAG-23")
@pytest.mark.parametrize(("die", "over"), [(6, True), (4, False)])
def test_at_any_other_moment_he_may_call_it_back_too(die: int, over: bool) -> None:
    war = a_dry_river()
    (question,) = [q for q in standing.questions(war) if q.what == calling_back.CALL_BACK]
    assert question.who == "blue"

    tell(war, standing.answered(war, question, "E1"), dice=[die])

    assert bool(war.spells) != over
    assert not list(calling_back.questions(war))


def call_back(war: War, die: int = 6) -> None:
    (question,) = [q for q in standing.questions(war) if q.what == calling_back.CALL_BACK]
    tell(war, standing.answered(war, question, "E1"), dice=[die])


@pytest.mark.rule("ME-MAG-23")
@pytest.mark.parametrize(("edition", "left"), [("crossing", ["red.1", "red.2", "blue.1"]), ("standing", ["blue.1"])])
def test_in_the_dutch_edition_the_water_takes_every_enemy_who_stands_in_the_river_tile(
    edition: str, left: list[str]
) -> None:
    war = a_dry_river(flood=edition)
    put_banner(war, "red.2", "E1", half=2)
    put_banner(war, "blue.1", "E1", half=2)

    call_back(war)

    assert list(war.banners) == left


@pytest.mark.rule("ME-MAG-23")
def test_in_the_dutch_edition_who_is_behind_walls_or_elsewhere_stays_dry_and_the_siege_is_over() -> None:
    war = a_dry_river(flood="standing")
    war.lands["E1"] = Land("blue", FORTRESS)
    put_banner(war, "red.2", "F1")
    put_banner(war, "blue.1", "E1", inside=True)
    war.sieges["E1"] = Siege("E1", "red", "blue", since=1)

    call_back(war)

    assert sorted(war.banners) == ["blue.1", "red.2"]
    assert not war.sieges
    assert not war.banners["blue.1"].inside


@pytest.mark.rule("ME-MAG-23")
def test_in_the_dutch_edition_the_water_waits_for_battles_to_be_over() -> None:
    war = a_dry_river(flood="standing")
    war.phase, war.fights["E1"] = "battle", Fight("E1", "red", "blue", attackers=("red.1",))

    assert not list(calling_back.questions(war))


@pytest.mark.rule("ME-MAG-23")
def test_in_the_dutch_edition_a_crossing_can_be_interrupted_as_well() -> None:
    war = a_dry_river(flood="standing")
    put_banner(war, "red.2", "E1", half=2)

    tell(war, movement.step(war), answers=["march 1 to F1", "call-back"], dice=[5])

    assert not war.banners


# --- 4: Magical Protection ------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAG-24")
def test_protection_wipes_the_tile_and_bars_it() -> None:
    war = a_spring()
    war.order, war.pending = ("red", "red"), Pending(spell="magical-protection")
    under(war, "storm", "D3")

    tell(war, casting.spring(war), answers=["cast at D3"], dice=[6, 6])

    assert names(war) == ["magical-protection"]
    question = casting.question(war, "blue", KNOWN["storm"])
    assert refusal_of(question, "cast at D3").rule == "ME-MAG-24"
    again = casting.question(war, "blue", KNOWN["magical-protection"])
    assert refusal_of(again, "cast at D3").message.key == "mighty-magic-protected"


@pytest.mark.rule("ME-MAG-24")
def test_a_river_held_elsewhere_runs_again_in_the_protected_tile() -> None:
    below = beside("C2", 2)
    war = a_spring(a_board(8, 8, {"C2": ACROSS, below: ACROSS}), {"red": "B2", "blue": "G3"})
    war.order, war.pending = ("red",), Pending(spell="magical-protection")
    under(war, "hold-river", "C2", places=("C2", below))

    through(war, casting.spring, [f"cast at {below}"], (6, 6))

    assert [spell.places for spell in war.spells.values()] == [("C2",), (below,)]


@pytest.mark.rule("ME-MAG-24")
@pytest.mark.parametrize(("edition", "barred"), [("all", True), ("spring", False)])
def test_protection_holds_through_autumn_and_in_the_dutch_edition_against_spring_spells_only(
    edition: str, barred: bool
) -> None:
    war = an_autumn(protection=edition)
    under(war, "magical-protection", "D3")

    question = casting.question(war, "red", KNOWN["tornado-of-peril"])

    assert (question.check(casting.CastAt("D3")) is not None) == barred


@pytest.mark.rule("ME-MAG-24", "ME-MAG-11")
def test_protection_lapses_just_before_the_next_spring_equinox() -> None:
    war = a_spring()
    under(war, "magical-protection", "D3")

    told = cast(war, "withershins", "D3")

    assert told.kinds().index("magic.ends") < told.kinds().index("magic.casters")
    assert names(war) == ["withershins"]


# --- 6: Quake -------------------------------------------------------------------------------------------------


def an_assault(settlement: str, garrison: int, attack: int) -> War:
    war = a_war(phase="siege", month=2)
    war.lands["D3"] = Land("blue", settlement)
    put_banner(war, "red.1", "D3", attack)
    put_banner(war, "blue.1", "D3", garrison, inside=True)
    war.sieges["D3"] = Siege("D3", "red", "blue", 1)
    return war


@pytest.mark.rule("ME-MAG-26")
@pytest.mark.parametrize(
    ("settlement", "garrison", "walls", "defence"),
    [
        (FORTRESS, 600, "standing", 1800),
        (FORTRESS, 600, "nothing", 0),
        (FORTRESS, 600, "garrison", 600),
        (CITY, 500, "standing", 1000),
        (CITY, 500, "nothing", 0),
        (CITY, 500, "garrison", 500),
    ],
)
def test_fallen_walls_are_worth_nothing_or_by_a_setting_the_garrison_alone(
    settlement: str, garrison: int, walls: str, defence: int
) -> None:
    war = an_assault(settlement, garrison, 1250)
    if walls != "standing":
        reading(war, quake=walls)
        under(war, "quake", "D3")

    losses = [1, 1] if walls == "nothing" else [1, 1, 1]
    told = tell(war, assault.storm(war, assault.Assault("D3")), answers=["direct", "hold"], dice=[1, 2, *losses])

    joined = next(event for event in told.events if event.kind == "siege.assault")
    assert joined.args["defence"] == defence
    assert joined.args["factor"] == combat.combat_factor(1250, defence)


@pytest.mark.rule("ME-MAG-26", "ME-MAG-11")
def test_walls_are_repaired_in_the_recovery_phase() -> None:
    war = in_winter(a_war(), "winter-lapses")
    war.lands["D5"] = Land("blue", FORTRESS)
    under(war, "quake", "D5")
    through(war, quarters.lapses)
    assert names(war) == ["quake"]

    war.phase = "recovery"
    tell(war, recovery.step(war))

    assert not war.spells


# --- 8: Rot ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAG-28")
def test_everything_in_the_tile_rots_at_once() -> None:
    war = a_spring(a_board(special={"D3": STRAND}))
    war.lands["D3"] = Land("blue", CITY)
    put_banner(war, "blue.1", "D3", baggage=4, half=0)
    put_ship(war, "red/1", "D3", harbour=False)
    put_banner(war, "red.2", "D3", baggage=2, ship="red/1")
    war.stockpiles["D3"] = 3

    cast(war, "rot", "D3")

    assert [banner.baggage for banner in war.banners.values()] == [0, 0, 0]
    assert not war.stockpiles


@pytest.mark.rule("ME-MAG-28")
@pytest.mark.parametrize(("edition", "left"), [("all", 0), ("produce", 6)])
def test_baggage_brought_there_rots_but_not_in_the_dutch_edition(edition: str, left: int) -> None:
    war = a_war(rot=edition)
    war.lands["D3"] = Land("red")
    put_banner(war, "red.1", "C3", baggage=6)
    under(war, "rot", "D3")

    marches(war, "march 1 to D3", "D3")

    assert war.banners["red.1"].baggage == left


@pytest.mark.rule("ME-MAG-28")
@pytest.mark.parametrize("edition", ["all", "produce"])
def test_what_is_looted_there_rots(edition: str) -> None:
    war = a_war(phase="raze", rot=edition)
    war.lands["D3"] = Land("red", VILLAGE)
    put_banner(war, "red.1", "D3")
    under(war, "rot", "D3")

    tell(war, raze.step(war), answers=["raze D3"])

    assert war.banners["red.1"].baggage == 0


@pytest.mark.rule("ME-MAG-28")
def test_what_is_won_there_is_gone_when_the_phase_ends() -> None:
    war = a_war(phase="raze")
    put_banner(war, "red.1", "D3", baggage=3)
    under(war, "rot", "D3")

    tell(war, raze.step(war))

    assert war.phase == "reorganisation"
    assert war.banners["red.1"].baggage == 0


@pytest.mark.rule("ME-MAG-28")
def test_baggage_that_comes_by_sea_rots_too() -> None:
    war = a_war(board=a_board(special={"C3": STRAND, "D3": STRAND}), phase="movement")
    put_ship(war, "red/1", "C3", harbour=False)
    put_banner(war, "red.1", "C3", baggage=4, ship="red/1")
    under(war, "rot", "D3")

    tell(war, ships.sail(war, ships.Sail((1,), "D3")))

    assert war.banners["red.1"].place == "D3"
    assert war.banners["red.1"].baggage == 0
