"""Campaigns as files: whole for the umpire and after the end, a player's view while it runs, and back in again."""

from __future__ import annotations

import json
import random
import zipfile
from io import BytesIO
from pathlib import Path

import msgspec
import pytest
from fair import PLAYERS, Fair
from keeping_fairs import ABOUT, DICE, kept, new_table, play_on, where, why
from playing import SECRET, answer_all

from gonfalon.kernel import Eyes, Refused, Table, write_log
from gonfalon.store.archive import Archive
from gonfalon.store.exchange import bring_in, export, seen_by
from gonfalon.store.files import CampaignFile, packed, unpacked

PATH = Path("somewhere/The Fair.gonfalon")


def file_of(data: bytes) -> CampaignFile:
    return unpacked(BytesIO(data), PATH)


def parts(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(BytesIO(data)) as pack:
        return {name: pack.read(name) for name in pack.namelist()}


def lines(part: bytes) -> list[dict[str, object]]:
    return [json.loads(line) for line in part.splitlines()]


# --- the whole ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_goes_out_and_comes_in_is_the_same_campaign(archive: Archive, seed: int) -> None:
    scribe = kept(archive, new_table(seed))
    list(play_on(scribe, 80, random.Random(seed)))
    data = export(archive, scribe.id)

    again = bring_in(archive, file_of(data), PATH, "")

    assert again != scribe.id
    assert archive.card(again).name == "The Fair"
    assert where(archive.load(again).table) == where(scribe.table)
    assert [(p.year, p.over) for p in archive.frames(again)] == [(p.year, p.over) for p in archive.frames(scribe.id)]
    assert export(archive, again) == data


def test_a_campaign_that_came_in_is_played_on(archive: Archive) -> None:
    scribe = kept(archive, new_table())
    list(play_on(scribe, 20, random.Random(5)))
    again = archive.load(bring_in(archive, file_of(export(archive, scribe.id)), PATH, "", "Anew")).table
    for table in (again, scribe.table):
        assert table.order("bert", "toll", "never") is None
    assert where(again) == where(scribe.table)


def test_when_it_is_over_everybody_gets_the_whole(archive: Archive) -> None:
    scribe = kept(archive, new_table())
    for who in ("bert", "cora"):
        assert scribe.table.answer(who, "concede", scribe.table.options(who, "concede")[0]) is None
    scribe.write().result()
    assert (
        export(archive, scribe.id, Eyes("bert")) == export(archive, scribe.id, Eyes("")) == export(archive, scribe.id)
    )
    assert file_of(export(archive, scribe.id, Eyes("bert"))).campaign.secret == SECRET.hex()


# --- a player's view --------------------------------------------------------------------------------------------------


def test_a_players_file_has_his_own_inputs_and_what_he_may_see(archive: Archive) -> None:
    scribe = kept(archive, new_table())
    list(play_on(scribe, 40, random.Random(2)))
    found = parts(export(archive, scribe.id, Eyes("bert")))
    mine = [entry for entry in scribe.table.log if getattr(entry.input, "who", "") == "bert"]
    assert len(lines(found["inputs.jsonl"])) == len(mine) > 5
    assert {given["who"] for given in lines(found["inputs.jsonl"])} == {"bert"}
    assert len(lines(found["events.jsonl"])) == len(scribe.table.events("bert")) < len(scribe.table.heard)
    assert json.loads(found["view.json"])["who"] == "bert"


def test_a_players_file_holds_no_secret_seed_or_setting(archive: Archive) -> None:
    scribe = kept(archive, new_table(purse=8317))
    data = parts(export(archive, scribe.id, Eyes("bert")))
    about = json.loads(data["campaign.json"])
    assert set(about) == {"ruleset", "version", "commitment", "holders", "seat"}
    assert about["commitment"] == DICE.commitment
    assert SECRET.hex().encode() not in b"".join(data.values())
    assert b"settings" not in b"".join(data.values())


def test_what_others_did_in_secret_leaves_no_trace_in_a_players_file() -> None:
    """Before all bids are in, nobody can tell from his file which they are, nor which orders others left."""

    def after(bid: str, orders: int) -> bytes:
        table = new_table(0)
        for _ in range(orders):
            assert table.order("anna", "toll", "always") is None
        answer_all(table, f"cora bid {bid}")
        return seen_by(table, ABOUT, table.log, "bert")

    assert after("3", orders=0) == after("1", orders=2)


def test_what_a_player_took_back_is_named_by_its_place_among_his_own() -> None:
    table = new_table(1)
    play_until_his_own_undo(table)
    given = lines(parts(seen_by(table, ABOUT, table.log, "bert"))["inputs.jsonl"])
    assert [(one["kind"], one.get("to")) for one in given] == [("answer", None), ("undo", 0)]


def play_until_his_own_undo(table: Table[Fair]) -> None:
    """In winter everybody works by himself: others answer first, then Bert, who takes it back."""
    for who in ("anna", "bert"):
        assert table.answer(who, "winter", table.options(who, "winter")[0]) is None
    assert table.undo("bert", table.log[-1].number, agreed=PLAYERS) is None


def test_a_spectators_file_is_what_everybody_may_see(archive: Archive) -> None:
    scribe = kept(archive, new_table())
    list(play_on(scribe, 40, random.Random(2)))
    found = parts(export(archive, scribe.id, Eyes("")))
    assert found["inputs.jsonl"] == b""
    assert len(lines(found["events.jsonl"])) == len(scribe.table.events(""))


@pytest.mark.parametrize("who", ["bert", ""])
def test_a_players_file_is_no_campaign(archive: Archive, who: str) -> None:
    scribe = kept(archive, new_table())
    with pytest.raises(Refused) as refused:
        file_of(export(archive, scribe.id, Eyes(who)))
    assert why(refused) == "campaign-view-only"


# --- what does not come in ----------------------------------------------------------------------------------------


def refusal(archive: Archive, data: bytes) -> str:
    with pytest.raises(Refused) as refused:
        bring_in(archive, file_of(data), PATH, "")
    assert archive.cards() == []
    return why(refused)


def test_a_file_whose_dice_are_sealed_by_somebody_else_is_refused(archive: Archive) -> None:
    about = type(ABOUT)("fair", "1", "sealed", DICE.commitment)
    assert refusal(archive, packed(about, log_of(new_table()), ())) == "campaign-sealed"


def test_a_damaged_log_is_refused_whole(archive: Archive) -> None:
    table = new_table()
    table.order("anna", "toll", "ask")
    assert refusal(archive, packed(ABOUT, log_of(table).replace(b"anna", b"bert"), ())) == "kernel-log-tampered"


def test_a_file_without_a_beginning_is_refused(archive: Archive) -> None:
    assert refusal(archive, packed(ABOUT, b"", ())) == "kernel-log-no-start"


def log_of(table: Table[Fair]) -> bytes:
    return write_log(table.log)


# --- bounds -----------------------------------------------------------------------------------------------------------


def test_a_campaign_of_endless_settings_is_not_brought_in(archive: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as before_there_were_bounds:
        before_there_were_bounds.setattr("gonfalon.kernel.table.beyond", lambda _: None)
        old = kept(archive, new_table(seed_of_the_world="x" * 5000))
    data = export(archive, old.id)

    with pytest.raises(Refused) as refused:
        bring_in(archive, file_of(data), PATH, "")

    assert why(refused) == "kernel-settings-long"
    assert where(archive.load(old.id).table) == where(old.table)  # and is still played where it was begun


def test_a_file_that_says_too_much_of_itself_is_not_brought_in(archive: Archive) -> None:
    table = new_table()
    data = packed(msgspec.structs.replace(ABOUT, seed="x" * 5000), write_log(table.log), table.heard)

    with pytest.raises(Refused) as refused:
        bring_in(archive, file_of(data), PATH, "")

    assert why(refused) == "kernel-settings-long"
