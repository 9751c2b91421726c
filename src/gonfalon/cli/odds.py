"""`gonfalon odds`: the exact chances of a battle or an assault, and how to choose one's card (ME-BAT, ME-SIE)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gonfalon.cli import options
from gonfalon.kernel.messages import Message, Refused

if TYPE_CHECKING:
    from gonfalon.cli.voice import Voice
    from gonfalon.rulesets.mighty.odds import Forecast

RULESET = "mighty"


def odds(
    ctx: typer.Context,
    ruleset: Annotated[str | None, typer.Argument(metavar="RULESET")] = None,
    attacker: Annotated[str | None, typer.Option("--attacker", metavar="N")] = None,
    defender: Annotated[str | None, typer.Option("--defender", metavar="M")] = None,
    attack_card: Annotated[str | None, typer.Option("--attack-card", metavar="C")] = None,
    defence_card: Annotated[str | None, typer.Option("--defence-card", metavar="C")] = None,
    assault: Annotated[str | None, typer.Option("--assault", metavar="city|fortress")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """With both cards the chances of each outcome; without, those of all nine pairs and the game they make."""
    from gonfalon.rulesets.mighty.odds import forecasts
    from gonfalon.rulesets.mighty.state import CITY, FORTRESS

    voice: Voice = ctx.obj
    if ruleset != RULESET:
        raise Refused.of("odds-ruleset", ruleset=ruleset or "", known=RULESET)
    points = _points("--attacker", attacker), _points("--defender", defender)
    walls = _one_of("--assault", assault, (CITY, FORTRESS)) or ""
    cards = _cards(attack_card, defence_card)
    found = forecasts(*points, walls)
    if cards:
        _show_one(voice, found[cards], as_json)
    else:
        _show_all(voice, list(found.values()), "odds-value-assault" if walls else "odds-value", as_json)


def _points(option: str, text: str | None) -> int:
    if text is None:
        raise Refused.of("odds-points-missing", option=option)
    points = options.whole_number(option, text)
    if points < 1:
        raise Refused.of("odds-points", option=option, points=points)
    return points


def _one_of(option: str, text: str | None, known: tuple[str, ...]) -> str | None:
    if text is not None and text not in known:
        raise Refused.of("odds-choice", option=option, text=text, known=", ".join(known))
    return text


def _cards(attack: str | None, defence: str | None) -> tuple[Any, Any] | None:
    """Both cards or none: half a pair has no odds."""
    from gonfalon.rulesets.mighty.combat import ATTACK_CARDS, DEFENCE_CARDS, AttackCard, DefenceCard

    _one_of("--attack-card", attack, ATTACK_CARDS)
    _one_of("--defence-card", defence, DEFENCE_CARDS)
    if (attack is None) != (defence is None):
        raise Refused.of("odds-one-card", option="--attack-card" if attack is None else "--defence-card")
    return (AttackCard(attack), DefenceCard(defence)) if attack and defence else None


# --- showing -----------------------------------------------------------------------------------------------


def _show_one(voice: Voice, found: Forecast, as_json: bool) -> None:
    if as_json:
        voice.write_json(_plain(found))
        return
    from rich.table import Table

    table = Table.grid(padding=(0, 3))
    for name, chance in found.outcomes.items():
        table.add_row(voice.say(Message.of(f"odds-result-{name}")), _percent(voice, chance), str(chance))
    table.columns[1].justify = table.columns[2].justify = "right"
    voice.write(voice.say(Message.of("odds-factor-cards", factor=found.factor, modifier=found.modifier)))
    voice.show(table)


def _show_all(voice: Voice, found: list[Forecast], value: str, as_json: bool) -> None:
    from gonfalon.rulesets.mighty.card_game import card_game

    game = card_game({(f.attack_card, f.defence_card): f.worth for f in found})
    if as_json:
        mix = {"attack": _texts(game.attack), "defence": _texts(game.defence)}
        by_cards = [_plain(one) for one in found]
        voice.write_json({"factor": found[0].factor, "by_cards": by_cards, "value": str(game.value), "mix": mix})
    else:
        _print_pairs(voice, found)
        voice.write(voice.say(Message.of(value, value=str(game.value), percent=_percent(voice, game.value))))
        _print_mix(voice, "odds-attack-mix", game.attack)
        _print_mix(voice, "odds-defence-mix", game.defence)


def _print_pairs(voice: Voice, found: list[Forecast]) -> None:
    """A line for each pair of cards, under headings short enough for a terminal."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for heading in ("attack", "defence", *found[0].outcomes):
        named = voice.say(Message.of(f"odds-short-{heading}"))
        table.add_column(named, justify="right" if heading in found[0].outcomes else "left", no_wrap=True)
    for one in found:
        cards = (voice.say(Message.of(f"odds-card-{card}")) for card in (one.attack_card, one.defence_card))
        table.add_row(*cards, *(_percent(voice, chance) for chance in one.outcomes.values()))
    voice.write(voice.say(Message.of("odds-factor", factor=found[0].factor)))
    voice.show(table)


def _print_mix(voice: Voice, key: str, mix: Mapping[Any, Fraction]) -> None:
    shares = (f"{voice.say(Message.of(f'odds-card-{card}'))} {_percent(voice, share)}" for card, share in mix.items())
    voice.write(voice.say(Message.of(key, mix=", ".join(shares))))


def _plain(found: Forecast) -> dict[str, Any]:
    return {
        "attack_card": found.attack_card,
        "defence_card": found.defence_card,
        "factor": found.factor,
        "modifier": found.modifier,
        "outcomes": _texts(found.outcomes),
    }


def _texts(chances: Mapping[Any, Fraction]) -> dict[str, str]:
    return {str(name): str(chance) for name, chance in chances.items()}


def _percent(voice: Voice, share: Fraction) -> str:
    """One place behind the point, worked out in whole numbers so that it is the same everywhere."""
    whole, tenth = divmod(abs(round(share * 1000)), 10)
    sign = "-" if share < 0 else ""
    return voice.say(Message.of("odds-percent", sign=sign, whole=whole, tenth=tenth))
