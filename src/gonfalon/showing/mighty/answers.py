"""Answers in `mighty` as options: what an order says in words, its pieces and its place, and what it risks."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from typing import Any

from gonfalon.kernel import Refusal
from gonfalon.kernel.questions import Question
from gonfalon.rulesets.common.orders import Kind, Order, read_order
from gonfalon.rulesets.mighty.battle import pursuit
from gonfalon.rulesets.mighty.ground.supplies import STORE
from gonfalon.rulesets.mighty.realms import pacts, realms
from gonfalon.rulesets.mighty.season import movement
from gonfalon.rulesets.mighty.siege import assault, refuge, terms
from gonfalon.rulesets.mighty.standing import CONCEDE
from gonfalon.showing import orders
from gonfalon.showing.mighty import attacks, chances, naming, prices, tiles
from gonfalon.showing.mighty.attacks import Outlook
from gonfalon.showing.mighty.fighting import CARD_SIGNS, clash_of, side_of
from gonfalon.showing.sight import Sight
from gonfalon.showing.types import Choice, Corner, Option, Scene
from gonfalon.world.laying.orders import Order as LayingOrder

NUMBERS = {  # questions whose answers are numbers, and what they number
    "movement.bank": "half",
    "ship.landing": "half",
    "naval.sunk": "ship",
    "espionage.ship": "ship",
    "retreat.aboard": "banner",
    "siege.refuge": "banner",
    "siege.sally": "banner",
    "siege.join": "banner",
    "magic.forge": "banner",
    "naval.result": "margin",
}
SIDES = ("dragons.side", "scouting.side", "magic.side")
PACTS = (pacts.SIGN, pacts.SHOW)
BATTLE = ("battle.", "retreat.", "siege.refuge", "siege.stay", "siege.sally", "siege.join", "siege.booty", "naval.")
SETUP = "realm."
WINTER = (
    "quarters.",
    "diplomacy.",
    "mission.",
    "recruitment.",
    "recovery.",
    "construction.",
    "baggage.",
    "deployment.",
    "espionage.",
    "winter-siege.",
    "magic.cast",
    "magic.keep",
    "magic.forge",
)
CORNERS: dict[str, Corner] = {
    CONCEDE: "give-up",
    pacts.WRITE: "pact-write",
    pacts.SIGN: "pact-sign",
    pacts.SHOW: "pact-show",
}
GRAVE = (CONCEDE,)  # answers that are asked once more though no die falls


def scene_of(what: str) -> Scene:
    """Where the page shows a question."""
    if what.startswith(SETUP):
        return "setup"
    if what.startswith(BATTLE):
        return "battle"
    return "winter" if what.startswith(WINTER) else "map"


def option(sight: Sight, question: Question[Any], answer: Any) -> Option:
    """An answer with all the page needs to show it."""
    if isinstance(answer, Order):
        return _of_order(sight, question, answer)
    if isinstance(answer, LayingOrder):
        return tiles.option(sight, question, answer)
    return _of_value(sight, question, answer.value if isinstance(answer, Enum) else answer)


# --- orders ----------------------------------------------------------------------------------------------


def _of_order(sight: Sight, question: Question[Any], order: Order) -> Option:
    outlook, counted = _outlook(sight, question, order), prices.counted(sight, order)
    return Option(
        answer=question.write(order),
        label=order_label(sight, order),
        kind=_kebab(type(order).__name__),
        pieces=orders.pieces(sight, order, ChainMap(sight.facts.war.banners, sight.facts.war.ships)),
        place=orders.place(order),
        half=orders.half(order),
        note=outlook.note or prices.gain(sight, order),
        odds=outlook.odds,
        confirm=outlook.confirm,
        rule=question.rule,
        crowns=prices.crowns(sight.facts.war, order),
        counter=counted[0].key if counted else "",
        amount=counted[1] if counted else 0,
    )


def _outlook(sight: Sight, question: Question[Any], order: Order) -> Outlook:
    if isinstance(order, (movement.March, movement.MarchAt)):
        ids = [f"{sight.mine}.{number}" for number in order.banners]
        return attacks.march(sight, ids, order.there, orders.half(order))
    if isinstance(order, assault.Assault):
        return attacks.assault(sight, order.place)
    if isinstance(order, (refuge.Besiege, refuge.BesiegeWith)):
        return attacks.besiege(sight, str(question.about["place"]))
    return Outlook()


def order_label(sight: Sight, order: Order) -> str:
    """An order as a person would say it. Its key is the chapter it belongs to and its own name."""
    chapter = type(order).__module__.rpartition(".")[2]
    key = f"{chapter.replace('_', '-')}-{_kebab(type(order).__name__)}"
    return sight.words.of("option", key, **orders.said(sight, order, OWN))


def _deal(sight: Sight, text: str) -> str:
    """Terms of a siege are an order themselves."""
    deal = read_order(text, terms.TERMS, "")
    return text if isinstance(deal, Refusal) else order_label(sight, deal)


OWN = {Kind.RACE: naming.race, Kind.ORDER: _deal}


# --- plain answers ---------------------------------------------------------------------------------------


def _of_value(sight: Sight, question: Question[Any], value: Any) -> Option:
    what, text = question.what, str(value)
    make: Callable[..., Option] = _maker(question, text)
    if isinstance(value, int):
        return _numbered(sight, question, value, make)
    if what in PACTS:
        return make(sight.words.of("answer", "pact", text=str(question.about[value])[:120]), "pact")
    if what in SIDES:
        return make(sight.words.of("answer", "side", side=text), "side")
    if (card := _card(sight, question, text, make)) is not None:
        return card
    return _named(sight, question, text, make) or _word(sight, question, text, make)


def _maker(question: Question[Any], text: str) -> Callable[..., Option]:
    def make(label: str, kind: str, **more: Any) -> Option:
        return Option(answer=text, label=label, kind=kind, rule=question.rule, **more)

    return make


def _numbered(sight: Sight, question: Question[Any], number: int, make: Callable[..., Option]) -> Option:
    """A number of a banner, a ship or a half-edge, or a plain one."""
    kind, place = NUMBERS[question.what], str(question.about.get("there") or question.about.get("place", ""))
    label = _number_label(sight, kind, number)
    if kind == "half":
        return make(label, "half", place=place, half=number)
    if kind == "margin":
        return make(label, "margin")
    piece = f"{sight.mine}{'.' if kind == 'banner' else '/'}{number}"
    return make(label, kind, pieces=(piece,))


def _number_label(sight: Sight, kind: str, number: int) -> str:
    if kind == "half":
        return sight.words(f"half-{number}")
    if kind == "margin":
        return sight.words.of("answer", "margin", margin=number)
    return sight.words.of("answer", kind, number=str(number))


def _card(sight: Sight, question: Question[Any], text: str, make: Callable[..., Option]) -> Option | None:
    if question.what != "battle.card":
        return None
    label, clash = sight.words(f"card-{text}"), clash_of(sight, str(question.about["place"]))
    if clash is None:
        return make(label, text, confirm=True, sign=CARD_SIGNS[text])
    odds = chances.with_card(sight.words, clash.odds, side_of(text), text, dealt=clash.dealt)
    return make(label, text, odds=odds, confirm=True, sign=CARD_SIGNS[text])


def _named(sight: Sight, question: Question[Any], text: str, make: Callable[..., Option]) -> Option | None:
    """A place, a place and a bank of it, a banner, a ship, a counter, a realm."""
    war, label = sight.facts.war, _name(sight, text)
    place, _, half = text.partition("/")
    if place in war.board.tiles:
        bank = int(half) if half.isdecimal() else None
        by_roll = text in question.about.get("by_roll", ())
        note = sight.words("note-route") if by_roll else _site(sight, question, place)
        ids = [i for i in question.about.get("banners", ()) if i in war.banners] if by_roll else []
        odds = chances.route(sight.words, war, ids, place, bank) if ids else None
        return make(label, "place", place=place, half=bank, note=note, odds=odds)
    if text in war.banners or text in war.ships:
        piece = war.banners.get(text) or war.ships[text]
        return make(label, "banner", pieces=(text,), place=piece.place)
    if text in war.operatives:
        return make(label, "operative", pieces=(text,), place=war.operatives[text].place)
    return make(label, "realm") if label else None


def _site(sight: Sight, question: Question[Any], place: str) -> str:
    """Of a site for a capital: how much land lies round it, and how near others are."""
    if question.what != "realm.capital":
        return ""
    war = sight.facts.war
    seats = [realm.capital for realm in war.realms.values() if realm.capital]
    near = min((war.board.distance(place, seat) for seat in seats), default=0)
    return sight.words("note-site", land=len(realms.ring(war, place)), near=near)


def _name(sight: Sight, text: str) -> str:
    """What a place, a bank, a piece, a counter or a realm is called; nothing if it is none of these."""
    war, names = sight.facts.war, sight.names
    place, _, half = text.partition("/")
    if place in war.board.tiles:
        name = names.place(place)
        return (
            sight.words.of("answer", "bank", place=name, half=sight.words(f"half-{half}")) if half.isdecimal() else name
        )
    if text in war.banners or text in war.ships:
        return names.banner(text, full=True)
    if text in war.operatives:
        counter = war.operatives[text]
        kind = sight.words("operative-name", kind=counter.kind)
        return sight.words.of("answer", "operative", kind=kind, place=names.place(counter.place))
    return names.realm(text) if text in names.realms else ""


def _word(sight: Sight, question: Question[Any], text: str, make: Callable[..., Option]) -> Option:
    """A word of the rules; each question has its own words for it."""
    label, word = _word_label(sight, question.what, text), text.partition(" ")[0]
    if question.what == "realm.colour":
        return make(label, "colour")
    if question.what == "battle.pursue" and text == pursuit.PURSUE:
        return make(label, text, odds=chances.pursuit(sight.words), confirm=True)
    if question.what == "route.perilous" and text == "go":
        ids = str(question.about["banners"]).split()
        return make(label, text, odds=chances.perils(sight.words, sight.facts.war, ids), confirm=True)
    return make(label, word, confirm=question.what in GRAVE)


def _word_label(sight: Sight, what: str, text: str) -> str:
    if what == "realm.colour":
        return sight.words(f"colour-{text}")
    word, _, realm = text.partition(" ")
    named = {"realm": sight.names.realm(realm)} if realm else {}
    return sight.words.of("answer", f"{what}-{word}", **named)


def value_label(sight: Sight, what: str, text: str) -> str:
    """A plain answer to that question as a person would say it, when the question itself is gone."""
    if what in NUMBERS and text.isdecimal():
        return _number_label(sight, NUMBERS[what], int(text))
    if what in SIDES:
        return sight.words.of("answer", "side", side=text)
    if what == "battle.card":
        return sight.words(f"card-{text}")
    if what in PACTS:
        return sight.words("showing-quoted", text=text)
    if what == "realm.colour":
        return _word_label(sight, what, text)
    return _name(sight, text) or _lost(sight, text) or _word_label(sight, what, text)


def _lost(sight: Sight, text: str) -> str:
    """A piece or a counter that is no more."""
    owner, mark, _ = text.partition("*")
    if mark:
        return sight.words.of("answer", "operative-lost", realm=sight.names.realm(owner))
    name = sight.names.banner(text, full=True)
    return "" if name == text else name


def part(sight: Sight, name: str) -> Choice:
    """A part of what is shared out: a banner, or the stockpile."""
    if name == STORE:
        return Choice(value="", label=sight.words("part-stockpile"))
    if name in sight.facts.war.banners:
        number = name.rpartition(".")[2]
        return Choice(value=name, label=sight.words.of("answer", "banner", number=number))
    return Choice(value="", label=name)


def tries(question: Question[Any], pieces: Sequence[str], place: str) -> Iterator[str]:
    """What pieces and a place would mean; a tile in the hand is laid there."""
    return tiles.tries(pieces, place) if question.what == tiles.PLACE else orders.tries(question, pieces, place)


def _kebab(name: str) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")
