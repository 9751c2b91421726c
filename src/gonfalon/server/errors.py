"""Whatever goes wrong becomes one sentence in the reader's language: `{"error": key, "message": …, "rule": clause}`."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from gonfalon.kernel.messages import Message, Refusal, Refused
from gonfalon.server.language import language_of
from gonfalon.words import LANGUAGES, say

log = logging.getLogger("gonfalon.server")

BAD, SIGN_IN, FORBIDDEN, UNKNOWN, CONFLICT, TOO_LARGE, REFUSED, OURS = 400, 401, 403, 404, 409, 413, 422, 500
GONE, TOO_MUCH, UNAVAILABLE = 410, 429, 503
STATUS = {  # of refusals that come from below; every other one is a refusal by the rules
    "kernel-stale": CONFLICT,
    "kernel-stale-dice": CONFLICT,
    "kernel-not-asked": CONFLICT,
    "kernel-no-dice-wanted": CONFLICT,
    "kernel-our-mistake": OURS,
    "kernel-seat-unknown": UNKNOWN,
    "campaign-too-large": TOO_LARGE,
    "campaign-many-parts": TOO_LARGE,
    "campaign-too-many": TOO_LARGE,
    "campaign-line-long": TOO_LARGE,
    "campaign-no-file": BAD,
    "campaign-damaged": BAD,
    "unknown-clause": UNKNOWN,
    "unknown-clause-near": UNKNOWN,
    "unknown-ruleset": UNKNOWN,
    "store-no-campaign": UNKNOWN,
    "store-no-frame": UNKNOWN,
    "store-no-invitation": UNKNOWN,
    "store-invitation-used": GONE,
    "store-invitation-late": GONE,
    "store-name-taken": CONFLICT,
    "store-seat-taken": CONFLICT,
    "store-not-both": CONFLICT,
    "store-no-member": CONFLICT,
    "store-fault": UNAVAILABLE,
    "store-damaged": UNAVAILABLE,
    "store-closed": UNAVAILABLE,
    "store-lost": UNAVAILABLE,
    "store-campaign-damaged": UNAVAILABLE,
    "store-log-short": UNAVAILABLE,
    "store-paper-damaged": UNAVAILABLE,
}
KEYS = {
    401: "server-sign-in",
    403: "server-forbidden",
    404: "server-no-page",
    405: "server-no-method",
    413: "server-too-large",
}
OF_THE_SERVER = {"file", "folder"}  # what only refusals of the archive name: places on our own disk
LONGEST = 200  # signs of what a parser complains about


class Wrong(Refused):
    """A refusal with the status it is answered with."""

    def __init__(self, status: int, refusal: Refusal, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(refusal)
        self.status, self.headers = status, dict(headers or {})


class Problem(msgspec.Struct, frozen=True):
    """What a person is told when something is not done."""

    error: str
    message: str
    rule: str = ""


def told(refusal: Refusal, status: int, lang: str, headers: Mapping[str, str] | None = None) -> Response[Problem]:
    """The answer that says why not. The clause stands beside the sentence, not in it."""
    problem = Problem(refusal.message.key, say(refusal.message, lang), refusal.rule)
    return Response(problem, status_code=status, headers=dict(headers or {}), media_type="application/json")


def on_refused(request: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    """Bad input is normal input."""
    if isinstance(refused, Wrong):
        return told(refused.refusal, refused.status, language_of(request), refused.headers)
    status = STATUS.get(refused.refusal.message.key, REFUSED)
    if status == UNAVAILABLE or OF_THE_SERVER & refused.refusal.message.args.keys():
        return _on_fault(request, refused.refusal)
    return told(refused.refusal, status, language_of(request))


def _on_fault(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    """The archive fails: which file, and how, is for the log of whoever keeps the server and for nobody else."""
    log.error("the archive fails: %s", say(refusal.message, LANGUAGES[0]), extra={"route": _route(request)})
    problem = Problem(refusal.message.key, say(Message.of("server-unavailable"), language_of(request)))
    return Response(problem, status_code=UNAVAILABLE, media_type="application/json")


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses: no such page, a body of another shape or size."""
    if isinstance(error, ValidationException) or error.status_code == BAD:
        refusal = Refusal.of("server-malformed", problem=_complaint(error))
        return told(refusal, BAD, language_of(request))
    if error.status_code >= OURS:
        return on_mistake(request, error)
    key = KEYS.get(error.status_code, "server-malformed")
    args = {"problem": _complaint(error)} if key == "server-malformed" else {}
    return told(Refusal.of(key, **args), error.status_code, language_of(request), error.headers)


def _complaint(error: HTTPException) -> str:
    """Which field of the request is wrong, and how."""
    found = [one for one in error.extra or [] if isinstance(one, dict)]
    texts = [f"{one.get('key', '')}: {one.get('message', '')}".removeprefix(": ") for one in found]
    return ("; ".join(texts) or error.detail)[:LONGEST]


def on_mistake(request: Request[Any, Any, Any], mistake: Exception) -> Response[Problem]:
    """Our own mistake: written down here, and told to nobody in detail."""
    log.error("a request failed", extra={"route": _route(request)}, exc_info=mistake)
    return told(Refusal.of("server-our-mistake"), OURS, language_of(request))


def _route(request: Request[Any, Any, Any]) -> str:
    """What is written down of an address: the address itself may hold a token."""
    return request.scope.get("path_template", "")
