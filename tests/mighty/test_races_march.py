"""Dwarfs in the mountains (ME-RAC-09), and the forced march of goblinoids (ME-RAC-17, ME-RAC-18)."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from peoples import DWARFS, MEN, ORCS, people
from stage import Told, a_board, a_war, beside, first_question, put_banner, refusal_of, said, tell

from gonfalon.kernel.questions import Question
from gonfalon.rulesets.mighty.battle import battle
from gonfalon.rulesets.mighty.season import movement
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, VILLAGE, Land, Siege, War
from gonfalon.words import LANGUAGES
from gonfalon.world.tiles import Tile

RIVER = Tile("R11", flow=(0, 1, 0, 0, -1, 0))  # from W to E
PEAKS = Tile("H01")
HERE = "C3"
E, W = beside(HERE, 1), beside(HERE, 4)
BEYOND = beside(E, 1)


def moving(race: str, there: Tile | None = None, here: Tile | None = None, **settings: object) -> War:
    """Red's movement phase: a banner at C3, with what lies there and to the east of it; both are known and open."""
    special = {place: tile for place, tile in ((HERE, here), (E, there)) if tile}
    board = a_board(7, 7, special=special)
    war = a_war({"red": "A1", "blue": "F6"}, board=board, phase="movement", races=True, **settings)  # type: ignore[arg-type]
    war.lands |= {HERE: Land("red"), E: Land("red"), BEYOND: Land("red"), W: Land("red")}
    war.turn = replace(war.turn, opened=(E,), tried=(E,), scouts=("red.1",))
    put_banner(war, "red.1", HERE, half=3)
    return people(war, red=race)


def order(war: War, text: str, *answers: str, dice: tuple[int, ...] = ()) -> Told:
    told = tell(war, movement.step(war), answers=[text, *answers], dice=dice)
    for lang in LANGUAGES:
        said(told, lang)
    return told


def refused(war: War, text: str) -> str:
    return refusal_of(question(war), text).rule


def question(war: War) -> Question[object]:
    return first_question(movement.step(war))


# --- Dwarfs ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-RAC-09")
def test_dwarfs_add_one_when_they_look_for_a_route_through_mountains() -> None:
    war = moving(DWARFS, PEAKS)
    told = order(war, f"march 1 to {E}", "stay", dice=(2,))
    assert [event.args["result"] for event in told.events if event.kind == "route.searched"] == ["perilous"]

    war = moving(DWARFS, PEAKS)
    order(war, f"march 1 to {E}", dice=(4,))
    assert war.banners["red.1"].place == E


@pytest.mark.rule("ME-RAC-09")
def test_a_six_is_a_safe_route_for_them_and_a_one_still_fails() -> None:
    war = moving(DWARFS, PEAKS)
    order(war, f"march 1 to {E}", dice=(6,))
    assert war.banners["red.1"].place == E

    war = moving(DWARFS, PEAKS)
    order(war, f"march 1 to {E}", dice=(1,))
    assert war.banners["red.1"].place == HERE


@pytest.mark.rule("ME-RAC-09")
def test_rivers_are_as_wide_for_them_as_for_others() -> None:
    war = moving(DWARFS, here=RIVER)
    war.banners["red.1"] = replace(war.banners["red.1"], half=6)
    war.turn = replace(war.turn, opened=(beside(HERE, 0),))
    war.lands[beside(HERE, 0)] = Land("red")

    order(war, f"march 1 to {beside(HERE, 0)}", dice=(2,))

    assert war.turn.stayed == ("red.1",)


@pytest.mark.rule("ME-RAC-09", "ME-RAC-03")
def test_a_force_that_is_not_all_dwarfs_has_no_bonus() -> None:
    war = moving(DWARFS, PEAKS)
    put_banner(war, "red.2", HERE, half=3, kind="mercenary", race=MEN)

    order(war, f"march 1 2 to {E}", dice=(2,))

    assert war.turn.stayed == ("red.1", "red.2")


# --- the forced march --------------------------------------------------------------------------------------


