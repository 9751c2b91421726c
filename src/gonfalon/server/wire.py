"""The shapes of what comes in and goes out beside the pages of `showing`: people, campaigns, wishes.

The OpenAPI schema, and from it the page's TypeScript types, are made from these.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from gonfalon.showing.types import RuleBook, RulesetInfo

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
Key: TypeAlias = Annotated[str, Meta(max_length=80)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=4000)]
Reason: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Secret: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Seed: TypeAlias = Annotated[str, Meta(max_length=100)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
Role: TypeAlias = Literal["ruler", "commander", "umpire", "spectator"]
Move: TypeAlias = Literal["leave", "remove", "renew"]
Plain: TypeAlias = str | int | bool | None
GivenAnswer: TypeAlias = Annotated[str, Meta(max_length=20_000)] | int | list[Plain] | dict[str, Plain]


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of what comes in: what is not known is refused, not passed over."""


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """The base of what goes out."""


# --- people ----------------------------------------------------------------------------------------------


class Account(Told, frozen=True):
    id: str
    name: str


class Session(Told, frozen=True):
    """Who asks, and the word that every change must carry in `X-Gonfalon-CSRF`."""

    mode: Literal["local", "group"]
    account: Account | None
    csrf: str
    languages: tuple[str, ...]
    sign_up: bool


class SignIn(Given, frozen=True):
    name: Name
    password: Secret


class SignUp(Given, frozen=True):
    name: Name
    password: Password


class Person(Told, frozen=True):
    """Somebody at a campaign."""

    id: str
    name: str
    role: str
    seats: tuple[str, ...]
    may: tuple[Move, ...] = ()  # what whoever asks may do


class Invited(Told, frozen=True):
    """An invitation that is still open."""

    id: str
    seat: str
    role: Role
    expires: str
    guest: str = ""  # who comes back by it, if it is no new place


class Inviting(Told, frozen=True):
    """A place to which one may invite; one that is ruled is handed on."""

    role: Role
    seat: str
    ruled: bool


class Invitations(Told, frozen=True):
    open: tuple[Invited, ...]
    places: tuple[Inviting, ...]


class InvitationWish(Given, frozen=True):
    role: Role
    seat: Key = ""


class Invitation(Told, frozen=True):
    """The link is told this once; we keep only its fingerprint."""

    id: str
    link: str
    expires: str


class JoinWish(Given, frozen=True):
    token: Annotated[str, Meta(min_length=1, max_length=200)]
    name: Key = ""


class Joined(Told, frozen=True):
    campaign: str
    seat: str


# --- campaigns -------------------------------------------------------------------------------------------


class PlayerInfo(Told, frozen=True):
    """A computer player one can choose."""

    name: str
    label: str
    blurb: str


class Rulesets(Told, frozen=True):
    """What can be played, and with whom; and the books of rules to read."""

    rulesets: tuple[RulesetInfo, ...]
    players: tuple[PlayerInfo, ...]
    books: tuple[RuleBook, ...]


class MapWish(Given, frozen=True):
    players: Annotated[int, Meta(ge=2, le=12)] = 3
    sets: Annotated[int, Meta(ge=1, le=4)] | None = None
    seed: Seed = ""
    theme: Literal["light", "dark"] = "light"


class MapPreview(Told, frozen=True):
    seed: str
    land: str  # what it is called
    svg: str


class TiledPreview(Told, frozen=True):
    """A world made with Tiled, ready for a new campaign; `problems` are what is odd about it."""

    map_id: str
    svg: str
    problems: tuple[str, ...]


class SeatWish(Given, frozen=True):
    """Who sits there: `human` or a computer player's name."""

    holder: Key = "human"
    name: Key = ""
    race: Key = ""


class CampaignWish(Given, frozen=True):
    ruleset: Key
    name: Name
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=2, max_length=12)]
    settings: dict[str, Any] = {}
    dice: Literal["sealed", "table"] = "sealed"
    seed: Seed = ""
    map_id: Key = ""
    lay_by_hand: bool = False
    role: Literal["ruler", "umpire"] = "ruler"  # of the one who makes it, in a group: he takes the first human seat


class QuickWish(Given, frozen=True):
    name: Key = ""


class Created(Told, frozen=True):
    id: str


class Rename(Given, frozen=True):
    name: Name


class GoOn(Given, frozen=True):
    """Go on by the present rules, though they read otherwise than those the campaign began with."""

    reason: Annotated[str, Meta(max_length=400)] = ""


class WaitedFor(Told, frozen=True):
    seat: str
    name: str
    since: str


class CampaignCard(Told, frozen=True):
    """A campaign in the list."""

    id: str
    name: str
    ruleset: str
    rules: str  # what they are called
    role: str
    seats: tuple[str, ...]
    colours: dict[str, str]  # of those seats
    year: int
    month: int
    when: str
    waiting: tuple[WaitedFor, ...]
    yours: bool
    over: bool
    winner: str | None
    last: str
    recap: str


# --- playing ---------------------------------------------------------------------------------------------


class AnswerGiven(Given, frozen=True):
    """An answer in text notation, or as JSON where the question is a form.

    The token is the one of the page that asked: what was answered before, by another click or tab, is known by it.
    """

    what: Key
    answer: GivenAnswer
    token: Number


class DiceGiven(Given, frozen=True):
    dice: Annotated[tuple[Annotated[int, Meta(ge=-1000, le=1000)], ...], Meta(max_length=200)]
    token: Number


class UndoWish(Given, frozen=True):
    """`ask` leaves a request with those who must agree; `agreed_by_all` is what the owner of a local table may say."""

    to: Number
    ask: bool = False
    agreed_by_all: bool = False


class Consent(Given, frozen=True):
    to: Number
    agree: bool


class OrderGiven(Given, frozen=True):
    standing: Key
    order: Literal["ask", "always", "never"]


class Types(Given, frozen=True):
    types: bool


class LetterGiven(Given, frozen=True):
    to: Key
    text: Text


class Letter(msgspec.Struct, frozen=True, rename={"sender": "from"}):
    """A letter between two rulers; nobody else learns that it exists."""

    id: int
    sender: str
    to: str
    text: str
    at: str


class PassPen(Given, frozen=True):
    to: Key


# --- the umpire ------------------------------------------------------------------------------------------


class Correction(Given, frozen=True):
    change: dict[str, Any]
    reason: Reason


class AnswerFor(Given, frozen=True):
    seat: Key
    what: Key
    answer: GivenAnswer
    reason: Reason
    token: Number  # of that seat's page


class RollAgain(Given, frozen=True):
    number: Number
    index: Number
    reason: Reason


class UndoFor(Given, frozen=True):
    to: Number
    reason: Reason


class SeatFor(Given, frozen=True):
    seat: Key
    holder: Key
    reason: Reason


class Pause(Given, frozen=True):
    """To stop needs a reason; to go on needs none."""

    paused: bool
    reason: Annotated[str, Meta(max_length=400)] = ""


# --- the rules -------------------------------------------------------------------------------------------


class ClauseText(Told, frozen=True):
    id: str
    title: str
    text: str
    ruling: str


class RulesSection(Told, frozen=True):
    code: str
    title: str
    clauses: tuple[ClauseText, ...]


class Health(Told, frozen=True):
    status: Literal["ok", "failing"]  # failing: nothing can be kept
    version: str
