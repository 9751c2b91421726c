"""Magic at the equinoxes: which spell is worth keeping, and at what it is cast."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from gonfalon.kernel.messages import Message
from gonfalon.kernel.questions import Chance, Question
from gonfalon.players.mighty.captain.values import REVENUE, Values
from gonfalon.players.options import Judgement, Option, by_worth, in_order
from gonfalon.rulesets.common.orders import Order
from gonfalon.rulesets.mighty.ground.lands import SUBSISTENCE
from gonfalon.rulesets.mighty.magic.casting import Cast, CastAt
from gonfalon.world.tiles import PlaceId

AVERAGE = 40  # what a spell drawn by chance is worth
REACH = {2: 36, 3: 35, 4: 33, 5: 30, 6: 26, 7: 21, 8: 15, 9: 10, 10: 6, 11: 3, 12: 1}  # of 36: 2D6 go so far


def keep(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """A spell that promises less than another throw would is thrown for again (ME-MAG-05)."""
    spell = question.about["spell"]
    best = max((_worth(see, spell, place) for place in see.out.board.places), default=0)
    if best >= AVERAGE:
        return in_order(Message.of("captain-keep-spell"), "keep", "again")
    return in_order(Message.of("captain-other-spell"), "again", "keep")


def cast(see: Values, question: Question[Order], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Where it does most good, or most harm, and can be reached."""
    spell = question.about["spell"]
    for answer in question.options():
        if isinstance(answer, CastAt):
            why = Message.of("captain-cast", place=answer.place)
            yield Option(_worth(see, spell, answer.place), answer, why)
        elif isinstance(answer, Cast):
            yield Option(1, answer, Message.of("captain-keep-spell"))
        else:
            yield Option(0, answer, Message.of("captain-decline"))


def _worth(see: Values, spell: str, place: PlaceId) -> int:
    """What a spell is worth at a place, times the chance that it gets there (ME-MAG-08)."""
    if spell in AT_HOME:
        return AT_HOME[spell]
    judge = SPELLS.get(spell)
    if judge is None:
        return 0
    far = see.out.board.distance(see.out.capital, place)
    return judge(see, place) * REACH.get(max(2, far), 0) // 36


def _harm(see: Values, place: PlaceId) -> int:
    """What troops and settlement of foes in the tile are worth, less what is my own."""
    out = see.out
    owner = out.owner(place)
    foreign = owner in out.rivals and out.is_foe(owner)
    land = see.worth(place) * (foreign - out.is_mine(place))
    return land + (out.strength(out.foes.get(place, ())) - 2 * out.strength(out.here.get(place, ()))) // 10


def _only(kind: str) -> Callable[[Values, PlaceId], int]:
    """Harm to settlements of one kind."""

    def judge(see: Values, place: PlaceId) -> int:
        return _harm(see, place) if see.out.land(place).settlement == kind else 0

    return judge


def _plenty(see: Values, place: PlaceId) -> int:
    """A larder for the army: where my banners are many."""
    return 25 * len(see.out.here.get(place, ())) if see.out.is_mine(place) else 0


def _void(see: Values, place: PlaceId) -> int:
    """A hole in the foe's way to my capital, or under his army."""
    out = see.out
    if place in out.here or out.is_mine(place):
        return -1
    return out.strength(out.foes.get(place, ())) // 10 + 40 * (place in out.way_to_goal and not out.owner(place))


def _shield(see: Values, place: PlaceId) -> int:
    return 70 if place == see.out.capital else 0


def _host(see: Values, place: PlaceId) -> int:
    """Otherworldly troops where there is most to be won."""
    return 80 + see.outlook_from(place) if see.out.is_mine(place) else 0


def _sight(see: Values, place: PlaceId) -> int:
    return 30 * len([i for i in see.out.foes.get(place, ()) if i not in see.out.state.known])


def _hinder(see: Values, place: PlaceId) -> int:
    """Where foes are many and I have nobody."""
    if place in see.out.here or see.out.is_mine(place):
        return -1
    return 20 * len(see.out.foes.get(place, ()))


def _quake(see: Values, place: PlaceId) -> int:
    owner = see.out.owner(place)
    return see.prize(place) // 4 if owner in see.out.rivals and see.out.is_foe(owner) else -1


def _blight(see: Values, place: PlaceId) -> int:
    owner = see.out.owner(place)
    return 60 + see.out.realms[owner].revenue if owner in see.out.rivals and see.out.is_foe(owner) else -1


def _prosper(see: Values, place: PlaceId) -> int:
    """A ruin that falls to me when it rises again."""
    here = see.out.land(place)
    beside = [see.out.owner(p) for p in see.out.board.neighbours(place)]
    return REVENUE * SUBSISTENCE[here.settlement] if here.razed and see.out.me in beside else 0


def _break_siege(see: Values, place: PlaceId) -> int:
    siege = see.out.sieges.get(place)
    if siege is None:
        return max(0, _harm(see, place))
    return see.prize(place) if see.out.me in (siege.besieger, siege.defender) else 50


AT_HOME = {"forge-magic": 15, "bumper-crop": 40, "call-of-heroes": 75}  # spells that are aimed at nothing
SPELLS: dict[str, Callable[[Values, PlaceId], int]] = {
    "abundance": _plenty,
    "chaos-void": _void,
    "magical-protection": _shield,
    "portents-of-terror": _hinder,
    "quake": _quake,
    "raise-dead": _hinder,
    "rot": _hinder,
    "scrye": _sight,
    "storm": _hinder,
    "summon-host": _host,
    "withershins": _hinder,
    "blight-crop": _blight,
    "deluge": _harm,
    "trail-of-howling-doom": _harm,
    "inundation-of-blood": _harm,
    "prosper": _prosper,
    "reign-of-madness": _only("village"),
    "break-siege": _break_siege,
    "shrouding-mists": _hinder,
    "tornado-of-peril": _harm,
}


def break_siege(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    mine = question.about["besieger"] == see.out.me
    return in_order(Message.of("captain-cast", place=question.about["place"]), *_sides(question, defenders=mine))


def _sides(question: Question[str], *, defenders: bool) -> list[str]:
    offered = list(question.options())
    return offered[::-1] if defenders else offered


def mists(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """My own are saved, foes are led astray."""

    def worth(use: str) -> int:
        what, realm = use.split()
        return 2 * (what == "save" and realm == see.out.me) + (what == "mislead" and see.out.is_foe(realm))

    return by_worth(question, worth, Message.of("captain-cast", place=question.about["place"]))


def consent(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    return in_order(Message.of("captain-consent"), "yes", "no")


def forge(see: Values, question: Question[int], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """New strength for the weakest."""
    return by_worth(question, lambda n: -see.out.points(f"{see.out.me}.{n}"), Message.of("captain-weakest"))


def hold_river(see: Values, question: Question[str], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """The water comes back upon foes."""
    foe = see.out.is_foe(question.about["realm"])
    return in_order(Message.of("captain-river"), *(("call-back", "hold") if foe else ("hold", "call-back")))


JUDGEMENTS: dict[str, Judgement] = {
    "magic.keep": keep,
    "magic.cast": cast,
    "magic.break-siege": break_siege,
    "magic.mists": mists,
    "magic.consent": consent,
    "magic.forge": forge,
    "magic.hold-river": hold_river,
}
