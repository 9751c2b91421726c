"""Non-interference: nothing a player sees depends on what he may not know, and every planted leak is found."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from fair import PLAYERS, Fair, FairRules
from msgspec.structs import replace
from playing import answer_all, auction, good, play_out, table_of, winter

from gonfalon.kernel import Choose, FastDice, Play, Question, Refusal, SealedDice, Story, Table, ask, roll, view
from gonfalon.kernel.secrecy import Leak, find_leak

CHECKPOINTS = 60


def checkpoints(rules: FairRules, count: int = CHECKPOINTS) -> list[Fair]:
    """So many checkpoints of games by chance, hands dealt."""
    found: list[Fair] = []
    for seed in range(count):
        play = Play(rules, rules.start({"rounds": 6}), FastDice(seed))
        play.begin()
        play_out(play, random.Random(seed), 3 + 2 * seed)
        if not play.over:
            found.append(play.base)
    return found


def leaks(rules: FairRules) -> Iterator[Leak]:
    for number, state in enumerate(checkpoints(rules)):
        for who in (*PLAYERS, "a passer-by"):
            rng = random.Random(f"{number}/{who}")
            if leak := find_leak(rules, state, who, rng, inputs=25, probes=("", "none", "0", "store 99")):
                yield leak


def test_the_fair_leaks_nothing_to_anybody() -> None:
    assert list(leaks(FairRules())) == []


def test_the_checkpoints_have_something_to_hide() -> None:
    rules, rng = FairRules(), random.Random(1)

    states = checkpoints(rules)

    assert len({state.phase for state in states}) >= 4
    assert all(rules.redraw(s, "anna", rng).hash() != s.hash() for s in states if s.hands["bert"])


# --- planted leaks: each tells a little of somebody else's hand ------------------------------------------------


def nines(fair: Fair, *but: str) -> int:
    """How many nines the others hold: nobody's business."""
    return sum(hand.count(9) for p, hand in fair.hands.items() if p not in but)


class InTheView(FairRules):
    def view(self, state: Fair, who: str) -> Any:
        return {**super().view(state, who), "nines": nines(state, who)}


class InTheQuestion(FairRules):
    def _winter_question(self, fair: Fair, p: str) -> Question[Any]:
        return replace(super()._winter_question(fair, p), about={"nines": nines(fair, p)})


class InTheOptions(FairRules):
    def _bid(self, fair: Fair, p: str, weather: int) -> Question[int]:
        return Choose(who=p, what="bid", secret=True, among=range(fair.purse[p] + 1 + (nines(fair, p) > 0)))


class InTheRefusal(FairRules):
    def _winter_question(self, fair: Fair, p: str) -> Question[Any]:
        def judge(order: Any) -> Refusal | None:
            return Refusal.of("kernel-stale", what=f"{nines(fair, p)} nines") if str(order) == "store 99" else None

        return replace(super()._winter_question(fair, p), judge=judge)


class InTheWaitingList(FairRules):
    """Who holds a nine is asked whether he boasts of it."""

    quiet = False

    def sale(self, fair: Fair) -> Story[None]:
        for p in fair.active:
            if 9 in fair.hands[p]:
                yield from ask(Choose(who=p, what="boast", among=("yes", "no"), quiet=self.quiet))
        yield from super().sale(fair)


class InTheQuiet(InTheWaitingList):
    """The same quietly: that the table waits for somebody is enough."""

    quiet = True


class InAnEvent(FairRules):
    def _winter_order(self, fair: Fair, p: str, order: Any) -> Story[None]:
        fair.tell("gossip", nines=nines(fair))
        yield from super()._winter_order(fair, p, order)


class InAForcedAnswer(FairRules):
    """Who holds nothing but low cards has but one thing to say, and it is said for him."""

    def sale(self, fair: Fair) -> Story[None]:
        for p in fair.active:
            among = ("low", "high") if max(fair.hands[p], default=0) > 6 else ("low",)
            yield from ask(Choose(who=p, what="brag", among=among, forced=True))
        yield from super().sale(fair)


class InAStandingQuestion(FairRules):
    """Nobody dares whose rivals hold a nine."""

    def standing(self, state: Fair) -> Iterable[Question[Any]]:
        return (q for q in super().standing(state) if q.what != "dare" or not nines(state, q.who))


class InAStandingStory(FairRules):
    def concede(self, fair: Fair, who: str, _: str) -> Story[None]:
        fair.tell("gossip", nines=nines(fair))
        yield from super().concede(fair, who, _)


