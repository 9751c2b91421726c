"""Independents (ME-BAT-47 to ME-BAT-54): militia without banners, diced for when somebody comes upon them."""

from __future__ import annotations

from msgspec.structs import replace

from gonfalon.kernel import Story, roll
from gonfalon.rulesets.mighty.field.combat import ATTACKER_WINS, Result
from gonfalon.rulesets.mighty.ground import armies, lands
from gonfalon.rulesets.mighty.siege import siege
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, VILLAGE, Fight, War
from gonfalon.world.tiles import PlaceId

STRENGTH = {  # ME-BAT-48: points by D6
    VILLAGE: (100, 200, 300, 400, 500, 600),
    FORTRESS: (200, 400, 600, 800, 900, 1000),
    CITY: (300, 600, 900, 1200, 1500, 1800),
}


def hold(war: War, place: PlaceId) -> bool:
    """Is there an independent settlement here that fights whoever enters (ME-MOV-38, ME-SCT-39)?"""
    return lands.owner(war, place) == INDEPENDENT and bool(lands.standing_settlement(war, place))


def muster(war: War, place: PlaceId) -> Story[int]:
    """How many take up arms this time (ME-BAT-47, ME-BAT-48); they have no banners (ME-SCT-40)."""
    (die,) = yield from roll(1, 6, "independents", rule="ME-BAT-48")
    points = STRENGTH[lands.standing_settlement(war, place)][die - 1]
    war.tell("independents.muster", rule="ME-BAT-48", place=place, points=points)
    return points


def meet(war: War, fight: Fight) -> Story[Fight | None]:
    """Villagers always give battle; behind walls only a force stronger than the attacker comes out (ME-BAT-49).

    It is fought on paper (ME-SCT-41).
    What is told shows whether the attacker is stronger, which is more than others knew of him.
    """
    fight = replace(fight, independents=(yield from muster(war, fight.place)))
    walls = lands.room_behind_walls(war, fight.place)
    if not walls or fight.independents > armies.points_of(war, fight.attackers):
        war.tell("independents.fight", rule="ME-BAT-49", shows=bool(walls), place=fight.place)
        return fight
    war.tell("independents.shut", rule="ME-BAT-49", shows=True, place=fight.place)
    return (yield from siege.refuge(war, fight))


def disperse(war: War, fight: Fight) -> None:
    """Beaten independents are no more (ME-BAT-51); others go home, and next time the dice are thrown anew."""
    if fight.result in ATTACKER_WINS:
        war.tell("independents.beaten", rule="ME-BAT-51", place=fight.place)
    else:
        rule = "ME-BAT-53" if fight.result == Result.DRAW else "ME-BAT-52"
        war.tell("independents.disperse", rule=rule, place=fight.place)
