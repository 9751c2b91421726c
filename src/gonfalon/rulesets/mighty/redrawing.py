"""Fair copies: the same war as one player knows it, with the strengths he does not know drawn anew.

Strengths are the secret of the season (ME-RLM-30). What he was told stays true: a banner whose points he knows keeps
them, a force whose total he knows keeps its total, and each realm keeps the sum of its points.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from gonfalon.kernel.questions import Chance
from gonfalon.rulesets.mighty.armies import LEAST, MOST, banners_of
from gonfalon.rulesets.mighty.state import Banner, RealmId, War


def redraw(war: War, who: RealmId, rng: Chance) -> War:
    """A copy that differs only in what this player may not know."""
    fair = war.fork()
    for realm in war.realms:
        if realm != who:
            for group in _groups(war, who, realm):
                _share_anew(fair, group, rng)
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


def _share_anew(fair: War, group: Sequence[Banner], rng: Chance) -> None:
    """Share the same sum otherwise; strong banners stay strong enough to be banners, weak ones stay weak."""
    bounds = [(LEAST, max(MOST, b.points)) if b.points >= LEAST else (1, LEAST - 1) for b in group]
    left = sum(b.points for b in group)
    for i, banner in enumerate(group):
        rest = bounds[i + 1 :]
        least = max(bounds[i][0], left - sum(high for _, high in rest))
        most = min(bounds[i][1], left - sum(low for low, _ in rest))
        points = least + (rng.getrandbits(32) * (most - least + 1) >> 32)
        fair.banners[banner.id] = replace(fair.banners[banner.id], points=points)
        left -= points
