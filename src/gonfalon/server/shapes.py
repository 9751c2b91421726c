"""Shapes that several threads read: made known before the first of them starts.

msgspec works out how a type is read when it is first read. If two threads do so at once, one of them finds it half
done, and the process dies (a null pointer; msgspec 0.22). So everything that the workshop's hands, the writer and the
routes may read is read about here, while there is one thread.
"""

from __future__ import annotations

import msgspec

from gonfalon.kernel.log import Entry
from gonfalon.rulesets.registry import PLAYABLE, rule_set
from gonfalon.world.laying.state import Settings as LayingSettings
from gonfalon.world.tiled.form import MapFile
from gonfalon.world.tiles import PlaceId, Tile


def learn_shapes() -> None:
    """Work out how states, logs and maps are read."""
    for name in PLAYABLE:
        state = rule_set(name).state_type
        msgspec.json.Decoder(state, dec_hook=state.from_plain)
    for shape in (Entry, MapFile, LayingSettings, dict[PlaceId, Tile]):
        msgspec.json.Decoder(shape)
