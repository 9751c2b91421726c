"""Samples of campaigns as a version of this program leaves them behind: files, and an archive with several of them.

python tests/samples/making.py NAME        makes tests/samples/NAME with the code that is there now

A set of samples is never made anew: later code must load it, find the same facts in it and play on. When files or
archives change their form, another set is made beside the old ones.
"""

from __future__ import annotations

import gzip
import random
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

sys.path.insert(0, str(Path(__file__).parent))
from facts import facts_of

from gonfalon.kernel import SealedDice, Table, TableDice
from gonfalon.kernel.undoing import last_answer
from gonfalon.players import player, reply
from gonfalon.players.seating import HUMAN, Luck, computer_asked, put, seat_computers, thought
from gonfalon.rulesets.registry import playing, rule_set
from gonfalon.store.archive import Archive
from gonfalon.store.files import SEALED, TABLE, Campaign, save_table
from gonfalon.store.records import Request
from gonfalon.store.scribe import Scribe

HERE = Path(__file__).parent
SEATS = ("red", "blue", "yellow", "green")
LONGEST = 20_000  # answers in which a position must come up
SELDOM = 23  # one answer in so many is taken back, if that is free
NOON = datetime(2026, 11, 18, 12, tzinfo=UTC)
DATABASE, FACTS = "gonfalon.sqlite", "facts.json"
Until = Callable[[Table[Any]], bool]


class Sample(NamedTuple):
    """A campaign, and where in it the sample is taken."""

    name: str
    ruleset: str
    until: Until
    settings: dict[str, Any] = {}
    dice: str = SEALED
    people: int = 2  # the other seats are computers'
    mind: str = "captain"
    corrects: dict[str, Any] | None = None  # what an umpire corrects on the way
    seed: str = "7"


def phase(*names: str) -> Until:
    return lambda table: table.play.base.phase in names


def asked(what: str) -> Until:
    """Somebody is asked this, and in the same step somebody has answered already."""
    return lambda table: table.play.answered and any(q.what == what for q in table.play.open.values())


def month(number: int) -> Until:
    return lambda table: table.play.base.month == number


def over(table: Table[Any]) -> bool:
    return bool(table.play.over)


def besieged(table: Table[Any]) -> bool:
    return bool(table.play.base.sieges) and table.play.base.phase == "siege"


CREW = ("anna", "bert", "carl", "dora", "emma", "fred", "gerd", "hans")
TEAMS = dict(zip(("good", "evil", "lawful", "chaos"), zip(CREW[::2], CREW[1::2], strict=True), strict=True))
ONE_YEAR = {"years": 1, "quick": True}
SAMPLES = (
    Sample("mighty-set-up", "mighty", phase("settlements")),
    Sample("mighty-laying", "mighty", lambda table: table.next_number > 60, {"lay_by_hand": True}, mind="squire"),
    Sample("mighty-season", "mighty", lambda t: t.play.base.phase == "movement" and t.play.base.month == 3, ONE_YEAR),
    Sample("mighty-battle", "mighty", asked("battle.card"), ONE_YEAR, people=3),
    Sample("mighty-siege", "mighty", besieged, {"quick": True, "years": 3}, seed="11"),
    Sample("mighty-winter", "mighty", phase("recruitment"), {"quick": True, "years": 2, "hide_baggage": True}),
    Sample("mighty-typed", "mighty", phase("winter-events"), {"quick": True, "years": 2}, TABLE, people=3),
    Sample("mighty-corrected", "mighty", month(4), ONE_YEAR, corrects={"banner": "red.1", "points": 777}),
    Sample("mighty-commanders", "mighty", phase("siege"), {**ONE_YEAR, "commanders": {"anna": "red"}}, people=3),
    Sample("mighty-races", "mighty", phase("espionage"), {**ONE_YEAR, "years": 2, "races": True, "preset": "dutch"}),
    Sample("mighty-ended", "mighty", over, ONE_YEAR),
    Sample("valhalla-set-up", "valhalla", phase("locations"), people=4),
    Sample(
        "valhalla-teams",
        "valhalla",
        lambda t: len(t.play.base.ballots) == 3,
        {"players": CREW, "teams": TEAMS},
        people=8,
    ),
    Sample(
        "valhalla-orders",
        "valhalla",
        lambda t: t.play.base.round == 2 and len(t.play.base.orders) == 2,
        people=4,
        mind="squire",
    ),
    Sample("valhalla-battle", "valhalla", phase("battles"), people=4, mind="squire"),
    Sample("valhalla-typed", "valhalla", lambda t: t.play.base.round == 2, {"quick_resolution": True}, TABLE),
    Sample("valhalla-ended", "valhalla", over, {"rounds": 3, "quick_resolution": True, "attendance": "everybody"}),
)


