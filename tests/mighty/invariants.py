"""What is true of a war after every input, whatever the players did: each function names the faults it finds.

Some things are only whole between steps (a siege whose last besieger has just starved is lifted at the end of the
story), so they are looked for at checkpoints; the rest must hold while a story is in flight too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

from gonfalon.cli.telling import event_message, question_message
from gonfalon.kernel import Event, Message, Play, Question, Refusal
from gonfalon.kernel.views import asked
from gonfalon.rulesets.mighty.battle import battle
from gonfalon.rulesets.mighty.ground import armies, lands
from gonfalon.rulesets.mighty.realms import reorganisation
from gonfalon.rulesets.mighty.realms.calendar import INITIATIVE, PHASES, SEASON_ENDS
from gonfalon.rulesets.mighty.realms.ends import SETTING_UP
from gonfalon.rulesets.mighty.rules import CHAPTERS
from gonfalon.rulesets.mighty.spells import spell as spells
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, NOBODY, UNDEAD, VILLAGE, WAITING, War
from gonfalon.words import LANGUAGES, say

Faults = Iterator[str]
MOST_OPTIONS = 60  # of a question that are tried out each time it is looked at
PROBES = (
    "",
    "none",
    "0",
    "-1",
    "done",
    "march 99 to Z99",
    "scout 1 to \u0661",
    "regroup 1 as 0",
    "9" * 5000,
    "place /",
)

# --- what must hold at any moment ------------------------------------------------------------------------


def banners_are_sound(war: War) -> Faults:
    """Positive strength, no more baggage than can be carried, an owner who rules, a name that says whose it is."""
    for key, banner in war.banners.items():
        if key != banner.id or banner.id != f"{banner.realm}.{banner.number}":
            yield f"{key} is called {banner.id}"
        if banner.realm not in (*rulers(war), UNDEAD):
            yield f"{key} has no realm"
        if banner.points < 1:
            yield f"{key} has {banner.points} points"
        if not 0 <= banner.baggage <= armies.CARRIES:
            yield f"{key} carries {banner.baggage}"


def banners_stand_on_land(war: War) -> Faults:
    """No banner in swamp or sea: who is not aboard stands on a half-edge of dry land (ME-MOV-05, ME-MOV-22)."""
    for banner in war.banners.values():
        if not banner.ship:
            if not war.board.enterable(banner.place):
                yield f"{banner.id} is in the swamp at {banner.place}"
            elif banner.half in war.board.sea_halves(banner.place):
                yield f"{banner.id} stands in the sea at {banner.place}/{banner.half}"


def banners_aboard_are_with_their_ship(war: War) -> Faults:
    """One banner to an own ship, and where the ship is (ME-SEA-28)."""
    aboard = [banner for banner in war.banners.values() if banner.ship]
    for banner in aboard:
        ship = war.ships.get(banner.ship)
        if ship is None or (ship.place, ship.realm) != (banner.place, banner.realm):
            yield f"{banner.id} at {banner.place} is aboard {ship or banner.ship}"
        if banner.inside or banner.landed:
            yield f"{banner.id} is aboard and ashore"
    for ship_id, count in Counter(banner.ship for banner in aboard).items():
        if count > 1:
            yield f"{ship_id} carries {count} banners"


def ships_lie_in_water(war: War) -> Faults:
    """In a tile with sea, in a harbour only where there is one, of a realm that rules or of independents."""
    for key, ship in war.ships.items():
        if key != ship.id or ship.id != f"{ship.realm}/{ship.number}":
            yield f"{key} is called {ship.id}"
        if not war.board.has_sea(ship.place):
            yield f"{key} is on dry land at {ship.place}"
        if ship.harbour and not lands.has_harbour(war, ship.place):
            yield f"{key} lies in a harbour that {ship.place} has not"
        if ship.realm not in (*rulers(war), INDEPENDENT):
            yield f"{key} has no realm"


def tiles_have_one_owner(war: War) -> Faults:
    """A realm that rules, independents, or nobody; razed tiles are nobody's (ME-RAZ-07), barren ones free."""
    owners = (*rulers(war), INDEPENDENT, NOBODY)
    for place, here in war.lands.items():
        if here.owner not in owners:
            yield f"{place} belongs to {here.owner}"
        if here.razed and here.owner != NOBODY:
            yield f"{place} is razed and belongs to {here.owner}"
        if here.owner == INDEPENDENT and not here.settlement:
            yield f"{place} is independent and barren"
        if here.settlement not in (VILLAGE, FORTRESS, CITY, ""):
            yield f"{place} holds a {here.settlement}"
        if place not in war.board.tiles or not war.board.enterable(place):
            yield f"{place} cannot be known"


