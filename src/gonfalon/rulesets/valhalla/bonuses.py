"""What special locations do in battle (VAL-LOC-02 to VAL-LOC-06), ticked off on the sheet of the player who has them.

The software does not play the battle: it keeps count of the uses, refuses one too many, and tells the enemy of each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from gonfalon.kernel import Question, Refusal, at_once
from gonfalon.rulesets.common.orders import Count, Order, PlaceName, Word, order_question
from gonfalon.rulesets.valhalla.battles import armies
from gonfalon.rulesets.valhalla.locations import BONUS_RULES
from gonfalon.rulesets.valhalla.seen import SeenBonus
from gonfalon.rulesets.valhalla.state import Battle, Campaign, PlayerId, Seat, Use
from gonfalon.rulesets.valhalla.teams import speaker
from gonfalon.world.tiles import PlaceId

USE = "bonus.use"
MOST_TURNS, MOST_UNITS = 50, 99
HALVES = 2  # of a turn: the player's own, and the enemy's (VAL-LOC-04)
CAST, FAILED = "cast", "failed"


class UseIt(Order, frozen=True):
    """A wizard's tower or a temple."""

    form = "use {place} in turn {turn}"
    place: PlaceName
    turn: Count


class UseOnUnit(Order, frozen=True):
    """A mine or a necropolis, for one unit of the army, which is named by its number."""

    form = "use {place} in turn {turn} on unit {unit}"
    place: PlaceName
    turn: Count
    unit: Count


class UseOnSpell(Order, frozen=True):
    """A stone circle, and whether the enemy succeeded in casting when he had to roll again."""

    form = "use {place} in turn {turn} and the spell is {result}"
    place: PlaceName
    turn: Count
    result: Word


AnyUse = UseIt | UseOnUnit | UseOnSpell


class Bonus(NamedTuple):
    """How a kind of location is used. `spent`: by these uses, is there none left for this turn?"""

    order: type[AnyUse]
    spent: Callable[[tuple[Use, ...], int], bool]
    attacks: int = 0  # more, for a whole unit, not for each of its stands


def _once(uses: tuple[Use, ...], _: int) -> bool:
    return bool(uses)


def _each_turn(uses: tuple[Use, ...], turn: int) -> bool:
    """A turn on the sheet is the player's own and then the enemy's, and it works in both."""
    return sum(use.turn == turn for use in uses) >= HALVES


def _until_cast(uses: tuple[Use, ...], _: int) -> bool:
    return any(use.result == CAST for use in uses)


BONUSES: dict[str, Bonus] = {
    "mine": Bonus(UseOnUnit, _once),
    "tower": Bonus(UseIt, _once),
    "necropolis": Bonus(UseOnUnit, _each_turn, attacks=1),
    "temple": Bonus(UseIt, _once),
    "circle": Bonus(UseOnSpell, _until_cast),
}


def bonuses(campaign: Campaign, player: PlayerId) -> list[PlaceId]:
    """The locations whose benefit this one player has in his battle (VAL-LOC-09)."""
    return [place for place, holder in campaign.holders.items() if holder == player]


def use_questions(campaign: Campaign) -> Iterator[Question[AnyUse]]:
    """While a battle is fought, whoever has bonuses in it may tick one off."""
    wielded: dict[Seat, list[PlaceId]] = {}
    for battle in campaign.battles.values():
        if battle.stage == "fighting" and not campaign.settings.quick_resolution:
            for army in armies(battle):
                wielded.setdefault(speaker(campaign, army.player), []).extend(bonuses(campaign, army.player))
    yield from (_question(campaign, seat, places) for seat, places in wielded.items() if places)


def _question(campaign: Campaign, seat: Seat, places: list[PlaceId]) -> Question[AnyUse]:
    return order_question(
        seat,
        USE,
        "VAL-LOC-09",
        (UseOnUnit, UseOnSpell, UseIt),
        lambda: _orders(campaign, places),
        lambda order: judge(campaign, places, order),
        about={"places": places},
    )


def _orders(campaign: Campaign, places: list[PlaceId]) -> Iterator[AnyUse]:
    """A use of each in the next turn for which there is one; other turns and units are for the judge."""
    for place in places:
        order: AnyUse
        turn = 1 + max((use.turn for use in campaign.uses.get(place, ())), default=0)
        match BONUSES[campaign.locations[place]].order:
            case kind if kind is UseOnUnit:
                order = UseOnUnit(place, turn, 1)
            case kind if kind is UseOnSpell:
                order = UseOnSpell(place, turn, FAILED)
            case _:
                order = UseIt(place, turn)
        if judge(campaign, places, order) is None:
            yield order


def judge(campaign: Campaign, places: list[PlaceId], order: AnyUse) -> Refusal | None:
    """Why a bonus cannot be used so."""
    place = order.place
    if place not in places:
        return Refusal.of("valhalla-bonus-not-yours", rule="VAL-LOC-09", place=place)
    kind = campaign.locations[place]
    rule, bonus = BONUS_RULES[kind], BONUSES[kind]
    if type(order) is not bonus.order or not _sensible(order):
        return Refusal.of("valhalla-bonus-how", rule=rule, place=place, form=bonus.order.form)
    if bonus.spent(campaign.uses.get(place, ()), order.turn):
        return Refusal.of("valhalla-bonus-spent", rule=rule, place=place)
    return None


def _sensible(order: AnyUse) -> bool:
    """Turns and units are counted from 1, and a spell is cast or has failed."""
    unit_named = not isinstance(order, UseOnUnit) or 1 <= order.unit <= MOST_UNITS
    told = not isinstance(order, UseOnSpell) or order.result in (CAST, FAILED)
    return 1 <= order.turn <= MOST_TURNS and unit_named and told


@at_once
def use(campaign: Campaign, order: AnyUse) -> None:
    """Tick it off, before the enemy's eyes."""
    noted = Use(order.turn, getattr(order, "unit", 0), getattr(order, "result", ""))
    campaign.uses[order.place] = (*campaign.uses.get(order.place, ()), noted)
    kind, player = campaign.locations[order.place], campaign.holders[order.place]
    rule = BONUS_RULES[kind]
    campaign.tell("bonus.used", rule=rule, shows=True, player=player, location=kind, place=order.place, turn=order.turn)


def on_sheet(campaign: Campaign, battle: Battle, seat: Seat) -> list[SeenBonus]:
    """The bonuses in this battle that somebody may see on his sheet: his own, and those of guests he speaks for."""
    own = [army.player for army in armies(battle) if speaker(campaign, army.player) == seat]
    places = [place for player in own for place in bonuses(campaign, player)]
    return [
        SeenBonus(
            place=place,
            location=(kind := campaign.locations[place]),
            player=campaign.holders[place],
            rule=BONUS_RULES[kind],
            attacks=BONUSES[kind].attacks,
            uses=campaign.uses.get(place, ()),
        )
        for place in places
    ]
