"""Events into happenings: who commanded, which blows were one battle, what befell whom in the same weeks.

The listener hears only what its reader may know. It runs forward, so that a closed month never changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from gonfalon.chronicle.calendar import BEFORE, WINTER
from gonfalon.chronicle.mighty.atlas import CAPITAL
from gonfalon.chronicle.mighty.fights import Fights
from gonfalon.chronicle.mighty.happenings import FREE, Battle, Happening, Holdings, Naming
from gonfalon.chronicle.mighty.kinds import PLAIN
from gonfalon.chronicle.mighty.ledger import NOBODY
from gonfalon.kernel import Event
from gonfalon.names import RULER, Person
from gonfalon.world.tiles import PlaceId

LONG_MARCH = 4  # tiles from where the season began
QUARTERS = "winter-quarters"  # the phase of a winter in which banners are sent home
WASTING = ("subsistence.", "scout.", "route.")  # events after which a banner may dwindle to nothing without an enemy
QUIET = ("roll", "forced", "banner.loses", "force.loses", "banner.gone")  # which say nothing of why


class Listener(Fights):
    """Hears the events of one reader and notes what happened."""

    def listen(self, events: Iterable[Event]) -> list[Happening]:
        """All that happened, in order."""
        for self._at, event in enumerate(events):
            self._hear(event)
        self._close_field()
        return [replace(h, seq=number) for number, h in enumerate(self.noted)]

    def finish(self) -> list[Happening]:
        """The war is over, and with it its last year: what has been noted since `listen`."""
        before = len(self.noted)
        self._look_back()
        return [replace(h, seq=number) for number, h in enumerate(self.noted[before:], before)]

    def _hear(self, event: Event) -> None:
        if self._field and not self._field.takes(event):
            self._close_field()
        if self._field and event.kind == "roll":
            self._field.pause()
        if event.kind not in QUIET:
            self._wasting = event.kind.startswith(WASTING)
        if event.kind in LOOKS and event.to is None:
            self._look(event)
        if heard := HEARD.get(event.kind):
            heard(self, event)
        elif told := PLAIN.get(event.kind):
            self._plain(event, told)

    # --- persons -----------------------------------------------------------------------------------------

    def _look(self, event: Event) -> None:
        """A banner shows itself somewhere."""
        self.ledger.see(str(event.args["banner"]), str(event.args[LOOKS[event.kind]]))

    def _changes_tents(self, event: Event) -> None:
        self.ledger.forget(event.args["realm"], event.args["place"])

    def _rides(self, event: Event) -> None:
        """Scouts set out: what they take is their captain's doing, though he stays in camp."""
        self._party, self._open = (event.args["banner"], event.args["home"], self._at), ""

    def _finds_open(self, event: Event) -> None:
        self._open = event.args["place"]

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
            kind, what = "named-person", self.ledger.captain(what)
            facts["lead"] = what
        else:
            kind = "named-land"
        called = Person(args["name"], args["title"], args["first_name"], args["byname"])
        self.noted.append(Naming(kind=kind, what=what, called=called, **facts))

    # --- time --------------------------------------------------------------------------------------------

    def _month(self, event: Event) -> None:
        if event.args["year"] != self.year or event.args["month"] == 1:
            self._new_year()
        self.year, self.month, self._phase_now = event.args["year"], event.args["month"], ""
        self._moon += 1

    def _new_year(self) -> None:
        """The banners stand where their owners put them, and nobody has seen them yet."""
        if self.month != BEFORE:
            self._look_back()
        self._january, self._changed = self.ledger.holdings(), []
        self._began, self._far, self._road, self._courts = {}, {}, {}, set()
        self.ledger.stands = {}

    def _look_back(self) -> None:
        """What the year has made of the realms; noted as its last thing."""
        ended = self.ledger.holdings()
        self.noted.append(
            Holdings(
                kind="holdings",
                year=self.year,
                month=self.month,
                began=tuple(self._january.items()),
                ended=tuple(ended.items()),
                height=tuple(self._height.items()),
                sieges=tuple((place, who) for place, (who, _) in self.ledger.sieges.items()),
                heard=tuple(self._changed),
            )
        )

    def _winter(self, event: Event) -> None:  # noqa: ARG002  (as the others)
        self._snowed = self._moon
        self.month, self.equinox, self.turn = WINTER, "autumn", ""
        self.ledger.stands = {b: at for b, at in self.ledger.stands.items() if at in self.ledger.sieges}

    def _leaves(self, event: Event) -> None:
        self._leaving.add(event.args["banner"])
        self._plain(event, PLAIN[event.kind])

    def _phase(self, event: Event) -> None:
        self._phase_now = event.args["phase"]
        if event.args["phase"].startswith("spring"):
            self.equinox = "spring"

    def _turn(self, event: Event) -> None:
        self.turn = event.args["realm"]
        self._party, self._open = ("", "", 0), ""

    # --- realms and land ---------------------------------------------------------------------------------

    def _capital(self, event: Event) -> None:
        realm, place = event.args["realm"], event.args["place"]
        self.ledger.crown(place, realm)
        self.own(place, realm)
        self.atlas.foretell((self.year, self.month), place, CAPITAL)
        ruler = self.ledger.captain(f"{realm}.{RULER}")
        self.note("founded", who=realm, place=place, lead=ruler, said=event.args["colour"])

    def _out(self, event: Event) -> None:
        realm = event.args["realm"]
        capital = next(place for place, seat in self.seats.items() if seat == realm)
        self.note("realm-out", who=realm, place=capital, foe=self._foe(realm, capital))
        self.ledger.disown(realm)

    def _found(self, event: Event) -> None:
        place, kind, realm = event.args["place"], event.args["settlement"], event.args["realm"]
        if kind:
            self.settle(place, kind)
        self.own(place, realm)
        if realm == FREE:
            return  # the scouts tell of it
        if self.month == BEFORE:
            if kind:
                self.note("home", who=realm, place=place)
        else:
            self.note("joined" if kind else "claimed", who=realm, place=place)

    def _taken(self, event: Event) -> None:
        place, realm, before = event.args["place"], event.args["realm"], event.args["before"]
        kind = event.args["settlement"]
        if kind:
            self.settle(place, kind)
        self.own(place, realm)
        if place == self._fell:
            self._fell = ""
        elif self.month != WINTER or realm not in self._courts:
            self._note_taken(realm, before, place, settled=bool(kind))
        if before and self.seats.get(place) == before:
            self.note("capital-falls", who=realm, foe=before, place=place)

    def _note_taken(self, realm: str, before: str, place: PlaceId, *, settled: bool) -> None:
        """With the field, by riders of a captain who is elsewhere, or by whoever stands there."""
        facts = {"who": realm, "foe": before, "place": place}
        banner, camp, since = self._party
        won = self.noted[-1] if self.noted else None
        if not settled:
            self.note("claimed", **facts)
        elif isinstance(won, Battle) and won.place == place and won.result != "draw" and won.victor == realm:
            self.note("taken-field", lead=won.chief, **facts)
        elif place == self._open and banner.rpartition(".")[0] == realm:
            self.note("taken-riders", since, lead=self.ledger.captain(banner), there=camp, **facts)
        else:
            self.note("taken", lead=self.ledger.commander(realm, place), **facts)

    def _razed(self, event: Event) -> None:
        """An enemy's place is one that another realm had first, however short a time it has been the burner's."""
        place, by = event.args["place"], event.args["realm"]
        owner, robbed = self.ledger.owners.get(place, ""), self.ledger.robbed(place, by)
        self.own(place, NOBODY)
        if self._flight:
            self._flight.burn(place, owner, self._at)
        elif robbed or (by and owner not in ("", by)):
            self.note("razed", who=by, foe=robbed or owner, place=place, lead=self.ledger.commander(by, place))
        elif by:
            self.note("razed-own", who=by, place=place, lead=self.ledger.commander(by, place))
        elif not (self.noted and self.noted[-1].kind == "saboteur-burnt" and self.noted[-1].place == place):
            self.note("effect-razed", foe=owner, place=place, equinox=self.equinox if self.month == WINTER else "")

    def _hungry(self, event: Event) -> None:
        self.note("hungry", who=event.args["banner"].rpartition(".")[0], place=event.args["place"])

    # --- banners -----------------------------------------------------------------------------------------

    def _marches(self, event: Event) -> None:
        banner, there = event.args["banner"], event.args["there"]
        self._began.setdefault(banner, event.args["place"])
        far = self.atlas.board.distance(self._began[banner], there)
        realm, abroad = banner.rpartition(".")[0], self.ledger.owners.get(there)
        if far >= LONG_MARCH and banner not in self._far and abroad != realm:
            self._far[banner] = (there, self._at)
            self.note("long-march", who=realm, place=there, lead=self.ledger.captain(banner), n=far)

    def _gone(self, event: Event) -> None:
        banner, place = event.args["banner"], event.args["place"]
        realm, lead = banner.rpartition(".")[0], self.ledger.captain(banner)
        self.ledger.lose(banner)
        if self._field:
            self._field.loses_banner(realm, self._at)
        elif self._flight:
            self._flight.slain.append((place, realm))
            self._flight.heard.append(self._at)
        elif banner in self._road:
            self._frozen(banner, place, lead)
        elif self._wasting and lead:
            self.note("starved", who=realm, place=place, lead=lead, n=1)
        elif self._phase_now == QUARTERS and lead and banner not in self._leaving:
            self.note("disbanded", who=realm, place=place, lead=lead, n=1)
        self.ledger.fall(lead)
        for past in (self._far, self._began, self._road):
            past.pop(banner, None)  # whoever carries this number next has been nowhere yet

    def _frozen(self, banner: str, place: PlaceId, lead: str) -> None:
        """He does not come home; if he had been far, the story began with his setting out."""
        realm, (_, since) = banner.rpartition(".")[0], self._road.pop(banner)
        there, march = self._far.pop(banner, (place, 0))
        if there != place:
            self.note("frozen-far", march, since, who=realm, place=place, lead=lead, there=there)
        else:
            self.note("frozen", since, who=realm, place=place, lead=lead, n=1)

    def _snow(self, event: Event) -> None:
        """Who has no road home sets out all the same; what becomes of him is heard later."""
        self._road[event.args["banner"]] = (event.args["place"], self._at)

    def _billeted(self, event: Event) -> None:
        """He is home: through the snow, or from farther away than the others, or as always, which is no news."""
        banner, place = event.args["banner"], event.args["place"]
        facts = {"who": banner.rpartition(".")[0], "lead": self.ledger.captain(banner)}
        start, since = self._road.pop(banner, ("", 0))
        far, march = self._far.pop(banner, ("", 0))
        if far and far != place:
            self.note("home-again", march, place=place, there=far, **facts)
        elif start:
            self.note("snow-road", since, place=start, there=place, **facts)

    def _sunk(self, event: Event) -> None:
        if self._flight is None and self.month == WINTER:
            self.note("ship-wrecked", who=event.args["realm"], place=event.args["place"])


LOOKS: dict[str, str] = {  # events that show a banner → the argument that says where
    "scout.sets-out": "home",
    "banner.marches": "there",
    "banner.lands": "place",
    "retreat.made": "there",
    "siege.refuge": "place",
    "siege.returns": "there",
    "siege.marches-out": "there",
    "quarters.billeted": "place",
    "subsistence.short": "place",
}
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
    "scout.sets-out": Listener._rides,
    "scout.open": Listener._finds_open,
    "reorganisation.regrouped": Listener._changes_tents,
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
    "siege.assault-result": Listener._assaulted,
    "battle.leader": Listener._leader,
    "battle.pursuit": Listener._blow,
    "siege.begins": Listener._besieges,
    "siege.lifted": Listener._siege_ends,
    "siege.broken": Listener._siege_ends,
    "terms.agreed": Listener._agreed,
    "siege.fallen": Listener._fallen,
    "quarters.leaves": Listener._leaves,
    "quarters.retreat": Listener._snow,
    "quarters.billeted": Listener._billeted,
    "dragons.rise": Listener._rise,
    "dragons.gone": Listener._settle,
    "ship.sunk": Listener._sunk,
}
