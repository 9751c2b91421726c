"""An archive as a killed server leaves it, damage to its files, and whether what is then served is true.

The archive has campaigns of both rule sets, people, letters and lines of a chronicle, half of it still in the
database's own log (`-wal`). The truth is what it served before it was damaged.
"""

from __future__ import annotations

import random
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
from browsers import Browser, House

from gonfalon.kernel import Refused, SealedDice, Table
from gonfalon.players.seating import HUMAN
from gonfalon.rulesets.registry import rule_set
from gonfalon.store import scribe
from gonfalon.store.archive import Archive
from gonfalon.store.database import FILE
from gonfalon.store.files import SEALED, Campaign

PAGE = 4096
Damage: TypeAlias = Callable[[bytearray, random.Random], None]


# --- an archive -------------------------------------------------------------------------------------------------


def build(folder: Path, left: Path) -> None:
    """Play campaigns in an archive, and copy its files as they lie there when the program is killed."""
    with Archive.open(folder) as archive:
        for number, name in enumerate(("mighty", "valhalla", "mighty", "valhalla")):
            _play(archive, name, number, 60)
        archive._engine.connect().exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").close()
        for number, card in enumerate(archive.cards()):
            _go_on(archive, card.id, number, 40)
        shutil.copytree(folder, left)


def _play(archive: Archive, name: str, number: int, inputs: int) -> None:
    rules, secret = rule_set(name), bytes([number]) * 32
    seats = ["red", "blue", "yellow", "green"]
    settings = {"players": seats if name == "valhalla" else seats[:2], "seed": str(number)}
    dice = SealedDice(secret)
    table = Table.start(rules, settings, dice)
    holders = dict.fromkeys(table.seats, HUMAN)
    about = Campaign(name, rules.version, SEALED, dice.commitment, secret.hex(), holders, str(number))
    id = archive.create(about, f"War {number}", "", table)
    person = archive.people.add(f"Ada {number}", "a hash")
    archive.seats.give(id, person.id, "ruler", "red")
    archive.letters.send(id, "red", "blue", f"Peace be with you, {number} times. " * 5)
    archive.letters.write_pen(id, b'{"line": "It rained."}')
    _go_on(archive, id, number, inputs)


def _go_on(archive: Archive, id: str, seed: int, inputs: int) -> None:
    rng, writing = random.Random(seed), scribe.Scribe(archive, id, archive.load(id).table)
    for _ in range(inputs):
        question = rng.choice(list(writing.table.play.open.values()))
        writing.table.answer(question.who, question.what, question.write(question.sample(rng)))
        if writing.table.next_number > writing._written:
            writing.write().result()


# --- damage -----------------------------------------------------------------------------------------------------


def flip(data: bytearray, rng: random.Random) -> None:
    """A few bytes are others."""
    at = rng.randrange(len(data))
    for place in range(at, min(len(data), at + rng.choice((1, 1, 4, 16)))):
        data[place] ^= rng.randrange(1, 256)


def blank(data: bytearray, rng: random.Random) -> None:
    """A page is empty."""
    at = rng.randrange(len(data)) // PAGE * PAGE
    data[at : at + PAGE] = bytes(len(data[at : at + PAGE]))


def swap(data: bytearray, rng: random.Random) -> None:
    """Two pages have changed places."""
    one, two = (rng.randrange(len(data)) // PAGE * PAGE for _ in range(2))
    data[one : one + PAGE], data[two : two + PAGE] = data[two : two + PAGE], data[one : one + PAGE]


def cut(data: bytearray, rng: random.Random) -> None:
    """The end is missing."""
    del data[rng.randrange(len(data)) :]


DAMAGES: Sequence[Damage] = (flip, flip, flip, blank, swap, cut)


def damage(folder: Path, rng: random.Random) -> str:
    """Damage the database or its log at a place of chance; which, and how."""
    file = folder / rng.choice((FILE, FILE, f"{FILE}-wal"))
    how, data = rng.choice(DAMAGES), bytearray(file.read_bytes())
    how(data, rng)
    file.write_bytes(data)
    return f"{how.__name__} {file.name}"


# --- what is served -----------------------------------------------------------------------------------------------


class Truth:
    """What an archive serves: by the library and over HTTP. A part that is refused, clearly, is None."""

    def __init__(self, archive: Archive, known: Sequence[str] = ()) -> None:
        self.ids = _or_refused(lambda: sorted(card.id for card in archive.cards()))
        self.logs = {id: _or_refused(lambda id=id: archive.entries(id)) for id in known or self.ids}
        self.tables = {id: _or_refused(lambda id=id: _table(archive, id)) for id in self.logs}
        self.replays = {id: _or_refused(lambda id=id: _replay(archive, id)) for id in self.logs}
        self.papers = {id: _or_refused(lambda id=id: _papers(archive, id)) for id in self.logs}
        self.pages = _pages(archive, list(self.logs))


def _or_refused(read: Callable[[], Any]) -> Any:
    try:
        return read()
    except Refused:
        return None


def _table(archive: Archive, id: str) -> Any:
    """Where the table stands; None if it says itself that it stands before something damaged."""
    loaded = archive.load(id)
    if loaded.stopped is not None:
        return None
    table = loaded.table
    return table.head, table.play.base.hash(), msgspec.json.encode(table.heard), loaded.campaign


def _replay(archive: Archive, id: str) -> Any:
    frames = archive.frames(id)
    return [(frame, archive.frame(id, n).table.play.base.hash()) for n, frame in enumerate(frames)]


def _papers(archive: Archive, id: str) -> Any:
    letters = [archive.letters.of(id, seat) for seat in ("red", "blue")]
    members = [(member.account, member.role, member.seat) for member in archive.seats.members(id)]
    return letters, members, archive.letters.pen(id)


def _pages(archive: Archive, ids: Sequence[str]) -> dict[str, Any]:
    """The page of a seat of each campaign, as the server gives it; None for one that is refused, or says why it stands
    still: then it stands before something damaged."""
    house = House(archive)
    with house.client:
        browser = house.browser()
        return {id: _page(browser, id) for id in ids}


def _page(browser: Browser, id: str) -> Any:
    reply = browser.get(f"/api/campaigns/{id}", seat="red")
    assert reply.status_code in (200, 404, 422, 503), reply.text  # 422: its log has no beginning any more
    if reply.status_code != 200:
        return None
    page = reply.json()
    if page["campaign"]["stopped"]:
        return None
    del page["undo"]  # what may be taken back depends on how much of the log was read
    del page["campaign"]["revision"], page["campaign"]["name"]  # names carry no digests
    for realm in page["realms"]:
        del realm["ruler"]
    return page
