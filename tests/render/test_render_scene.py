"""Pieces: everything a campaign can put on the map is drawn, in its owner's colour, where it stands."""

from __future__ import annotations

import re
from collections import Counter
from functools import partial
from math import dist

import pytest
from drawn_worlds import World

from gonfalon.kernel.messages import Refused
from gonfalon.render import Arrow, Banner, Dragon, Layers, Realm, Scene, Settlement, Ship, Spell, draw_map
from gonfalon.render.art.heraldry import DARK_DEVICES, DEVICES, INDEPENDENT, SIGNS
from gonfalon.render.borders import outlines
from gonfalon.render.drawing import Picture
from gonfalon.render.grid import SIZE, centre, edge_point
from gonfalon.render.palette import PALETTES, REALM_INKS
from gonfalon.render.scene import KINDS
from gonfalon.render.sites import Sites
from gonfalon.words import LANGUAGES, say
from gonfalon.world.hexes import HALVES

REALM = (Realm("Vasmark", 4),)


def drawn(world: World, scene: Scene) -> str:
    return Layers(world.board).moving(scene)


def inland(world: World) -> str:
    return next(place for place in world.board.places if world.board.edges(place) == "PPPPPP")


@pytest.mark.rule("ME-MAP-02")
@pytest.mark.parametrize("kind", KINDS)
def test_a_settlement_shows_its_kind_and_its_owners_colour(world: World, kind: str) -> None:
    place = inland(world)

    svg = drawn(world, Scene(REALM, settlements=(Settlement(place, kind, 0),)))

    assert f'<use class="r4" href="#{kind}"' in svg


@pytest.mark.rule("ME-RLM-03")
def test_the_independents_are_orange(world: World) -> None:
    svg = drawn(world, Scene(settlements=(Settlement(inland(world), "village"),)))

    assert f'<use class="r{INDEPENDENT}" href="#village"' in svg


@pytest.mark.parametrize("kind", KINDS)
def test_a_razed_settlement_is_the_same_drawing_broken(world: World, kind: str) -> None:
    svg = drawn(world, Scene(settlements=(Settlement(inland(world), kind, razed=True),)))

    assert f'href="#razed-{kind}"' in svg
    assert f'<use href="#{kind}" clip-path="url(#cut-{kind})"/>' in svg


def test_besiegers_ring_a_town_with_their_tents(world: World) -> None:
    svg = drawn(world, Scene(REALM, settlements=(Settlement(inland(world), "fortress", besieged_by=0),)))

    assert svg.count('<use href="#tent4"') == 9


def test_a_harbour_has_a_jetty_and_an_anchor(world: World) -> None:
    port = next(place for place in world.board.places if world.board.has_sea(place))

    svg = drawn(world, Scene(settlements=(Settlement(port, "city", harbour=True),)))

    assert 'href="#jetty"' in svg
    assert 'href="#anchor"' in svg


@pytest.mark.rule("ME-MAP-02")
def test_a_banner_carries_its_realms_device_and_its_number(world: World) -> None:
    svg = drawn(world, Scene(REALM, banners=(Banner(inland(world), 3, 0, 17),)))

    assert 'href="#banner4"' in svg
    assert ">17</text>" in svg


def test_a_stack_says_how_many_banners_it_holds(world: World) -> None:
    svg = drawn(world, Scene(REALM, banners=(Banner(inland(world), 3, 0, 1, count=5),)))

    assert svg.count('<use href="#banner4"') == 3
    assert ">5</text>" in svg


@pytest.mark.rule("ME-MAP-20")
def test_a_banner_stands_at_its_edge_and_on_its_bank(world: World, picture: Picture) -> None:
    place, sites = inland(world), Sites(picture.land)
    at = world.board.hex(place)
    feet = [sites.banner(Banner(place, half, None, 1), 0) for half in HALVES]

    for half, foot in enumerate(feet):
        edge, second = divmod(half, 2)
        mine, other = (edge_point(at, edge, t) for t in ((0.75, 0.25) if second else (0.25, 0.75)))
        assert dist(foot, mine) < dist(foot, other)
        assert dist(foot, mine) < 0.35 * SIZE
    assert min(dist(a, b) for k, a in enumerate(feet) for b in feet[:k]) > 15


def test_forces_of_two_owners_at_one_edge_do_not_hide_each_other(world: World, picture: Picture) -> None:
    place, sites = inland(world), Sites(picture.land)

    first, second = (sites.banner(Banner(place, 3, None, 1), order) for order in (0, 1))

    assert dist(first, second) > 10


@pytest.mark.rule("ME-MAP-23")
def test_ships_lie_on_the_water_of_their_tile(world: World, picture: Picture) -> None:
    sites = Sites(picture.land)
    for place in world.board.places:
        if world.board.has_sea(place):
            berth = sites.berth(Ship(place, None, 1), 0, None)
            assert not picture.land.land.at(*berth)
            assert dist(berth, centre(world.board.hex(place))) < 1.1 * SIZE


def test_two_who_attack_each_other_have_an_arrow_each_and_what_came_to_nothing_is_dotted(world: World) -> None:
    one, other = world.board.capitals[:2]
    realms = (Realm("Vasmark", 0), Realm("Ostmark", 1))

    both = drawn(world, Scene(realms, arrows=(Arrow(one, other, 0), Arrow(other, one, 1))))
    spent = drawn(world, Scene(realms, arrows=(Arrow(one, other, 0, spent=True),)))

    shafts = re.findall(r'<path class="l cs r\d" d="([^"]+)" stroke-width="6"', both)
    assert len(set(shafts)) == 2
    assert ".1 11" not in both
    assert ".1 11" in spent