def stockpiles_lie_behind_walls(war: War) -> Faults:
    """One to six points, in a city or fortress of a player (ME-REO-11, ME-REO-12)."""
    for place, points in war.stockpiles.items():
        if not 1 <= points <= lands.STOCKPILE:
            yield f"the stockpile at {place} holds {points}"
        if not lands.room_behind_walls(war, place) or lands.owner(war, place) not in war.realms:
            yield f"there is a stockpile at {place} and no walls of a player"


def walls_hold_no_more_than_they_can(war: War) -> Faults:
    """Behind walls are banners of one owner, no more than there is room for (ME-SIE-03)."""
    inside = [banner for banner in war.banners.values() if banner.inside]
    for place, count in Counter(banner.place for banner in inside).items():
        if count > lands.room_behind_walls(war, place):
            yield f"{count} banners are behind the walls of {place}"
        if len({banner.realm for banner in inside if banner.place == place}) > 1:
            yield f"banners of several players are behind the walls of {place}"


def facts_are_about_what_is_there(war: War) -> Faults:
    """What somebody knows, he knows of a banner on the map or of a realm in play (ME-RLM-30)."""
    for key, fact in war.known.items():
        viewer, _, banner = key.partition(":")
        if viewer not in war.realms or banner not in war.banners or fact.since > war.now:
            yield f"{key} is known: {fact}"
    for key, fact in war.totals.items():
        viewer, _, force = key.partition(":")
        realm, _, place = force.partition("@")
        if viewer not in war.realms or realm not in rulers(war) or place not in war.board.tiles or fact.since > war.now:
            yield f"{key} is a total: {fact}"


def calendar_is_sane(war: War) -> Faults:
    """A phase that exists, a month of the year, and everybody who rules once in the order of play (ME-TRN)."""
    if war.phase not in CHAPTERS:
        yield f"phase {war.phase}"
    if war.phase not in PHASES:
        return
    if len(set(war.order)) != len(war.order) or not set(rulers(war)) <= set(war.order):
        yield f"order {war.order} for {rulers(war)}"
    if not 0 <= war.active < len(war.order) or (len(rulers(war)) > 1 and war.player not in rulers(war)):
        yield f"active {war.active} of {war.order}"
    if not 1 <= war.month <= war.settings.months:
        yield f"month {war.month}"


# --- what must hold between steps ------------------------------------------------------------------------


def sieges_have_two_sides(war: War) -> Faults:
    """Walls, somebody behind them, and besiegers before them (ME-SIE-10).

    Unless these are being relieved (ME-SIE-12), are out to fight (ME-BAT-16), or leave the field just now, as both
    sides do after a draw (ME-BAT-28).
    """
    for place, siege in war.sieges.items():
        if place != siege.place or not lands.room_behind_walls(war, place):
            yield f"{siege} of no walls"
        relieving = war.phase in ("movement", "battle") and war.player == siege.besieger
        fighting = place in war.fights and war.fights[place].stage != "waiting"
        if not armies.field(war, place, siege.besieger) and not relieving and not fighting:
            yield f"nobody besieges {place}: {siege}"
        garrison = {banner.realm for banner in armies.garrison(war, place)}
        independents = siege.defender == INDEPENDENT
        if garrison != (set() if independents else {siege.defender}) or independents != (siege.independents > 0):
            yield f"{siege} is held by {garrison}"
        if lands.owner(war, place) != siege.defender:
            yield f"{place} of {lands.owner(war, place)} is defended by {siege.defender}"


