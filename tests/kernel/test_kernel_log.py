"""The log: written and read without loss; whatever was changed is found at the right entry."""

from __future__ import annotations

import random

import hypothesis.strategies as st
import pytest
from fair import FairRules
from hypothesis import given
from playing import SECRET, answer_all, answer_by_chance, auction, good, refused, table_of, winter

from gonfalon.kernel import (
    UMPIRE,
    Entry,
    FastDice,
    Refused,
    Roll,
    SealedDice,
    Table,
    read_log,
    sound_log,
    verify_dice,
    write_log,
)
from gonfalon.kernel.inputs import Answer
from gonfalon.kernel.log import GENESIS, Fell


def campaign() -> list[Entry]:
    """A log with a bit of everything in it."""
    table = table_of()
    good(table.seat("bert", "Bért", types=True))
    good(table.order("anna", "toll", "never"))
    answer_all(table, 'cora name {"name": "Crème & Co"}; anna name {"name": "A"}; bert name {"name": "B"}')
    good(table.type_dice("bert", (7, 8, 9)))
    answer_all(table, "cora bid 1; bert dare anna")
    good(table.correct({"purse": {"cora": 4}}, "miscounted"))
    answer_all(table, "cora bid 1; anna bid 0; bert bid 0")
    good(table.reroll(len(table.log) - 1, 0, "cocked"))
    good(table.undo(UMPIRE, len(table.log) - 2))
    return table.log


LOG = campaign()
DATA = write_log(LOG)
LINES = DATA.splitlines(keepends=True)


def wrong_with(data: bytes) -> tuple[str, int]:
    """What is wrong, and at which entry; everything before stays readable."""
    entries, wrong = read_log(data)
    number = wrong.message.args["number"]
    assert entries == LOG[:number]
    return refused(wrong), number


def test_a_log_is_a_line_of_json_an_entry_and_is_read_without_loss() -> None:
    assert len(LINES) == len(LOG)
    assert sound_log(DATA) == LOG


def test_every_entry_says_which_version_of_the_rules_took_it() -> None:
    assert {entry.version for entry in LOG} == {FairRules.version}


@pytest.mark.parametrize("number", range(len(LOG)))
def test_a_changed_entry_is_found_where_it_stands(number: int) -> None:
    changed = LINES[number].replace(b'"nonce":"0', b'"nonce":"1')
    data = b"".join([*LINES[:number], changed, *LINES[number + 1 :]])

    assert changed != LINES[number]
    assert wrong_with(data) == ("kernel-log-tampered", number)


def test_a_changed_answer_is_found() -> None:
    number = next(e.number for e in LOG if isinstance(e.input, Answer) and e.input.what == "bid")
    changed = LINES[number].replace(b'"answer":"1"', b'"answer":"9"')

    assert wrong_with(b"".join([*LINES[:number], changed, *LINES[number + 1 :]])) == ("kernel-log-tampered", number)


@pytest.mark.parametrize("number", range(len(LOG) - 1))
def test_a_removed_entry_is_missed(number: int) -> None:
    assert wrong_with(b"".join([*LINES[:number], *LINES[number + 1 :]])) == ("kernel-log-number", number)


def test_an_entry_removed_with_the_others_renumbered_is_found() -> None:
    moved = LINES[4].replace(b'"number":4', b'"number":3')

    assert wrong_with(b"".join([*LINES[:3], moved])) == ("kernel-log-tampered", 3)


@pytest.mark.parametrize("number", range(len(LOG) - 1))
def test_entries_in_another_order_are_found(number: int) -> None:
    swapped = [*LINES[:number], LINES[number + 1], LINES[number], *LINES[number + 2 :]]

    assert wrong_with(b"".join(swapped)) == ("kernel-log-number", number)


@pytest.mark.parametrize("number", range(len(LOG)))
def test_a_log_cut_off_in_the_middle_of_a_line_is_readable_up_to_there(number: int) -> None:
    data = b"".join(LINES[:number]) + LINES[number][: len(LINES[number]) // 2]

    assert wrong_with(data) == ("kernel-log-damaged", number)


def test_the_last_line_needs_no_end() -> None:
    assert sound_log(DATA.rstrip(b"\n")) == LOG


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b'{"number": "x"}',
        b'{"number":5,"input":{"kind":"answer"}}',
        b'{"number":5,"input":{"kind":"coup"}}',
        b"\xff\xfe",
        b'{"number":5,"input":{"kind":"answer","who":"\xff","what":"x","answer":"y"}}',
        b"[" * 100_000,
        b'{"number":5,"input":{"kind":"correct","reason":"","change":{"a":' + b"[" * 100_000,
        b'{"number":' + b"9" * 10_000 + b"}",
    ],
)
def test_a_hostile_line_is_a_damaged_entry(line: bytes) -> None:
    assert wrong_with(b"".join(LINES[:5]) + line + b"\n" + b"".join(LINES[5:])) == ("kernel-log-damaged", 5)


def test_an_empty_log_is_damaged_at_its_beginning() -> None:
    assert wrong_with(b"") == ("kernel-log-damaged", 0)


@given(st.integers(0, len(DATA) - 2), st.integers(1, 255))
def test_no_changed_byte_gets_by(place: int, change: int) -> None:
    """Either the change is found, in its own line or the next, or it says the same in other bytes."""
    data = bytearray(DATA)
    data[place] ^= change

    entries, wrong = read_log(bytes(data))

    line = DATA[:place].count(b"\n")
    assert entries == LOG or (wrong and wrong.message.args["number"] in (line, line + 1))


