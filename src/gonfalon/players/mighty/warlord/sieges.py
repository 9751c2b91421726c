"""Sieges: a garrison that goes hungry loses its city one month in three, however strong it is (ME-SIE-32 to ME-SIE-34).

So a warlord sits down before a capital with anything that the garrison will not drive off, and does not wait behind his
own walls for hunger: he fights before them while the odds are good, with somebody inside to keep the gates.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gonfalon.kernel.messages import Message
from gonfalon.kernel.questions import Chance, Question, Several
from gonfalon.players.mighty.captain import chances
from gonfalon.players.mighty.captain import sieges as captains
from gonfalon.players.mighty.captain.chances import SURE
from gonfalon.players.mighty.captain.values import Values
from gonfalon.players.options import Judgement, Option, in_order
from gonfalon.rulesets.mighty.siege.assault import Assault

HUNGER = SURE // 3  # parts of a thousand: a hungry garrison is betrayed or gives up in a month
STANDS = 2, 3  # a besieger of two thirds of the garrison is not driven off
POOR = 290  # parts of a thousand: an assault that succeeds more seldom than that
BEATEN = 200  # parts of a thousand: who is beaten no more often than that fights before the walls


def falls(points: int, enemy: int, walls: str, *, assaults: int, months: int, bonus: int = 0) -> int:
    """The chance that a place falls to one of so many assaults, or to hunger in so many months.

    Hunger needs besiegers whom the garrison cannot drive off.
    """
    won = chances.assault(points, enemy, walls, bonus).won
    hungry = months if points * STANDS[1] >= enemy * STANDS[0] else 0
    held = SURE
    for chance in [won] * assaults + [HUNGER] * hungry:
        held = held * (SURE - chance) // SURE
    return SURE - held


def refuge(see: Values, question: Question[Any], rng: Chance) -> Iterable[Option]:
    """All but the weakest fight in the field if they are hardly ever beaten there; else as a captain does."""
    assert isinstance(question, Several)
    out = see.out
    numbers = sorted(question.among, key=lambda n: out.points(f"{out.me}.{n}"))
    inside = tuple(numbers[:1]) if len(numbers) > 1 else ()
    own = out.strength(f"{out.me}.{n}" for n in numbers if n not in inside)
    if chances.battle(captains.attackers(see, question), own).won <= BEATEN:
        return in_order(Message.of("captain-stand"), inside, ())
    return captains.refuge(see, question, rng)


def order(see: Values, question: Question[Any], rng: Chance) -> Iterable[Option]:
    """While there is time, hunger does what blood would not; a poor assault is for the last month."""
    for option in captains.order(see, question, rng):
        storms = isinstance(option.answer, Assault)
        poor = storms and see.out.months_left and captains.prospect(see, option.answer.place).won < POOR
        yield option._replace(score=-1) if poor else option


JUDGEMENTS: dict[str, Judgement] = {"siege.refuge": refuge, "siege.order": order}
