"""The state of a war: flat dicts of frozen values. What each field is for is said once, here.

Ids: a realm is its seat (`red`); a banner is `red.3`; a ship is `red/2`; a place is `B4`. Independents are the realm
`independent`, which has no seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, Self

import msgspec

from gonfalon.kernel import State
from gonfalon.kernel.events import DEAF
from gonfalon.names import Person
from gonfalon.rulesets.mighty.earlier import EARLIER, read_notes, write_notes
from gonfalon.rulesets.mighty.settings import Settings
from gonfalon.world.board import TileBoard
from gonfalon.world.laying import Laying
from gonfalon.world.tiles import PlaceId, Tile

RealmId = str
BannerId = str
ShipId = str
INDEPENDENT = "independent"
WAITING = "waiting"  # a fight that is due: its owner says which is next
UNDEAD = "undead"  # the raised dead, who serve nobody (ME-MAG-27): like independents they have no seat
NOBODY = ""
VILLAGE, FORTRESS, CITY = "village", "fortress", "city"


class Value(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The base of what the state holds: plain values, which never hang together in a ring."""


class Realm(Value, frozen=True):
    """A player's realm (ME-RLM-05, ME-RLM-15). It stays what it is for ever; the empire is the tiles he owns."""

    id: RealmId
    colour: str = ""
    capital: PlaceId = ""
    home: tuple[PlaceId, ...] = ()  # the capital and its ring
    race: str = "men"
    name: str = ""
    strength: int = 0  # points not yet in banners, while the realm is being made
    baggage: int = 0  # likewise
    out: bool = False  # conceded, or lost for good
    halted: int = 0  # his forces do not move up to and including this month (ME-ESP-17)
    ranks: tuple[str, ...] = ()  # who decides before whom where people share it; empty: the ruler first (ME-MUL-02)
    wavering: int = 0  # in this month each of his forces moves on a D6 of 4 to 6 only (ME-ESP-17)


class Land(Value, frozen=True):
    """What a tile holds (ME-SCT-11). A tile without an entry is unknown."""

    owner: RealmId = NOBODY  # a realm, `independent`, or nobody (razed)
    settlement: str = ""  # village (ME-RLM-10), fortress (ME-RLM-11), city (ME-RLM-12); "" for barren (ME-RLM-09)
    capital_of: RealmId = NOBODY  # a capital stays a capital whoever holds it (ME-SUB-04)
    razed: bool = False
    razed_by: RealmId = NOBODY  # whose flag it bears: his who razed it (ME-RAZ-04), or his from whom dragons did
    scorched: int = 0  # the year in whose winter dragons razed it: no recovery in that winter (ME-DRG-14)


class Banner(Value, frozen=True):
    """A field army (ME-RLM-25). Its place is a half-edge of a tile, behind walls, or aboard a ship (ME-MOV-05)."""

    id: BannerId
    realm: RealmId
    number: int
    points: int  # which alone say how strong it is (ME-RLM-20)
    baggage: int  # baggage points (ME-RLM-34)
    place: PlaceId
    half: int  # the half-edge it stands on, or held before it went behind walls (ME-SIE-06)
    kind: str = ""  # "" for own troops, else mercenary, ally, host or undead: they leave when the season ends
    origin: PlaceId = ""  # of allies: the settlement of the independents they come from (ME-DIP-11)
    race: str = ""  # of troops that are not their lord's own people (ME-RAC-03)
    inside: bool = False  # behind the walls of the settlement
    ship: ShipId = ""  # aboard
    landed: bool = False  # came ashore at the harbour and has not marched since (ME-SEA-34)
    no_move: int = 0  # may not move up to and including this month (`War.now`)
    no_scout: int = 0  # may not scout in this month
    beaten: int = 0  # the month in which it was last defeated (ME-BAT-22)
    stunned: int = 0  # the month in which terror keeps it from doing anything (ME-MAG-25)
    sworn: str = ""  # the tile it goes to in the first month, or `stay`, as its owner told a spy (ME-ESP-21)


