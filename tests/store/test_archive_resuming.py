"""A campaign is taken up where it stood: from its last checkpoint, an older one, or the whole log."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest
from fair import Fair
from keeping_fairs import DICE, NOON, DatedFair, in_the_register, kept, new_table, play_on, where, why
from sqlalchemy import delete, update

from gonfalon.kernel import UMPIRE, Refused, Table
from gonfalon.kernel.inputs import Answer
from gonfalon.kernel.questions import Question
from gonfalon.rulesets import registry
from gonfalon.store import ledger, scribe
from gonfalon.store.appending import Append
from gonfalon.store.archive import Archive, Card
from gonfalon.store.schema import checkpoints, events, inputs
from gonfalon.store.scribe import Scribe


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """A checkpoint every few inputs."""
    monkeypatch.setattr(scribe, "EVERY", 4)


def answers(writing: Scribe, count: int, seed: int = 1) -> list[int]:
    """So many answers by chance, each written; their numbers."""
    rng, given = random.Random(seed), []
    for _ in range(count):
        question = rng.choice(list(writing.table.play.open.values()))
        assert writing.table.answer(question.who, question.what, question.write(question.sample(rng))) is None
        writing.write().result()
        given.append(writing.table.log[-1].number)
    return given


# --- where it stood -----------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("often")
@pytest.mark.parametrize("seed", range(6))
def test_whatever_was_done_it_is_taken_up_where_it_stood(archive: Archive, seed: int) -> None:
    writing = kept(archive, new_table(seed))
    for _ in play_on(writing, 60, random.Random(seed)):
        loaded = archive.load(writing.id)
        assert loaded.stopped is None
        assert where(loaded.table) == where(writing.table)


def test_only_the_entries_since_the_last_checkpoint_are_read(archive: Archive) -> None:
    writing = kept(archive, new_table())
    answers(writing, 130)
    loaded = archive.load(writing.id)
    assert loaded.checkpoint is not None
    assert len(loaded.entries) < scribe.EVERY
    assert list(loaded.entries) == writing.table.log[loaded.checkpoint.number + 1 :]


def test_a_table_that_was_taken_up_is_written_on(archive: Archive) -> None:
    writing = kept(archive, new_table())
    answers(writing, 20)
    again = Scribe(archive, writing.id, archive.load(writing.id).table)
    answers(again, 60, seed=2)
    assert where(archive.load(writing.id).table) == where(again.table)


def test_checkpoints_do_not_pile_up(archive: Archive) -> None:
    writing = kept(archive, new_table(rounds=500))
    answers(writing, 300)
    with archive.read() as connection:
        found = ledger.pages(connection, writing.id, "1", None)
    assert len(found) <= len(archive.frames(writing.id)) + ledger.KEPT


# --- further back ---------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("often")
def test_what_lies_before_the_checkpoint_is_taken_back_from_an_older_one(archive: Archive) -> None:
    writing = kept(archive, new_table())
    number = answers(writing, 30)[-9]
    resumed = archive.load(writing.id).table
    refusal = resumed.undo(UMPIRE, number)
    assert refusal is not None
    assert refusal.message.key == "kernel-before-checkpoint"

    back = archive.load(writing.id, before=number)
    assert back.table.undo(UMPIRE, number) is None
    Scribe(archive, writing.id, back.table)  # as a host would go on
    archive.append(Append(writing.id, back.table.log[len(back.entries) :], Card.of(back.table), NOON))

    assert writing.table.undo(UMPIRE, number) is None
    assert where(archive.load(writing.id).table) == where(writing.table)


@pytest.mark.usefixtures("often")
def test_before_the_first_checkpoint_there_is_the_whole_log(archive: Archive) -> None:
    writing = kept(archive, new_table())
    answers(writing, 12)
    loaded = archive.load(writing.id, before=0)
    assert loaded.checkpoint is None
    assert loaded.table.log == writing.table.log


@pytest.mark.usefixtures("often")
def test_a_checkpoint_that_an_undo_reaches_behind_is_passed_over(archive: Archive) -> None:
    writing = kept(archive, new_table())
    number = answers(writing, 30)[-9]
    stale = ledger.Page(writing.table.checkpoint(), "1")
    assert writing.table.undo(UMPIRE, number) is None
    writing.write().result()
    archive.write(lambda connection: ledger.put_page(connection, writing.id, stale))

    loaded = archive.load(writing.id)

    assert loaded.checkpoint is None or loaded.checkpoint.last.number < number
    assert where(loaded.table) == where(writing.table)


# --- what is damaged, or of other rules -------------------------------------------------------------------------------


def spoil_checkpoint(archive: Archive, id: str) -> None:
    archive.write(lambda c: c.execute(update(checkpoints).where(checkpoints.c.campaign == id).values(body=b"x")))


def spoil_events(archive: Archive, id: str) -> None:
    archive.write(lambda c: c.execute(delete(events).where((events.c.campaign == id) & (events.c.place == 0))))


@pytest.mark.parametrize("spoil", [spoil_checkpoint, spoil_events])
def test_without_a_sound_checkpoint_the_log_gives_the_campaign_and_its_checkpoints_back(
    archive: Archive, spoil: object
) -> None:
    writing = kept(archive, new_table())
    answers(writing, 60)
    pages = archive.frames(writing.id)
    spoil(archive, writing.id)  # type: ignore[operator]

    whole, resumed = archive.load(writing.id), archive.load(writing.id)

    assert whole.checkpoint is None
    assert resumed.checkpoint is not None
    assert where(whole.table) == where(resumed.table) == where(writing.table)
    assert [(p.year, p.over) for p in archive.frames(writing.id)] == [(p.year, p.over) for p in pages]


def test_checkpoints_of_other_rules_are_not_trusted(archive: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    class NewerFair(DatedFair):
        version, reads = "2", ("1",)

    writing = kept(archive, new_table())
    answers(writing, 60)
    monkeypatch.setitem(registry.REGISTER, "fair", in_the_register(NewerFair))

    assert archive.load(writing.id).checkpoint is None
    assert archive.load(writing.id).checkpoint is not None


def test_a_log_that_newer_rules_refuse_goes_on_from_a_checkpoint_of_the_older(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    class StingyFair(DatedFair):
        version, reads = "2", ("1",)

        def _bid(self, fair: Fair, p: str, weather: int) -> Question[int]:
            return msgspec.structs.replace(super()._bid(fair, p, weather), among=(99,))

    writing = kept(archive, new_table(0))
    answers(writing, 3)
    while writing.table.play.base.phase != "winter":
        answers(writing, 1)
    assert writing.table.order("anna", "toll", "ask") is None
    page = ledger.Page(writing.table.checkpoint(), writing.table.log[-1].version)
    archive.append(Append(writing.id, writing.table.log[-1:], Card.of(writing.table), NOON, page))
    monkeypatch.setitem(registry.REGISTER, "fair", in_the_register(StingyFair))

    loaded = archive.load(writing.id)

    assert loaded.stopped is None
    assert loaded.table.play.base.phase == "winter"


def test_a_log_that_newer_rules_refuse_stops_before_what_they_refuse(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    class RestlessFair(DatedFair):
        version = "2"

        def standing(self, state: Fair) -> Iterable[Question[Any]]:
            return ()

    writing = kept(archive, new_table())
    first = answers(writing, 3)[0]
    assert writing.table.answer("anna", "concede", writing.table.options("anna", "concede")[0]) is None
    writing.write().result()
    monkeypatch.setitem(registry.REGISTER, "fair", in_the_register(RestlessFair))

    loaded = archive.load(writing.id)

    assert loaded.stopped is not None
    assert loaded.table.log == writing.table.log[: first + 3]


def test_a_damaged_entry_stops_the_campaign_before_it_and_is_named(archive: Archive) -> None:
    writing = kept(archive, new_table())
    answers(writing, 70)
    loaded = archive.load(writing.id)
    assert loaded.checkpoint is not None
    bad = loaded.checkpoint.number + 3
    this = (inputs.c.campaign == writing.id) & (inputs.c.seq == bad)
    archive.write(lambda connection: connection.execute(update(inputs).where(this).values(body=b"{}\n")))

    stopped = archive.load(writing.id)

    assert stopped.stopped is not None
    assert stopped.stopped.message.args["number"] == bad
    assert stopped.table.log[-1].number == bad - 1
    with pytest.raises(Refused):
        archive.entries(writing.id)


# --- pages of the replay ----------------------------------------------------------------------------------------


def test_each_month_has_a_page_and_the_end_has_one(archive: Archive) -> None:
    writing = kept(archive, new_table(rounds=3))
    while writing.table.play.open:
        answers(writing, 1, seed=len(writing.table.log))
    assert [(page.year, page.over) for page in archive.frames(writing.id)] == [
        (1, False),
        (2, False),
        (3, False),
        (4, True),
    ]


def test_a_page_shows_the_campaign_as_it_stood(archive: Archive) -> None:
    writing = kept(archive, new_table(rounds=4))
    stood = {}
    while writing.table.play.open:
        answers(writing, 1, seed=len(writing.table.log))
        stood[writing.table.log[-1].number] = where(writing.table)
    for number, page in enumerate(archive.frames(writing.id)[1:], 1):
        assert where(archive.frame(writing.id, number).table) == stood[page.number]


def test_a_month_that_is_taken_back_has_no_page(archive: Archive) -> None:
    writing = kept(archive, new_table(rounds=9))
    while len(archive.frames(writing.id)) < 4:
        answers(writing, 1, seed=len(writing.table.log))
    first = archive.frames(writing.id)[1].number + 1
    number = next(e.number for e in writing.table.log[first:] if isinstance(e.input, Answer))
    assert writing.table.undo(UMPIRE, number) is None
    writing.write().result()
    assert [page.year for page in archive.frames(writing.id)] == [1, 2]

    while len(archive.frames(writing.id)) < 4:
        answers(writing, 1, seed=len(writing.table.log))
    assert [page.year for page in archive.frames(writing.id)] == [1, 2, 3, 4]


def test_a_month_whose_first_input_is_taken_back_keeps_a_page(archive: Archive) -> None:
    writing = kept(archive, new_table(1, rounds=9))
    while len(archive.frames(writing.id)) < 3:
        answers(writing, 1, seed=len(writing.table.log))
    last = archive.frames(writing.id)[-1].number
    with archive.read() as connection:
        number = ledger.page(connection, writing.id, last).last.number
    assert writing.table.undo(UMPIRE, number) is None
    while writing.table.play.base.round < 3:
        question = next(iter(writing.table.play.open.values()))
        answer = question.write(question.sample(random.Random(1)))
        assert writing.table.answer(question.who, question.what, answer) is None
    writing.write().result()
    assert [page.year for page in archive.frames(writing.id)] == [1, 2, 3]


def test_a_page_that_is_not_there_is_refused(archive: Archive) -> None:
    writing = kept(archive, new_table())
    for number in (-1, 1):
        with pytest.raises(Refused) as refused:
            archive.frame(writing.id, number)
        assert why(refused) == "store-no-frame"


def test_a_log_that_is_walked_through_has_the_pages_it_had_in_play(archive: Archive) -> None:
    writing = kept(archive, new_table(rounds=50))
    list(play_on(writing, 150, random.Random(3)))
    table, stopped, pages = scribe.walk(DatedFair(), writing.table.log, DICE)
    assert stopped is None
    assert isinstance(table, Table)
    assert [(frame.year, frame.over) for _, frame in pages] == [
        (page.year, page.over) for page in archive.frames(writing.id)
    ]


# --- rules that read otherwise ---------------------------------------------------------------------------------------


class OtherFair(DatedFair):
    """A ruling has changed, and is no setting."""

    version = "2"

    def _bid(self, fair: Fair, p: str, weather: int) -> Question[int]:
        bid = super()._bid(fair, p, weather)
        return msgspec.structs.replace(bid, among=[coins for coins in bid.among if coins < 3])  # type: ignore[attr-defined]


@pytest.fixture
def stands_still(archive: Archive, monkeypatch: pytest.MonkeyPatch) -> str:
    """A campaign that older rules wrote, and that the newer ones refuse half-way."""
    writing = kept(archive, new_table())
    answers(writing, 60)
    monkeypatch.setitem(registry.REGISTER, "fair", in_the_register(OtherFair))
    return writing.id


def test_a_campaign_of_rules_read_otherwise_stands_still(archive: Archive, stands_still: str) -> None:
    for _ in range(2):  # it does not go on by being looked at
        stopped = archive.load(stands_still).stopped
        assert stopped is not None
        assert stopped.message.key == "kernel-older-rules"


def test_its_owner_lets_it_go_on_and_nothing_of_its_log_is_lost(archive: Archive, stands_still: str) -> None:
    before = archive.entries(stands_still)
    cut = archive.load(stands_still).table.next_number
    assert cut < len(before)

    archive.go_on(stands_still, "we like them better", "Anna")

    loaded = archive.load(stands_still)
    assert loaded.stopped is None
    assert archive.entries(stands_still)[: len(before)] == before
    assert loaded.table.heard[-1].kind == "reread"
    writing = Scribe(archive, stands_still, loaded.table)
    answers(writing, 30)
    assert where(archive.load(stands_still).table) == where(writing.table)
    again, stopped = Table.replay(OtherFair(), archive.entries(stands_still), DICE)
    assert stopped is None
    assert where(again) == where(writing.table)


def test_a_campaign_that_does_not_stand_still_has_nothing_to_decide(archive: Archive) -> None:
    writing = kept(archive, new_table())
    with pytest.raises(Refused) as refusal:
        archive.go_on(writing.id, "", "Anna")
    assert why(refusal) == "store-goes-on"
    assert len(archive.entries(writing.id)) == len(writing.table.log)
