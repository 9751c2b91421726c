"""What the beaten leave behind: their baggage, for a victor who can carry it (ME-SUB-09, ME-SUB-11)."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.kernel import at_once
from gonfalon.rulesets.mighty.ground import armies
from gonfalon.rulesets.mighty.ground.supplies import hears_of_baggage
from gonfalon.rulesets.mighty.state import BannerId, RealmId, War


def seize(war: War, losers: Sequence[BannerId], captors: Sequence[BannerId], rule: str) -> None:
    """The captors take the losers' baggage, six to a banner at most; without captors it is lost."""
    if losers:
        loser = war.banners[losers[0]].realm
        share_out(war, armies.take_baggage(war, losers), loser, captors, rule)


def share_out(war: War, baggage: int, loser: RealmId, captors: Sequence[BannerId], rule: str) -> None:
    """So much baggage of a loser falls to the captors who are still there."""
    ids = [i for i in armies.alive(war, captors) if war.banners[i].realm in war.realms]  # the dead take nothing
    lost = armies.give_baggage(war, ids, baggage)
    captor = war.banners[ids[0]].realm if ids else ""
    to, shows = hears_of_baggage(war, loser, captor), war.settings.hide_baggage
    if baggage and ids:
        kept = baggage - lost
        war.tell("baggage.seized", rule=rule, to=to, shows=shows, realm=captor, loser=loser, points=kept, lost=lost)
    elif baggage:
        war.tell("baggage.lost", rule=rule, to=to, shows=shows, loser=loser, points=baggage)


@at_once
def destroy(war: War, ids: Sequence[BannerId], captors: Sequence[BannerId], rule: str) -> None:
    """Banners that cannot get away are no more, and their baggage is captured (ME-BAT-18)."""
    seize(war, ids, captors, rule)
    for banner_id in ids:
        armies.remove_banner(war, banner_id, rule)
