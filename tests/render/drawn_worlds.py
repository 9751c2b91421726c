"""Worlds and lettered maps, as the tests of the renderer speak of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from gonfalon.names import name_world
from gonfalon.render.drawing import Picture
from gonfalon.render.lettering import Label, Lettering
from gonfalon.render.naming import campaign
from gonfalon.render.pieces import Pieces
from gonfalon.render.sample import sample_scene
from gonfalon.render.scene import Scene
from gonfalon.render.sheet import fit
from gonfalon.world.board import TileBoard
from gonfalon.world.survey import survey

PANELS = [(340.0, 170.0), (300.0, 260.0)]


class World(NamedTuple):
    board: TileBoard
    names: Mapping[str, str]
    scene: Scene


class Lettered(NamedTuple):
    """A map with pieces and all its names, before it becomes text."""

    picture: Picture
    pieces: Pieces
    labels: list[Label]


def make_world(seed: int) -> World:
    board = survey(seed)
    names = name_world(board, seed)
    for capital in board.capitals:
        names = names.with_realm(capital)
    texts = {landmark: name.text("en") for landmark, name in names.names.items()}
    return World(board, texts, sample_scene(board, texts, seed=seed))


def make_picture(world: World) -> Picture:
    return Picture(world.board, fit(world.board, PANELS), world.names, "en")


def make_lettered(world: World) -> Lettered:
    picture = make_picture(world)
    pieces = Pieces(picture.land, world.scene)
    letters = Lettering(picture.land, [*picture.offing.boxes(), *pieces.boxes()])
    return Lettered(picture, pieces, list(campaign(picture.geography, pieces, world.names, letters)))
