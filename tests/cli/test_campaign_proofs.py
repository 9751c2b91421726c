"""A file proves what it tells: what a forger takes out, puts in or writes anew is found; older files still pass."""

from __future__ import annotations

import json
import re
import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from forging import Line, chained, describe, logged, parts, reforged, relogged, write
from terminal import Answer

from gonfalon.cli import run
from gonfalon.kernel import Roll, SealedDice, Table, TableDice, write_log
from gonfalon.players.seating import play_computers, seat_computers, seeded
from gonfalon.rulesets.mighty.rules import Mighty
from gonfalon.rulesets.registry import rule_set
from gonfalon.store.files import Campaign, read_campaign, save_table

Ask = Callable[..., Answer]
SHORT = ("--seed", "7", "--set", "quick=true", "--set", "years=1", "--set", "months=2")
FOUND_WRONG = 1


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Campaigns to be forged: a war of computers to its end, and one that waits for a throw of people."""
    folder = tmp_path_factory.mktemp("made")
    ended, typed = str(folder / "war.gonfalon"), str(folder / "typed.gonfalon")
    assert run(("new", "mighty", *SHORT, "--players", "captain,squire", "--out", ended), {}) == 0
    assert run(("new", "mighty", *SHORT, "--players", "human,squire", "--dice", "table", "--out", typed), {}) == 0
    (folder / "answers.txt").write_text("dice 4\ndice 2\n")
    assert run(("turn", typed, "--answers", str(folder / "answers.txt")), {}) == 0
    return folder


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, made: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    shutil.copytree(made, tmp_path, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)
    return tmp_path


WAR, TYPED = "war.gonfalon", "typed.gonfalon"


def about(war: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(parts(war)["campaign.json"])
    return found


def checked(gonfalon: Ask, war: str, *options: str) -> set[int]:
    """How both checks end."""
    return {gonfalon(command, war, *options).status for command in ("verify", "replay")}


@pytest.mark.parametrize("war", [WAR, TYPED])
def test_an_honest_file_passes(gonfalon: Ask, war: str) -> None:
    seal = about(war)["commitment"]

    assert checked(gonfalon, war) == {0}
    assert checked(gonfalon, war, "--commitment", seal) == {0}
    assert checked(gonfalon, war, "--commitment", seal.upper()) == {0}


def test_the_line_of_the_dice_comes_first_and_that_of_the_computer_players_second(gonfalon: Ask) -> None:
    out = gonfalon("verify", WAR).out

    assert re.fullmatch(r"sealed [1-9]\d* typed 0 bad 0\nminds [1-9]\d* other 0\n", out)
    assert gonfalon("verify", WAR, "--dice-only").out == out.splitlines(keepends=True)[0]


# --- the seal --------------------------------------------------------------------------------------------


def test_the_seal_stands_in_the_first_entry_and_is_shown(gonfalon: Ask) -> None:
    for war, dice in ((WAR, "sealed"), (TYPED, "table")):
        start, seal = logged(war)[0]["input"], about(war)["commitment"]
        assert (start["commitment"], start["dice"]) == (seal, dice)
        assert seal in gonfalon("show", war).out
        assert seal in gonfalon("verify", war).err


@pytest.mark.parametrize("dice", ["fast", "table"])
@pytest.mark.parametrize("stripped", [{}, {"secret": ""}, {"secret": "", "commitment": ""}])
def test_the_seal_cannot_be_taken_out_of_the_description(gonfalon: Ask, dice: str, stripped: dict[str, str]) -> None:
    describe(WAR, dice=dice, **stripped)

    assert checked(gonfalon, WAR) == {FOUND_WRONG}


def test_a_war_with_typed_dice_does_not_pass_for_one_with_sealed_ones(gonfalon: Ask) -> None:
    """Its seal is the one that was noted, and all is in order but the promise: the seal is one of sealed dice."""
    sealed = SealedDice(bytes.fromhex(about(WAR)["secret"]))
    table: Table[Any] = Table.start(rule_set("mighty"), logged(WAR)[0]["input"]["settings"], TableDice(sealed))
    seat_computers(table, about(WAR)["holders"])
    assert table.type_dice("red", (6,)) is None
    save_table(Path(WAR), msgspec.convert({**about(WAR), "dice": "table"}, Campaign), table)

    assert checked(gonfalon, WAR, "--commitment", sealed.commitment) == {FOUND_WRONG}


def unsealed(war: str) -> None:
    """Written anew from the first line, as if there had never been a seal."""

    def strip(line: Line) -> None:
        for field in ("commitment", "dice"):
            line["input"].pop(field, None)

    reforged(war, strip)
    kept = {field: told for field, told in about(war).items() if field not in ("commitment", "secret")}
    write(war, {**parts(war), "campaign.json": json.dumps({**kept, "dice": "fast"}).encode()})


def test_who_noted_the_seal_finds_a_file_that_was_written_anew(gonfalon: Ask) -> None:
    seal = about(WAR)["commitment"]
    unsealed(WAR)
    late_die(WAR)

    assert checked(gonfalon, WAR, "--commitment", seal) == {FOUND_WRONG}
    assert "No seal was published" in gonfalon("verify", WAR).err


@pytest.mark.parametrize("noted", ["beef", "x" * 64, "é" * 64])
def test_what_cannot_be_a_seal_is_bad_input(gonfalon: Ask, noted: str) -> None:
    assert checked(gonfalon, WAR, "--commitment", noted) == {2}


# --- the dice --------------------------------------------------------------------------------------------


def late_die(war: str) -> None:
    """The last die that can be turned over without the log coming to a stop, with hashes and events to match."""
    lines = logged(war)
    for line in reversed([line for line in lines if line.get("rolls")]):
        for roll in reversed(line["rolls"]):
            honest = roll[1]
            roll[1] = [face % roll[0] + 1 for face in honest]
            found = read_campaign(Path(war))
            table, stopped = Table.replay(rule_set("mighty"), chained(lines), found.campaign.source())
            if stopped is None:
                save_table(Path(war), found.campaign, table)
                return
            roll[1] = honest
    raise AssertionError("no die of this war could be turned over")


def test_a_late_die_is_found_though_hashes_and_events_are_made_good(gonfalon: Ask) -> None:
    late_die(WAR)

    assert checked(gonfalon, WAR) == {FOUND_WRONG}
    assert re.match(r"sealed \d+ typed 0 bad 1\n", gonfalon("verify", WAR).out)


def test_a_promised_seal_without_any_sealed_die_is_found_wrong(gonfalon: Ask) -> None:
    reforged(WAR, lambda line: line.pop("rolls", None))

    assert checked(gonfalon, WAR) == {FOUND_WRONG}
    assert gonfalon("verify", WAR).out == "sealed 0 typed 0 bad 0\n"


def test_dice_are_not_typed_where_nobody_types(gonfalon: Ask) -> None:
    """Sealed dice taken out of the log, and typed as somebody would have liked them."""
    lines = logged(WAR)
    place = next(n for n, line in enumerate(lines) if n and line.get("rolls"))
    wanted = lines[place].pop("rolls")
    typed = {"input": {"kind": "typed", "who": lines[place]["input"].get("who", ""), "dice": wanted[0][1]}}
    relogged(WAR, [*lines[: place + 1], {"number": 0, **typed}, *lines[place + 1 :]])

    assert checked(gonfalon, WAR) == {FOUND_WRONG}


def test_dice_do_not_fall_by_themselves_where_people_type_them(gonfalon: Ask) -> None:
    """Even those that the secret gives: they were not thrown."""
    lines = logged(TYPED)
    typed = next(line for line in lines if line["input"]["kind"] == "typed")
    fell = SealedDice(bytes.fromhex(about(TYPED)["secret"])).roll(0, 0, Roll(1, 6, ""))
    lines[0]["rolls"] = [[6, fell, 0, 0]]
    relogged(TYPED, [line for line in lines if line is not typed])

    assert checked(gonfalon, TYPED) == {FOUND_WRONG}
    assert gonfalon("verify", TYPED).out == "sealed 1 typed 1 bad 0\n"


# --- the events ------------------------------------------------------------------------------------------


def turned(lines: list[bytes]) -> None:
    place = next(n for n, line in enumerate(lines) if b'"dice":[' in line)
    told = json.loads(lines[place])
    told["dice"] = [7 - face if face < 7 else 1 for face in told["dice"]]
    lines[place] = json.dumps(told, separators=(",", ":")).encode() + b"\n"


EVENTS: dict[str, Callable[[list[bytes]], object]] = {
    "a die turned over": turned,
    "the first one missing": lambda lines: lines.pop(0),
    "the last one missing": lambda lines: lines.pop(),
    "all missing": lambda lines: lines.clear(),
    "one added": lambda lines: lines.append(lines[-1]),
    "two in another order": lambda lines: lines.insert(0, lines.pop(1)),
    "a word said twice": lambda lines: lines.insert(0, lines.pop(0).replace(b"{", b'{"kind":"truce",', 1)),
    "no JSON": lambda lines: lines.append(b"\xff\n"),
    "nested too deep": lambda lines: lines.append(b"[" * 100_000 + b"\n"),
}


@pytest.mark.parametrize("forgery", EVENTS)
def test_events_are_what_the_log_leads_to(gonfalon: Ask, forgery: str) -> None:
    honest = parts(WAR)["events.jsonl"].splitlines(keepends=True)
    lines = list(honest)
    EVENTS[forgery](lines)
    first = next(
        (n for n, (a, b) in enumerate(zip(honest, lines, strict=False)) if a != b), min(len(honest), len(lines))
    )
    write(WAR, {**parts(WAR), "events.jsonl": b"".join(lines)})

    for command in ("verify", "replay"):
        status, _, err = gonfalon(command, WAR)
        assert status == FOUND_WRONG
        assert f"Line {first + 1:,} of events.jsonl" in err


def test_a_file_without_events_is_found_wrong(gonfalon: Ask) -> None:
    kept = parts(WAR)
    del kept["events.jsonl"]
    write(WAR, kept)

    assert checked(gonfalon, WAR) == {FOUND_WRONG}


def test_in_which_order_an_event_names_things_is_all_the_same(gonfalon: Ask) -> None:
    lines = [json.loads(line) for line in parts(WAR)["events.jsonl"].splitlines()]
    other = [msgspec.json.encode(dict(reversed(line.items()))) + b"\n" for line in lines]
    write(WAR, {**parts(WAR), "events.jsonl": b"".join(other)})

    assert checked(gonfalon, WAR) == {0}


def test_events_of_other_rules_are_not_held_against_these(gonfalon: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said that they differ, and that the rules have changed since."""
    monkeypatch.setattr(Mighty, "reads", ("0",))

    def age(line: Line) -> None:
        line["version"] = "0"

    reforged(WAR, age)
    describe(WAR, version="0")
    lines = parts(WAR)["events.jsonl"].splitlines(keepends=True)
    write(WAR, {**parts(WAR), "events.jsonl": b"".join(lines[:-1])})

    for command in ("verify", "replay"):
        status, _, err = gonfalon(command, WAR)
        assert status == 0
        assert "version 0" in err


