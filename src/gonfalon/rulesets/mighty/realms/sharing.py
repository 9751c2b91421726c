"""A step of a war in which people share empires: each question goes to whoever decides it (ME-MUL-02).

The chapters ask realms. Here what they ask is put to the right seat, and what they tell is heard by all of a realm.
In the phases of orders ruler and commanders act side by side, each with his own banners, until all are done.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from gonfalon.kernel import Pick, Question, Refusal, Story, whoever
from gonfalon.kernel.effects import Ask, Roll
from gonfalon.kernel.questions import Chance, Needed, pick_one
from gonfalon.rulesets.common.orders import Done, Kind, Order, kinds_of, values
from gonfalon.rulesets.mighty.realms import commanders
from gonfalon.rulesets.mighty.realms.calendar import PHASES
from gonfalon.rulesets.mighty.realms.reorganisation import ShareBaggage
from gonfalon.rulesets.mighty.state import BannerId, RealmId, War

ORDERS = ("scouting.order", "movement.order", "siege.order", "raze.order", "reorganisation.order")
DRAWS = 4  # tries at an order of one's own before all are listed
Givers = dict[RealmId, str]  # who gave the order that is being carried out, by realm


def shared(war: War, story: Story[None]) -> Story[None]:
    """Tell the story of a step; banners that a commander's own order brings forth are his."""
    givers: Givers = {}
    before = set(war.banners)
    sent: Any = None
    try:
        while True:
            effect = story.send(sent)
            if isinstance(effect, Roll):
                sent = yield replace(effect, to=war.hearers(effect.to))
            else:
                sent = yield from _asked(war, effect, givers)
    except StopIteration:
        pass
    for banner in [b for b in war.banners.values() if b.id not in before and b.realm in givers]:
        commanders.entrust(war, banner.realm, (banner.number,), givers[banner.realm])


def _asked(war: War, effect: Ask, givers: Givers) -> Story[Any]:
    """Put questions to those who decide; the chapter gets its own question back."""
    first = effect.questions[0]
    if first.what in ORDERS and commanders.of_realm(war, first.who):
        return ((yield from _next_order(war, first, givers)),)
    put = tuple([replace(q, who=decider(war, q, givers)) for q in effect.questions])
    sent = yield Ask(put, effect.first)
    if effect.first:
        question, answer = sent
        return effect.questions[put.index(question)], answer
    return sent


def decider(war: War, question: Question[Any], givers: Givers) -> str:
    """Whoever gave the order that led to it, else who commands there; all else is the ruler's (ME-MUL-03)."""
    realm, about = question.who, question.about
    if war.phase not in PHASES or not commanders.of_realm(war, realm):
        return realm
    if realm in givers:
        return givers[realm]
    if about.get("banner") in war.banners:
        return commanders.leader(war, about["banner"])
    return commanders.senior_at(war, realm, about["place"]) if "place" in about else realm


# --- orders side by side ---------------------------------------------------------------------------------


def _next_order(war: War, question: Question[Order], givers: Givers) -> Story[Order]:
    """The next order of any of them; done when all are."""
    while busy := _busy(war, question):
        asked, order = yield from whoever(*[_own_part(war, question, seat) for seat in busy])
        if not isinstance(order, Done):
            givers[question.who] = asked.who
            given: Order = order
            return given
        _finish(war, question, (*_finished(war, question), asked.who))
        if not _busy(war, question) and question.check(Done()):  # another's order has left something to be done
            _finish(war, question, ())
    return Done()


def _busy(war: War, question: Question[Order]) -> list[str]:
    """The ruler and all who command a banner, as far as they have not said that they are done."""
    realm = question.who
    crew = (realm, *(seat for seat in commanders.of_realm(war, realm) if commanders.banners_led(war, seat)))
    return [seat for seat in crew if seat not in _finished(war, question)]


def _finished(war: War, question: Question[Order]) -> tuple[str, ...]:
    return war.turn.finished.get(question.what, ())


def _finish(war: War, question: Question[Order], seats: tuple[str, ...]) -> None:
    others = {what: done for what, done in war.turn.finished.items() if what != question.what}
    war.turn = replace(war.turn, finished={**others, question.what: seats} if seats else others)


def _own_part(war: War, question: Question[Order], seat: str) -> Pick[Order]:
    """The same question with the orders that are his to give."""

    def own() -> Iterable[Order]:
        return (order for order in question.options() if not isinstance(order, Done) and is_his(war, seat, order))

    def may_end() -> Refusal | None:
        """What is still to be done holds him up who can do something."""
        refusal = question.check(Done())
        return refusal if refusal and any(True for _ in own()) else None

    def must() -> Needed | None:
        needed = question.needed()
        if needed is None or may_end() is None:
            return None
        return needed if needed.answer and is_his(war, seat, needed.answer) else Needed(needed.why)

    def orders() -> Iterable[Order]:
        if may_end() is None:
            yield Done()
        yield from own()

    def judge(order: Order) -> Refusal | None:
        if isinstance(order, Done):
            return may_end()
        if not is_his(war, seat, order):
            return Refusal.of("mighty-command-not-yours", rule="ME-MUL-02", order=str(order))
        return question.check(order)

    def draw(rng: Chance) -> Order:
        for _ in range(DRAWS):
            order = question.sample(rng)
            if not isinstance(order, Done) and is_his(war, seat, order):
                return order
        return pick_one(tuple(orders()), rng)

    return Pick(
        who=seat,
        what=question.what,
        rule=question.rule,
        forced=question.forced and question.check(Done()) is None,
        orders=orders,
        parse=question.read,
        judge=judge,
        draw=draw,
        must=must,
        kinds=kinds_of(question),
    )


def is_his(war: War, seat: str, order: Order) -> bool:
    """Are all banners it moves his, or is he the highest of those who command them?"""
    realm = commanders.realm_of(war, seat)
    moved = [war.banners[i] for i in _moved(war, realm, order) if i in war.banners]
    return commanders.senior(war, moved, realm) == seat


def _moved(war: War, realm: RealmId, order: Order) -> list[BannerId]:
    """The banners an order is about: those it names, those aboard the ships it names, else all in the tile."""
    if isinstance(order, ShareBaggage):
        named = war.banners.get(f"{realm}.{order.banner}")
        return _in_tile(war, realm, named.place) if named else []
    if numbers := values(order, Kind.BANNER):
        return [f"{realm}.{number}" for number in numbers]
    if ships := {f"{realm}/{number}" for number in values(order, Kind.SHIP)}:
        return [b.id for b in war.banners.values() if b.ship in ships]
    return [i for place in values(order, Kind.PLACE) for i in _in_tile(war, realm, place)]


def _in_tile(war: War, realm: RealmId, place: str) -> list[BannerId]:
    return [b.id for b in war.banners.values() if b.realm == realm and b.place == place]
