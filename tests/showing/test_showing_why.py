"""Why not: pieces and a place are put to the rules' own judge, and what he says comes back with its clause."""

from __future__ import annotations

from shown_tables import MIGHTY, VALHALLA, WORDS, after, begun, played, seen

from gonfalon.showing.why import why_not

QUICK = {**MIGHTY, "quick": True}


def test_what_is_possible_needs_no_reason() -> None:
    table = after("mighty", 2, QUICK, lambda table: table.play.base.phase == "scouting")
    who, what = next(iter(table.play.open))
    _, number, _, place = next(o for o in table.options(who, what) if o.startswith("scout")).split()

    assert why_not(table, who, what, [f"{who}.{number}"], place, WORDS["en"]).message == ""


def test_what_is_not_possible_is_refused_with_the_clause() -> None:
    table = after("mighty", 2, QUICK, lambda table: table.play.base.phase == "scouting")
    who, what = next(iter(table.play.open))
    board = table.play.base.board
    here = table.play.base.banners[f"{who}.1"].place
    far = max(board.places, key=lambda place: (place in table.play.base.lands, board.distance(here, place)))
    town = seen(table, who).names.place(far)

    why = why_not(table, who, what, [f"{who}.1"], far, WORDS["nl"])

    assert why.rule.startswith("ME-SCT")
    assert town in why.message


def test_a_tile_that_was_not_scouted_cannot_be_marched_into() -> None:
    table = after("mighty", 2, QUICK, lambda table: table.play.base.phase == "movement")
    who, what = next(iter(table.play.open))
    war = table.play.base
    banner = next(b for b in war.banners.values() if b.realm == who and not b.ship)
    there = next(p for p in war.board.by_land(banner.place) if p not in war.turn.opened)

    assert why_not(table, who, what, [banner.id], there, WORDS["en"]).rule.startswith("ME-")


def test_a_question_that_is_somebody_elses_says_so_and_nothing_more() -> None:
    table = after("mighty", 2, QUICK, lambda table: table.play.base.phase == "scouting")
    who, what = next(iter(table.play.open))
    other = next(seat for seat in table.seats if seat != who)

    assert "not asked" in why_not(table, other, what, [f"{who}.1"], "A1", WORDS["en"]).message


def test_nonsense_is_answered_in_words() -> None:
    table = after("mighty", 2, QUICK, lambda table: table.play.base.phase == "scouting")
    who, what = next(iter(table.play.open))

    for pieces, place in (([], ""), (["", "red.x", "/"], "Z" * 500), ([f"{who}.1"] * 500, "‮")):
        assert why_not(table, who, what, pieces, place, WORDS["en"]).message != ""


def test_a_league_says_why_a_tile_cannot_be_taken() -> None:
    settings = {**VALHALLA, "quick_resolution": True, "attendance": "everybody"}
    table = begun("valhalla", 2, settings)
    question = next(q for q in played(table, 2, 400) if q.what == "claim")
    own = next(place for place, empire in table.play.base.owners.items() if empire == question.about["empire"])

    assert why_not(table, question.who, "claim", [], own, WORDS["en"]).rule.startswith("VAL-")
