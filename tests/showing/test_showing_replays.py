"""Looking back: each moment as the viewer knew it then, and his figures over time."""

from __future__ import annotations

import pytest
from shown_tables import MIGHTY, WORDS, begun, page, played, seat

from gonfalon.kernel import Table
from gonfalon.rulesets.mighty.state import War
from gonfalon.showing.pages import past_page
from gonfalon.showing.replays import Past, replay

EN = WORDS["en"]


@pytest.fixture(scope="module")
def kept() -> tuple[Table[War], list[Past]]:
    """A war of a year and the states at the beginning of each month."""
    table, moments = begun("mighty", 2, {**MIGHTY, "quick": True}), list[Past]()
    for number, _ in enumerate(played(table, 2, 400)):
        war = table.play.base
        if table.play.untouched and (not moments or table.rules.moment(moments[-1].state) != table.rules.moment(war)):
            moments.append(Past(number, war.fork(), len(table.checkpoint().heard)))
        if war.year == 2:
            break
    return table, moments


def test_a_moment_is_as_the_viewer_knew_it_then(kept: tuple[Table[War], list[Past]]) -> None:
    table, moments = kept

    shown = past_page(seat(table, "red"), moments[2], EN)

    assert (shown.calendar.year, shown.calendar.month) == table.rules.moment(moments[2].state)
    assert shown.questions == ()
    assert all((piece.points is None) == (piece.owner != "red") for piece in shown.pieces if piece.kind == "banner")
    assert len(shown.log) < len(page(table, "red").log) or shown.log[-1].n < page(table, "red").log[-1].n


@pytest.mark.rule("ME-RLM-30")
def test_strength_is_a_line_for_me_and_gaps_for_those_i_know_nothing_of(kept: tuple[Table[War], list[Past]]) -> None:
    table, moments = kept

    shown = replay(seat(table, "red"), moments, EN)

    assert [frame.n for frame in shown.frames] == [past.n for past in moments]
    strength = {line.seat: line.points for line in next(s for s in shown.series if s.key == "strength").lines}
    own = [sum(b.points for b in past.state.banners.values() if b.realm == "red") for past in moments]
    assert list(strength["red"]) == own
    assert None in strength["blue"] or None in strength["yellow"]


def test_tiles_and_revenue_are_open_to_everybody(kept: tuple[Table[War], list[Past]]) -> None:
    table, moments = kept

    mine, theirs = (replay(seat(table, who), moments, EN) for who in ("red", ""))

    open_to_all = [[s for s in shown.series if s.key != "strength"] for shown in (mine, theirs)]
    assert open_to_all[0] == open_to_all[1]
