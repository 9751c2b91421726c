"""Worlds for campaigns that are not begun yet: previews from a seed, and maps that people made with Tiled."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Mapping
from typing import NamedTuple

from gonfalon.kernel.messages import Refusal, Refused
from gonfalon.names.atlas import name_world
from gonfalon.names.landmarks import LAND
from gonfalon.render.drawing import draw_map
from gonfalon.server.errors import UNKNOWN, Wrong
from gonfalon.server.wire import MapPreview, TiledPreview
from gonfalon.words import say
from gonfalon.world.board import TileBoard
from gonfalon.world.survey import survey
from gonfalon.world.tiled import from_tiled
from gonfalon.world.tiles import PlaceId, Tile

MOST_EACH, MOST_KEPT = 4, 64  # maps brought along, of one person and of all; the oldest are forgotten first
NAMES_SEED = "gonfalon"
MARKUP = b"<"  # how a .tmx begins; a .tmj begins with a brace


class Kept(NamedTuple):
    """A map, and who brought it."""

    who: str
    tiles: Mapping[PlaceId, Tile]


class Atlas:
    """Maps that were brought along, until a campaign is begun on them."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Kept] = OrderedDict()

    def preview(self, seed: str, players: int, sets: int | None, theme: str, lang: str) -> MapPreview:
        """The world that this seed gives."""
        chance = seed or secrets.token_hex(4)
        svg, land = _drawn(survey(chance, players, sets), chance, theme, lang)
        return MapPreview(seed=chance, land=land, svg=svg)

    def bring(self, who: str, data: bytes, most: int, lang: str) -> TiledPreview:
        """Keep somebody's map made with Tiled; raises `Refused` for what is none, or has more tiles than that."""
        found = from_tiled(data, "tmx" if data.lstrip()[:1] == MARKUP else "tmj")
        if len(found.board.tiles) > most:
            raise Refused.of("tiled-too-many-tiles", found=len(found.board.tiles), limit=most)
        key = self._keep(Kept(who, dict(found.board.tiles)))
        problems = tuple(say(fault.message, lang) for fault in found.warnings)
        svg, _ = _drawn(found.board, NAMES_SEED, "light", lang)
        return TiledPreview(map_id=key, svg=svg, problems=problems)

    def _keep(self, brought: Kept) -> str:
        """Under which key it is found; whoever brings many loses his own first."""
        key = secrets.token_urlsafe(8)
        self._kept[key] = brought
        mine = [other for other, kept in self._kept.items() if kept.who == brought.who]
        for old in mine[:-MOST_EACH] or list(self._kept)[:-MOST_KEPT]:
            del self._kept[old]
        return key

    def world(self, key: str) -> Mapping[PlaceId, Tile]:
        """A map that was brought along."""
        if key not in self._kept:
            raise Wrong(UNKNOWN, Refusal.of("server-no-map"))
        return self._kept[key].tiles


def _drawn(board: TileBoard, seed: str, theme: str, lang: str) -> tuple[str, str]:
    """The map of a world, and what the land is called."""
    words = {mark.id: text for mark, text in name_world(board, seed).labels(lang)}
    return draw_map(board, names=words, title=words[LAND], theme=theme, lang=lang), words[LAND]
