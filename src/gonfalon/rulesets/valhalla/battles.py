"""The battles of a round (VAL-BAT-25 to VAL-BAT-33): fought on real tables and reported, or settled by dice.

Either side reports, the other confirms; if it disputes the report, both are asked again. The umpire can settle any
battle by a correction. Dice settle a battle that both sides leave to them, and with the house rule `quick_resolution`
all battles.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from gonfalon.kernel import Choose, Field, Form, Question, Story, roll, whoever
from gonfalon.rulesets.valhalla import aftermath, outcomes
from gonfalon.rulesets.valhalla.state import Army, Battle, Campaign, PlayerId, Seat, Side
from gonfalon.rulesets.valhalla.teams import speaker

RULE = "VAL-BAT-33"
MOST_TURNS, MOST_VICTORY = 50, 20_000
DICE, THROW = "battle.dice", "throw"
MARGIN = 3  # quick resolution: a score higher by so much wins
Fate = tuple[int, int]  # the turn in which an army withdrew (0: it stood), and its victory points


def fight(campaign: Campaign) -> Story[None]:
    """Settle one battle, or take one more report; after the last the post-battle phase begins."""
    open_ones = [battle for battle in campaign.battles.values() if battle.stage != "settled"]
    if not open_ones:
        yield from aftermath.begin(campaign)
    elif campaign.settings.quick_resolution:
        yield from throw(campaign, open_ones[0])
    else:
        question, answer = yield from whoever(*questions(campaign, open_ones))
        battle = campaign.battles[question.about["battle"]]
        if question.what == "battle.report":
            report(campaign, battle, side_of(campaign, battle, question.who), fates_of(battle, dict(answer)))
        else:
            judge_report(campaign, battle, answer)


def questions(campaign: Campaign, battles: list[Battle]) -> Iterator[Question[Any]]:
    """Each speaker is asked about one battle at a time: to report one, and to confirm one that the enemy reported."""
    asked: set[tuple[Seat, str]] = set()
    for battle in battles:
        sides = (0, 1) if battle.stage == "fighting" else (1 - battle.reporter,)
        for seat in dict.fromkeys(seat for side in sides for seat in speakers(campaign, battle.sides[side])):
            fighting = battle.stage == "fighting"
            question = _report_question(campaign, battle, seat) if fighting else _confirm_question(battle, seat)
            if (seat, question.what) not in asked:
                asked.add((seat, question.what))
                yield question


def speakers(campaign: Campaign, side: Side) -> list[Seat]:
    """Who can speak for a side."""
    return list(dict.fromkeys(speaker(campaign, army.player) for army in side))


def side_of(campaign: Campaign, battle: Battle, seat: Seat) -> int:
    """The side for which somebody speaks."""
    return 0 if seat in speakers(campaign, battle.sides[0]) else 1


# --- reports from the table ------------------------------------------------------------------------------


def _report_question(campaign: Campaign, battle: Battle, seat: Seat) -> Form:
    """For each army the turn in which it withdrew, 0 if it stood, and its victory points."""
    fields: list[Field] = []
    for army in armies(battle):
        fields.append(Field(f"{army.player}-withdrew", "number", 0, MOST_TURNS))
        fields.append(Field(f"{army.player}-victory", "number", 0, MOST_VICTORY))
    blank = tuple((field.name, 0) for field in fields)
    about: dict[str, Any] = {"battle": battle.id}
    if campaign.settings.dice_by_consent:
        about["dice"] = True  # there is another way to settle it
    return Form(who=seat, what="battle.report", rule=RULE, about=about, fields=tuple(fields), suggestion=blank)


def _confirm_question(battle: Battle, seat: Seat) -> Choose[str]:
    withdrew = {army.player: army.withdrew for army in armies(battle)}
    victory = {army.player: army.victory for army in armies(battle)}
    about = {"battle": battle.id, "withdrew": withdrew, "victory": victory}
    return Choose(who=seat, what="battle.confirm", rule=RULE, about=about, among=("confirm", "dispute"))


def armies(battle: Battle) -> Side:
    """All armies in it, attackers first."""
    return (*battle.sides[0], *battle.sides[1])


def fates_of(battle: Battle, form: Mapping[str, str | int]) -> dict[PlayerId, Fate]:
    """What a filled form says of each army."""
    names = [army.player for army in armies(battle)]
    return {name: (int(form[f"{name}-withdrew"]), int(form[f"{name}-victory"])) for name in names}


def report(campaign: Campaign, battle: Battle, side: int, fates: Mapping[PlayerId, Fate]) -> None:
    """One side says how it ended; the other has to confirm it."""
    campaign.battles[battle.id] = replace(_fated(battle, fates), stage="reported", reporter=side)
    withdrew = [army.player for army in armies(battle) if fates[army.player][0]]
    campaign.tell("battle.reported", rule=RULE, battle=battle.id, withdrew=withdrew)


def judge_report(campaign: Campaign, battle: Battle, answer: str) -> None:
    """Confirmed, it is settled; disputed, it is as if nobody had reported."""
    if answer == "confirm":
        settle(campaign, battle)
    else:
        blank = _fated(battle, {army.player: (0, 0) for army in armies(battle)})
        campaign.battles[battle.id] = replace(blank, stage="fighting")
        campaign.tell("battle.disputed", rule=RULE, battle=battle.id)


def _fated(battle: Battle, fates: Mapping[PlayerId, Fate]) -> Battle:
    def fated(army: Army) -> Army:
        withdrew, victory = fates[army.player]
        return replace(army, withdrew=withdrew, victory=victory)

    first, second = (tuple(fated(army) for army in side) for side in battle.sides)
    return replace(battle, sides=(first, second))


def settle(campaign: Campaign, battle: Battle, fates: Mapping[PlayerId, Fate] | None = None) -> None:
    """Derive every army's result from who withdrew when, and write it down (VAL-BAT-29 to VAL-BAT-32)."""
    battle = battle if fates is None else _fated(battle, fates)
    pairs = zip(battle.sides, outcomes.results(battle), strict=True)
    first, second = (tuple(replace(a, result=r) for a, r in zip(side, got, strict=True)) for side, got in pairs)
    settled = replace(battle, sides=(first, second), stage="settled")
    campaign.battles[battle.id] = settled
    results = {army.player: army.result for army in armies(settled)}
    campaign.tell("battle.settled", rule="VAL-BAT-32", battle=battle.id, results=results)


