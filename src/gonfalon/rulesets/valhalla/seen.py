"""What a view of a campaign is made of. These values never change; page and computer players read the same ones."""

from __future__ import annotations

import msgspec

from gonfalon.rulesets.valhalla.state import Arrow, EmpireId, PlayerId, Seat, Use
from gonfalon.world.tiles import PlaceId


class Seen(msgspec.Struct, frozen=True, gc=False):
    """The base of what is seen. Written out as JSON it has the keys of its fields, in this order."""


class SeenEmpire(Seen, frozen=True):
    """An empire, as everybody sees it."""

    colour: str
    capital: PlaceId
    king: Seat
    deputy: Seat
    won: int
    fallen: int
    tiles: int


class Zone(Seen, frozen=True):
    """Which part of a deployment zone, and of how many (VAL-BAT-19)."""

    part: int
    of: int


class SeenArmy(Seen, frozen=True):
    """An army: its size, its part of the zone, whom its characters command, where it breaks, and how it fared."""

    player: PlayerId
    empire: EmpireId
    points: int
    listed: int
    generals: int
    zone: Zone
    commands: PlayerId
    breaks_with: PlayerId
    withdrew: int
    victory: int
    result: str


class SeenBonus(Seen, frozen=True):
    """What a location does for its player in this battle, and the use that was made of it."""

    place: PlaceId
    location: str
    player: PlayerId
    rule: str
    attacks: int
    uses: tuple[Use, ...]


class Sheet(Seen, frozen=True):
    """A battle as one player holds it in his hands."""

    battle: str
    type: str
    besieged: tuple[EmpireId, ...]
    stage: str
    sides: list[list[SeenArmy]]
    bonuses: list[SeenBonus]


class SeenCampaign(Seen, frozen=True):
    """The campaign as one player sees it."""

    round: int
    rounds: int
    phase: str
    attempt: int
    turns: tuple[str, ...]
    empires: dict[EmpireId, SeenEmpire]
    members: dict[Seat, EmpireId]
    away: list[Seat]
    guests: dict[PlayerId, EmpireId]
    present: dict[PlayerId, EmpireId]
    owners: dict[PlaceId, EmpireId]
    locations: dict[PlaceId, str]
    voted: list[Seat]
    vote: Seat | None  # his own
    ordered: list[EmpireId]
    order: EmpireId | None  # of his own empire
    arrows: dict[EmpireId, Arrow]
    successes: tuple[EmpireId, ...]
    holders: dict[PlaceId, PlayerId]
    battles: dict[str, Sheet]
    points: dict[EmpireId, int]
