"""A ruler's own papers: the army sheet, and in winter the treasury with everything that came in and was laid out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gonfalon.kernel import Event
from gonfalon.rulesets.mighty.ground import armies
from gonfalon.rulesets.mighty.state import Banner, War, Winter
from gonfalon.rulesets.mighty.winter import winter
from gonfalon.showing.mighty.calendar import FROST, calendar
from gonfalon.showing.mighty.spring import spring
from gonfalon.showing.sight import Sight
from gonfalon.showing.types import Army, ArmyRow, Entered, Loss, MoneyChapter, Note, Treasury, Way

INCOMES = (("settlements", "ME-REV-04"), ("ships", "ME-REV-10"), ("bonus", "ME-REV-12"), ("loss", "ME-REV-12"))
WAYS = {  # on what crowns are spent: in which phase of the winter, by which clause (ME-REV-13)
    "envoys": ("diplomacy", "ME-DIP-06"),
    "recruits": ("recruitment", "ME-REC-01"),
    "mercenaries": ("recruitment", "ME-REC-15"),
    "allies": ("recruitment", "ME-REC-21"),
    "rebuilding": ("recovery", "ME-RCV-08"),
    "siege": ("baggage", "ME-BAG-04"),
    "ship": ("construction", "ME-CON-02"),
    "fortress": ("construction", "ME-CON-03"),
    "city": ("construction", "ME-CON-05"),
    "baggage": ("baggage", "ME-BAG-02"),
    "assassin": ("espionage", "ME-ESP-02"),
    "spy": ("espionage", "ME-ESP-02"),
    "saboteur": ("espionage", "ME-ESP-02"),
    "agent": ("espionage", "ME-ESP-02"),
}
GIFTS = ("diplomacy", "ME-REV-13")  # and whatever else has no chapter of its own
SPENDING_CHAPTERS = frozenset(chapter for chapter, _ in (*WAYS.values(), GIFTS))
REVENUE = "revenue"  # the phase in which crowns come in
LOST = "ME-REV-14"
SPENDING_PHASES = ("diplomacy", "recruitment", "recovery", "preparations", "espionage")  # in which crowns are spent


def army(sight: Sight) -> Army | None:
    """The viewer's banners by number."""
    war: War = sight.facts.war
    mine = sorted(armies.banners_of(war, sight.mine), key=lambda banner: banner.number) if sight.mine else []
    if not mine:
        return None
    rows = tuple(
        ArmyRow(
            piece=banner.id,
            number=banner.number,
            place=banner.place,
            place_name=sight.names.place(banner.place),
            points=banner.points,
            baggage=banner.baggage,
            note=sight.words.listed([sight.words(f"army-{note}", ship=ship) for note, ship in _notes(war, banner)]),
        )
        for banner in mine
    )
    total, baggage = sum(b.points for b in mine), sum(b.baggage for b in mine)
    return Army(rows=rows, total=total, baggage=baggage, notes=tuple(_remarks(sight, mine)))


def _notes(war: War, banner: Banner) -> Iterator[tuple[str, str]]:
    """What is to be said of one banner."""
    ship = banner.ship.rpartition("/")[2]
    if banner.points < armies.LEAST:
        yield "weak", ship
    if banner.kind:
        yield banner.kind, ship
    if banner.ship:
        yield "aboard", ship
    if banner.inside and banner.place in war.sieges:
        yield "besieged", ship
    if banner.id in war.turn.moved:
        yield "moved", ship
    elif banner.id in war.turn.stayed:
        yield "stayed", ship
    elif not armies.may_move(war, banner):
        yield "barred", ship


def _remarks(sight: Sight, mine: Sequence[Banner]) -> Iterator[Note]:
    if any(banner.points < armies.LEAST for banner in mine):
        yield Note(text=sight.words("army-below", least=armies.LEAST), rule="ME-REO-05")


