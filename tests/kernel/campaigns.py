"""Campaigns with a bit of everything in them, the same in every process; and what a process can be asked to do.

python campaigns.py play SEED INPUTS      play one and print what came of it
python campaigns.py replay LOG            replay one and print what came of it
python campaigns.py keep SEED FOLDER      play one for ever, storing log and checkpoint after every input
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from fair import PLAYERS, Fair, FairRules
from playing import SECRET, counting_nonce

from gonfalon.kernel import UMPIRE, Entry, Refusal, SealedDice, Story, Table, sound_log, write_log
from gonfalon.kernel.inputs import Reroll, Undo


class Noting(FairRules):
    """Notes the hash of every checkpoint that is passed."""

    def __init__(self) -> None:
        self.noted: list[str] = []

    def step(self, state: Fair) -> Story[None] | None:
        self.noted.append(state.hash())
        return super().step(state)


def new_campaign(seed: int, rules: FairRules | None = None) -> Table[Fair]:
    settings = {"rounds": 50, "hand": [4, 5], "phase": ("auction", "winter", "names")[seed % 3]}
    return Table.start(rules or FairRules(), settings, SealedDice(SECRET), counting_nonce())


def do_something(table: Table[Fair], rng: random.Random) -> Refusal | None:
    """Mostly answers; now and then everything else that can be done to a campaign. It may be refused."""
    who, number = rng.choice(PLAYERS), rng.randrange(max(0, len(table.log) - 9), len(table.log))
    deeds: list[Callable[[], Refusal | None]] = [
        lambda: table.undo(UMPIRE, number),
        lambda: table.undo(who, number, agreed=PLAYERS),
        lambda: table.undo(who, number),
        lambda: table.reroll(number, rng.randrange(2), "a cocked die"),
        lambda: table.correct({"purse": {who: rng.randrange(12)}}, "miscounted"),
        lambda: table.order(who, rng.choice(["toll", "bid"]), rng.choice(["ask", "always", "never"])),
        lambda: table.seat(who, rng.choice(["himself", "captain"]), types=rng.random() < 0.3),
        lambda: table.pause(rng.random() < 0.5, "supper"),
        lambda: _answer(table, rng, beside=True),
    ]
    return rng.choice(deeds)() if rng.random() < 0.3 else _answer(table, rng)


def _answer(table: Table[Fair], rng: random.Random, beside: bool = False) -> Refusal | None:
    play = table.play
    if play.rolling and not beside:
        dice = tuple(rng.randrange(play.rolling.sides) + 1 for _ in range(play.rolling.count))
        return table.type_dice(play.rolling.who or PLAYERS[0], dice)
    asked = [q for q in play.standing().values() if q.what != "concede"] if beside else list(play.open.values())
    question = rng.choice(asked)
    return table.answer(question.who, question.what, question.write(question.sample(rng)))


def campaign(seed: int, inputs: int, rules: FairRules | None = None) -> Table[Fair]:
    """A campaign of so many inputs."""
    table, rng = new_campaign(seed, rules), random.Random(seed)
    while len(table.log) < inputs:
        do_something(table, rng)
    return table


def reaches(entry: Entry) -> float:
    """How far back an entry reaches."""
    match entry.input:
        case Undo(to=number) | Reroll(number=number):
            return number
    return float("inf")


def result(table: Table[Fair]) -> dict[str, Any]:
    """What can be compared between processes: every checkpoint passed, where it ended, what everybody sees."""
    views = [table.view(who) for who in table.seats]
    return {
        "checkpoints": table.rules.noted,
        "state": table.play.state.hash(),
        "log": table.log[-1].hash,
        "views": msgspec.json.encode(views).decode(),
    }


def keep(seed: int, folder: Path) -> None:
    """Nothing is acknowledged (printed) before it is durable."""
    table, rng, written = new_campaign(seed), random.Random(seed), 0
    with open(folder / "log", "ab", buffering=0) as log:
        while True:
            if len(table.log) > written:
                log.write(write_log(table.log[written:]))
                os.fsync(log.fileno())
                written = len(table.log)
                (folder / "draft").write_bytes(msgspec.json.encode(table.checkpoint()))
                os.replace(folder / "draft", folder / "checkpoint")
                print(written, flush=True)
            do_something(table, rng)


def main(command: str, *arguments: str) -> None:
    if command == "play":
        print(msgspec.json.encode(result(campaign(*map(int, arguments), Noting()))).decode())
    elif command == "replay":
        entries = sound_log(Path(arguments[0]).read_bytes())
        table, stopped = Table.replay(Noting(), entries, SealedDice(SECRET))
        assert stopped is None, stopped
        print(msgspec.json.encode(result(table)).decode())
    else:
        keep(int(arguments[0]), Path(arguments[1]))


if __name__ == "__main__":
    main(*sys.argv[1:])