def begun(sample: Sample) -> tuple[Campaign, Table[Any]]:
    """The campaign of a sample with everybody in his seat."""
    rules = rule_set(sample.ruleset)
    seats = sample.settings.get("players", SEATS[: playing(rules.name).seats.usual])
    holders = {seat: HUMAN if n < sample.people else sample.mind for n, seat in enumerate(seats)}
    campaign = about(sample, rules.version, holders)
    numbers = iter(range(10**9))
    table: Table[Any] = Table.start(
        rules,
        {"players": seats, "seed": sample.seed, **sample.settings},
        campaign.source(),
        lambda: f"{next(numbers):016x}",
    )
    seat_computers(table, holders)
    return campaign, table


def about(sample: Sample, version: str, holders: dict[str, str]) -> Campaign:
    """What its file says of itself, with a secret that is the same each time."""
    mark = TableDice.mark if sample.dice == TABLE else b""
    sealed = SealedDice(mark + sample.name.encode().ljust(32, b"."))
    return Campaign(sample.ruleset, version, sample.dice, sealed.commitment, sealed.secret.hex(), holders, sample.seed)


def moves(sample: Sample, table: Table[Any], luck: Luck) -> Iterator[None]:
    """Play on until the sample is to be taken; something is taken back now and then, and corrected once."""
    rng = random.Random(sample.name)
    corrects = sample.corrects
    for _ in range(LONGEST):
        if sample.until(table) and corrects is None:
            return
        if corrects is not None and table.play.base.phase == "movement":
            assert table.correct(corrects, "a slip of the pen") is None
            corrects = None
        elif (wanted := table.play.rolling) is not None:
            faces = tuple(rng.randint(1, wanted.sides) for _ in range(wanted.count))
            assert table.type_dice(wanted.who or next(iter(table.seats)), faces) is None
        else:
            move(sample, table, rng, luck)
        yield
    raise AssertionError(f"{sample.name} was not reached")


def move(sample: Sample, table: Table[Any], rng: random.Random, luck: Luck) -> None:
    """One answer, or one taken back."""
    if (theirs := computer_asked(table)) is not None:
        put(table, thought(table, theirs, luck))
        return
    question = rng.choice(list(table.play.open.values()))
    last = last_answer(table, question.who)
    if last is not None and last.free and rng.randrange(SELDOM) == 0:
        table.undo(question.who, last.number)
        return
    mind = player(sample.mind, rng, table.rules.name)
    look, redraw = partial(table.view, question.who), partial(table.redraw, question.who)
    question, answer = reply(mind, question, table.play.standing, look, redraw)
    assert table.answer(question.who, question.what, question.write(answer)) is None


def make(folder: Path) -> None:
    """All samples, and what is true of them."""
    folder.mkdir()
    facts: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as data:
        clock = iter(NOON + timedelta(seconds=second) for second in range(10**9))
        with Archive.open(Path(data), now=lambda: next(clock)) as archive:
            anna, bert, guest = (archive.people.add(*who) for who in (("Anna", "x"), ("Bert", "y"), ("Gust",)))
            for sample in SAMPLES:
                campaign, table = begun(sample)
                id = archive.create(campaign, sample.name, anna.id, table)
                scribe = Scribe(archive, id, table)
                for _ in moves(sample, table, campaign.luck()):
                    scribe.write().result()
                people(archive, id, table, anna.id, bert.id, guest.id)
                save_table(folder / f"{sample.name}.gonfalon", campaign, table)
                facts[sample.name] = facts_of(table)
                print(sample.name, table.next_number, flush=True)
        pack(Path(data) / DATABASE, folder / f"{DATABASE}.gz")
    (folder / FACTS).write_bytes(msgspec.json.format(msgspec.json.encode(facts), indent=1) + b"\n")


def people(archive: Archive, id: str, table: Table[Any], *accounts: str) -> None:
    """People at a campaign, and what they wrote."""
    first, second, *_ = table.seats
    archive.seats.give(id, accounts[0], "ruler", first)
    archive.seats.give(id, accounts[1], "ruler", second)
    archive.seats.give(id, accounts[2], "spectator")
    archive.seats.invite(id, "commander", first, timedelta(days=14))
    archive.letters.send(id, first, second, "Shall we leave each other in peace until the winter?")
    if not table.play.over:
        archive.requests.keep(id, Request(table.next_number - 1, first, (second,)))


def pack(database: Path, target: Path) -> None:
    with database.open("rb") as source, gzip.GzipFile(target, "wb", mtime=0) as packed:
        shutil.copyfileobj(source, packed)


if __name__ == "__main__":
    make(HERE / sys.argv[1])
