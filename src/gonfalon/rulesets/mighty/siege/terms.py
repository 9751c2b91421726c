"""Terms of surrender (ME-SIE-37): besieger and defender may agree at any time; the agreement is kept when the defender
next moves.

Terms have a text of their own (`garrison to C4 with baggage, stockpile given`), which is what the siege keeps. Whoever
accepts repeats the terms he accepts, so that he cannot be given others in the same moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from gonfalon.kernel import Pick, Question, Refusal, Story, at_once
from gonfalon.rulesets.common.orders import Order, OrderText, PlaceName, Text, Word, Words, order_question, read_order
from gonfalon.rulesets.mighty.ground import armies, besieging
from gonfalon.rulesets.mighty.ground.supplies import set_stockpile, share_out
from gonfalon.rulesets.mighty.siege import safe_conduct, withdrawal
from gonfalon.rulesets.mighty.state import INDEPENDENT, RealmId, Siege, War

RULE = "ME-SIE-37"
WITH, WITHOUT = "with", "without"
KEPT, GIVEN, DESTROYED = "kept", "given", "destroyed"
LONGEST = 200  # letters of a promise


class MarchOut(Order, frozen=True):
    """The garrison marches out, with or without the baggage it carries, and the place is the besieger's."""

    form = "garrison to {there} {baggage} baggage, stockpile {stockpile}"
    there: PlaceName
    baggage: Word
    stockpile: Word


class GoHome(Order, frozen=True):
    """The besieger goes home; the stockpile may be the price of it."""

    form = "besieger withdraws, stockpile {stockpile}"
    stockpile: Word


class Offer(Order, frozen=True):
    form = "offer at {place}: {terms}"
    place: PlaceName
    terms: OrderText


class Accept(Order, frozen=True):
    """Accept the other's offer, in his words."""

    form = "accept at {place}: {terms}"
    place: PlaceName
    terms: OrderText


class Refuse(Order, frozen=True):
    """Refuse the other's offer."""

    form = "refuse at {place}"
    place: PlaceName


class TakeBack(Order, frozen=True):
    """Take one's own offer back."""

    form = "take back at {place}"
    place: PlaceName


class Promise(Order, frozen=True):
    """A promise that is noted for both and that nobody enforces."""

    form = "promise at {place}: {words}"
    place: PlaceName
    words: Words


Deal = Offer | Accept | Refuse | TakeBack | Promise
DEALS: tuple[type[Order], ...] = (Offer, Accept, Refuse, TakeBack, Promise)
TERMS: tuple[type[Order], ...] = (MarchOut, GoHome)


# --- what may be said ------------------------------------------------------------------------------------


def questions(war: War) -> Iterable[Question[Any]]:
    """One standing question to each player who besieges or is besieged by another."""
    talking = [side for siege in _between_players(war) for side in sides(siege)]
    for who in dict.fromkeys(talking):
        yield _question(war, who)


def _between_players(war: War) -> list[Siege]:
    return [siege for siege in war.sieges.values() if siege.defender != INDEPENDENT]


def _question(war: War, who: RealmId) -> Pick[Order]:
    own = [siege for siege in _between_players(war) if who in sides(siege)]
    return order_question(
        who,
        "siege.terms",
        RULE,
        DEALS,
        lambda: deals(war, who),
        lambda order: judge(war, who, order),
        about={
            "places": ", ".join(siege.place for siege in own),
            "offers": {siege.place: offered(siege, other(siege, who)) for siege in own},
            "agreed": {siege.place: siege.terms for siege in own},
        },
    )


def sides(siege: Siege) -> tuple[RealmId, RealmId]:
    return siege.besieger, siege.defender


def other(siege: Siege, who: RealmId) -> RealmId:
    """The other side of a siege."""
    return siege.defender if who == siege.besieger else siege.besieger


def offered(siege: Siege, who: RealmId) -> str:
    """The terms that stand offered by this side."""
    return siege.besieger_offers if who == siege.besieger else siege.defender_offers


def _set_offer(war: War, siege: Siege, who: RealmId, terms: str) -> None:
    field = "besieger_offers" if who == siege.besieger else "defender_offers"
    war.sieges[siege.place] = replace(siege, **{field: terms})


