"""The war as one viewer knows it: a `War` built from his view and the open world, and from nothing else.

So the rules' own questions (what does a tile feed, which way is free, what would a route roll say) can be put to it,
and the answer cannot tell more than he knows. A strength he does not know is nought; `strength` says which he does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from msgspec import UNSET
from msgspec.structs import asdict, replace

from gonfalon.rulesets.mighty.seen import (
    OwnBanner,
    Seen,
    SeenBanner,
    SeenOperative,
    SeenRealm,
    SeenWar,
    SeenWinter,
)
from gonfalon.rulesets.mighty.state import (
    Banner,
    Fight,
    Known,
    Operative,
    Quarters,
    Realm,
    Siege,
    War,
    Winter,
)
from gonfalon.showing.sheets import Ground


class Report(NamedTuple):
    """A strength, and since when it is known; `since` is None for what is so now."""

    points: int
    since: int | None


class Knowledge(NamedTuple):
    """The war as far as it is known, and what is known of strengths."""

    war: War
    seen: frozenset[str]  # banners whose strength the view itself shows
    baggage: frozenset[str]  # banners whose baggage it shows
    known: Mapping[str, Known]  # banner → what was learned
    totals: Mapping[str, Known]  # `red@B4` → what was told of a whole force

    def strength(self, banner: str) -> Report | None:
        """What the viewer knows of a banner's strength."""
        if banner in self.seen:
            return Report(self.war.banners[banner].points, None)
        learned = self.known.get(banner)
        return Report(learned.points, learned.since) if learned else None

    def force(self, banners: Iterable[Banner]) -> Report | None:
        """What he knows of the strength of these banners together; None if he does not know them all.

        A total that was told counts where nothing better is known; its date says how old it is.
        """
        company = list(banners)
        reports = [self.strength(banner.id) for banner in company]
        known = [report for report in reports if report]
        if company and len(known) == len(company):
            dates = [report.since for report in known if report.since is not None]
            return Report(sum(report.points for report in known), min(dates, default=None))
        told = self.totals.get(f"{company[0].realm}@{company[0].place}") if company else None
        return Report(told.points, told.since) if told else None

    def whole(self, banners: Iterable[Banner]) -> int | None:
        """What he knows of an army's strength, force by force: at least so much; None if he knows of none."""
        forces: dict[str, list[Banner]] = {}
        for banner in banners:
            forces.setdefault(banner.place, []).append(banner)
        reports = [report for force in forces.values() for report in self._parts(force)]
        return sum(report.points for report in reports) if reports or not forces else None

    def _parts(self, force: list[Banner]) -> list[Report]:
        """Of one force: its total, or those of its banners that are known."""
        together = self.force(force)
        return [together] if together else [r for r in (self.strength(banner.id) for banner in force) if r]


def laid_over(views: Mapping[str, SeenWar], public: SeenWar) -> SeenWar:
    """What all seats know together: every owner's own banners, operatives, purse, stockpiles and pacts."""

    def owners(realm: str) -> SeenWar:
        """The view of whoever rules it; independents and the dead have none of their own."""
        return views.get(realm, public)

    return replace(
        public,
        banners={name: owners(seen.realm).banners.get(name, seen) for name, seen in public.banners.items()},
        operatives={name: owners(seen.realm).operatives.get(name, seen) for name, seen in public.operatives.items()},
        winter={realm: owners(realm).winter[realm] for realm in public.winter},
        stockpiles={place: points for view in views.values() for place, points in view.stockpiles.items()},
        pacts={name: pact for view in views.values() for name, pact in view.pacts.items()},
    )


def knowledge(view: SeenWar, ground: Ground) -> Knowledge:
    """The view as a war. Fields of the state that no view shows keep their defaults."""
    war = War(
        settings=ground.settings,
        board=ground.board,
        realms={name: _realm(name, seen) for name, seen in view.realms.items()},
        lands=dict(view.lands),
        banners={name: _banner(name, seen, view.known.get(name)) for name, seen in view.banners.items()},
        ships=dict(view.ships),
        stockpiles=dict(view.stockpiles),
        burnt=dict(view.burnt),
        sieges={place: Siege(place, **asdict(seen)) for place, seen in view.sieges.items()},
        fights={place: Fight(place, **asdict(seen)) for place, seen in view.fights.items()},
        winter={realm: _purse(seen) for realm, seen in view.winter.items()},
        quarters=Quarters(abroad=view.abroad, afloat=view.afloat),
        no_revenue=dict(view.no_revenue),
        alliances={f"{number}": alliance for number, alliance in enumerate(view.alliances)},
        operatives={name: _operative(name, seen) for name, seen in view.operatives.items()},
        pacts=dict(view.pacts),
        spells=dict(view.spells),
        phase=view.phase,
        year=view.year,
        month=view.month,
        order=view.order,
        active=view.order.index(view.active) if view.active else len(view.order),
        turn=view.turn,
    )
    seen = frozenset(name for name, banner in view.banners.items() if banner.points is not UNSET)
    loads = frozenset(name for name, banner in view.banners.items() if banner.baggage is not UNSET)
    return Knowledge(war, seen, loads, view.known, view.totals)


def _realm(name: str, seen: SeenRealm) -> Realm:
    plain = asdict(seen)
    del plain["revenue"]  # it follows from the lands
    return Realm(name, **plain)


def _banner(name: str, seen: OwnBanner | SeenBanner, learned: Known | None) -> Banner:
    return Banner(name, **{"points": learned.points if learned else 0, "baggage": 0, **_shown(seen)})


def _operative(name: str, seen: SeenOperative) -> Operative:
    return Operative(name, **{"kind": "", **_shown(seen)})


def _purse(seen: Winter | SeenWinter) -> Winter:
    return seen if isinstance(seen, Winter) else Winter(**_shown(seen))


def _shown(seen: Seen) -> dict[str, Any]:
    """What the viewer is shown of it, by the names that the state has for it."""
    return {name: part for name, part in asdict(seen).items() if part is not UNSET}
