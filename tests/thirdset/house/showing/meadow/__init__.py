"""`meadow` on the page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from gonfalon.rulesets.meadow.rules import Meadow, SeenMeadow

from gonfalon.kernel import Event
from gonfalon.kernel.questions import Question
from gonfalon.names import name_world
from gonfalon.render import scene as drawn
from gonfalon.showing import types
from gonfalon.showing.arms import grant
from gonfalon.showing.gazetteer import Gazetteer
from gonfalon.showing.plain import PlainSheets
from gonfalon.showing.sheets import Figures, Ground, Moment, Sheets
from gonfalon.showing.sight import Sight
from gonfalon.showing.words import Words

EVENING = "evening"


class MeadowSheets(PlainSheets):
    """Realms are the flocks."""

    def ground(self, state: Meadow) -> Ground:
        labels = tuple(name_world(state.board, state.settings.seed).names.items())
        return Ground(state.board, labels, state.settings)

    def gazetteer(self, view: SeenMeadow, ground: Ground, words: Words) -> Gazetteer:
        return Gazetteer(words, {}, {who: words("meadow-flock", who=who.title()) for who in view.shepherds})

    # --- time --------------------------------------------------------------------------------------------

    def calendar(self, sight: Sight) -> types.Calendar:
        now = min(sight.view.round, sight.view.rounds)
        return types.Calendar(
            year=now,
            month=0,
            months=0,
            season="over" if sight.over else "season",
            when=self._when(sight, now),
            phase=sight.words.of("phase", "over" if sight.over else "grazing"),
            phases=(),
            active="",
        )

    def moments(self, sight: Sight, events: Sequence[Event]) -> Iterator[Moment]:
        now = 1
        for event in events:
            yield Moment(self._when(sight, now), sight.words.of("phase", "grazing"))
            now = event.args["round"] + 1 if event.kind == EVENING else now

    def opens(self, event: Event) -> bool:
        return event.kind == EVENING

    def _when(self, sight: Sight, now: int) -> str:
        return sight.words("meadow-when", round=str(now), rounds=str(sight.view.rounds))

    # --- the map -----------------------------------------------------------------------------------------

    def realms(self, sight: Sight) -> tuple[types.RealmCard, ...]:
        arms = grant(dict.fromkeys(sight.view.shepherds, ""))
        return tuple(
            types.RealmCard(
                seat=who,
                name=sight.names.realm(who),
                colour=arms[who].tincture,
                device=arms[who].device,
                race="",
                holder="",
                ruler="",
                active=False,
                waiting=False,
                out=False,
                tiles=len(self._land(sight, who)),
                revenue=sight.view.grass[who],
                capital="",
            )
            for who in sight.view.shepherds
        )

    def places(self, sight: Sight) -> dict[str, types.Place]:
        return {place: self._place(sight, place) for place in sight.ground.board.places}

    def _place(self, sight: Sight, place: str) -> types.Place:
        terrain, owner = sight.ground.board.terrain(place), sight.view.grazed.get(place, "")
        value = sight.names.realm(owner) if owner else sight.words("meadow-fresh")
        return types.Place(
            id=place,
            name=place,
            terrain=terrain,
            terrain_label=sight.words(f"terrain-{terrain.replace('_', '-')}"),
            owner=owner,
            facts=(types.Fact(label=sight.words("fact-owner"), value=value, rule="MEA-GRZ-01"),),
        )

    def scene(self, sight: Sight) -> drawn.Scene:
        arms = grant(dict.fromkeys(sight.view.shepherds, ""))
        return drawn.Scene(
            realms=tuple(
                drawn.Realm(sight.names.realm(who), arms[who].number, (), self._land(sight, who))
                for who in sight.view.shepherds
            )
        )

    def _land(self, sight: Sight, who: str) -> tuple[str, ...]:
        return tuple(place for place, shepherd in sight.view.grazed.items() if shepherd == who)

    def figures(self, sight: Sight) -> dict[str, Figures]:
        shepherds = sight.view.shepherds
        return {who: Figures(len(self._land(sight, who)), None, sight.view.grass[who]) for who in shepherds}

    # --- questions ---------------------------------------------------------------------------------------

    def option(self, sight: Sight, question: Question[Any], answer: Any) -> types.Option:
        label = self.recalled(sight, question.what, answer)
        return types.Option(answer=answer, label=label, kind="place", place=answer, rule=question.rule)

    def recalled(self, sight: Sight, what: str, answer: str) -> str:
        return sight.words("meadow-option", place=answer)

    def field(self, sight: Sight, question: Question[Any], name: str) -> str:
        return name

    def choice(self, sight: Sight, question: Question[Any], value: str) -> str:
        return value


SHEETS: Sheets = MeadowSheets()
