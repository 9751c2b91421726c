"""Corrections of a war: every banner, tile and purse as the umpire sees it, and a correction as a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from gonfalon.rulesets.mighty.corrections import BANNER, MONEY, TILE
from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.realms.ends import in_play
from gonfalon.rulesets.mighty.state import INDEPENDENT, NOBODY, Banner, War
from gonfalon.showing.corrections import Forms, tile_label
from gonfalon.showing.sight import Sight
from gonfalon.showing.types import Choice, Correctable, Corrections
from gonfalon.world.hexes import HALVES

FORMS = Forms("mighty")
PLACES, HALF_EDGES, REALMS, ALL_OWNERS = "places", "halves", "realms", "owners"  # the lists to choose from


def corrections(sight: Sight) -> Corrections:
    """Banners, tiles, and in winter the money; nothing while the world is being laid (ME-MAP-58)."""
    war: War = sight.facts.war
    if sight.ground.spaces:
        return Corrections(forms=(), lists={})
    words, tiles = sight.words, _tiles(sight)
    forms = (
        FORMS.form(words, BANNER, _banners(sight)),
        FORMS.form(words, TILE, _land(sight, tiles)),
        FORMS.form(words, MONEY, _purses(sight), hinted=True),
    )
    owners = [*in_play(war), NOBODY]
    return Corrections(
        forms=forms,
        lists={
            PLACES: tuple(tiles),
            HALF_EDGES: tuple(Choice(value=str(half), label=words(f"half-{half}")) for half in HALVES),
            REALMS: tuple(_owners(sight, owners)),
            ALL_OWNERS: tuple(_owners(sight, [*owners, INDEPENDENT])),
        },
    )


def _tiles(sight: Sight) -> list[Choice]:
    """All land, by name."""
    board = sight.ground.board
    found = [Choice(value=p, label=tile_label(sight, p)) for p in board.places if board.enterable(p)]
    return sorted(found, key=lambda tile: tile.label.casefold())


def _owners(sight: Sight, owners: Sequence[str]) -> Iterator[Choice]:
    return (Choice(value=owner, label=_owner(sight, owner)) for owner in owners)


def _owner(sight: Sight, owner: str) -> str:
    return sight.names.realm(owner) if owner else sight.words("telling-nobody")


def _banners(sight: Sight) -> Iterator[Correctable]:
    """By realm and number, as people look for them."""
    war: War = sight.facts.war
    realms = list(war.realms)
    rank = {realm: number for number, realm in enumerate(realms)}
    for banner in sorted(war.banners.values(), key=lambda b: (rank.get(b.realm, len(rank)), b.number)):
        yield Correctable(
            id=banner.id,
            label=sight.words(
                "showing-mighty-banner-at", number=str(banner.number), place=sight.names.place(banner.place)
            ),
            full=sight.names.banner(banner.id, full=True),
            group=sight.names.realm(banner.realm),
            fields=tuple(
                FORMS.field(sight.words, field, value, among)
                for field, (value, among) in zip(BANNER.fields, _standing(sight, banner), strict=True)
            ),
        )


def _standing(sight: Sight, banner: Banner) -> Iterator[tuple[Any, str]]:
    """Points, baggage, half-edge and place of a banner, in the order of its fields; None for what is not known."""
    report = sight.facts.strength(banner.id)
    yield report.points if report else None, ""
    yield banner.baggage if banner.id in sight.facts.baggage else None, ""
    yield None if banner.ship else banner.half, HALF_EDGES
    yield banner.place, PLACES


def _land(sight: Sight, tiles: Sequence[Choice]) -> Iterator[Correctable]:
    war: War = sight.facts.war
    (owner,) = TILE.fields
    for tile in tiles:
        among = ALL_OWNERS if tile.value in war.lands and war.lands[tile.value].settlement else REALMS
        field = FORMS.field(sight.words, owner, lands.owner(war, tile.value), among)
        yield Correctable(id=tile.value, label=tile.label, full=tile.label, fields=(field,))


def _purses(sight: Sight) -> Iterator[Correctable]:
    """Of those who have a purse: it is winter."""
    war: War = sight.facts.war
    (crowns,) = MONEY.fields
    for realm, purse in war.winter.items():
        name = sight.names.realm(realm)
        yield Correctable(id=realm, label=name, full=name, fields=(FORMS.field(sight.words, crowns, purse.crowns),))


def corrected(sight: Sight, change: Mapping[str, Any]) -> str:
    """`{"banner": "red.3", "points": 700}` as a sentence."""
    names = sight.names
    called: dict[str, Callable[[str], str]] = {
        BANNER.thing: lambda thing: names.banner(thing, full=True),
        TILE.thing: names.place,
        MONEY.thing: names.realm,
    }
    thing = next(key for key in called if key in change)
    fields = {name: _value(sight, name, value) for name, value in change.items() if name != thing}
    return FORMS.said(sight, called[thing](str(change[thing])), fields)


def _value(sight: Sight, name: str, value: Any) -> str:
    if name == "owner":
        return _owner(sight, str(value))
    if name == "half":
        return sight.words(f"half-{value}")
    return sight.names.place(str(value)) if name == "place" else str(value)