def nobody_is_shut_in_without_reason(war: War) -> Faults:
    """Behind walls one is only in a siege, or while a battle before them is being fought (ME-SIE-06)."""
    for banner in war.banners.values():
        if banner.inside and banner.place not in war.sieges and banner.place not in war.fights:
            yield f"{banner.id} hides from nobody in {banner.place}"


def fights_are_fought_in_their_phase(war: War) -> Faults:
    """No fight is left over outside the battle phase; each is the active player's and knows its stage (ME-BAT-44)."""
    for place, fight in war.fights.items():
        if war.phase != "battle":
            yield f"{fight} in the phase {war.phase}"
        if place != fight.place or fight.stage not in (WAITING, *battle.STAGES):
            yield f"{fight} at {place}"
        if fight.attacker != war.player:
            yield f"{fight} in the turn of {war.player}"


AUTUMN = ("autumn-equinox", "winter-quarters")
SUMMER = ("spring-equinox", INITIATIVE, *PHASES, SEASON_ENDS, "winter-lapses")
TILL_RECOVERY = (*AUTUMN, "winter-events", "revenue", "diplomacy", "recruitment", "recovery")
IN_FORCE = {  # when spells of each duration may rest on the map (ME-MAG-11)
    spells.SEASON: SUMMER,
    spells.RECOVERY: (*SUMMER, *TILL_RECOVERY),
    spells.SPRING: (*SUMMER, *TILL_RECOVERY, "preparations", "espionage"),
    spells.QUARTERS: AUTUMN,
}


def spells_end_in_time(war: War) -> Faults:
    """Every spell's end is reached: none outlasts its time, and none is older than a year (ME-MAG-11)."""
    for spell in war.spells.values():
        fresh = spell.until == spells.QUARTERS or (war.phase == "spring-equinox" and war.order)
        if war.phase not in IN_FORCE[spell.until] or (fresh and spell.since != war.year):
            yield f"{spell} in the phase {war.phase} of year {war.year}"
        if not war.year - 1 <= spell.since <= war.year or spell.place not in spell.places:
            yield f"{spell} in year {war.year}"


def operatives_are_gone_by_spring(war: War) -> Faults:
    """Hidden counters lie on the map only while the phase of espionage lasts (ME-ESP-06)."""
    if war.phase != "espionage":
        for counter in war.operatives.values():
            yield f"{counter} in the phase {war.phase}"


def the_dead_are_raised(war: War) -> Faults:
    """Undead stand where a spell has raised them, and carry nothing (ME-MAG-27)."""
    graves = [spell.place for spell in war.spells.values() if spell.name == "raise-dead"]
    for banner in armies.banners_of(war, UNDEAD):
        if banner.place not in graves or banner.baggage:
            yield f"{banner} walks without a spell"


Rule = Callable[[War], Faults]
ALWAYS: tuple[Rule, ...] = (
    banners_are_sound,
    banners_stand_on_land,
    banners_aboard_are_with_their_ship,
    ships_lie_in_water,
    tiles_have_one_owner,
    stockpiles_lie_behind_walls,
    walls_hold_no_more_than_they_can,
    facts_are_about_what_is_there,
    calendar_is_sane,
)
BETWEEN_STEPS: tuple[Rule, ...] = (
    spells_end_in_time,
    operatives_are_gone_by_spring,
    the_dead_are_raised,
    sieges_have_two_sides,
    nobody_is_shut_in_without_reason,
    fights_are_fought_in_their_phase,
)


def rulers(war: War) -> list[str]:
    """The realms in play."""
    return [realm.id for realm in war.realms.values() if not realm.out]


def faults(war: War, rules: Sequence[Rule] = (*ALWAYS, *BETWEEN_STEPS)) -> list[str]:
    """Everything that is wrong with a war."""
    return [f"{rule.__name__}: {fault}" for rule in rules for fault in rule(war)]


