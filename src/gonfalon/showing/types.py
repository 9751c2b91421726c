"""What the page is told: the shapes of everything that goes to a person, in his language and with his knowledge.

Nothing here knows a rule. The server's OpenAPI schema and the page's TypeScript types are made from these.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Point = tuple[float, float]
Tone = Literal["", "battle", "bad", "good", "quiet"]
Season = Literal["setup", "season", "winter", "over"]
Scene = Literal["", "map", "battle", "winter", "setup"]
Corner = Literal["", "give-up", "pact-write", "pact-sign", "pact-show"]  # what has a place of its own on the page


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """The base of what is shown: values, never changed."""


# --- the map ---------------------------------------------------------------------------------------------


class World(Shown, frozen=True):
    """Where things lie on the drawn map, in its own units: what the page needs to put lights and targets over it."""

    v: str  # the fingerprint of the world: the terrain layer may be kept for ever under it
    view: tuple[float, float, float, float]  # the viewBox of both layers
    size: float  # a side of a hexagon
    centres: dict[str, Point]
    corners: tuple[Point, ...]  # six, from the centre, clockwise from the top
    halves: tuple[Point, ...]  # twelve standing points, from the centre
    labels: dict[str, str]  # the names that stand on the map


class Fact(Shown, frozen=True):
    """A line of the tile panel."""

    label: str
    value: str
    rule: str = ""
    since: str = ""
    tone: Literal["", "good", "bad", "unknown"] = ""


class Place(Shown, frozen=True):
    """A tile as the viewer knows it."""

    id: str
    name: str
    terrain: str
    terrain_label: str
    owner: str = ""
    settlement: str = ""
    settlement_label: str = ""
    razed: bool = False
    port: bool = False
    feeds: int = 0  # banners in a month
    known: bool = True
    home_of: str = ""
    facts: tuple[Fact, ...] = ()


class Piece(Shown, frozen=True):
    """Something that stands on the map, at the point where the moving layer draws it."""

    id: str
    kind: Literal["banner", "ship", "operative", "stockpile", "dragon"]
    owner: str
    number: int
    place: str
    half: int | None
    x: float
    y: float
    points: int | None = None
    baggage: int | None = None
    mine: bool = False
    moved: bool = False
    label: str = ""


# --- people and time -------------------------------------------------------------------------------------


class CampaignHead(Shown, frozen=True):
    """Which campaign it is; `seal` is the commitment to its secret, for everybody to note from the first moment on."""

    id: str
    name: str
    ruleset: str
    over: bool
    paused: bool
    revision: int
    stopped: str = ""  # why it cannot go on by itself, if it cannot
    may_go_on: bool = False  # whether this viewer may let it go on all the same
    seal: str = ""


class StandingOrder(Shown, frozen=True):
    """How a kind of question is to be answered when it comes up: `order` is one of the values to choose from."""

    key: str
    label: str
    order: str
    choices: tuple[Choice, ...]


class Me(Shown, frozen=True):
    """Whose eyes the page uses, and which seats the person may take; whether he throws real dice, and his orders."""

    seat: str
    role: str
    seats: tuple[str, ...]
    token: int
    types: bool
    orders: tuple[StandingOrder, ...]


class Phase(Shown, frozen=True):
    key: str
    label: str
    state: Literal["done", "now", "later"]


class Calendar(Shown, frozen=True):
    year: int
    month: int
    months: int
    season: Season
    when: str
    phase: str
    phases: tuple[Phase, ...]
    active: str


class RealmCard(Shown, frozen=True):
    """A realm in the strip: colour and device, who rules it, and what everybody may know of it."""

    seat: str
    name: str
    colour: str
    device: str
    race: str
    holder: str
    ruler: str
    active: bool
    waiting: bool
    out: bool
    tiles: int
    revenue: int
    capital: str
    die: tuple[int, ...] | None = None
    seats: tuple[str, ...] = ()  # of those who play in its name, its ruler first


# --- sheets ----------------------------------------------------------------------------------------------


class Note(Shown, frozen=True):
    text: str
    rule: str = ""


class ArmyRow(Shown, frozen=True):
    piece: str
    number: int
    place: str
    place_name: str
    points: int
    baggage: int
    note: str = ""


class Army(Shown, frozen=True):
    rows: tuple[ArmyRow, ...]
    total: int
    baggage: int
    notes: tuple[Note, ...] = ()


class Entered(Shown, frozen=True):
    """A line of a book of money: crowns that came in."""

    label: str
    crowns: int
    rule: str = ""


class Way(Shown, frozen=True):
    """A way to spend, its price in words, and what went there so far."""

    label: str
    price: str
    crowns: int
    rule: str


class MoneyChapter(Shown, frozen=True):
    """A part of the time in which money is spent, one after the other: what came of it, and its ways to spend."""

    key: str
    title: str
    state: Literal["done", "now", "later"]
    note: str = ""
    spends: bool = False
    ways: tuple[Way, ...] = ()


class Loss(Shown, frozen=True):
    """What becomes of the rest when all chapters are over."""

    crowns: int  # that are gone already
    label: str
    left: str  # what is said of crowns that would be lost
    warning: str
    rule: str


class Treasury(Shown, frozen=True):
    """A book of money: what came in, every way it is spent, chapter by chapter, and what becomes of the rest."""

    key: str  # another one for every book
    title: str
    note: str
    crowns: int
    incomes: tuple[Entered, ...]
    chapters: tuple[MoneyChapter, ...]
    left: int
    loss: Loss
    prospect: str = ""  # what it will leave at the end, as it stands
    prospects: tuple[Fact, ...] = ()


# --- what is asked ---------------------------------------------------------------------------------------


class Bar(Shown, frozen=True):
    key: str
    label: str
    percent: int
    tone: Literal["bad", "even", "good"]


class Odds(Shown, frozen=True):
    """Chances from what the viewer knows; the percents add up to 100."""

    title: str
    bars: tuple[Bar, ...]
    note: str = ""


class Option(Shown, frozen=True):
    """An answer in words, with the pieces and the place it is about."""

    answer: str
    label: str
    kind: str
    pieces: tuple[str, ...] = ()
    place: str = ""
    half: int | None = None
    note: str = ""
    odds: Odds | None = None
    confirm: bool = False
    rule: str = ""
    crowns: int = 0  # what it costs
    picture: str = ""  # of a tile that would be laid: its design and its turn, `H03/2`
    sign: str = ""  # what is drawn on it, as a path
    counter: str = ""  # to which counter it belongs,
    amount: int = 0  # and its number there


class Counter(Shown, frozen=True):
    """Orders that differ in a number only: what the number is for, and of several alike which this one is."""

    key: str
    title: str
    label: str


class Limits(Shown, frozen=True):
    least: int
    most: int


class Part(Shown, frozen=True):
    label: str
    piece: str
    least: int
    most: int


class Parts(Shown, frozen=True):
    """A number to be shared out."""

    total: int
    step: int
    parts: tuple[Part, ...]


class Choice(Shown, frozen=True):
    value: str
    label: str


class FormField(Shown, frozen=True):
    name: str
    label: str
    kind: Literal["text", "number", "choice"]
    least: int
    most: int
    among: tuple[Choice, ...]
    value: str


class Asked(Shown, frozen=True):
    """A question as a person reads it."""

    what: str
    kind: Literal["choose", "pick", "several", "split", "form"]
    rule: str
    title: str
    hint: str = ""
    secret: bool = False
    standing: str = ""
    scene: Scene = ""
    corner: Corner = ""
    pieces: tuple[str, ...] = ()
    place: str = ""
    options: tuple[Option, ...] = ()
    counters: tuple[Counter, ...] = ()
    more: bool = False
    done: str = ""
    suggestion: str = ""
    limits: Limits | None = None
    split: Parts | None = None
    fields: tuple[FormField, ...] | None = None


class WantedRoll(Shown, frozen=True):
    """Dice that a person throws himself and types."""

    count: int
    sides: int
    label: str
    who: str


class UndoOffer(Shown, frozen=True):
    to: int
    label: str
    free: bool
    consent: tuple[str, ...]


class UndoRequest(Shown, frozen=True):
    """Somebody asks to take back what needs the others' consent; these have not said yes yet."""

    to: int
    by: str
    seats_missing: tuple[str, ...]


