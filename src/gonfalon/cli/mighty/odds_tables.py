"""Odds as `gonfalon odds` prints them: tables in per cent for people, fractions in lowest terms for scripts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from gonfalon.kernel.messages import Message

if TYPE_CHECKING:
    from gonfalon.cli.voice import Voice
    from gonfalon.rulesets.mighty.field.combat import Cards
    from gonfalon.rulesets.mighty.odds.card_game import CardGame
    from gonfalon.rulesets.mighty.odds.odds import Forecast
    from gonfalon.rulesets.mighty.odds.odds_assaults import Assaults
    from gonfalon.rulesets.mighty.odds.odds_losses import Losses
    from gonfalon.rulesets.mighty.odds.odds_routes import Crossing
    from gonfalon.rulesets.mighty.odds.odds_sieges import Endurance

BAND = 50  # points: losses are shown to people in steps of these

# --- battles and single assaults ---------------------------------------------------------------------------


def clash(
    voice: Voice,
    found: Mapping[Cards, Forecast],
    cards: Cards | None,
    points: tuple[int, int] | None,
    as_json: bool,
) -> None:
    """One pair of cards; or all nine, and the game they make. With `points`, also what it costs both sides."""
    from gonfalon.rulesets.mighty.odds.card_game import card_game
    from gonfalon.rulesets.mighty.odds.odds_losses import battle_losses, mixed_losses

    game = card_game({pair: forecast.worth for pair, forecast in found.items()})
    losses = None
    if points:
        losses = battle_losses(*points, cards) if cards else mixed_losses(*points, game)
    if as_json:
        plain = _plain(found[cards]) if cards else _plain_game(list(found.values()), game)
        voice.write_json(plain | (_plain_losses(losses) if losses else {}))
        return
    if cards:
        _show_one(voice, found[cards])
    else:
        _show_all(voice, list(found.values()), game)
    if losses:
        _show_losses(voice, losses)


def _show_one(voice: Voice, found: Forecast) -> None:
    voice.write(voice.say(Message.of("odds-factor-cards", factor=found.factor, modifier=found.modifier)))
    _grid(voice, {f"odds-result-{name}": chance for name, chance in found.outcomes.items()})


def _show_all(voice: Voice, found: list[Forecast], game: CardGame) -> None:
    _print_pairs(voice, found)
    storms = "stormed" in found[0].outcomes
    value = "odds-value-assault" if storms else "odds-value"
    voice.write(voice.say(Message.of(value, value=str(game.value), percent=percent(voice, game.value))))
    _print_mixes(voice, game)


def _print_pairs(voice: Voice, found: list[Forecast]) -> None:
    """A line for each pair of cards, under headings short enough for a terminal."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for heading in ("attack", "defence", *found[0].outcomes):
        named = voice.say(Message.of(f"odds-short-{heading}"))
        table.add_column(named, justify="right" if heading in found[0].outcomes else "left", no_wrap=True)
    for one in found:
        cards = (voice.say(Message.of(f"odds-card-{card}")) for card in (one.attack_card, one.defence_card))
        table.add_row(*cards, *(percent(voice, chance) for chance in one.outcomes.values()))
    voice.write(voice.say(Message.of("odds-factor", factor=found[0].factor)))
    voice.show(table)


def _print_mixes(voice: Voice, game: CardGame) -> None:
    for key, mix in (("odds-attack-mix", game.attack), ("odds-defence-mix", game.defence)):
        shares = (f"{voice.say(Message.of(f'odds-card-{card}'))} {percent(voice, x)}" for card, x in mix.items())
        voice.write(voice.say(Message.of(key, mix=", ".join(shares))))


def _show_losses(voice: Voice, losses: Losses) -> None:
    """For each step how likely a side loses at least so much: that is what one asks before a battle."""
    from rich.table import Table

    from gonfalon.rulesets.mighty.odds.odds_losses import mean

    table = Table(box=None, pad_edge=False)
    for heading in ("points", "attacker", "defender"):
        table.add_column(voice.say(Message.of(f"odds-losses-{heading}")), justify="right", no_wrap=True)
    for least in range(BAND, max(*losses.attacker, *losses.defender) + 1, BAND):
        chances = (sum(c for lost, c in spread.items() if lost >= least) for spread in losses)
        table.add_row(str(least), *(percent(voice, Fraction(chance)) for chance in chances))
    voice.write(voice.say(Message.of("odds-losses")))
    voice.show(table)
    average = [round(mean(spread)) for spread in losses]
    voice.write(voice.say(Message.of("odds-losses-mean", attacker=average[0], defender=average[1])))


# --- rows of assaults, sieges, routes ----------------------------------------------------------------------


