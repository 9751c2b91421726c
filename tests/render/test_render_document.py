"""The document itself: well formed, complete, the same everywhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from xml.etree import ElementTree

import pytest
from drawn_worlds import World

from gonfalon.render import THEMES, Banner, Layers, Scene, draw_map, stylesheet
from gonfalon.render.contact import contact_sheet
from gonfalon.world.board import TileBoard

SVG = "{http://www.w3.org/2000/svg}"
PROBE = """
import hashlib
from gonfalon.names import name_world
from gonfalon.render import Layers, draw_map
from gonfalon.render.sample import sample_scene
from gonfalon.world.survey import survey
board = survey(5)
names = {landmark: name.text("en") for landmark, name in name_world(board, 5).names.items()}
scene = sample_scene(board, names)
for svg in (draw_map(board, names=names, pieces=scene, title="T"), Layers(board, names).moving(scene)):
    print(hashlib.sha256(svg.encode()).hexdigest())
"""


@pytest.fixture(scope="module", params=["map", "static", "pieces", "sheet"])
def drawn(request: pytest.FixtureRequest, world: World) -> str:
    match request.param:
        case "map":
            return draw_map(
                world.board, names=world.names, pieces=world.scene, title="A <title> & more", coordinates=True
            )
        case "static":
            return draw_map(world.board, names=world.names, static_only=True)
        case "pieces":
            return Layers(world.board, world.names).moving(world.scene)
        case _:
            return contact_sheet([("one", world.board), ("two", world.board)], columns=2)


def test_every_drawing_is_well_formed_svg(drawn: str) -> None:
    assert ElementTree.fromstring(drawn).tag == f"{SVG}svg"


def test_no_drawing_uses_filters_because_they_make_pictures_slow(drawn: str) -> None:
    assert "filter" not in drawn


def test_every_reference_leads_to_an_id_and_no_id_is_given_twice(drawn: str) -> None:
    ids = Counter(element.get("id") for element in ElementTree.fromstring(drawn).iter() if element.get("id"))
    references = set(re.findall(r'href="#([^"]+)"', drawn))
    references |= set(re.findall(r"url\(#([^)]+)\)", drawn.partition("</style>")[2]))

    assert references <= set(ids)
    assert [name for name, count in ids.items() if count > 1] == []


def test_every_class_that_is_used_has_a_style(drawn: str) -> None:
    style, _, body = drawn.partition("</style>")
    used = {name for names in re.findall(r'class="([^"]*)"', body) for name in names.split()}

    assert {name for name in used if not re.search(rf"\.{re.escape(name)}[,{{]", style)} == set()


def test_coordinates_are_plain_rounded_numbers(drawn: str) -> None:
    body = re.sub(r"scale\([\d.]+\)(?=translate)", "", drawn.partition("</style>")[2])  # of a map on a contact sheet

    assert not re.search(r'[ "(,]-?(nan|inf)[ "),]', body)
    assert not re.search(r"\d\.\d{3}", body)


def test_the_same_world_gives_the_same_bytes_whatever_the_hash_seed() -> None:
    runs = [
        subprocess.run(
            [sys.executable, "-c", PROBE], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    ]

    assert runs[0] == runs[1]
    assert len(runs[0].split()) == 2


def test_what_is_played_does_not_change_the_terrain(world: World) -> None:
    empty = draw_map(world.board, names=world.names, legend=False)
    played = draw_map(world.board, names=world.names, pieces=world.scene, legend=False)

    trees = re.compile(r'<use href="#(?:oak|fir|peak|hill|lm-)[^>]*/>')
    assert trees.findall(empty) == trees.findall(played)


def test_the_moving_layer_lies_on_the_static_one(world: World) -> None:
    layers = Layers(world.board, world.names)

    views = re.findall(r'viewBox="([^"]*)"', layers.static() + layers.moving(world.scene))

    assert len(views) == 2
    assert views[0] == views[1]


def test_the_static_layer_is_terrain_alone(world: World) -> None:
    static = draw_map(world.board, names=world.names, pieces=world.scene, title="Title", static_only=True)

    assert static == Layers(world.board, world.names).static()
    assert "<text" not in static
    assert "banner" not in static


def test_the_moving_layer_holds_pieces_and_all_names_and_no_terrain(world: World) -> None:
    lake = next(place for place in world.board.places if world.board.design(place).course == "lake")

    moving = Layers(world.board, world.names).moving(Scene(banners=(Banner(lake, 0, None, 1),)))

    assert f">{world.names[f'lake:{lake}']}<" in moving
    assert 'href="#banner9"' in moving
    assert 'href="#peak' not in moving


def test_layers_can_be_drawn_again_and_again(world: World) -> None:
    layers = Layers(world.board, world.names)

    first, _, again = layers.moving(world.scene), layers.static("dark"), layers.moving(world.scene)

    assert first == again
    assert layers.static() == layers.static()


@pytest.mark.parametrize("theme", THEMES)
def test_a_theme_changes_the_style_sheet_and_nothing_else(world: World, theme: str) -> None:
    light, other = draw_map(world.board), draw_map(world.board, theme=theme)

    assert other.partition("</style>")[2] == light.partition("</style>")[2]
    assert stylesheet(theme) in other


def test_a_drawing_that_stands_alone_carries_its_fonts(world: World) -> None:
    assert "url(data:font/woff2;base64," in draw_map(world.board)
    assert "data:font" not in draw_map(world.board, embed_fonts=False)


def test_the_legend_and_the_unknown_speak_the_readers_language(world: World) -> None:
    dutch = draw_map(world.board, names=world.names, pieces=world.scene, lang="nl")

    assert ">Legenda<" in dutch
    assert ">Hoofdstad<" in dutch


def test_places_can_carry_the_names_of_the_notation(world: World) -> None:
    with_names = draw_map(world.board, coordinates=True)

    assert all(f">{place}</text>" in with_names for place in world.board.places)
    assert 'class="place"' not in draw_map(world.board)


def test_an_empty_board_is_an_empty_sea() -> None:
    ElementTree.fromstring(draw_map(TileBoard({}), pieces=Scene()))
