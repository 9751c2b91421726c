"""The chronicle as a book on the page: each reader's own, with its pictures and with what people wrote into it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from random import Random
from typing import Any

import pytest

from gonfalon.chronicle import Chronicle
from gonfalon.chronicle.pages import Entry, Paragraph, Victory, Year
from gonfalon.kernel import UMPIRE, Eyes, FastDice, Refused, Table
from gonfalon.players import player
from gonfalon.render.grid import centre
from gonfalon.rulesets.registry import rule_set
from gonfalon.showing.chronicles import Book, BookEntry, Telling, Words, book, paper, passed, penned

SEATS = ("red", "blue")


def a_table(seed: str = "book") -> Table[Any]:
    return Table.start(rule_set("mighty"), {"players": SEATS, "seed": seed, "lost_capital": "rival"}, FastDice(seed))


def played(table: Table[Any], until: Callable[[Table[Any]], bool], mind: str = "squire") -> Table[Any]:
    """A campaign of computer players, up to a moment."""
    minds = {seat: player(mind, Random(seat), table.rules.name) for seat in SEATS}
    while not until(table):
        question = next(iter(table.play.open.values()))
        answer = minds[question.who].answer(question, partial(table.view, question.who))
        assert table.answer(question.who, question.what, question.write(answer)) is None
    return table


@cache
def a_war() -> Table[Any]:
    """Into the second year."""
    return played(a_table(), lambda table: table.play.base.year > 1)


@cache
def a_young_war() -> Table[Any]:
    """In its first month."""
    return played(a_table(), lambda table: bool(table.play.base.month) and table.play.base.phase == "scouting")


@cache
def a_war_with_a_battle() -> Table[Any]:
    """Two captains go for each other; up to the month after the one in which they meet."""

    def is_told(table: Table[Any]) -> bool:
        rest = iter(table.heard)
        met = any(event.kind == "battle.result" and event.args["defender"] in SEATS for event in rest)
        return met and any(event.kind in ("month.begins", "season.ends") for event in rest)

    return played(a_table(), is_told, "captain")


def entries(told: Book) -> list[BookEntry]:
    return [entry for year in told.years for entry in year.entries]


def text(told: Book) -> str:
    return "\n".join(line.text for entry in entries(told) for line in entry.lines)


def a_plain_line(told: Book) -> tuple[str, int, str]:
    """Key, number and words of a paragraph that the recorder may put otherwise."""
    return next((e.key, line.n, line.text) for e in entries(told) for line in e.lines if line.kind == "text")


# --- reading ---------------------------------------------------------------------------------------------


def test_a_book_has_its_years_with_their_entries_in_order() -> None:
    told = book(a_war(), Eyes("red"), "en", ())

    assert [year.year for year in told.years][:1] == [1]
    assert [entry.key for entry in entries(told)][:2] == ["1.before", "1.1"]
    assert "1.winter" in [entry.key for entry in entries(told)]


def test_each_ruler_reads_his_own_book_and_the_umpire_more_than_anybody() -> None:
    red, blue, all_of_it = (text(book(a_war(), who, "en", ())) for who in (Eyes("red"), Eyes("blue"), UMPIRE))

    assert red != blue
    assert all_of_it not in (red, blue)


def test_pictures_are_cut_round_places_the_reader_knows_of() -> None:
    told = book(a_war(), Eyes("red"), "en", ())
    pictures = [entry.plate for entry in entries(told) if entry.plate]

    assert pictures
    for plate in pictures:
        left, top, wide, high = plate.view
        middle = centre(a_war().play.base.board.hex(plate.place))
        assert (left + wide / 2, top + high / 2) == pytest.approx(middle, abs=0.2)
        assert plate.caption


def test_a_dutch_reader_has_dutch_captions() -> None:
    english, dutch = (
        [entry.plate.caption for entry in entries(book(a_war(), Eyes("red"), lang, ())) if entry.plate]
        for lang in ("en", "nl")
    )

    assert len(english) == len(dutch)
    assert english != dutch


def test_on_paper_it_says_what_the_book_says() -> None:
    told = book(a_war(), Eyes("red"), "en", ())

    assert a_plain_line(told)[2][:30] in paper(a_war(), Eyes("red"), "en", (), "html")
    assert paper(a_war(), Eyes("red"), "en", (), "md").startswith("# ")


def test_there_is_no_other_paper() -> None:
    with pytest.raises(Refused, match="chronicle-format"):
        paper(a_war(), Eyes("red"), "en", (), "exe")


# --- the pen ---------------------------------------------------------------------------------------------


def test_the_first_seat_holds_the_pen_and_may_put_plain_paragraphs_otherwise() -> None:
    red, blue = book(a_war(), Eyes("red"), "en", ()), book(a_war(), Eyes("blue"), "en", ())

    assert (red.pen, red.mine, blue.pen, blue.mine) == ("red", True, "red", False)
    assert "correct" in {line.may for entry in entries(red) for line in entry.lines}
    assert "correct" not in {line.may for entry in entries(blue) for line in entry.lines}


def test_facts_are_nobodys_to_change() -> None:
    told = book(a_war_with_a_battle(), Eyes("red"), "en", ())
    facts = [(entry.key, line) for entry in entries(told) for line in entry.lines if line.kind == "facts"]

    assert facts
    assert all(not line.may for _, line in facts)
    key, line = facts[0]
    with pytest.raises(Refused, match="chronicle-pen-facts"):
        penned(a_war_with_a_battle(), "red", "en", (), key, Words("It was a draw.", "correct", line.n))


@pytest.mark.rule("ME-CHR-10")
@pytest.mark.parametrize(("reader", "may"), [("red", "account"), ("blue", "")])
def test_who_won_a_battle_may_tell_it_himself_and_nobody_else(reader: str, may: str) -> None:
    account = Paragraph("They fled.", "account", "As the victors tell it", "1.3.E4")
    year = Year(1, "The first year", "", (Entry(3, "Third month", "", (account,)),))
    chronicle = Chronicle("The land", "en", (year,), (Victory("1.3.E4", "red", 1, 3),))

    told = Telling(chronicle, reader, reader == "red", set(), {}).year(year)

    assert [line.may for line in told.entries[0].lines] == [may]


@pytest.mark.rule("ME-CHR-01")
def test_a_note_of_the_recorder_stands_in_everybodys_book() -> None:
    kept = penned(a_war(), "red", "en", (), "1.1", Words("  It rained\n all month. "))

    for reader in ("red", "blue", ""):
        told = book(a_war(), Eyes(reader), "en", (kept,))
        (entry,) = [entry for entry in entries(told) if entry.key == "1.1"]
        assert entry.lines[-1].text == "It rained all month."
        assert entry.lines[-1].kind == "note"
        assert entry.edited


def test_whoever_does_not_hold_the_pen_cannot_write() -> None:
    with pytest.raises(Refused, match="chronicle-pen-not-recorder"):
        penned(a_war(), "blue", "en", (), "1.1", Words("Lies."))


@pytest.mark.parametrize("wrong", ["", "   ", "x" * 4001])
def test_nothing_and_too_much_is_not_written(wrong: str) -> None:
    with pytest.raises(Refused, match="books-pen-text"):
        penned(a_war(), "red", "en", (), "1.1", Words(wrong))


@pytest.mark.parametrize("key", ["", "1", "1.x", "x.1", "1.²", "99999.1", "1.1.1"])
def test_a_key_that_is_none_is_refused(key: str) -> None:
    with pytest.raises(Refused, match="books-no-entry"):
        penned(a_war(), "red", "en", (), key, Words("Here."))


def test_an_entry_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match="chronicle-pen-no-entry"):
        penned(a_war(), "red", "en", (), "7.3", Words("Here."))


def test_a_correction_replaces_the_words_the_recorder_saw() -> None:
    key, n, was = a_plain_line(book(a_war(), Eyes("red"), "en", ()))

    kept = penned(a_war(), "red", "en", (), key, Words("Otherwise.", "correct", n))
    told = text(book(a_war(), Eyes("red"), "en", (kept,)))

    assert "Otherwise." in told
    assert was not in told


def test_where_those_words_do_not_stand_a_correction_is_a_note_beside_them() -> None:
    key, n, _ = a_plain_line(book(a_war(), Eyes("red"), "en", ()))

    kept = penned(a_war(), "red", "en", (), key, Words("Otherwise.", "correct", n))
    before, after = book(a_war(), Eyes("red"), "nl", ()), book(a_war(), Eyes("red"), "nl", (kept,))

    assert all(line in text(after) for line in text(before).splitlines())
    notes = [line for entry in entries(after) if entry.key == key for line in entry.lines if line.kind == "note"]
    assert [note.text for note in notes] == ["Otherwise."]


def test_what_has_no_place_in_a_readers_book_is_left_out_of_it() -> None:
    kept = penned(a_war(), "red", "en", (), "1.1", Words("It rained."))

    assert "It rained." not in text(book(a_table(), Eyes("red"), "en", (kept,)))


@pytest.mark.rule("ME-CHR-13")
def test_after_a_winter_the_pen_can_be_passed_on() -> None:
    assert book(a_war(), Eyes("red"), "en", ()).heirs == ("blue",)

    kept = passed(a_war(), "red", "en", (), "blue")
    red, blue = (book(a_war(), Eyes(who), "en", (kept,)) for who in SEATS)

    assert (red.pen, red.mine, blue.mine) == ("blue", False, True)
    assert penned(a_war(), "blue", "en", (kept,), "1.1", Words("At last.")).deed.by == "blue"


@pytest.mark.rule("ME-CHR-13")
def test_before_the_first_winter_the_pen_stays_where_it_is() -> None:
    assert book(a_young_war(), Eyes("red"), "en", ()).heirs == ()
    with pytest.raises(Refused, match="chronicle-pen-not-yet"):
        passed(a_young_war(), "red", "en", (), "blue")
