"""Battles, sieges and dragons: what is heard of them piece by piece, until it is one happening."""

from __future__ import annotations

from msgspec.structs import replace

from gonfalon.chronicle.mighty.fields import Field, Flight
from gonfalon.chronicle.mighty.happenings import FREE
from gonfalon.chronicle.mighty.hearing import Hearing
from gonfalon.chronicle.mighty.kinds import PLAIN
from gonfalon.kernel import Event

STORMED = "stormed"


class Fights(Hearing):
    """The chapters of war."""

    # --- battles -----------------------------------------------------------------------------------------

    def _total(self, event: Event) -> None:
        if event.to is None:
            self._totals[event.args["realm"], event.args["place"]] = (event.args["total"], self._at)

    def _muster(self, event: Event) -> None:
        self._totals[FREE, event.args["place"]] = (event.args["points"], self._at)

    def _joins(self, event: Event) -> None:
        place, sides = event.args["place"], (event.args["attacker"], event.args["defender"])
        leads = (self.ledger.commander(sides[0], place), self.ledger.commander(sides[1], place))
        kind = "battle" if event.kind == "battle.joined" else "assault"
        said = {side: self._totals[side, place] for side in sides if (side, place) in self._totals}
        strengths = {side: points for side, (points, _) in said.items()}
        self._field = Field(kind, place, sides, leads, strengths, heard=[at for _, at in said.values()])
        self._field.heard.append(self._at)
        self._totals = {}

    def _leader(self, event: Event) -> None:
        if self._field and (banner := event.args.get("banner")):
            self._field.leader_falls(event.args["realm"], self.ledger.captain(banner), self._at)

    def _blow(self, event: Event) -> None:
        if self._field and event.to is None:
            self._field.blow(event, self._at)

    def _close_field(self) -> None:
        field, self._field = self._field, None
        if field is None or not field.result:
            return
        battle = field.battle(year=self.year, month=self.month, **self._then(field.place))
        if battle.fallen:
            self.ledger.fall(battle.fallen)
        self.noted.append(battle)

    # --- sieges ------------------------------------------------------------------------------------------

    def _besieges(self, event: Event) -> None:
        self.ledger.sieges[event.args["place"]] = (event.args["realm"], self._moon)
        self._how.pop(event.args["place"], None)
        self._plain(event, PLAIN[event.kind])

    def _siege_ends(self, event: Event) -> None:
        self._plain(event, PLAIN[event.kind])
        self.ledger.sieges.pop(event.args["place"], None)
        self._how.pop(event.args["place"], None)

    def _assaulted(self, event: Event) -> None:
        self._blow(event)
        if event.args["result"] == STORMED:
            self._how[event.args["place"]] = (STORMED, self._at)

    def _agreed(self, event: Event) -> None:
        self._how[event.args["place"]] = ("terms", self._at)
        self._plain(event, PLAIN[event.kind])

    def _fallen(self, event: Event) -> None:
        place, by, before = event.args["place"], event.args["realm"], event.args["defender"]
        how, said = self._how.pop(place, ("empty", self._at))
        self._fell = place
        self.own(place, by)
        if how == STORMED and self.noted and self.noted[-1].kind == "assault":
            flown = tuple(self.ledger.flown.get(place, ()))
            self.noted[-1] = replace(self.noted[-1], flown=flown, heard=(*self.noted[-1].heard, self._at))
        else:
            lead = self.ledger.commander(by, place)
            also = (said,) if said != self._at else ()
            self.note(f"fallen-{how}", *also, who=by, foe=before, place=place, lead=lead)
        self.ledger.sieges.pop(place, None)

    # --- dragons -----------------------------------------------------------------------------------------

    def _rise(self, event: Event) -> None:
        self._flight = Flight(event.args["place"], event.args["count"], heard=[self._at])

    def _settle(self, event: Event) -> None:  # noqa: ARG002  (as the others)
        if self._flight:
            told = self._flight.told(self.turn, year=self.year, month=self.month, **self._then(self._flight.lair))
            self.noted.append(told)
        self._flight = None
