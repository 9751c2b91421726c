"""Tiled's XML form (.tmx), brought into the form of a .tmj file.

Read with expat alone: no document type, no entities, nothing fetched. Nesting and elements are bounded, and the
file's size bounds everything else.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from xml.parsers import expat

from gonfalon.kernel.messages import Refused
from gonfalon.world.tiled.form import DEPTH_LIMIT, ELEMENT_LIMIT, MapFile, from_tree, shown

LAYERS = {"layer": "tilelayer", "objectgroup": "objectgroup", "group": "group", "imagelayer": "imagelayer"}


class Element:
    """An element as read: its name, attributes, children and text."""

    __slots__ = ("attributes", "children", "name", "texts")

    def __init__(self, name: str, attributes: dict[str, str]) -> None:
        self.name, self.attributes = name, attributes
        self.children: list[Element] = []
        self.texts: list[str] = []

    @property
    def text(self) -> str:
        return "".join(self.texts)

    def every(self, *names: str) -> Iterator[Element]:
        return (child for child in self.children if child.name in names)

    def first(self, name: str) -> Element | None:
        return next(self.every(name), None)


def from_tmx(data: bytes) -> MapFile:
    root = _parsed(data)
    if root.name != "map":
        raise Refused.of("tiled-no-map", found=shown(root.name))
    return from_tree(_map(root))


def _parsed(data: bytes) -> Element:
    outermost, count = Element("", {}), 0
    open_elements = [outermost]
    parser = expat.ParserCreate("utf-8")  # as Tiled writes, whatever the file claims
    parser.buffer_text = True

    def start(name: str, attributes: dict[str, str]) -> None:
        nonlocal count
        count += 1
        if len(open_elements) > DEPTH_LIMIT:
            raise Refused.of("tiled-too-deep", limit=DEPTH_LIMIT)
        if count > ELEMENT_LIMIT:
            raise Refused.of("tiled-too-many-elements", limit=ELEMENT_LIMIT)
        element = Element(name, attributes)
        open_elements[-1].children.append(element)
        open_elements.append(element)

    def forbid(*_: object) -> int:
        raise Refused.of("tiled-doctype", line=str(parser.CurrentLineNumber))

    parser.StartElementHandler = start
    parser.EndElementHandler = lambda _: open_elements.pop()
    parser.CharacterDataHandler = lambda text: open_elements[-1].texts.append(text)
    parser.StartDoctypeDeclHandler = forbid
    parser.EntityDeclHandler = forbid
    parser.ExternalEntityRefHandler = forbid
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        raise Refused.of("tiled-no-xml", line=str(error.lineno), column=str(error.offset + 1)) from error
    return outermost.children[0]


def _map(root: Element) -> dict[str, Any]:
    return {
        **root.attributes,
        "properties": _properties(root),
        "tilesets": [{**each.attributes, "tiles": _bearers(each, "tile")} for each in root.every("tileset")],
        "layers": _layers(root),
    }


def _layers(parent: Element) -> list[dict[str, Any]]:
    return [{**each.attributes, "type": LAYERS[each.name], **_content(each)} for each in parent.every(*LAYERS)]


def _content(layer: Element) -> dict[str, Any]:
    content: dict[str, Any] = {"objects": _bearers(layer, "object"), "layers": _layers(layer)}
    if data := layer.first("data"):
        content |= {"encoding": "csv", "compression": "", **data.attributes, "data": _cells(data)}
        content["chunks"] = [{**chunk.attributes, "data": _cells(chunk)} for chunk in data.every("chunk")]
    return content


def _cells(data: Element) -> str:
    """The text of the data; cells written as one element each become a list of numbers."""
    gids = [cell.attributes.get("gid", "0") for cell in data.every("tile")]
    return ",".join(gids) if gids else data.text


def _bearers(parent: Element, name: str) -> list[dict[str, Any]]:
    """Tiles of a tile set or objects of a layer, with their properties."""
    return [{**each.attributes, "properties": _properties(each)} for each in parent.every(name)]


def _properties(parent: Element) -> list[dict[str, str]]:
    """A value of several lines stands inside its element."""
    block = parent.first("properties")
    found = block.every("property") if block else ()
    return [{"value": each.text, **each.attributes} for each in found]
