"""`valhalla` as the kernel sees it: how it starts, which chapter tells the next step, and who may know what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from gonfalon.kernel import Question, Refusal, RuleSet, Story
from gonfalon.kernel.questions import Chance
from gonfalon.rulesets.common.settings import in_full
from gonfalon.rulesets.valhalla import (
    assaults,
    battles,
    claims,
    corrections,
    election,
    founding,
    holders,
    locations,
    orders,
    redrawing,
    rollcall,
    rounds,
    standing,
    views,
)
from gonfalon.rulesets.valhalla.seen import SeenCampaign
from gonfalon.rulesets.valhalla.settings import COLOURS, EARLIER, read_settings
from gonfalon.rulesets.valhalla.state import Campaign, Empire

Chapter = Callable[[Campaign], Story[None]]

CHAPTERS: dict[str, Chapter] = {
    # before the first round
    "election": election.elect_kings,
    "capitals": founding.choose_capital,
    "locations": locations.place_location,
    # the orders phase (VAL-SET-09)
    "roll-call": rollcall.call_roll,
    "deputies": election.elect_deputies,
    "assaults": assaults.announce,
    "orders": orders.write_orders,
    # the battle phase
    "holders": holders.share_out,
    "battles": battles.fight,
    # the post-battle phase
    "claims": claims.claim,
}


class Valhalla(RuleSet[Campaign]):
    """The team campaign."""

    name = "valhalla"
    version = "1"
    state_type = Campaign

    def start(self, settings: Mapping[str, Any]) -> Campaign:
        wanted = read_settings(settings)
        campaign = Campaign(settings=wanted, board=founding.found_world(wanted))
        for (empire, team), colour in zip(wanted.teams.items(), wanted.colours or COLOURS, strict=False):
            campaign.empires[empire] = Empire(empire, colour)
            for seat in team:
                campaign.members[seat], campaign.away[seat] = empire, False
        return campaign

    def settings_in_full(self, settings: Mapping[str, Any]) -> Mapping[str, Any]:
        return in_full(read_settings(settings))

    def settings_as_begun(self, settings: Mapping[str, Any]) -> Mapping[str, Any]:
        return {**EARLIER, **settings}

    def seats(self, state: Campaign) -> tuple[str, ...]:
        """A seat is a person."""
        return state.settings.players

    def named(self, state: Campaign) -> tuple[str, ...]:
        """An empire of one may be called as its player."""
        return tuple(dict.fromkeys((*state.settings.players, *state.settings.teams)))

    def step(self, state: Campaign) -> Story[None] | None:
        return None if rounds.is_over(state) else CHAPTERS[state.phase](state)

    def standing(self, state: Campaign) -> Iterable[Question[Any]]:
        return standing.questions(state)

    def stand(self, state: Campaign, question: Question[Any], answer: Any) -> Story[None]:
        return standing.answered(state, question, answer)

    def view(self, state: Campaign, who: str) -> SeenCampaign:
        return views.seen(state, who)

    def redraw(self, state: Campaign, who: str, rng: Chance) -> Campaign:
        return redrawing.redraw(state, who, rng)

    def scores(self, state: Campaign) -> dict[str, int]:
        """The tiles of the empire each seat plays for; an exile has none."""
        return {seat: rounds.size(state, state.members[seat]) for seat in state.settings.players}

    def winner(self, state: Campaign) -> str | None:
        """The king of the empire that has won; nobody where victory is shared (VAL-WIN-04)."""
        best = rounds.winners(state)
        return state.empires[best[0]].king or None if len(best) == 1 else None

    def years(self, state: Campaign) -> int:
        return state.round - 1

    def moment(self, state: Campaign) -> tuple[int, int]:
        return state.round, 0

    def correct(self, state: Campaign, change: Mapping[str, Any]) -> Refusal | None:
        return corrections.correct(state, change)