class Ship(Value, frozen=True):
    """A small fleet without points of its own (ME-SEA-02, ME-RLM-14); any number may lie in a tile (ME-SEA-04)."""

    id: ShipId
    realm: RealmId
    number: int
    place: PlaceId
    harbour: bool = True


class Siege(Value, frozen=True):
    """A siege (ME-SIE-10). Besiegers are the besieger's banners in the tile; the garrison is who is inside.

    It lasts for several turns, so all that happened in it is kept (ME-SIE-01).
    """

    place: PlaceId
    besieger: RealmId
    defender: RealmId
    since: int
    battered: int = 0  # the month of the last battery
    assaulted: int = 0  # the month of the last assault
    bonus: int = -1  # battery bonus in the month of the last assault; -1: not rolled since the last battery
    hardship: int = 0
    repulsed: int = 0  # the month of the last bloody repulse
    independents: int = 0  # points of an independent garrison (ME-SIE-41)
    besieger_offers: str = ""  # terms that he has offered and the defender has not answered (ME-SIE-37)
    defender_offers: str = ""  # likewise
    terms: str = ""  # terms agreed, until the garrison's next movement phase (ME-SIE-37)


class Fight(Value, frozen=True):
    """A battle on its way through its stages (ME-BAT-44); what each stage decided is written here for the next."""

    place: PlaceId
    attacker: RealmId
    defender: RealmId
    stage: str = WAITING  # then as in `battle.STAGES`
    attackers: tuple[BannerId, ...] = ()
    defenders: tuple[BannerId, ...] = ()
    independents: int = 0  # points of an independent force
    kind: str = "battle"  # battle | sally | relief
    factor: int = 0
    modifier: int = 0
    dice: tuple[int, ...] = ()
    result: str = ""
    pursuit: str = ""


class Known(Value, frozen=True):
    """What a player has learned of a banner's strength, and when. A loss everybody saw is taken off."""

    points: int
    since: int


class Contingent(Value, frozen=True):
    """Troops of others in a player's pay for one season: they form banners of their own (ME-DEP-04)."""

    kind: str  # mercenary | ally
    points: int
    race: str = "men"
    place: PlaceId = ""  # the settlement of the independents they come from, if allies
    story: str = ""  # where they come from, as their lord tells it (ME-REC-17)


class Work(Value, frozen=True):
    """Something that is being built in the winter (ME-CON-01); it stands when the choices are opened."""

    what: str  # ship | fortress | city
    place: PlaceId
    price: int


class Post(Value, frozen=True):
    """A banner of the coming season as its owner means to deploy it (ME-DEP-01 to ME-DEP-05)."""

    number: int
    points: int
    place: PlaceId
    half: int
    baggage: int = 0
    company: int = 0  # own troops, or the place of a contingent among those hired, from 1 on
    ship: int = 0  # the number of the ship that brings it across the water (ME-DEP-07)


class Stations(Value, frozen=True):
    """Where an army may be deployed, with what its owner builds this winter (ME-DEP-03, ME-DEP-05 to ME-DEP-07)."""

    dry: tuple[PlaceId, ...] = ()  # settlements for banners, the capital first
    overseas: tuple[PlaceId, ...] = ()  # likewise, but cut off by water: each banner needs a ship
    depots: tuple[PlaceId, ...] = ()  # cities and fortresses, for stockpiles
    harbours: tuple[PlaceId, ...] = ()
    roads: tuple[PlaceId, ...] = ()  # waters at or beside those overseas, where a ship that brings a banner may lie


class Mooring(Value, frozen=True):
    """Where a ship will lie when spring comes (ME-DEP-06)."""

    number: int
    place: PlaceId


