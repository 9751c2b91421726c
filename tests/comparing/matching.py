"""Two recordings held against each other: what an older revision showed must be in what a newer one shows.

A fact that is new is no difference, if the older revision never had one of that name at that place: a field that was
known and is suddenly filled in would be something told to somebody who was not told it before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import zip_longest
from typing import Any, NamedTuple

import msgspec
import translations
from keeping import CATEGORIES, Body, Item, Piece, Record

Path = tuple[str, ...]
Added = dict[Path, str]  # what is new, and where it was seen first
SHOWN = 300  # letters of a value


class Difference(NamedTuple):
    """Where two recordings differ for the first time, and how often they do."""

    where: str
    old: str
    new: str
    count: int


class Met(NamedTuple):
    """What came of holding one campaign against another."""

    difference: Difference | None
    added: Added
    same_state: bool


def meet(old: Record, new: Record) -> Met:
    """Hold a campaign against the same of an older revision."""
    same_state = old.state == new.state
    apart = [category for category in CATEGORIES if old.digests[category] != new.digests[category]]
    if not apart:
        return Met(None, {}, same_state)
    name, added, found = f"{new.ruleset} {new.number}", Added(), list[tuple[int, int, str, Any, Any]]()
    bodies = old.body(), new.body()
    for category in apart:
        for place, path, was, now in _unlike(category, *bodies, name, added):
            found.append((place, CATEGORIES.index(category), _where(name, category, place, path), was, now))
    if not found:
        return Met(None, added, same_state)
    _, _, where, was, now = min(found, key=lambda one: one[:2])
    return Met(Difference(where, _shown(was), _shown(now), len(found)), added, same_state)


def _where(name: str, category: str, place: int, path: Path) -> str:
    return f"{name}, input {place}, {category}: {'.'.join(path)}"


def _shown(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


Unlike = Iterator[tuple[int, Path, Any, Any]]  # place, path, old, new


def _unlike(category: str, old: Body, new: Body, name: str, added: Added) -> Unlike:
    """The items that differ, each at the first place where it does."""
    pages = Pages(old, new)
    for was, now in zip_longest(old.items[category], new.items[category]):
        if was is None or now is None or was[0] != now[0]:
            yield (was or now)[0], (), was and was[1], now and now[1]
            continue
        seen = Added()
        if category == "pages":
            apart = pages.apart(was[1], now[1], seen)
        else:
            apart = next(unlike(_translated(category, was[1]), now[1], _start(category, now), seen), None)
        for path in seen:
            added.setdefault((category, *path), _where(name, category, now[0], path))
        if apart is not None:
            yield now[0], *apart


def unlike(old: Any, new: Any, path: Path, added: Added) -> Iterator[tuple[Path, Any, Any]]:
    """Where `new` does not hold what `old` holds; what it holds beside goes into `added`."""
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        added.update({(*path, key): "" for key in new if key not in old})
        for key, was in old.items():
            if key in new:
                yield from unlike(was, new[key], (*path, key), added)
            else:
                yield (*path, key), was, None
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for was, now in zip(old, new, strict=True):
            yield from unlike(was, now, (*path, "[]"), added)
    else:
        yield path, old, new


TRANSLATED: Mapping[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "events": translations.event,
    "refusals": translations.refusal,
    "options": translations.options,
}


def _translated(category: str, seen: Any) -> Any:
    return TRANSLATED[category](seen) if category in TRANSLATED else seen


def _start(category: str, item: Item) -> Path:
    """An event and a refusal are told apart by their kind, because each kind has facts of its own."""
    kind = {"events": "kind", "refusals": "key"}.get(category)
    return (str(item[1][kind]),) if kind else ()


class Pages:
    """The pages of two campaigns. Each pair of pieces is compared once, however many pages they are on."""

    def __init__(self, old: Body, new: Body) -> None:
        self._old, self._new = old.kept, new.kept
        self._known: dict[tuple[int, int, Path], tuple[tuple[Path, Any, Any] | None, Added]] = {}

    def apart(self, old: dict[str, Any], new: dict[str, Any], added: Added) -> tuple[Path, Any, Any] | None:
        """The first place at which two pages differ."""
        if (old["viewer"], old["lang"]) != (new["viewer"], new["lang"]):
            return (), old["viewer"], new["viewer"]
        fields = {translations.page_field(name): piece for name, piece in old["page"].items()}
        added.update({(name,): "" for name in new["page"] if name not in fields})
        for name, piece in fields.items():
            there = f"the page of {new['viewer']} in {new['lang']}"
            if name not in new["page"]:
                return (there, name), whole(piece, self._old), None
            if (found := self._pieces(name, piece, new["page"][name], added)) is not None:
                return (there, *found[0]), found[1], found[2]
        return None

    def _pieces(self, name: str, old: Piece, new: Piece, added: Added) -> tuple[Path, Any, Any] | None:
        if isinstance(old, dict) and isinstance(new, dict):
            old, new = _still_told(name, old), _still_told(name, new)
            added.update({(name, key): "" for key in new if key not in old})
            for key, number in old.items():
                if key not in new:
                    return (name, key), whole(number, self._old), None
            pairs: Iterable[tuple[Path, int, int]] = (((name, key), old[key], new[key]) for key in old)
        elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
            pairs = (((name, "[]"), was, now) for was, now in zip(old, new, strict=True))
        elif isinstance(old, int) and isinstance(new, int):
            pairs = (((name,), old, new),)
        else:
            return (name,), whole(old, self._old), whole(new, self._new)
        return next(filter(None, (self._parts(*pair, added) for pair in pairs)), None)

    def _parts(self, path: Path, old: int, new: int, added: Added) -> tuple[Path, Any, Any] | None:
        if bytes(self._old[old]) == bytes(self._new[new]):
            return None
        if (old, new, path) not in self._known:
            seen = Added()
            was = translations.page_part(path, whole(old, self._old))
            self._known[old, new, path] = next(unlike(was, whole(new, self._new), path, seen), None), seen
        found, seen = self._known[old, new, path]
        added.update(seen)
        return found


def _still_told(name: str, field: dict[str, int]) -> dict[str, int]:
    return {key: number for key, number in field.items() if (name, key) not in translations.RECAST}


def whole(piece: Piece, kept: list[msgspec.Raw]) -> Any:
    """A piece of a page put together again."""
    if isinstance(piece, dict):
        return {name: whole(number, kept) for name, number in piece.items()}
    if isinstance(piece, list):
        return [whole(number, kept) for number in piece]
    return msgspec.json.decode(kept[piece])


def known(record: Record, paths: Iterable[Path]) -> list[Path]:
    """Which of these were filled in already in this recording of an older revision."""
    body, wanted = record.body(), list(paths)
    found = []
    for path in wanted:
        category, *rest = path
        if category == "pages":
            pages = (item[1]["page"] for item in body.items["pages"])
            pieces = {msgspec.json.encode(piece): piece for page in pages for piece in _fields(page, rest[0])}
            held = any(_holds(whole(_only(piece, rest), body.kept), rest[1:]) for piece in pieces.values())
        else:
            held = any(_holds(_under_kind(category, item), rest) for item in body.items[category])
        if held:
            found.append(path)
    return found


def _fields(page: dict[str, Piece], name: str) -> Iterator[Piece]:
    yield from (piece for field, piece in page.items() if translations.page_field(field) == name)


def _only(piece: Piece, rest: list[str]) -> Piece:
    """The part of a field that a path leads through."""
    if isinstance(piece, dict) and len(rest) > 1:
        return {rest[1]: piece[rest[1]]} if rest[1] in piece else {}
    return piece


def _under_kind(category: str, item: Item) -> Any:
    seen = _translated(category, item[1])
    start = _start(category, [item[0], seen])
    return {start[0]: seen} if start else seen


def _holds(value: Any, path: list[str]) -> bool:
    if not path:
        return True
    first, *rest = path
    if isinstance(value, list):
        return first == "[]" and any(_holds(element, rest) for element in value)
    return isinstance(value, dict) and first in value and _holds(value[first], rest)
