"""What a view of a war is made of: one value for each thing that somebody sees, and no more in it than he may know.

These values never change, and the page and the computer players read the same ones. Written out as JSON they have the
keys of their fields in this order; what is `UNSET` is not for this viewer, and has no key at all.
"""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from gonfalon.names import Name
from gonfalon.rulesets.mighty.state import (
    Alliance,
    BannerId,
    Known,
    Land,
    Pact,
    RealmId,
    Ship,
    ShipId,
    Spell,
    Turn,
    Winter,
)
from gonfalon.world.laying.seen import SeenLaying
from gonfalon.world.tiles import PlaceId, Tile


class Seen(msgspec.Struct, frozen=True, gc=False):
    """The base of what is seen."""


class SeenRealm(Seen, frozen=True):
    """A realm, as everybody sees it."""

    colour: str
    capital: PlaceId
    home: tuple[PlaceId, ...]
    race: str
    halted: int
    wavering: int
    name: str
    out: bool
    revenue: int


class OwnBanner(Seen, frozen=True):
    """A banner as its owner sees it: its strength and what it may not do are his alone."""

    points: int
    kind: str
    race: str
    origin: PlaceId
    no_move: int
    no_scout: int
    stunned: int
    sworn: str
    realm: RealmId
    number: int
    place: PlaceId
    half: int
    inside: bool
    ship: ShipId
    baggage: int


class SeenBanner(Seen, frozen=True):
    """A banner as others see it."""

    realm: RealmId
    number: int
    place: PlaceId
    half: int
    inside: bool
    ship: ShipId
    race: str | UnsetType = UNSET  # where peoples are told apart
    baggage: int | UnsetType = UNSET  # unless a setting hides it
    points: int | UnsetType = UNSET  # of the raised dead: everybody saw them rise


class SeenSiege(Seen, frozen=True):
    """A siege without the terms that are being offered."""

    besieger: RealmId
    defender: RealmId
    since: int
    battered: int
    bonus: int
    hardship: int
    repulsed: int
    independents: int


class SeenFight(Seen, frozen=True):
    """A battle on its way through its stages."""

    attacker: RealmId
    defender: RealmId
    stage: str
    attackers: tuple[BannerId, ...]
    defenders: tuple[BannerId, ...]
    independents: int
    kind: str
    result: str
    dice: tuple[int, ...]


class SeenWinter(Seen, frozen=True):
    """Another's winter: the throws of the events, what was gathered and what was declared (ME-WIN-07)."""

    done: tuple[str, ...]
    gathered: int
    bonus: int
    loss: int
    famine: bool
    announced: tuple[PlaceId, ...]
    declared: int
    thrives: str | UnsetType = UNSET


class SeenOperative(Seen, frozen=True):
    """A counter: whose it is and where is plain to see; what it is, to its owner alone (ME-ESP-05)."""

    realm: RealmId
    number: int
    place: PlaceId
    kind: str | UnsetType = UNSET


class SeenCommander(Seen, frozen=True):
    """Whom he serves, how high he ranks there, and which banners he commands (ME-MUL-02)."""

    realm: RealmId
    rank: int
    banners: list[BannerId]


class SeenWar(Seen, frozen=True):
    """The war as one player sees it."""

    world: dict[PlaceId, Tile]
    laying: SeenLaying | None
    years: int
    months: int
    year: int
    month: int
    phase: str
    order: tuple[RealmId, ...]
    active: RealmId  # "" when it is nobody's turn
    realms: dict[RealmId, SeenRealm]
    lands: dict[PlaceId, Land]
    banners: dict[BannerId, OwnBanner | SeenBanner]
    ships: dict[ShipId, Ship]
    stockpiles: dict[PlaceId, int]
    burnt: dict[PlaceId, int]
    sieges: dict[PlaceId, SeenSiege]
    fights: dict[PlaceId, SeenFight]
    turn: Turn
    winter: dict[RealmId, Winter | SeenWinter]
    no_revenue: dict[PlaceId, str]
    spells: dict[str, Spell]
    alliances: list[Alliance]
    operatives: dict[str, SeenOperative]
    pacts: dict[str, Pact]
    abroad: tuple[BannerId, ...]
    afloat: tuple[ShipId, ...]
    known: dict[BannerId, Known]
    totals: dict[str, Known]  # `red@B4` → what he was told of a whole force
    peace: tuple[RealmId, ...]
    names: dict[str, str]
    landmarks: dict[str, Name]
    commanders: dict[str, SeenCommander]
