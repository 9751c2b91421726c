"""The secret orders (VAL-ORD-01 to VAL-ORD-04): one for each empire, sealed until the last is in.

Kings write side by side; a sealed order may be replaced until all are revealed, which happens at once with the last.
"""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.kernel import Question, Refusal, Story, at_once
from gonfalon.rulesets.common import phases
from gonfalon.rulesets.common.orders import Order, RealmName, order_question
from gonfalon.rulesets.valhalla import arrows
from gonfalon.rulesets.valhalla.state import HOLD, Campaign, EmpireId
from gonfalon.rulesets.valhalla.targets import outlook
from gonfalon.rulesets.valhalla.teams import attending, lead

RULE = "VAL-ORD-01"
CHANGE = "order.change"


class Attack(Order, frozen=True):
    """The one attack of an empire (VAL-ORD-03)."""

    form = "attack {target}"
    target: RealmName


class Hold(Order, frozen=True):
    """No attack this round (VAL-ORD-04)."""

    form = "hold"


def write_orders(campaign: Campaign) -> Story[None]:
    """The next king seals his order; when all are in they are revealed."""
    return phases.write_in_secret(campaign, SECRET)


def change_questions(campaign: Campaign) -> Iterator[Question[Order]]:
    """Until the reveal a king may put another order in the place of the one he sealed (VAL-ORD-03)."""
    if campaign.phase == "orders":
        yield from phases.second_thoughts(
            campaign, SECRET, lambda campaign, empire: _question(campaign, empire, CHANGE)
        )


def change(campaign: Campaign, question: Question[Order], order: Order) -> Story[None]:
    """The new order takes the place of the old one."""
    return seal(campaign, question.about["empire"], order)


def _writers(campaign: Campaign) -> list[EmpireId]:
    """Who announced an assault has his arrow already (VAL-CAP-04)."""
    return [empire for empire in attending(campaign) if empire not in campaign.arrows]


@at_once
def seal(campaign: Campaign, empire: EmpireId, order: Order) -> None:
    """Keep it secret from all other empires."""
    campaign.orders[empire] = order.target if isinstance(order, Attack) else HOLD


def _question(campaign: Campaign, empire: EmpireId, what: str = "order") -> Question[Order]:
    seen = outlook(campaign, empire)  # the map does not change before the post-battle phase (VAL-ORD-11)

    def judge(order: Order) -> Refusal | None:
        if not isinstance(order, Attack) or order.target in seen.lawful:
            return None
        unknown = Refusal.of("valhalla-empire-unknown", rule=RULE, empire=order.target)
        return seen.refused.get(order.target, unknown)

    return order_question(
        lead(campaign, empire),
        what,
        RULE,
        (Attack, Hold),
        lambda: (*(Attack(target) for target in seen.lawful), Hold()),
        judge,
        about={"empire": empire, "routes": seen.lawful, "closed": seen.refused},
        secret=True,
    )


SECRET = phases.Secret(_writers, lambda campaign: campaign.orders, _question, seal, arrows.reveal)
