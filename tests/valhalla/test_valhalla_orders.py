"""The orders phase: assaults announced, orders sealed and revealed together, and what comes of them."""

from __future__ import annotations

import pytest
from valhalla_stage import RULES, a_board, a_campaign, asked, events, good, options, own, play, refused

from gonfalon.kernel import Play, SealedDice, Table
from gonfalon.rulesets.valhalla.state import Arrow, Campaign
from gonfalon.world.tiles import Tile

KINGS = {"R": "red1", "B": "blue1", "G": "green1", "Y": "yellow1"}
NAMES = {"R": "red", "B": "blue", "G": "green", "Y": "yellow"}


def neighbours(sizes: dict[str, int] | None = None, **settings: object) -> Campaign:
    """Four empires whose lands meet in the middle, so that each can attack every other."""
    campaign = a_campaign(sizes, **settings)
    own(campaign, "red", "E4", "E5")
    own(campaign, "blue", "G4", "G5")
    own(campaign, "green", "E7", "E6")
    own(campaign, "yellow", "G7", "G6")
    return campaign


def order(game: Play[Campaign], text: str) -> None:
    """`R>B B>R G- Y-`."""
    for word in text.split():
        target = "hold" if word.endswith("-") else f"attack {NAMES[word[-1]]}"
        good(game, f"{KINGS[word[0]]} order {target}")


@pytest.mark.rule("VAL-ORD-01")
def test_an_order_is_seen_by_the_own_empire_only() -> None:
    game = play(neighbours({"red": 2}))
    order(game, "R>B")

    assert RULES.view(game.state, "red2").order == "blue"
    for other in ("blue1", "green1", "a passer-by"):
        seen = RULES.view(game.state, other)
        assert (seen.order, seen.ordered, seen.arrows) == (None, ["red"], {})
    assert refused(game, "blue1 order attack blue") == ("valhalla-order-self", "VAL-ORD-01")
    assert refused(game, "blue1 order attack purple") == ("valhalla-empire-unknown", "VAL-ORD-01")


@pytest.mark.rule("VAL-ORD-02")
def test_nothing_is_shown_until_the_last_order_is_in() -> None:
    game = play(neighbours())
    order(game, "R>B B>R G>B")
    assert not events(game, "orders.revealed")

    order(game, "Y-")

    (shown,) = events(game, "orders.revealed")
    assert shown.args == {"arrows": {"red": "blue", "blue": "red", "green": "blue"}, "holding": ["yellow"]}
    assert refused(game, "red1 order.change hold")[0] == "kernel-not-asked"


@pytest.mark.rule("VAL-ORD-03")
def test_only_the_last_order_before_the_reveal_counts() -> None:
    game = play(neighbours())
    order(game, "R>B")
    good(game, "red1 order.change attack green")
    order(game, "B- G- Y-")

    (shown,) = events(game, "orders.revealed")
    assert shown.args["arrows"] == {"red": "green"}


@pytest.mark.rule("VAL-ORD-03")
def test_a_sealed_order_can_also_be_taken_back() -> None:
    settings = neighbours().settings
    table = Table.start(RULES, {"players": list(settings.players), "empires": "any"}, SealedDice(bytes(32)))
    while not [q for q in table.play.open.values() if q.what == "order"]:
        question = next(iter(table.play.open.values()))
        answer = "done" if question.what == "roll-call" else question.write(next(iter(question.options())))
        assert table.answer(question.who, question.what, answer) is None
    first, second = [q.who for q in table.play.open.values()][:2]
    for king in (first, second):
        assert table.answer(king, "order", "hold") is None

    assert table.undo(first, table.log[-2].number) is None

    assert first in [q.who for q in table.play.open.values()]
    assert second not in [q.who for q in table.play.open.values()], "the other's order stays sealed"


@pytest.mark.rule("VAL-ORD-04")
def test_an_empire_may_refrain_and_still_be_attacked() -> None:
    game = play(neighbours(), 1)
    order(game, "R>Y B- G- Y-")

    assert game.state.successes == ("red",)
    assert [a.player for b in game.state.battles.values() for s in b.sides for a in s] == ["red1", "yellow1"]


@pytest.mark.rule("VAL-BAT-01")
def test_arrows_are_laid_for_all_to_see_and_the_working_out_is_told() -> None:
    game = play(neighbours())
    order(game, "R>B B>R G>B Y-")

    assert RULES.view(game.state, "yellow1").arrows == {
        "red": Arrow("blue"),
        "blue": Arrow("red"),
        "green": Arrow("blue"),
    }
    told = [(e.kind, e.args["attacker"], e.args["target"]) for e in game.heard if e.kind.startswith("attack.")]
    assert told == [
        ("attack.succeeds", "green", "blue"),
        ("attack.cancelled", "blue", "red"),
        ("attack.succeeds", "red", "blue"),
    ]


