"""`mighty` as the kernel sees it: how it starts, which chapter tells the next step, and who may know what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from gonfalon.kernel import Question, Refusal, RuleSet, Story
from gonfalon.kernel.questions import Chance
from gonfalon.rulesets.common.settings import in_full
from gonfalon.rulesets.mighty import corrections, redrawing, standing, views
from gonfalon.rulesets.mighty.battle import battle
from gonfalon.rulesets.mighty.court import diplomacy, espionage
from gonfalon.rulesets.mighty.earlier import as_begun
from gonfalon.rulesets.mighty.magic import casting
from gonfalon.rulesets.mighty.realms import (
    calendar,
    commanders,
    ends,
    laying,
    mustering,
    realms,
    reorganisation,
    sharing,
)
from gonfalon.rulesets.mighty.season import movement, raze, scouting, subsistence
from gonfalon.rulesets.mighty.seen import SeenWar
from gonfalon.rulesets.mighty.settings import Settings, read_settings
from gonfalon.rulesets.mighty.siege import siege
from gonfalon.rulesets.mighty.state import Realm, War
from gonfalon.rulesets.mighty.winter import (
    preparations,
    quarters,
    recovery,
    recruitment,
    revenue,
    winter,
    winter_events,
)
from gonfalon.world.board import TileBoard
from gonfalon.world.survey import survey

Chapter = Callable[[War], Story[None]]

CHAPTERS: dict[str, Chapter] = {
    laying.PHASE: laying.step,
    "capitals": realms.choose_capitals,
    "settlements": realms.settle,
    "ports": realms.fit_out_ports,
    "strength": realms.muster,
    "division": mustering.divide,
    "placing": mustering.place,
    "baggage": mustering.load_baggage,
    "initiative": calendar.month_begins,
    "subsistence": subsistence.step,
    "scouting": scouting.step,
    "movement": movement.step,
    "battle": battle.step,
    "siege": siege.step,
    "raze": raze.step,
    "reorganisation": reorganisation.step,
    "season-ends": winter.season_ends,
    "winter-lapses": quarters.lapses,
    "autumn-equinox": casting.autumn,
    "winter-quarters": quarters.step,
    "winter-events": winter_events.step,
    "revenue": revenue.step,
    "diplomacy": diplomacy.step,
    "recruitment": recruitment.step,
    "recovery": recovery.step,
    "preparations": preparations.step,
    "espionage": espionage.step,
    "spring-equinox": casting.spring,
}


class Mighty(RuleSet[War]):
    """The classic campaign game."""

    name = "mighty"
    version = "1"
    state_type = War

    def start(self, settings: Mapping[str, Any]) -> War:
        wanted = read_settings(settings)
        war = laying.begin(wanted) if wanted.lay_by_hand else War(settings=wanted, board=_board(wanted))
        for seat in wanted.players:
            war.realms[seat] = Realm(seat, race=wanted.race_of.get(seat, "men"))
        return war

    def settings_in_full(self, settings: Mapping[str, Any]) -> Mapping[str, Any]:
        return in_full(read_settings(settings))

    def settings_as_begun(self, settings: Mapping[str, Any]) -> Mapping[str, Any]:
        return as_begun(settings)

    def seats(self, state: War) -> tuple[str, ...]:
        return (*state.settings.players, *state.settings.commanders)

    def step(self, state: War) -> Story[None] | None:
        if ends.is_over(state):
            return None
        story = CHAPTERS[state.phase](state)
        return sharing.shared(state, story) if state.settings.commanders else story

    def standing(self, state: War) -> Iterable[Question[Any]]:
        return laying.questions(state) if state.laying else standing.questions(state)

    def stand(self, state: War, question: Question[Any], answer: Any) -> Story[None]:
        chapter = laying.answered if state.laying else standing.answered
        return chapter(state, question, answer)

    def view(self, state: War, who: str) -> SeenWar:
        return views.seen(state, commanders.realm_of(state, who))

    def redraw(self, state: War, who: str, rng: Chance) -> War:
        return redrawing.redraw(state, commanders.realm_of(state, who), rng)

    def scores(self, state: War) -> dict[str, int]:
        return {realm: ends.score(state, realm) for realm in state.realms}

    def winner(self, state: War) -> str | None:
        return ends.winner(state)

    def years(self, state: War) -> int:
        return state.year - 1

    def moment(self, state: War) -> tuple[int, int]:
        return state.year, state.month

    def correct(self, state: War, change: Mapping[str, Any]) -> Refusal | None:
        return corrections.correct(state, change)


def _board(settings: Settings) -> TileBoard:
    """The world that was given, or the one that lays itself."""
    if settings.world:
        return TileBoard(settings.world)
    return survey(settings.seed, len(settings.players), settings.sets or None)
