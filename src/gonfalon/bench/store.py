"""What the archive costs: answers put on disk while many players answer at once, and a long campaign taken up again.

The disk is that of the current folder: folders for temporary files are often in memory, which needs no syncing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from weakref import finalize

from gonfalon.bench.games import OneChapter, Tally, turn
from gonfalon.bench.measure import Measure, Run
from gonfalon.kernel import SealedDice, Table
from gonfalon.players.simulation import Plan, set_up
from gonfalon.store.appending import Append
from gonfalon.store.archive import Archive, Card
from gonfalon.store.batches import Batches
from gonfalon.store.files import SEALED, Campaign
from gonfalon.store.scribe import Scribe

PLAYERS = 200
ANSWERS = 10  # of each player in a run
RUNS = 5
SECRET = bytes(32)
YEARS = 10


def _with_archive(prepare: Callable[[Archive], Run]) -> Run:
    """A run with an archive of its own, which is gone when nobody needs the run any more."""
    folder = TemporaryDirectory(prefix=".gonfalon-bench-", dir=Path.cwd())
    archive = Archive.open(folder.name)
    run = prepare(archive)
    finalize(run, folder.cleanup)
    finalize(run, archive.close)  # the last one is called first
    return run


def _appending(archive: Archive) -> Run:
    """Two hundred campaigns; in each somebody answers, and the next answers when it is on disk."""
    rules = OneChapter(Tally(), turn)
    table = Table.start(rules, {}, SealedDice(SECRET))
    about = Campaign(rules.name, rules.version, SEALED, secret=SECRET.hex())
    ids = [archive.create(about, f"{number}", "", table) for number in range(PLAYERS)]
    for _ in range(ANSWERS * (RUNS + 1)):
        table.answer("red", "go", "2")
    entries, turns = table.log[1:], [Card(1, 1, waiting=(seat,)) for seat in ("red", "blue")]
    given, post = dict.fromkeys(ids, 0), Batches(archive)

    async def player(id: str) -> None:
        for _ in range(ANSWERS):
            entry = entries[given[id]]
            given[id] += 1
            await post.append(Append(id, (entry,), turns[entry.number % 2], archive.now()))

    async def everybody() -> None:
        await asyncio.gather(*map(player, ids))

    def run(_: int) -> int:
        asyncio.run(everybody())
        return PLAYERS * ANSWERS

    return run


def _resuming(archive: Archive) -> Run:
    """A campaign of ten years by chance, kept as it was played."""
    match = set_up(Plan("mighty", ("squire",) * 4, "bench", {"years": YEARS, "capital_ends": False}), 0)
    dice = SealedDice(SECRET)
    table = Table.start(match.rules, match.settings, dice)
    about = Campaign("mighty", match.rules.version, SEALED, dice.commitment, SECRET.hex())
    scribe = Scribe(archive, archive.create(about, "bench", "", table), table)
    while question := next(iter(table.play.open.values()), None):
        answer = match.minds[question.who].answer(question, lambda: None)
        table.answer(question.who, question.what, question.write(answer))
        scribe.write()

    def run(_: int) -> int:
        assert archive.load(scribe.id).stopped is None
        return 1

    return run


APPENDING, RESUMING = partial(_with_archive, _appending), partial(_with_archive, _resuming)
MEASURES = (
    Measure("store-append", "store-append", "µs", APPENDING, runs=RUNS, bar=1000, args={"players": PLAYERS}),
    Measure("store-resume", "store-resume", "ms", RESUMING, bar=200, args={"years": YEARS}),
)