# --- what an umpire can put right ---------------------------------------------------------------------------


class CorrectionField(Shown, frozen=True):
    """What can be changed of a thing, and how it stands. A field that is `of` somebody is one of his `part`s."""

    name: str
    label: str
    kind: Literal["number", "choice", "flag"]
    value: str
    least: int = 0
    most: int = 0
    among: str = ""  # the list of what it can be
    of: str = ""
    part: int = 0


class Correctable(Shown, frozen=True):
    """A thing that can be put right: what it is called in the list of its group, and by itself."""

    id: str
    label: str
    full: str
    fields: tuple[CorrectionField, ...]
    group: str = ""


class CorrectionForm(Shown, frozen=True):
    """A kind of correction. Where `whole`, all fields are sent, also those that stay as they are."""

    thing: str
    label: str
    things: tuple[Correctable, ...]
    hint: str = ""
    whole: bool = False


class Corrections(Shown, frozen=True):
    """All an umpire can put right, and the lists from which he chooses."""

    forms: tuple[CorrectionForm, ...]
    lists: dict[str, tuple[Choice, ...]]


# --- what happened ---------------------------------------------------------------------------------------


class Thrown(Shown, frozen=True):
    sides: int
    faces: tuple[int, ...]
    label: str


class LogEntry(Shown, frozen=True):
    """An event as a sentence, with its dice, its clause, its tiles and the moment it happened at."""

    n: int
    kind: str
    text: str
    rule: str
    who: str
    when: str
    phase: str
    dice: tuple[Thrown, ...] = ()
    places: tuple[str, ...] = ()
    tone: Tone = ""
    pact: bool = False  # it is about one