class Winter(Value, frozen=True):
    """How far a player is with his winter, and what he has laid out. Hidden from others but for what was gathered."""

    done: tuple[str, ...] = ()  # the phases he has finished
    gathered: int = 0  # crowns of this year's revenue
    crowns: int = 0  # what is left of them
    bonus: int = 0  # crowns that events and spells add to the revenue
    loss: int = 0  # crowns that they take off it
    thrives: str = ""  # the kind of settlement that pays more this winter (ME-EVT-08, ME-EVT-09)
    famine: bool = False  # no recovery and no rebuilding this winter (ME-EVT-11)
    recruits: int = 0  # points bought
    heroes: int = 0  # points that cost nothing (ME-MAG-49)
    hired: tuple[Contingent, ...] = ()
    baggage: int = 0  # points bought
    offers: dict[PlaceId, int] = {}  # crowns for the rebuilding of razed settlements (ME-RCV-08)
    works: tuple[Work, ...] = ()
    pool: tuple[BannerId, ...] = ()  # banners that are disbanded when the army is divided anew (ME-DEP-01)
    stations: Stations = Stations()
    posts: tuple[Post, ...] = ()
    moorings: tuple[Mooring, ...] = ()
    stores: dict[PlaceId, int] = {}  # stockpiles laid in for the season (ME-DEP-05)
    loads: dict[BannerId, int] = {}  # baggage for banners that stay in a siege (ME-DEP-05)
    announced: tuple[PlaceId, ...] = ()  # courts for which he declared a mission when the season ended (ME-DIP-07)
    missions: tuple[PlaceId, ...] = ()  # courts to which his envoys are on their way (ME-DIP-06)
    operatives: tuple[str, ...] = ()  # the kinds of those he has hired and not yet placed (ME-ESP-03)
    declared: int = 0  # how many operatives he has declared (ME-ESP-03)


class Quarters(Value, frozen=True):
    """How far the armies are on their way into winter quarters, and the map when they set out (ME-WQT-05)."""

    stage: str = "setting-out"
    allied: dict[RealmId, tuple[PlaceId, ...]] = {}  # places allied in the season just ended (ME-WQT-04)
    held: dict[PlaceId, tuple[RealmId, ...]] = {}  # whose banners stood where
    besieged: tuple[PlaceId, ...] = ()
    afloat: tuple[ShipId, ...] = ()  # ships whose harbour is still to be chosen (ME-WQT-11)
    abroad: tuple[BannerId, ...] = ()  # banners that are not yet in their quarters
    roads: dict[BannerId, tuple[PlaceId, ...]] = {}  # without a capital: the quarters a banner can get to (ME-WQT-02)


class Alliance(Value, frozen=True):
    """A temporary alliance with an independent empire (ME-DIP-10); it lapses when the next winter begins."""

    realm: RealmId
    places: tuple[PlaceId, ...]


class Operative(Value, frozen=True):
    """A hidden counter on the map (ME-ESP-04). Its owner is plain to see, its kind is not."""

    id: str
    realm: RealmId
    number: int  # in the order in which its owner put them on the map
    kind: str  # assassin | spy | saboteur | agent
    place: PlaceId


class Spell(Value, frozen=True):
    """An equinox spell that rests on the map, as everybody knows (ME-MAG-09); `magic.table` says what it does."""

    id: str
    name: str
    caster: RealmId
    place: PlaceId  # the tile that bears the marker
    places: tuple[PlaceId, ...]  # all tiles on which it works
    since: int  # the year in whose winter it was cast
    until: str  # when it ends of itself, as in `magic.spells` (ME-MAG-11)
    tried: int = 0  # the month in which its caster last tried to call the water back (ME-MAG-23)
    saved: tuple[BannerId, ...] = ()  # banners that the mists bring home (ME-MAG-51)
    misled: tuple[BannerId, ...] = ()  # banners that they lead astray


class Pact(Value, frozen=True):
    """A written pact (ME-DIP-02): a secret of its parties until one of them shows it."""

    id: str
    parties: tuple[RealmId, ...]
    text: str
    signed: tuple[RealmId, ...] = ()
    shown: bool = False


