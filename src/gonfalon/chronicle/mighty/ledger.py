"""What the reader's events say so far: whose each place is and was, what stands there, and who is seen where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from gonfalon.chronicle.mighty.atlas import CAPITAL
from gonfalon.chronicle.mighty.happenings import FREE, UNSEATED
from gonfalon.world.tiles import PlaceId

NOBODY = ""


class Ledger:
    """Runs along with the listener; everything in it is known to whoever heard the events."""

    def __init__(self) -> None:
        self.owners: dict[PlaceId, str] = {}
        self.flags: dict[PlaceId, list[str]] = {}  # the realms that held a place, one after the other
        self.flown: dict[PlaceId, list[int]] = {}  # and the events by which they came
        self.kinds: dict[PlaceId, str] = {}  # village, fortress, city, capital
        self.seats: dict[PlaceId, str] = {}  # capital → realm
        self.sieges: dict[PlaceId, tuple[str, int]] = {}  # place → besieger, and in which month of the war
        self.stands: dict[str, PlaceId] = {}  # banner → where it was last seen
        self._turns: dict[str, int] = {}  # banner → how many captains it has had

    # --- places ------------------------------------------------------------------------------------------

    def own(self, place: PlaceId, realm: str, at: int) -> None:
        """It is his now, by this event; a flag is counted when another realm's flew there before."""
        self.owners[place] = realm
        flags = self.flags.setdefault(place, [])
        if realm in self.seats.values() and flags[-1:] != [realm]:
            flags.append(realm)
            self.flown.setdefault(place, []).append(at)

    def settle(self, place: PlaceId, kind: str) -> None:
        """What stands there now; a seat of a realm stays one."""
        if kind and self.kinds.get(place) != CAPITAL:
            self.kinds[place] = kind

    def crown(self, place: PlaceId, realm: str) -> None:
        self.seats[place], self.kinds[place] = realm, CAPITAL

    def robbed(self, place: PlaceId, realm: str) -> str:
        """From whom a realm took this place, if another realm had it first; its own it cannot rob."""
        flags = self.flags.get(place, [])
        return flags[-2] if len(flags) > 1 and flags[-1] == realm != flags[0] else ""

    def lay(self, places: Iterable[PlaceId]) -> tuple[tuple[PlaceId, str], ...]:
        return tuple((place, self.kinds[place]) for place in places if place in self.kinds)

    def holdings(self) -> Counter[str]:
        """Standing settlements, by realm."""
        held: Counter[str] = Counter(dict.fromkeys(self.seats.values(), 0))
        held.update(owner for place, owner in self.owners.items() if place in self.kinds and owner in held)
        return held

    def disown(self, realm: str) -> None:
        """A realm is no more; what it had is free."""
        for place, owner in self.owners.items():
            if owner == realm:
                self.owners[place] = FREE

    # --- persons -----------------------------------------------------------------------------------------

    def see(self, banner: str, place: PlaceId) -> None:
        self.stands[banner] = place

    def lose(self, banner: str) -> None:
        self.stands.pop(banner, None)

    def forget(self, realm: str, place: PlaceId) -> None:
        """Captains changed tents here, and nobody else knows who is in which."""
        self.stands = {b: at for b, at in self.stands.items() if (b.rpartition(".")[0], at) != (realm, place)}

    def captain(self, banner: str) -> str:
        """Who leads this banner; those without a realm have no captains."""
        return "" if banner.rpartition(".")[0] in UNSEATED else f"{banner}#{self._turns.get(banner, 0)}"

    def commander(self, realm: str, place: PlaceId) -> str:
        """Who leads a realm's men here: of the captains seen here the one with the lowest number, or nobody known."""
        here = [b for b, at in self.stands.items() if at == place and b.rpartition(".")[0] == realm]
        return self.captain(min(here, key=_number)) if realm and here else ""

    def fall(self, person: str) -> None:
        """A captain is dead; his number has another from now on."""
        banner = person.partition("#")[0]
        self._turns[banner] = self._turns.get(banner, 0) + 1


def _number(banner: str) -> int:
    return int(banner.rpartition(".")[2])
