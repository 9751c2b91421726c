"""Files made to swallow a machine: refused in a line, within little memory, before they are unpacked."""

from __future__ import annotations

import resource
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from gonfalon.kernel import Refused
from gonfalon.store import packs
from gonfalon.store.files import read_campaign

MEGABYTE = 1024 * 1024
MEMORY = 300 * MEGABYTE
ABOUT = b'{"ruleset":"mighty","version":"1"}'
READ = """
import sys
from pathlib import Path
from gonfalon.kernel import Refused
from gonfalon.store.files import open_table, read_campaign
try:
    open_table(read_campaign(Path(sys.argv[1])))
except Refused as refused:
    print(refused.refusal.message.key)
"""
Parts = dict[str, bytes]


def packed(path: Path, parts: Parts, packing: int = zipfile.ZIP_DEFLATED) -> Path:
    with zipfile.ZipFile(path, "w", packing) as pack:
        for name, data in parts.items():
            pack.writestr(name, data)
    return path


def refusal(path: Path) -> str:
    with pytest.raises(Refused) as refused:
        read_campaign(path)
    return refused.value.refusal.message.key


def little_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


BOMBS: dict[str, tuple[Parts, str]] = {
    "newlines": ({"campaign.json": ABOUT, "inputs.jsonl": b"\n" * (63 * MEGABYTE)}, "kernel-log-damaged"),
    "more newlines": ({"campaign.json": ABOUT, "inputs.jsonl": b"\n" * (130 * MEGABYTE)}, "campaign-too-large"),
    "one line": ({"campaign.json": ABOUT, "inputs.jsonl": b"[" * (60 * MEGABYTE)}, "campaign-line-long"),
    "a long description": ({"campaign.json": b" " * (60 * MEGABYTE), "inputs.jsonl": b""}, "campaign-line-long"),
    "empty objects": (
        {"campaign.json": ABOUT[:-1] + b',"x":[' + b"{}," * 300_000 + b"{}]}", "inputs.jsonl": b""},
        "kernel-log-no-start",
    ),
}


@pytest.mark.parametrize(("parts", "told"), BOMBS.values(), ids=BOMBS)
def test_what_unpacks_to_much_is_refused_within_little_memory(tmp_path: Path, parts: Parts, told: str) -> None:
    bomb = packed(tmp_path / "bomb.gonfalon", parts)
    assert bomb.stat().st_size < 256 * 1024

    read = [sys.executable, "-c", READ, str(bomb)]
    done = subprocess.run(read, capture_output=True, text=True, preexec_fn=little_memory)

    assert (done.returncode, done.stdout.strip()) == (0, told), done.stderr


def test_the_list_of_parts_is_not_read_if_it_is_long(tmp_path: Path) -> None:
    path = packed(tmp_path / "many.gonfalon", {f"part {number}": b"" for number in range(packs.MOST_PARTS + 1)})

    assert refusal(path) == "campaign-many-parts"


def test_the_list_of_parts_is_measured_and_not_only_counted(tmp_path: Path) -> None:
    path = packed(tmp_path / "long.gonfalon", {f"{number} " + "n" * 60_000: b"" for number in range(3)})

    assert refusal(path) == "campaign-many-parts"


def test_a_part_that_says_it_is_small_is_counted_as_it_unpacks(tmp_path: Path) -> None:
    path = packed(tmp_path / "liar.gonfalon", {"campaign.json": ABOUT, "inputs.jsonl": b"x\n" * 1000})
    with zipfile.ZipFile(path) as pack:
        real = pack.getinfo("inputs.jsonl").file_size
    data = path.read_bytes()
    path.write_bytes(data.replace(real.to_bytes(4, "little"), (10).to_bytes(4, "little")))

    assert refusal(path) == "campaign-no-file"


@pytest.mark.parametrize("packing", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_ways_of_packing_that_unpack_without_a_limit_are_not_read(tmp_path: Path, packing: int) -> None:
    path = packed(tmp_path / "other.gonfalon", {"campaign.json": ABOUT, "inputs.jsonl": b""}, packing)

    assert refusal(path) == "campaign-no-file"


def test_a_log_of_too_many_lines_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs, "MOST_LINES", 10)
    path = packed(tmp_path / "long.gonfalon", {"campaign.json": ABOUT, "inputs.jsonl": b"{}\n" * 11})
    with packs.Pack(path, path) as pack, pytest.raises(Refused) as refused:
        list(pack.lines("inputs.jsonl"))

    assert refused.value.refusal.message.key == "campaign-too-many"