class Hero(Value, frozen=True):
    """Who leads the banners of a number, or (number 0) the realm: how many did so before him, and what he is called."""

    before: int = 0  # how many have fallen
    called: Person | None = None  # if his owner calls him otherwise than the charts do (ME-NAM-14)


class Movements(Value, frozen=True):
    """What the active player's banners and ships have done in his turn so far."""

    tried: tuple[PlaceId, ...] = ()  # tiles he has tried to scout (ME-SCT-03)
    opened: tuple[PlaceId, ...] = ()  # tiles scouted with success (ME-SCT-55), open to the whole force (ME-SCT-06)
    scouts: tuple[BannerId, ...] = ()  # banners that have scouted (ME-SCT-02)
    moved: tuple[BannerId, ...] = ()  # banners that have moved (ME-MOV-02)
    stayed: tuple[BannerId, ...] = ()  # banners whose search for a route failed (ME-MOV-27)
    passages: tuple[PlaceId, ...] = ()  # tiles whose holders let him pass (ME-MOV-37)
    embarked: tuple[BannerId, ...] = ()
    sailed: tuple[ShipId, ...] = ()


class WrittenTurn(Movements, frozen=True):
    """A turn as checkpoints and fingerprints have kept it from the first version on."""

    done: tuple[str, ...] = ()  # what the chapters note, in the words of `earlier`


class Turn(Movements, frozen=True):
    """The turn of the active player, with what the chapters note in it."""

    barred: tuple[BannerId, ...] = ()  # banners that may not scout any more in this turn (ME-SCT-27)
    rumoured: bool = False  # the forces of a hurt king have thrown whether they move (ME-ESP-17)
    unwilling: tuple[BannerId, ...] = ()  # banners that stay because of it
    forced: dict[PlaceId, tuple[BannerId, ...]] = {}  # banners that march on, by where they set out (ME-RAC-17)
    held_off: dict[PlaceId, tuple[ShipId, ...]] = {}  # ships that fought for a harbour in vain (ME-SEA-25)
    fights_found: bool = False  # the fights of this turn are known
    finished: dict[str, tuple[str, ...]] = {}  # by phase of orders the seats that are done with it (ME-MUL-02)

    def written(self) -> WrittenTurn:
        same = {name: getattr(self, name) for name in Movements.__struct_fields__}
        return WrittenTurn(**same, done=write_notes(msgspec.structs.asdict(self)))


class WrittenWar(msgspec.Struct):
    """The turn that some bytes tell."""

    turn: WrittenTurn = WrittenTurn()


WRITTEN = msgspec.json.Decoder(WrittenWar)  # made here, before there are threads


class Pending(Value, frozen=True, rename="kebab"):
    """Half-done business between the steps of a chapter; None where there is none.

    The fields are in the order of their names, which is the order in which the fingerprint has always told them.
    """

    allied: dict[RealmId, tuple[PlaceId, ...]] | None = None  # places that joined a realm this winter (ME-REC-20)
    before_ruins: dict[PlaceId, tuple[BannerId, ...]] | None = None  # who besieged walls that dragons razed (ME-DRG-09)
    contested: tuple[PlaceId, ...] | None = None  # tiles of courts on several borders as the season ended (ME-DIP-07)
    espionage: Literal["placing", "resolving"] | None = None  # its stage, once all have hired
    exposed: tuple[PlaceId, ...] | None = None  # places whose walls dragons razed between besieger and garrison
    recovery: dict[PlaceId, int] | None = None  # what fell for each razed tile (ME-RCV-01)
    spell: str | None = None  # that the active player is about to cast (ME-MAG-05)
    winter_sieges: dict[PlaceId, int] | None = None  # baggage points that besiegers need, 0 once it is settled


