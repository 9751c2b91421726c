"""Every event that the rules tell is told by the chronicle, or left out by name; and every telling has its words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from saga import Saga

import gonfalon
from gonfalon.chronicle.mighty.kinds import COMPOSED, LEFT_OUT, PLAIN
from gonfalon.chronicle.mighty.listening import HEARD
from gonfalon.chronicle.mighty.memory import OWN, SENTENCE, base_weight
from gonfalon.chronicle.mighty.writing import write
from gonfalon.kernel.inputs import Membership
from gonfalon.rulesets.mighty.magic.table import AUTUMN, SPRING

SOURCE = Path(gonfalon.__file__).parent
TOLD_BY = ("kernel", "rulesets/mighty", "rulesets/common")
WORDS = SOURCE / "words" / "en"
PROSE = SOURCE / "chronicle" / "prose"
OUTCOMES = {  # what the argument may say by which a plain event is told
    "naval.battle": ("draw", "driven-off", "mauled", "one-sunk", "all-lost"),
    "route.searched": ("failure", "perilous"),
    "rumours.force": ("stays",),
    "siege.starvation": ("hardship",),
    "siege.surrender": ("refuse",),
    "winter.event": ("peasant-revolt", "increased-revenue", "plentiful-harvest", "special-tribute", "famine"),
    "construction.built": ("ship", "fortress", "city"),
    "operative.turned-up": ("assassin", "spy", "saboteur", "agent"),
    "assassin.strikes": ("caught", "cornered", "character", "leader", "leader-and-troops", "two-characters"),
    "assassin.palace": ("caught", "massacre", "hurt", "wounded", "killed"),
    "saboteur.strikes": ("caught", "barracks", "stores", "harbour", "burnt"),
    "agent.hunts": ("challenge", "one", "all", "smuggles"),
    "spy.reports": ("vanished", "overheard", "copied", "exposes"),
    "magic.works": tuple(magic.name for chart in (SPRING, AUTUMN) for magic in chart.values()),
    "magic.terror": ("stunned",),
    "races.steadfast": ("betrayal", "surrender"),
}


def told_in_source() -> set[str]:
    """Kinds written into the source: of `tell` and `Event`, and of a rule's own table or helper that leads to them."""
    nodes = [
        node
        for folder in TOLD_BY
        for module in sorted((SOURCE / folder).rglob("*.py"))
        for node in ast.walk(ast.parse(module.read_text("utf-8")))
    ]
    areas = (area.read_text("utf-8") for area in WORDS.glob("mighty*.ftl"))
    spoken = {key for text in areas for key in re.findall(r"^event-mighty-([\w-]+) *=", text, re.MULTILINE)}
    strings = {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    passed_on = {s for s in strings if re.fullmatch(r"[a-z-]+\.[a-z-]+", s) and s.replace(".", "-") in spoken}
    comings = {f"member.{deed}" for deed in get_args(get_type_hints(Membership)["deed"])}
    return passed_on | comings | {kind for node in nodes for kind in told_by(node)}


def told_by(node: ast.AST) -> Iterator[str]:
    """The kind of a call `war.tell("kind", …)` or `Event("kind", …)`, or both of `Event("one" if … else "other")`."""
    match node:
        case ast.Call(
            func=ast.Name(id="Event"), args=[ast.IfExp(body=ast.Constant(), orelse=ast.Constant()) as either, *_]
        ):
            yield from (str(kind.value) for kind in (either.body, either.orelse) if isinstance(kind, ast.Constant))
        case ast.Call(func=ast.Attribute(attr="tell") | ast.Name(id="Event"), args=[ast.Constant(value=str(kind)), *_]):
            yield kind


def test_every_event_kind_is_told_or_left_out_by_name() -> None:
    known = {*PLAIN, *COMPOSED, *LEFT_OUT}

    assert told_in_source() - known == set()


def test_no_kind_is_named_that_no_rule_tells() -> None:
    assert {*PLAIN, *COMPOSED, *LEFT_OUT} - told_in_source() == set()


def test_what_is_composed_is_really_heard() -> None:
    assert set(COMPOSED) - set(HEARD) == {"dragons.ravage", "dragons.lay-waste"}  # what they burnt is heard instead


def test_no_kind_is_both_told_and_left_out() -> None:
    assert not set(PLAIN) & set(COMPOSED)
    assert not set(LEFT_OUT) & {*PLAIN, *COMPOSED}


@pytest.mark.parametrize("lang", ["en", "nl"])
@pytest.mark.parametrize("kind", sorted(PLAIN))
def test_every_plain_event_becomes_a_sentence(kind: str, lang: str) -> None:
    for outcome in OUTCOMES.get(kind, ("",)):
        told = PLAIN[kind]
        name = f"{told.kind}-{outcome}" if outcome else told.kind
        for winter in (False, True):
            saga, town = _at_war(winter=winter)
            before = _spoken(saga, lang)
            saga.tell(kind, "ME", **_args(kind, town, outcome))

            assert len(_spoken(saga, lang)) > len(before) or base_weight(name) + OWN < SENTENCE, name


def _at_war(*, winter: bool) -> tuple[Saga, str]:
    saga = Saga(("red", "blue"))
    town = next(p for p in saga.board.places if p not in saga.board.capitals)
    saga.month(1, 1).found("blue", town, "fortress").month(1, 2)
    return (saga.winter(1) if winter else saga), town


def _args(kind: str, town: str, outcome: str) -> dict[str, Any]:
    told = PLAIN[kind]
    args: dict[str, Any] = dict.fromkeys(("place", "home", "there"), town)
    args |= dict.fromkeys(("realm", "by", "signed"), "red") | {"banner": "red.1"}
    args |= dict.fromkeys(("other", "rival", "defender", "king", "loser"), "blue")
    return args | {name: value for name, value in ((told.n, 7), (told.said, "words"), (told.outcome, outcome)) if name}


def _spoken(saga: Saga, lang: str) -> tuple[str, ...]:
    """What its own player reads."""
    return write(saga.matter(reader="red"), lang).spoken


def test_a_kind_nobody_weighed_is_silent() -> None:
    assert base_weight("unheard-of") == 0


# --- the language files ----------------------------------------------------------------------------------


def messages(lang: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for file in sorted((PROSE / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, entry.id.name
                found[entry.id.name] = entry
    return found


def test_both_tongues_have_the_same_pools_with_as_many_variants() -> None:
    english, dutch = messages("en"), messages("nl")

    assert set(english) == set(dutch)
    assert {k: len(m.attributes) for k, m in english.items()} == {k: len(m.attributes) for k, m in dutch.items()}


LANDSCAPE = {  # what a variant must be marked with → the words of such ground
    "en": {
        "river": r"the river(?! meadows)|in the reeds|alders|\bford\b",
        "wood": r"beeches|birches|the trees|charcoal",
        "sea": r"gulls rose|their nets",
        "hills": r"downhill|goat track|over the hill\b|edge of the hills|shepherds of",
    },
    "nl": {
        "river": r"de rivier|in het riet|elzen|voorde\b",
        "wood": r"beuken|berken|de bomen|kolenbranders",
        "sea": r"meeuwen vlogen|hun netten",
        "hills": r"heuvelaf|geitenpad|op de heuvel\b|rand van de heuvels|herders van",
    },
}
ABOUT_RIVERS = ("magic-hold-river", "effect-drowned", "effect-still-dry")  # they happen on rivers only


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_a_sentence_that_speaks_of_the_ground_is_marked_for_it(lang: str) -> None:
    """ME-CHR: a ford is spoken of only where a river runs."""
    for name, message in messages(lang).items():
        for attribute in message.attributes if name not in ABOUT_RIVERS else ():
            text = "".join(e.value for e in attribute.value.elements if isinstance(e, ftl.TextElement))
            for ground, words in LANDSCAPE[lang].items():
                if re.search(words, text):
                    assert attribute.id.name.endswith(f"-{ground}"), f"{lang}: {name}.{attribute.id.name}: {text}"
