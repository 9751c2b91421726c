"""Messages become sentences, in the language asked for."""

from __future__ import annotations

from importlib.resources import files
from pathlib import PurePosixPath

import pytest
from fluent.runtime import FluentBundle, FluentResource

from gonfalon.kernel.messages import Message, Refusal, Refused
from gonfalon.words import LANGUAGES, PLAIN, Wordless, language, say

ASKED = Message.of("unknown-language", language="de", known=("en", "nl"))


def test_a_message_is_said_in_english_unless_asked_otherwise() -> None:
    assert say(ASKED) == "Gonfalon does not speak “de”; it speaks en, nl."


def test_a_message_is_said_in_dutch() -> None:
    assert say(ASKED, "nl") == "Gonfalon spreekt geen “de”; wel en, nl."


def test_a_refusal_by_the_rules_names_its_clause() -> None:
    refusal = Refusal.of("unknown-clause", clause="X", rule="ME-MAP-12")

    assert say(refusal) == "There is no clause “X”. (ME-MAP-12)"


def test_what_is_too_long_to_be_quoted_is_cut_short() -> None:
    said = say(Message.of("unknown-clause", clause="9" * 5000))

    assert said.startswith("There is no clause “999")
    assert said.endswith("9…”.")
    assert len(said) < 1000


@pytest.mark.parametrize("inner", [ASKED, Refusal(ASKED)])
def test_a_message_inside_a_message_is_said_in_the_same_language(inner: Message | Refusal) -> None:
    outer = Message.of("unknown-clause", clause=inner)

    assert say(outer, "nl") == "Er is geen regel “Gonfalon spreekt geen “de”; wel en, nl.”."


@pytest.mark.parametrize(("lang", "written"), [("en", "“1,234.5”"), ("nl", "“1.234,5”")])
def test_numbers_are_written_as_the_language_writes_them(lang: str, written: str) -> None:
    assert written in say(Message.of("unknown-clause", clause=1234.5), lang)


def test_other_values_are_said_as_their_text() -> None:
    assert "“a/b.svg”" in say(Message.of("unknown-clause", clause=PurePosixPath("a/b.svg")))


def test_nothing_invisible_is_added_round_arguments() -> None:
    assert all(mark not in say(ASKED) for mark in "\u2066\u2067\u2068\u2069\u200e\u200f")


@pytest.mark.parametrize("message", [Message.of("no-such-key", seed=7), Message.of("unknown-clause", cause="typing")])
def test_a_forgotten_sentence_is_our_mistake(message: Message) -> None:
    with pytest.raises(Wordless):
        say(message)


@pytest.mark.filterwarnings("ignore::gonfalon.words.Wordless")
def test_a_forgotten_sentence_shows_its_key_and_does_not_stop_the_game() -> None:
    assert say(Message.of("no-such-key", seed=7)) == "[no-such-key] seed=7"


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({}, "en"),
        ({"LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "nl_BE@euro"}, "nl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANGUAGE": "de:nl:en"}, "nl"),
        ({"LC_ALL": "C.UTF-8", "LANG": "nl_NL.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "nl_NL", "LANG": "en_GB"}, "nl"),
    ],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], expected: str) -> None:
    assert language(None, environ) == expected


@pytest.mark.parametrize("option", ["nl", "NL", "nl-BE", "nl_NL.UTF-8"])
def test_the_option_goes_before_the_environment(option: str) -> None:
    assert language(option, {"LANG": "en_GB.UTF-8"}) == "nl"


@pytest.mark.parametrize("option", ["de", "", "dutch", "../nl"])
def test_a_language_we_do_not_speak_is_refused(option: str) -> None:
    with pytest.raises(Refused) as refused:
        language(option, {"LANG": "nl_NL.UTF-8"})

    assert refused.value.refusal.message == Message.of("unknown-language", language=option, known=("en", "nl"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_with_nothing_to_fill_in_is_what_fluent_makes_of_it(lang: str) -> None:
    for area in (files("gonfalon.words") / lang).iterdir():
        bundle = FluentBundle([lang], use_isolating=False)
        bundle.add_resource(FluentResource(area.read_text("utf-8")))
        plain = PLAIN.findall(area.read_text("utf-8"))

        made = [(key, bundle.format_pattern(bundle.get_message(key).value)[0]) for key, _ in plain]
        assert [(key, say(Message.of(key), lang)) for key, _ in plain] == plain == made
