"""Whole campaigns of `mighty` at a table: the same in every process, taken back, corrected, resumed."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
import seasons
from invariants import faults
from seasons import LAST_YEAR, RULES, SECRET, Noting, Quarreller, answer_one, at_a_table, came_of, close_quarters
from stage import a_war

from gonfalon.kernel import UMPIRE, Checkpoint, Entry, Refusal, SealedDice, Table, read_log, verify_dice, write_log
from gonfalon.rulesets.mighty.realms import ends
from gonfalon.rulesets.mighty.state import War

SEEDS = (1, 2, 7)
HASH_SEEDS = ("0", "1", "random")


def good(refusal: Refusal | None) -> None:
    assert refusal is None, refusal


def replayed(entries: list[Entry]) -> Table[War]:
    table, stopped = Table.replay(RULES, entries, SealedDice(SECRET))
    good(stopped)
    return table


def stands_at(table: Table[War]) -> dict[str, Any]:
    """Where a table stands, as far as it decides how it goes on or is seen by anybody."""
    views = [msgspec.structs.replace(table.view(who), events=()) for who in (*table.seats, "a passer-by")]
    return {
        "state": in_order(table.play.state),
        "checkpoint": in_order(table.play.base),
        "hash": table.play.base.hash(),
        "open": list(table.play.open),
        "views": msgspec.json.encode(views),
    }


def in_order(war: War) -> bytes:
    """The state with its dicts in the order in which rules walk them; the world they were given they do not walk."""
    plain = {name: value for name, value in war._plain(msgspec.structs.asdict).items() if name != "settings"}
    return msgspec.json.encode(plain, enc_hook=War.to_plain)


# --- the same in every process ---------------------------------------------------------------------------------


def run(hash_seed: str, *arguments: str) -> Any:
    """What another process says."""
    environ = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, seasons.__file__, *arguments]
    return msgspec.json.decode(subprocess.run(command, env=environ, check=True, capture_output=True).stdout)


@pytest.mark.parametrize("hash_seed", HASH_SEEDS)
def test_a_campaign_passes_the_same_checkpoints_in_every_process(hash_seed: str) -> None:
    here = came_of(at_a_table(2, Noting()))

    assert len(set(here["checkpoints"])) > 100
    assert run(hash_seed, "play", "2") == here


@pytest.mark.parametrize("hash_seed", HASH_SEEDS)
def test_a_log_replays_to_the_same_checkpoints_in_every_process(hash_seed: str, tmp_path: Path) -> None:
    there = came_of(at_a_table(7, Noting()))
    (tmp_path / "log").write_text(there["log"])

    assert run(hash_seed, "replay", str(tmp_path / "log")) == there


# --- replay ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_a_replay_stands_where_the_campaign_stood_and_has_heard_the_same(seed: int) -> None:
    table = at_a_table(seed)
    entries, wrong = read_log(write_log(table.log))
    good(wrong)

    again = replayed(entries)

    assert stands_at(again) == stands_at(table)
    assert list(again.heard) == list(table.heard)
    assert again.log == table.log


@pytest.mark.parametrize("seed", SEEDS)
def test_every_die_of_a_campaign_can_be_verified(seed: int) -> None:
    table = at_a_table(seed)

    verdict = verify_dice(table.log, SECRET)

    assert verdict.sealed == sum(len(entry.rolls) for entry in table.log) > 50
    assert verdict.bad == verdict.typed == 0


# --- undo ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_taken_back_is_as_if_it_had_never_been(seed: int) -> None:
    """The umpire takes back some way, from many places: the table stands as it stood before that input."""
    table, rng = at_a_table(seed, answers=40), random.Random(seed)
    player, stood = Quarreller(rng), dict[int, dict[str, Any]]()
    for turn in range(1, 100):
        if table.play.open:
            stood[len(table.log)] = stands_at(table)
            answer_one(table, player)
        if turn % 9 == 0:
            to = rng.choice(list(stood)[-12:])
            good(table.undo(UMPIRE, to))
            assert {**stands_at(table), "views": None} == {**stood[to], "views": None}
            stood = {number: before for number, before in stood.items() if number < to}
    assert stands_at(replayed(table.log)) == stands_at(table)


def test_an_order_without_dice_is_taken_back_freely_and_one_with_dice_is_not() -> None:
    table = at_a_table(2, answers=60)
    player = Quarreller(random.Random(3))
    fates: set[bool] = set()
    while len(fates) < 2:
        before = stands_at(table)
        answer_one(table, player)
        entry = table.log[-1]
        refusal = table.undo(entry.input.who, entry.number)
        fates.add(refusal is None)
        if refusal is None:
            assert not entry.rolls
            assert stands_at(table)["state"] == before["state"]
        else:
            assert refusal.message.key == "kernel-undo-consent"


# --- corrections ---------------------------------------------------------------------------------------------------


def test_the_umpire_corrects_and_the_campaign_goes_on_and_replays() -> None:
    table, player = at_a_table(7, answers=80), Quarreller(random.Random(1))
    banner = next(iter(table.play.base.banners.values()))

    good(table.correct({"banner": banner.id, "points": 777, "baggage": 5}, "miscounted"))

    corrected = table.play.base.banners[banner.id]
    assert (corrected.points, corrected.baggage) == (777, 5)
    assert table.heard[-1].kind == "corrected" or any(e.kind == "corrected" for e in table.heard)
    for _ in range(60):
        if table.play.open:
            answer_one(table, player)
    assert stands_at(replayed(table.log)) == stands_at(table)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({}, "mighty-correction-unknown"),
        ({"tile": "Z99", "owner": "red"}, "mighty-correction-place"),
        ({"tile": ["A1"], "owner": "red"}, "mighty-correction-place"),
        ({"tile": "HOME", "owner": "nobody at all"}, "mighty-correction-owner"),
        ({"tile": "HOME", "owner": ["red"]}, "mighty-correction-owner"),
        ({"banner": "red.99", "points": 500}, "mighty-correction-banner"),
        ({"banner": ["red.1"], "points": 500}, "mighty-correction-banner"),
        ({"banner": "BANNER", "points": 0}, "mighty-setting-range"),
        ({"banner": "BANNER", "points": 1.5}, "mighty-setting-range"),
        ({"banner": "BANNER", "baggage": 7}, "mighty-setting-range"),
        ({"banner": "BANNER", "half": 12}, "mighty-setting-range"),
        ({"banner": "BANNER", "place": "Z99"}, "mighty-correction-place"),
        ({"banner": "BANNER", "place": {"a": 1}}, "mighty-correction-place"),
        ({"banner": "BANNER", "flag": "white"}, "mighty-correction-unknown"),
    ],
)
def test_a_correction_that_cannot_be_is_refused_and_nothing_changes(change: dict[str, Any], key: str) -> None:
    table = at_a_table(1, answers=40)
    war = table.play.base
    real = {"HOME": next(iter(war.realms.values())).capital, "BANNER": next(iter(war.banners))}
    before = stands_at(table)

    refusal = table.correct({k: real.get(v, v) if isinstance(v, str) else v for k, v in change.items()}, "?")

    assert refusal is not None
    assert refusal.message.key == key
    assert stands_at(table) == before


def any_correction(war: War, rng: random.Random) -> dict[str, Any]:
    """One of those an umpire may think of; most can be carried out."""
    place, half = rng.choice(war.board.places), rng.randrange(12)
    owner = rng.choice((*war.realms, "independent", ""))
    banner = {"banner": rng.choice([*war.banners, "red.77"])}
    changes = (
        {"tile": place, "owner": owner},
        {"tile": rng.choice(list(war.sieges) or [place]), "owner": owner},
        {**banner, "points": rng.randrange(1, 2000)},
        {**banner, "baggage": rng.randrange(7)},
        {**banner, "place": place, "half": half},
        {**banner, "half": half},
    )
    return rng.choice(changes)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_corrected_the_war_is_one_that_could_be(seed: int) -> None:
    rng, table, carried_out = random.Random(seed), at_a_table(seed, answers=50), 0
    player = Quarreller(rng)
    for _ in range(80):
        if table.play.open:
            answer_one(table, player)
            refusal = table.correct(any_correction(table.play.base, rng), "it was so on the table")
            assert refusal is None or refusal.message.key.startswith("mighty-correction")
            carried_out += refusal is None
            assert faults(table.play.base) == []
    assert carried_out > 20 or not table.play.open
    assert stands_at(replayed(table.log)) == stands_at(table)


def test_everybody_has_seen_a_corrected_strength() -> None:
    table = at_a_table(7, answers=80)
    banner = next(iter(table.play.base.banners.values()))

    good(table.correct({"banner": banner.id, "points": 777}, "miscounted"))

    others = [seat for seat in table.seats if seat != banner.realm]
    assert [table.view(seat).state.known[banner.id].points for seat in others] == [777] * len(others)


# --- resumed -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_a_campaign_resumes_from_a_stored_checkpoint_wherever_it_was_left(seed: int) -> None:
    """The table that went on and the one that was stored, read again and went on with the same inputs are one."""
    table = at_a_table(seed, answers=0)
    player, stored = Quarreller(random.Random(seed)), list[tuple[bytes, int]]()
    for turn in range(160):
        if not table.play.open or table.play.state.year > LAST_YEAR:
            break
        answer_one(table, player)
        if turn % 12 == 0:
            stored.append((msgspec.json.encode(table.checkpoint()), len(table.log)))
    for checkpoint, length in stored:
        at = msgspec.json.decode(checkpoint, type=Checkpoint)

        back, stopped = Table.resume(RULES, at, table.log[length:], SealedDice(SECRET))

        good(stopped)
        assert stands_at(back) == stands_at(table)
        assert back.log == table.log[length:]


@pytest.mark.rule("ME-RLM-16")
def test_when_one_realm_is_left_nothing_stands_open_any_more() -> None:
    war = a_war()
    assert list(RULES.standing(war))

    ends.put_out(war, "red", "ME-RLM-16")

    assert not list(RULES.standing(war))


def test_a_world_that_was_laid_before_is_played_on_as_it_is() -> None:
    settings = close_quarters(3)

    table = at_a_table(3, answers=5)

    assert set(table.play.base.board.places) == set(settings["world"])
    assert faults(table.play.base) == []
