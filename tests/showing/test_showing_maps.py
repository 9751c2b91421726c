"""Map and page agree: what the page lays over the map lies exactly where the drawing has it."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from shown_tables import MIGHTY, VALHALLA, after, begun, page, seen, set_up

from gonfalon.kernel import Table
from gonfalon.render.art import heraldry
from gonfalon.render.grid import centre
from gonfalon.render.scene import Banner
from gonfalon.render.sites import Sites
from gonfalon.rulesets.mighty.state import War
from gonfalon.showing import maps
from gonfalon.showing.arms import TINCTURES, grant
from gonfalon.showing.mighty.stage import SIGNS, stacks
from gonfalon.showing.valhalla.land import scene

QUICK = {**MIGHTY, "quick": True}
USE = re.compile(r'<use href="#(banner|ship)(\d)"[^>]*?x="([-\d.]+)"[^>]*?y="([-\d.]+)"')
MOVED = re.compile(r'<use href="#(banner|ship)(\d)"[^>]*?translate\(([-\d.]+)[ ,]([-\d.]+)\)')


@pytest.fixture(scope="module")
def table() -> Table[War]:
    return after("mighty", 2, QUICK, lambda table: table.play.base.phase == "movement" and bool(table.play.base.ships))


def drawn(svg: str) -> set[tuple[str, float, float]]:
    """Every banner and ship of a drawing, and the point on which it stands."""
    found = USE.findall(svg) or MOVED.findall(svg)
    return {(kind, round(float(x)), round(float(y))) for kind, _, x, y in found}


def test_every_piece_of_the_page_stands_where_it_is_drawn(table: Table[War]) -> None:
    svg = maps.pieces(seen(table, "red"))

    shown = page(table, "red").pieces

    standing = {(p.kind, round(p.x), round(p.y)) for p in shown if p.kind in ("banner", "ship")}
    near = {(kind, x + dx, y + dy) for kind, x, y in drawn(svg) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    assert standing
    assert standing <= near


def test_every_banner_that_is_drawn_is_a_piece_of_the_page(table: Table[War]) -> None:
    banners = [piece for piece in page(table, "").pieces if piece.kind == "banner"]

    assert {piece.id for piece in banners} == set(table.play.base.banners)
    assert sum(len(stack) for stack in stacks(table.play.base)) == len(banners)


def test_the_standing_points_are_those_of_the_drawing(table: Table[War]) -> None:
    sight = seen(table, "red")
    chart = maps.chart_of(sight.ground, "en")
    sites, place = Sites(chart.layers.picture.land), table.play.base.board.places[40]
    x, y = centre(table.play.base.board.hex(place))

    for half, (dx, dy) in enumerate(chart.world.halves):
        foot = sites.banner(Banner(place, half, None, 1), 0)
        assert (x + dx, y + dy) == pytest.approx(foot, abs=0.1)


def test_both_layers_and_the_page_share_one_frame(table: Table[War]) -> None:
    sight = seen(table, "red")
    world = page(table, "red").world

    layers = maps.terrain(sight.ground, "en")[0], maps.pieces(sight)

    box = " ".join(str(round(part)) for part in world.view)
    assert all(f'viewBox="{box}"' in layer for layer in layers)


def test_the_terrain_is_known_by_its_fingerprint_and_by_its_language(table: Table[War]) -> None:
    english, dutch = page(table, "red").world, page(table, "red", "nl").world
    other = begun("mighty", 9, QUICK)

    assert page(table, "blue").world.v == english.v != dutch.v
    assert page(other, "red").world.v != english.v


def test_two_viewers_of_one_war_share_one_drawing(table: Table[War]) -> None:
    assert maps.pieces(seen(table, "red")) is maps.pieces(seen(table, "blue"))


def test_a_march_moves_a_banner_and_no_name(table: Table[War]) -> None:
    war = table.play.base.fork()
    banner = next(b for b in war.banners.values() if not b.ship)
    there = next(place for place in war.board.by_land(banner.place) if place in war.lands)
    half = next(half for half in range(12) if half not in war.board.sea_halves(there))
    war.banners[banner.id] = replace(banner, place=there, half=half)

    before, after_it = (maps.pieces(seen(t, "")) for t in (table, set_up(table, war)))

    names = re.compile(r"<text(?![^>]*(?:flag|count))[^>]*>[^<]*")
    assert before != after_it
    assert names.findall(before) == names.findall(after_it) != []


def test_arms_are_all_different_while_there_are_nine() -> None:
    seats = ("red", "blue", "yellow", "green", "purple", "black", "white", "gold", "grey")

    arms = grant(dict.fromkeys(seats, ""))

    assert len({a.number for a in arms.values()}) == 9
    assert arms["red"].tincture == "gules"
    assert TINCTURES[-1] not in {a.tincture for a in arms.values()}


def test_a_spells_sign_is_one_that_is_drawn() -> None:
    assert set(SIGNS.values()) <= set(heraldry.SIGNS)


@pytest.mark.rule("VAL-BAT-01")
def test_attacks_lie_on_the_map_as_arrows_and_those_that_succeed_stand_out() -> None:
    table = after(
        "valhalla", 1, VALHALLA, lambda table: len(table.play.base.arrows) > len(table.play.base.successes) > 0
    )
    campaign = table.play.base
    seats = {empire.capital: name for name, empire in campaign.empires.items()}

    arrows = scene(seen(table, "anna")).arrows

    laid = {seats[arrow.start]: seats[arrow.end] for arrow in arrows}
    assert laid == {name: arrow.target for name, arrow in campaign.arrows.items()}
    assert {seats[arrow.start] for arrow in arrows if not arrow.spent} == set(campaign.successes)
