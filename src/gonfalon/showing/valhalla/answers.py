"""Answers in `valhalla` as options: orders of kings, votes, reports of battles."""

from __future__ import annotations

from typing import Any

from gonfalon.kernel import Refusal
from gonfalon.kernel.questions import Question
from gonfalon.rulesets.common.orders import Order
from gonfalon.showing import orders
from gonfalon.showing.sight import Sight
from gonfalon.showing.types import Option, Scene

SETUP = ("vote", "capital", "location")
BATTLE = ("battle.report", "battle.confirm", "battle.dice", "bonus.use", "army.list")
GRAVE = ("assault",)  # answers that cannot be taken back
HOME = "gonfalon.rulesets.valhalla"
NONE = "none"  # of several


def scene_of(what: str) -> Scene:
    """Where the page shows a question."""
    return "setup" if what in SETUP else "battle" if what in BATTLE else "map"


def option(sight: Sight, question: Question[Any], answer: Any) -> Option:
    """An answer with its words and its place."""
    if isinstance(answer, Order):
        return _of_order(sight, question, answer)
    text, label = str(answer), _label(sight, question.what, str(answer))
    if text in sight.ground.board.tiles:
        return Option(answer=text, label=label, kind="place", place=text, rule=question.rule)
    grave = question.what in GRAVE and text in sight.view.empires
    kind = "realm" if text in sight.names.realms else text
    return Option(answer=text, label=label, kind=kind, confirm=grave, rule=question.rule)


def _label(sight: Sight, what: str, text: str) -> str:
    """A place, somebody, or a word that the question has its own words for."""
    if text in sight.ground.board.tiles:
        return sight.words.of("answer", "capital", place=text) if what == "capital" else text
    if text in sight.names.realms:
        return sight.names.realm(text)
    return sight.words.of("answer", f"{what}-{text}")


def recalled(sight: Sight, what: str, answer: str) -> str:
    """An answer given earlier to that question, in words."""
    if answer == NONE:
        return sight.words("showing-none")
    order = orders.recalled(HOME, answer)
    if not isinstance(order, Refusal):
        return order_label(sight, order)
    return sight.words.listed([_label(sight, what, one) for one in answer.split(", ")])


def _of_order(sight: Sight, question: Question[Any], order: Order) -> Option:
    return Option(
        answer=question.write(order),
        label=order_label(sight, order),
        kind=type(order).__name__.lower(),
        place=orders.place(order),
        rule=question.rule,
    )


def order_label(sight: Sight, order: Order) -> str:
    """An order as a person would say it."""
    return sight.words.of("option", type(order).__name__.lower(), **orders.said(sight, order))


def field(sight: Sight, question: Question[Any], name: str) -> str:
    """What a field of a form is called: of a report, whose army and what of it."""
    if question.what == "battle.report":
        player, _, what = name.rpartition("-")
        return sight.words.of("field", what, player=sight.names.realm(player))
    return sight.words.of("field", name)
