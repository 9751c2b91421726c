"""Questions that stand open at any time and never block.

Conceding, agreeing to end the war (ME-RLM-16), surrender (ME-SIE-37), pacts (ME-DIP-01), calling a river back that
magic holds (ME-MAG-23), giving names (ME-NAM-01), and entrusting banners to commanders (ME-MUL-03).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gonfalon.kernel import Choose, Question, Story, at_once
from gonfalon.rulesets.mighty.magic import calling_back
from gonfalon.rulesets.mighty.realms import calendar, commanders, ends, naming, pacts
from gonfalon.rulesets.mighty.siege import terms
from gonfalon.rulesets.mighty.state import War

CONCEDE = "concede"
PEACE, WAR = "peace", "war"  # who would end it, and who would fight on after all


def questions(war: War) -> Iterable[Question[Any]]:
    """Everything a player may do out of turn, once the realms are made and until it is over."""
    if war.phase not in ends.SETTING_UP and not ends.is_over(war):
        for realm in ends.in_play(war):
            yield Choose(who=realm, what=CONCEDE, rule="ME-RLM-16", among=(CONCEDE,))
            about = {"realms": ", ".join(war.peace)}
            wish = WAR if realm in war.peace else PEACE
            yield Choose(who=realm, what=PEACE, rule="ME-RLM-16", about=about, among=(wish,))
        yield from terms.questions(war)
        yield from pacts.questions(war)
        yield from calling_back.questions(war)
        yield from naming.questions(war)
        yield from commanders.questions(war)


def answered(war: War, question: Question[Any], answer: Any) -> Story[None]:
    """What an answer to one of them does."""
    if question.what == CONCEDE:
        return concede(war, question.who)
    if question.what == PEACE:
        return wish(war, question.who, answer)
    if question.what == calling_back.CALL_BACK:
        return calling_back.answered(war, answer)
    if question.what == naming.GIVE:
        return naming.answered(war, question, answer)
    if question.what == commanders.ENTRUST:
        return commanders.answered(war, question.who, answer)
    if question.what in pacts.QUESTIONS:
        return pacts.answered(war, question, answer)
    return terms.answered(war, question, answer)


@at_once
def wish(war: War, realm: str, answer: str) -> None:
    """A player would end the war, or would not any more; when all who still rule agree it is over (ME-RLM-16)."""
    war.peace = (*war.peace, realm) if answer == PEACE else tuple(other for other in war.peace if other != realm)
    war.tell("peace.wished" if answer == PEACE else "peace.unwished", rule="ME-RLM-16", realm=realm)


@at_once
def concede(war: War, realm: str) -> None:
    """A player gives up; his realm is out, and what is left of his turn is not played (ME-RLM-16)."""
    turn_is_his = war.phase in calendar.PHASES and war.player == realm
    ends.put_out(war, realm, "ME-RLM-16")
    if turn_is_his:
        calendar.skip_to_turn_end(war)
