"""What can be chosen before a campaign begins: every setting of every rule set in plain words, with its clause.

Kinds, defaults and choices are read from the rule sets' own structs, and limits from their own refusals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from gonfalon.kernel import Refused
from gonfalon.names import races
from gonfalon.players.simulation import SEATS
from gonfalon.rulesets.catalogue import PREFIXES
from gonfalon.rulesets.mighty import settings as mighty
from gonfalon.rulesets.registry import PLAYABLE, rule_set
from gonfalon.rulesets.valhalla import settings as valhalla
from gonfalon.showing.arms import grant
from gonfalon.showing.types import Choice, Preset, RuleBook, RulesetInfo, SeatNumbers, SettingChoice, SettingInfo
from gonfalon.showing.words import Words

NOTHING: Mapping[str, dict[str, Any]] = MappingProxyType({})


class Book(NamedTuple):
    """Where a rule set keeps its settings. What stands in no group is chosen elsewhere on the page."""

    name: str
    struct: type
    rules: Mapping[str, str]
    read: Callable[[Mapping[str, Any]], Any]
    trial: tuple[str, ...]  # seats with which a campaign could begin
    seats: tuple[int, int]
    groups: Mapping[str, tuple[str, ...]]
    presets: Mapping[str, dict[str, Any]] = NOTHING
    races: bool = False


BOOKS = (
    Book(
        "mighty",
        mighty.Settings,
        mighty.SETTINGS,
        mighty.read_settings,
        ("red", "blue"),
        (2, 12),
        {
            "length": ("years", "months", "winter", "capital_ends"),
            "armies": ("strength", "points", "races"),
            "world": ("sets", "lay_by_hand", "independent_capitals", "inland_capitals", "pieces"),
            "table": ("quick", "forced", "passage", "hide_baggage", "naval_rules", "independent_cards"),
            "reading": (
                *("treachery_of_capitals", "besieged_revenue", "lost_capital", "quake", "siege_supplies"),
                *("winter_surrender", "landing_ship", "bridges", "transfers", "besieged_rebels"),
            ),
            "book": (
                *("initiative_dice", "two_equal", "loss_sharing", "convoy", "failed_route", "conquest"),
                *("stock_destroyers", "weak_banners", "sunk_ship", "embark", "independent_ships", "shipyards"),
                *("dragon_damage", "dragon_losses", "burnt_forest", "winter_road", "operatives_placed"),
                *("rebel_fortresses", "spy_report", "exposed_operatives", "protection", "flood", "rot"),
                *("howling_trail", "dwarf_losses", "elven_fleets", "river_ends", "dwarf_names", "elf_names"),
                "year_names",
            ),
        },
        presets=mighty.PRESETS,
        races=True,
    ),
    Book(
        "valhalla",
        valhalla.Settings,
        valhalla.SETTINGS,
        valhalla.read_settings,
        valhalla.EMPIRES,
        (4, 16),
        {
            "length": ("rounds",),
            "world": ("sets", "empires", "team_limit"),
            "table": ("attendance", "quick_resolution", "dice_by_consent", "location_dice"),
            "reading": ("idle_points", "routes"),
        },
    ),
)


def rulesets(words: Words) -> Iterator[RulesetInfo]:
    """All that can be played."""
    return (_info(book, words) for book in BOOKS)


def rulebooks(words: Words) -> tuple[RuleBook, ...]:
    """All that can be read, whether it can be played or not."""
    return tuple(
        RuleBook(name=name, title=rulebook(words, name), prefix=prefix, playable=name in PLAYABLE)
        for name, prefix in PREFIXES.items()
    )


def rulebook(words: Words, name: str) -> str:
    """What the rules of that name are called."""
    return words(f"showing-rulebook-{name}")


def _seats(book: Book) -> SeatNumbers:
    least, most = book.seats
    arms = grant(dict.fromkeys(SEATS[:most], "")).values()
    usual = rule_set(book.name).usual_seats
    return SeatNumbers(least=least, most=most, usual=usual, colours=tuple(one.tincture for one in arms))


def _info(book: Book, words: Words) -> RulesetInfo:
    return RulesetInfo(
        name=book.name,
        title=words(f"ruleset-{book.name}"),
        blurb=words(f"ruleset-{book.name}-blurb"),
        seats=_seats(book),
        settings=tuple(_setting(book, key, group, words) for group, keys in book.groups.items() for key in keys),
        races=tuple(Choice(value=race, label=words("race-name", race=race)) for race in races()) if book.races else (),
        presets=tuple(
            Preset(key=key, label=words(f"preset-{key}"), settings=dict(settings))
            for key, settings in book.presets.items()
        ),
    )


def _setting(book: Book, key: str, group: str, words: Words) -> SettingInfo:
    name = f"setting-{book.name}-{key.replace('_', '-')}"
    hint = get_type_hints(book.struct)[key]
    kind: Literal["bool", "int", "choice"] = "bool" if hint is bool else "int" if hint is int else "choice"
    least, most = _limits(book, key) if kind == "int" else (None, None)
    choices = get_args(hint) if get_origin(hint) is Literal else ()
    return SettingInfo(
        key=key,
        label=words(name),
        help=words(f"{name}-help"),
        kind=kind,
        default=getattr(book.struct(players=book.trial), key),
        choices=tuple(SettingChoice(value=value, label=words(f"{name}-{value}")) for value in choices),
        least=least,
        most=most,
        rule=book.rules.get(key, ""),
        group=words(f"setting-group-{group}"),
    )


def _limits(book: Book, key: str) -> tuple[int, int]:
    """Between which numbers a setting may be: as the rules say to whoever goes beyond them."""
    try:
        book.read({"players": book.trial, key: -1})
    except Refused as refused:
        args = refused.refusal.message.args
        return int(args["least"]), int(args["most"])
    raise AssertionError(f"{book.name} takes any {key}")
