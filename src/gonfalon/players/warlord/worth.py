"""What a war that was played on is worth to a realm: its lead in the score that decides campaigns, looked at with care.

Points of the score (`ends.score`). Troops count for more while there is time to use them.
"""

from __future__ import annotations

from gonfalon.rulesets.mighty import ends
from gonfalon.rulesets.mighty.armies import banners_of
from gonfalon.rulesets.mighty.state import RealmId, War

WON = 400  # the last realm in play, or the end of one's own
FALLEN = 150  # a capital in a rival's hands: in winter it ends the reign
TROOPS = 2  # extra points a hundred of troops, while years are to come


def worth(war: War, me: RealmId) -> int:
    """How far this realm is ahead of the best of its rivals."""
    rivals = [_standing(war, realm) for realm in war.realms if realm != me]
    return _standing(war, me) - max(rivals)


def _standing(war: War, realm: RealmId) -> int:
    if war.realms[realm].out:
        return -WON
    fallen = FALLEN if war.settings.capital_ends and ends.lost_capital(war, realm) else 0
    years = war.settings.years - war.year if war.settings.years else 1
    troops = sum(b.points for b in banners_of(war, realm)) * TROOPS * min(1, years) // 100
    return ends.score(war, realm) + troops - fallen
