"""The recorder: one of the players, who adds, corrects and passes the pen (ME-CHR-01, -10, -12, -13)."""

from __future__ import annotations

import pytest
from saga import Saga

from gonfalon.chronicle import Chronicle, Pen, annotate, asked_for_account, markdown, read_pen
from gonfalon.chronicle.mighty.writing import write
from gonfalon.chronicle.pages import Victory
from gonfalon.chronicle.pen import Deed, Table, recorder
from gonfalon.kernel import Refused

SEATS = ("red", "blue")
NOW = Table(seats=SEATS, year=2)


def a_battle() -> tuple[Chronicle, str]:
    """Red beat Blue in the second month; Blue took land in the first."""
    saga = Saga(SEATS)
    place = next(p for p in saga.board.places if p not in saga.board.capitals)
    saga.month(1, 1).found("blue", place).month(1, 2).battle("red", "blue", place).winter(1)
    saga.tell("winter.event", "ME-EVT-02", realm="red", event="famine")
    return write(saga.matter(), "en"), place


def told(*deeds: Deed, table: Table = NOW, first: str = "red") -> str:
    return markdown(annotate(a_battle()[0], Pen(recorder=first, deed=deeds), table))


def refused(*deeds: Deed, table: Table = NOW, first: str = "red") -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        told(*deeds, table=table, first=first)
    return caught.value.refusal.message.key, caught.value.refusal.rule


@pytest.mark.rule("ME-CHR-01")
def test_exactly_one_player_holds_the_pen_from_the_start() -> None:
    assert recorder(Pen(), NOW) == "red"
    assert recorder(Pen(recorder="blue"), NOW) == "blue"


@pytest.mark.rule("ME-CHR-01")
def test_the_recorder_adds_a_note_marked_as_his() -> None:
    assert "*Added by the recorder:* It rained." in told(Deed("note", "red", 1, 2, "It rained."))


@pytest.mark.rule("ME-CHR-01")
def test_nobody_else_writes_in_the_chronicle() -> None:
    assert refused(Deed("note", "blue", 1, 2, "Lies.")) == ("chronicle-pen-not-recorder", "ME-CHR-01")


@pytest.mark.rule("ME-CHR-01")
def test_the_recorder_puts_an_entry_in_other_words() -> None:
    page = told(Deed("correct", "red", 1, "winter", "Nobody ate.", paragraph=1))

    assert "Nobody ate." in page


@pytest.mark.rule("ME-CHR-01", "ME-CHR-08")
def test_the_facts_of_a_battle_stay_as_they_were_logged() -> None:
    assert refused(Deed("correct", "red", 1, 2, "We won.", paragraph=1)) == ("chronicle-pen-facts", "ME-CHR-01")


@pytest.mark.rule("ME-CHR-10")
def test_the_victor_may_tell_his_battle_himself() -> None:
    _, place = a_battle()
    page = told(Deed("account", "red", 1, 2, "I did it alone.", place=place))

    assert "tell it:* I did it alone." in page


@pytest.mark.rule("ME-CHR-10")
def test_the_loser_may_not_replace_the_account() -> None:
    _, place = a_battle()

    assert refused(Deed("account", "blue", 1, 2, "No!", place=place)) == ("chronicle-pen-not-victor", "ME-CHR-10")


@pytest.mark.rule("ME-CHR-10")
def test_the_recorders_comment_on_a_battle_is_marked_as_such() -> None:
    _, place = a_battle()

    page = told(Deed("remark", "blue", 1, 2, "Not quite.", place=place), first="blue")

    assert "*The recorder adds:* Not quite." in page


@pytest.mark.rule("ME-CHR-12")
def test_in_the_recorders_absence_the_victor_is_asked() -> None:
    victory = Victory("1.2.B4", "blue", 1, 2)

    assert asked_for_account(Pen(recorder="red"), victory, NOW, away=()) == "red"
    assert asked_for_account(Pen(recorder="red"), victory, NOW, away=("red",)) == "blue"


