"""The spell charts (ME-MAG-13, ME-MAG-14): what a D12 shows in spring and in autumn."""

from __future__ import annotations

from gonfalon.rulesets.mighty.magic.autumn_harvest import (
    BlightCrop,
    BumperCrop,
    CallOfHeroes,
    ForgeMagic,
    InundationOfBlood,
    Prosper,
)
from gonfalon.rulesets.mighty.magic.autumn_wrath import (
    BreakSiege,
    Deluge,
    ReignOfMadness,
    TornadoOfPeril,
    TrailOfHowlingDoom,
)
from gonfalon.rulesets.mighty.magic.dead import RaiseDead
from gonfalon.rulesets.mighty.magic.mists import ShroudingMists
from gonfalon.rulesets.mighty.magic.spring_forces import PortentsOfTerror, Scrye, Storm, SummonHost, Withershins
from gonfalon.rulesets.mighty.magic.spring_land import Abundance, ChaosVoid, HoldRiver, MagicalProtection, Quake, Rot
from gonfalon.rulesets.mighty.spells.spell import Magic

Chart = dict[int, Magic]

HOLD_RIVER = HoldRiver()
SPRING: Chart = {
    1: Abundance(),
    2: ChaosVoid(),
    3: HOLD_RIVER,
    4: MagicalProtection(),
    5: PortentsOfTerror(),
    6: Quake(),
    7: RaiseDead(),
    8: Rot(),
    9: Scrye(),
    10: Storm(),
    11: SummonHost(),
    12: Withershins(),
}
AUTUMN: Chart = {
    1: BlightCrop(),
    2: Deluge(),
    3: TrailOfHowlingDoom(),
    4: ForgeMagic(),
    5: InundationOfBlood(),
    6: BumperCrop(),
    7: Prosper(),
    8: ReignOfMadness(),
    9: CallOfHeroes(),
    10: BreakSiege(),
    11: ShroudingMists(),
    12: TornadoOfPeril(),
}
