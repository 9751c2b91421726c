"""Shapes that several threads read: made known before the first of them starts.

msgspec works out how a type is read when it is first read. If two threads do so at once, one of them finds it half
done, and the process dies (a null pointer; msgspec 0.22). So everything that long work, the writer and the
routes may read is read about here, while there is one thread. What only requests hold is read by one thread anyway.
"""

from __future__ import annotations

import msgspec

from gonfalon.chronicle.pen import Pen
from gonfalon.kernel.eyes import Eyes
from gonfalon.kernel.log import Entry
from gonfalon.kernel.state import NamedSettings
from gonfalon.names.kinds import shipped_kinds
from gonfalon.rulesets.catalogue import Clause
from gonfalon.rulesets.registry import playable, rule_set
from gonfalon.showing.chronicles import Words as PennedWords
from gonfalon.world.laying.state import Settings as LayingSettings
from gonfalon.world.tiled.form import MapFile
from gonfalon.world.tiles import PlaceId, Tile
from gonfalon.world.tileset import shipped

SHAPES = (Clause, Entry, Eyes, LayingSettings, MapFile, NamedSettings, Pen, PennedWords, dict[PlaceId, Tile])


def learn_types() -> None:
    """Work out how states, logs and maps are read, and read the files of tiles and names."""
    for name in playable():
        state = rule_set(name).state_type
        msgspec.json.Decoder(state, dec_hook=state.from_plain)
    for shape in SHAPES:
        msgspec.json.Decoder(shape)
    shipped()
    shipped_kinds()