def arrived(
    settlement: str = VILLAGE, *, banners: int = 1, baggage: int = 0, race: str = ORCS, **settings: object
) -> War:
    """Red's banners have just marched into his tile east of C3."""
    war = moving(race, **settings)
    war.lands[E] = Land("red", settlement)
    for number in range(1, banners + 1):
        put_banner(war, f"red.{number}", E, 1000, half=8, baggage=baggage)
    ids = tuple(war.banners)
    war.turn = replace(war.turn, moved=ids, scouts=ids)
    return war


@pytest.mark.rule("ME-RAC-17", "ME-RAC-18", "ME-RAC-02")
def test_a_force_that_eats_again_scouts_and_marches_once_more() -> None:
    war = arrived()

    order(war, "forced march 1")
    order(war, f"scout 1 to {BEYOND}", dice=(4, 4))
    order(war, f"march 1 to {BEYOND}", dice=(1, 6))

    banner = war.banners["red.1"]
    assert (banner.place, banner.points) == (BEYOND, 1000 - 300)
    assert refused(war, "forced march 1") == "ME-RAC-17", "once a turn"


@pytest.mark.rule("ME-RAC-17")
def test_the_whole_force_is_fed_from_the_tile_and_from_baggage() -> None:
    war = arrived(banners=2)
    war.banners["red.2"] = replace(war.banners["red.2"], baggage=1)

    order(war, "forced march 1 2")

    assert war.banners["red.2"].baggage == 0
    assert {str(option).split()[0] for option in question(war).options()} == {"done", "scout"}


@pytest.mark.rule("ME-RAC-17")
def test_without_food_there_is_no_forced_march() -> None:
    war = arrived(banners=2)
    assert refused(war, "forced march 1 2") == "ME-RAC-17"
    assert refused(arrived(""), "forced march 1") == "ME-RAC-17"


@pytest.mark.rule("ME-RAC-17")
def test_one_tile_feeds_one_forced_march_a_turn() -> None:
    war = arrived(banners=2)

    order(war, "forced march 1")

    assert refused(war, "forced march 2") == "ME-RAC-17"


@pytest.mark.rule("ME-RAC-17", "ME-RAC-18")
def test_where_the_scouts_fail_the_food_is_spent_and_nobody_is_lost() -> None:
    war = arrived("", baggage=1)

    order(war, "forced march 1")
    told = order(war, f"scout 1 to {BEYOND}", dice=(1, 2, 4, 4))
    tell(war, movement.step(war))

    assert "scout.bandits" in told.kinds()
    assert (war.banners["red.1"].place, war.banners["red.1"].points, war.banners["red.1"].baggage) == (E, 1000, 0)
    assert war.phase == "battle"


@pytest.mark.rule("ME-RAC-17")
def test_each_banner_on_it_may_scout_one_tile_and_no_other_banner_any() -> None:
    war = arrived(CITY, banners=2)
    put_banner(war, "red.3", HERE, half=3)
    order(war, "forced march 1 2")
    order(war, f"scout 1 to {BEYOND}", dice=(4, 4))

    assert refused(war, f"scout 1 to {beside(E, 0)}") == "ME-SCT-02"
    assert refused(war, f"scout 3 to {W}") == "ME-RAC-17"
    order(war, f"scout 2 to {beside(E, 0)}", dice=(4, 4))
    assert beside(E, 0) in war.turn.opened


@pytest.mark.rule("ME-RAC-17")
def test_it_is_for_goblinoids_that_have_marched() -> None:
    assert refused(arrived(race=MEN), "forced march 1") == "ME-RAC-17"
    assert refused(moving(ORCS), "forced march 1") == "ME-RAC-17"
    landed = arrived()
    landed.banners["red.1"] = replace(landed.banners["red.1"], landed=True)
    assert refused(landed, "forced march 1") == "ME-RAC-17"


@pytest.mark.rule("ME-RAC-17", "ME-RAC-03")
def test_mercenaries_of_another_race_stay_behind() -> None:
    war = arrived(CITY, banners=2)
    war.banners["red.2"] = replace(war.banners["red.2"], kind="mercenary", race=DWARFS)

    assert refused(war, "forced march 1 2") == "ME-RAC-17"
    order(war, "forced march 1")
    assert war.turn.moved == ("red.2",)