@pytest.mark.rule("ME-CHR-13")
def test_the_pen_passes_on_when_a_winter_is_over() -> None:
    passed = Deed("pass", "red", 1, "winter", to="blue")

    assert "Mine now." in told(passed, Deed("note", "blue", 1, "winter", "Mine now."))
    assert refused(passed, Deed("note", "red", 1, "winter", "Still mine.")) == (
        "chronicle-pen-not-recorder",
        "ME-CHR-01",
    )
    assert recorder(Pen(recorder="red", deed=(passed,)), NOW, year=1) == "red"
    assert recorder(Pen(recorder="red", deed=(passed,)), NOW, year=2) == "blue"


@pytest.mark.rule("ME-CHR-13")
def test_in_mid_season_the_pen_stays_where_it_is() -> None:
    assert refused(Deed("pass", "red", 1, 3, to="blue")) == ("chronicle-pen-not-yet", "ME-CHR-13")
    early = Table(seats=SEATS, year=1)
    assert refused(Deed("pass", "red", 1, "winter", to="blue"), table=early) == ("chronicle-pen-not-yet", "ME-CHR-13")


@pytest.mark.rule("ME-CHR-13")
def test_a_recorder_who_has_left_is_replaced_at_any_time() -> None:
    gone = Table(seats=SEATS, year=1, out=frozenset({"red"}))

    assert "At last." in told(Deed("pass", "blue", 1, 2, to="blue"), Deed("note", "blue", 1, 2, "At last."), table=gone)


@pytest.mark.parametrize(
    ("deed", "key"),
    [
        (Deed("note", "red", 7, 2, "Too early."), "chronicle-pen-no-entry"),
        (Deed("note", "red", 1, 2, ""), "chronicle-pen-text"),
        (Deed("note", "nobody", 1, 2, "Who?"), "chronicle-pen-seat"),
        (Deed("pass", "red", 1, "winter", to="nobody"), "chronicle-pen-seat"),
        (Deed("remark", "red", 1, 2, "Where?", place="Z99"), "chronicle-pen-no-battle"),
        (Deed("correct", "red", 1, "winter", "Which?", paragraph=9), "chronicle-pen-paragraph"),
    ],
)
def test_what_cannot_be_written_is_refused(deed: Deed, key: str) -> None:
    assert refused(deed)[0] == key


def test_a_pen_file_is_read() -> None:
    text = b"""
    recorder = "blue"
    [calendar]
    adjectives = ["Grim"]
    [peoples]
    red = "dwarfs"
    [[deed]]
    kind = "note"
    by = "blue"
    year = 1
    month = "before"
    text = "So it begins."
    """
    pen = read_pen(text, "war.pen.toml", SEATS)

    assert (pen.recorder, pen.calendar.adjectives, pen.peoples) == ("blue", ("Grim",), {"red": "dwarfs"})
    assert "So it begins." in markdown(annotate(a_battle()[0], pen, NOW))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (b"recorder = ", "chronicle-pen-damaged"),
        (b"\xff", "chronicle-pen-damaged"),
        (b"recorder = " + b"[" * 100_000, "chronicle-pen-damaged"),
        (b'scribe = "red"', "chronicle-pen-damaged"),
        (b'recorder = "nobody"', "chronicle-pen-seat"),
        (b'[peoples]\nred = "martians"', "names-unknown-race"),
        (b'[[deed]]\nkind = "burn"\nby = "red"\nyear = 1', "chronicle-pen-damaged"),
        (b"#" * 2_000_000, "chronicle-pen-long"),
    ],
)
def test_a_pen_file_that_is_none_is_refused(text: bytes, key: str) -> None:
    with pytest.raises(Refused) as caught:
        read_pen(text, "war.pen.toml", SEATS)

    assert caught.value.refusal.message.key == key
