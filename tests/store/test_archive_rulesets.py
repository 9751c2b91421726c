"""The rule sets in the archive: their calendars turn its pages, and nobody can tell a campaign that was taken up."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import msgspec
import pytest
from keeping_fairs import DICE

from gonfalon.chronicle import markdown
from gonfalon.chronicle.mighty.source import matter_of
from gonfalon.chronicle.mighty.writing import write
from gonfalon.chronicle.pen import Pen
from gonfalon.kernel import Table
from gonfalon.players import Squire
from gonfalon.players.simulation import Plan, set_up
from gonfalon.store.archive import Archive
from gonfalon.store.files import Campaign
from gonfalon.store.scribe import Scribe

SETTINGS: dict[str, dict[str, Any]] = {"mighty": {"years": 2, "capital_ends": False}, "valhalla": {"rounds": 3}}


def played(archive: Archive, ruleset: str, seed: str, most: int = 100_000) -> Scribe:
    """A campaign by chance, to its end or for so many answers."""
    match = set_up(Plan(ruleset, ("squire",) * 4, seed, SETTINGS[ruleset]), 0)
    table = Table.start(match.rules, match.settings, DICE)
    about = Campaign(ruleset, match.rules.version, "sealed", DICE.commitment, DICE.secret.hex())
    scribe, mind = (
        Scribe(archive, archive.create(about, ruleset, "", table), table),
        Squire(random.Random(seed)),
    )
    while table.play.open and len(table.log) < most:
        question = next(iter(table.play.open.values()))
        answer = mind.answer(question, partial(table.view, question.who))
        assert table.answer(question.who, question.what, question.write(answer)) is None
        scribe.write()
    scribe.write().result()
    return scribe


@pytest.mark.parametrize(
    ("ruleset", "moments"),
    [
        ("mighty", [*((1, month) for month in range(7)), *((2, month) for month in range(1, 7)), (3, 0)]),
        ("valhalla", [(1, 0), (2, 0), (3, 0), (4, 0)]),
    ],
)
def test_every_month_and_the_end_is_a_page(archive: Archive, ruleset: str, moments: list[tuple[int, int]]) -> None:
    pages = archive.frames(played(archive, ruleset, "pages").id)
    assert [(page.year, page.month) for page in pages] == moments
    assert [page.over for page in pages] == [False] * (len(pages) - 1) + [True]


@pytest.mark.parametrize("ruleset", SETTINGS)
@pytest.mark.parametrize("most", [60, 150])
def test_a_campaign_that_was_taken_up_shows_everybody_the_same(archive: Archive, ruleset: str, most: int) -> None:
    scribe = played(archive, ruleset, "views", most)
    again = archive.load(scribe.id).table
    assert again.play.state.hash() == scribe.table.play.state.hash()
    for who in (*scribe.table.seats, ""):
        assert msgspec.json.encode(again.view(who)) == msgspec.json.encode(scribe.table.view(who))


@pytest.mark.parametrize("reader", ["", "red"])
def test_the_chronicle_of_a_campaign_that_was_taken_up_is_the_same(archive: Archive, reader: str) -> None:
    scribe = played(archive, "mighty", "story")
    tables = scribe.table, archive.load(scribe.id).table
    books = [markdown(write(matter_of(table, reader, Pen()), "en")) for table in tables]
    assert books[0] == books[1]
    assert len(books[0]) > 1000
