"""The golden playthrough: a campaign of two rounds that a person can read, with everything asked, answered and told."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import msgspec
from valhalla_meetings import by_chance, settings_of
from valhalla_stage import spoken

from gonfalon.kernel import Event, Play, SealedDice, Table
from gonfalon.rulesets.valhalla.rules import Valhalla
from gonfalon.rulesets.valhalla.state import Campaign

FIRST = 6  # of the legal answers
RULES = Valhalla()


def test_valhalla_plays_as_it_always_did(golden: Callable[[str, str], None]) -> None:
    golden("valhalla-campaign.txt", "\n".join(playthrough()) + "\n")


def playthrough() -> Iterator[str]:
    """Teams of three, two, one and two for two rounds, by chance; what everybody sees is told after each answer."""
    settings = {**settings_of(3), "players": list("abcdefgh"), "rounds": 2, "quick_resolution": False}
    settings["teams"] = {"good": list("abc"), "evil": list("de"), "lawful": ["f"], "chaos": list("gh")}
    table = Table.start(RULES, settings, SealedDice(bytes(range(32))), nonce=lambda: "0" * 16)
    rng = random.Random(4)
    yield from position(table.play)
    while not table.play.over:
        before = len(table.heard)
        question = rng.choice(list(table.play.open.values()))
        text = question.write(by_chance(question, rng))
        assert table.answer(question.who, question.what, text) is None
        yield ""
        yield f"=== {len(table.log) - 1} {question.who} answers {question.what}: {text}"
        yield from (f"    {told(event)}" for event in list(table.heard)[before:])
        yield from position(table.play)
    yield ""
    yield f"The end. Won by {RULES.winner(table.play.state)}; state {table.play.state.hash()}"


def position(play: Play[Campaign]) -> Iterator[str]:
    for question in play.open.values():
        options = [question.write(option) for _, option in zip(range(FIRST + 1), question.options(), strict=False)]
        shown = " | ".join(options[:FIRST]) + (" | …" if len(options) > FIRST else "")
        yield f"  asked {question.who} {question.what} ({question.rule}): {shown}"
    for who in ("a", "f", "a passer-by"):
        seen = RULES.view(play.state, who)
        names = ("vote", "order", "ordered", "arrows", "holders", "points")
        yield f"  {who} sees {plain({name: getattr(seen, name) for name in names})}"


def told(event: Event) -> str:
    to = "" if event.to is None else f" (to {', '.join(event.to)})"
    return f"{spoken(event, 'en')}{to} [{event.rule}]"


def plain(value: object) -> str:
    return msgspec.json.encode(value).decode().replace('"', "")
