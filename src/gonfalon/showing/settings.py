"""What can be chosen before a campaign begins: every setting of every rule set in plain words, with its clause.

Kinds, defaults and choices are read from the rule sets' own structs, and limits from their own refusals.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, get_args, get_origin, get_type_hints

from gonfalon.kernel import Refused
from gonfalon.names import races
from gonfalon.players.simulation import SEATS
from gonfalon.rulesets.descriptor import Choices, Playing
from gonfalon.rulesets.registry import descriptors, playable, playing
from gonfalon.showing.arms import grant
from gonfalon.showing.types import Choice, Preset, RuleBook, RulesetInfo, SeatNumbers, SettingChoice, SettingInfo
from gonfalon.showing.words import Words


def rulesets(words: Words) -> Iterator[RulesetInfo]:
    """All that can be played."""
    return (_info(name, playing(name), words) for name in playable())


def rulebooks(words: Words) -> tuple[RuleBook, ...]:
    """All that can be read, whether it can be played or not."""
    return tuple(
        RuleBook(name=one.name, title=rulebook(words, one.name), prefix=one.prefix, playable=one.playing is not None)
        for one in descriptors()
    )


def rulebook(words: Words, name: str) -> str:
    """What the rules of that name are called."""
    return words(f"showing-rulebook-{name}")


def _seats(play: Playing) -> SeatNumbers:
    least, most, usual = play.seats
    arms = grant(dict.fromkeys(SEATS[:most], "")).values()
    return SeatNumbers(least=least, most=most, usual=usual, colours=tuple(one.tincture for one in arms))


def _info(name: str, play: Playing, words: Words) -> RulesetInfo:
    chosen = play.settings
    return RulesetInfo(
        name=name,
        title=words(f"ruleset-{name}"),
        blurb=words(f"ruleset-{name}-blurb"),
        seats=_seats(play),
        settings=tuple(_setting(name, chosen, key, group, words) for group, of in chosen.groups.items() for key in of),
        races=tuple(_race(race, words) for race in races()) if chosen.races else (),
        presets=tuple(
            Preset(key=key, label=words(f"preset-{key}"), settings=dict(settings))
            for key, settings in chosen.presets.items()
        ),
    )


def _race(race: str, words: Words) -> Choice:
    return Choice(value=race, label=words("race-name", race=race))


def _setting(ruleset: str, chosen: Choices, key: str, group: str, words: Words) -> SettingInfo:
    name = f"setting-{ruleset}-{key.replace('_', '-')}"
    hint = get_type_hints(chosen.struct)[key]
    kind: Literal["bool", "int", "choice"] = "bool" if hint is bool else "int" if hint is int else "choice"
    least, most = limits(chosen, key) if kind == "int" else (None, None)
    choices = get_args(hint) if get_origin(hint) is Literal else ()
    return SettingInfo(
        key=key,
        label=words(name),
        help=words(f"{name}-help"),
        kind=kind,
        default=getattr(chosen.struct(players=chosen.trial), key),
        choices=tuple(SettingChoice(value=value, label=words(f"{name}-{value}")) for value in choices),
        least=least,
        most=most,
        rule=chosen.rules.get(key, ""),
        group=words(f"setting-group-{group}"),
    )


def limits(chosen: Choices, key: str) -> tuple[int, int]:
    """Between which numbers a setting may be: as the rules say to whoever goes beyond them."""
    try:
        chosen.read({"players": chosen.trial, key: -1})
    except Refused as refused:
        args = refused.refusal.message.args
        return int(args["least"]), int(args["most"])
    raise AssertionError(f"any {key} is taken")