def treasury(sight: Sight) -> Treasury | None:
    """His crowns of this winter; what is left when it ends is lost (ME-REV-14)."""
    war: War = sight.facts.war
    purse = war.winter.get(sight.mine)
    if purse is None or war.phase not in winter.PHASES:
        return None
    since = next((i for i in range(len(sight.events) - 1, -1, -1) if sight.events[i].kind == FROST), 0)
    heard = sight.events[since:]
    warns = purse.crowns > 0 and war.phase in SPENDING_PHASES
    words = sight.words
    return Treasury(
        key=str(war.year),
        title=words("treasury-title"),
        note=words("treasury-of-year", year=str(war.year)),
        crowns=purse.gathered,
        incomes=tuple(_incomes(sight, heard)),
        chapters=tuple(_chapters(sight, heard, purse)),
        left=purse.crowns,
        loss=Loss(
            crowns=sum(e.args["crowns"] for e in heard if e.kind == "crowns.lost" and e.args["realm"] == sight.mine),
            label=words("treasury-lost-label"),
            left=words("treasury-left-lost"),
            warning=words("treasury-lost", crowns=purse.crowns) if warns else "",
            rule=LOST,
        ),
        prospect=words("treasury-spring"),
        prospects=spring(sight, purse),
    )


def _chapters(sight: Sight, heard: Sequence[Event], purse: Winter) -> Iterator[MoneyChapter]:
    """The phases of the winter, with the ways to spend crowns in each (ME-REV-13)."""
    spent = _spendings(sight, heard)
    for phase in calendar(sight).phases:
        ways = tuple(spent.get(phase.key, ()))
        yield MoneyChapter(
            key=phase.key,
            title=phase.label,
            state=phase.state,
            note=_note(sight, phase.key, ways, purse),
            spends=phase.key in SPENDING_CHAPTERS,
            ways=ways,
        )


def _note(sight: Sight, phase: str, ways: Sequence[Way], purse: Winter) -> str:
    """What came of a phase: crowns that were gathered, or laid out."""
    if phase == REVENUE:
        return sight.words("treasury-note-gathered", crowns=purse.gathered) if purse.gathered else ""
    spent = sum(way.crowns for way in ways)
    return sight.words("treasury-note-spent", crowns=spent) if spent else ""


def _incomes(sight: Sight, heard: Sequence[Event]) -> Iterator[Entered]:
    """The parts of the year's revenue as they were reckoned (ME-REV-12), and gifts."""
    words, mine = sight.words, sight.mine
    for event in heard:
        args = event.args
        if event.kind == "revenue.reckoned" and args["realm"] == mine:
            for part, rule in INCOMES:
                if args[part]:
                    crowns = -args[part] if part == "loss" else args[part]
                    yield Entered(label=words(f"income-{part}"), crowns=crowns, rule=rule)
            if args["isolated"]:
                yield Entered(label=words("income-isolated", count=args["isolated"]), crowns=0, rule="ME-REV-08")
        elif event.kind == "crowns.given" and args["other"] == mine:
            label = words("income-gift", realm=sight.names.realm(args["realm"]))
            yield Entered(label=label, crowns=args["crowns"], rule=event.rule)
        elif event.kind == "crowns.returned" and args["realm"] == mine:
            yield Entered(label=words("income-returned"), crowns=args["crowns"], rule=event.rule)


def _spendings(sight: Sight, heard: Sequence[Event]) -> dict[str, list[Way]]:
    """By phase every way to spend crowns with what went there so far; then gifts."""
    words, mine = sight.words, sight.mine
    paid, given = dict.fromkeys(WAYS, 0), dict[str, int]()
    for event in heard:
        args = event.args
        if event.kind == "crowns.spent" and args["realm"] == mine:
            paid[args["what"]] = paid.get(args["what"], 0) + args["crowns"]
        elif event.kind == "crowns.given" and args["realm"] == mine:
            given[args["other"]] = given.get(args["other"], 0) + args["crowns"]
    found: dict[str, list[Way]] = {}
    for what, crowns in paid.items():
        chapter, rule = WAYS.get(what, GIFTS)
        label, price = words("spending-on", what=what), words("spending-price", what=what)
        found.setdefault(chapter, []).append(Way(label=label, price=price, crowns=crowns, rule=rule))
    for realm, crowns in given.items():
        label = words("spending-gift", realm=sight.names.realm(realm))
        found.setdefault(GIFTS[0], []).append(Way(label=label, price="", crowns=crowns, rule=GIFTS[1]))
    return found
