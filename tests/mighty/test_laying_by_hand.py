"""A world laid by hand at the beginning of a campaign: a phase of the war, with all that holds for the others."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from scribe import written
from seasons import RULES

from gonfalon.kernel import FastDice, Play, Refused, SealedDice, Table, TableDice
from gonfalon.kernel.secrecy import find_leak
from gonfalon.players.simulation import Plan, play_game
from gonfalon.rulesets.mighty.realms.laying import PHASE
from gonfalon.rulesets.mighty.state import War
from gonfalon.world.audit import faults
from gonfalon.world.laying.orders import Rest

HAND: dict[str, Any] = {"players": ("red", "blue"), "lay_by_hand": True, "seed": "hand"}
SHUFFLED = (1, 2, 3, 4, 5, 6, 7, 8)
Golden = Callable[[str, str], None]


def begun(**settings: Any) -> Table[War]:
    return Table.start(RULES, {**HAND, **settings}, SealedDice(bytes(32)))


def lay(table: Table[War], goes: int) -> None:
    """So many answers, each the first that is offered."""
    for _ in range(goes):
        question = next(iter(table.play.open.values()))
        assert table.answer(question.who, question.what, question.write(next(iter(question.options())))) is None


def laid_by_chance(seed: int) -> Play[War]:
    play = Play(RULES, RULES.start(HAND), FastDice(seed))
    play.begin()
    rng = random.Random(seed)
    while play.state.phase == PHASE:
        question = next(iter(play.open.values()))
        answer = "accept" if question.what == "laying.verdict" else question.sample(rng)
        play.put((question.who, question.what), answer)
    return play


# --- laying -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAP-27", "ME-MAP-55")
def test_a_war_laid_by_hand_begins_with_an_empty_table_and_the_highland_pack() -> None:
    table = begun()

    question = next(iter(table.play.open.values()))
    assert not table.play.state.board.places
    assert [question.write(order) for order in question.options()] == ["highland", "rest"]
    assert table.view(question.who).state.active == question.who


@pytest.mark.rule("ME-MAP-55")
def test_the_board_grows_with_every_tile_and_the_players_take_turns() -> None:
    table = begun()
    first = table.play.state.player

    lay(table, 2)

    assert table.play.state.board.places == ("A1",)
    assert table.play.state.player != first
    lay(table, 4)
    assert len(table.play.state.board.places) == 3
    assert table.play.state.player != first


@pytest.mark.rule("ME-MAP-52", "ME-MAP-58")
@pytest.mark.parametrize("seed", range(3))
def test_when_all_accept_the_map_the_war_goes_on_with_capitals_on_it(seed: int) -> None:
    play = laid_by_chance(seed)

    war = play.state
    assert (war.phase, war.laying) == ("capitals", None)
    assert not list(faults(war.board, players=2))
    assert all(place[0].isupper() and int(place[1:]) > 0 for place in war.board.places)
    assert next(iter(play.open.values())).what == "realm.capital"


@pytest.mark.rule("ME-MAP-58")
def test_whoever_rests_is_asked_about_no_tile_any_more() -> None:
    table = begun()
    rests = table.play.state.player

    table.answer(rests, "laying.pack", str(Rest()))

    asked = set()
    while (question := next(iter(table.play.open.values()))).what in ("laying.pack", "laying.place"):
        asked.add(question.who)
        lay(table, 1)
    assert asked == {"red", "blue"} - {rests}


@pytest.mark.rule("ME-MAP-58")
def test_quick_set_up_lays_the_whole_world_unasked() -> None:
    table = begun(quick=True)

    assert table.play.state.phase == "scouting"
    assert len(table.play.state.board.places) > 80


@pytest.mark.rule("ME-MAP-52", "ME-MAP-53")
def test_a_map_without_room_for_the_capitals_must_be_laid_anew() -> None:
    table = begun()
    lay(table, 2)

    for who in ("red", "blue"):
        table.answer(who, "laying.stop", "stop")
    while (question := next(iter(table.play.open.values()))).what == "laying.capital":
        lay(table, 1)

    assert list(question.options()) == ["again"]
    lay(table, 2)
    assert (table.play.state.phase, table.play.state.board.places) == (PHASE, ())


def test_a_world_that_is_there_cannot_be_laid_as_well() -> None:
    world = dict(laid_by_chance(0).state.board.tiles)

    with pytest.raises(Refused) as refused:
        RULES.start({**HAND, "world": world})

    assert refused.value.refusal.message.key == "mighty-laid-already"


def test_while_the_world_is_laid_there_is_nothing_to_correct() -> None:
    war = RULES.start(HAND)

    refusal = RULES.correct(war, {"tile": "A1", "owner": "red"})

    assert refusal is not None
    assert refusal.message.key == "mighty-correction-laying"


def test_with_real_dice_nobody_is_asked_to_shuffle_by_hand() -> None:
    table: Table[War] = Table.start(RULES, HAND, TableDice())

    assert table.play.rolling is not None
    assert (table.play.rolling.label, table.play.rolling.sides) == ("laying-first", 2)


# --- kept, taken back, replayed -----------------------------------------------------------------------------


def test_a_tile_can_be_taken_up_again_by_undo() -> None:
    table = begun()
    lay(table, 3)
    before, layer = table.play.state.hash(), table.play.state.player
    lay(table, 1)

    table.undo(layer, table.log[-1].number)

    assert table.play.state.hash() == before


@pytest.mark.rule("ME-MAP-56")
def test_a_half_laid_world_is_kept_and_taken_up_again() -> None:
    table = begun()
    lay(table, 21)

    again, _ = Table.resume(RULES, table.checkpoint(), [], SealedDice(bytes(32)))

    assert again.play.base.hash() == table.play.base.hash()
    for side in (table, again):
        lay(side, 8)
    assert again.play.state.board == table.play.state.board


def test_a_world_laid_at_a_table_replays_to_the_same_bytes() -> None:
    table = begun()
    lay(table, 40)

    again, refusal = Table.replay(RULES, table.log, SealedDice(bytes(32)))

    assert refusal is None
    assert again.play.base.hash() == table.play.base.hash()


def test_a_fork_goes_its_own_way() -> None:
    war = RULES.start(HAND)
    play = Play(RULES, war, FastDice(1))
    play.begin()
    twin = play.base.fork()
    before = twin.hash()

    for _ in range(6):
        question = next(iter(play.open.values()))
        play.put((question.who, question.what), next(iter(question.options())))

    assert twin.hash() == before


@pytest.mark.parametrize("players", [("captain", "captain"), ("squire", "captain")])
def test_computer_players_lay_a_world_and_play_on_it(players: tuple[str, ...]) -> None:
    plan = Plan("mighty", players, "by hand", {"lay_by_hand": True, "years": 1, "months": 1, "winter": False})

    assert play_game(plan, 0).state_hash == play_game(plan, 0).state_hash
    assert play_game(plan, 0).years == 1


# --- who knows what -----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MAP-26", "ME-MAP-31")
@pytest.mark.parametrize("who", ["red", "blue", ""])
def test_nobody_learns_the_order_of_the_packs(who: str) -> None:
    table = begun()
    for count in range(4):
        lay(table, 9)
        rng = random.Random(f"{who} {count}")
        probes = ["", "highland", "coastal", "lay at B1 turn 0", "return", "rest"]
        assert find_leak(RULES, table.play.base, who, rng, inputs=12, probes=probes) is None


@pytest.mark.rule("ME-MAP-31")
def test_the_packs_are_redrawn_and_what_lies_face_up_is_not() -> None:
    table = begun()
    lay(table, 7)
    war = table.play.base

    twin = RULES.redraw(war, "red", random.Random(1))

    assert war.laying is not None
    assert twin.laying is not None
    assert twin.laying.piles != war.laying.piles
    assert RULES.view(twin, "red") == RULES.view(war, "red")


def test_the_scene_reads_as_it_was_written(golden: Golden) -> None:
    intro = "Red and Blue lay a world by hand. Blue begins; Red leaves his tiles to the table."
    answers = ["blue: highland", "blue: lay at A1 turn 0", "red: rest"]
    golden("mighty-laying.txt", written("Laying the world", intro, RULES.start(HAND), answers, (*SHUFFLED, 2)))
