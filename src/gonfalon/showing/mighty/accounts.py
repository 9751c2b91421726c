"""A ruler's own papers: the army sheet, and in winter the treasury with everything that came in and was laid out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gonfalon.kernel import Event
from gonfalon.rulesets.mighty.ground import armies
from gonfalon.rulesets.mighty.state import Banner, War
from gonfalon.rulesets.mighty.winter import winter
from gonfalon.showing.mighty.calendar import FROST
from gonfalon.showing.mighty.spring import spring
from gonfalon.showing.sight import Sight
from gonfalon.showing.types import Army, ArmyRow, Entered, Note, Treasury

INCOMES = (("settlements", "ME-REV-04"), ("ships", "ME-REV-10"), ("bonus", "ME-REV-12"), ("loss", "ME-REV-12"))
WAYS = {  # on what crowns are spent, in the order of the winter's phases (ME-REV-13)
    "envoys": "ME-DIP-06",
    "recruits": "ME-REC-01",
    "mercenaries": "ME-REC-15",
    "allies": "ME-REC-21",
    "rebuilding": "ME-RCV-08",
    "siege": "ME-BAG-04",
    "ship": "ME-CON-02",
    "fortress": "ME-CON-03",
    "city": "ME-CON-05",
    "baggage": "ME-BAG-02",
    "assassin": "ME-ESP-02",
    "spy": "ME-ESP-02",
    "saboteur": "ME-ESP-02",
    "agent": "ME-ESP-02",
}
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
    return Treasury(
        crowns=purse.gathered,
        incomes=tuple(_incomes(sight, heard)),
        spendings=tuple(_spendings(sight, heard)),
        left=purse.crowns,
        lost=sum(e.args["crowns"] for e in heard if e.kind == "crowns.lost" and e.args["realm"] == sight.mine),
        warning=sight.words("treasury-lost", crowns=purse.crowns) if warns else "",
        spring=spring(sight, purse),
    )


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


def _spendings(sight: Sight, heard: Sequence[Event]) -> Iterator[Entered]:
    """Every way to spend crowns with what went there so far; then gifts."""
    words, mine = sight.words, sight.mine
    paid, given = dict.fromkeys(WAYS, 0), dict[str, int]()
    for event in heard:
        args = event.args
        if event.kind == "crowns.spent" and args["realm"] == mine:
            paid[args["what"]] = paid.get(args["what"], 0) + args["crowns"]
        elif event.kind == "crowns.given" and args["realm"] == mine:
            given[args["other"]] = given.get(args["other"], 0) + args["crowns"]
    for what, crowns in paid.items():
        yield Entered(label=words("spending-for", what=what), crowns=crowns, rule=WAYS.get(what, "ME-REV-13"))
    for realm, crowns in given.items():
        label = words("spending-gift", realm=sight.names.realm(realm))
        yield Entered(label=label, crowns=crowns, rule="ME-REV-13")
