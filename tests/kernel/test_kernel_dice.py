"""Where dice come from: sealed and fair, typed and checked, scripted, fast."""

from __future__ import annotations

import msgspec
import pytest
from fair import FairRules
from playing import SECRET, auction, everything, good, refused

from gonfalon.kernel import FastDice, Refused, Roll, ScriptedDice, SealedDice, Table, TableDice
from gonfalon.kernel.dice import DiceSource
from gonfalon.kernel.log import Fell

# The chi-square that a fair die stays under in 999 of 1000 cases, by its degrees of freedom.
CHI_SQUARE_999 = {1: 10.83, 5: 20.52, 8: 26.12, 9: 27.88, 19: 43.82, 99: 148.23}


def chi_square(faces: list[int], sides: int) -> float:
    expected = len(faces) / sides
    return sum((faces.count(face) - expected) ** 2 / expected for face in range(1, sides + 1))


@pytest.mark.parametrize("sides", [2, 6, 9, 10, 20, 100])
@pytest.mark.parametrize("dice", [SealedDice(SECRET), FastDice(7)])
def test_dice_are_fair(dice: DiceSource, sides: int) -> None:
    faces = [die for number in range(3000) for die in dice.roll(number, 0, Roll(4, sides, ""))]

    assert chi_square(faces, sides) < CHI_SQUARE_999[sides - 1]


@pytest.mark.parametrize("sides", [6, 10])
def test_dice_thrown_together_do_not_depend_on_each_other(sides: int) -> None:
    dice = SealedDice(SECRET)
    pairs = [dice.roll(number, 1, Roll(2, sides, "")) for number in range(20 * sides**2)]
    expected = len(pairs) / sides**2

    found = sum(
        (pairs.count((a, b)) - expected) ** 2 / expected for a in range(1, sides + 1) for b in range(1, sides + 1)
    )

    freedom = sides**2 - 1
    assert found < freedom + 3.3 * (2 * freedom) ** 0.5


def test_a_sealed_roll_depends_on_its_place_alone() -> None:
    dice = SealedDice(SECRET)
    rolls = {(n, i): dice.roll(n, i, Roll(12, 6, "")) for n in range(20) for i in range(20)}

    assert len(set(rolls.values())) == 400
    assert {place: SealedDice(SECRET).roll(*place, Roll(12, 6, "")) for place in reversed(rolls)} == rolls


def test_a_sealed_roll_may_be_longer_than_a_block() -> None:
    dice = SealedDice(SECRET).roll(1, 0, Roll(500, 6, ""))

    assert len(dice) == 500
    assert set(dice) == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("sides", [0, -1, 257])
def test_a_sealed_die_has_sides_that_a_byte_can_draw(sides: int) -> None:
    with pytest.raises(ValueError, match="sides"):
        SealedDice(SECRET).roll(0, 0, Roll(1, sides, ""))


def test_fresh_secrets_differ_and_commitments_do_not_tell_them() -> None:
    one, two = SealedDice.fresh(), SealedDice.fresh()

    assert one.commitment != two.commitment
    assert one.secret.hex() not in one.commitment


def test_fast_dice_fall_the_same_for_the_same_seed() -> None:
    one, two, other = FastDice("s"), FastDice("s"), FastDice("t")
    rolls = [[dice.roll(0, 0, Roll(3, 6, "")) for _ in range(20)] for dice in (one, two, other)]

    assert rolls[0] == rolls[1] != rolls[2]


def test_scripted_dice_fall_as_written_and_complain_when_they_do_not_fit() -> None:
    dice = ScriptedDice([3, 4, 7])

    assert dice.roll(0, 0, Roll(2, 6, "")) == (3, 4)
    with pytest.raises(AssertionError):
        dice.roll(0, 0, Roll(1, 6, ""))


def test_table_dice_wait_until_somebody_types_them() -> None:
    table = auction(TableDice())

    assert table.play.rolling == Roll(1, 6, "weather", "FAIR-03")
    assert table.view("anna").roll == table.play.rolling
    assert table.view("anna").waiting == table.play.state.players
    good(table.type_dice("anna", (5,)))
    assert list(table.play.open) == [("cora", "bid"), ("anna", "bid"), ("bert", "bid")]


@pytest.mark.parametrize(
    "dice", [(), (0,), (7,), (-1,), (3, 3), (True,), (3.0,), ("3",), (10**30,), (None,), "x", (1,) * 9999]
)
def test_dice_that_cannot_have_fallen_are_refused(dice: tuple[int, ...]) -> None:
    table = auction(TableDice())
    before = everything(table)

    refusal = table.type_dice("anna", dice)

    assert refused(refusal) in ("kernel-dice-wrong", "kernel-not-plain")
    assert everything(table) == before


def test_the_refusal_says_what_should_have_been_typed() -> None:
    refusal = auction(TableDice()).type_dice("anna", (7,))

    assert refusal.rule == "FAIR-03"
    assert refusal.message.args == {"count": 1, "sides": 6, "fell": "7"}


def test_dice_do_not_fall_by_themselves_where_people_type_them() -> None:
    """A log in which the weather was thrown by nobody is refused, though the secret gives just that."""
    dice = TableDice(SealedDice(SECRET))
    weather = Fell(6, SealedDice(SECRET).roll(0, 0, Roll(1, 6, "")), 0, 0)
    forged = msgspec.structs.replace(auction(dice).log[0], rolls=(weather,))

    with pytest.raises(Refused) as stopped:
        Table.replay(FairRules(), [forged], dice)

    assert stopped.value.refusal.message.args["why"].key == "kernel-other-dice"
