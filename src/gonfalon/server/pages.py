"""The built page: its files, and `index.html` for every address that is the page's own."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from gonfalon.kernel.messages import Message, Refusal
from gonfalon.server.access import Need, needs
from gonfalon.server.errors import UNKNOWN, Wrong
from gonfalon.server.language import language_of
from gonfalon.words import say

STATIC = "static"
INDEX = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
KINDS = {
    "css": "text/css",
    "html": "text/html",
    "js": "text/javascript",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}


@lru_cache(maxsize=256)
def _built(path: str) -> bytes | None:
    """A file of the built page, read once; None if there is none, or the path leads out of its folder."""
    found: Traversable = files("gonfalon.server") / STATIC
    for part in path.split("/"):
        if part in ("", ".", "..") or "\\" in part or "\0" in part:
            return None
        found = found / part
    return found.read_bytes() if found.is_file() else None


def _kind(path: str) -> str:
    return KINDS.get(path.rpartition(".")[2], "application/octet-stream")


@get("/assets/{path:path}", opt=needs(Need.ANYBODY), include_in_schema=False, sync_to_thread=False)
def asset(path: FromPath[str]) -> Response[bytes]:
    """A file with a fingerprint in its name: it never changes."""
    name = f"assets/{path.lstrip('/')}"
    data = _built(name)
    if data is None:
        raise Wrong(UNKNOWN, Refusal.of("server-no-page"))
    return Response(data, media_type=_kind(name), headers={"Cache-Control": FOR_EVER})


@get(["/", "/join/{token:str}", "/{path:path}"], opt=needs(Need.ANYBODY), include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the page, or the page itself: which part of it is shown, it finds out from its address."""
    name = str(request.path_params.get("path", "")).strip("/")
    if name.split("/")[0] == "api":
        raise Wrong(UNKNOWN, Refusal.of("server-no-page"))
    data = _built(name) if "." in name else None
    if data is not None:
        return Response(data, media_type=_kind(name), headers={"Cache-Control": ASK_AGAIN})
    index = _built(INDEX)
    if index is None:
        text = say(Message.of("server-not-built"), language_of(request))
        return Response(text.encode(), media_type=MediaType.TEXT, status_code=503)
    return Response(index, media_type=KINDS["html"], headers={"Cache-Control": ASK_AGAIN})


ROUTES = [asset, page]
