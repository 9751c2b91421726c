"""What a war that was played on is worth to a realm, in points of the score that decides campaigns (`ends.score`)."""

from __future__ import annotations

from gonfalon.rulesets.mighty.ground.armies import banners_of
from gonfalon.rulesets.mighty.realms import ends
from gonfalon.rulesets.mighty.state import RealmId, War

WON = 400  # the end of a rival, or of oneself
FALLEN = 150  # a capital in a rival's hands: in winter it ends the reign
LONG = 6  # months in which troops can do all that they are worth


def worth(war: War, me: RealmId) -> int:
    """How far this realm is ahead of the best of its rivals."""
    return standing(war, me) - max(standing(war, realm) for realm in war.realms if realm != me)


def standing(war: War, realm: RealmId) -> int:
    """How well a realm stands."""
    if war.realms[realm].out:
        return -WON
    fallen = FALLEN if war.settings.capital_ends and ends.lost_capital(war, realm) else 0
    troops = sum(b.points for b in banners_of(war, realm)) * months_of_use(war) // 100
    return ends.score(war, realm) + troops - fallen


def months_of_use(war: War) -> int:
    """How much more than its score a hundred points of troops is worth: the more, the longer they can be used.

    In a hundred games of three years, played without a search, a lead of a hundred points of troops went with about
    eight points of the final score when the second year began, five when the third did, and two in its fifth month.
    """
    years, months = war.settings.years, war.settings.months
    return max(0, min(LONG, years * months - war.now)) if years else LONG
