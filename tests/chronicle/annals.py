"""The events of a war read by themselves, without any of the chronicle's code: what was so after any one of them."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Sequence
from typing import TypeVar

from gonfalon.kernel import Event

T = TypeVar("T")
FREE, NOBODY = "independent", ""
SHOWN = {  # where an event shows a banner
    "scout.sets-out": "home", "banner.marches": "there", "banner.lands": "place", "retreat.made": "there",
    "siege.refuge": "place", "siege.returns": "there", "siege.marches-out": "there", "quarters.billeted": "place",
    "subsistence.short": "place",
}  # fmt: skip
DEADLY = {"leader", "leader-and-troops", "two-characters", "killed"}
LOSS = ("banner.loses", "force.loses", "independents.lose")


class Annals:
    """Every question is asked with the number of an event, and answered as things were when it had happened."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.events = events
        self.seats: dict[str, str] = {}  # realm → capital
        self._owners: dict[str, list[tuple[int, str]]] = defaultdict(list)
        self._kinds: dict[str, list[tuple[int, str]]] = defaultdict(list)
        self._seen: dict[str, list[tuple[int, str]]] = defaultdict(list)
        self._deaths: dict[str, list[int]] = defaultdict(list)
        self._turns: list[tuple[int, str]] = [(-1, "")]
        self._dates: list[tuple[int, tuple[int, int]]] = [(-1, (1, 0))]
        self.sieges: dict[str, list[tuple[int, str]]] = defaultdict(list)  # place → besieger, or nobody
        for at, event in enumerate(events):
            self._read(at, event)

    def _read(self, at: int, event: Event) -> None:
        args, kind = event.args, event.kind
        place = args.get("place", "")
        match kind:
            case "realm.capital":
                self.seats[args["realm"]] = place
                self._owners[place].append((at, args["realm"]))
                self._kinds[place].append((at, "capital"))
            case "land.found" | "land.taken" | "recovery.recovered":
                if args["settlement"] and self.kind(place, at) != "capital":
                    self._kinds[place].append((at, args["settlement"]))
                self._owners[place].append((at, args["realm"]))
            case "siege.fallen":
                self._owners[place].append((at, args["realm"]))
                self.sieges[place].append((at, NOBODY))
            case "winter.treachery":
                self._owners[place].append((at, args["other"]))
            case "winter.rebellion" | "assassin.rebels":
                self._owners[place].append((at, FREE))
            case "land.razed":
                self._owners[place].append((at, NOBODY))
            case "realm.out":
                for town in self.held(args["realm"], at):
                    self._owners[town].append((at, FREE))
            case "construction.built" if args["what"] in ("fortress", "city"):
                if self.kind(place, at) != "capital":
                    self._kinds[place].append((at, args["what"]))
            case "siege.begins":
                self.sieges[place].append((at, args["realm"]))
            case "siege.lifted" | "siege.broken":
                self.sieges[place].append((at, NOBODY))
            case "turn.begins":
                self._turns.append((at, args["realm"]))
            case "season.ends" | "winter.begins":
                self._turns.append((at, ""))
                self._dates.append((at, (self.date(at)[0], 99)))
            case "month.begins":
                self._dates.append((at, (args["year"], args["month"])))
        self._persons(at, event)

    def _persons(self, at: int, event: Event) -> None:
        args = event.args
        if event.kind in SHOWN and event.to is None:
            self._seen[args["banner"]].append((at, args[SHOWN[event.kind]]))
        dies = event.kind in ("banner.gone", "battle.leader") or args.get("outcome") in DEADLY
        if dies and event.kind == "assassin.palace":
            self._deaths[f"{args['king']}.0"].append(at)
        elif dies and "banner" in args:
            self._deaths[args["banner"]].append(at)

    # --- what was so -------------------------------------------------------------------------------------

    def owner(self, place: str, at: int) -> str:
        return _then(self._owners[place], at, NOBODY)

    def kind(self, place: str, at: int) -> str:
        return _then(self._kinds[place], at, "land")

    def turn(self, at: int) -> str:
        return _then(self._turns, at, "")

    def date(self, at: int) -> tuple[int, int]:
        return _then(self._dates, at, (1, 0))

    def besieger(self, place: str, at: int) -> str:
        return _then(self.sieges[place], at, NOBODY)

    def stands(self, banner: str, at: int) -> str:
        return _then(self._seen[banner], at, "")

    def held(self, realm: str, at: int) -> list[str]:
        return [p for p in self._owners if self.owner(p, at) == realm]

    def settlements(self, realm: str, at: int) -> int:
        return sum(self.kind(p, at) != "land" for p in self.held(realm, at))

    def most(self, realm: str, at: int) -> int:
        """The most settlements a realm ever had, until then."""
        changes = {when for history in self._owners.values() for when, _ in history if when <= at}
        return max((self.settlements(realm, when) for when in changes), default=0)

    def flags(self, place: str, at: int) -> list[str]:
        """The realms that held it, one after the other."""
        out: list[str] = []
        for when, owner in self._owners[place]:
            if when <= at and owner in self.seats and out[-1:] != [owner]:
                out.append(owner)
        return out

    def fallen(self, banner: str, at: int) -> int:
        """How many captains of a banner had died before this event."""
        return sum(when < at for when in dict.fromkeys(self._deaths[banner]))

    def span(self, first: int, last: int) -> list[tuple[int, Event]]:
        return [(at, self.events[at]) for at in range(first, last + 1)]

    def lost(self, realm: str, first: int, last: int, most: int | None) -> int:
        """What a side lost between two events: a share that is asked for twice in one breath is one loss."""
        total, asked = 0, set[str]()
        for _, event in self.span(first, last):
            if event.kind not in (*LOSS, "banner.gone"):
                asked = set()
            if event.to is not None or event.kind not in LOSS:
                continue
            banner = event.args.get("banner", "")
            whose = event.args.get("realm") or banner.rpartition(".")[0] or FREE
            if whose == realm and (not banner or banner not in asked):
                total += event.args["points"]
            asked = {b for b in asked if b.rpartition(".")[0] == whose} | {banner}
        return total if most is None else min(most, total)


def _then(history: Sequence[tuple[int, T]], at: int, otherwise: T) -> T:
    found = bisect_right(history, at, key=lambda pair: pair[0])
    return history[found - 1][1] if found else otherwise
