"""Diplomacy: envoys to every court, peace with one neighbour while another is fought, and terms for lost walls.

A pact of a captain is one word of Latin and a year, which every captain understands; he also understands peace in
English and in Dutch. He keeps it until the year is over, unless the other's troops stand on his land or the other's
capital lies open before him (`Outlook.truces`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from gonfalon.kernel.messages import Message
from gonfalon.kernel.questions import Chance, Question, Several
from gonfalon.players.mighty.captain import chances
from gonfalon.players.mighty.captain.values import Values
from gonfalon.players.options import Judgement, Option, in_order
from gonfalon.rulesets.common.orders import Done, Order
from gonfalon.rulesets.mighty.court.diplomacy import Send
from gonfalon.rulesets.mighty.realms.pacts import SIGN, WRITE
from gonfalon.rulesets.mighty.siege.terms import Accept, Offer, TakeBack
from gonfalon.rulesets.mighty.standing import PEACE

TERMS = "siege.terms"
MARCH_OUT = "garrison"  # the word with which terms begin by which a garrison leaves
HOPELESS = 500  # parts of a thousand: walls that fall so surely are better given up
PAX = "Pax usque ad annum {year}"  # peace until that year is over


def order(see: Values, question: Question[Order], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """A crown for each court: once in six all of it joins the empire (ME-DIP-12). Gold is not given away."""
    for answer in question.options():
        if isinstance(answer, Send):
            yield Option(see.worth(answer.place), answer, Message.of("captain-envoys", place=answer.place))
        else:
            yield Option(0 if isinstance(answer, Done) else -1, answer, Message.of("captain-saves"))


def declare(see: Values, question: Question[Any], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    assert isinstance(question, Several)
    return in_order(Message.of("captain-envoys", place=", ".join(question.among)), question.among)


# --- what is said out of turn ----------------------------------------------------------------------------


def speak(see: Values, beside: Mapping[str, Question[Any]]) -> tuple[Question[Any], Option] | None:
    """A pact to sign or to propose, or terms to offer or to accept; one thing at a time."""
    for what, judge in SPEECHES.items():
        if what in beside and (found := judge(see, beside[what])) is not None:
            return beside[what], found
    return None


def _sign(see: Values, question: Question[Any]) -> Option | None:
    """Peace with whoever is not the one to be conquered next."""
    if see.out.truces or len(see.out.rivals) < 2:
        return None
    pacts = see.out.state.pacts
    for name in question.options():
        pact = pacts[name]
        others = [party for party in pact.parties if party != see.out.me]
        if see.out.is_peace(pact.text) and _target(see) not in others:
            return Option(1, name, Message.of("captain-pact", realm=", ".join(others)))
    return None


def _target(see: Values) -> str:
    """Whose capital is the goal."""
    seats = {seen.capital: realm for realm, seen in see.out.realms.items()}
    return seats.get(see.out.goal, "")


def _propose(see: Values, question: Question[Any]) -> Option | None:  # noqa: ARG001
    """To the strongest of those who are not the target, if nothing has been agreed or offered yet.

    Among equals the map decides: nobody is favoured for his seat.
    """
    out = see.out
    if out.truces or len(out.rivals) < 2 or out.state.month != 1:
        return None
    if any(out.is_peace(pact.text) and out.me in pact.signed for pact in out.state.pacts.values()):
        return None
    others = [realm for realm in out.rivals if realm != _target(see)]
    partner = max(others, key=lambda realm: (out.realms[realm].revenue, out.realms[realm].capital))
    text = PAX.format(year=out.state.year)
    return Option(1, (("with", partner), ("text", text)), Message.of("captain-pact", realm=partner))


def _peace(see: Values, question: Question[Any]) -> Option | None:  # noqa: ARG001
    """If all others would end the war, he does not stand in the way (ME-RLM-16)."""
    agreed = see.out.state.peace
    if see.out.me in agreed or not set(see.out.rivals) <= set(agreed):
        return None
    return Option(1, PEACE, Message.of("captain-peace"))


def _terms(see: Values, question: Question[Any]) -> Option | None:
    """A garrison whose walls will fall asks for leave to march out while it can; a besieger grants it."""
    deals = list(question.options())
    offered = [deal.place for deal in deals if isinstance(deal, TakeBack)]
    for deal in deals:
        if isinstance(deal, (Accept, Offer)) and deal.terms.startswith(MARCH_OUT):
            accepts = isinstance(deal, Accept) and (_is_besieger(see, deal.place) or _is_lost(see, deal.place))
            offers = isinstance(deal, Offer) and deal.place not in offered and not _is_besieger(see, deal.place)
            if accepts or (offers and _is_lost(see, deal.place)):
                return Option(1, deal, Message.of("captain-terms", place=deal.place))
    return None


def _is_besieger(see: Values, place: str) -> bool:
    return see.out.sieges[place].besieger == see.out.me


def _is_lost(see: Values, place: str) -> bool:
    """Is the next assault on these walls of mine more likely to succeed than not? A capital is held to the last."""
    out = see.out
    if place == out.capital:
        return False
    besieger = out.sieges[place].besieger
    enemy = out.strength(i for i in out.hostile.get(place, ()) if out.banners[i].realm == besieger)
    own = out.strength(out.here.get(place, ()))
    return chances.assault(enemy, own, out.walls(place), see.siege_bonus(place)).won > HOPELESS


SPEECHES = {PEACE: _peace, SIGN: _sign, WRITE: _propose, TERMS: _terms}
JUDGEMENTS: dict[str, Judgement] = {"diplomacy.order": order, "mission.declare": declare}