class SidePiece(Shown, frozen=True):
    label: str
    points: int | None


class Side(Shown, frozen=True):
    """One of the two on a stage, as far as the viewer knows its strength (`known` says how), and the card it showed."""

    seat: str
    name: str
    role: str
    colour: str
    device: str
    pieces: tuple[SidePiece, ...]
    total: int | None
    known: str = ""
    card: str = ""  # none, or face down still


class Summand(Shown, frozen=True):
    """A part of a score: a number, or dice with their faces; None is what nobody knows yet."""

    label: str
    value: int | None = None
    faces: tuple[int | None, ...] = ()


class Battle(Shown, frozen=True):
    """A stage: two sides meet, step by step; cards, the score as a sum, and what came of it."""

    place: str
    title: str
    steps: tuple[Phase, ...]
    attacker: Side
    defender: Side
    over: bool = False
    odds: Odds | None = None
    score_title: str = ""
    score: tuple[Summand, ...] = ()
    total: Summand | None = None
    result: str = ""
    lines: tuple[LogEntry, ...] = ()


class Score(Shown, frozen=True):
    seat: str
    score: int


class End(Shown, frozen=True):
    """The end: who won, how all stand, and the dice opened so that anybody can check them."""

    winner: str | None
    scores: tuple[Score, ...]
    commitment: str = ""
    secret: str = ""
    verified: str = ""


class TablePage(Shown, frozen=True):
    """All that one viewer is shown of a campaign."""

    campaign: CampaignHead
    me: Me
    world: World
    calendar: Calendar
    realms: tuple[RealmCard, ...]
    places: dict[str, Place]
    pieces: tuple[Piece, ...]
    army: Army | None
    treasury: Treasury | None
    pacts: Note | None  # what is to be said of them, where the rules know any
    questions: tuple[Asked, ...]
    beside: tuple[Asked, ...]
    waiting: tuple[str, ...]
    hidden: bool
    roll: WantedRoll | None
    undo: UndoOffer | None
    battle: Battle | None
    log: tuple[LogEntry, ...]
    log_from: int
    end: End | None
    undo_requests: tuple[UndoRequest, ...] = ()


# --- why not, looking back -------------------------------------------------------------------------------


class WhyNot(Shown, frozen=True):
    """Why that is not possible; an empty message if it is."""

    message: str
    rule: str = ""


class Frame(Shown, frozen=True):
    """A moment the replay can stop at."""

    n: int
    label: str
    year: int
    month: int


class Line(Shown, frozen=True):
    """A realm's figures over the frames; null where the viewer knew none."""

    seat: str
    points: tuple[int | None, ...]


class Series(Shown, frozen=True):
    key: Literal["tiles", "strength", "revenue"]
    label: str
    lines: tuple[Line, ...]


class Replay(Shown, frozen=True):
    frames: tuple[Frame, ...]
    series: tuple[Series, ...]


# --- new campaigns ---------------------------------------------------------------------------------------


class SettingChoice(Shown, frozen=True):
    value: Any
    label: str


class SettingInfo(Shown, frozen=True):
    """A setting in plain words, with the clause behind it."""

    key: str
    label: str
    help: str
    kind: Literal["bool", "int", "choice"]
    default: Any
    choices: tuple[SettingChoice, ...] = ()
    least: int | None = None
    most: int | None = None
    rule: str = ""
    group: str = ""


class SeatNumbers(Shown, frozen=True):
    """How many may sit down, and the colours of the seats in the order in which they are filled."""

    least: int
    most: int
    usual: int
    colours: tuple[str, ...]


class Preset(Shown, frozen=True):
    key: str
    label: str
    settings: dict[str, Any]


class RuleBook(Shown, frozen=True):
    """A book of rules that can be read; its clauses begin with its prefix."""

    name: str
    title: str
    prefix: str
    playable: bool


class RulesetInfo(Shown, frozen=True):
    name: str
    title: str
    blurb: str
    seats: SeatNumbers
    settings: tuple[SettingInfo, ...]
    races: tuple[Choice, ...]
    presets: tuple[Preset, ...]