def test_a_log_that_must_be_whole_is_refused_with_its_first_bad_entry() -> None:
    with pytest.raises(Refused) as refusal:
        sound_log(DATA[:-20])

    assert refusal.value.refusal.message.args["number"] == len(LOG) - 1


def test_the_same_answer_has_another_hash_each_time() -> None:
    """Three cards are quickly guessed: the nonce keeps a hash from telling which it was."""
    one, two = (Table.start(FairRules(), {"phase": "winter"}, FastDice(0)) for _ in range(2))
    for table in (one, two):
        answer_all(table, "anna winter rest")

    assert one.log[1].input == two.log[1].input
    assert one.log[1].nonce != two.log[1].nonce
    assert one.log[1].sealed_after(GENESIS).hash != two.log[1].sealed_after(GENESIS).hash


# --- sealed dice, checked --------------------------------------------------------------------------------------


def with_rolls(entries: list[Entry], number: int, *rolls: Fell) -> list[Entry]:
    """The log with other dice at one entry and the chain mended again, as a forger would."""
    forged, before = [], GENESIS
    for entry in entries:
        bare = Entry(entry.number, entry.input, entry.rolls, entry.version, entry.nonce)
        if entry.number == number:
            bare = Entry(entry.number, entry.input, rolls, entry.version, entry.nonce)
        forged.append(bare.sealed_after(before))
        before = forged[-1].hash
    assert sound_log(write_log(forged)) == forged
    return forged


def sealed_campaign() -> list[Entry]:
    table, rng = table_of(rounds=20), random.Random(4)
    for _ in range(60):
        answer_by_chance(table, rng, standing=0.2)
    return table.log


def test_every_sealed_roll_is_verified() -> None:
    log = sealed_campaign()

    verdict = verify_dice(log, SECRET)

    assert verdict.sealed == sum(len(e.rolls) for e in log) > 20
    assert (verdict.typed, verdict.bad, verdict.first_bad) == (0, 0, None)


def test_kept_and_rerolled_dice_are_verified_where_they_were_drawn() -> None:
    verdict = verify_dice(LOG, SECRET)

    assert any((f.number, f.index) != (e.number, i) for e in LOG for i, f in enumerate(e.rolls))
    assert (verdict.typed, verdict.bad) == (1, 0)


def test_a_changed_die_is_caught_though_the_chain_was_mended() -> None:
    log = sealed_campaign()
    entry = next(e for e in log if e.rolls)
    fell = entry.rolls[0]
    forged = Fell(fell.sides, (*fell.dice[:-1], fell.dice[-1] % fell.sides + 1), fell.number, fell.index)

    verdict = verify_dice(with_rolls(log, entry.number, forged, *entry.rolls[1:]), SECRET)

    assert verdict.bad >= 1
    assert verdict.first_bad == (entry.number, 0)


@pytest.mark.parametrize(("number", "index"), [(9999, 0), (0, 7), (-1, 0)])
def test_dice_drawn_for_another_place_are_caught(number: int, index: int) -> None:
    log = sealed_campaign()
    entry = next(e for e in log if e.rolls)
    dice = SealedDice(SECRET)
    wanted = entry.rolls[0]
    other = dice.roll(number, index, roll_like(wanted))

    forged = with_rolls(log, entry.number, Fell(wanted.sides, other, number, index), *entry.rolls[1:])

    assert verify_dice(forged, SECRET).first_bad == (entry.number, 0)


def test_an_old_roll_that_is_used_again_is_caught_by_the_replay() -> None:
    """A roll that fell earlier may be a kept one: whether it was is known to the rules alone."""
    table = winter()
    answer_all(table, "cora winter swap 0; anna winter swap 0; cora winter swap 1")

    forged = with_rolls(table.log, 3, table.log[1].rolls[0])
    _, stopped = Table.replay(FairRules(), forged, SealedDice(SECRET))

    assert verify_dice(forged, SECRET).bad == 0
    assert stopped.message.args["number"] == 3
    assert stopped.message.args["why"].key == "kernel-other-dice"


@pytest.mark.parametrize("sides", [0, -6, 257, 10**9])
def test_dice_with_impossible_sides_are_caught(sides: int) -> None:
    log = sealed_campaign()
    entry = next(e for e in log if e.rolls)

    forged = with_rolls(log, entry.number, Fell(sides, (1,), entry.number, 0))

    assert verify_dice(forged, SECRET).first_bad == (entry.number, 0)


def test_another_secret_verifies_nothing() -> None:
    log = sealed_campaign()

    assert verify_dice(log, b"another").bad > verify_dice(log, SECRET).sealed // 2


def test_the_commitment_stands_in_the_first_entry_and_is_that_of_the_secret() -> None:
    table = winter(SealedDice(b"a secret"))

    assert table.log[0].input.commitment == SealedDice(b"a secret").commitment
    assert table.log[0].input.commitment != SealedDice(b"another secret").commitment


def test_the_secret_is_not_in_the_log() -> None:
    secret = b"a secret nobody may read"
    table = auction(SealedDice(secret))
    answer_all(table, "cora bid 1; anna bid 0; bert bid 0")

    data = write_log(table.log)

    assert secret not in data
    assert secret.hex().encode() not in data


def roll_like(fell: Fell) -> Roll:
    return Roll(len(fell.dice), fell.sides, "")
