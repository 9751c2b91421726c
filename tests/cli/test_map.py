"""`gonfalon map`: worlds from seeds and from Tiled, as pictures and as Tiled maps."""

from __future__ import annotations

import json
import os
import pty
import re
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Ask = Callable[..., tuple[int, str, str]]
BEGINS = {".svg": b"<svg ", ".png": b"\x89PNG", ".pdf": b"%PDF", ".tmj": b"{", ".tmx": b"<?xml"}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def drawn(gonfalon: Ask) -> Path:
    """A world of seed 7 as a Tiled map."""
    assert gonfalon("map", "--seed", "7", "--out", "drawn.tmj")[0] == 0
    return Path("drawn.tmj")


@pytest.mark.parametrize("ending", BEGINS)
def test_the_ending_says_what_is_written(gonfalon: Ask, ending: str) -> None:
    assert gonfalon("map", "--seed", "7", "--out", f"world{ending}") == (0, "", "")

    assert Path(f"world{ending}").read_bytes().startswith(BEGINS[ending])
    assert os.listdir() == [f"world{ending}"]


@pytest.mark.parametrize("ending", [".svg", ".tmj"])
def test_the_same_seed_gives_the_same_bytes_in_every_process(process: Ask, ending: str) -> None:
    for number in ("1", "2"):
        assert process("map", "--seed", "7", "--out", f"{number}{ending}", PYTHONHASHSEED=number) == (0, "", "")

    assert Path(f"1{ending}").read_bytes() == Path(f"2{ending}").read_bytes()


def test_another_seed_gives_another_world(gonfalon: Ask, drawn: Path) -> None:
    gonfalon("map", "--seed", "the long war", "--out", "other.tmj")

    assert Path("other.tmj").read_bytes() != drawn.read_bytes()


def test_a_world_is_for_three_players_unless_said_otherwise(gonfalon: Ask, drawn: Path) -> None:
    gonfalon("map", "--seed", "7", "--players", "3", "--sets", "1", "--out", "three.tmj")

    assert Path("three.tmj").read_bytes() == drawn.read_bytes()


def test_more_players_than_the_tiles_serve_is_told(gonfalon: Ask) -> None:
    status, out, err = gonfalon("map", "--seed", "7", "--players", "4", "--sets", "1", "--out", "crowded.tmj")

    assert (status, out) == (0, "")
    assert err == "One set of tiles is few for 4 players; 2 would be right. Realms will lie close together.\n"


def test_themes_and_languages_change_the_picture(gonfalon: Ask) -> None:
    for name, *options in (("plain",), ("dark", "--theme", "dark"), ("dutch", "--lang", "nl")):
        assert gonfalon("map", "--seed", "7", *options, "--out", f"{name}.svg")[0] == 0

    assert len({picture.read_bytes() for picture in Path().iterdir()}) == 3
    assert "Legenda" in Path("dutch.svg").read_text("utf-8")


class TestFromTiled:
    """Maps that were drawn or changed in Tiled."""

    def test_a_map_goes_through_both_forms_unchanged(self, gonfalon: Ask, drawn: Path) -> None:
        assert gonfalon("map", "--from", "drawn.tmj", "--out", "again.tmx") == (0, "", "")
        assert gonfalon("map", "--from", "again.tmx", "--out", "again.tmj") == (0, "", "")

        assert Path("again.tmj").read_bytes() == drawn.read_bytes()

    def test_with_its_seed_it_is_the_same_picture(self, gonfalon: Ask, drawn: Path) -> None:
        gonfalon("map", "--seed", "7", "--out", "laid.svg")
        gonfalon("map", "--from", str(drawn), "--seed", "7", "--out", "read.svg")

        assert Path("laid.svg").read_bytes() == Path("read.svg").read_bytes()

    def test_names_in_the_file_are_written_on_the_map(self, gonfalon: Ask, drawn: Path) -> None:
        world = json.loads(drawn.read_text("utf-8"))
        place = next(thing for layer in world["layers"] for thing in layer.get("objects", ()) if thing["name"])
        drawn.write_text(drawn.read_text("utf-8").replace(f'"{place["name"]}"', '"Qualm"'), "utf-8")

        gonfalon("map", "--from", str(drawn), "--out", "world.svg")

        assert "Qualm" in Path("world.svg").read_text("utf-8")

    def test_what_is_odd_is_told_but_not_without_end(self, gonfalon: Ask, drawn: Path) -> None:
        world = json.loads(drawn.read_text("utf-8"))
        stray = {"id": 900, "name": "Ys", "x": -5000, "y": -5000, "point": True}
        world["layers"][1]["objects"] += [stray | {"id": 900 + number} for number in range(15)]
        drawn.write_text(json.dumps(world), "utf-8")

        status, out, err = gonfalon("map", "--from", str(drawn), "--out", "world.tmx")

        assert (status, out) == (0, "")
        assert len(err.splitlines()) == 11
        assert err.splitlines()[-1] == "… and 5 more."

    @pytest.mark.parametrize(
        ("name", "content", "said"),
        [
            ("a.tmj", "{", "From byte 1 on the file is no JSON."),
            ("a.tmx", "<!DOCTYPE m [<!ENTITY e 'x'>]><map>&e;</map>", "Line 1: document types and entities are not"),
            ("a.txt", "", "a.txt is no map file we know;"),
        ],
    )
    def test_a_file_that_is_no_map_is_refused(self, gonfalon: Ask, name: str, content: str, said: str) -> None:
        Path(name).write_text(content, "utf-8")

        status, out, err = gonfalon("map", "--from", name, "--out", "world.svg")

        assert (status, out) == (2, "")
        assert err.startswith(said)
        assert err.count("\n") == 1
        assert os.listdir() == [name]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Say with --out which file to write;"),
        (["--out", "a.svg"], "A map needs a --seed to be laid from,"),
        (
            ["--out", "a.gif", "--seed", "7"],
            "a.gif is of no kind we can write; it may end in .svg, .png, .pdf, .tmj, .tmx.",
        ),
        (["--out", "svg", "--seed", "7"], "svg is of no kind we can write;"),
        (["--out", "nowhere/a.svg", "--seed", "7"], "There is no folder nowhere to write nowhere/a.svg into."),
        (["--out", "folder.svg", "--seed", "7"], "folder.svg is a folder, not a file."),
        (["--out", "x" * 300 + ".tmj", "--seed", "7"], "x" * 300 + ".tmj cannot be written: File name too long."),
        (["--out", "a.svg", "--seed", ""], "The seed is empty"),
        (["--out", "a.svg", "--seed", "7" * 101], "The seed has 101 signs;"),
        (["--out", "a.svg", "--seed", "7", "--players", "0"], "A world is laid for 1 to 90 players, not 0."),
        (["--out", "a.svg", "--seed", "7", "--players", "many"], "“many”, given for --players, is no whole number."),
        (["--out", "a.svg", "--seed", "7", "--sets", "31"], "A world is laid from 1 to 30 sets of tiles, not 31."),
        (["--out", "a.svg", "--seed", "7", "--theme", "pink"], "There is no theme pink; there are light, dark, print."),
        (["--out", "a.svg", "--from", "absent.tmj"], "absent.tmj cannot be read:"),
        (["--out", "a.svg", "--from", "b.tmj", "--sets", "2"], "--sets belongs to a world laid from a --seed,"),
    ],
)
def test_bad_input_is_refused_in_one_line_and_nothing_is_written(
    gonfalon: Ask, arguments: list[str], said: str
) -> None:
    Path("folder.svg").mkdir()

    status, out, err = gonfalon("map", *arguments)

    assert (status, out) == (2, "")
    assert err.startswith(said)
    assert err.count("\n") == 1
    assert os.listdir() == ["folder.svg"]


