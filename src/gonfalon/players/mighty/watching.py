"""What charts show of a war: how realms grow, who was beset, and how battles ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gonfalon.kernel import Event
from gonfalon.players.minds import Features, Fight, Figures
from gonfalon.rulesets.mighty.field import combat
from gonfalon.rulesets.mighty.ground import armies, lands
from gonfalon.rulesets.mighty.realms import ends
from gonfalon.rulesets.mighty.state import War
from gonfalon.world.reach import reach

OVERSEAS = 999  # steps: no way by land
PIPS = tuple(first + second for first in range(1, 7) for second in range(1, 7))


def curves(war: War) -> Figures:
    """Armies, revenue and land of all realms, once they are set up."""
    if war.laying or war.phase in ends.SETTING_UP:
        return {}
    return {
        "army": {realm: sum(b.points for b in armies.banners_of(war, realm)) for realm in war.realms},
        "revenue": {realm: ends.revenue_value(war, realm) for realm in war.realms},
        "tiles": {realm: sum(1 for _ in lands.empire(war, realm)) for realm in war.realms},
    }


def features(war: War, seats: Sequence[str], heard: Sequence[Event]) -> Features:
    """What sets the realms apart."""
    races = tuple(war.realms[seat].race for seat in seats)
    return Features(races, chose(seats, heard), beset(war, seats), tuple(fights(heard)))


def chose(seats: Sequence[str], heard: Iterable[Event]) -> tuple[int, ...]:
    """Who chose his capital first, second and so on; nothing in a game without that choice."""
    order = list(dict.fromkeys(event.args["realm"] for event in heard if event.kind == "realm.capital"))
    return tuple(order.index(seat) for seat in seats) if order else ()


def beset(war: War, seats: Sequence[str]) -> tuple[int, ...]:
    """For how many rivals there is no capital nearer by land than this one. Equally near ones all count."""
    capitals = [war.realms[seat].capital for seat in seats]
    if not all(capitals):
        return ()
    far = {seat: reach(war.board.by_land, (seat,), war.board.enterable) for seat in capitals}
    steps = [[far[here].get(there, OVERSEAS) if there != here else OVERSEAS for there in capitals] for here in capitals]
    return tuple(sum(row[seat] == min(row) < OVERSEAS for row in steps) for seat in range(len(seats)))


def fights(heard: Iterable[Event]) -> Iterable[Fight]:
    """The battles among these events. Totals and cards are told one after another, so the last ones told count."""
    base = promised = 0
    for event in heard:
        if event.kind == "battle.joined":
            base = event.args["factor"]
        elif event.kind == "battle.cards":
            score = base + event.args["modifier"]
            promised = sum(combat.outcome(score + pips).result in combat.ATTACKER_WINS for pips in PIPS)
        elif event.kind == "battle.result":
            yield Fight(promised, event.args["result"] in combat.ATTACKER_WINS)
