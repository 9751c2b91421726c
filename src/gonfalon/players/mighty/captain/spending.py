"""Winter spending: what was razed rises again, ships that will pay for themselves, troops, and a little for shadows."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.kernel.messages import Message
from gonfalon.kernel.questions import Chance, Question
from gonfalon.players.mighty.captain.values import REVENUE, TILE, Values
from gonfalon.players.options import Judgement, Option
from gonfalon.rulesets.common.orders import Done, Order
from gonfalon.rulesets.mighty.ground.lands import SHIP, SUBSISTENCE
from gonfalon.rulesets.mighty.state import CITY
from gonfalon.rulesets.mighty.winter.baggage import Buy
from gonfalon.rulesets.mighty.winter.construction import PRICES, Build
from gonfalon.rulesets.mighty.winter.recovery import Rebuild
from gonfalon.rulesets.mighty.winter.recruitment import Recruit
from gonfalon.world.tiles import PlaceId

CROWN = 10  # a crown is a hundred points of troops
REBUILDING = {"village": 1, "fortress": 2, "city": 3}  # crowns set aside for a ruin, as dice fall on average
SHIP_YEARS = 4  # years to come in which a ship of two crowns earns more than it costs
SHIPS = 2  # in a winter
SIEGE = 4  # crowns a besieging banner


def recruitment(see: Values, question: Question[Order], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """All crowns that nothing better waits for become troops."""
    return recruits(question, question.about["crowns"] - reserve(see))


def recruits(question: Question[Order], crowns: int) -> Iterable[Option]:
    """As many troops as so many crowns buy."""
    for answer in question.options():
        if isinstance(answer, Recruit):
            score = answer.crowns if answer.crowns <= crowns else -1
            yield Option(score, answer, Message.of("captain-recruit", crowns=answer.crowns))
        else:
            yield Option(0 if isinstance(answer, Done) else -2, answer, Message.of("captain-saves"))


def sieges(see: Values) -> int:
    """Crowns for sieges that are kept up through the winter."""
    out = see.out
    return sum(SIEGE * len(out.here.get(p, ())) for p, siege in out.sieges.items() if siege.besieger == out.me)


def reserve(see: Values) -> int:
    """What is set aside: sieges kept up, ruins, ships, supplies and shadows; never more than half but for sieges."""
    out = see.out
    crowns = out.purse.gathered
    ruins = sum(REBUILDING[out.land(place).settlement] for place in ruins_in_reach(see))
    yards = 2 * min(SHIPS, len(_yards(see))) if _years_left(see) >= SHIP_YEARS else 0
    return sieges(see) + min(crowns // 2, ruins + yards + shadows(see) + provisions(see))


def shadows(see: Values) -> int:
    """Crowns for operatives: a quarter, and half of what there is when no army will take the field again."""
    gathered = see.out.purse.gathered
    return gathered // (4 if _years_left(see) else 2)


def provisions(see: Values) -> int:
    """Crowns for baggage, while there is a season to come."""
    gathered = see.out.purse.gathered
    return gathered // 8 if _years_left(see) else 0


def ruins_in_reach(see: Values) -> list[PlaceId]:
    """Razed settlements beside my empire and no rival's, which I may rebuild (ME-RCV-08)."""
    out = see.out
    return [place for place, here in out.lands.items() if here.razed and _is_ours_to_rebuild(see, place)]


def _is_ours_to_rebuild(see: Values, place: PlaceId) -> bool:
    owners = {see.out.owner(beside) for beside in see.out.board.neighbours(place)}
    return see.out.me in owners and not any(rival in owners for rival in see.out.rivals)


def _years_left(see: Values) -> int:
    years = see.out.state.years
    return years - see.out.state.year if years else SHIP_YEARS


def _yards(see: Values) -> list[PlaceId]:
    out = see.out
    return [p for p in out.empire if out.walls(p) == "city" and out.board.has_sea(p) and p not in out.sieges]


def recovery(see: Values, question: Question[Order], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Every ruin that can be paid for in full, the best bargain first."""
    asked: dict[PlaceId, int] = _prices(question.about["places"])
    for answer in question.options():
        if isinstance(answer, Rebuild):
            here = see.out.land(answer.place)
            value = REVENUE * (4 if here.capital_of else SUBSISTENCE[here.settlement]) + TILE
            full = answer.crowns == asked.get(answer.place)
            score = value // answer.crowns - CROWN if full else -1
            yield Option(score, answer, Message.of("captain-rebuild", place=answer.place, crowns=answer.crowns))
        else:
            yield Option(0, answer, Message.of("captain-saves"))


def _prices(text: str) -> dict[PlaceId, int]:
    """`C2: 1, C3: 2` as a table."""
    parts = (part.partition(": ") for part in text.split(", ") if part)
    return {place: int(price) for place, _, price in parts}


def construction(see: Values, question: Question[Order], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """Ships where they will pay, and a city when there is gold to spare; what winter sieges need is not touched."""
    planned = see.out.purse.works
    ships = sum(work.what == SHIP for work in planned)
    crowns = question.about["crowns"] - sieges(see)
    for answer in question.options():
        if not isinstance(answer, Build):
            yield Option(0, answer, Message.of("captain-saves"))
        elif answer.what == SHIP:
            worth_it = _years_left(see) >= SHIP_YEARS and ships < SHIPS and crowns >= PRICES[SHIP, CITY]
            yield Option(5 if worth_it else -1, answer, Message.of("captain-ship", place=answer.place))
        else:
            rich = answer.what == "city" and crowns >= 20
            yield Option(3 if rich else -1, answer, Message.of("captain-build", place=answer.place))


def baggage(see: Values, question: Question[Order], rng: Chance) -> Iterable[Option]:  # noqa: ARG001
    """A little for each banner that will march; the rest is for shadows."""
    spare = question.about["crowns"] - shadows(see)
    wanted = min(spare, len(see.out.mine), provisions(see)) - question.about["points"]
    for answer in question.options():
        score = (answer.points if answer.points <= wanted else -1) if isinstance(answer, Buy) else 0
        yield Option(score, answer, Message.of("captain-provisions"))


JUDGEMENTS: dict[str, Judgement] = {
    "recruitment.order": recruitment,
    "recovery.order": recovery,
    "construction.order": construction,
    "baggage.order": baggage,
}