# --- settled by dice -------------------------------------------------------------------------------------


def dice_questions(campaign: Campaign) -> Iterator[Question[str]]:
    """While a battle is fought each side may leave it to dice; nobody has to."""
    asked: set[Seat] = set()
    if not campaign.settings.dice_by_consent or campaign.settings.quick_resolution:
        return
    for battle in campaign.battles.values():
        sides = [side for side in (0, 1) if side not in battle.dice] if battle.stage == "fighting" else []
        for seat in [seat for side in sides for seat in speakers(campaign, battle.sides[side])]:
            if seat not in asked:
                asked.add(seat)
                yield Choose(who=seat, what=DICE, rule=RULE, about={"battle": battle.id}, among=(THROW,))


def leave_to_dice(campaign: Campaign, question: Question[str]) -> Story[None]:
    """A side would rather throw; with the second the dice fall."""
    battle = campaign.battles[question.about["battle"]]
    willing = (*battle.dice, side_of(campaign, battle, question.who))
    battle = campaign.battles[battle.id] = replace(battle, dice=willing)
    campaign.tell("battle.left-to-dice", rule=RULE, battle=battle.id, player=question.who)
    if len(willing) == len(battle.sides):
        yield from throw(campaign, battle)


def throw(campaign: Campaign, battle: Battle) -> Story[None]:
    """Two dice a side and what its numbers, its walls and its locations add; a side beaten by three withdraws."""
    if campaign.settings.location_dice:
        blessed = [army.player for army in armies(battle) if army.player in campaign.holders.values()]
        told: dict[str, Any] = {"battle": battle.id, "count": len(blessed), "players": blessed}
        campaign.tell("battle.places", rule="VAL-LOC-09", shows=True, **told)
    scores: list[int] = []
    for side, enemy in (battle.sides, battle.sides[::-1]):
        dice = yield from roll(2, 6, "battle", rule=RULE, who=speakers(campaign, side)[0])
        scores.append(sum(dice) + advantage(battle, side, enemy) + blessings(campaign, side))
    fates: dict[PlayerId, Fate] = {}
    for side, own, other in zip(battle.sides, scores, scores[::-1], strict=True):
        beaten = other - own >= MARGIN
        fates |= {army.player: (int(beaten), 100 * own // len(side)) for army in side}
    settle(campaign, battle, fates)


def advantage(battle: Battle, side: Side, enemy: Side) -> int:
    """One for every full 500 points more than the enemy has; one for the besieged (VAL-CAP-07)."""
    more = outcomes.total_points(len(side)) - outcomes.total_points(len(enemy))
    return max(0, more) // 500 + any(army.empire in battle.besieged for army in side)


def blessings(campaign: Campaign, side: Side) -> int:
    """One for every army whose own player has the benefit of a special location (VAL-LOC-09)."""
    holders = campaign.holders.values() if campaign.settings.location_dice else ()
    return sum(army.player in holders for army in side)
