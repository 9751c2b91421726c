"""What a war that was played on is worth to a realm, in points of the score that decides campaigns (`ends.score`)."""

from __future__ import annotations

from gonfalon.rulesets.mighty import ends
from gonfalon.rulesets.mighty.armies import banners_of
from gonfalon.rulesets.mighty.state import RealmId, War

WON = 400  # the end of a rival, or of oneself
FALLEN = 150  # a capital in a rival's hands: in winter it ends the reign
TROOPS = 2  # more points for a hundred of troops, while there are years to use them in


def worth(war: War, me: RealmId) -> int:
    """How far this realm is ahead of the best of its rivals."""
    return standing(war, me) - max(standing(war, realm) for realm in war.realms if realm != me)


def standing(war: War, realm: RealmId) -> int:
    """How well a realm stands."""
    if war.realms[realm].out:
        return -WON
    fallen = FALLEN if war.settings.capital_ends and ends.lost_capital(war, realm) else 0
    is_last_year = 0 < war.settings.years <= war.year
    troops = 0 if is_last_year else sum(b.points for b in banners_of(war, realm)) * TROOPS // 100
    return ends.score(war, realm) + troops - fallen