# --- the description and the zip -------------------------------------------------------------------------

FIELDS: dict[str, Any] = {
    "ruleset": "valhalla",
    "version": "0",
    "dice": "fast",
    "commitment": SealedDice(b"y" * 32).commitment,
    "secret": b"y".hex() * 32,
    "holders": {"red": "human", "blue": "squire"},
    "seed": "8",
    "seat": "red",
}


def test_every_field_of_the_description_is_tried() -> None:
    assert set(FIELDS) == set(Campaign.__struct_fields__)


@pytest.mark.parametrize("field", FIELDS)
def test_a_field_that_was_changed_is_found(gonfalon: Ask, field: str) -> None:
    describe(WAR, **{field: FIELDS[field]})

    view_only = 2  # a player's view is no campaign at all
    assert checked(gonfalon, WAR) == {view_only if field == "seat" else FOUND_WRONG}


@pytest.mark.parametrize("field", [field for field in FIELDS if field in ("commitment", "holders", "seed")])
@pytest.mark.parametrize("war", [WAR, TYPED])
def test_a_field_that_was_taken_out_is_found(gonfalon: Ask, war: str, field: str) -> None:
    kept = {name: told for name, told in about(war).items() if name != field}
    write(war, {**parts(war), "campaign.json": json.dumps(kept).encode()})

    assert checked(gonfalon, war) == {FOUND_WRONG}


