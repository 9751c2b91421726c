"""Campaigns of earlier versions load, replay to the same facts and can be played on: from files and from archives."""

from __future__ import annotations

import gzip
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

sys.path.insert(0, str(Path(__file__).parent))
from facts import facts_of

from gonfalon.kernel import Table
from gonfalon.kernel.log import GENESIS
from gonfalon.store.archive import Archive
from gonfalon.store.files import open_table, read_campaign
from gonfalon.store.scribe import Scribe

HERE = Path(__file__).parent
SETS = sorted(folder.name for folder in HERE.iterdir() if (folder / "facts.json").is_file())
FILES = [(version, file.stem) for version in SETS for file in sorted((HERE / version).glob("*.gonfalon"))]
MORE = 40  # answers by which a campaign is played on


def known(version: str) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode((HERE / version / "facts.json").read_bytes())
    return found


def plain(table: Table[Any]) -> dict[str, Any]:
    """What is true of a table, as it stands in a file of facts."""
    facts: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(facts_of(table)))
    return facts


def played_on(table: Table[Any], answers: int = MORE) -> int:
    """How many answers were given by chance; whoever must types dice."""
    rng = random.Random(7)
    for given in range(answers):
        if (wanted := table.play.rolling) is not None:
            faces = tuple(rng.randint(1, wanted.sides) for _ in range(wanted.count))
            assert table.type_dice(wanted.who or next(iter(table.seats)), faces) is None
            continue
        if not table.play.open:
            return given
        question = rng.choice(list(table.play.open.values()))
        assert table.answer(question.who, question.what, question.write(question.sample(rng))) is None
    return answers


def test_there_are_samples_of_both_rule_sets() -> None:
    assert {name.partition("-")[0] for _, name in FILES} >= {"mighty", "valhalla"}


@pytest.mark.parametrize(("version", "name"), FILES)
def test_a_file_of_an_earlier_version_replays_to_the_same_facts(version: str, name: str) -> None:
    table, wrong = open_table(read_campaign(HERE / version / f"{name}.gonfalon"))
    assert wrong is None
    assert plain(table) == known(version)[name]


@pytest.mark.parametrize(("version", "name"), FILES)
def test_a_file_of_an_earlier_version_can_be_played_on(version: str, name: str) -> None:
    table, _ = open_table(read_campaign(HERE / version / f"{name}.gonfalon"))
    assert played_on(table) > 0 or table.play.over


# --- the archive -----------------------------------------------------------------------------------------


@pytest.fixture(params=SETS)
def archived(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, Archive]]:
    """An archive that an earlier version left behind, opened by this one."""
    packed = HERE / request.param / "gonfalon.sqlite.gz"
    (tmp_path / "gonfalon.sqlite").write_bytes(gzip.decompress(packed.read_bytes()))
    with Archive.open(tmp_path) as archive:
        yield request.param, archive


def test_an_archive_of_an_earlier_version_holds_all_its_campaigns(archived: tuple[str, Archive]) -> None:
    version, archive = archived
    assert {card.name for card in archive.cards()} == set(known(version))


def test_its_campaigns_resume_to_the_same_facts(archived: tuple[str, Archive]) -> None:
    version, archive = archived
    for card in archive.cards():
        loaded = archive.load(card.id)
        assert loaded.stopped is None
        assert loaded.checkpoint is not None, "a checkpoint of the same rules serves"
        facts, wanted = plain(loaded.table), dict(known(version)[card.name])
        assert {**facts, "head": archive.entries(card.id)[-1].hash} == wanted


def test_its_campaigns_can_be_played_on_and_kept(archived: tuple[str, Archive]) -> None:
    _, archive = archived
    for card in archive.cards():
        table = archive.load(card.id).table
        before = table.next_number
        scribe = Scribe(archive, card.id, table)
        given = played_on(table)
        if given:
            scribe.write().result()
        after = archive.load(card.id).table
        assert after.next_number == before + given
        assert after.play.base.hash() == table.play.base.hash()


def test_its_people_and_what_they_wrote_are_there(archived: tuple[str, Archive]) -> None:
    _, archive = archived
    for card in archive.cards():
        first, second, *_ = archive.load(card.id).table.seats
        roles = sorted((member.role, member.seat, member.name) for member in archive.seats.members(card.id))
        assert roles == sorted([("ruler", first, "Anna"), ("ruler", second, "Bert"), ("spectator", "", "Gust")])
        assert [letter.sender for letter in archive.letters.of(card.id, second)] == [first]
        assert len(archive.requests.of(card.id)) == (0 if card.over else 1)


def test_its_logs_are_whole(archived: tuple[str, Archive]) -> None:
    _, archive = archived
    for card in archive.cards():
        entries = archive.entries(card.id)
        assert entries[0].follows(GENESIS)
        assert [entry.number for entry in entries] == list(range(len(entries)))
