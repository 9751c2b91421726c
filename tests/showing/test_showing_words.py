"""Sentences on the page: ids become names, what players wrote stays as it is, and dice have words."""

from __future__ import annotations

import ast
from importlib.resources import files
from pathlib import Path

import pytest
from shown_tables import WORDS

from gonfalon.kernel import Event
from gonfalon.showing.gazetteer import Gazetteer
from gonfalon.showing.telling import event_message
from gonfalon.words import key_of

NAMES = {
    lang: Gazetteer(words, {"B4": "Caldwick", "C5": "Ambry"}, {"red": "Vorrenhall", "independent": "the independents"})
    for lang, words in WORDS.items()
}
RULESETS = Path(str(files("gonfalon.rulesets")))


def said(event: Event, lang: str = "en") -> str:
    return WORDS[lang].say(event_message(event, "mighty", NAMES[lang]))


@pytest.mark.parametrize(
    ("kind", "args", "sentence"),
    [
        (
            "banner.marches",
            {"banner": "red.3", "place": "B4", "there": "C5", "half": 1},
            "Banner 3 of Vorrenhall marches from Caldwick to Ambry.",
        ),
        (
            "scout.bandits",
            {"banner": "red.3", "realm": "red", "home": "B4", "place": "C5"},
            "Bandits kill the scouts of banner 3 of Vorrenhall; Ambry is not scouted.",
        ),
        (
            "winter.treachery",
            {"realm": "red", "other": "independent", "place": "B4"},
            "Caldwick turns its back on Vorrenhall and is independent.",
        ),
        ("siege.begins", {"realm": "red", "place": "D7"}, "Vorrenhall lays siege to D7."),
    ],
)
def test_ids_become_names(kind: str, args: dict[str, object], sentence: str) -> None:
    assert said(Event(kind, "", args)) == sentence


def test_what_players_wrote_is_left_alone() -> None:
    pact = Event("pact.written", "", {"realm": "red", "pact": "p1", "text": "red gives B4 to red.3"})

    assert "red gives B4 to red.3" in said(pact)


def test_without_names_the_ids_stay() -> None:
    event = Event("siege.begins", "", {"realm": "red", "place": "B4"})

    assert WORDS["en"].say(event_message(event, "mighty")) == "red lays siege to B4."


def labels(game: str) -> set[str]:
    """What dice are thrown for in a rule set."""
    found = set()
    for path in (RULESETS / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            called = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
            place = {"roll": 2, "draw_lot": 1}.get(called)
            if place is not None and len(node.args) > place and isinstance(node.args[place], ast.Constant):  # type: ignore[attr-defined]
                found.add(str(node.args[place].value))  # type: ignore[attr-defined]
    return found


@pytest.mark.parametrize("game", ["mighty", "valhalla", "common"])
def test_every_throw_has_a_word(game: str) -> None:
    missing = [label for label in labels(game) if key_of("roll", game, label, "other") == "roll-common-other"]

    assert missing == []