def deals(war: War, who: RealmId) -> Iterable[Order]:
    """Those worth listing: what is agreed can be promised once more; what is not, be settled."""
    for siege in _between_players(war):
        if who in sides(siege):
            yield from [Promise(siege.place, Text(siege.terms))] if siege.terms else _haggling(war, siege, who)


def _haggling(war: War, siege: Siege, who: RealmId) -> Iterable[Order]:
    """Answers to what is offered, the usual terms, and a besieger who simply goes home."""
    place = siege.place
    if terms := offered(siege, other(siege, who)):
        if _judge_terms(war, siege, terms) is None:
            yield Accept(place, Text(terms))
        yield Refuse(place)
    if offered(siege, who):
        yield TakeBack(place)
    usual = [MarchOut(name, WITH, GIVEN) for name in safe_conduct.havens(war, armies.garrison(war, place))]
    yield from (Offer(place, Text(str(terms))) for terms in (*usual, GoHome(KEPT)))


def judge(war: War, who: RealmId, deal: Order) -> Refusal | None:
    """One's own siege, nothing agreed yet, and something to answer or terms that can be kept."""
    assert isinstance(deal, Deal)
    siege = war.sieges.get(deal.place)
    if siege is None or who not in sides(siege) or siege.defender == INDEPENDENT:
        return Refusal.of("mighty-terms-no-siege", rule=RULE, place=deal.place)
    if isinstance(deal, Promise):
        good = len(deal.words) <= LONGEST and deal.words.isprintable()
        return None if good else Refusal.of("mighty-terms-words", rule=RULE, most=LONGEST)
    if siege.terms:
        return Refusal.of("mighty-terms-agreed", rule=RULE, place=deal.place, terms=siege.terms)
    return _judge_deal(war, siege, who, deal)


def _judge_deal(war: War, siege: Siege, who: RealmId, deal: Order) -> Refusal | None:
    theirs, mine = offered(siege, other(siege, who)), offered(siege, who)
    if isinstance(deal, TakeBack):
        return None if mine else Refusal.of("mighty-terms-no-offer", rule=RULE, place=siege.place)
    if isinstance(deal, Refuse):
        return None if theirs else Refusal.of("mighty-terms-no-offer", rule=RULE, place=siege.place)
    assert isinstance(deal, (Offer, Accept))
    if isinstance(deal, Accept) and deal.terms != theirs:
        return Refusal.of("mighty-terms-no-offer", rule=RULE, place=siege.place)
    return _judge_terms(war, siege, deal.terms)


def _judge_terms(war: War, siege: Siege, text: str) -> Refusal | None:
    """Can these terms be kept as things stand?"""
    terms = read_order(text, TERMS, RULE)
    if isinstance(terms, Refusal):
        return terms
    if isinstance(terms, MarchOut):
        if terms.baggage not in (WITH, WITHOUT) or terms.stockpile not in (GIVEN, DESTROYED):
            return Refusal.of("mighty-terms-march-out", rule=RULE)
        if terms.there not in safe_conduct.havens(war, armies.garrison(war, siege.place)):
            return Refusal.of("mighty-terms-there", rule=RULE, there=terms.there, place=siege.place)
    if isinstance(terms, GoHome) and terms.stockpile not in (KEPT, GIVEN, DESTROYED):
        return Refusal.of("mighty-terms-go-home", rule=RULE)
    return None


# --- what is said ----------------------------------------------------------------------------------------


@at_once
def answered(war: War, question: Question[Any], answer: Any) -> None:
    """One side offers, accepts, refuses, takes back or promises; both hear it, and nobody else."""
    siege = war.sieges[answer.place]
    SAY[type(answer)](war, siege, question.who, answer)


def _in_words(terms: str) -> dict[str, str]:
    """Terms as the parts of a sentence."""
    read = read_order(terms, TERMS, RULE)
    if isinstance(read, MarchOut):
        return {"deal": "march-out", "there": read.there, "baggage": read.baggage, "stockpile": read.stockpile}
    assert isinstance(read, GoHome)
    return {"deal": "go-home", "there": "", "baggage": "", "stockpile": read.stockpile}


