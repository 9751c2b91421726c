"""Maps to and from Tiled, the map editor: hexagonal maps as .tmj (JSON) and .tmx (XML). See docs/tiled.md."""

from gonfalon.world.tiled.reading import TiledMap, from_tiled, read_tiled
from gonfalon.world.tiled.writing import picture, tiled_bytes

__all__ = ["TiledMap", "from_tiled", "picture", "read_tiled", "tiled_bytes"]
