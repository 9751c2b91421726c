"""Worlds to draw, laid once for all tests of the renderer."""

from __future__ import annotations

import pytest
from drawn_worlds import Lettered, World, make_lettered, make_picture, make_world

from gonfalon.render.drawing import Picture


@pytest.fixture(scope="session")
def world() -> World:
    return make_world(7)


@pytest.fixture(scope="session")
def picture(world: World) -> Picture:
    return make_picture(world)


@pytest.fixture(scope="session", params=[1, 3, 7])
def lettered(request: pytest.FixtureRequest) -> Lettered:
    return make_lettered(make_world(request.param))