class TestOpening:
    """`--open` shows the picture where there is something to show it on."""

    def test_without_a_display_it_says_where_the_picture_is(self, gonfalon: Ask) -> None:
        assert gonfalon("map", "--seed", "7", "--out", "world.tmj", "--open") == (0, "", "The map is in world.tmj.\n")

    @pytest.mark.skipif(sys.platform != "linux", reason="other desktops bring their own opener")
    def test_a_display_without_an_opener_is_no_display(self, process: Ask) -> None:
        asked = process("map", "--seed", "7", "--out", "world.tmj", "--open", DISPLAY=":0", PATH="")

        assert asked == (0, "", "The map is in world.tmj.\n")

    @pytest.mark.skipif(sys.platform != "linux", reason="other desktops bring their own opener")
    def test_on_a_desktop_the_picture_is_opened(self, process: Ask, folder: Path) -> None:
        os.mkfifo("opened")
        opener = folder / "xdg-open"
        opener.write_text(f'#!/bin/sh\necho "$1" > {folder}/opened &\n', "utf-8")
        opener.chmod(0o755)

        asked = process(
            "map", "--seed", "7", "--out", "world.tmj", "--open", DISPLAY=":0", PATH=f"{folder}:/usr/bin:/bin"
        )

        assert asked == (0, "", "")
        assert Path("opened").read_text("utf-8") == "world.tmj\n"


def test_people_at_a_terminal_see_how_far_the_laying_is() -> None:
    terminal, screen = pty.openpty()
    command = [sys.executable, "-m", "gonfalon", "map", "--seed", "7", "--out", "world.tmj"]

    subprocess.run(command, stderr=screen, env={**os.environ, "TERM": "xterm", "LANG": "C.UTF-8"}, timeout=60)
    shown = os.read(terminal, 100_000).decode()
    os.close(screen)
    os.close(terminal)

    assert "Laying the world" in shown


def test_a_picture_is_as_large_as_asked(gonfalon: Ask) -> None:
    assert gonfalon("map", "--seed", "7", "--out", "wide.png", "--width", "640") == (0, "", "")
    assert gonfalon("map", "--seed", "7", "--out", "small.pdf", "--page", "a4") == (0, "", "")

    assert struct.unpack_from(">I", Path("wide.png").read_bytes(), 16) == (640,)
    box = re.search(rb"/MediaBox\s*\[\s*0 0 ([\d.]+)", Path("small.pdf").read_bytes())
    assert box
    assert round(float(box[1]) / 72 * 25.4) == 297


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("--out", "a.png", "--width", "much"), "“much”, given for --width, is no whole number."),
        (("--out", "a.png", "--width", "0"), "A picture 0 pixels wide cannot be drawn; it may be up to 12000."),
        (("--out", "a.svg", "--width", "900"), "--width belongs to a picture that ends in .png."),
        (("--out", "a.pdf", "--page", "letter"), "There is no page size letter; there are a4, a3, a2, a1."),
        (("--out", "a.png", "--page", "a4"), "--page belongs to a picture that ends in .pdf."),
    ],
)
def test_a_size_that_cannot_be_is_refused_before_anything_is_laid(
    gonfalon: Ask, asked: tuple[str, ...], told: str
) -> None:
    assert gonfalon("map", "--seed", "7", *asked) == (2, "", told + "\n")
    assert os.listdir() == []
