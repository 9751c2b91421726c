"""Pictures of single tiles, for whoever has one in his hand and looks where to lay it."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import FromPath, PathParameter

from gonfalon.kernel.messages import Refusal
from gonfalon.render.tile import draw_tile
from gonfalon.server.access import Need, needs
from gonfalon.server.doors import Injected
from gonfalon.server.errors import UNKNOWN, Wrong
from gonfalon.server.routes.table import FOR_EVER, SVG, Theme
from gonfalon.world.poses import shipped_poses


@get("/api/tiles/{design:str}/{turn:int}", opt=needs(Need.PERSON), media_type=SVG)
async def tile(
    services: Injected,
    design: FromPath[str],
    turn: Annotated[int, PathParameter(ge=0, le=5)],
    theme: Theme = "light",
) -> Response[str]:
    """The tile of this design, turned by so many steps clockwise. Its picture never changes."""
    found = shipped_poses().designs.get(design)
    if found is None:
        raise Wrong(UNKNOWN, Refusal.of("server-no-tile"))
    svg = await services.long_work.do(draw_tile, found, turn, theme)
    return Response(svg, media_type=SVG, headers={"Cache-Control": FOR_EVER})


ROUTES = [tile]