class War(State):
    """A campaign of `mighty`."""

    earlier = EARLIER
    settings: Settings
    board: TileBoard  # of a world that is still being laid: what lies so far
    laying: Laying | None = None  # the map in the making, while there is one (ME-MAP-55)
    realms: dict[RealmId, Realm] = {}
    lands: dict[PlaceId, Land] = {}
    banners: dict[BannerId, Banner] = {}
    ships: dict[ShipId, Ship] = {}
    stockpiles: dict[PlaceId, int] = {}
    burnt: dict[PlaceId, int] = {}  # forests, of unknown tiles too, and the year dragons burnt them in (ME-DRG-11)
    sieges: dict[PlaceId, Siege] = {}
    fights: dict[PlaceId, Fight] = {}
    known: dict[str, Known] = {}  # "blue:red.3" → what Blue knows of it
    totals: dict[str, Known] = {}  # "blue:red@B4" → the total of a force Blue was told
    winter: dict[RealmId, Winter] = {}  # while it is winter
    quarters: Quarters = Quarters()  # while banners and ships go home
    no_revenue: dict[PlaceId, str] = {}  # places that pay nothing this winter, and the clause that says so
    alliances: dict[str, Alliance] = {}
    operatives: dict[str, Operative] = {}
    pacts: dict[str, Pact] = {}
    spells: dict[str, Spell] = {}  # those in force
    names: dict[str, str] = {}  # what people called by another name than the charts gave to it (ME-NAM-01), by its id
    heroes: dict[BannerId, Hero] = {}  # where somebody has fallen or was given a name; `red.0` is Red himself
    leads: dict[BannerId, str] = {}  # banners that a ruler has entrusted to somebody, himself included (ME-MUL-03)
    peace: tuple[RealmId, ...] = ()  # who would end the war here and now (ME-RLM-16)
    pending: Pending = Pending()
    phase: str = "capitals"
    year: int = 1
    month: int = 0
    order: tuple[RealmId, ...] = ()  # of play in this month, or of setting up
    active: int = 0  # whose turn it is, as a place in `order`
    turn: Turn = Turn()

    @property
    def now(self) -> int:
        """The month counted from the beginning of the campaign; restrictions and knowledge are dated with it."""
        return (self.year - 1) * self.settings.months + self.month

    @property
    def player(self) -> RealmId:
        """The active player."""
        return self.order[self.active]

    def up(self) -> RealmId | None:
        """Whose turn it is; None when all have had theirs."""
        return self.order[self.active] if self.active < len(self.order) else None

    def pass_on(self) -> None:
        """It is the next one's turn."""
        self.active += 1

    def tell(
        self, kind: str, /, *, rule: str = "", to: tuple[str, ...] | None = None, shows: bool = False, **args: Any
    ) -> None:
        """Note an event, if anybody listens."""
        if self.told is not DEAF:
            State.tell(self, kind, rule=rule, to=self.hearers(to), shows=shows, **args)

    def hearers(self, to: tuple[str, ...] | None) -> tuple[str, ...] | None:
        """Those who hear what is told to these realms: a commander hears what his ruler hears (ME-MUL-02)."""
        if to is None or not self.settings.commanders:
            return to
        return (*to, *[seat for seat, realm in self.settings.commanders.items() if realm in to and seat not in to])

    def fork(self) -> Self:
        new = State.fork(self)
        if self.laying is not None:
            new.laying = self.laying.fork()
        return new

    def _plain(self, settings: Callable[[Any], Any]) -> dict[str, Any]:
        """What is noted in a turn is written as it always was."""
        return {**State._plain(self, settings), "turn": self.turn.written()}

    @classmethod
    def decoded(cls, data: bytes) -> Self:
        war = super().decoded(data)
        if done := WRITTEN.decode(data).turn.done:
            war.turn = msgspec.structs.replace(war.turn, **read_notes(done))
        return war

    @staticmethod
    def to_plain(value: Any) -> Any:
        if isinstance(value, TileBoard):
            return dict(value.tiles)
        return Laying.to_plain(value)

    @staticmethod
    def from_plain(kind: type, value: Any) -> Any:
        if kind is TileBoard:
            return TileBoard(msgspec.convert(value, dict[PlaceId, Tile]))
        return Laying.from_plain(kind, value)