class InTheEffect(FairRules):
    """A nine in somebody's hand makes his stored coins bear more: everybody sees the purse."""

    def _interest(self, fair: Fair) -> Story[None]:
        for p in fair.active:
            fair.purse[p] += fair.hands[p].count(9)
        yield from super()._interest(fair)


class InTheNumberOfDice(FairRules):
    def auction(self, fair: Fair) -> Story[None]:
        yield from roll(nines(fair) + 1, 6, "omen")
        yield from super().auction(fair)


PLANTED = [
    InTheView,
    InTheQuestion,
    InTheOptions,
    InTheRefusal,
    InTheWaitingList,
    InTheQuiet,
    InAnEvent,
    InAForcedAnswer,
    InAStandingQuestion,
    InAStandingStory,
    InTheEffect,
    InTheNumberOfDice,
]


@pytest.mark.parametrize("planted", PLANTED)
def test_a_planted_leak_is_found(planted: type[FairRules]) -> None:
    leak = next(leaks(planted()), None)

    assert leak is not None
    assert leak.real != leak.redrawn


class HiddenDice(FairRules):
    """Each throws, behind his hand, a die for each nine he holds: nobody else can tell."""

    def auction(self, fair: Fair) -> Story[None]:
        for p in fair.active:
            yield from roll(fair.hands[p].count(9), 6, "omen", who=p, to=(p,))
        yield from super().auction(fair)


def test_hidden_dice_of_others_are_no_leak() -> None:
    assert list(leaks(HiddenDice())) == []


def test_what_a_rule_discloses_is_no_leak() -> None:
    """A flaunted card differs between the twins, and may: everybody was meant to see it."""
    rules = FairRules()
    state = winter().play.base

    for seed in range(200):
        assert find_leak(rules, state, "anna", random.Random(seed), inputs=10) is None


# --- fair copies for computer players ----------------------------------------------------------------------------


def test_a_fair_copy_keeps_what_the_player_knows_and_draws_the_rest_anew() -> None:
    table = winter()
    hands = set()

    for seed in range(20):
        fair = table.redraw("anna", random.Random(seed))
        fair.begin()
        assert view(fair, "anna") == view(table.play, "anna")
        hands.add(fair.base.hands["bert"])

    assert len(hands) > 10
    assert table.play.base.hands["bert"] == (1, 2, 3)


def test_a_fair_copy_keeps_the_dice_that_fell_before_the_question() -> None:
    table = auction([1])

    fair = table.redraw("anna", random.Random(1))
    fair.begin()

    assert list(fair.open) == list(table.play.open)
    assert list(fair.open["anna", "bid"].options()) == [0, 1, 2, 3, 4]


def test_there_is_no_fair_copy_within_a_step() -> None:
    table = auction([5])
    answer_all(table, "bert bid 7")

    assert table.redraw("anna", random.Random(1)) is None


class DealAtTheAuction(FairRules):
    """Hands are dealt and bids are asked for in one story."""

    def auction(self, fair: Fair) -> Story[None]:
        yield from self.deal(fair)
        yield from super().auction(fair)


def test_there_is_no_fair_copy_where_hidden_dice_have_fallen_in_the_step() -> None:
    """The dice of the others would be played again in the copy, and so be known."""
    table = table_of(None, DealAtTheAuction(), phase="auction")

    assert table.redraw("anna", random.Random(1)) is None


def test_there_is_no_fair_copy_where_an_order_has_answered_for_another() -> None:
    table = winter([5])
    good(table.order("bert", "bid", "never"))
    answer_all(table, "cora winter rest; anna winter rest; bert winter rest")

    assert list(table.play.open) == [("cora", "bid"), ("anna", "bid")]
    assert table.redraw("anna", random.Random(1)) is None


def test_a_fair_copy_knows_nothing_of_the_orders_that_others_left() -> None:
    table = table_of(SealedDice(b"s"), phase="auction")
    for who in PLAYERS:
        good(table.order(who, "toll", "always"))

    fair = table.redraw("anna", random.Random(1))

    assert fair.orders == {("anna", "toll"): "always"}


def test_what_another_takes_back_does_not_cost_a_player_his_fair_copy() -> None:
    table: Table[Fair] = winter()
    answer_all(table, "cora winter store 1")
    good(table.undo("cora", 1))

    assert table.redraw("anna", random.Random(1)) is not None
