"""Questions that stand open at any time and never block: coming and going, a change of mind, the battle sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gonfalon.kernel import Question, Story
from gonfalon.rulesets.valhalla import armylists, asylum, battles, bonuses, orders, rollcall
from gonfalon.rulesets.valhalla.state import Campaign
from gonfalon.rulesets.valhalla.teams import living, team


def questions(campaign: Campaign) -> Iterator[Question[Any]]:
    """Everything a player may do out of turn."""
    if campaign.settings.attendance == "asked":
        for empire in living(campaign):
            yield from (rollcall.attendance_question(campaign, seat) for seat in team(campaign, empire))
    yield from asylum.seek_questions(campaign)
    yield from orders.change_questions(campaign)
    if campaign.phase == "battles":
        yield from battles.dice_questions(campaign)
        yield from bonuses.use_questions(campaign)
        yield from armylists.list_questions(campaign)


def answered(campaign: Campaign, question: Question[Any], answer: Any) -> Story[None]:
    """What an answer to one of them does."""
    match question.what:
        case rollcall.ATTENDANCE:
            return rollcall.attend(campaign, question.who, answer)
        case asylum.SEEK:
            return asylum.seek(campaign, question.who, answer)
        case orders.CHANGE:
            return orders.change(campaign, question, answer)
        case battles.DICE:
            return battles.leave_to_dice(campaign, question)
        case bonuses.USE:
            return bonuses.use(campaign, answer)
    return armylists.show(campaign, question, answer)
