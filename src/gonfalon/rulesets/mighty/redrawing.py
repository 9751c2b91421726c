"""Fair copies: the same war as one player knows it, with what he does not know drawn anew.

Strengths are the secret of the season (ME-RLM-30). What he was told stays true: a banner whose points he knows keeps
them, a force whose total he knows keeps its total, and each realm keeps the sum of its points. Where a setting hides
baggage, that is shared out anew as well, but for banners whose sheet he has seen. In winter others have spent their
crowns otherwise, their operatives are of other kinds, and of their pacts there are none.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from gonfalon.kernel.questions import Chance, pick_one
from gonfalon.rulesets.mighty.court import operatives
from gonfalon.rulesets.mighty.ground.armies import CARRIES, LEAST, MOST, banners_of
from gonfalon.rulesets.mighty.ground.lands import STOCKPILE, empire, room_behind_walls
from gonfalon.rulesets.mighty.ground.supplies import sees_stockpile, set_stockpile
from gonfalon.rulesets.mighty.races import hooks as races
from gonfalon.rulesets.mighty.realms import laying, pacts
from gonfalon.rulesets.mighty.state import Banner, RealmId, War
from gonfalon.rulesets.mighty.winter import purses


def redraw(war: War, who: RealmId, rng: Chance) -> War:
    """A copy that differs only in what this player may not know."""
    fair = war.fork()
    laying.redraw(fair, who, rng)
    for realm in war.realms:
        if realm != who:
            for group in _groups(war, who, realm):
                _redraw_strengths(fair, group, rng)
            if war.settings.hide_baggage:
                _redraw_baggage(fair, who, realm, rng)
            purses.redraw(fair, realm, rng)
            _redraw_operatives(fair, realm, rng)
    fair.pacts = {name: pact for name, pact in war.pacts.items() if pacts.may_read(pact, who)}
    return fair


def _groups(war: War, who: RealmId, realm: RealmId) -> list[list[Banner]]:
    """Banners that may trade strength unseen: within a force whose total he knows, else with all the others."""
    hidden = [b for b in banners_of(war, realm) if not _knows(war, who, b)]
    apart: dict[str, list[Banner]] = {}
    for banner in hidden:
        told = f"{who}:{realm}@{banner.place}"
        apart.setdefault(banner.place if told in war.totals else "", []).append(banner)
    return list(apart.values())


def _knows(war: War, who: RealmId, banner: Banner) -> bool:
    known = war.known.get(f"{who}:{banner.id}")
    return known is not None and known.points == banner.points


def _redraw_strengths(fair: War, group: Sequence[Banner], rng: Chance) -> None:
    """Share the same sum otherwise; strong banners stay strong enough to be banners, weak ones stay weak."""
    bounds = [(LEAST, max(MOST, b.points)) if b.points >= LEAST else (1, LEAST - 1) for b in group]
    for banner, points in zip(group, _shares(sum(b.points for b in group), bounds, rng), strict=True):
        fair.banners[banner.id] = replace(fair.banners[banner.id], points=points)


def _redraw_baggage(fair: War, who: RealmId, realm: RealmId, rng: Chance) -> None:
    """Banners whose sheet he never saw and stockpiles he does not see hold the same baggage together."""
    unseen = (b for b in banners_of(fair, realm) if f"{who}:{b.id}" not in fair.known)
    carriers = [b for b in unseen if races.carries(fair, b)]
    stores = [p for p in empire(fair, realm) if room_behind_walls(fair, p) and not sees_stockpile(fair, p, who)]
    held = [b.baggage for b in carriers] + [fair.stockpiles.get(p, 0) for p in stores]
    bounds = [(0, CARRIES)] * len(carriers) + [(0, STOCKPILE)] * len(stores)
    shares = _shares(sum(held), bounds, rng)
    for banner, points in zip(carriers, shares, strict=False):
        fair.banners[banner.id] = replace(banner, baggage=points)
    for place, points in zip(stores, shares[len(carriers) :], strict=True):
        set_stockpile(fair, place, points)


def _redraw_operatives(fair: War, realm: RealmId, rng: Chance) -> None:
    """Counters become other kinds that may lie where they lie; those still to be placed, any kinds that can be."""
    for counter in operatives.of_realm(fair, realm):
        kinds = operatives.legal_kinds(fair, realm, counter.place)
        fair.operatives[counter.id] = replace(counter, kind=pick_one(kinds, rng))
    purse = fair.winter.get(realm)
    if purse is not None and purse.operatives:
        kinds = [kind for kind in operatives.KINDS if any(True for _ in operatives.legal_places(fair, realm, kind))]
        hidden = tuple(pick_one(kinds, rng) for _ in purse.operatives)
        fair.winter[realm] = replace(purse, operatives=hidden)


def _shares(left: int, bounds: Sequence[tuple[int, int]], rng: Chance) -> list[int]:
    """A sum shared out by chance, each share within its bounds."""
    shares = []
    for i, (low, high) in enumerate(bounds):
        rest = bounds[i + 1 :]
        least = max(low, left - sum(high for _, high in rest))
        most = min(high, left - sum(low for low, _ in rest))
        shares.append(least + (rng.getrandbits(32) * (most - least + 1) >> 32))
        left -= shares[-1]
    return shares