def test_a_dragon_leaves_a_scorched_trail_behind_it(world: World) -> None:
    places = world.board.places[:4]

    svg = drawn(world, Scene(dragons=(Dragon(tuple(places)),)))

    assert svg.count("char") > 40
    assert 'href="#dragon"' in svg
    assert 'href="#flame"' in svg


@pytest.mark.parametrize("sign", SIGNS)
def test_a_spell_is_a_mark_with_its_sign(world: World, sign: str) -> None:
    assert f'href="#spell-{sign}"' in drawn(world, Scene(spells=(Spell(inland(world), sign),)))


def test_a_bridge_crosses_the_river_of_its_tile(world: World) -> None:
    wet = next(place for place in world.board.places if world.board.edges(place).count("R") == 2)

    assert 'href="#bridge"' in drawn(world, Scene(bridges=(wet,)))


def test_burnt_woods_are_snags(world: World) -> None:
    wood = next(place for place in world.board.places if world.board.edges(place) == "FFFFFF")

    assert drawn(world, Scene(burnt=(wood,))).count('href="#snag') > 10


def test_unexplored_tiles_are_veiled(world: World) -> None:
    assert "f-veil" in drawn(world, Scene(veiled=(inland(world),)))
    assert "f-veil" not in drawn(world, Scene()).partition("</style>")[2]


def test_the_old_realm_and_the_wider_empire_are_told_apart(world: World) -> None:
    seat = world.board.capitals[0]
    home = (seat, *world.board.neighbours(seat))
    beyond = next(there for place in home for there in world.board.neighbours(place) if there not in home)

    svg = drawn(world, Scene((Realm("Vasmark", 0, home, (*home, beyond)),)))

    lines = [part for part in svg.split("<path")[1:] if 'class="l cs r0"' in part and 'stroke-width="2.4"' in part]
    assert Counter('stroke-dasharray="6 6"' in line for line in lines) == {True: 1, False: 1}


@pytest.mark.rule("ME-MAP-23")
def test_a_border_follows_the_shore_and_closes(picture: Picture) -> None:
    board = picture.board
    shore = next(place for place in board.places if board.has_sea(place))
    tiles = {board.hex(shore), *map(board.hex, board.neighbours(shore))}

    for loop in outlines(tiles, picture.land.shore):
        assert len(loop) > 10
        assert dist(loop[0], loop[-1]) < 0.5 * SIZE


def test_there_are_eight_realms_and_more_each_with_a_device_of_its_own() -> None:
    assert len(DEVICES) - 1 >= 8
    assert len({drawing for _, drawing in DEVICES}) == len(DEVICES)
    assert all(len(inks) == len(DEVICES) for inks in REALM_INKS.values())


def luminance(ink: str) -> float:
    channels = [int(ink[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: str, b: str) -> float:
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", PALETTES)
def test_a_device_stands_out_from_its_field(theme: str) -> None:
    palette = PALETTES[theme]
    for k, ink in enumerate(REALM_INKS[theme]):
        device = palette["dark" if k in DARK_DEVICES else "emblem"]
        assert contrast(ink, device) >= 3, (theme, DEVICES[k][0])


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    "sight",
    [
        ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),  # without green cones
        ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),  # without red cones
    ],
)
def test_realms_are_told_apart_without_red_or_green_cones(theme: str, sight: tuple[tuple[float, ...], ...]) -> None:
    def seen(ink: str) -> list[float]:
        channels = [int(ink[k : k + 2], 16) / 255 for k in (1, 3, 5)]
        return [sum(w * c for w, c in zip(row, channels, strict=True)) for row in sight]

    inks = [seen(ink) for ink in REALM_INKS[theme]]

    assert min(dist(a, b) for k, a in enumerate(inks) for b in inks[:k]) > 0.15


def test_the_sample_campaign_shows_one_of_everything(world: World) -> None:
    scene = world.scene
    svg = draw_map(world.board, names=world.names, pieces=scene)

    assert {town.kind for town in scene.settlements} == set(KINDS)
    everything = (scene.realms, scene.free, scene.banners, scene.ships, scene.dragons, scene.spells, scene.bridges)
    assert all((*everything, scene.burnt, scene.veiled))
    for word in (realm.name for realm in scene.realms):
        assert f">{word}</text>" in svg


# --- scenes that do not fit the board -------------------------------------------------------------------

WRONG = {
    "render-unknown-place": Scene(spells=(Spell("ZZ99"),)),
    "render-unknown-realm": Scene(banners=(Banner("A1", 0, 3, 1),)),
    "render-unknown-colour": Scene((Realm("Vasmark", INDEPENDENT),)),
    "render-unknown-kind": Scene(settlements=(Settlement("A1", "hamlet"),)),
    "render-unknown-half": Scene(banners=(Banner("A1", 12, None, 1),)),
    "render-unknown-sign": Scene(spells=(Spell("A1", "frog"),)),
}


@pytest.mark.parametrize("key", WRONG)
def test_a_scene_that_does_not_fit_is_refused_in_words(world: World, key: str) -> None:
    place = world.board.places[0]
    scene = WRONG[key]
    fitting = Scene(
        scene.realms,
        settlements=tuple(Settlement(place, town.kind) for town in scene.settlements),
        banners=tuple(Banner(place, banner.half, banner.owner, 1) for banner in scene.banners),
        spells=tuple(Spell(place if spell.at == "A1" else spell.at, spell.sign) for spell in scene.spells),
    )

    for draw in (Layers(world.board).moving, partial(draw_map, world.board)):
        with pytest.raises(Refused) as refused:
            draw(pieces=fitting)
        assert refused.value.refusal.message.key == key
        assert all(say(refused.value.refusal, lang) for lang in LANGUAGES)