# --- questions -------------------------------------------------------------------------------------------


def question_is_fair(question: Question[Any]) -> Faults:
    """There is a legal answer; each that is offered is accepted, and its text and JSON read back to itself."""
    offered = list(islice(question.options(), MOST_OPTIONS))
    if not offered:
        yield f"{question.who} has no answer to {question.what}"
    for answer in offered:
        text, plain = question.write(answer), question.dump(answer)
        if refusal := question.check(answer):
            yield f"{question.what} offers {text!r} and refuses it: {refusal}"
        if question.read(text) != answer:
            yield f"{question.what}: {text!r} is read as {question.read(text)!r}"
        if question.load(plain) != answer:
            yield f"{question.what}: {plain!r} is loaded as {question.load(plain)!r}"


def refusals_of(question: Question[Any], probes: Sequence[str] = PROBES) -> Iterator[Refusal]:
    """What is said to nonsense: a refusal, never an exception."""
    for probe in probes:
        answer = question.read(probe)
        refusal = answer if isinstance(answer, Refusal) else question.check(answer)
        if refusal is not None:
            yield refusal


# --- strength --------------------------------------------------------------------------------------------


class Ledger:
    """The strength of every banner as told by the events alone: points leave only by a loss that was told."""

    def __init__(self, war: War) -> None:
        self.points = {banner.id: banner.points for banner in war.banners.values()}
        self.raised: Counter[str] = Counter()  # points that wait for the spring, by realm (ME-DEP-01)
        for realm, purse in war.winter.items():
            self.raised[realm] = purse.recruits + purse.heroes + sum(hired.points for hired in purse.hired)

    def follow(self, event: Event, war: War) -> Faults:
        """Note what an event says; a war in which troops have just changed banners is looked at for how they did."""
        args = event.args
        if event.kind == "banner.loses":
            self.points[args["banner"]] = max(0, self.points[args["banner"]] - args["points"])
        elif event.kind == "banner.gone":
            del self.points[args["banner"]]
        elif event.kind in ("magic.host", "magic.dead"):
            self.points[args["banner"]] = args["points"]
        elif event.kind in ("scout.recruits", "magic.forged"):
            self.points[args["banner"]] += args["points"]
        elif event.kind == "realm.out":
            self._forget(args["realm"])
        elif event.kind == "reorganisation.regrouped":
            yield from self._regroup(args["realm"], war)
        elif event.kind in ("recruitment.recruited", "recruitment.hired", "magic.heroes"):
            self.raised[args["realm"]] += args["points"]
        elif event.kind == "deployment.revealed":
            self._deploy(args["realm"], war)
        elif event.kind == "deployment.disbanded":
            self.raised[args["realm"]] -= args["points"]

    def differs(self, war: War) -> Faults:
        """Where the map shows another strength than was told."""
        on_the_map = {banner.id: banner.points for banner in war.banners.values()}
        if on_the_map != self.points:
            yield f"strengths are {on_the_map} where {self.points} were told"
        for realm, purse in war.winter.items():
            waiting = purse.recruits + purse.heroes + sum(hired.points for hired in purse.hired)
            if self.raised[realm] != waiting:
                yield f"{realm} has {waiting} points of new troops where {self.raised[realm]} were told"

    def _forget(self, realm: str) -> dict[str, int]:
        gone = {i: p for i, p in self.points.items() if i.startswith(f"{realm}.")}
        self.points = {i: p for i, p in self.points.items() if i not in gone}
        return gone

    def _deploy(self, realm: str, war: War) -> None:
        """All troops, old and new, stand in new banners (ME-DEP-01)."""
        before, now = self._forget(realm), {banner.id: banner.points for banner in armies.banners_of(war, realm)}
        self.raised[realm] += sum(before.values()) - sum(now.values())
        self.points |= now

    def _regroup(self, realm: str, war: War) -> Faults:
        """The sum stays; every banner made anew has 500 to 1500 points, or is all there is (ME-REO-05, ME-REO-06)."""
        before, now = self._forget(realm), armies.banners_of(war, realm)
        if sum(before.values()) != sum(banner.points for banner in now):
            yield f"{realm} regrouped {before} into {now}"
        for banner in now:
            changed = banner.points != before.get(banner.id)
            good = armies.LEAST <= banner.points <= armies.MOST or [banner] in reorganisation.companies(war)
            if changed and not good:
                yield f"{realm} made a banner of {banner.points}"
        self.points |= {banner.id: banner.points for banner in now}


