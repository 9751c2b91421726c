"""Campaign files: whole or absent, the same bytes for the same campaign, and hostile ones refused in a line."""

from __future__ import annotations

import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from gonfalon.kernel import Event, Refused, SealedDice, Table
from gonfalon.kernel.whole_files import write_whole
from gonfalon.store import files, packs
from gonfalon.store.files import Campaign, open_table, read_campaign, save_table, write_campaign

sys.path.insert(0, str(Path(__file__).parents[1] / "kernel"))
from fair import FairRules

DICE = SealedDice(b"x" * 32)
CAMPAIGN = Campaign("fair", "1", "sealed", DICE.commitment, DICE.secret.hex(), {"anna": "human"}, "7")


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A campaign of the Fair with a few answers in it."""
    monkeypatch.setattr(files, "rule_set", lambda _: FairRules())
    table = Table.start(FairRules(), {}, DICE, lambda: "nonce")
    for who in ("anna", "bert", "cora"):
        assert table.answer(who, "name", {"name": f"{who}s stall"}) is None
    save_table(tmp_path / "a.gonfalon", CAMPAIGN, table)
    return tmp_path / "a.gonfalon"


def parts(path: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as pack:
        return {name: pack.read(name) for name in pack.namelist()}


def rebuild(path: Path, change: Callable[[dict[str, bytes]], None]) -> None:
    kept = parts(path)
    change(kept)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as pack:
        for name, data in kept.items():
            pack.writestr(name, data)


def refusal(path: Path) -> str:
    with pytest.raises(Refused) as refused:
        read_campaign(path)
    return refused.value.refusal.message.key


def test_a_campaign_comes_back_as_it_was(path: Path) -> None:
    found = read_campaign(path)
    table, wrong = open_table(found)
    assert wrong is None
    assert found.campaign == CAMPAIGN
    assert [q.what for q in table.play.open.values()] == ["bid", "bid", "bid"]


def test_the_same_campaign_gives_the_same_bytes(path: Path, tmp_path: Path) -> None:
    table, _ = open_table(read_campaign(path))
    save_table(tmp_path / "b.gonfalon", CAMPAIGN, table)
    assert path.read_bytes() == (tmp_path / "b.gonfalon").read_bytes()


def test_every_die_is_an_event_in_the_file(path: Path) -> None:
    lines = parts(path)["events.jsonl"].decode().splitlines()
    assert any('"kind":"roll"' in line and '"label":"deal"' in line for line in lines)


@pytest.mark.parametrize("missing", ["campaign.json", "inputs.jsonl"])
def test_a_missing_part_is_named(path: Path, missing: str) -> None:
    rebuild(path, lambda kept: kept.pop(missing) and None)
    assert refusal(path) == "campaign-no-file"


def test_what_is_no_zip_is_no_campaign(path: Path) -> None:
    path.write_bytes(b"PK but not really")
    assert refusal(path) == "campaign-no-file"


def test_a_file_that_is_not_there_is_said_to_be_unreadable(tmp_path: Path) -> None:
    assert refusal(tmp_path / "absent.gonfalon") == "campaign-unreadable"


@pytest.mark.parametrize("text", [b"", b"[]", b'{"ruleset": 7}', b"\xff\xfe", b"[" * 100_000])
def test_a_damaged_description_is_refused(path: Path, text: bytes) -> None:
    rebuild(path, lambda kept: kept.update({"campaign.json": text}))
    assert refusal(path) == "campaign-damaged"


def test_a_secret_that_is_no_secret_is_refused(path: Path) -> None:
    rebuild(path, lambda kept: kept.update({"campaign.json": kept["campaign.json"].replace(b'"7878', b'"zz78')}))
    assert refusal(path) == "campaign-damaged"


def test_a_file_that_unpacks_to_too_much_is_not_unpacked(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs, "MOST_BYTES", 1000)
    rebuild(path, lambda kept: kept.update({"events.jsonl": b"0" * 100_000}))
    assert refusal(path) == "campaign-too-large"


def test_a_log_cut_off_in_mid_line_is_readable_up_to_there(path: Path) -> None:
    rebuild(path, lambda kept: kept.update({"inputs.jsonl": kept["inputs.jsonl"][:-20]}))
    found = read_campaign(path)
    assert found.wrong is not None
    table, wrong = open_table(found)
    assert wrong == found.wrong
    assert [q.who for q in table.play.open.values()] == ["cora"]


def test_a_file_appears_whole_or_not_at_all(tmp_path: Path) -> None:
    def half() -> object:
        yield Event("one")
        raise RuntimeError("the pen breaks")

    target = tmp_path / "c.gonfalon"
    target.write_bytes(b"what was there")
    with pytest.raises(RuntimeError, match="pen"):
        write_campaign(target, CAMPAIGN, [], half())  # type: ignore[arg-type]
    assert target.read_bytes() == b"what was there"
    assert list(tmp_path.iterdir()) == [target]


def test_a_write_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(Refused):
        write_whole(folder, b"a folder cannot be replaced by a file")
    assert list(tmp_path.iterdir()) == [folder]
