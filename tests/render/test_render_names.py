"""Lettering: names keep clear of each other, of pieces and peaks, and are never steep or upside down."""

from __future__ import annotations

from itertools import combinations

from drawn_worlds import Lettered, World, make_picture

from gonfalon.names.landmarks import landmarks
from gonfalon.render.drawing import Picture
from gonfalon.render.lines import Box, overlap
from gonfalon.render.naming import AT_SEA, HANDS
from gonfalon.render.scene import Scene

STEEPEST = 35.0
HAIR = 2.5  # boxes are weighed on a raster, which may let them touch


def shrunk(box: Box) -> Box:
    return box[0] + HAIR, box[1] + HAIR, box[2] - HAIR, box[3] - HAIR


def test_no_name_lies_on_another(lettered: Lettered) -> None:
    clashes = [
        (one.words, other.words)
        for one, other in combinations(lettered.labels, 2)
        if any(overlap(shrunk(a), shrunk(b)) for a in one.boxes for b in other.boxes)
    ]

    assert clashes == []
    assert len(lettered.labels) > 30


def test_no_name_lies_on_a_piece(lettered: Lettered) -> None:
    pieces = lettered.pieces.boxes()

    clashes = [
        label.words
        for label in lettered.labels
        if any(overlap(shrunk(box), shrunk(piece)) for box in label.boxes for piece in pieces)
    ]

    assert clashes == []


def test_no_name_lies_on_a_peak(lettered: Lettered) -> None:
    rock = lettered.picture.land.rock

    assert [label.words for label in lettered.labels if any(rock.count(shrunk(box)) for box in label.boxes)] == []


def test_no_name_is_steep_or_upside_down(lettered: Lettered) -> None:
    for label in lettered.labels:
        assert label.slope <= STEEPEST
        assert label.line[0][0] < label.line[-1][0]


def test_every_name_stays_within_the_frame_and_off_the_panels(lettered: Lettered) -> None:
    sheet = lettered.picture.sheet
    x0, y0, x1, y1 = sheet.inner
    for label in lettered.labels:
        for box in label.boxes:
            assert x0 < box[0] < box[2] < x1
            assert y0 < box[1] < box[3] < y1
            assert not any(overlap(shrunk(box), panel) for panel in sheet.panels)


def test_names_of_the_sea_are_written_on_the_sea(picture: Picture) -> None:
    shown = [(mark.kind, label) for mark, label in picture.geography.placed if mark and mark.kind in AT_SEA]

    assert "sea" in {kind for kind, _ in shown}
    assert not any(picture.land.land.count(box) for _, label in shown for box in label.boxes)


def test_most_landmarks_find_room_for_their_names(picture: Picture) -> None:
    wanted = [landmark for landmark in landmarks(picture.board) if landmark.kind in HANDS]

    assert len(picture.geography.labels) >= 0.8 * len(wanted)


def test_the_greater_of_two_things_has_the_larger_name(picture: Picture) -> None:
    sizes = {
        landmark.id: (len(landmark.places), label.hand.size)
        for landmark, label in picture.geography.placed
        if landmark and landmark.kind == "mountains"
    }
    _, (_, small) = min(sizes.items(), key=lambda item: item[1][0])
    _, (_, large) = max(sizes.items(), key=lambda item: item[1][0])

    assert len(sizes) > 1
    assert small < large


def test_trees_make_way_for_names(picture: Picture) -> None:
    names = [box for label in picture.geography.labels for box in label.boxes]
    trees = [thing for thing in picture.land.growth() if thing.glyph.startswith(("oak", "fir", "elder"))]

    def under(box: Box) -> bool:
        return any(box[0] < tree.x < box[2] and box[1] < tree.y < box[3] for tree in trees)

    assert not any(under(shrunk(box)) for box in names)


def test_unexplored_country_has_no_names(world: World) -> None:
    picture = make_picture(world)
    everything = Scene(veiled=world.board.places)

    written = "".join(picture.campaign(everything))

    assert not any(
        f">{world.names[landmark.id]}<" in written for landmark in landmarks(world.board) if landmark.kind in HANDS
    )


def test_a_world_without_names_is_silent(world: World) -> None:
    picture = make_picture(World(world.board, {}, Scene()))

    assert picture.geography.labels == []