@pytest.mark.rule("VAL-BAT-11", "VAL-SET-01")
@pytest.mark.parametrize("fruitless", ["R>B B>Y Y>G G>R", "R- B- G- Y-"])
def test_without_any_attack_the_orders_are_given_again_within_the_round(fruitless: str) -> None:
    game = play(neighbours())
    order(game, fruitless)

    assert (game.state.round, game.state.attempt, game.state.arrows) == (1, 2, {})
    assert asked(game, "order") == list(KINGS.values())
    assert not events(game, "points.given")
    assert events(game, "orders.revealed"), "the orders before are public"


@pytest.mark.rule("VAL-BAT-11")
def test_after_three_fruitless_attempts_the_round_ends_without_battles() -> None:
    game = play(neighbours(attendance="everybody", idle_points=0))
    for _ in range(3):
        order(game, "R- B- G- Y-")

    assert (game.state.round, game.state.phase) == (2, "orders")
    assert not events(game, "battle.set")


@pytest.mark.rule("VAL-SET-09")
def test_the_phases_of_a_round_follow_one_another() -> None:
    game = play(neighbours(quick_resolution=True, attendance="everybody"))
    assert refused(game, "red1 claim occupy E3") == ("kernel-not-asked", "")

    order(game, "R>B B- G- Y-")
    assert game.state.phase == "claims"
    assert refused(game, "green1 order attack red") == ("kernel-not-asked", "")
    while asked(game, "claim"):
        good(game, f"{asked(game, 'claim')[0]} claim done")

    assert (game.state.round, game.state.phase) == (2, "orders")


# --- capital assaults ------------------------------------------------------------------------------------


def at_the_gates(**settings: object) -> Campaign:
    """Red holds a tile next to Blue's capital."""
    campaign = neighbours(phase="deputies", **settings)
    own(campaign, "red", "H3")
    return campaign


@pytest.mark.rule("VAL-CAP-04")
def test_an_assault_takes_a_tile_next_to_the_capital() -> None:
    game = play(at_the_gates())
    assert (asked(game, "assault"), options(game, "red1", "assault")) == (["red1"], ["no", "blue"])

    elsewhere = play(neighbours(phase="deputies"))
    assert asked(elsewhere, "assault") == []
    assert refused(elsewhere, "red1 assault blue") == ("kernel-not-asked", "")


@pytest.mark.rule("VAL-CAP-04")
def test_mountains_do_not_prevent_an_assault() -> None:
    ridge = a_board(special={"H3": Tile("H11"), "I3": Tile("H11", seat=True)})
    campaign = a_campaign(phase="deputies", board=ridge)
    own(campaign, "red", "H3")

    assert asked(play(campaign), "assault") == ["red1"]


@pytest.mark.rule("VAL-CAP-05", "VAL-ORD-12")
def test_an_announced_assault_is_heard_by_all_and_takes_the_place_of_the_order() -> None:
    game = play(at_the_gates())
    good(game, "red1 assault blue")

    assert RULES.view(game.state, "green1").arrows == {"red": Arrow("blue", assault=True)}
    assert asked(game, "order") == ["blue1", "green1", "yellow1"]
    assert refused(game, "red1 assault no") == ("kernel-not-asked", "")


@pytest.mark.rule("VAL-CAP-05")
def test_several_are_asked_in_the_order_of_their_dice_and_hear_each_other() -> None:
    campaign = at_the_gates()
    own(campaign, "yellow", "I4")
    game = play(campaign, 2, 5)
    assert asked(game, "assault") == ["yellow1"]

    good(game, "yellow1 assault blue")

    assert asked(game, "assault") == ["red1"]
    assert RULES.view(game.state, "red1").arrows == {"yellow": Arrow("blue", assault=True)}


@pytest.mark.rule("VAL-CAP-06")
def test_an_assault_is_foiled_by_attacking_the_assailant() -> None:
    game = play(at_the_gates(quick_resolution=True))
    good(game, "red1 assault blue")
    order(game, "B>R G>R Y-")

    assert [e.args["attacker"] for e in events(game, "attack.cancelled")] == ["red"]
    assert all(e.args["field"] == "field" for e in events(game, "battle.set"))


@pytest.mark.rule("VAL-CAP-06", "VAL-CAP-07")
def test_an_assault_against_a_mutual_attack_takes_place() -> None:
    game = play(at_the_gates())
    good(game, "red1 assault blue")
    order(game, "B>R G- Y-")

    (battle,) = game.state.battles.values()
    assert battle.besieged == ("blue",)
    assert RULES.view(game.state, "red1").battles["1"].type == "siege"
