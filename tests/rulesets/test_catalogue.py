"""The rule catalogue: shipped whole, valid, and found by id, section and words."""

from __future__ import annotations

import msgspec
import pytest

from gonfalon.kernel.messages import Message, Refused
from gonfalon.rulesets.catalogue import Catalogue, Clause, catalogue, clause, section
from gonfalon.rulesets.registry import REGISTER, described
from gonfalon.words import LANGUAGES, say

SOUND = Clause(id="ME-MAP-01", title="T", kind="limit", text="x", needs=(), check="Given a, Then b.")


def changed(**fields: object) -> Clause:
    return msgspec.structs.replace(SOUND, **fields)


@pytest.mark.parametrize(
    ("ruleset", "clauses", "deferred"),
    [("mighty", 682, 83), ("dbx", 397, 0), ("briternia", 494, 0), ("valhalla", 104, 0)],
)
def test_every_rule_set_ships_all_its_clauses(ruleset: str, clauses: int, deferred: int) -> None:
    found = catalogue(ruleset)

    assert (len(found), sum(clause.deferred for clause in found)) == (clauses, deferred)


def test_a_clause_is_found_by_its_id_in_whatever_capitals() -> None:
    assert clause("me-map-03").title == "Four packs of tiles, told apart by their backs"
    assert clause("VAL-BAT-05").section == "VAL-BAT"


def test_tables_for_programs_come_with_their_clause() -> None:
    assert clause("ME-CHR-03").data["years"][:2] == ["Bear", "Cat"]


def test_a_catalogue_is_read_once() -> None:
    assert catalogue("dbx") is catalogue("dbx")


def test_clauses_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        clause("ME-MAP-03").title = "Five packs"  # type: ignore[misc]


def test_a_mistyped_id_is_refused_with_what_was_probably_meant() -> None:
    with pytest.raises(Refused) as refused:
        clause("ME-MAP-3")

    assert refused.value.refusal.message.key == "unknown-clause-near"
    assert refused.value.refusal.message.args["near"][0] == "ME-MAP-03"


@pytest.mark.parametrize("nonsense", ["", "qqqqqqqqqqqq", "../../etc/passwd", "𝔐𝔈"])
def test_an_id_like_no_other_is_refused(nonsense: str) -> None:
    with pytest.raises(Refused) as refused:
        clause(nonsense)

    assert refused.value.refusal.message == Message.of("unknown-clause", clause=nonsense)


@pytest.mark.parametrize("nonsense", ["", "Mighty", "../mighty", "chess"])
def test_an_unknown_rule_set_is_refused(nonsense: str) -> None:
    with pytest.raises(Refused) as refused:
        catalogue(nonsense)

    assert refused.value.refusal.message == Message.of("unknown-ruleset", ruleset=nonsense, known=tuple(REGISTER))


@pytest.mark.parametrize("ruleset", REGISTER)
def test_sections_hold_every_clause_once_in_order(ruleset: str) -> None:
    sections = catalogue(ruleset).sections()

    assert [one for section in sections for one in section.clauses] == list(catalogue(ruleset))
    assert all(one.code.startswith(f"{described(ruleset).prefix}-") for one in sections)


@pytest.mark.parametrize("ruleset", REGISTER)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_section_has_a_title(ruleset: str, lang: str) -> None:
    titles = [say(section.title, lang) for section in catalogue(ruleset).sections()]

    assert len(set(titles)) == len(titles)


def test_a_section_is_found_by_its_code() -> None:
    found = section("me-raz")

    assert found is not None
    assert [one.id for one in found.clauses] == [f"ME-RAZ-0{number}" for number in range(1, 10)]
    assert section("ME-XYZ") is None
    assert section("chess") is None


def test_words_are_looked_for_in_title_text_and_ruling() -> None:
    book = Catalogue(
        "mighty",
        [
            changed(id="ME-MAP-01", title="Dragons"),
            changed(id="ME-MAP-02", text="A lair of DRAGONS."),
            changed(id="ME-MAP-03", ruling="dragons sleep"),
            changed(id="ME-MAP-04", check="dragons"),
        ],
    )

    assert [one.id for one in book.holding(["dragons"])] == ["ME-MAP-01", "ME-MAP-02", "ME-MAP-03"]
    assert [one.id for one in book.holding(["Dragons", "lair"])] == ["ME-MAP-02"]


@pytest.mark.parametrize(
    ("clauses", "fault"),
    [
        ([SOUND, SOUND], "two clauses share an id"),
        ([changed(id="DBX-MAP-01")], "not an id of mighty"),
        ([changed(id="ME-MAP-1")], "not an id of mighty"),
        ([changed(title=" ")], "no title"),
        ([changed(text="")], "no text"),
        ([changed(needs=("ME-MAP-02",))], "needs ME-MAP-02, which is no other clause"),
        ([changed(needs=("ME-MAP-01",))], "needs ME-MAP-01, which is no other clause"),
    ],
)
def test_a_faulty_catalogue_is_our_mistake_and_says_where(clauses: list[Clause], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        Catalogue("mighty", clauses)


@pytest.mark.parametrize("fields", [{"mode": "model"}, {"kind": "rule"}, {"source": "a book"}])
def test_a_clause_with_unknown_words_in_its_fields_is_not_read(fields: dict[str, str]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(msgspec.to_builtins(SOUND) | fields, Clause)
