"""`gonfalon rules`: the catalogue to read, to search and to count."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

Ask = Callable[..., tuple[int, str, str]]


def test_a_clause_is_a_small_page(gonfalon: Ask) -> None:
    assert gonfalon("rules", "ME-MAP-05") == (
        0,
        """\
ME-MAP-05  Edge terrain and the packs that match it
table

Edge terrain (marking)  packs that may be laid against it
mountain (brown)        Highland
hill (brown and green)  Highland, Lowland
plain (green)           Lowland
forest (dark green)     Lowland
river (blue line)       River Valley
coast (half blue)       Coastal
sea (blue)              none
swamp (green and blue)  Lowland, River Valley

Our ruling
A free lake inlet matches Lowland, and River Valley as long as the lake has no
outflow yet.

Leans on
ME-MAP-04  Each tile has six edges of one terrain each
""",
        "",
    )


def test_the_page_of_a_clause_speaks_dutch_round_the_rule(gonfalon: Ask) -> None:
    _, out, _ = gonfalon("rules", "ME-MAP-05", "--lang", "nl")

    assert "\ntabel\n" in out
    assert "\nOnze uitleg\n" in out
    assert "\nSteunt op\n" in out


def test_a_clause_for_models_says_so(gonfalon: Ask) -> None:
    assert gonfalon("rules", "me-tab-03")[1].splitlines()[1] == "table · only with armies of models; deferred"


def test_a_clause_as_json_is_json_alone(gonfalon: Ask) -> None:
    status, out, err = gonfalon("rules", "ME-CHR-03", "--json")
    found = json.loads(out)

    assert (status, err) == (0, "")
    assert found["id"] == "ME-CHR-03"
    assert set(found) == {"id", "title", "kind", "mode", "text", "ruling", "needs", "check", "data"}


def test_a_section_lists_its_clauses(gonfalon: Ask) -> None:
    _, out, _ = gonfalon("rules", "ME-RAZ", "--lang", "nl")

    assert out.splitlines()[0] == "ME-RAZ  De plundering"
    assert len(out.splitlines()) == 10


def test_words_find_the_clauses_that_hold_them(gonfalon: Ask) -> None:
    _, out, _ = gonfalon("rules", "DRAGONS", "wake")

    assert "  ME-SCT-37  Dragons' lair: do they wake?\n" in out
    assert "ME-MAP-05" not in out


def test_words_can_be_looked_for_in_one_rule_set(gonfalon: Ask) -> None:
    _, out, _ = gonfalon("rules", "pirates", "--ruleset", "dbx", "--json")

    assert {clause["id"].split("-")[0] for clause in json.loads(out)} == {"DBX"}


def test_a_rule_set_is_listed_whole(gonfalon: Ask) -> None:
    _, out, _ = gonfalon("rules", "--ruleset", "valhalla")

    assert sum(line.startswith("  VAL-") for line in out.splitlines()) == 104


def test_without_a_question_there_is_an_overview(gonfalon: Ask) -> None:
    status, out, _ = gonfalon("rules")

    assert status == 0
    assert [line for line in out.splitlines() if line.endswith(" clauses")] == [
        "mighty: 682 clauses",
        "dbx: 397 clauses",
        "briternia: 494 clauses",
        "valhalla: 104 clauses",
    ]


def test_the_whole_catalogue_as_json_holds_every_clause(gonfalon: Ask) -> None:
    assert len(json.loads(gonfalon("rules", "--json")[1])) == 682 + 397 + 494 + 104


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["ME-MAP-3"], "There is no clause “ME-MAP-3”; did you mean ME-MAP-03, "),
        (["ME-MAP-999"], "There is no clause “ME-MAP-999”; did you mean ME-MAP-"),
        (["ZZZ-99"], "There is no clause “ZZZ-99”."),
        (["xyzzy"], "No clause holds “xyzzy”."),
        (["--ruleset", "chess"], "There is no rule set “chess”; there are mighty, dbx, briternia, valhalla."),
        (["ME-MAP-03", "--ruleset", "dbx"], "Clause ME-MAP-03 does not belong to dbx."),
        (["ME-MAP", "--ruleset", "dbx"], "Clause ME-MAP does not belong to dbx."),
        (
            ["ME-MAP-03", "--coverage"],
            "--coverage counts whole rule sets and takes no “ME-MAP-03”; --ruleset chooses one.",
        ),
    ],
)
def test_what_does_not_exist_is_refused(gonfalon: Ask, arguments: list[str], said: str) -> None:
    status, out, err = gonfalon("rules", *arguments)

    assert (status, out) == (2, "")
    assert err.startswith(said)
    assert err.count("\n") == 1


class TestCoverage:
    """`--coverage` reads what the last run of the whole suite wrote into the current directory."""

    @pytest.fixture(autouse=True)
    def folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        monkeypatch.chdir(tmp_path)
        return tmp_path

    def record(self, text: str) -> None:
        Path("build").mkdir()
        Path("build", "rule-coverage.json").write_text(text, "utf-8")

    def test_tested_untested_and_deferred_clauses_are_told_apart(self, gonfalon: Ask) -> None:
        self.record('{"tested": ["ME-MAP-01", "ME-MAP-03", "ME-TAB-03", "VAL-SET-01"]}')

        status, out, err = gonfalon("rules", "--coverage", "--json")
        counted = json.loads(out)

        assert (status, err) == (0, "")
        assert list(counted) == ["mighty", "dbx", "briternia", "valhalla"]
        assert (counted["mighty"]["clauses"], counted["mighty"]["tested"]) == (682, 2)
        assert counted["mighty"]["untested"][:2] == ["ME-MAP-02", "ME-MAP-04"]
        assert "ME-TAB-03" in counted["mighty"]["deferred"]
        assert counted["valhalla"]["tested"] == 1

    def test_every_clause_is_tested_untested_or_deferred(self, gonfalon: Ask) -> None:
        self.record('{"tested": ["ME-MAP-01", "ME-TAB-03"]}')

        counted = json.loads(gonfalon("rules", "--coverage", "--json")[1])

        assert all(
            one["clauses"] == one["tested"] + len(one["untested"]) + len(one["deferred"]) for one in counted.values()
        )

    def test_scripts_get_json_without_asking(self, gonfalon: Ask) -> None:
        self.record('{"tested": ["VAL-SET-01"]}')
        assert json.loads(gonfalon("rules", "--coverage")[1])["valhalla"]["tested"] == 1

    def test_people_get_a_table(self, gonfalon: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
        self.record('{"tested": ["VAL-SET-01"]}')
        monkeypatch.setattr("gonfalon.cli.voice.Voice.on_terminal", True)

        _, out, _ = gonfalon("rules", "--coverage", "--ruleset", "valhalla")

        assert [line.split() for line in out.splitlines()] == [
            ["rule", "set", "clauses", "tested", "untested", "deferred"],
            ["valhalla", "104", "1", "103", "0"],
        ]

    def test_before_the_first_run_nothing_is_tested(self, gonfalon: Ask) -> None:
        status, out, err = gonfalon("rules", "--coverage", "--json")

        assert status == 0
        assert {one["tested"] for one in json.loads(out).values()} == {0}
        assert err == (
            "There is no build/rule-coverage.json here: no run of the whole test suite has been counted yet.\n"
        )

    @pytest.mark.parametrize(
        "damaged", ["", "{", "[]", '{"tested": 3}', '{"tested": [3]}', "\x00", '{"tested": ["\ud800"]}']
    )
    def test_a_damaged_record_is_refused(self, gonfalon: Ask, damaged: str) -> None:
        Path("build").mkdir()
        Path("build", "rule-coverage.json").write_bytes(damaged.encode("utf-8", "surrogatepass"))

        status, out, err = gonfalon("rules", "--coverage")

        assert (status, out) == (2, "")
        assert err.startswith("build/rule-coverage.json is damaged (")
        assert err.count("\n") == 1

    def test_a_folder_in_its_place_is_refused(self, gonfalon: Ask) -> None:
        Path("build", "rule-coverage.json").mkdir(parents=True)

        assert gonfalon("rules", "--coverage")[0] == 2

    def test_clauses_that_are_gone_are_told_and_left_out(self, gonfalon: Ask) -> None:
        self.record('{"tested": ["ME-OLD-01", "ME-MAP-01"]}')

        status, out, err = gonfalon("rules", "--coverage", "--json")

        assert (status, json.loads(out)["mighty"]["tested"]) == (0, 1)
        assert err == "build/rule-coverage.json names clauses that no longer exist and are left out: ME-OLD-01.\n"


def test_every_process_writes_the_same_bytes(process: Ask) -> None:
    first, second = (process("rules", "--ruleset", "valhalla", "--json", PYTHONHASHSEED=seed) for seed in ("1", "2"))

    assert first == second
    assert first[0] == 0
