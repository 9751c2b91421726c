"""What kings take with their points (VAL-PST-08 to VAL-PST-17): one tile at a time, and what is left over is lost."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.kernel import Refusal, Story, ask
from gonfalon.rulesets.common.orders import Done, Order, PlaceName, order_question
from gonfalon.rulesets.valhalla import rounds
from gonfalon.rulesets.valhalla.land import borders, capital_of, give, holdable, owner
from gonfalon.rulesets.valhalla.state import NOBODY, Campaign, EmpireId
from gonfalon.rulesets.valhalla.teams import lead


class Claim(Order, frozen=True):
    """Something done to one tile for a price."""

    place: PlaceName


class Capture(Claim, frozen=True):
    """Put one's own marker in the place of an enemy's (VAL-PST-10)."""

    form = "capture {place}"
    by_hand = {}


class Remove(Claim, frozen=True):
    """Take an enemy's marker off: the tile is wilderness (VAL-PST-11)."""

    form = "remove {place}"
    by_hand = {}


class Occupy(Claim, frozen=True):
    """Put one's marker on wilderness (VAL-PST-12)."""

    form = "occupy {place}"
    by_hand = {}
    likely = -1


PRICES: dict[type[Order], int] = {Capture: 3, Remove: 2, Occupy: 1}
RULES: dict[type[Order], str] = {Capture: "VAL-PST-10", Remove: "VAL-PST-11", Occupy: "VAL-PST-12"}


def claim(campaign: Campaign) -> Story[None]:
    """The king whose turn it is takes one tile; when all have spent their points the round is over."""
    empire = campaign.up()
    if empire is None:
        rounds.end(campaign)
        return
    order: Order = Done()
    if next(claims(campaign, empire), None) is not None:
        order = yield from ask(
            order_question(
                lead(campaign, empire),
                "claim",
                "VAL-PST-08",
                (*PRICES, Done),
                lambda: (*claims(campaign, empire), Done()),
                lambda order: judge(campaign, empire, order),
                about={"empire": empire, "points": campaign.points[empire]},
            )
        )
    if isinstance(order, Claim):
        _take(campaign, empire, order)
    else:
        _close(campaign, empire)


def claims(campaign: Campaign, empire: EmpireId) -> Iterator[Claim]:
    """Everything it can take with the points it has."""
    for place in borders(campaign, empire):
        for kind in (Capture, Remove, Occupy):
            order = kind(place)
            if judge(campaign, empire, order) is None:
                yield order


def judge(campaign: Campaign, empire: EmpireId, order: Order) -> Refusal | None:
    """Why this cannot be taken."""
    if not isinstance(order, Claim):
        return None
    place, rule = order.place, RULES[type(order)]
    if place not in campaign.board.tiles:
        return Refusal.of("valhalla-place-unknown", rule=rule, place=place)
    if PRICES[type(order)] > campaign.points[empire]:
        price, left = PRICES[type(order)], campaign.points[empire]
        return Refusal.of("valhalla-claim-price", rule=rule, price=price, points=left)
    if all(owner(campaign, near) != empire for near in campaign.board.neighbours(place)):
        return Refusal.of("valhalla-claim-apart", rule="VAL-PST-15", place=place)
    return _judge_wild(campaign, order) if isinstance(order, Occupy) else _judge_enemy(campaign, empire, order)


def _judge_wild(campaign: Campaign, order: Occupy) -> Refusal | None:
    if not holdable(campaign.board, order.place):
        return Refusal.of("valhalla-place-water", rule="VAL-PST-13", place=order.place)
    if holder := owner(campaign, order.place):
        return Refusal.of("valhalla-claim-owned", rule="VAL-PST-12", place=order.place, empire=holder)
    return None


def _judge_enemy(campaign: Campaign, empire: EmpireId, order: Claim) -> Refusal | None:
    holder = owner(campaign, order.place)
    if holder not in fought(campaign, empire):
        return Refusal.of("valhalla-claim-not-fought", rule="VAL-PST-14", place=order.place)
    if capital_of(campaign, order.place):
        return Refusal.of("valhalla-claim-capital", rule="VAL-PST-16", place=order.place)
    return None


def fought(campaign: Campaign, empire: EmpireId) -> set[EmpireId]:
    """Empires whose players faced its own as enemies this round (VAL-PST-14)."""
    enemies: set[EmpireId] = set()
    for battle in campaign.battles.values():
        for own, enemy in (battle.sides, battle.sides[::-1]):
            if any(army.empire == empire for army in own):
                enemies |= {army.empire for army in enemy}
    return enemies


def _take(campaign: Campaign, empire: EmpireId, order: Claim) -> None:
    before = owner(campaign, order.place)
    give(campaign, order.place, NOBODY if isinstance(order, Remove) else empire)
    campaign.points[empire] -= PRICES[type(order)]
    kind = type(order).__name__.lower()
    campaign.tell(f"tile.{kind}", rule=RULES[type(order)], empire=empire, place=order.place, before=before)


def _close(campaign: Campaign, empire: EmpireId) -> None:
    """Points do not keep (VAL-PST-09)."""
    if campaign.points[empire]:
        campaign.tell("points.lost", rule="VAL-PST-09", empire=empire, points=campaign.points[empire])
    campaign.points[empire] = 0
    campaign.pass_on()