def _tell(war: War, siege: Siege, kind: str, who: RealmId, **args: Any) -> None:
    war.tell(kind, rule=RULE, to=sides(siege), realm=who, place=siege.place, **args)


def _offer(war: War, siege: Siege, who: RealmId, deal: Offer) -> None:
    terms = str(read_order(deal.terms, TERMS, RULE))
    _set_offer(war, siege, who, terms)
    _tell(war, siege, "terms.offered", who, **_in_words(terms))


def _accept(war: War, siege: Siege, who: RealmId, deal: Accept) -> None:
    """Agreed: from now on neither side fights here, until the garrison's next movement phase."""
    war.sieges[siege.place] = replace(siege, terms=str(deal.terms), besieger_offers="", defender_offers="")
    _tell(war, siege, "terms.agreed", who, **_in_words(deal.terms))


def _refuse(war: War, siege: Siege, who: RealmId, deal: Refuse) -> None:  # noqa: ARG001
    _set_offer(war, siege, other(siege, who), "")
    _tell(war, siege, "terms.refused", who)


def _take_back(war: War, siege: Siege, who: RealmId, deal: TakeBack) -> None:  # noqa: ARG001
    _set_offer(war, siege, who, "")
    _tell(war, siege, "terms.taken-back", who)


def _promise(war: War, siege: Siege, who: RealmId, deal: Promise) -> None:
    _tell(war, siege, "terms.promise", who, words=str(deal.words))


SAY: dict[type[Order], Callable[[War, Siege, RealmId, Any], None]] = {
    Offer: _offer,
    Accept: _accept,
    Refuse: _refuse,
    TakeBack: _take_back,
    Promise: _promise,
}


# --- what is kept ----------------------------------------------------------------------------------------


def keep_terms(war: War) -> Story[None]:
    """At the beginning of the defender's movement phase what was agreed is done, and binds no longer."""
    for siege in list(war.sieges.values()):
        if siege.terms and siege.defender == war.player:
            war.sieges[siege.place] = replace(siege, terms="")
            if not (yield from _keep(war, siege, read_order(siege.terms, TERMS, RULE))):
                war.tell("terms.lapsed", rule=RULE, place=siege.place, realm=siege.besieger, defender=siege.defender)


def _keep(war: War, siege: Siege, terms: Order | Refusal) -> Story[bool]:
    if isinstance(terms, MarchOut):
        return _march_out(war, siege, terms)
    assert isinstance(terms, GoHome)
    return _go_home(war, siege, terms)


def _march_out(war: War, siege: Siege, terms: MarchOut) -> Story[bool]:
    """The garrison leaves without scouting, if the way is still open; then the place is taken."""
    ids = [banner.id for banner in armies.garrison(war, siege.place)]
    haven = safe_conduct.havens(war, armies.garrison(war, siege.place)).get(terms.there)
    if haven is None or not (yield from safe_conduct.march_out(war, ids, haven, RULE)):
        return False
    spoils = armies.take_baggage(war, armies.alive(war, ids)) if terms.baggage == WITHOUT else 0
    if terms.stockpile == DESTROYED:
        war.stockpiles.pop(siege.place, None)
    yield from besieging.fall(war, siege.place, siege.besieger, RULE, spoils)
    return True


def _go_home(war: War, siege: Siege, terms: GoHome) -> Story[bool]:
    """The besieger withdraws the way he came, perhaps with the stockpile for a price."""
    banners = besieging.besiegers(war, siege)
    ids = [banner.id for banner in banners]
    if withdrawal.no_way_back(war, banners):
        return False
    stock = war.stockpiles.get(siege.place, 0)
    if terms.stockpile == GIVEN and stock:
        stock = yield from share_out(war, siege.besieger, ids, stock, "siege.ransom", RULE)
        set_stockpile(war, siege.place, stock)
    elif terms.stockpile == DESTROYED:
        set_stockpile(war, siege.place, 0)
    yield from withdrawal.turn_back(war, ids)
    if besieging.besiegers(war, siege):
        return False
    besieging.lift(war, siege.place, RULE)
    return True
