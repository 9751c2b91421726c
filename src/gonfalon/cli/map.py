"""`gonfalon map`: a world laid from a seed or read from a Tiled file, as a picture or as a Tiled map."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gonfalon.cli import files, options
from gonfalon.kernel.messages import Message, Refusal, Refused

if TYPE_CHECKING:
    from gonfalon.cli.voice import Voice
    from gonfalon.names.landmarks import LandmarkId
    from gonfalon.world.board import TileBoard
    from gonfalon.world.survey import Progress
    from gonfalon.world.tiles import PlaceId

PICTURES = (".svg", ".png", ".pdf")
TILED = (".tmj", ".tmx")
PLAYERS = "3"
NAMES_SEED = "gonfalon"  # of the names on a map that comes from a file, where no seed is given
TOLD = 10  # of the faults of such a map; more would only scroll away


@dataclass(frozen=True)
class World:
    """What is written: a board, the words on it by landmark, the names of its places, and its sets of tiles."""

    board: TileBoard
    words: Mapping[LandmarkId, str]
    places: Mapping[PlaceId, str]
    sets: int | None  # unknown where a file does not say


def world_map(
    ctx: typer.Context,
    seed: Annotated[str | None, typer.Option("--seed", metavar="S")] = None,
    players: Annotated[str | None, typer.Option("--players", metavar="N")] = None,
    sets: Annotated[str | None, typer.Option("--sets", metavar="N")] = None,
    source: Annotated[str | None, typer.Option("--from", metavar="FILE")] = None,
    out: Annotated[str | None, typer.Option("--out", metavar="FILE")] = None,
    theme: Annotated[str, typer.Option("--theme", metavar="light|dark|print")] = "light",
    width: Annotated[str | None, typer.Option("--width", metavar="PIXELS")] = None,
    page: Annotated[str | None, typer.Option("--page", metavar="a4|a3|a2|a1")] = None,
    opened: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    """Everything given is looked at before the first tile is laid; nothing is written unless all goes well."""
    from gonfalon.render.palette import palette

    voice: Voice = ctx.obj
    path = files.target("--out", out, (*PICTURES, *TILED))
    palette(theme)  # refuses an unknown one now
    size = _size(path.suffix.lower(), width, page)
    if source is None:
        world = _laid(voice, seed, players or PLAYERS, sets)
    elif players or sets:
        raise Refused.of("map-only-with-seed", option="--players" if players else "--sets")
    else:
        world = _read(voice, Path(source), seed)
    _write(world, path, theme, voice.lang, size)
    if opened and not files.show(path, voice.environ):
        voice.note(Message.of("map-written", file=path))


def _size(ending: str, width: str | None, page: str | None) -> dict[str, Any]:
    """How large the picture is to be, if that was said: only pixels have a width, and only a PDF has a page."""
    for option, given, belongs in (("--width", width, ".png"), ("--page", page, ".pdf")):
        if given is not None and ending != belongs:
            raise Refused.of("map-only-for", option=option, ending=belongs)
    if width is not None:
        from gonfalon.render.pictures import checked_width

        return {"width": checked_width(options.whole_number("--width", width))}
    if page is not None:
        from gonfalon.render.pictures import checked_page

        return {"page": checked_page(page)}
    return {}


def _laid(voice: Voice, seed: str | None, players: str, sets: str | None) -> World:
    """A world from a seed (ME-MAP-26 to ME-MAP-58)."""
    from gonfalon.names.atlas import name_world
    from gonfalon.world.survey import sets_for, short_of_sets, survey

    if seed is None:
        raise Refused.of("map-from-what")
    chance, realms = options.seed(seed), options.whole_number("--players", players)
    used = sets_for(realms) if sets is None else options.whole_number("--sets", sets)
    with _progress(voice) as progress:
        board = survey(chance, realms, used, progress=progress)
    if warning := short_of_sets(realms, used):
        voice.note(warning)
    labels = list(name_world(board, chance).labels(voice.lang))
    places = {mark.places[0]: text for mark, text in labels if mark.kind == "place"}
    return World(board, {mark.id: text for mark, text in labels}, places, used)


def _read(voice: Voice, source: Path, seed: str | None) -> World:
    """A world from a Tiled file. Its own names go before those we give; what is odd about it is told (ME-MAP-54)."""
    from gonfalon.names.atlas import name_world
    from gonfalon.world.tiled import read_tiled

    chance = NAMES_SEED if seed is None else options.seed(seed)
    found = read_tiled(source)
    for fault in found.warnings[:TOLD]:
        voice.note(Refusal(fault.message, fault.rule))
    if len(found.warnings) > TOLD:
        voice.note(Message.of("map-more-faults", more=len(found.warnings) - TOLD))
    given = {mark.id: text for mark, text in name_world(found.board, chance).labels(voice.lang)}
    own = {f"place:{place}": text for place, text in found.names.items()}
    return World(found.board, given | own, found.names, found.sets)


def _write(world: World, path: Path, theme: str, lang: str, size: Mapping[str, Any]) -> None:
    kind = path.suffix.lower()
    if kind in TILED:
        from gonfalon.kernel.whole_files import write_whole
        from gonfalon.world.tiled import tiled_bytes

        write_whole(path, tiled_bytes(world.board, kind.removeprefix("."), names=world.places, sets=world.sets))
    else:
        from gonfalon.names.landmarks import LAND
        from gonfalon.render.pictures import write_map

        write_map(world.board, path, names=world.words, title=world.words[LAND], theme=theme, lang=lang, **size)


@contextmanager
def _progress(voice: Voice) -> Iterator[Progress | None]:
    """A bar on stderr while the world is laid, for people who look at a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress as Bar

    with Bar(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(voice.say(Message.of("map-laying")))
        yield lambda laid, total: bar.update(task, completed=laid, total=total)
