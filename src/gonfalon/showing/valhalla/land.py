"""The map of `valhalla`: whose marker lies where, capitals and special locations, as picture and as tile panel."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from gonfalon.render import scene as drawn
from gonfalon.rulesets.valhalla.land import holdable
from gonfalon.rulesets.valhalla.locations import BONUS_RULES, BRIDGE
from gonfalon.showing.arms import Arms, grant
from gonfalon.showing.sight import Sight
from gonfalon.showing.types import Fact, Place

SIGNS = {"mine": "quake", "tower": "eye", "necropolis": "skull", "temple": "star", "circle": "shield"}


def arms(sight: Sight) -> dict[str, Arms]:
    """Colour and device of every empire."""
    return grant({name: empire.colour for name, empire in sight.view.empires.items()})


def scene(sight: Sight) -> drawn.Scene:
    """The campaign as a picture."""
    view, colours = sight.view, arms(sight)
    empires = {name: number for number, name in enumerate(view.empires)}
    held: dict[str, list[str]] = {name: [] for name in empires}
    for place, empire in view.owners.items():
        held[empire].append(place)
    return drawn.Scene(
        realms=tuple(
            drawn.Realm(sight.names.realm(name), colours[name].number, (), tuple(held[name])) for name in empires
        ),
        settlements=tuple(
            drawn.Settlement(empire.capital, "capital", empires[name], sight.names.realm(name))
            for name, empire in view.empires.items()
            if empire.capital
        ),
        spells=tuple(drawn.Spell(at, SIGNS[kind]) for at, kind in view.locations.items() if kind != BRIDGE),
        bridges=tuple(at for at, kind in view.locations.items() if kind == BRIDGE),
        arrows=tuple(_arrows(sight, empires)),
    )


def _arrows(sight: Sight, empires: Mapping[str, int]) -> Iterator[drawn.Arrow]:
    """The attacks as they lie on the map (VAL-BAT-01); once they are reckoned, those that succeed stand out."""
    view = sight.view
    for name, arrow in view.arrows.items():
        start, end = (view.empires[empire].capital for empire in (name, arrow.target))
        if start and end:
            yield drawn.Arrow(start, end, empires[name], bool(view.successes) and name not in view.successes)


def places(sight: Sight) -> dict[str, Place]:
    """All tiles."""
    capitals = {empire.capital: name for name, empire in sight.view.empires.items() if empire.capital}
    return {place: _place(sight, place, capitals.get(place, "")) for place in sight.ground.board.places}


def _place(sight: Sight, place: str, capital_of: str) -> Place:
    board, words = sight.ground.board, sight.words
    terrain = board.terrain(place)
    return Place(
        id=place,
        name=sight.names.place(place),
        terrain=terrain,
        terrain_label=words(f"terrain-{terrain.replace('_', '-')}"),
        owner=sight.view.owners.get(place, ""),
        settlement="capital" if capital_of else "",
        settlement_label=words("settlement-capital") if capital_of else "",
        home_of=capital_of,
        facts=tuple(_facts(sight, place)),
    )


def _facts(sight: Sight, place: str) -> Iterator[Fact]:
    view, words, names = sight.view, sight.words, sight.names
    if not holdable(sight.ground.board, place):
        yield Fact(label=words("fact-owner"), value=words("valhalla-water"), rule="VAL-PST-13", tone="bad")
        return
    owner = view.owners.get(place)
    value = names.realm(owner) if owner else words("valhalla-wilderness")
    yield Fact(label=words("fact-owner"), value=value, rule="VAL-MAP-06")
    if kind := view.locations.get(place):
        rule = BONUS_RULES.get(kind, "VAL-LOC-08")
        yield Fact(label=words("valhalla-location"), value=words("valhalla-kind", kind=kind), rule=rule)
    if holder := view.holders.get(place):
        yield Fact(label=words("valhalla-holder"), value=names.realm(holder), rule="VAL-LOC-11", tone="good")
