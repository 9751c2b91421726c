"""Hunger behind the walls (ME-SIE-31 to ME-SIE-36, ME-SIE-41): betrayal, surrender, hardship, or they hold out."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from gonfalon.kernel import Choose, Story, ask, roll
from gonfalon.rulesets.mighty.ground import armies, besieging
from gonfalon.rulesets.mighty.ground.hunger import SHORTFALL
from gonfalon.rulesets.mighty.races import hooks as races
from gonfalon.rulesets.mighty.siege import assault, safe_conduct
from gonfalon.rulesets.mighty.siege.safe_conduct import Haven
from gonfalon.rulesets.mighty.state import INDEPENDENT, Banner, Siege, War
from gonfalon.world.tiles import PlaceId

BETRAYAL, SURRENDER, HARDSHIP, NO_EFFECT = "betrayal", "surrender", "hardship", "no-effect"
STARVATION = {1: BETRAYAL, 2: SURRENDER, 3: HARDSHIP, 4: NO_EFFECT, 5: NO_EFFECT, 6: NO_EFFECT}  # ME-SIE-32
ACCEPT, REFUSE = "accept", "refuse"


def starvation(war: War, place: PlaceId) -> Story[None]:
    """A garrison went short: the defender throws one die, if anybody is left to hold the walls (ME-SIE-32)."""
    siege = war.sieges[place]
    if not armies.garrison(war, place):
        yield from besieging.fall(war, place, siege.besieger, "ME-SIE-42")
        return
    result = yield from starve(war, siege)
    if result == BETRAYAL:
        yield from besieging.fall(war, place, siege.besieger, "ME-SIE-33")
    elif result == SURRENDER:
        yield from offer_surrender(war, siege)


def starve(war: War, siege: Siege, rule: str = "ME-SIE-32", worse: int = 0) -> Story[str]:
    """The starvation table; hardship helps every later assault of this siege, and adds up (ME-SIE-35).

    `worse` is taken off the die; nothing is worse than a one.
    """
    (die,) = yield from roll(1, 6, "starvation", rule=rule, who=siege.defender)
    result = _endured(war, siege, STARVATION[max(1, die - worse)])
    war.tell("siege.starvation", rule=rule, place=siege.place, defender=siege.defender, result=result)
    if result == HARDSHIP:
        war.sieges[siege.place] = replace(siege, hardship=siege.hardship + 1)
    return result


def _endured(war: War, siege: Siege, result: str) -> str:
    """Dwarfs are neither betrayed nor starved into surrender, but for the exceptions (ME-RAC-11)."""
    defies = {BETRAYAL: races.defies_betrayal, SURRENDER: races.defies_surrender}
    if not war.settings.races or result not in defies or not defies[result](war, siege):
        return result
    war.tell("races.steadfast", rule="ME-RAC-11", place=siege.place, defender=siege.defender, result=result)
    return NO_EFFECT


# --- surrender -------------------------------------------------------------------------------------------


def offer_surrender(war: War, siege: Siege) -> Story[None]:
    """The place for safe conduct, if the besieger will have it and the garrison has somewhere to go (ME-SIE-34)."""
    if not (yield from is_accepted(war, siege, "ME-SIE-34")):
        return
    garrison = armies.garrison(war, siege.place)
    havens = _open_havens(war, garrison)
    if havens:
        haven = yield from _choose_haven(war, siege, havens)
        if (yield from safe_conduct.march_out(war, [b.id for b in garrison], haven, "ME-SIE-34")):
            yield from besieging.fall(war, siege.place, siege.besieger, "ME-SIE-34")
            return
    war.tell("siege.no-way-out", rule="ME-SIE-34", place=siege.place, defender=siege.defender)


def _open_havens(war: War, garrison: Sequence[Banner]) -> dict[str, Haven]:
    """Any adjoining tile that receives them, over river and mountain too if they dare search for a route.

    In the first version of the rules only where no other tile was free.
    """
    havens = safe_conduct.havens(war, garrison)
    free = {name: haven for name, haven in havens.items() if haven.free}
    return havens if war.settings.mended else free or havens


def is_accepted(war: War, siege: Siege, rule: str) -> Story[bool]:
    """The besieger may refuse."""
    about = {"place": siege.place, "defender": siege.defender}
    question = Choose(who=siege.besieger, what="siege.surrender", rule=rule, about=about, among=(ACCEPT, REFUSE))
    answer = yield from ask(question)
    war.tell("siege.surrender", rule=rule, place=siege.place, realm=siege.besieger, answer=answer)
    return answer == ACCEPT


def _choose_haven(war: War, siege: Siege, havens: dict[str, Haven]) -> Story[Haven]:
    by_roll = [name for name, haven in havens.items() if not haven.free]
    inside = [banner.id for banner in armies.garrison(war, siege.place)]
    name = yield from ask(
        Choose(
            who=siege.defender,
            what="siege.way-out",
            rule="ME-SIE-34",
            about={"place": siege.place, "banners": inside, "by_roll": by_roll},
            forced=war.settings.forced,
            among=tuple(havens),
        )
    )
    return havens[name]


# --- independents ----------------------------------------------------------------------------------------


def independents_hunger(war: War) -> Story[None]:
    """Independents have no baggage: from the besieger's next turn on they go short in his subsistence (ME-SIE-41).

    His own hunger may have ended a siege just before.
    """
    besieging.lift_abandoned(war)
    for siege in list(war.sieges.values()):
        if siege.defender == INDEPENDENT and siege.besieger == war.player and siege.since < war.now:
            yield from _militia_starves(war, siege)


def _militia_starves(war: War, siege: Siege) -> Story[None]:
    """The shortfall test and the starvation die; betrayal and surrender alike open the gates."""
    (test,) = yield from roll(1, 6, "shortfall", rule="ME-SIE-41", who=INDEPENDENT)
    if SHORTFALL[test]:
        (die,) = yield from roll(1, 6, "shortfall loss", rule="ME-SIE-41", who=INDEPENDENT)
        assault.lose_militia(war, siege.place, die * SHORTFALL[test], "ME-SIE-41")
    left = war.sieges[siege.place]
    if not left.independents or (yield from starve(war, left)) in (BETRAYAL, SURRENDER):
        yield from besieging.fall(war, siege.place, siege.besieger, "ME-SIE-41")
