"""A warlord's purse: what a crown buys depends on how many rivals there are, and on how many years are left.

An assassin kills twice the points that a crown recruits (ME-ESP-11), and whoever has the larger army in spring mostly
wins a duel. So a good part of the crowns goes to assassins while there are seasons to come: the most in the first
winter, when there is most to kill. After the last season troops count for next to nothing (`ends.score`), and all goes
into the shadows, most of it for fires.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from gonfalon.kernel.messages import Message
from gonfalon.kernel.questions import Chance, Question
from gonfalon.players.mighty.captain import espionage, spending
from gonfalon.players.mighty.captain.values import Values
from gonfalon.players.options import Judgement, Option, in_order
from gonfalon.rulesets.common.orders import Done, Order
from gonfalon.rulesets.mighty.court.espionage import Hire, Put
from gonfalon.rulesets.mighty.court.operatives import AGENT, ASSASSIN, SABOTEUR
from gonfalon.world.tiles import PlaceId

SHADOWS = (50, 35)  # of a hundred crowns, kept from the recruiters in a duel: in the first winter, and later
WATCH = 20  # operatives for whom one agent more is hired to guard the capital
LAST_FIRES = 80  # of a hundred others, saboteurs in the last winter; all the rest are assassins
SUMMONED = 10**5  # the guard of the capital comes before everything else
FIRE = 6  # one saboteur in so many burns down what he was sent to (ME-ESP-30)
KILLS = 220  # points that an assassin kills on average (ME-ESP-11)
SLIPS = (4, 2, 1)  # of four operatives, how many get by so many counters of others (ME-ESP-40)
HUNTED = 1000  # whoever may be caught acts before those who may not
FAR = 12  # tiles from which an enemy is hardly a danger


def is_last_year(see: Values) -> bool:
    """Will no army take the field again after this season?"""
    years, year = see.out.state.years, see.out.state.year
    return 0 < years <= year


# --- crowns ----------------------------------------------------------------------------------------------


def recruitment(see: Values, question: Question[Order], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Troops for all crowns that nothing better waits for, and none after the last season."""
    return spending.recruits(question, 0 if is_last_year(see) else question.about["crowns"] - reserve(see))


def reserve(see: Values) -> int:
    """In a duel a part of what was gathered, besides sieges; among several rivals what a captain keeps."""
    out = see.out
    if len(out.rivals) > 1:
        return spending.reserve(see)
    gathered = out.purse.gathered
    return spending.sieges(see) + gathered * SHADOWS[out.state.year > 1] // 100


def construction(see: Values, question: Question[Order], rng: Chance) -> Iterable[Option]:
    """Nothing is built after the last season: fire takes more from a rival than walls would bring."""
    if is_last_year(see):
        return in_order(Message.of("captain-saves"), Done())
    return spending.construction(see, question, rng)


# --- operatives ------------------------------------------------------------------------------------------


def hire(see: Values, question: Question[Order], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """An agent for the capital, then assassins, and saboteurs in the last winter; crowns do not keep (ME-REV-14)."""
    crowns, hired = question.about["crowns"], see.out.purse.operatives
    if not crowns:
        return in_order(Message.of("captain-no-crowns"), Done())
    total = len(hired) + crowns
    agents = min(total // 2, 1 + total // WATCH)
    fires = (total - agents) * LAST_FIRES * is_last_year(see) // 100
    wanted = {AGENT: agents, SABOTEUR: fires}
    kind = next((kind for kind, count in wanted.items() if hired.count(kind) < count), ASSASSIN)
    return in_order(Message.of("captain-hire"), Hire(kind, 1), Done())


def place(see: Values, question: Question[Order], rng: Chance) -> Iterable[Option]:
    """A guard for the capital first; then whoever may be expected to do most, where he does it."""
    for option in espionage.place(see, question, rng):
        order = option.answer
        merit = MERIT.get(order.kind) if isinstance(order, Put) else None
        yield option._replace(score=merit(see, order.place)) if merit else option


def _own(see: Values, there: PlaceId, kind: str) -> int:
    """My own operatives of a kind in a tile."""
    counters = see.out.state.operatives.values()
    return sum(c.place == there and c.realm == see.out.me and c.kind == kind for c in counters)


def _others(see: Values, there: PlaceId) -> int:
    """Other players' operatives in a tile, of whatever kind."""
    return sum(c.place == there and c.realm != see.out.me for c in see.out.state.operatives.values())


def _slips_by(see: Values, there: PlaceId, worth: int) -> int:
    """What is left of an operative's worth where agents may lie in wait."""
    guards = max(0, _others(see, there) - _own(see, there, AGENT))
    return worth * SLIPS[min(guards, len(SLIPS) - 1)] // SLIPS[0]


def _guard(see: Values, there: PlaceId) -> int:
    """In the capital at once; then wherever others have put theirs on my land."""
    own, out = _own(see, there, AGENT), see.out
    if not out.is_mine(there):
        return 0
    if there == out.capital and not own:
        return SUMMONED
    return see.worth(there) * _others(see, there) // (FIRE * (1 + 2 * own))


def _fire(see: Values, there: PlaceId) -> int:
    """What one saboteur more may be expected to burn there: what another has burnt burns no more."""
    sent = _own(see, there, SABOTEUR)
    left = ruin(see, there) * (FIRE - 1) ** sent // FIRE ** (sent + 1)
    return _slips_by(see, there, left)


def ruin(see: Values, there: PlaceId) -> int:
    """What a fire there costs a foe."""
    owner = see.out.owner(there)
    return see.worth(there) if owner in see.out.rivals and see.out.is_foe(owner) else 0


def _murder(see: Values, there: PlaceId) -> int:
    """What one assassin more may be expected to kill there, those near my capital rather than others."""
    out = see.out
    left = out.strength(out.foes.get(there, ())) - KILLS * _own(see, there, ASSASSIN)
    return _slips_by(see, there, max(0, min(KILLS, left))) + FAR - out.board.distance(there, out.capital)


def resolve(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Agents who have somebody to hunt; then those who may be caught; then the others, the greatest harm first."""
    counters = see.out.state.operatives
    for name in question.options():
        kind, there = counters[name].kind, counters[name].place
        hunted = HUNTED * bool(_others(see, there))
        harm = KILLS if kind == ASSASSIN else ruin(see, there) // FIRE
        score = 10 * (hunted + see.worth(there)) if kind == AGENT else hunted + harm
        yield Option(score, name, Message.of("captain-resolve"))


MERIT: dict[str, Callable[[Values, PlaceId], int]] = {AGENT: _guard, SABOTEUR: _fire, ASSASSIN: _murder}
JUDGEMENTS: dict[str, Judgement] = {
    "recruitment.order": recruitment,
    "construction.order": construction,
    "espionage.hire": hire,
    "espionage.place": place,
    "espionage.resolve": resolve,
}
