"""Corrections of a campaign of teams: tiles, locations, players, kings and battles, and a correction as a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from gonfalon.rulesets.valhalla.corrections import BATTLE, EMPIRE, LOCATION, PLAYER, TILE
from gonfalon.rulesets.valhalla.land import holdable
from gonfalon.rulesets.valhalla.locations import BONUS_RULES, BRIDGE
from gonfalon.rulesets.valhalla.seen import SeenArmy
from gonfalon.showing.corrections import Forms, tile_label
from gonfalon.showing.sight import Sight
from gonfalon.showing.types import Choice, Correctable, CorrectionField, Corrections

FORMS = Forms("valhalla")
EMPIRES, KINDS, KINDS_AT_RIVERS, PRESENCE = "empires", "kinds", "kinds-at-rivers", "presence"  # lists to choose from


def corrections(sight: Sight) -> Corrections:
    """What stands on the map, who is there, and the battles of the round."""
    words, view = sight.words, sight.view
    living = [empire for empire, one in view.empires.items() if not one.fallen]
    capitals = [one.capital for one in view.empires.values()]
    land = [p for p in sight.ground.board.places if holdable(sight.ground.board, p) and p not in capitals]
    forms = (
        FORMS.form(words, TILE, _tiles(sight, land)),
        FORMS.form(words, LOCATION, _locations(sight, land)),
        FORMS.form(words, PLAYER, _players(sight)),
        FORMS.form(words, EMPIRE, _empires(sight, living)),
        FORMS.form(words, BATTLE, _battles(sight), hinted=True),
    )
    kinds = ("", *BONUS_RULES)
    return Corrections(
        forms=forms,
        lists={
            EMPIRES: tuple(Choice(value=name, label=_empire(sight, name)) for name in (*living, "")),
            KINDS: tuple(Choice(value=kind, label=_kind(sight, kind)) for kind in kinds),
            KINDS_AT_RIVERS: tuple(Choice(value=kind, label=_kind(sight, kind)) for kind in (*kinds, BRIDGE)),
            PRESENCE: tuple(Choice(value=value, label=_presence(sight, value)) for value in ("false", "true")),
            **{_team(empire): tuple(_members(sight, empire)) for empire in living},
        },
    )


def _empire(sight: Sight, empire: str) -> str:
    return sight.names.realm(empire) if empire else sight.words("telling-nobody")


def _kind(sight: Sight, kind: str) -> str:
    return sight.words("valhalla-kind", kind=kind) if kind else sight.words("showing-none")


def _presence(sight: Sight, away: str) -> str:
    return sight.words("showing-valhalla-presence", away=away)


def _team(empire: str) -> str:
    return f"team-{empire}"


def _members(sight: Sight, empire: str) -> Iterator[Choice]:
    members = (player for player, home in sight.view.members.items() if home == empire)
    return (Choice(value=player, label=sight.names.realm(player)) for player in members)


def _thing(id: str, label: str, *fields: CorrectionField, group: str = "") -> Correctable:
    return Correctable(id=id, label=label, full=label, fields=fields, group=group)


def _tiles(sight: Sight, land: Sequence[str]) -> Iterator[Correctable]:
    (owner,) = TILE.fields
    for place in land:
        field = FORMS.field(sight.words, owner, sight.view.owners.get(place, ""), EMPIRES)
        yield _thing(place, tile_label(sight, place), field)


def _locations(sight: Sight, land: Sequence[str]) -> Iterator[Correctable]:
    """Of none whose benefit somebody has."""
    (kind,) = LOCATION.fields
    for place in land:
        if place not in sight.view.holders:
            among = KINDS_AT_RIVERS if sight.ground.board.has_river(place) else KINDS
            field = FORMS.field(sight.words, kind, sight.view.locations.get(place, ""), among)
            yield _thing(place, tile_label(sight, place), field)


def _players(sight: Sight) -> Iterator[Correctable]:
    (away,) = PLAYER.fields
    for player, home in sight.view.members.items():
        if home:
            field = FORMS.field(sight.words, away, player in sight.view.away, PRESENCE)
            yield _thing(player, sight.names.realm(player), field, group=sight.names.realm(home))


def _empires(sight: Sight, living: Sequence[str]) -> Iterator[Correctable]:
    """Those that have elected their king."""
    (king,) = EMPIRE.fields
    for empire in living:
        if ruler := sight.view.empires[empire].king:
            yield _thing(empire, sight.names.realm(empire), FORMS.field(sight.words, king, ruler, _team(empire)))


def _battles(sight: Sight) -> Iterator[Correctable]:
    """Those of the phase of battles: of each army the turn of its withdrawal, and its victory points."""
    if sight.view.phase != "battles":
        return
    for battle in sight.view.battles.values():
        label = sight.words("valhalla-battle", battle=battle.battle, type=battle.type)
        armies = [army for side in battle.sides for army in side]
        yield _thing(battle.battle, label, *(field for army in armies for field in _fate(sight, army)))


def _fate(sight: Sight, army: SeenArmy) -> Iterator[CorrectionField]:
    player = army.player
    for part, declared in enumerate(BATTLE.fields):
        yield CorrectionField(
            name="fates",
            label=sight.words.of("field", declared.name, player=sight.names.realm(player)),
            kind="number",
            value=str(getattr(army, declared.name)),
            least=declared.least,
            most=declared.most,
            of=player,
            part=part,
        )


def corrected(sight: Sight, change: Mapping[str, Any]) -> str:
    """`{"tile": "B4", "owner": "good"}` as a sentence."""
    names, words = sight.names, sight.words
    called: dict[str, Callable[[str], str]] = {
        "tile": names.place,
        "location": names.place,
        "player": names.realm,
        "empire": names.realm,
        "battle": lambda battle: words("valhalla-battle", battle=battle, type=""),
    }
    thing = next(key for key in called if key in change)
    fields = {name: _value(sight, name, value) for name, value in change.items() if name != thing}
    return FORMS.said(sight, called[thing](str(change[thing])), fields)


def _value(sight: Sight, name: str, value: Any) -> str:
    if name == "kind":
        return _kind(sight, str(value))
    if name == "away":
        return _presence(sight, str(value).lower())
    if name == "fates":
        return ", ".join(told for player, fate in value.items() for told in _told(sight, player, fate))
    return _empire(sight, str(value))


def _told(sight: Sight, player: str, fate: Sequence[int]) -> Iterator[str]:
    for declared, value in zip(BATTLE.fields, fate, strict=True):
        what = sight.words.of("field", declared.name, player=sight.names.realm(player))
        yield sight.words("showing-valhalla-fate", what=what, value=value)
