"""The page of a world that is being laid: a map that grows, places to click, and the tile as a picture."""

from __future__ import annotations

import random

import pytest
from shown_tables import WORDS, begun, page, seen

from gonfalon.kernel import Table
from gonfalon.rulesets.mighty.state import War
from gonfalon.showing.logbook import entries
from gonfalon.showing.maps import terrain
from gonfalon.showing.sheets import sheets_of
from gonfalon.showing.types import Asked, TablePage
from gonfalon.showing.why import why_not

HAND = {"players": ("red", "blue"), "lay_by_hand": True}


def lay(table: Table[War], goes: int, rng: random.Random | None = None) -> None:
    """So many answers: the first that is offered, or any."""
    for _ in range(goes):
        question = next(iter(table.play.open.values()))
        answer = question.sample(rng) if rng else next(iter(question.options()))
        table.answer(question.who, question.what, question.write(answer))


def to_lay(goes: int) -> tuple[Table[War], str, Asked]:
    """A table where somebody has a tile in his hand, after so many tiles."""
    table = begun("mighty", 3, HAND)
    lay(table, 2 * goes + 1)
    who = table.play.state.player
    (asked,) = page(table, who).questions
    assert asked.what == "laying.place"
    return table, who, asked


def test_an_empty_table_has_one_place_for_the_first_tile() -> None:
    table = begun("mighty", 1, HAND)

    shown = page(table, table.play.state.player)

    assert list(shown.world.centres) == ["A1"]
    assert shown.places == {}
    assert [phase.key for phase in shown.calendar.phases][:2] == ["laying", "capitals"]
    assert shown.calendar.phases[0].state == "now"
    assert shown.calendar.active == table.play.state.player


def test_a_throw_that_stands_with_an_event_is_not_told_again_by_older_pages() -> None:
    table = begun("mighty", 1, HAND)
    (first,) = page(table, "red").log

    assert first.dice
    assert entries(seen(table, "red"), before=first.n) == ()


def test_the_map_has_another_fingerprint_with_every_tile() -> None:
    table = begun("mighty", 1, HAND)
    drawn = []

    for _ in range(3):
        lay(table, 2)
        drawn.append(page(table, "red").world.v)

    assert len(set(drawn)) == 3


def test_a_map_that_has_grown_is_still_drawn_as_it_was_under_its_old_fingerprint() -> None:
    table = begun("mighty", 1, HAND)
    lay(table, 2)
    sheets, old = sheets_of("mighty"), page(table, "red").world.v
    before = terrain(sheets.ground(table.play.state), "en", v=old)
    lay(table, 2)

    ground = sheets.ground(table.play.state)

    assert terrain(ground, "en", v=old) == before
    assert terrain(ground, "en") == terrain(ground, "en", v="no such world") != before


def test_every_place_where_the_tile_may_lie_is_on_the_map() -> None:
    table, who, asked = to_lay(6)
    shown = page(table, who)

    lit = {option.place for option in asked.options if option.place}

    assert lit
    assert lit <= set(shown.world.centres) - set(shown.places)
    x, y, wide, high = shown.world.view
    assert all(x < cx < x + wide and y < cy < y + high for cx, cy in shown.world.centres.values())


@pytest.mark.parametrize(("lang", "label"), [("en", "Lay it at "), ("nl", "Leg hem op ")])
def test_the_tile_is_shown_as_it_would_lie(lang: str, label: str) -> None:
    table, who, _ = to_lay(4)
    (asked,) = page(table, who, lang).questions

    for option in asked.options:
        if option.place:
            turn = option.answer.partition(" turn ")[2].partition(" ")[0]
            assert option.picture == f"{table.view(who).state.laying.drawn}/{turn}"
            assert option.label.startswith(label)
    assert asked.suggestion == asked.options[0].answer


def test_packs_are_offered_with_their_height_and_a_way_out() -> None:
    table = begun("mighty", 3, HAND)
    lay(table, 4)

    (asked,) = page(table, table.play.state.player).questions

    assert asked.title == "From which pack do you draw?"
    assert {option.note for option in asked.options if option.kind == "draw"} <= {
        f"{left} tiles left" for left in (24, 30, 32)
    }
    assert asked.options[-1].label == "Lay the rest for me"
    assert asked.suggestion == asked.options[0].answer


def test_a_place_that_is_barred_says_why_with_its_clause() -> None:
    table, who, asked = to_lay(8)
    shown: TablePage = page(table, who)
    lit = {option.place for option in asked.options}
    barred = next(place for place in shown.world.centres if place not in lit and place not in shown.places)

    why = why_not(table, who, "laying.place", [asked.options[0].picture], barred, WORDS["en"])

    assert why.message
    assert why.rule.startswith("ME-MAP-")


def test_undo_names_what_was_laid() -> None:
    table, who, asked = to_lay(2)

    table.answer(who, "laying.place", asked.options[0].answer)

    undo = page(table, who).undo
    assert undo is not None
    assert asked.options[0].label in undo.label


@pytest.mark.parametrize("lang", WORDS)
def test_a_whole_laying_has_words_for_everything(lang: str) -> None:
    table, rng = begun("mighty", 4, HAND), random.Random(4)

    while table.play.state.phase == "laying":
        lay(table, 1, rng if len(table.play.state.board.places) < 40 else None)
        if rng.randrange(20) == 0:
            page(table, "blue", lang)

    shown = page(table, "blue", lang)
    assert shown.calendar.phases[0].state == "done"
    assert not shown.world.centres.keys() - shown.places.keys()
    laid = [entry for entry in shown.log if entry.kind == "laying.laid"]
    assert laid
    assert not any(entry.places for entry in laid)