def test_without_its_secret_a_campaign_cannot_be_verified(gonfalon: Ask) -> None:
    describe(WAR, secret="")

    assert gonfalon("verify", WAR).status == 3


@pytest.mark.parametrize("part", ["campaign.json", "inputs.jsonl", "events.jsonl"])
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_two_parts_of_one_name_are_found(gonfalon: Ask, part: str) -> None:
    """Whoever reads the first sees another campaign than whoever reads the last."""
    with zipfile.ZipFile(WAR, "a") as pack:
        pack.writestr(part, parts(WAR)[part])

    assert checked(gonfalon, WAR) == {FOUND_WRONG}


@pytest.mark.parametrize("part", ["view.json", "Events.jsonl", "./events.jsonl", "notes.txt"])
def test_parts_beside_the_three_are_found(gonfalon: Ask, part: str) -> None:
    with zipfile.ZipFile(WAR, "a") as pack:
        pack.writestr(part, b"{}")

    status, _, err = gonfalon("verify", WAR)
    assert (status, part in err) == (FOUND_WRONG, True)
    assert gonfalon("show", WAR).status == 2


# --- files from before -----------------------------------------------------------------------------------


def from_before(war: str, source: SealedDice | TableDice, **told: str) -> None:
    """A campaign as it was written when the log did not say its dice and computer players thought with the seed."""
    rules, holders = rule_set("mighty"), {"red": "captain", "blue": "squire"}
    table: Table[Any] = Table.start(
        rules, {"players": ("red", "blue"), "seed": "7", "quick": True, "years": 1, "months": 2}, source
    )
    seat_computers(table, holders)
    play_computers(table, seeded("7"))
    about = {"ruleset": "mighty", "version": rules.version, "holders": holders, "seed": "7", **told}
    save_table(Path(war), msgspec.convert(about, Campaign), table)
    lines = logged(war)
    del lines[0]["input"]["dice"]
    write(war, {**parts(war), "inputs.jsonl": write_log(chained(lines))})


