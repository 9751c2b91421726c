"""Archives for the tests: the Fair with a calendar, campaigns of it, and what another process can be asked to do.

python keeping_fairs.py keep FOLDER SEED        play a campaign for ever, and print what is on disk
python keeping_fairs.py hold FOLDER             open the archive, say so, and wait for a line
python keeping_fairs.py race FILE ID ROUNDS     try to append the next entry of a campaign, again and again
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1] / "kernel"))
from campaigns import do_something
from fair import PLAYERS, Fair, FairRules
from playing import SECRET, stands_at

from gonfalon.kernel import Refused, SealedDice, Table
from gonfalon.kernel.inputs import Order
from gonfalon.kernel.log import Entry
from gonfalon.rulesets import registry
from gonfalon.rulesets.descriptor import Choices, Descriptor, Length, Playing, Seats
from gonfalon.store import ledger
from gonfalon.store.appending import Append, put_one
from gonfalon.store.archive import Archive, Card, Conflict
from gonfalon.store.database import engine_of
from gonfalon.store.files import Campaign
from gonfalon.store.scribe import Scribe
from gonfalon.store.writer import Writer

DICE = SealedDice(SECRET)
ABOUT = Campaign("fair", "1", "sealed", DICE.commitment, SECRET.hex(), {"anna": "human"}, "7")
NOON = datetime(2025, 6, 1, 12, tzinfo=UTC)


class DatedFair(FairRules):
    """The Fair with its rounds as a calendar."""

    def moment(self, state: Fair) -> tuple[int, int]:
        return state.round, 0

    def winner(self, state: Fair) -> str | None:
        return max(state.active, key=lambda player: state.purse[player])


class Clock:
    """Stands still until somebody turns it."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> datetime:
        return self.time

    def turn(self, by: timedelta) -> None:
        self.time += by


def new_table(seed: int = 1, **settings: Any) -> Table[Fair]:
    given = {"rounds": 50, "hand": [4, 5], "phase": ("auction", "winter", "names")[seed % 3], **settings}
    return Table.start(DatedFair(), given, DICE)


def kept(archive: Archive, table: Table[Fair], name: str = "The Fair", owner: str = "") -> Scribe:
    """A table in the archive, and who writes it down."""
    return Scribe(archive, archive.create(ABOUT, name, owner, table), table)


def play_on(scribe: Scribe, inputs: int, rng: random.Random) -> Iterator[int]:
    """So many more inputs of every kind, each on disk before the next."""
    for _ in range(inputs):
        while do_something(scribe.table, rng) is not None:
            pass
        scribe.write().result()
        yield scribe.table.log[-1].number


def where(table: Table[Fair]) -> dict[str, Any]:
    """Where a table stands and all it has heard, as it compares after a stop."""
    return {**stands_at(table), "heard": msgspec.json.encode(table.heard)}


def why(refused: Any) -> str:
    """The key of what was refused (`pytest.raises(Refused)`)."""
    return str(refused.value.refusal.message.key)


# --- another process -------------------------------------------------------------------------------------------


def keep(folder: str, seed: str) -> None:
    with Archive.open(folder) as archive:
        scribe = kept(archive, new_table(int(seed)))
        print(scribe.id, flush=True)
        for number in play_on(scribe, 1_000_000, random.Random(int(seed))):
            print(number, scribe.table.log[-1].hash, flush=True)


def hold(folder: str) -> None:
    try:
        with Archive.open(folder):
            print("open", flush=True)
            sys.stdin.readline()
    except Refused as refused:
        print(refused.refusal.message.key, refused.refusal.message.args["process"], flush=True)


def race(file: str, id: str, rounds: str) -> None:
    """Without the lock on the folder: what protects the log then is the log."""
    engine, won = engine_of(Path(file)), 0
    writer = Writer(engine, Path(file))
    for _ in range(int(rounds)):
        won += append_next(engine, writer, id)
    writer.close()
    engine.dispose()
    print(won, flush=True)


def append_next(engine: Any, writer: Writer, id: str) -> bool:
    """Read where the log ends, and append there unless somebody was quicker."""
    with engine.connect() as connection, connection.begin():
        length, head = ledger.head(connection, id)
    entry = Entry(length, Order("anna", "toll", "ask"), (), "1", f"{random.random()}").sealed_after(head)
    try:
        writer.soon(partial(put_one, append=Append(id, (entry,), Card(1, 1), NOON))).result()
    except Conflict:
        return False
    return True


def in_the_register(rules: type[DatedFair]) -> Descriptor:
    """The Fair as a guest of the house, by these rules."""
    choices = Choices(Fair, {}, dict, PLAYERS, {})
    return Descriptor("fair", "FAIR", Playing(rules, Seats(2, 9, 3), Length("rounds", 3), choices, ()))


if __name__ == "__main__":
    registry.REGISTER["fair"] = in_the_register(DatedFair)
    {"keep": keep, "hold": hold, "race": race}[sys.argv[1]](*sys.argv[2:])