# --- crowns ----------------------------------------------------------------------------------------------


class Treasury:
    """What each ruler has left as told by the events alone: every crown is accounted for (ME-REV-13, ME-REV-14)."""

    def __init__(self, war: War) -> None:
        self.crowns: Counter[str] = Counter({realm: purse.crowns for realm, purse in war.winter.items()})

    def follow(self, event: Event) -> None:
        args = event.args
        if event.kind in ("crowns.gathered", "crowns.returned"):
            self.crowns[args["realm"]] += args["crowns"]
        elif event.kind in ("crowns.spent", "crowns.lost", "crowns.given"):
            self.crowns[args["realm"]] -= args["crowns"]
        if event.kind == "crowns.given":
            self.crowns[args["other"]] += args["crowns"]

    def differs(self, war: War) -> Faults:
        for realm in rulers(war):
            left = war.winter[realm].crowns if realm in war.winter else 0
            if not 0 <= left == self.crowns[realm]:
                yield f"{realm} has {left} crowns where {self.crowns[realm]} were told"


# --- all of it -------------------------------------------------------------------------------------------


class Watch:
    """Looks over the shoulder of a play and raises at the first fault."""

    said: set[tuple[str, ...]] = set()  # what has been put into words, by any play of this process

    def __init__(self, play: Play[War]) -> None:
        self.play, self.heard = play, 0
        self.ledger: Ledger | None = None
        self.treasury: Treasury | None = None

    def look(self, *, anew: bool = False) -> None:
        """After an input: everything holds. `anew`: an answer to a standing question made the step begin again."""
        if anew:
            self.ledger = self.treasury = None
        news, self.heard = self.play.heard[self.heard :], len(self.play.heard)
        found = [*faults(self.play.state, ALWAYS), *faults(self.play.base, BETWEEN_STEPS), *self._accounts(news)]
        assert not found, found
        for event in news:
            self._say(("event", event.kind, *event.args), event_message(event, "mighty"))

    def ask_around(self) -> None:
        """Try every open question out; each can be put into words, and what is said to nonsense too."""
        assert self.play.over or self.play.open, "nobody is asked and it is not over"
        for question in (*self.play.open.values(), *self.play.standing().values()):
            found = list(question_is_fair(question))
            assert not found, found
            self._say(("ask", question.what, *question.about), question_message(asked(question), "mighty"))
            for refusal in refusals_of(question):
                self._say(("refusal", refusal.message.key), refusal)

    def store(self) -> None:
        """The checkpoint can be written and read, and is the same then, to the order of what rules walk."""
        base = self.play.base
        assert War.decoded(base.encoded()).hash() == base.hash()
        assert War.decoded(base.packed()).packed() == base.packed()

    def _accounts(self, news: Sequence[Event]) -> Faults:
        war = self.play.state
        if war.phase in SETTING_UP:
            return
        if self.ledger is None or self.treasury is None:
            self.ledger, self.treasury, news = Ledger(war), Treasury(war), ()
        for event in news:
            yield from self.ledger.follow(event, war)
            self.treasury.follow(event)
        yield from self.ledger.differs(war)
        yield from self.treasury.differs(war)

    def _say(self, key: tuple[str, ...], message: Message | Refusal) -> None:
        if key not in self.said:
            self.said.add(key)
            assert all(say(message, lang) for lang in LANGUAGES)