def test_an_older_sealed_campaign_verifies_with_its_computer_players(gonfalon: Ask) -> None:
    sealed = SealedDice(b"x" * 32)
    from_before("old.gonfalon", sealed, commitment=sealed.commitment, secret=sealed.secret.hex())

    assert checked(gonfalon, "old.gonfalon") == {0}
    assert re.fullmatch(
        r"sealed [1-9]\d* typed 0 bad 0\nminds [1-9]\d* other 0\n", gonfalon("verify", "old.gonfalon").out
    )


@pytest.mark.parametrize("dice", ["fast", "table"])
def test_the_seal_of_an_older_campaign_cannot_be_taken_out_of_its_description(gonfalon: Ask, dice: str) -> None:
    sealed = SealedDice(b"x" * 32)
    from_before("old.gonfalon", sealed, commitment=sealed.commitment, secret=sealed.secret.hex())
    describe("old.gonfalon", dice=dice)

    assert checked(gonfalon, "old.gonfalon") == {FOUND_WRONG}


def test_an_older_campaign_with_real_dice_verifies_as_what_it_was(gonfalon: Ask) -> None:
    from_before("old.gonfalon", TableDice(), dice="table")

    assert checked(gonfalon, "old.gonfalon") == {0}
    assert gonfalon("verify", "old.gonfalon").out == "sealed 0 typed 0 bad 0\n"
