"""Answers given earlier in `mighty`, said again in words."""

from __future__ import annotations

import re

from gonfalon.kernel import Refusal
from gonfalon.names import races
from gonfalon.rulesets.common.orders import Done, Order
from gonfalon.rulesets.mighty.court import espionage
from gonfalon.rulesets.mighty.winter import recruitment
from gonfalon.showing import orders
from gonfalon.showing.mighty import tiles
from gonfalon.showing.mighty.answers import order_label, value_label
from gonfalon.showing.sight import Sight

HOME = "gonfalon.rulesets.mighty"
NONE = "none"  # of several
SHARES = re.compile(r"\d+( \d+)+")


def recalled(sight: Sight, what: str, answer: str) -> str:
    """An answer to that question in words: an order, shares, or what was chosen."""
    if laid := tiles.recalled(sight, answer):
        return laid
    order = orders.recalled(HOME, answer)
    if isinstance(order, Refusal):
        return _chosen(sight, what, answer)
    if isinstance(order, (espionage.Hire, recruitment.Hire)):
        order = _hired(order)
    if isinstance(order, Done):
        return sight.words("showing-done-with", phase=sight.words.of("phase", what.partition(".")[0]).lower())
    return order_label(sight, order)


def _hired(order: espionage.Hire | recruitment.Hire) -> Order:
    """Two chapters hire in the same words: a people as mercenaries, anybody else as an operative."""
    whom = order.kind if isinstance(order, espionage.Hire) else order.race
    return (recruitment.Hire if whom in races() else espionage.Hire)(whom, order.crowns)


def _chosen(sight: Sight, what: str, answer: str) -> str:
    if answer == NONE:
        return sight.words("showing-none")
    if SHARES.fullmatch(answer):
        return sight.words("showing-shares", shares=sight.words.listed(answer.split()))
    return sight.words.listed([value_label(sight, what, one) for one in answer.split(", ")])
