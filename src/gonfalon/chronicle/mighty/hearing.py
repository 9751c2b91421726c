"""How one event becomes a happening: who did it to whom, who led, and what the place was then."""

from __future__ import annotations

from collections import Counter
from typing import Any

from gonfalon.chronicle.calendar import BEFORE, WINTER
from gonfalon.chronicle.mighty.atlas import Atlas
from gonfalon.chronicle.mighty.fields import Field, Flight
from gonfalon.chronicle.mighty.happenings import FREE, Happening
from gonfalon.chronicle.mighty.kinds import EQUINOX, Plain
from gonfalon.chronicle.mighty.ledger import Ledger
from gonfalon.kernel import Event
from gonfalon.names import RULER
from gonfalon.world.tiles import PlaceId

OPENED = ("betrayal", "surrender")  # what hunger may make of a garrison
BREAKS = "break-siege"  # the spell that ends a siege


class Hearing:
    """What has been heard so far, and how a plain event is noted."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas, self.ledger = atlas, Ledger()
        self.noted: list[Happening] = []
        self.year, self.month, self.turn = 1, BEFORE, ""
        self.equinox = ""
        self._at = 0  # the event that is being heard
        self._moon, self._snowed = 0, -1  # months of the war so far, and how many there were when it last snowed
        self._began: dict[str, PlaceId] = {}  # banner → where it stood when it first marched this season
        self._far: dict[str, tuple[PlaceId, int]] = {}  # banner → the end of its long march, and the event of it
        self._party: tuple[str, PlaceId, int] = ("", "", 0)  # the scouts who are out: banner, its camp, the event
        self._open: PlaceId = ""  # the place they found open
        self._road: dict[str, tuple[PlaceId, int]] = {}  # banner in the snow → where it set out, and the event
        self._wasting = False  # are the losses now heard of those of hunger, sickness and bad roads?
        self._leaving: set[str] = set()  # hired banners whose time is up
        self._phase_now = ""  # of the winter
        self._field: Field | None = None
        self._flight: Flight | None = None
        self._totals: dict[tuple[str, PlaceId], tuple[int, int]] = {}  # strength said before all, and the event
        self._how: dict[PlaceId, tuple[str, int]] = {}  # how a siege is about to end, and the event that says so
        self._fell: PlaceId = ""  # the place whose siege has just ended
        self._courts: set[str] = set()  # realms that a whole free court has joined this winter
        self._changed: list[int] = []  # events of this year by which a settlement changed hands
        self._height: Counter[str] = Counter()
        self._january: Counter[str] = Counter()

    @property
    def seats(self) -> dict[PlaceId, str]:
        return self.ledger.seats

    def note(self, kind: str, *also: int, **facts: Any) -> None:
        """A thing that happened, by the event now heard and `also` by others."""
        place = facts.get("place", "")
        facts |= self._then(place, facts.get("there", "")) | {"heard": (*also, self._at)}
        self.noted.append(Happening(kind=kind, year=self.year, month=self.month, **facts))

    def _then(self, place: PlaceId, there: PlaceId = "") -> dict[str, Any]:
        """What the place was when it happened: its kind, its flags, and how long it had been besieged."""
        flown = tuple(self.ledger.flown.get(place, ()))
        _, began = self.ledger.sieges.get(place, ("", self._moon))
        wintered = began <= self._snowed and self.month != WINTER
        months = 0 if wintered else self._moon - began
        return {"lay": self.ledger.lay((place, there)), "flown": flown, "months": months, "wintered": wintered}

    def own(self, place: PlaceId, realm: str) -> None:
        self.ledger.own(place, realm, self._at)
        self._changed.append(self._at)
        for who, held in self.ledger.holdings().items():
            self._height[who] = max(self._height[who], held)

    def settle(self, place: PlaceId, kind: str) -> None:
        self.ledger.settle(place, kind)
        self.atlas.foretell((self.year, self.month), place, kind)

    # --- plain events ------------------------------------------------------------------------------------

    def _plain(self, event: Event, told: Plain) -> None:
        args = event.args
        outcome = str(args.get(told.outcome, "")) if told.outcome else ""
        if told.kind in ("hunger", "surrender"):
            self._hear_garrison(args["place"], outcome)
        if outcome in told.silent and told.outcome:
            return
        if outcome == BREAKS and args["place"] not in self.ledger.sieges:
            outcome = f"{BREAKS}-idle"  # no siege anywhere: it falls on an empty fortress
        facts = self._facts(event, told, outcome)
        if told.n:
            facts["n"] = int(args[told.n])
        if told.said:
            facts["said"] = str(args[told.said])
        if event.kind in EQUINOX and self.month == WINTER:
            facts["equinox"] = self.equinox
        if told.kind == "built" and outcome in ("fortress", "city"):
            self.settle(facts["place"], outcome)
        self._turns_coat(told.kind, facts, args)
        self.note(f"{told.kind}-{outcome}" if outcome else told.kind, **facts)

    def _facts(self, event: Event, told: Plain, outcome: str) -> dict[str, Any]:
        """Who did it, to whom, where, and who led."""
        args = event.args
        banner = str(args.get("banner", ""))
        who = str(args.get(told.who, "")) or banner.rpartition(".")[0] or self.turn
        place = str(args.get(told.place, ""))
        foe = str(args.get(told.foe, "")) if told.foe else self._foe(who, place)
        if told.kind == "sea":
            return self._sea(args) | {"place": place}
        if told.kind in ("assassin", "palace"):
            return self._stabbed(told.kind, outcome, args) | {"place": place}
        return {"who": who, "foe": foe, "place": place, "lead": self._lead(who, place, banner)}

    def _lead(self, who: str, place: PlaceId, banner: str) -> str:
        if banner and banner.rpartition(".")[0] == who:
            return self.ledger.captain(banner)
        return self.ledger.commander(who, place)

    def _foe(self, who: str, place: PlaceId) -> str:
        owner = self.ledger.owners.get(place, "")
        return owner if owner != who else ""

    def _sea(self, args: dict[str, Any]) -> dict[str, Any]:
        """A sea battle is told from the side of who won it."""
        winner = args["other"] if args["loser"] == args["realm"] else args["realm"]
        loser = args["loser"] or args["other"]
        return {"who": winner, "foe": loser, "lead": ""}

    def _stabbed(self, kind: str, outcome: str, args: dict[str, Any]) -> dict[str, Any]:
        """Whom the knife was meant for; who dies of it is followed by another."""
        banner = f"{args['king']}.{RULER}" if kind == "palace" else str(args["banner"])
        victim = self.ledger.captain(banner)
        if outcome in ("leader", "leader-and-troops", "two-characters", "killed"):
            self.ledger.fall(victim)
        return {"who": args["realm"], "foe": banner.rpartition(".")[0], "victim": victim, "lead": ""}

    def _turns_coat(self, kind: str, facts: dict[str, Any], args: dict[str, Any]) -> None:
        """What goes over without a march."""
        place = facts["place"]
        if kind == "winter-treachery":
            self.own(place, facts["foe"])
        elif kind == "winter-rebellion":
            self.own(place, FREE)
        elif kind == "recovered":
            self.settle(place, str(args.get("settlement", "")))
            self.own(place, str(args.get("realm", "")))
        elif kind == "mission-absorbed":
            self._courts.add(facts["who"])

    def _hear_garrison(self, place: PlaceId, outcome: str) -> None:
        """Hunger opens a gate from within, or makes the garrison ask for terms; a refusal means it holds on."""
        if outcome in OPENED:
            self._how[place] = (outcome, self._at)
        elif outcome == "refuse":
            self._how.pop(place, None)
