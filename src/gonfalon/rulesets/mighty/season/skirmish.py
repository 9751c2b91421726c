"""Scouts meet the outriders of an enemy force (ME-SCT-46 to ME-SCT-52).

What comes of it is between the two players: the die, the report and the question are for them alone. Third players
see that a skirmish took place and nothing more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from gonfalon.kernel import Choose, Story, ask, at_once, roll
from gonfalon.rulesets.mighty.ground import armies
from gonfalon.rulesets.mighty.season.scouts import Scouts, sharers
from gonfalon.rulesets.mighty.state import BannerId, RealmId, War


class Meeting(NamedTuple):
    """The scouts and the force of one rival in the tile they look at."""

    scouts: Scouts
    rival: RealmId
    ids: tuple[BannerId, ...]


def skirmishes(war: War, scouts: Scouts) -> Story[None]:
    """One skirmish with each rival who has banners in the tile (ME-SCT-46)."""
    met: dict[RealmId, list[BannerId]] = {}
    for banner in armies.hostile(war, scouts.place, scouts.realm):
        met.setdefault(banner.realm, []).append(banner.id)
    for rival in war.realms:
        if rival in met:
            yield from skirmish(war, Meeting(scouts, rival, tuple(met[rival])))


def skirmish(war: War, met: Meeting) -> Story[None]:
    """A D6 on the scout skirmish chart."""
    scouts, both = met.scouts, (met.scouts.realm, met.rival)
    war.tell("skirmish.fought", rule="ME-SCT-46", realm=scouts.realm, rival=met.rival, place=scouts.place)
    (die,) = yield from roll(1, 6, "skirmish", rule="ME-SCT-46", who=scouts.realm, to=both)
    kind, rule, report = CHART[die]
    war.tell(kind, rule=rule, to=both, realm=scouts.realm, rival=met.rival, place=scouts.place)
    yield from report(war, met)


@at_once
def caught(war: War, met: Meeting) -> None:
    """The enemy is told how strong the force is that sent the scouts (ME-SCT-48)."""
    total = armies.points_of(war, sharers(war, met.scouts))
    armies.reveal_total(war, (met.rival,), met.scouts.realm, met.scouts.home, total, "ME-SCT-48")


@at_once
def driven_off(war: War, met: Meeting) -> None:
    """They learn nothing (ME-SCT-49)."""


@at_once
def learn_total(war: War, met: Meeting) -> None:
    """The enemy tells the total of his force and not how it is made up (ME-SCT-50)."""
    total = armies.points_of(war, met.ids)
    armies.reveal_total(war, (met.scouts.realm,), met.rival, met.scouts.place, total, "ME-SCT-50")


def learn_strengths(war: War, met: Meeting) -> Story[None]:
    """The points of each banner; then the contents of the one the player names (ME-SCT-51)."""
    who = met.scouts.realm
    armies.reveal(war, who, met.ids, "ME-SCT-51")
    named = yield from ask(
        Choose(
            who=who,
            what="skirmish.banner",
            rule="ME-SCT-51",
            about={"place": met.scouts.place, "rival": met.rival},
            quiet=True,
            forced=war.settings.forced,
            among=met.ids,
        )
    )
    armies.reveal_contents(war, who, (named,), "ME-SCT-51")


@at_once
def learn_all(war: War, met: Meeting) -> None:
    """The whole army sheet of the force (ME-SCT-52)."""
    armies.reveal_contents(war, met.scouts.realm, met.ids, "ME-SCT-52")


class Row(NamedTuple):
    """A row of the chart: the event that tells it to both sides, its clause, and who reports what."""

    kind: str
    rule: str
    report: Callable[[War, Meeting], Story[None]]


CHART = {
    1: Row("skirmish.caught", "ME-SCT-48", caught),
    2: Row("skirmish.driven-off", "ME-SCT-49", driven_off),
    3: Row("skirmish.total", "ME-SCT-50", learn_total),
    4: Row("skirmish.strengths", "ME-SCT-51", learn_strengths),
    5: Row("skirmish.report", "ME-SCT-52", learn_all),
    6: Row("skirmish.report", "ME-SCT-52", learn_all),
}
