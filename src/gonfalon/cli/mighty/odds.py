"""`gonfalon odds`: the exact chances of battles, assaults, sieges and routes, and how to choose one's card.

Which of them is asked for is told by the options; an option that says nothing there is refused rather than ignored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer

from gonfalon.cli import options
from gonfalon.cli.mighty import odds_tables as tables
from gonfalon.kernel.messages import Refused

if TYPE_CHECKING:
    from gonfalon.cli.voice import Voice

Given: TypeAlias = dict[str, Any]  # option → what was given, or nothing
RULESET = "mighty"
MOST_ASSAULTS = 6  # in a row: after six there is nobody left to go on
MOST_BONUS = 12  # battery and hardship together
MOST_MONTHS = 12
BELONG = {  # what is asked → the options that go with it
    "battle": ("attacker", "defender", "attack_card", "defence_card", "losses"),
    "assault": ("attacker", "defender", "attack_card", "defence_card", "assault", "assaults", "bonus"),
    "siege": ("defender", "siege", "banners", "baggage"),
    "route": ("attacker", "route", "race", "baggage"),
}


def odds(
    ctx: typer.Context,
    ruleset: Annotated[str | None, typer.Argument(metavar="RULESET")] = None,
    attacker: Annotated[str | None, typer.Option("--attacker", metavar="N")] = None,
    defender: Annotated[str | None, typer.Option("--defender", metavar="M")] = None,
    attack_card: Annotated[str | None, typer.Option("--attack-card", metavar="C")] = None,
    defence_card: Annotated[str | None, typer.Option("--defence-card", metavar="C")] = None,
    losses: Annotated[bool, typer.Option("--losses")] = False,
    assault: Annotated[str | None, typer.Option("--assault", metavar="city|fortress")] = None,
    assaults: Annotated[str | None, typer.Option("--assaults", metavar="N")] = None,
    bonus: Annotated[str | None, typer.Option("--bonus", metavar="N")] = None,
    siege: Annotated[str | None, typer.Option("--siege", metavar="MONTHS")] = None,
    banners: Annotated[str | None, typer.Option("--banners", metavar="N")] = None,
    baggage: Annotated[str | None, typer.Option("--baggage", metavar="N")] = None,
    route: Annotated[str | None, typer.Option("--route", metavar="mountain|river")] = None,
    race: Annotated[str | None, typer.Option("--race", metavar="RACE")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """A battle, unless walls to assault, a siege to hold or a route to find are asked for."""
    given: Given = {
        "attacker": attacker,
        "defender": defender,
        "attack_card": attack_card,
        "defence_card": defence_card,
        "losses": losses,
        "assault": assault,
        "assaults": assaults,
        "bonus": bonus,
        "siege": siege,
        "banners": banners,
        "baggage": baggage,
        "route": route,
        "race": race,
    }
    voice: Voice = ctx.obj
    if ruleset != RULESET:
        raise Refused.of("odds-ruleset", ruleset=ruleset or "", known=RULESET)
    asked = next((kind for kind in ("siege", "route", "assault") if given[kind] is not None), "battle")
    _belong(asked, given)
    answer = {"battle": _battle, "assault": _assault, "siege": _siege, "route": _route}[asked]
    answer(voice, given, as_json)


def _belong(asked: str, given: Given) -> None:
    """Every option given must have a say in what is asked, and one thing is asked at a time."""
    for name in [name for names in BELONG.values() for name in names if name not in BELONG[asked]]:
        if given[name] in (None, False):
            continue
        if name in BELONG:
            raise Refused.of("odds-one-thing", option=_flag(asked), other=_flag(name))
        homes = [_flag(kind) for kind in BELONG if kind != "battle" and name in BELONG[kind]]
        raise Refused.of("odds-stray", option=_flag(name), homes=", ".join(homes), count=len(homes))


# --- what is asked -----------------------------------------------------------------------------------------


def _battle(voice: Voice, given: Given, as_json: bool) -> None:
    from gonfalon.rulesets.mighty.odds.odds import forecasts

    points = _points(given, "attacker"), _points(given, "defender")
    cards = _cards(given["attack_card"], given["defence_card"])
    tables.clash(voice, forecasts(*points), cards, points if given["losses"] else None, as_json)


def _assault(voice: Voice, given: Given, as_json: bool) -> None:
    from gonfalon.rulesets.mighty.odds.odds import forecasts
    from gonfalon.rulesets.mighty.odds.odds_assaults import row_of_assaults
    from gonfalon.rulesets.mighty.state import CITY, FORTRESS

    points = _points(given, "attacker"), _points(given, "defender")
    walls = _one_of("assault", given["assault"], (CITY, FORTRESS)) or ""
    cards = _cards(given["attack_card"], given["defence_card"])
    bonus = _number(given, "bonus", 0, MOST_BONUS) or 0
    most = _number(given, "assaults", 1, MOST_ASSAULTS)
    if most is None:
        tables.clash(voice, forecasts(*points, walls, bonus), cards, None, as_json)
    else:
        tables.assaults(voice, row_of_assaults(*points, walls, most, bonus=bonus, cards=cards), cards, as_json)


def _siege(voice: Voice, given: Given, as_json: bool) -> None:
    from gonfalon.rulesets.mighty.ground.lands import WALLS
    from gonfalon.rulesets.mighty.odds.odds_sieges import endurance, most_supplies

    months = _number(given, "siege", 1, MOST_MONTHS) or 0
    points = _points(given, "defender")
    banners = _number(given, "banners", 1, max(WALLS.values())) or 1
    if points < banners:
        raise Refused.of("odds-banners", points=points, banners=banners)
    baggage = _number(given, "baggage", 0, most_supplies(banners)) or 0
    tables.siege(voice, endurance(points, banners, baggage, months), as_json)


def _route(voice: Voice, given: Given, as_json: bool) -> None:
    from gonfalon.rulesets.mighty.ground.armies import CARRIES
    from gonfalon.rulesets.mighty.odds.odds_routes import OBSTACLES, crossing
    from gonfalon.rulesets.mighty.races.table import RACES

    over = _one_of("route", given["route"], OBSTACLES) or ""
    race = _one_of("race", given["race"], tuple(RACES)) or "men"
    baggage = _number(given, "baggage", 0, CARRIES) or 0
    tables.route(voice, crossing(_points(given, "attacker"), baggage, (over,), race), as_json)


# --- at the door -------------------------------------------------------------------------------------------


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _points(given: Given, name: str) -> int:
    option, text = _flag(name), given[name]
    if text is None:
        raise Refused.of("odds-points-missing", option=option)
    points = options.whole_number(option, text)
    if points < 1:
        raise Refused.of("odds-points", option=option, points=points)
    return points


def _number(given: Given, name: str, least: int, most: int) -> int | None:
    return None if given[name] is None else options.within(_flag(name), given[name], least, most)


def _one_of(name: str, text: str | None, known: tuple[str, ...]) -> str | None:
    if text is not None and text not in known:
        raise Refused.of("odds-choice", option=_flag(name), text=text, known=", ".join(known))
    return text


def _cards(attack: str | None, defence: str | None) -> tuple[Any, Any] | None:
    """Both cards or none: half a pair has no odds."""
    from gonfalon.rulesets.mighty.field.combat import ATTACK_CARDS, DEFENCE_CARDS, AttackCard, DefenceCard

    _one_of("attack_card", attack, ATTACK_CARDS)
    _one_of("defence_card", defence, DEFENCE_CARDS)
    if (attack is None) != (defence is None):
        raise Refused.of("odds-one-card", option="--attack-card" if attack is None else "--defence-card")
    return (AttackCard(attack), DefenceCard(defence)) if attack and defence else None