def assaults(voice: Voice, found: Assaults, cards: Cards | None, as_json: bool) -> None:
    """Up to so many assaults in one turn."""
    if as_json:
        played: dict[str, Any] = {"mix": _plain_mix(found.game)}
        if cards:
            played = {"attack_card": cards[0], "defence_card": cards[1]}
        voice.write_json({"ends": texts(found.ends), "taken_by": list(map(str, found.taken_by)), **played})
        return
    voice.write(voice.say(Message.of("odds-assaults", count=len(found.taken_by))))
    _numbered(voice, "odds-assaults-nth", found.taken_by)
    voice.write(voice.say(Message.of("odds-assaults-ends")))
    _grid(voice, {f"odds-assaults-{name}": chance for name, chance in found.ends.items()}, fractions=False)
    if not cards:
        voice.write(voice.say(Message.of("odds-assaults-mix")))
        _print_mixes(voice, found.game)


def siege(voice: Voice, found: Endurance, as_json: bool) -> None:
    """A garrison that is starved out, month by month."""
    if as_json:
        held = list(map(str, found.holds_after))
        voice.write_json({"ends": texts(found.ends), "holds_after": held, "short": list(found.short)})
        return
    voice.write(voice.say(Message.of("odds-siege", months=len(found.short))))
    _numbered(voice, "odds-siege-nth", found.holds_after)
    voice.write(voice.say(Message.of("odds-siege-ends")))
    _grid(voice, {f"odds-siege-{name}": chance for name, chance in found.ends.items()}, fractions=False)
    fed = next((month for month, short in enumerate(found.short) if short), len(found.short))
    voice.write(voice.say(Message.of("odds-siege-fed", months=fed)))


def route(voice: Voice, found: Crossing, as_json: bool) -> None:
    """A search for a route, and what a perilous one costs."""
    if as_json:
        voice.write_json(
            {
                "outcomes": texts(found.outcomes),
                "arrives": str(found.arrives),
                "unhurt": str(found.unhurt),
                "losses": texts(found.losses),
                "baggage": texts(found.baggage),
            }
        )
        return
    from gonfalon.rulesets.mighty.odds.odds_losses import mean

    voice.write(voice.say(Message.of("odds-way")))
    _grid(voice, {f"odds-way-{name}": chance for name, chance in found.outcomes.items()})
    voice.write(voice.say(Message.of("odds-way-dared")))
    _grid(voice, {"odds-way-arrives": found.arrives, "odds-way-unhurt": found.unhurt})
    voice.write(
        voice.say(Message.of("odds-way-cost", points=round(mean(found.losses)), most=max(found.losses, default=0)))
    )


# --- how it is written -------------------------------------------------------------------------------------


def _numbered(voice: Voice, key: str, chances: Sequence[Fraction]) -> None:
    """A line for the first, the second and so on."""
    _rows(voice, [(Message.of(key, number=n), chance) for n, chance in enumerate(chances, 1)], fractions=False)


def _grid(voice: Voice, chances: Mapping[str, Fraction], *, fractions: bool = True) -> None:
    _rows(voice, [(Message.of(key), chance) for key, chance in chances.items()], fractions=fractions)


def _rows(voice: Voice, rows: Iterable[tuple[Message, Fraction]], *, fractions: bool) -> None:
    """What, how likely, and where it is short enough to read as a fraction."""
    from rich.table import Table

    table = Table.grid(padding=(0, 3))
    for message, chance in rows:
        table.add_row(voice.say(message), percent(voice, chance), *([str(chance)] if fractions else []))
    for column in table.columns[1:]:
        column.justify = "right"
    voice.show(table)


def _plain(found: Forecast) -> dict[str, Any]:
    return {
        "attack_card": found.attack_card,
        "defence_card": found.defence_card,
        "factor": found.factor,
        "modifier": found.modifier,
        "outcomes": texts(found.outcomes),
    }


def _plain_game(found: list[Forecast], game: CardGame) -> dict[str, Any]:
    by_cards = [_plain(one) for one in found]
    return {"factor": found[0].factor, "by_cards": by_cards, "value": str(game.value), "mix": _plain_mix(game)}


def _plain_mix(game: CardGame) -> dict[str, Any]:
    return {"attack": texts(game.attack), "defence": texts(game.defence)}


def _plain_losses(losses: Losses) -> dict[str, Any]:
    return {"losses": {"attacker": texts(losses.attacker), "defender": texts(losses.defender)}}


def texts(chances: Mapping[Any, Fraction]) -> dict[str, str]:
    """Chances as fractions in lowest terms."""
    return {str(name): str(chance) for name, chance in chances.items()}


def percent(voice: Voice, share: Fraction) -> str:
    """One place behind the point, worked out in whole numbers so that it is the same everywhere."""
    whole, tenth = divmod(abs(round(share * 1000)), 10)
    sign = "-" if share < 0 else ""
    return voice.say(Message.of("odds-percent", sign=sign, whole=whole, tenth=tenth))
