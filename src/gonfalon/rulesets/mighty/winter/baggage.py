"""Baggage (ME-BAG-01 to ME-BAG-03): thrown for in the first season, bought for every later one."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from gonfalon.kernel import Question, Refusal
from gonfalon.rulesets.common import phases
from gonfalon.rulesets.common.orders import Crowns, Order
from gonfalon.rulesets.common.phases import Deed
from gonfalon.rulesets.mighty.races import hooks as races
from gonfalon.rulesets.mighty.state import RealmId, War
from gonfalon.rulesets.mighty.winter import treasury


class Buy(Order, frozen=True):
    """Buy baggage for the coming season, a crown for a point (ME-BAG-02)."""

    form = "buy {points}"
    points: Crowns  # a crown for each


def question(war: War, realm: RealmId) -> Question[Order]:
    about = {"crowns": treasury.crowns(war, realm), "points": war.winter[realm].baggage}
    return phases.errands(war, realm, "baggage.order", ERRANDS, rule="ME-BAG-02", unreadable="ME-WIN-02", about=about)


def purchases(war: War, realm: RealmId) -> Iterable[Buy]:
    return (Buy(points + 1) for points in range(treasury.crowns(war, realm) if races.keeps_stores(war, realm) else 0))


def judge(war: War, realm: RealmId, order: Buy) -> Refusal | None:
    """As much as he can pay for, even if he cannot place it (ME-BAG-02)."""
    if not races.keeps_stores(war, realm):
        return Refusal.of("mighty-races-no-baggage", rule="ME-RAC-04")
    if order.points < 1:
        return Refusal.of("mighty-baggage-nothing", rule="ME-BAG-02", points=order.points)
    return treasury.judge_price(war, realm, order.points, "ME-REV-13")


def buy(war: War, realm: RealmId, order: Buy) -> None:
    treasury.spend(war, realm, order.points, "baggage", "ME-BAG-02")
    war.winter[realm] = replace(war.winter[realm], baggage=war.winter[realm].baggage + order.points)


ERRANDS = (Deed(Buy, purchases, judge, buy),)
