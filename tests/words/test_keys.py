"""Every sentence exists, in every language, with the same arguments; none is left over."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import gonfalon
from gonfalon.words import COMMON, LANGUAGES, key_of

SOURCE = Path(gonfalon.__file__).parent
SPEAKERS = {"Message", "Refusal", "Refused"}  # Message.of("key", …) and its like
FAMILIES = ("event", "ask", "option", "answer", "field", "phase", "standing", "roll")  # keys that `key_of` makes
SPACES = ("mighty", "valhalla", "common")
SAME_IN_BOTH = {  # keys whose Dutch happens to be the English
    *("books-chronicle-next", "table-winter", "ui-menu"),
    *("roll-mighty-agent", "roll-mighty-saboteur", "roll-mighty-storm-scouts"),
}


class Used(Visitor):  # type: ignore[misc]
    """Collects what an entry uses: variables ($seed), and other messages and terms."""

    def __init__(self, entry: ftl.BaseNode) -> None:
        self.variables: set[str] = set()
        self.entries: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.entries.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.entries.add(node.id.name)


def entries(lang: str) -> list[ftl.Message]:
    return [entry for area in areas(lang) for entry in parsed(area) if isinstance(entry, ftl.Message)]


def areas(lang: str) -> list[Path]:
    return sorted((SOURCE / "words" / lang).glob("*.ftl"))


def parsed(area: Path) -> list[ftl.EntryType]:
    return list(FluentParser().parse(area.read_text("utf-8")).body)


def variables(message: ftl.Message) -> set[str]:
    return Used(message).variables


def keys(lang: str) -> set[str]:
    return {message.id.name for message in entries(lang)}


def trees() -> Iterator[tuple[Path, ast.Module]]:
    for module in sorted(SOURCE.rglob("*.py")):
        yield module.relative_to(SOURCE), ast.parse(module.read_text("utf-8"))


def spoken() -> Iterator[tuple[str, ast.Call]]:
    """Every call that names a message, with the place where it stands."""
    for module, tree in trees():
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="of"), args=[_, *_]) if name in SPEAKERS:
                    yield f"{module}:{node.lineno}", node


def named(expression: ast.expr) -> list[str]:
    """The keys an argument may be, as patterns: "a", "a" if b else "c", f"section-{code}"."""
    match expression:
        case ast.Constant(value=str(key)):
            return [re.escape(key)]
        case ast.IfExp(body=body, orelse=orelse):
            return named(body) + named(orelse)
        case ast.JoinedStr(values=parts):
            return ["".join(re.escape(part.value) if isinstance(part, ast.Constant) else "[\\w-]+" for part in parts)]
    return []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_file_is_read_without_junk(lang: str) -> None:
    junk = [
        f"{area.name}: {entry.content}" for area in areas(lang) for entry in parsed(area) if isinstance(entry, ftl.Junk)
    ]

    assert junk == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_said_in_two_ways(lang: str) -> None:
    counted = Counter(message.id.name for message in entries(lang))

    assert [key for key, times in counted.items() if times > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_file_refers_to_another(lang: str) -> None:
    for area in areas(lang):
        own = {entry.id.name for entry in parsed(area) if isinstance(entry, ftl.Message | ftl.Term)}

        assert {used for entry in parsed(area) for used in Used(entry).entries} <= own, area.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_has_a_sentence_of_its_own(lang: str) -> None:
    assert [message.id.name for message in entries(lang) if message.value is None] == []


def test_the_languages_hold_the_same_keys_in_the_same_files() -> None:
    english, dutch = (
        {area.name: [m.id.name for m in parsed(area) if isinstance(m, ftl.Message)] for area in areas(lang)}
        for lang in LANGUAGES
    )

    assert {area: set(found) for area, found in english.items()} == {area: set(found) for area, found in dutch.items()}


def test_the_languages_use_the_same_arguments() -> None:
    english, dutch = ({message.id.name: variables(message) for message in entries(lang)} for lang in LANGUAGES)

    assert {key: used for key, used in english.items() if dutch.get(key, used) != used} == {}


def test_every_key_named_in_the_source_has_words() -> None:
    known = keys("en")
    missing = [
        f"{place} says {pattern}".replace("\\", "")
        for place, call in spoken()
        for pattern in named(call.args[0])
        if not any(re.fullmatch(pattern, key) for key in known)
    ]

    assert missing == []


def test_every_message_is_given_the_arguments_its_words_use() -> None:
    wanted = {re.escape(message.id.name): variables(message) for message in entries("en")}
    lacking = []
    for place, call in spoken():
        given = {keyword.arg for keyword in call.keywords}
        for key in named(call.args[0]):  # a key put together from parts may be of any of several messages
            if None not in given and not wanted.get(key, set()) <= given:
                lacking.append(f"{place} says {key} without {sorted(wanted[key] - given)}".replace("\\", ""))

    assert lacking == []


def test_no_words_are_left_over() -> None:
    texts = {node.value for _, tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    patterns = {
        pattern
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        for pattern in named(node)
    }
    patterns |= {f"{family}-(?:{'|'.join(SPACES)})-[\\w-]+" for family in FAMILIES}
    unused = [key for key in sorted(keys("en")) if key not in texts and not any(re.fullmatch(p, key) for p in patterns)]

    assert unused == []


def test_words_of_a_rule_set_stand_in_its_own_files() -> None:
    strayed = [
        f"{area.name}: {key}"
        for area in areas("en")
        for key in (entry.id.name for entry in parsed(area) if isinstance(entry, ftl.Message))
        for family, _, rest in (key.partition("-"),)
        for space in (rest.partition("-")[0],)
        if family in FAMILIES and space in SPACES and space != COMMON and not area.name.startswith(space)
    ]

    assert strayed == []


@pytest.mark.parametrize("family", ["event", "ask"])
def test_what_a_rule_set_has_words_for_is_named_in_it(family: str) -> None:
    """An event or a question that no rule tells or asks any more has lost its words."""
    said = {game: [key for key in keys("en") if key.startswith(f"{family}-{game}-")] for game in SPACES}
    homes = {"mighty": ("mighty", "common"), "valhalla": ("valhalla", "common")}
    for game, folders in homes.items():
        texts = " ".join(
            file.read_text("utf-8")
            for folder in folders
            for file in sorted((SOURCE / "rulesets" / folder).rglob("*.py"))
        ).replace(".", "-")
        names = [key.removeprefix(f"{family}-{game}-") for key in said[game]]
        assert [name for name in names if name.partition("-")[2] not in texts] == []


def test_two_rule_sets_may_have_words_for_the_same_name() -> None:
    assert [key_of("roll", game, "battle") for game in ("mighty", "valhalla")] == [
        "roll-mighty-battle",
        "roll-valhalla-battle",
    ]


def test_what_a_rule_set_has_no_words_for_all_have_in_common() -> None:
    assert {key_of("event", game, "roll.nobodys") for game in SPACES} == {"event-common-roll-nobodys"}


def test_what_nobody_has_words_for_is_known_by_its_rule_set() -> None:
    assert key_of("event", "mighty", "moon.eaten") == "event-mighty-moon-eaten"
    assert key_of("roll", "mighty", "moon eaten", "other") == "roll-common-other"


def test_dutch_is_not_english_again() -> None:
    english = {message.id.name: message.value for message in entries("en")}
    same = {
        message.id.name
        for message in entries("nl")
        if message.value and message.value.equals(english[message.id.name]) and re.search("[a-z]{3}", words_of(message))
    }

    assert same == SAME_IN_BOTH


def words_of(message: ftl.Message) -> str:
    return " ".join(part.value for part in message.value.elements if isinstance(part, ftl.TextElement))
