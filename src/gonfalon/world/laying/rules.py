"""The laying as stories: choose a pack, draw, lay; then capitals, then the verdict on the map."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from gonfalon.kernel.effects import Story, at_once, roll, together
from gonfalon.kernel.messages import Refused
from gonfalon.kernel.misfits import misfit
from gonfalon.kernel.questions import Chance, Choose, Question
from gonfalon.kernel.rules import RuleSet
from gonfalon.world import audit
from gonfalon.world.designs import ENDINGS, PACKS, Course, Design, Pack
from gonfalon.world.laying.clauses import Clauses
from gonfalon.world.laying.goes import pack_question, placement, tile_question
from gonfalon.world.laying.orders import Draw, LayAt, Rest, Return, TakeUp
from gonfalon.world.laying.seats import choose_seat, decided
from gonfalon.world.laying.seen import SeenLaying, with_map
from gonfalon.world.laying.state import Laying, Settings, Stage, finished
from gonfalon.world.layout import Layout
from gonfalon.world.lots import Lots
from gonfalon.world.packs import shuffled
from gonfalon.world.poses import shipped_poses
from gonfalon.world.survey import checked_sets
from gonfalon.world.tiles import place_hex
from gonfalon.world.whynot import refusal

SEED_BYTES = 8


class LayingRules(RuleSet[Laying]):
    """Players make a map together."""

    name = "laying"
    version = "1"
    state_type = Laying

    def __init__(self, clauses: Clauses, *, any_ending: bool = False) -> None:
        self.clauses = clauses
        self.any_ending = any_ending  # may any river ending be refused (ME-MAP-36)?

    def start(self, settings: Mapping[str, Any]) -> Laying:
        try:
            agreed = msgspec.convert(dict(settings), Settings)
        except msgspec.ValidationError as error:
            raise Refused.of("laying-settings", why=misfit(error, Settings)) from error
        if len(set(agreed.players)) != len(agreed.players) or agreed.begins not in ("", *agreed.players):
            raise Refused.of("laying-players", players=", ".join(agreed.players), begins=agreed.begins)
        sets = checked_sets(len(agreed.players), agreed.sets or None)
        agreed = msgspec.structs.replace(agreed, sets=sets)
        return Laying(settings=agreed, layout=Layout(shipped_poses(), agreed.apart))

    def seats(self, state: Laying) -> tuple[str, ...]:
        return state.settings.players

    def step(self, state: Laying) -> Story[None] | None:
        match state.stage:
            case Stage.SHUFFLE:
                return self.shuffle(state)
            case Stage.LAY:
                return self.lay_tile(state) if state.drawn else self.draw_tile(state)
            case Stage.CAPITALS:
                return choose_seat(state, self.clauses.capital)
            case Stage.JUDGE:
                return self.judge(state)
            case Stage.OVER:
                return None

    # --- the chapters ---------------------------------------------------------------------------------

    def shuffle(self, state: Laying) -> Story[None]:
        """Sort and shuffle the four packs (ME-MAP-26), and see who begins (ME-MAP-55)."""
        players = state.settings.players
        seed = yield from roll(SEED_BYTES, 256, "laying-shuffle", rule=self.clauses.shuffle, to=())
        if state.settings.begins:
            state.go = players.index(state.settings.begins)
        else:
            (first,) = yield from roll(1, len(players), "laying-first", rule=self.clauses.first_go, who=players[0])
            state.go = first - 1
        piles = shuffled(shipped_poses(), state.settings.sets, Lots("/".join(map(str, seed))))
        state.piles = {pack: tuple(design.id for design in pile) for pack, pile in piles.items()}
        state.known, state.tried = dict.fromkeys(PACKS, 0), dict.fromkeys(PACKS, 0)
        state.layout = Layout(shipped_poses(), state.settings.apart)
        state.drawn, state.stopping, state.resting, state.seats, state.stage = "", (), (), (), Stage.LAY
        state.tell("laying.begins", rule=self.clauses.first_go, who=state.player, trial=state.trial)

    def draw_tile(self, state: Laying) -> Story[None]:
        """Choose a pack before its tile is seen (ME-MAP-31); when there is none to choose, the map is complete."""
        if not state.offered():
            self._complete(state)
            return
        order = yield from decided(state, pack_question(state, self.clauses))
        if isinstance(order, TakeUp):
            self._take_up(state, order)
        elif isinstance(order, Rest):
            state.resting = (*state.resting, state.player)
            state.tell("laying.rest", rule=self.clauses.verdict, who=state.player)
        elif isinstance(order, Draw):
            self._draw(state, order.pack)

    def _draw(self, state: Laying, pack: Pack) -> None:
        """Turn tiles up until one can be laid; those that fit nowhere go under the pack (ME-MAP-35, 39, 47)."""
        returned = {Course.FORK: self.clauses.fork, Course.END: self.clauses.coast_end}
        while not state.closed(pack):
            design = state.layout.poses.designs[state.take_top(pack)]
            state.tell(
                "laying.drawn", rule=self.clauses.draw, shows=True, who=state.player, pack=pack.value, tile=design.id
            )
            if state.settings.free_hand or any(True for _ in state.layout.legal(design)):
                state.drawn = design.id
                return
            self._slip_under(state, design, returned.get(design.course, self.clauses.closed))
        state.tell("laying.closed", rule=self.clauses.closed, pack=pack.value)

    def _slip_under(self, state: Laying, design: Design, rule: str) -> None:
        state.slip_under(design)
        state.tried[design.pack] += 1
        state.tell("laying.returned", rule=rule, pack=design.pack.value, tile=design.id)

    def _take_up(self, state: Laying, order: TakeUp) -> None:
        state.layout = state.layout.fork()
        state.drawn = state.layout.lift(place_hex(order.place)).pose.design.id
        state.tell(
            "laying.taken-up", rule=self.clauses.free_hand, who=state.player, place=order.place, tile=state.drawn
        )

    def lay_tile(self, state: Laying) -> Story[None]:
        """Lay the tile that lies face up, or return it where that is allowed; that does not end the go (ME-MAP-55)."""
        order = yield from decided(state, tile_question(state, self.clauses, any_ending=self.any_ending))
        design, state.drawn = state.design, ""
        if isinstance(order, Return):
            rule = self.clauses.ending if design.course in ENDINGS else self.clauses.free_hand
            self._slip_under(state, design, rule)
            return
        assert isinstance(order, LayAt), order
        against = refusal(state.layout, place_hex(order.place), design, order.turn)
        if against is not None:
            state.tell("laying.against", rule=against.rule, place=order.place, tile=design.id, why=against.message)
        way = placement(state, design, order)
        state.lay(way)
        state.tell(
            "laying.laid",
            rule=self.clauses.draw,
            who=state.player,
            place=order.place,
            tile=design.id,
            turn=way.pose.turn,
        )
        state.go = (state.go + 1) % len(state.settings.players)

    def _complete(self, state: Laying) -> None:
        state.tell("laying.complete", rule=self.clauses.empty, tiles=len(state.layout.laid))
        state.stage = Stage.CAPITALS

    def judge(self, state: Laying) -> Story[None]:
        """All accept the map, or another is made: practice maps are allowed (ME-MAP-58).

        On a map with too few capitals nobody can play, so that another has to be made.
        """
        players = state.settings.players
        for fault in audit.faults(finished(state), players=len(players), apart=state.settings.apart):
            state.tell("laying.fault", rule=fault.rule, why=fault.message)
        among = ("accept", "again") if state.capitals >= len(players) else ("again",)
        verdicts: Sequence[str] = among[:1]
        if not state.settings.quick:
            verdicts = yield from together(
                *(Choose(who=who, what="laying.verdict", rule=self.clauses.verdict, among=among) for who in players)
            )
        accepted = set(verdicts) == {"accept"}
        state.stage = Stage.OVER if accepted else Stage.SHUFFLE
        state.trial += 0 if accepted else 1
        state.tell("laying.accepted" if accepted else "laying.discarded", rule=self.clauses.verdict, trial=state.trial)

    # --- at any time ----------------------------------------------------------------------------------

    def standing(self, state: Laying) -> Iterable[Question[Any]]:
        """Players may agree to stop earlier (ME-MAP-52)."""
        if state.stage == Stage.LAY and state.layout.laid:
            for player in state.settings.players:
                among = ("go on",) if player in state.stopping else ("stop",)
                yield Choose(who=player, what="laying.stop", rule=self.clauses.stop, among=among)

    @at_once
    def stand(self, state: Laying, question: Question[Any], answer: Any) -> None:
        others = tuple(player for player in state.stopping if player != question.who)
        state.stopping = (*others, question.who) if answer == "stop" else others
        state.tell("laying.stop", rule=self.clauses.stop, who=question.who, wish=answer)
        if len(state.stopping) == len(state.settings.players):
            if state.drawn:
                state.slip_under(state.design)
                state.drawn = ""
            self._complete(state)

    # --- what players know ----------------------------------------------------------------------------

    def view(self, state: Laying, who: str) -> SeenLaying:  # noqa: ARG002  (all see the same)
        """The map, the tile that lies face up, and the backs of the packs; of what was returned, what all have seen."""
        return with_map(state)

    def redraw(self, state: Laying, who: str, rng: Chance) -> Laying:  # noqa: ARG002
        """The order of the tiles nobody has seen is mixed anew."""
        twin = state.fork()
        for pack, pile in state.piles.items():
            unseen = len(pile) - state.known[pack]
            twin.piles[pack] = _mixed(pile[:unseen], rng) + pile[unseen:]
        return twin


def _mixed(tiles: tuple[str, ...], rng: Chance) -> tuple[str, ...]:
    left, mixed = list(tiles), []
    while left:
        mixed.append(left.pop(rng.getrandbits(32) * len(left) >> 32))
    return tuple(mixed)
