"""Battles: the best mix of cards, whom to flee, whom to pursue, and where to fall back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gonfalon.kernel.messages import Message
from gonfalon.kernel.questions import Chance, Question
from gonfalon.players.mighty.captain import chances
from gonfalon.players.mighty.captain.chances import SURE
from gonfalon.players.mighty.captain.values import Values
from gonfalon.players.options import Judgement, Option, by_worth, in_order
from gonfalon.rulesets.mighty.field.combat import AttackCard
from gonfalon.world.tiles import PlaceId

ASSAULTS = "siege"  # the phase in which walls are stormed; all other battles are fought in the field
DRAWN = 2000  # the card that was drawn stands before all others


def card(see: Values, question: Question[Any], rng: Chance) -> Iterable[Option]:
    """Drawn from the mix that no reply can better (ME-BAT-08)."""
    place = question.about["place"]
    storm = see.out.state.phase == ASSAULTS
    siege = see.out.sieges.get(place) if storm else None
    bonus = max(0, siege.bonus) + siege.hardship if siege else 0
    game = chances.cards(max(chances.WORST, min(chances.BEST, question.about["factor"] + bonus)), storm)
    offered = tuple(question.options())
    attacks = isinstance(offered[0], AttackCard)
    mix: dict[Any, Any] = dict(game.attack if attacks else game.defence)
    drawn = chances.draw_card(mix, rng)
    for card_ in offered:
        share = int(mix[card_] * 100)
        why = Message.of("captain-card", card=card_.value, share=share)
        yield Option(share + DRAWN * (card_ == drawn), card_, why)


def next_fight(see: Values, question: Question[PlaceId], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """The fight with the best odds first: who has won may help the others."""
    fights = see.out.state.fights

    def hope(place: PlaceId) -> int:
        fight = fights[place]
        enemy = see.out.strength(fight.defenders) or fight.independents
        return chances.battle(see.out.strength(fight.attackers), enemy).won

    return by_worth(question, hope, Message.of("captain-first-fight"))


def avoid(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """A beaten force slips away unless it would win."""
    fight = see.out.state.fights[question.about["place"]]
    hope = chances.battle(see.out.strength(fight.attackers), see.out.strength(fight.defenders))
    if hope.lost > hope.won:
        return in_order(Message.of("captain-stand"), "fight", "withdraw")
    return in_order(Message.of("captain-slip-away"), "withdraw", "fight")


def pursue(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Five times in six a pursuit costs nothing, and half the time it wins something (ME-BAT-33)."""
    return in_order(Message.of("captain-pursue"), "pursue", "stay")


def chooser(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Whoever gains least by seeing me lose."""
    revenue = see.out.realms
    return by_worth(question, lambda realm: -revenue[realm].revenue, Message.of("captain-chooser"))


def retreat(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Towards food and friends, away from the enemy, and not over a pass if there is a road."""
    out, by_roll = see.out, question.about.get("by_roll", ())

    def haven(name: str) -> int:
        there = name.partition("/")[0]
        friends = out.strength(out.here.get(there, []))
        safe = SURE - (chances.battle(see.menace[there], friends + 500).won if there in see.menace else 0)
        return safe + friends // 10 + 50 * out.feeds(there) - 500 * (name in by_roll)

    return by_worth(question, haven, Message.of("captain-retreat"))


def strongest(see: Values, question: Question[Any], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """As many as there is room for, the strongest first."""
    among = getattr(question, "among", ())
    most = getattr(question, "most", None)
    ranked = sorted(among, key=lambda name: -see.out.points(see.banner(name)))
    taken = ranked[: len(among) if most is None else most]
    return in_order(Message.of("captain-strongest"), tuple(name for name in among if name in taken))


JUDGEMENTS: dict[str, Judgement] = {
    "battle.card": card,
    "battle.next": next_fight,
    "battle.avoid": avoid,
    "battle.pursue": pursue,
    "battle.chooser": chooser,
    "retreat.to": retreat,
    "siege.way-out": retreat,
    "retreat.aboard": strongest,
    "subsistence.short": strongest,
    "losses.odd": strongest,
}
