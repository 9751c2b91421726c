"""Nobody runs ahead of a computer player: his luck comes from the secret, and with the secret he is found again."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

from gonfalon.kernel import Refused, SealedDice, Table, TableDice
from gonfalon.kernel.dice import DiceSource
from gonfalon.kernel.inputs import Answer
from gonfalon.players.seating import Luck, computer_asked, play_computers, seat_computers, seeded, thought
from gonfalon.players.simulation import SEATS
from gonfalon.rulesets.registry import playing, rule_set

SECRET, SEED = b"nobody knows", "the founder chose it"
SEALED = SealedDice(SECRET)
MANY = 20  # answers that are secret when they are given
WARS = {
    "mighty": (("captain", "captain", "captain"), {"quick": True, "years": 3, "sets": 1}),
    "valhalla": (("squire",) * 4, {"rounds": 3, **playing("valhalla").house_rules}),
}


@cache
def war(ruleset: str) -> Table[Any]:
    """A whole campaign of computer players at a table."""
    players, settings = WARS[ruleset]
    holders = dict(zip(SEATS, players, strict=False))
    table: Table[Any] = Table.start(
        rule_set(ruleset), {"players": tuple(holders), "seed": SEED, **settings}, SEALED, lambda: "nonce"
    )
    seat_computers(table, holders)
    play_computers(table, SEALED.luck)
    assert table.play.over
    return table


def given_again(table: Table[Any], lucks: Sequence[Luck], secret: Iterable[str] = ()) -> list[int]:
    """Follow the campaign, and ask again at every answer (or at these) with each luck: how often he gives it again."""
    follower, _ = Table.replay(table.rules, table.log[:1], SEALED)
    hits = [0] * len(lucks)
    for entry in table.log[1:]:
        given = entry.input
        if isinstance(given, Answer) and (not secret or given.what in secret):
            asked = computer_asked(follower)
            assert asked is not None
            for n, luck in enumerate(lucks):
                question, text = thought(follower, asked, luck)
                hits[n] += (question.who, question.what, text) == (given.who, given.what, given.answer)
        assert follower.follow([entry]) is None
    return hits


def answers(table: Table[Any], secret: Iterable[str] = ()) -> int:
    return sum(isinstance(e.input, Answer) and (not secret or e.input.what in secret) for e in table.log)


@pytest.mark.parametrize("ruleset", WARS)
def test_with_the_secret_every_answer_of_a_whole_campaign_is_found_again(ruleset: str) -> None:
    table = war(ruleset)

    assert given_again(table, [SEALED.luck]) == [answers(table)]


@pytest.mark.parametrize(("ruleset", "secret"), [("mighty", ["battle.card"]), ("valhalla", ["order", "claim"])])
def test_who_knows_the_seed_foresees_no_more_than_who_guesses(ruleset: str, secret: list[str]) -> None:
    """The founder has the seed, the settings and the whole table before every card; strangers only guess."""
    table = war(ruleset)
    assert answers(table, secret) >= MANY

    founder, *strangers = given_again(table, [seeded(SEED), *(seeded(f"a guess {n}") for n in range(40))], secret)

    assert founder <= max(strangers) < answers(table, secret)


def test_no_two_players_and_no_two_answers_have_the_same_luck() -> None:
    drawn = [SEALED.luck(who, number).getrandbits(64) for who in ("red", "blue") for number in range(50)]

    assert len(set(drawn)) == len(drawn)
    assert drawn[0] != SealedDice(b"another").luck("red", 0).getrandbits(64)
    assert drawn[0] == SEALED.luck("red", 0).getrandbits(64)


# --- where dice are real ---------------------------------------------------------------------------------


def laid(dice: DiceSource) -> Table[Any]:
    """Players lay the world: what nobody may see (the order of the tiles) is thrown for them."""
    settings = {"players": ("red", "blue"), "lay_by_hand": True, "seed": SEED}
    return Table.start(rule_set("mighty"), settings, dice, lambda: "nonce")


def test_what_nobody_may_see_is_thrown_from_the_secret_where_dice_are_typed() -> None:
    dice = TableDice(SealedDice(TableDice.mark + SECRET))

    shuffled = laid(dice).log[0].rolls

    assert shuffled
    assert laid(dice).log[0].rolls == shuffled
    assert laid(TableDice(SealedDice(TableDice.mark + b"another"))).log[0].rolls != shuffled


def test_nobody_types_what_nobody_may_see() -> None:
    """A log in which the packs were shuffled by hand is refused."""
    dice = TableDice(SealedDice(TableDice.mark + SECRET))
    bare = msgspec.structs.replace(laid(dice).log[0], rolls=())

    with pytest.raises(Refused):
        Table.replay(rule_set("mighty"), [bare], dice)


def test_a_campaign_without_a_secret_thinks_with_its_seed() -> None:
    """Simulations, and campaigns with real dice from before they had a secret."""
    drawn = seeded("7")("red", 3).random()

    assert drawn == random.Random("7/red/3").random()
