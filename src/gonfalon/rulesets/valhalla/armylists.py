"""Army lists (VAL-BAT-16, VAL-BAT-17): every army is an army of its own size, with its own general.

Showing a list before the battle is optional. What troops an army of a size must and may have is the business of the
table-top game; here only its points and its general are looked at.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from gonfalon.kernel import Field, Form, Question, Refusal, at_once
from gonfalon.kernel.questions import Filled
from gonfalon.rulesets.valhalla.battles import armies
from gonfalon.rulesets.valhalla.state import Army, Battle, Campaign, Seat
from gonfalon.rulesets.valhalla.teams import speaker

LIST = "army.list"
RULE = "VAL-BAT-17"
YES, NO = "yes", "no"


def list_questions(campaign: Campaign) -> Iterator[Question[Filled]]:
    """While a battle is fought, each of its players may show his list; who speaks for several, one after another."""
    asked: set[Seat] = set()
    for battle, army in _unlisted(campaign):
        seat = speaker(campaign, army.player)
        if seat not in asked:
            asked.add(seat)
            yield _question(battle, army, seat)


def _unlisted(campaign: Campaign) -> Iterator[tuple[Battle, Army]]:
    if not campaign.settings.quick_resolution:
        for battle in campaign.battles.values():
            if battle.stage == "fighting":
                yield from ((battle, army) for army in armies(battle) if not army.listed)


def _question(battle: Battle, army: Army, seat: Seat) -> Form:
    fields = (Field("points", "number", 1, army.points), Field("general", "choice", among=(YES, NO)))
    about = {"battle": battle.id, "player": army.player, "size": army.points}
    best: Filled = (("points", army.points), ("general", YES))
    return Form(who=seat, what=LIST, rule=RULE, about=about, fields=fields, suggestion=best, judge=judge)


def judge(filled: Filled) -> Refusal | None:
    """No army, allied or not, goes without its own general."""
    return None if dict(filled)["general"] == YES else Refusal.of("valhalla-list-general", rule=RULE)


@at_once
def show(campaign: Campaign, question: Question[Filled], filled: Filled) -> None:
    """The list is noted on the sheet."""
    battle, player = campaign.battles[question.about["battle"]], question.about["player"]
    points = int(dict(filled)["points"])
    first, second = (
        tuple(replace(army, listed=points) if army.player == player else army for army in side) for side in battle.sides
    )
    campaign.battles[battle.id] = replace(battle, sides=(first, second))
    campaign.tell("army.listed", rule=RULE, battle=battle.id, player=player, points=points)
