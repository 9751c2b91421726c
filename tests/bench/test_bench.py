"""The benchmark suite: that it measures what it says, not how fast; the command, and the file that keeps results."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from gonfalon.bench import peer_script, peers
from gonfalon.bench.measure import Measure, Result, take
from gonfalon.bench.peers import Ratio
from gonfalon.bench.results import INTRODUCTION, bars, figure, section, with_section
from gonfalon.bench.suite import MEASURES, chosen, machine
from gonfalon.cli import run
from gonfalon.kernel.messages import Refused
from gonfalon.words import LANGUAGES, say

SLOW = ("world-lay-2", "world-lay-4", "world-lay-10", "world-10-svg", "command-map.svg", "command-map.png")
SLOW += ("command-map.pdf", "command-map.tmj", "server-connected")
IN_BROWSER = ("page-script", "page-weight", "page-start", "page-table")  # they need the page built, and a Chromium


def measure(**options: Any) -> Measure:
    return Measure("kernel-ask", "ask", "µs", lambda: lambda _: 1, **options)


def result(median: float = 5, worst: float = 9, **options: Any) -> Result:
    return Result(measure(**options), median, 4, 6, worst)


# --- measures -------------------------------------------------------------------------------------------------


def test_every_measure_has_a_name_of_its_own() -> None:
    assert len({one.name for one in MEASURES}) == len(MEASURES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("one", MEASURES, ids=lambda one: one.name)
def test_every_measure_says_what_it_is_and_how_it_was_taken(one: Measure, lang: str) -> None:
    assert say(one.title, lang)
    assert say(one.how, lang)


@pytest.mark.parametrize("one", [m for m in MEASURES if m.name not in SLOW + IN_BROWSER], ids=lambda one: one.name)
def test_every_measure_can_be_taken(one: Measure) -> None:
    assert one.prepare()(0) > 0


@pytest.mark.browser
@pytest.mark.parametrize("name", IN_BROWSER)
def test_the_page_is_weighed_and_timed(name: str) -> None:
    (one,) = chosen(name)

    assert one.prepare()(0) > 0


def test_without_a_browser_the_page_is_not_timed_and_that_is_told(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("gonfalon.bench.page.NAMES", ())

    assert run(["bench", "--only", "page-start", "--json"], {}) == 0

    said = capfd.readouterr()
    assert json.loads(said.out)["measures"] == []
    assert "Chromium" in said.err
    assert said.err.count("\n") == 1


def test_the_slow_ones_are_known() -> None:
    assert set(SLOW + IN_BROWSER) <= {one.name for one in MEASURES}


def test_a_run_may_say_its_figure_itself() -> None:
    assert take(Measure("x", "ask", "kB", lambda: lambda _: 42.5, runs=1, says=True)).median == 42.5


@pytest.mark.parametrize(("warm", "numbers"), [(True, [3, 0, 1, 2]), (False, [0, 1, 2])])
def test_every_run_has_its_number_and_the_warming_up_is_another(warm: bool, numbers: list[int]) -> None:
    done: list[int] = []

    def work(number: int) -> int:
        done.append(number)
        return 1

    taken = take(Measure("x", "ask", "ns", lambda: work, runs=3, warm=warm))

    assert done == numbers
    assert 0 < taken.low <= taken.median <= taken.high <= taken.worst


def test_what_is_prepared_is_prepared_once() -> None:
    prepared: list[int] = []

    def prepare() -> Any:
        prepared.append(1)
        return lambda _: 1

    take(Measure("x", "ask", "ns", prepare, runs=1))

    assert prepared == [1]


def test_measures_are_chosen_by_a_word_in_their_name() -> None:
    assert {one.name.partition("-")[0] for one in chosen("board")} == {"board"}
    assert chosen("") == list(MEASURES)


def test_a_word_that_no_measure_has_is_refused() -> None:
    with pytest.raises(Refused) as refusal:
        chosen("nonsense")

    assert "kernel" in refusal.value.refusal.message.args["known"]


# --- results --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "good"),
    [
        ({}, None),
        ({"bar": 5}, True),
        ({"bar": 4.9}, False),
        ({"bar": 5, "worst_bar": 8}, False),
        ({"worst_bar": 9}, True),
    ],
)
def test_a_result_is_good_if_it_stays_under_its_bars(options: dict[str, float], good: bool | None) -> None:
    assert result(**options).good is good


def test_bars_are_shown_with_whether_they_are_kept() -> None:
    assert bars(result()) == ""
    assert bars(result(bar=5)) == "≤ 5 ✓"
    assert bars(result(bar=1, worst_bar=2000)) == "≤ 1, worst ≤ 2,000 ✗"


@pytest.mark.parametrize(("value", "shown"), [(0.12345, "0.123"), (5.678, "5.68"), (99.9, "99.9"), (1234.5, "1,234")])
def test_a_figure_has_three_digits(value: float, shown: str) -> None:
    assert figure(value) == shown


def test_the_machine_is_described_in_general_terms() -> None:
    import getpass
    import socket

    assert "Python" in machine()
    assert socket.gethostname() not in machine()
    assert getpass.getuser() not in machine()


def test_a_section_says_when_what_and_on_which_machine() -> None:
    lines = section([result(bar=10)], date(2030, 5, 1), (0.1, 1.2)).splitlines()

    assert lines[0].startswith("## 2030-05-01, ")
    assert lines[2] == f"{machine()}; load 0.1, 1.2"
    assert lines[-1] == "| `kernel-ask` | A question | 5 µs | 4 – 6 | 9 | ≤ 10 ✓ |"


def test_the_newest_section_comes_first() -> None:
    first = with_section("", "## old\n")

    assert with_section(first, "## new\n") == f"{INTRODUCTION}\n## new\n\n## old\n"


def test_a_file_with_something_else_is_not_touched() -> None:
    with pytest.raises(Refused):
        with_section("# My diary\n", "## new\n")


# --- the command ------------------------------------------------------------------------------------------------


def test_as_json_every_measure_has_its_value_unit_bar_and_how(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "--only", "store-append", "--json"], {}) == 0

    said = json.loads(capfd.readouterr().out)
    (one,) = said["measures"]
    assert (one["name"], one["unit"], one["bar"]) == ("store-append", "µs", 1000)
    assert 0 < one["low"] <= one["value"] <= one["high"] <= one["worst"]
    assert one["runs"] > 1
    assert "200 campaigns" in one["how"]
    assert said["machine"] == machine()


@pytest.mark.parametrize(("lang", "word"), [("en", "middle half"), ("nl", "middelste helft")])
def test_for_people_it_is_a_table(capfd: pytest.CaptureFixture[str], lang: str, word: str) -> None:
    assert run(["bench", "--only", "kernel-step", "--lang", lang], {}) == 0

    out = capfd.readouterr().out
    assert word in out
    assert "kernel-step" in out


def test_an_unknown_word_is_one_line_and_bad_input(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "--only", "nonsense"], {}) == 2

    said = capfd.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1


def test_results_are_kept_in_a_file(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "results.md"

    for _ in range(2):
        assert run(["bench", "--only", "kernel-step", "--out", str(kept)], {}) == 0

    text = kept.read_text("utf-8")
    assert text.startswith(INTRODUCTION)
    assert text.count("| `kernel-step` |") == 2


@pytest.mark.parametrize("content", [b"# My diary\n", b"\xff\xfe"])
def test_another_file_is_refused_before_anything_is_measured(
    content: bytes, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    diary = tmp_path / "diary.md"
    diary.write_bytes(content)

    assert run(["bench", "--out", str(diary)], {}) == 2
    assert diary.read_bytes() == content


@pytest.mark.parametrize("out", ["results.txt", "nowhere/results.md"])
def test_a_file_that_cannot_be_written_is_refused(out: str, tmp_path: Path) -> None:
    assert run(["bench", "--out", str(tmp_path / out)], {}) == 2


def test_a_peer_is_told_beside_us_with_how_many_times_as_fast_we_are() -> None:
    ratio = Ratio("mighty-fork", 4.0, "catanatron-copy", 40.0)
    assert ratio.times == 10.0
    assert "| `mighty-fork` | 4 µs | catanatron-copy | 40 µs | 10 × |" in section(
        [], date(2026, 1, 2), (0.1, 0.2), [ratio]
    )


def test_peers_that_cannot_be_installed_are_named_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("gonfalon.bench.peers.PEERS", ("no such requirement",))
    with pytest.raises(Refused) as refused:
        peers.compare()
    assert refused.value.refusal.message.key == "peers-not-installed"


def test_every_pair_is_one_of_our_measures_and_one_of_theirs() -> None:
    script = Path(peer_script.__file__).read_text("utf-8")
    assert all(f'"{peer}"' in script for _, peer in peers.PAIRS)
    assert {own for own, _ in peers.PAIRS} == set(peers._own_measures())