@pytest.mark.rule("ME-RAC-17")
@pytest.mark.parametrize(
    ("text", "rule"),
    [("forced march 9", "ME-RLM-25"), ("forced march 1 1", "ME-RLM-25"), ("forced march 1 2", "ME-MOV-25")],
)
def test_a_forced_march_that_cannot_be(text: str, rule: str) -> None:
    war = arrived(CITY)
    put_banner(war, "red.2", W)

    assert refused(war, text) == rule


@pytest.mark.rule("ME-RAC-17")
def test_whoever_has_met_an_enemy_does_not_march_on() -> None:
    rivals, independents, siege = arrived(baggage=2), arrived(baggage=2), arrived(FORTRESS, baggage=2)
    put_banner(rivals, "blue.1", E)
    independents.lands[E] = Land(INDEPENDENT, VILLAGE)
    siege.lands[E] = Land("blue", FORTRESS)
    siege.sieges[E] = Siege(E, "red", "blue", since=1)
    put_banner(siege, "blue.1", E, inside=True)

    for war in (rivals, independents, siege):
        assert refused(war, "forced march 1") == "ME-RAC-17"


@pytest.mark.rule("ME-RAC-17", "ME-RAC-18")
def test_the_second_move_may_bring_on_a_battle_and_its_losses_come_first() -> None:
    war = arrived()
    war.lands[BEYOND] = Land("blue")
    put_banner(war, "blue.1", BEYOND, half=2)
    order(war, "forced march 1")
    war.turn = replace(war.turn, opened=(BEYOND,))

    order(war, f"march 1 to {BEYOND}", "attack", dice=(2, 5))

    assert war.banners["red.1"].points == 900
    meeting = battle.meeting(war, BEYOND)
    assert meeting is not None
    assert meeting.attackers == ("red.1",)


LOSSES = {1: 50, 2: 20, 3: 10, 4: 5, 5: 0, 6: 0}  # ME-RAC-18


@pytest.mark.rule("ME-RAC-18")
@pytest.mark.parametrize("die", LOSSES)
def test_the_table_of_losses(die: int) -> None:
    war = arrived()
    order(war, "forced march 1")
    war.turn = replace(war.turn, opened=(BEYOND,))

    order(war, f"march 1 to {BEYOND}", dice=(die, 3) if LOSSES[die] else (die,))

    assert war.banners["red.1"].points == 1000 - 3 * LOSSES[die]


@pytest.mark.rule("ME-RAC-18")
def test_every_banner_throws_for_itself() -> None:
    war = arrived(CITY, banners=2)
    order(war, "forced march 1 2")
    war.turn = replace(war.turn, opened=(BEYOND,))

    order(war, f"march 1 2 to {BEYOND}", dice=(4, 3, 5))

    assert [banner.points for banner in war.banners.values()] == [985, 1000]


@pytest.mark.rule("ME-RAC-18")
def test_an_ordinary_march_costs_nothing() -> None:
    war = moving(ORCS)

    told = order(war, f"march 1 to {E}")

    assert not told.rolled


@pytest.mark.rule("ME-RAC-17")
def test_what_is_offered_is_accepted_and_what_is_drawn_is_offered() -> None:
    war = arrived(CITY, banners=3, baggage=1)
    asked = question(war)
    offered = list(asked.options())

    assert all(asked.check(option) is None for option in offered)
    assert {str(option) for option in offered} >= {"forced march 1 2 3", "forced march 2"}
    assert all(asked.sample(Random(seed)) in offered for seed in range(50))


@pytest.mark.rule("ME-RAC-17", "ME-RLM-30")
@pytest.mark.parametrize(("hidden", "by_itself"), [(True, False), (False, True)])
def test_where_baggage_is_hidden_nobody_learns_who_could_not_march_on(hidden: bool, by_itself: bool) -> None:
    war = arrived("", hide_baggage=hidden)
    war.turn = replace(war.turn, opened=())

    assert question(war).forced is by_itself


@pytest.mark.rule("ME-RAC-01")
def test_without_the_rules_nobody_makes_one() -> None:
    war = arrived()
    war.settings = replace(war.settings, races=False)

    assert "forced march" not in str(refusal_of(question(war), "forced march 1").message.args["forms"])
