"""The Fair: a small complete game that uses everything the kernel has. It exists to prove the kernel.

Traders name their stalls (together; forms) and are dealt hidden cards. Each round the weather is thrown, they bid
secretly for the best stall (together, secret; who has no coins bids by force, who likes may leave the order never to
bid), luck is thrown, the winner may sell cards (several, disclosed), gives alms (split) and may be charged a toll by
his neighbour (quiet, standing order). Then the winter is spent side by side (whoever; orders with text notation), and
what was stored bears interest. At any time a trader may concede, flaunt a card, or dare another (a standing story that
itself asks and rolls).

Dicts are walked in their own order on purpose, and the players are not in the order of the alphabet: whoever loses
that order on the way is found out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from gonfalon.kernel import (
    Choose,
    Field,
    Form,
    Pick,
    Question,
    Refusal,
    Refused,
    RuleSet,
    Several,
    Split,
    State,
    Story,
    ask,
    at_once,
    roll,
    together,
    whoever,
)

PLAYERS = ("cora", "anna", "bert")
FOG = 1  # on the weather die: nobody bids more than FOG_BID
FOG_BID = 4


class Store(msgspec.Struct, frozen=True, tag=True):
    coins: int

    def __str__(self) -> str:
        return f"store {self.coins}"


class Swap(msgspec.Struct, frozen=True, tag=True):
    card: int

    def __str__(self) -> str:
        return f"swap {self.card}"


class Rest(msgspec.Struct, frozen=True, tag=True):
    def __str__(self) -> str:
        return "rest"


WinterOrder = Store | Swap | Rest


def parse_order(text: str) -> WinterOrder | Refusal:
    word, _, number = text.partition(" ")
    if text == "rest":
        return Rest()
    if word in ("store", "swap") and number.isdecimal() and len(number) < 9:
        return Store(int(number)) if word == "store" else Swap(int(number))
    return Refusal.of("kernel-not-an-option", rule="FAIR-09", answer=text[:200], what="winter")


class Fair(State):
    players: tuple[str, ...]
    rounds: int
    phase: str = "names"
    round: int = 1
    stall_winner: str = ""
    purse: dict[str, int] = {}
    hands: dict[str, tuple[int, ...]] = {}
    stalls: dict[str, int] = {}
    stored: dict[str, int] = {}
    names: dict[str, str] = {}
    resting: dict[str, bool] = {}
    out: dict[str, bool] = {}

    @property
    def active(self) -> tuple[str, ...]:
        return tuple(p for p in self.players if not self.out[p])

    def pay(self, payer: str, coins: int, to: str) -> None:
        """As many of the coins as he has."""
        paid = min(coins, self.purse[payer])
        self.purse[payer] -= paid
        self.purse[to] += paid


class FairRules(RuleSet[Fair]):
    name = "fair"
    version = "1"
    state_type = Fair

    def start(self, settings: Mapping[str, Any]) -> Fair:
        players = tuple(settings.get("players", PLAYERS))
        if len(players) < 2:
            raise Refused.of("kernel-seat-unknown", who="2", seats=", ".join(players))
        fair = Fair(players=players, rounds=settings.get("rounds", 3), phase=settings.get("phase", "names"))
        for p in players:
            fair.purse[p], fair.hands[p] = settings.get("purse", 10), tuple(settings.get("hand", ()))
            fair.stalls[p], fair.stored[p] = 0, 0
            fair.names[p], fair.resting[p], fair.out[p] = p, False, False
        return fair

    def seats(self, state: Fair) -> tuple[str, ...]:
        return state.players

    def step(self, state: Fair) -> Story[None] | None:
        if len(state.active) < 2 or state.round > state.rounds:
            return None
        chapters = {
            "names": self.name_stalls,
            "deal": self.deal,
            "auction": self.auction,
            "sale": self.sale,
            "alms": self.alms,
            "toll": self.toll,
            "winter": self.winter,
        }
        return chapters[state.phase](state)

    def name_stalls(self, fair: Fair) -> Story[None]:
        field = Field("name", most=20, least=1)
        forms = [
            Form(who=p, what="name", rule="FAIR-01", fields=(field,), suggestion=(("name", f"{p}s stall"),))
            for p in fair.active
        ]
        for p, answer in zip(fair.active, (yield from together(*forms)), strict=True):
            fair.names[p] = dict(answer)["name"]
        fair.phase = "deal"

    def deal(self, fair: Fair) -> Story[None]:
        for p in fair.active:
            cards = yield from roll(3, 9, "deal", rule="FAIR-02", who=p, to=(p,))
            fair.hands[p] = cards
        fair.phase = "auction"

    def auction(self, fair: Fair) -> Story[None]:
        (weather,) = yield from roll(1, 6, "weather", rule="FAIR-03")
        bids = yield from together(*(self._bid(fair, p, weather) for p in fair.active))
        luck = yield from roll(len(fair.active), 6, "luck", rule="FAIR-04")
        best = max(range(len(bids)), key=lambda i: (bids[i] + luck[i], -i))
        winner = fair.active[best]
        fair.purse[winner] -= bids[best]
        fair.stalls[winner] += 1
        fair.tell("auction", rule="FAIR-04", shows=True, winner=winner, bids=list(bids))
        fair.stall_winner, fair.phase = winner, "sale"

    def _bid(self, fair: Fair, p: str, weather: int) -> Question[int]:
        most = min(fair.purse[p], FOG_BID) if weather == FOG else fair.purse[p]
        bids = range(most + 1)
        return Choose(who=p, what="bid", rule="FAIR-03", secret=True, forced=True, standing="bid", never=0, among=bids)

    def sale(self, fair: Fair) -> Story[None]:
        seller = fair.stall_winner
        hand = fair.hands[seller]
        places = yield from ask(
            Several(who=seller, what="sell", rule="FAIR-05", among=tuple(range(len(hand))), most=min(2, len(hand)))
        )
        sold = [hand[i] for i in places]
        fair.hands[seller] = tuple(c for i, c in enumerate(hand) if i not in places)
        fair.purse[seller] += sum(sold)
        fair.tell("sale", rule="FAIR-05", shows=bool(sold), seller=seller, cards=sold)
        fair.phase = "alms"

    def alms(self, fair: Fair) -> Story[None]:
        giver = fair.stall_winner
        others = tuple(p for p in fair.active if p != giver)
        total = min(3, fair.purse[giver])
        limits = {"least": (0,) * len(others), "most": (total,) * len(others)}
        shares = yield from ask(
            Split(who=giver, what="alms", rule="FAIR-06", forced=True, total=total, parts=others, **limits)
        )
        for p, share in zip(others, shares, strict=True):
            fair.pay(giver, share, p)
        fair.phase = "toll"

    def toll(self, fair: Fair) -> Story[None]:
        """The neighbour of the winner may charge a toll; of an empty purse he cannot, whatever order he left."""
        winner = fair.stall_winner
        fair.phase = "winter"
        if winner not in fair.active:
            return
        neighbour = fair.active[(fair.active.index(winner) + 1) % len(fair.active)]
        among = ("yes", "no") if fair.purse[winner] else ("no",)
        order = {"standing": "toll", "always": "yes", "never": "no"}
        charge = yield from ask(Choose(who=neighbour, what="toll", rule="FAIR-07", quiet=True, among=among, **order))
        if charge == "yes":
            (die,) = yield from roll(1, 6, "toll", rule="FAIR-07", who=neighbour)
            if die >= 4:
                fair.pay(winner, 1, neighbour)

    def winter(self, fair: Fair) -> Story[None]:
        busy = [p for p in fair.active if not fair.resting[p]]
        if busy:
            question, order = yield from whoever(*(self._winter_question(fair, p) for p in busy))
            yield from self._winter_order(fair, question.who, order)
        else:
            yield from self._interest(fair)
            fair.resting = dict.fromkeys(fair.resting, False)
            fair.round, fair.phase = fair.round + 1, "auction"

    def _interest(self, fair: Fair) -> Story[None]:
        for p, coins in fair.stored.items():
            if coins:
                (die,) = yield from roll(1, 6, "interest", rule="FAIR-08", who=p)
                fair.purse[p] += die // 3

    def _winter_question(self, fair: Fair, p: str) -> Question[WinterOrder]:
        def orders() -> Iterable[WinterOrder]:
            yield Rest()
            yield from (Store(n) for n in range(1, fair.purse[p] + 1))
            yield from (Swap(i) for i in range(len(fair.hands[p])))

        def judge(order: WinterOrder) -> Refusal | None:
            if isinstance(order, Store) and not 1 <= order.coins <= fair.purse[p]:
                return Refusal.of("kernel-not-an-option", rule="FAIR-10", answer=str(order), what="winter")
            if isinstance(order, Swap) and order.card >= len(fair.hands[p]):
                return Refusal.of("kernel-not-an-option", rule="FAIR-11", answer=str(order), what="winter")
            return None

        return Pick(who=p, what="winter", rule="FAIR-09", orders=orders, parse=parse_order, judge=judge)

    def _winter_order(self, fair: Fair, p: str, order: WinterOrder) -> Story[None]:
        if isinstance(order, Store):
            fair.purse[p] -= order.coins
            fair.stored[p] += order.coins
        elif isinstance(order, Swap):
            (card,) = yield from roll(1, 9, "swap", rule="FAIR-11", who=p, to=(p,))
            hand = list(fair.hands[p])
            hand[order.card] = card
            fair.hands[p] = tuple(hand)
        else:
            fair.resting[p] = True
            fair.tell("rest", rule="FAIR-09", who=p)

    # --- at any time -------------------------------------------------------------------------------------

    def standing(self, state: Fair) -> Iterable[Question[Any]]:
        for p in state.active:
            yield Choose(who=p, what="concede", rule="FAIR-12", among=("concede",))
            yield Choose(who=p, what="dare", rule="FAIR-14", among=tuple(o for o in state.active if o != p))
            if state.hands[p]:
                yield Choose(who=p, what="flaunt", rule="FAIR-13", among=range(len(state.hands[p])))

    def stand(self, state: Fair, question: Question[Any], answer: Any) -> Story[None]:
        deeds = {"concede": self.concede, "dare": self.dare, "flaunt": self.flaunt}
        return deeds[question.what](state, question.who, answer)

    @at_once
    def concede(self, fair: Fair, who: str, _: str) -> None:
        fair.out[who] = True
        fair.tell("concede", rule="FAIR-12", who=who)

    @at_once
    def flaunt(self, fair: Fair, who: str, place: int) -> None:
        fair.tell("flaunt", rule="FAIR-13", shows=True, who=who, card=fair.hands[who][place])

    def dare(self, fair: Fair, who: str, other: str) -> Story[None]:
        """Both throw a die; the higher gets a coin of the lower. The dared one may refuse."""
        (first,) = yield from roll(1, 6, "dare", rule="FAIR-14", who=who)
        answer = yield from ask(Choose(who=other, what="dared", rule="FAIR-14", among=("accept", "refuse")))
        if answer == "accept":
            (second,) = yield from roll(1, 6, "dare", rule="FAIR-14", who=other)
            loser, victor = (who, other) if first < second else (other, who)
            fair.pay(loser, 1, victor)
            fair.tell("dare", rule="FAIR-14", victor=victor)

    # --- what players know, and what an umpire may do -----------------------------------------------------

    def view(self, state: Fair, who: str) -> Any:
        return {
            "round": state.round,
            "phase": state.phase,
            "purse": dict(state.purse),
            "stalls": dict(state.stalls),
            "stored": dict(state.stored),
            "names": dict(state.names),
            "out": [p for p in state.players if state.out[p]],
            "cards": {p: len(h) for p, h in state.hands.items()},
            "hand": state.hands.get(who, ()),
        }

    def redraw(self, state: Fair, who: str, rng: Any) -> Fair:
        copy = state.fork()
        for p, hand in copy.hands.items():
            if p != who:
                copy.hands[p] = tuple(rng.randrange(9) + 1 for _ in hand)
        return copy

    def correct(self, state: Fair, change: Mapping[str, Any]) -> Refusal | None:
        """`{"purse": {"anna": 7}}`."""
        for p, coins in change.get("purse", {}).items():
            if p not in state.purse:
                return Refusal.of("kernel-seat-unknown", who=p, seats=", ".join(state.purse))
            if type(coins) is not int or coins < 0:
                return Refusal.of("kernel-not-an-option", answer=str(coins), what="purse")
            state.purse[p] = coins
        return None
