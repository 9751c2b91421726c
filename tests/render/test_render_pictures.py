"""Files: chosen by their ending, the same bytes every time, whole or not there at all."""

from __future__ import annotations

import re
import struct
import sys
from pathlib import Path

import pytest
from drawn_worlds import World

from gonfalon.kernel.messages import Refused
from gonfalon.render import SIZES, draw_map, write_map
from gonfalon.render.fonts import CAPITALS, FACES, FOLDER, ITALIC, REGULAR, width
from gonfalon.render.gallery import main
from gonfalon.render.pictures import to_pdf, to_png
from gonfalon.words import LANGUAGES, say

SMALL = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="9" height="9"/></svg>'


def refusal(refused: pytest.ExceptionInfo[Refused]) -> str:
    assert all(say(refused.value.refusal, lang) for lang in LANGUAGES)
    return refused.value.refusal.message.key


def test_the_ending_chooses_the_kind_of_file(world: World, tmp_path: Path) -> None:
    heads = {".svg": b"<svg", ".png": b"\x89PNG", ".pdf": b"%PDF", ".SVG": b"<svg"}
    for ending, head in heads.items():
        path = tmp_path / f"map{ending}"
        write_map(world.board, path, names=world.names, title="Title")
        assert path.read_bytes().startswith(head)


@pytest.mark.parametrize("ending", [".svg", ".png", ".pdf"])
def test_the_same_map_gives_the_same_file(world: World, tmp_path: Path, ending: str) -> None:
    for name in ("one", "two"):
        write_map(world.board, tmp_path / f"{name}{ending}", names=world.names, title="Title")

    assert (tmp_path / f"one{ending}").read_bytes() == (tmp_path / f"two{ending}").read_bytes()


def test_an_unknown_ending_is_refused_with_those_we_know(world: World, tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        write_map(world.board, tmp_path / "map.gif")

    assert refusal(refused) == "render-unknown-ending"
    assert ".svg, .png, .pdf" in say(refused.value.refusal)
    assert list(tmp_path.iterdir()) == []


def test_a_picture_is_as_wide_as_asked(world: World, tmp_path: Path) -> None:
    write_map(world.board, tmp_path / "map.png", width=321)

    wide, _ = struct.unpack_from(">II", (tmp_path / "map.png").read_bytes(), 16)
    assert wide == 321


@pytest.mark.parametrize("wide", [0, -5, 100_000])
def test_an_impossible_width_is_refused(wide: int) -> None:
    with pytest.raises(Refused) as refused:
        to_png(SMALL, wide)

    assert refusal(refused) == "render-bad-width"


@pytest.mark.parametrize("page", SIZES)
def test_a_page_has_the_size_asked_for_and_lies_as_the_drawing_does(page: str) -> None:
    short, long = SIZES[page]
    lying, standing = to_pdf(SMALL, page), to_pdf(SMALL.replace("0 0 200 100", "0 0 100 200"), page)

    for pdf, (wide, high) in ((lying, (long, short)), (standing, (short, long))):
        box = re.search(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)", pdf)
        assert box
        assert [round(float(points) / 72 * 25.4) for points in box.groups()] == [wide, high]


def test_an_unknown_page_size_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        to_pdf(SMALL, "a9")

    assert refusal(refused) == "render-unknown-page"


@pytest.mark.parametrize(("library", "ending"), [("thorvg_python", ".png"), ("uharfbuzz", ".png"), ("typst", ".pdf")])
def test_what_is_not_installed_is_named(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, library: str, ending: str
) -> None:
    monkeypatch.setitem(sys.modules, library, None)

    with pytest.raises(Refused) as refused:
        write_map(world.board, tmp_path / f"map{ending}")

    assert refusal(refused) == "render-missing-extra"
    assert library in say(refused.value.refusal)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_refused_and_nothing_is_left_behind(world: World, tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        write_map(world.board, tmp_path / "nowhere" / "map.svg")

    assert refusal(refused) == "file-not-written"
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_replaced_leaves_no_draft(world: World, tmp_path: Path) -> None:
    (tmp_path / "map.svg").mkdir()

    with pytest.raises(Refused) as refused:
        write_map(world.board, tmp_path / "map.svg")

    assert refusal(refused) == "file-not-written"
    assert [path.name for path in tmp_path.iterdir()] == ["map.svg"]


def test_a_refused_map_leaves_the_old_file_as_it_was(world: World, tmp_path: Path) -> None:
    path = tmp_path / "map.svg"
    path.write_text("the old map")

    with pytest.raises(Refused) as refused:
        write_map(world.board, path, theme="pink")

    assert refusal(refused) == "render-unknown-theme"
    assert path.read_text() == "the old map"


def test_the_gallery_refuses_a_folder_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(str(tmp_path / "nowhere")) == 2
    assert "nowhere" in capsys.readouterr().err


# --- fonts ----------------------------------------------------------------------------------------------


def test_every_font_is_shipped_for_both_uses_with_its_licence() -> None:
    for face in FACES:
        assert (FOLDER / f"{face.file}.ttf").read_bytes()[:4] == b"\x00\x01\x00\x00"
        assert (FOLDER / f"{face.file}.woff2").read_bytes()[:4] == b"wOF2"
    for licence in ("OFL-Alegreya.txt", "OFL-Inter.txt"):
        text = (FOLDER / licence).read_text("utf-8")
        assert "SIL OPEN FONT LICENSE" in text
        assert "with Reserved Font Name" not in text


def test_the_fonts_stay_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 600_000


def test_words_are_measured_by_the_fonts_own_widths() -> None:
    assert width("The Pewter Sea", 20, ITALIC) == pytest.approx(111.14)
    assert width("Aldermoor", 20, CAPITALS) == pytest.approx(101.46)
    assert width("ab", 20, REGULAR, 3.0) == pytest.approx(width("ab", 20, REGULAR) + 3.0)


def test_letters_of_other_languages_are_in_the_fonts() -> None:
    missing = width("\u4e00", 20)

    assert all(width(letter, 20) != missing for letter in "éëïöüñßøåŵŷłščžœ")


def test_a_name_in_letters_we_lack_is_drawn_all_the_same(world: World) -> None:
    assert "東京" in draw_map(world.board, names={**world.names, f"place:{world.board.capitals[0]}": "東京"})
