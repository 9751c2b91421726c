"""The winter (ME-WIN): its phases in their order, who is asked in which order, and where everybody waits.

Where players touch each other they act one after another in a diced order (`take_turns`), or all at once; what is each
player's own is done side by side at his own pace (`at_own_pace`), and only the gates of ME-WIN-03 wait for all. The
machine for both is `rulesets.common.phases`; here stands what is the winter's own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from gonfalon.kernel import Story, at_once
from gonfalon.kernel.questions import Question
from gonfalon.rulesets.common import phases
from gonfalon.rulesets.mighty.realms import calendar, ends
from gonfalon.rulesets.mighty.state import RealmId, War, Winter
from gonfalon.rulesets.mighty.winter import treasury

# From the autumn equinox over the winter to the spring equinox, and then the months of the season (ME-TRN-03).
PHASES = (  # ME-WIN-02, between what lapses (ME-WIN-08) and the new year; own pace: the three from construction on
    "winter-lapses",
    "autumn-equinox",
    "winter-quarters",
    "winter-events",
    "revenue",
    "diplomacy",
    "recruitment",
    "recovery",
    "preparations",
    "espionage",
    "spring-equinox",
)


@at_once
def season_ends(war: War) -> None:
    """Restrictions lapse (ME-TRN-08), and winter begins (ME-WIN-01); without winters lost capitals count at once."""
    for banner in war.banners.values():
        war.banners[banner.id] = replace(banner, no_move=0, no_scout=0, beaten=0, sworn="")
    war.tell("season.ends", rule="ME-TRN-01", year=war.year)
    if war.settings.winter:
        begin(war)
    else:
        ends.count_capitals(war)
        calendar.year_begins(war)


def begin(war: War) -> None:
    """The sixth month is over and winter comes (ME-WIN-01)."""
    war.winter = {realm: Winter() for realm in ends.in_play(war)}
    war.no_revenue = {}
    war.phase, war.order, war.active = PHASES[0], (), 0
    war.tell("winter.begins", rule="ME-WIN-01", year=str(war.year))


def next_phase(war: War) -> None:
    """Everybody is done with this phase of the winter; after the last the new season begins (ME-WIN-04).

    What is left of the crowns is lost then (ME-REV-14).
    """
    place = PHASES.index(war.phase) + 1
    war.order, war.active = (), 0
    if place < len(PHASES):
        war.phase = PHASES[place]
        war.tell("winter.phase", rule="ME-WIN-02", phase=war.phase)
        return
    for realm in ends.in_play(war):
        treasury.lose_the_rest(war, realm)
    war.winter, war.no_revenue = {}, {}
    calendar.year_begins(war)


def take_turns(war: War, act: Callable[[War, RealmId], Story[None]], rule: str) -> Story[None]:
    """One step of a phase in which players act one after another in a fresh diced order (ME-WIN-05)."""
    if not war.order:
        players = [realm for realm in ends.in_play(war) if realm in war.winter]
        war.order, war.active = (yield from calendar.dice_order(war, players, 1, rule)), 0

    def unless_out(war: War, realm: RealmId) -> Story[None]:
        if not war.realms[realm].out:
            yield from act(war, realm)

    yield from phases.take_turns(war, unless_out, at_once(next_phase))


def at_own_pace(
    war: War,
    stage: str,
    question: Callable[[War, RealmId], Question[Any]],
    act: Callable[[War, RealmId, Any], Story[bool]],
) -> Story[None]:
    """One step of a phase that players work through side by side: whoever answers first is served (ME-WIN-03).

    `act` says whether that player is done with the stage; when all are, the next phase begins.
    """

    def serve(war: War, realm: RealmId, answer: Any) -> Story[None]:
        if (yield from act(war, realm, answer)):
            finish(war, realm, stage)

    if busy := waiting(war, stage):
        yield from phases.side_by_side(war, busy, question, serve)
    else:
        next_phase(war)


def waiting(war: War, stage: str) -> Sequence[RealmId]:
    """Who is not yet done with this stage."""
    at_court = war.winter
    return [r.id for r in war.realms.values() if not r.out and r.id in at_court and stage not in at_court[r.id].done]


def finish(war: War, realm: RealmId, stage: str) -> None:
    purse = war.winter[realm]
    war.winter[realm] = replace(purse, done=(*purse.done, stage))
