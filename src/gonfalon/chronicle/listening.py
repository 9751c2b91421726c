"""Events into happenings: who commanded, which blows were one battle, what befell whom in the same weeks.

The listener hears only what its reader may know. It runs forward, so that a closed month never changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from gonfalon.chronicle.atlas import CAPITAL, Atlas
from gonfalon.chronicle.fields import Field, Flight
from gonfalon.chronicle.happenings import BEFORE, FREE, UNSEATED, WINTER, Happening, Naming
from gonfalon.chronicle.kinds import EQUINOX, PLAIN, Plain
from gonfalon.kernel import Event
from gonfalon.names import RULER, Person
from gonfalon.world.tiles import PlaceId

SETTING_UP = "ME-RLM"  # the clauses by which realms are made
LONG_MARCH = 4  # tiles from where the season began
FALL = {  # the clause by which a siege ended → how it is told; storming is told with the assault
    "ME-SIE-33": "fallen-betrayal",
    "ME-SIE-34": "fallen-surrender",
    "ME-SIE-37": "fallen-terms",
}
STORMED = "ME-SIE-24"
GONE = {"ME-WQT-08": "disbanded", "ME-WQT-16": "frozen"}
WASTED = ("ME-SUB", "ME-SCT", "ME-MOV")  # chapters in which a banner dwindles to nothing
JOINED = "ME-DIP-12"  # a whole court comes over, told as one thing


class Listener:
    """Hears the events of one reader and notes what happened."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self.noted: list[Happening] = []
        self.year, self.month, self.turn = 1, BEFORE, ""
        self.equinox = ""
        self.owners: dict[PlaceId, str] = {}
        self.seats: dict[PlaceId, str] = {}  # capital → realm
        self._stands: dict[str, PlaceId] = {}  # banner → where it was last seen
        self._began: dict[str, PlaceId] = {}  # banner → where it stood when it first marched this season
        self._turns: dict[str, int] = {}  # banner → how many captains it has had
        self._told: set[str] = set()  # long marches told this season
        self._field: Field | None = None
        self._flight: Flight | None = None
        self._totals: dict[str, int] = {}
        self._fell: PlaceId = ""  # the place whose siege has just ended

    def listen(self, events: Iterable[Event]) -> list[Happening]:
        """All that happened, in order."""
        for event in events:
            self._hear(event)
        self._close_field()
        return [replace(h, seq=number) for number, h in enumerate(self.noted)]

    def _hear(self, event: Event) -> None:
        if self._field and not self._field.takes(event):
            self._close_field()
        if heard := HEARD.get(event.kind):
            heard(self, event)
        elif told := PLAIN.get(event.kind):
            self._plain(event, told)

    def note(self, kind: str, **facts: Any) -> None:
        self.noted.append(Happening(kind=kind, year=self.year, month=self.month, **facts))

    # --- persons -----------------------------------------------------------------------------------------

    def captain(self, banner: str) -> str:
        """Who leads this banner; those without a realm have no captains."""
        return "" if banner.rpartition(".")[0] in UNSEATED else f"{banner}#{self._turns.get(banner, 0)}"

    def commander(self, realm: str, place: PlaceId) -> str:
        """Who leads a realm's men here: the captain seen marching here last, or the ruler himself."""
        if not realm:
            return ""
        here = [b for b, at in self._stands.items() if at == place and b.rpartition(".")[0] == realm]
        return self.captain(here[-1] if here else f"{realm}.{RULER}")

    def fall(self, person: str) -> None:
        """A captain is dead; his number has another from now on."""
        banner = person.partition("#")[0]
        self._turns[banner] = self._turns.get(banner, 0) + 1

    def _named(self, event: Event) -> None:
        """A person, a realm, a settlement or a landmark has a new name; it is used when this month is over."""
        args, what = event.args, event.args["what"]
        facts: dict[str, Any] = {"who": args["realm"], "said": args["called"], "year": self.year, "month": self.month}
        if what in self.seats.values():
            capital = next(place for place, realm in self.seats.items() if realm == what)
            kind, what = "named-realm", f"realm:{capital}"
        elif what in self.atlas.board.tiles:
            kind, facts["place"], what = "named-place", what, f"place:{what}"
        elif what.rpartition(".")[0] in self.seats.values():
            kind, what = "named-person", self.captain(what)
            facts["lead"] = what
        else:
            kind = "named-land"
        called = Person(args["name"], args["title"], args["first_name"], args["byname"])
        self.noted.append(Naming(kind=kind, what=what, called=called, **facts))

    # --- plain events ------------------------------------------------------------------------------------

    def _plain(self, event: Event, told: Plain) -> None:
        args = event.args
        outcome = str(args.get(told.outcome, "")) if told.outcome else ""
        if outcome in told.silent and told.outcome:
            return
        banner = str(args.get("banner", ""))
        who = str(args.get(told.who, "")) or banner.rpartition(".")[0] or self.turn
        place = str(args.get(told.place, ""))
        foe = str(args.get(told.foe, "")) if told.foe else self._foe(who, place)
        facts: dict[str, Any] = {"who": who, "foe": foe, "place": place, "lead": self._lead(who, place, banner)}
        if told.kind == "sea":
            facts |= self._sea(args)
        if told.kind in ("assassin", "palace"):
            facts |= self._stabbed(told.kind, outcome, args)
        if event.kind in EQUINOX and self.month == WINTER:
            facts["equinox"] = self.equinox
        if told.n:
            facts["n"] = int(args[told.n])
        if told.said:
            facts["said"] = str(args[told.said])
        if told.kind == "built" and outcome in ("fortress", "city"):
            self.atlas.settle(place, outcome)
        self.note(f"{told.kind}-{outcome}" if outcome else told.kind, **facts)
        self._turns_coat(told.kind, facts)

    def _lead(self, who: str, place: PlaceId, banner: str) -> str:
        if banner and banner.rpartition(".")[0] == who:
            return self.captain(banner)
        return self.commander(who, place) if who in self.seats.values() else ""

    def _foe(self, who: str, place: PlaceId) -> str:
        owner = self.owners.get(place, "")
        return owner if owner != who else ""

    def _sea(self, args: dict[str, Any]) -> dict[str, Any]:
        """A sea battle is told from the side of who won it."""
        winner = args["other"] if args["loser"] == args["realm"] else args["realm"]
        return {"who": winner, "foe": args["loser"], "lead": ""}

    def _stabbed(self, kind: str, outcome: str, args: dict[str, Any]) -> dict[str, Any]:
        """Whom the knife was meant for; who dies of it is followed by another."""
        banner = f"{args['king']}.{RULER}" if kind == "palace" else str(args["banner"])
        victim = self.captain(banner)
        if outcome in ("leader", "leader-and-troops", "two-characters", "killed"):
            self.fall(victim)
        return {"who": args["realm"], "foe": banner.rpartition(".")[0], "victim": victim, "lead": ""}

    def _turns_coat(self, kind: str, facts: dict[str, Any]) -> None:
        if kind == "winter-treachery":
            self.owners[facts["place"]] = facts["foe"]
        elif kind == "winter-rebellion":
            self.owners[facts["place"]] = FREE
        elif kind in ("mission-absorbed", "recovered"):
            self.owners[facts["place"]] = facts["who"]

    # --- time --------------------------------------------------------------------------------------------

    def _month(self, event: Event) -> None:
        if event.args["year"] != self.year or event.args["month"] == 1:
            self._began, self._told = {}, set()
        self.year, self.month = event.args["year"], event.args["month"]

    def _winter(self, event: Event) -> None:  # noqa: ARG002  (as the others)
        self.month, self.equinox, self._stands = WINTER, "autumn", {}

    def _phase(self, event: Event) -> None:
        if event.args["phase"].startswith("spring"):
            self.equinox = "spring"

    def _turn(self, event: Event) -> None:
        self.turn = event.args["realm"]

    # --- realms and land ---------------------------------------------------------------------------------

    def _capital(self, event: Event) -> None:
        realm, place = event.args["realm"], event.args["place"]
        self.seats[place], self.owners[place] = realm, realm
        self.atlas.crown(place)
        self.note("founded", who=realm, place=place, lead=self.captain(f"{realm}.{RULER}"), said=event.args["colour"])

    def _out(self, event: Event) -> None:
        realm = event.args["realm"]
        capital = next(place for place, seat in self.seats.items() if seat == realm)
        for place, owner in self.owners.items():
            if owner == realm:
                self.owners[place] = FREE
        self.note("realm-out", who=realm, place=capital, foe=self._foe(realm, capital))

    def _found(self, event: Event) -> None:
        place, kind, realm = event.args["place"], event.args["settlement"], event.args["realm"]
        self.owners[place] = realm
        if kind:
            self.atlas.settle(place, kind)
        if realm == FREE:
            return  # the scouts tell of it
        if event.rule.startswith(SETTING_UP):
            if kind:
                self.note("home", who=realm, place=place)
        else:
            self.note("joined" if kind else "claimed", who=realm, place=place)

    def _taken(self, event: Event) -> None:
        place, realm, before = event.args["place"], event.args["realm"], event.args["before"]
        self.owners[place] = realm
        if place == self._fell or event.rule == JOINED:
            self._fell = ""
        elif event.args["settlement"]:
            self.note("taken", who=realm, foe=before, place=place, lead=self.commander(realm, place))
        else:
            self.note("claimed", who=realm, foe=before, place=place)
        self._capital_taken(place, realm)

    def _capital_taken(self, place: PlaceId, by: str) -> None:
        seat = self.seats.get(place, by)
        if self.atlas.kind(place) == CAPITAL and seat != by:
            self.note("capital-falls", who=by, foe=seat, place=place)

    def _razed(self, event: Event) -> None:
        place, by = event.args["place"], event.args["realm"]
        owner = self.owners.get(place, "")
        if self._flight:
            self._flight.burn(place, owner)
        elif by == owner:
            self.note("razed-own", who=by, place=place, lead=self.commander(by, place))
        elif by:
            self.note("razed", who=by, foe=owner, place=place, lead=self.commander(by, place))
            self.owners[place] = by
            self._capital_taken(place, by)

    def _hungry(self, event: Event) -> None:
        self.note("hungry", who=event.args["banner"].rpartition(".")[0], place=event.args["place"])

    # --- banners -----------------------------------------------------------------------------------------

    def _marches(self, event: Event) -> None:
        banner, there = event.args["banner"], event.args["there"]
        self._began.setdefault(banner, event.args["place"])
        self._stands.pop(banner, None)
        self._stands[banner] = there
        far = self.atlas.board.distance(self._began[banner], there)
        if far >= LONG_MARCH and banner not in self._told:
            self._told.add(banner)
            lead = self.captain(banner)
            self.note("long-march", who=banner.rpartition(".")[0], place=there, lead=lead, n=far)

    def _gone(self, event: Event) -> None:
        banner, place = event.args["banner"], event.args["place"]
        realm, lead = banner.rpartition(".")[0], self.captain(banner)
        self._stands.pop(banner, None)
        if self._field:
            self._field.gone.append(realm)
        elif self._flight:
            self._flight.slain.append((place, realm))
        elif kind := GONE.get(event.rule) or ("starved" if event.rule.startswith(WASTED) else ""):
            self.note(kind, who=realm, place=place, lead=lead)
        self.fall(lead)

    def _sunk(self, event: Event) -> None:
        if self._flight is None and self.month == WINTER:
            self.note("ship-wrecked", who=event.args["realm"], place=event.args["place"])

    # --- battles -----------------------------------------------------------------------------------------

    def _total(self, event: Event) -> None:
        if event.to is None:
            self._totals[event.args["realm"]] = event.args["total"]

    def _muster(self, event: Event) -> None:
        self._totals[FREE] = event.args["points"]

    def _joins(self, event: Event) -> None:
        place, sides = event.args["place"], (event.args["attacker"], event.args["defender"])
        leads = (self.commander(sides[0], place), self.commander(sides[1], place))
        kind = "battle" if event.kind == "battle.joined" else "assault"
        self._field = Field(kind, place, sides, leads, dict(self._totals))
        self._totals = {}

    def _leader(self, event: Event) -> None:
        if self._field and (banner := event.args.get("banner")):
            self._field.leader_falls(event.args["realm"], self.captain(banner))

    def _blow(self, event: Event) -> None:
        if self._field and event.to is None:
            self._field.blow(event)

    def _close_field(self) -> None:
        field, self._field = self._field, None
        if field is None or not field.result:
            return
        battle = field.battle(self.year, self.month)
        if battle.fallen:
            self.fall(battle.fallen)
        self.noted.append(battle)

    def _fallen(self, event: Event) -> None:
        place, by, before = event.args["place"], event.args["realm"], event.args["defender"]
        self._fell, self.owners[place] = place, by
        if event.rule != STORMED:
            kind = FALL.get(event.rule, "fallen-empty")
            self.note(kind, who=by, foe=before, place=place, lead=self.commander(by, place))

    # --- dragons -----------------------------------------------------------------------------------------

    def _rise(self, event: Event) -> None:
        self._flight = Flight(event.args["place"], event.args["count"])

    def _settle(self, event: Event) -> None:  # noqa: ARG002  (as the others)
        if self._flight:
            self.noted.append(self._flight.told(self.year, self.month, self.turn))
        self._flight = None


HEARD: dict[str, Callable[[Listener, Event], None]] = {
    "name.given": Listener._named,
    "month.begins": Listener._month,
    "season.ends": Listener._winter,
    "winter.begins": Listener._winter,
    "winter.phase": Listener._phase,
    "turn.begins": Listener._turn,
    "realm.capital": Listener._capital,
    "realm.out": Listener._out,
    "land.found": Listener._found,
    "land.taken": Listener._taken,
    "land.razed": Listener._razed,
    "subsistence.short": Listener._hungry,
    "banner.gone": Listener._gone,
    "banner.marches": Listener._marches,
    "banner.loses": Listener._blow,
    "force.loses": Listener._blow,
    "independents.lose": Listener._blow,
    "strength.total": Listener._total,
    "independents.muster": Listener._muster,
    "battle.joined": Listener._joins,
    "siege.assault": Listener._joins,
    "battle.cards": Listener._blow,
    "battle.result": Listener._blow,
    "siege.assault-result": Listener._blow,
    "battle.leader": Listener._leader,
    "battle.pursuit": Listener._blow,
    "siege.fallen": Listener._fallen,
    "dragons.rise": Listener._rise,
    "dragons.gone": Listener._settle,
    "ship.sunk": Listener._sunk,
}
