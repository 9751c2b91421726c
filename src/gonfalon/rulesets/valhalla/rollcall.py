"""The roll call that begins a round (VAL-SET-04): who is there, who is away, who has come along.

Any member who is there calls the roll of his team. Who is away stays away until somebody says that he is back; guests
come for one round. A meeting takes at least two empires: until then everybody is asked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from gonfalon.kernel import Choose, Question, Refusal, Story, at_once
from gonfalon.kernel.questions import Chance, pick_one
from gonfalon.rulesets.common.orders import Done, Order, RealmName, order_question
from gonfalon.rulesets.common.phases import side_by_side
from gonfalon.rulesets.valhalla.state import Campaign, EmpireId, Seat
from gonfalon.rulesets.valhalla.teams import exiles, here, living, team

RULE = "VAL-SET-04"
LEAST_EMPIRES = 2
MOST_GUESTS = 4  # of an empire: more would be a team of their own
NAME = re.compile(r"[^\W_][\w-]{0,19}")
ATTENDANCE = "attendance"
AWAY, HERE = "away", "here"


class Absent(Order, frozen=True):
    """A member is not there."""

    form = "absent {player}"
    player: RealmName


class Present(Order, frozen=True):
    """A member who was away is there again."""

    form = "present {player}"
    player: RealmName


class Guest(Order, frozen=True):
    """A visitor fights for this empire in this round; also a player whose own empire is destroyed."""

    form = "guest {name}"
    name: RealmName


def begin(campaign: Campaign) -> None:
    """A round begins."""
    campaign.phase, campaign.guests, campaign.present = "roll-call", {}, {}
    campaign.called = dict.fromkeys(living(campaign), False)
    campaign.tell("round.begins", rule="VAL-SET-09", round=campaign.round)


def call_roll(campaign: Campaign) -> Story[None]:
    """One entry in the roll, or its end."""
    callers = [] if campaign.settings.attendance == "everybody" else _callers(campaign)
    if not callers:
        _close(campaign)
        return
    yield from side_by_side(campaign, callers, _question, _enter)


@at_once
def _enter(campaign: Campaign, seat: Seat, order: Order) -> None:
    empire = campaign.members[seat]
    match order:
        case Absent(player):
            _set_away(campaign, player, True)
        case Present(player):
            _set_away(campaign, player, False)
        case Guest(name):
            campaign.guests[name] = empire
            campaign.tell("guest.arrives", rule=RULE, guest=name, empire=empire)
        case _:
            campaign.called[empire] = True


def attendance_question(campaign: Campaign, seat: Seat) -> Question[str]:
    """Open at any time: a member says that he will be away, or that he is back; it counts from the next roll call."""
    among = (HERE,) if campaign.away[seat] else (AWAY,)
    return Choose(who=seat, what=ATTENDANCE, rule=RULE, among=among)


@at_once
def attend(campaign: Campaign, seat: Seat, answer: str) -> None:
    """What he says is noted."""
    _set_away(campaign, seat, answer == AWAY)


def _callers(campaign: Campaign) -> list[Seat]:
    """Who can call the roll: of each empire not yet done, those who are there."""
    empires = living(campaign)
    if not _enough(campaign):
        return [seat for empire in empires for seat in team(campaign, empire)]
    return [seat for empire in empires if not campaign.called[empire] for seat in here(campaign, empire)]


def _enough(campaign: Campaign) -> bool:
    return sum(bool(here(campaign, empire)) for empire in living(campaign)) >= LEAST_EMPIRES


def _set_away(campaign: Campaign, seat: Seat, away: bool) -> None:
    campaign.away[seat] = away
    shows = campaign.phase == "battles" and bool(campaign.guests)  # to whoever speaks for them now
    kind, empire = "player.away" if away else "player.here", campaign.members[seat]
    campaign.tell(kind, rule=RULE, shows=shows, player=seat, empire=empire)


def _close(campaign: Campaign) -> None:
    """Everybody who is there fights this round; guests only beside a member of the team."""
    members = {seat: empire for empire in living(campaign) for seat in here(campaign, empire)}
    guests = {guest: empire for guest, empire in campaign.guests.items() if empire in members.values()}
    campaign.present = {**members, **guests}
    campaign.attempt, campaign.phase = 1, "deputies"


def _question(campaign: Campaign, seat: Seat) -> Question[Order]:
    empire = campaign.members[seat]
    return order_question(
        seat,
        "roll-call",
        RULE,
        (Absent, Present, Guest, Done),
        lambda: _orders(campaign, empire),
        lambda order: _judge(campaign, empire, order),
        about={"empire": empire, "here": here(campaign, empire), "guests": _guests(campaign, empire)},
        draw=lambda rng: _draw(campaign, empire, rng),
    )


def _guests(campaign: Campaign, empire: EmpireId) -> list[str]:
    return [guest for guest, host in campaign.guests.items() if host == empire]


def _orders(campaign: Campaign, empire: EmpireId) -> Iterator[Order]:
    """All but the names of strangers, who are many."""
    if _enough(campaign):
        yield Done()
    for seat in team(campaign, empire):
        yield Present(seat) if campaign.away[seat] else Absent(seat)
    yield from (Guest(seat) for seat in exiles(campaign) if _judge(campaign, empire, Guest(seat)) is None)


def _draw(campaign: Campaign, empire: EmpireId, rng: Chance) -> Order:
    """Mostly done with it; now and then somebody is away, comes back, or brings a friend."""
    stranger = Guest(f"guest{1 + len(campaign.guests)}")
    if _enough(campaign) and rng.randrange(4):
        return Done()
    if rng.randrange(3) == 0 and _judge(campaign, empire, stranger) is None:
        return stranger
    return pick_one(tuple(_orders(campaign, empire)), rng)


def _judge(campaign: Campaign, empire: EmpireId, order: Order) -> Refusal | None:
    match order:
        case Absent(player) | Present(player):
            if campaign.members.get(player) != empire:
                return Refusal.of("valhalla-roll-stranger", rule=RULE, player=player, empire=empire)
            if campaign.away[player] == isinstance(order, Absent):
                return Refusal.of("valhalla-roll-noted", rule=RULE, player=player)
        case Guest(name):
            return _judge_guest(campaign, empire, name)
        case _ if not _enough(campaign):
            return Refusal.of("valhalla-roll-few", rule=RULE, least=LEAST_EMPIRES)
    return None


def _judge_guest(campaign: Campaign, empire: EmpireId, name: str) -> Refusal | None:
    if not NAME.fullmatch(name):
        return Refusal.of("valhalla-guest-name", rule=RULE, name=name)
    if name in campaign.guests or (name in campaign.members and name not in exiles(campaign)):
        return Refusal.of("valhalla-guest-known", rule=RULE, name=name)
    if len(_guests(campaign, empire)) >= MOST_GUESTS:
        return Refusal.of("valhalla-guests-many", rule=RULE, most=MOST_GUESTS)
    return None
