"""Pages keep secrets: change what a player may not know, and his page is the same to the last byte."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from shown_tables import MIGHTY, VALHALLA, begun, page, played

from gonfalon.kernel import UMPIRE, Eyes, Refused, Table
from gonfalon.kernel.secrecy import EvenDice

WARS = {
    "as printed": {**MIGHTY, "quick": True},
    "baggage hidden": {**MIGHTY, "quick": True, "hide_baggage": True, "races": True},
}


def twins(table: Table[Any], who: str, rng: random.Random) -> tuple[Table[Any], Table[Any]] | None:
    """The table as it was at the last checkpoint, and the same with what this player may not know drawn anew.

    None within a step, or where the next step discloses something by rule before it asks anybody.
    """
    fair = table.redraw(who, rng)
    if fair is None:
        return None
    at = table.checkpoint()
    states = at.state, msgspec.Raw(fair.base.packed())
    try:
        pair = [Table.resume(table.rules, replace(at, state=state), [], EvenDice(7))[0] for state in states]
    except Refused:  # the redrawn one would have thrown other dice
        return None
    told = len(at.heard)
    if any(event.shows and event.visible(who) for twin in pair for event in twin.heard[told:]):
        return None
    return pair[0], pair[1]


def leaks(table: Table[Any], seed: int, most: int, every: int, people: tuple[Eyes | str, ...]) -> Iterator[str]:
    """Differences between pages that should look alike; how many were compared goes before them."""
    rng, compared = random.Random(seed), 0
    for number, _ in enumerate(played(table, seed, most)):
        for who in people if number % every == 0 else ():
            if pair := twins(table, who if isinstance(who, str) else who.seat, rng):
                real, redrawn = (msgspec.json.encode(page(twin, who)) for twin in pair)
                compared += pair[0].play.base.hash() != pair[1].play.base.hash()
                if real != redrawn:
                    yield f"{who} after {number}: {_first_difference(real, redrawn)}"
    assert compared > 0, "nothing hidden was ever drawn anew"


def _first_difference(a: bytes, b: bytes) -> str:
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"…{a[max(0, at - 120) : at + 60]!r} / …{b[max(0, at - 20) : at + 60]!r}"


@pytest.mark.rule("ME-RLM-30")
@pytest.mark.parametrize("war", WARS)
@pytest.mark.parametrize("seed", range(2))
def test_a_rulers_page_tells_nothing_of_what_he_may_not_know(war: str, seed: int) -> None:
    table = begun("mighty", seed, WARS[war])

    assert list(leaks(table, seed, 400, 25, ("red", "blue", ""))) == []


@pytest.mark.parametrize("seed", range(2))
def test_a_players_page_tells_nothing_of_votes_and_sealed_orders(seed: int) -> None:
    settings = {**VALHALLA, "quick_resolution": True, "attendance": "everybody"}

    assert list(leaks(begun("valhalla", seed, settings), seed, 120, 3, ("anna", "bert", ""))) == []


def test_a_planted_leak_is_found() -> None:
    """The harness sees a difference where there is one: the umpire's page does tell."""
    table = begun("mighty", 1, WARS["as printed"])

    assert any("umpire" in found for found in leaks(table, 1, 60, 6, (UMPIRE,)))


def test_nobody_but_himself_is_shown_a_players_standing_orders_and_whether_he_throws_his_own_dice() -> None:
    table = begun("mighty", 1, MIGHTY)
    before = {who: page(table, who).me for who in ("red", "blue", "")}

    assert table.order("red", "first-side", "always") is None
    assert table.seat("red", "human", types=True) is None
    after = {who: page(table, who).me for who in ("red", "blue", "")}

    assert [order.order for order in before["red"].orders] == ["ask", "ask", "ask"]
    assert [order.order for order in after["red"].orders] == ["always", "ask", "ask"]
    assert (before["red"].types, after["red"].types) == (False, True)
    assert (after["blue"], after[""]) == (before["blue"], before[""])
    assert after[""].orders == ()


# --- what is kept of a table while it stands as it is ----------------------------------------------------


def same_as_fresh(table: Table[Any], rng: random.Random) -> int:
    """Everybody's page is the one he would get at a table that nobody has looked at; says how many differ."""
    everybody = [*map(Eyes, table.seats), Eyes(), UMPIRE]
    looks = [(eyes, lang) for eyes in everybody for lang in ("en", "nl")]
    shown = {}
    for eyes, lang in rng.sample(looks, k=len(looks)):
        shown[eyes, lang] = msgspec.json.encode(page(table, eyes, lang))
        assert shown[eyes, lang] == msgspec.json.encode(page(table.still(), eyes, lang)), (eyes, lang)
    return len(set(shown.values()))


@pytest.mark.parametrize(
    ("ruleset", "settings", "change"),
    [
        ("mighty", {**MIGHTY, "quick": True}, {"points": 777}),
        ("valhalla", {**VALHALLA, "quick_resolution": True, "attendance": "everybody"}, {}),
    ],
    ids=["mighty", "valhalla"],
)
def test_nobody_is_shown_what_was_made_for_another(ruleset: str, settings: dict[str, Any], change: Any) -> None:
    """In whatever order people look, before and after answers, undo and corrections, in two languages."""
    table, rng = begun(ruleset, 3, settings), random.Random(3)
    for number, _ in enumerate(played(table, 3, 61)):
        if number % 20:
            continue
        assert same_as_fresh(table, rng) == 2 * (len(table.seats) + 2)
        if number and table.undo(UMPIRE, table.next_number - 1) is None:
            same_as_fresh(table, rng)
        if change and table.play.state.banners:
            banner = next(iter(table.play.state.banners))
            assert table.correct({"banner": banner, **change}, "miscounted") is None
            same_as_fresh(table, rng)


def test_nor_once_it_is_over() -> None:
    table, rng = begun("mighty", 1, {**MIGHTY, "players": ("red", "blue"), "quick": True}), random.Random(1)
    next(q for q in played(table, 1, 300) if q.what == "scouting.order")
    same_as_fresh(table, rng)
    number = table.next_number

    assert table.answer("blue", "concede", "concede") is None
    assert table.play.over
    same_as_fresh(table, rng)
    assert table.undo(UMPIRE, number) is None

    assert not table.play.over
    same_as_fresh(table, rng)
    assert any(piece.points is None for piece in page(table, "red").pieces if piece.kind == "banner")


@pytest.mark.parametrize(("ruleset", "settings"), [("mighty", {**MIGHTY, "quick": True}), ("valhalla", VALHALLA)])
def test_a_view_that_somebody_has_taken_stays_as_it_was(ruleset: str, settings: dict[str, Any]) -> None:
    table, taken = begun(ruleset, 5, settings), []
    for number, _ in enumerate(played(table, 5, 120)):
        if number % 10 == 0:
            taken += [(view := table.view(who), msgspec.json.encode(view)) for who in (*table.seats, "")]

    assert [msgspec.json.encode(view) for view, _ in taken] == [written for _, written in taken]
