"""Other processes: the same campaign whatever the hash seed, and one that was killed goes on where it stood."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import campaigns
import msgspec
import pytest
from campaigns import Noting, campaign, reaches, result
from fair import Fair, FairRules
from playing import SECRET, answer_all, counting_nonce, everything, good, refused, stands_at, winter

from gonfalon.kernel import UMPIRE, Checkpoint, Entry, Refused, SealedDice, Table, TableDice, read_log, write_log
from gonfalon.kernel.inputs import Answer, Correct, Order, Pause, Reroll, Seat, Start, Typed, Undo

SEEDS = range(5)
HASH_SEEDS = ("0", "1", "4242", "random")


def run(hash_seed: str, *arguments: str) -> Any:
    """What another process says."""
    environ = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, campaigns.__file__, *arguments]
    return msgspec.json.decode(subprocess.run(command, env=environ, check=True, capture_output=True).stdout)


# --- the same in every process ---------------------------------------------------------------------------------


@pytest.mark.parametrize("hash_seed", HASH_SEEDS)
def test_a_campaign_is_the_same_in_every_process(hash_seed: str) -> None:
    here = result(campaign(2, 150, Noting()))

    assert len(set(here["checkpoints"])) > 40
    assert run(hash_seed, "play", "2", "150") == here


@pytest.mark.parametrize("hash_seed", HASH_SEEDS)
def test_a_log_replays_to_the_same_checkpoints_in_every_process(hash_seed: str, tmp_path: Path) -> None:
    table = campaign(5, 150, Noting())
    (tmp_path / "log").write_bytes(write_log(table.log))

    there = run(hash_seed, "replay", str(tmp_path / "log"))

    assert there["checkpoints"] == replayed_checkpoints(table.log)
    assert {**there, "checkpoints": None} == {**result(table), "checkpoints": None}


def replayed_checkpoints(entries: list[Entry]) -> list[str]:
    rules = Noting()
    Table.replay(rules, entries, SealedDice(SECRET))
    return rules.noted


# --- killed between any two inputs --------------------------------------------------------------------------------


def resumed(checkpoint: bytes, entries: list[Entry]) -> Table[Fair]:
    at = msgspec.json.decode(checkpoint, type=Checkpoint)
    table, stopped = Table.resume(FairRules(), at, entries, SealedDice(SECRET), counting_nonce())
    good(stopped)
    return table


@pytest.mark.parametrize("seed", SEEDS)
def test_it_resumes_between_any_two_inputs_from_any_checkpoint_before(seed: int) -> None:
    table, stored = stored_campaign(seed, 60)
    entries, _ = read_log(write_log(table.log))

    for number, (_, stood) in enumerate(stored):
        for checkpoint, _ in stored[: number + 1]:
            at = msgspec.json.decode(checkpoint, type=Checkpoint)
            since = entries[at.number + 1 : number + 1]
            if not any(reaches(e) <= at.last.number for e in since):
                assert stands_at(resumed(checkpoint, since)) == stood


def test_those_campaigns_hold_everything_that_can_happen() -> None:
    kinds = {type(e.input) for seed in SEEDS for e in stored_campaign(seed, 60)[0].log}

    assert kinds == {Start, Answer, Typed, Order, Seat, Undo, Correct, Reroll, Pause}


def stored_campaign(seed: int, inputs: int) -> tuple[Table[Fair], list[tuple[bytes, dict[str, Any]]]]:
    """A campaign, and after each of its inputs the checkpoint as it is stored and where the table stood."""
    table, rng = campaigns.new_campaign(seed), random.Random(seed)
    stored = [(msgspec.json.encode(table.checkpoint()), stands_at(table))]
    while len(table.log) < inputs:
        if campaigns.do_something(table, rng) is None:
            stored.append((msgspec.json.encode(table.checkpoint()), stands_at(table)))
    return table, stored


def test_a_resumed_table_goes_on_like_the_one_that_was_killed() -> None:
    """Number, hash, dice and token of the next input are the same, so the log is too."""
    for killed_after in (30, 31, 47, 60):
        table, again = campaign(7, killed_after), campaign(7, 90)
        back = resumed(msgspec.json.encode(table.checkpoint()), again.log[killed_after:])

        assert back.log == again.log[killed_after:]
        assert stands_at(back) == stands_at(again)


def test_a_resumed_table_has_heard_everything_that_was_told_before() -> None:
    table = campaign(7, 60)
    back = resumed(msgspec.json.encode(table.checkpoint()), [])

    for who in (*table.seats, ""):
        assert msgspec.json.encode(back.events(who)) == msgspec.json.encode(table.events(who))


def test_a_process_that_was_killed_lost_nothing_it_had_acknowledged(tmp_path: Path) -> None:
    acknowledged = play_and_kill(tmp_path, seed=4, after=60)

    entries, _ = read_log((tmp_path / "log").read_bytes())
    at = msgspec.json.decode((tmp_path / "checkpoint").read_bytes(), type=Checkpoint)
    table, stopped = Table.resume(FairRules(), at, entries[at.number + 1 :], SealedDice(SECRET))
    again = campaign(4, len(entries))

    good(stopped)
    assert len(entries) >= acknowledged == 60
    assert entries == again.log
    assert stands_at(table) == stands_at(again)


def play_and_kill(folder: Path, seed: int, after: int) -> int:
    """Let another process play until it has acknowledged so many inputs, then kill it without warning."""
    command = [sys.executable, campaigns.__file__, "keep", str(seed), str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        acknowledged = 0
        for line in process.stdout:
            acknowledged = int(line)
            if acknowledged >= after:
                break
        process.send_signal(signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL
    return acknowledged


# --- what a checkpoint cannot do ---------------------------------------------------------------------------------


def test_what_lies_before_the_checkpoint_takes_the_whole_log() -> None:
    table = winter()
    answer_all(table, "cora winter store 3; anna winter swap 0; bert winter store 1")
    back = resumed(msgspec.json.encode(table.checkpoint()), [])
    before = everything(back)

    for refusal in (back.undo("cora", 1), back.undo(UMPIRE, 3), back.reroll(2, 0, "cocked")):
        assert refused(refusal) == "kernel-before-checkpoint"
    assert everything(back) == before


def test_an_undo_in_the_log_that_reaches_before_the_checkpoint_stops_the_resumption() -> None:
    """Anna's order lies after the checkpoint, cora's undo takes back what lies before it."""
    table = winter()
    answer_all(table, "cora winter store 3")
    stored = table.checkpoint()
    answer_all(table, "anna winter store 2")
    good(table.undo("cora", 1))

    back, stopped = Table.resume(FairRules(), stored, table.log[2:], SealedDice(SECRET))

    assert stopped.message.args["number"] == 3
    assert stopped.message.args["why"].key == "kernel-before-checkpoint"
    assert back.play.state.stored == {"cora": 3, "anna": 2, "bert": 0}


def test_of_the_input_that_ended_the_step_what_fell_after_the_checkpoint_can_be_rolled_again() -> None:
    """The last to rest ends the winter: interest, checkpoint, then the weather of the next auction."""
    table = winter()
    answer_all(table, "cora winter store 1; cora winter rest; anna winter rest; bert winter rest")
    back = resumed(msgspec.json.encode(table.checkpoint()), [])

    assert [fell.sides for fell in table.log[4].rolls] == [6, 6]
    assert refused(back.reroll(4, 0, "cocked")) == "kernel-before-checkpoint"
    for one in (table, back):
        good(one.reroll(4, 1, "cocked"))
    assert stands_at(back) == stands_at(table)


def test_a_damaged_checkpoint_is_refused() -> None:
    at = winter().checkpoint()
    damaged = msgspec.structs.replace(at, state=msgspec.Raw(b'{"players": 7}'))

    with pytest.raises(Refused) as refusal:
        Table.resume(FairRules(), damaged, [], TableDice())

    assert refused(refusal.value.refusal) == "kernel-checkpoint-damaged"


def test_entries_that_do_not_follow_the_checkpoint_are_refused() -> None:
    table = winter()
    answer_all(table, "cora winter store 3; anna winter store 2")

    _, stopped = Table.resume(FairRules(), table.checkpoint(), table.log, SealedDice(SECRET))

    assert refused(stopped) == "kernel-log-number"


def test_a_checkpoint_keeps_the_order_of_what_rules_walk() -> None:
    table = winter()
    answer_all(
        table, "bert winter store 1; anna winter store 1; cora winter store 1; cora winter rest; bert winter rest"
    )
    back = resumed(msgspec.json.encode(table.checkpoint()), [])

    for one in (table, back):
        answer_all(one, "anna winter rest")

    thrown = [e.args["who"] for e in back.heard if e.kind == "roll" and e.args["label"] == "interest"]
    assert thrown == ["cora", "anna", "bert"]
    assert stands_at(back) == stands_at(table)
