"""What a winter will leave in spring as it stands: from the ruler's own purse and what he has already."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.rulesets.mighty.ground import armies, lands
from gonfalon.rulesets.mighty.state import War, Winter
from gonfalon.rulesets.mighty.winter import revenue
from gonfalon.showing.sight import Sight
from gonfalon.showing.types import Fact


def spring(sight: Sight, purse: Winter) -> tuple[Fact, ...]:
    """Army, baggage, ships, settlements and operatives, with what was bought and is being built this winter."""
    words = sight.words
    return tuple(
        Fact(label=words(f"spring-{what}", count=count), value=words("spring-figure", count=count))
        for what, count in _figures(sight.facts.war, sight.mine, purse)
    )


def _figures(war: War, mine: str, purse: Winter) -> Iterator[tuple[str, int]]:
    bought = purse.recruits + purse.heroes + sum(contingent.points for contingent in purse.hired)
    built = [work.what for work in purse.works]
    yield "army", sum(banner.points for banner in armies.banners_of(war, mine)) + bought
    yield "baggage", purse.baggage
    yield "ships", sum(ship.realm == mine for ship in war.ships.values()) + built.count(lands.SHIP)
    yield "settlements", len(revenue.settlements(war, mine))
    yield "operatives", sum(one.realm == mine for one in war.operatives.values()) + len(purse.operatives)
