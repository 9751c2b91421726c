"""`mighty` on the page: its sheets, put together from the rooms of this package."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from gonfalon.kernel import Event
from gonfalon.kernel.questions import Form, Question
from gonfalon.render.scene import Scene
from gonfalon.rulesets.common.orders import Order
from gonfalon.rulesets.mighty.ground import armies, directions, lands
from gonfalon.rulesets.mighty.realms import ends
from gonfalon.rulesets.mighty.realms import naming as christening
from gonfalon.rulesets.mighty.seen import SeenWar
from gonfalon.rulesets.mighty.spells.hooks import HOLD_RIVER
from gonfalon.rulesets.mighty.state import War
from gonfalon.showing import types
from gonfalon.showing.gazetteer import Gazetteer
from gonfalon.showing.maps import Chart
from gonfalon.showing.mighty import (
    accounts,
    answers,
    calendar,
    corrections,
    fighting,
    known,
    naming,
    places,
    prices,
    recalling,
    stage,
    tiles,
)
from gonfalon.showing.sheets import Figures, Ground, Moment, Sheets
from gonfalon.showing.sight import Sight
from gonfalon.showing.words import Words


class MightySheets:
    """See `Sheets`."""

    def ground(self, state: War) -> Ground:
        labels = tuple(christening.landmarks(state).items())
        return Ground(state.board, labels, state.settings, tiles.spaces(state))

    def side(self, view: SeenWar, ground: Ground, who: str) -> str:  # noqa: ARG002
        return str(ground.settings.commanders.get(who, who))

    def laid_over(self, views: Mapping[str, SeenWar], public: SeenWar) -> SeenWar:
        return known.laid_over(views, public)

    def facts(self, view: SeenWar, ground: Ground) -> known.Knowledge:
        return known.knowledge(view, ground)

    def gazetteer(self, view: SeenWar, ground: Ground, words: Words) -> Gazetteer:
        return naming.gazetteer(view, ground, words)

    def calendar(self, sight: Sight) -> types.Calendar:
        return calendar.calendar(sight)

    def moments(self, sight: Sight, events: Sequence[Event]) -> Iterator[Moment]:
        return calendar.moments(sight, events)

    def opens(self, event: Event) -> bool:
        return calendar.opens(event)

    def tone(self, sight: Sight, event: Event) -> types.Tone:
        return calendar.tone(sight, event)

    def realms(self, sight: Sight) -> tuple[types.RealmCard, ...]:
        """What everybody may know of each realm, with the die that decided the order of play."""
        war: War = sight.facts.war
        arms, dice = stage.arms(war), calendar.order_dice(sight.events)
        active = war.player if war.active < len(war.order) else ""
        return tuple(
            types.RealmCard(
                seat=realm.id,
                name=sight.names.realm(realm.id),
                colour=arms[realm.id].tincture,
                device=arms[realm.id].device,
                race=realm.race,
                holder="",
                ruler="",
                active=realm.id == active and not sight.over,
                waiting=False,
                out=realm.out,
                tiles=sum(1 for _ in lands.empire(war, realm.id)),
                revenue=ends.revenue_value(war, realm.id),
                capital=realm.capital,
                die=dice.get(realm.id),
            )
            for realm in war.realms.values()
        )

    def places(self, sight: Sight) -> dict[str, types.Place]:
        return places.places(sight)

    def scene(self, sight: Sight) -> Scene:
        return stage.scene(sight)

    def pieces(self, sight: Sight, chart: Chart) -> tuple[types.Piece, ...]:
        return stage.pieces(sight, chart)

    def army(self, sight: Sight) -> types.Army | None:
        return accounts.army(sight)

    def treasury(self, sight: Sight) -> types.Treasury | None:
        return accounts.treasury(sight)

    def battle(self, sight: Sight, log: Sequence[types.LogEntry]) -> types.Battle | None:
        return fighting.battle(sight, log)

    def scene_of(self, question: Question[Any]) -> types.Scene:
        return answers.scene_of(question.what)

    def corner_of(self, question: Question[Any]) -> types.Corner:
        return answers.CORNERS.get(question.what, "")

    def pacts(self, words: Words) -> types.Note | None:
        return types.Note(text=words("pacts-hint"), rule="ME-DIP-02")

    def about_pacts(self, event: Event) -> bool:
        return event.kind.startswith("pact.")

    def option(self, sight: Sight, question: Question[Any], answer: Any) -> types.Option:
        return answers.option(sight, question, answer)

    def counters(self, sight: Sight, answers: Iterable[Any]) -> tuple[types.Counter, ...]:
        counted = (prices.counted(sight, answer) for answer in answers if isinstance(answer, Order))
        return tuple({one[0].key: one[0] for one in counted if one}.values())

    def part(self, sight: Sight, name: str) -> types.Choice:
        return answers.part(sight, name)

    def field(self, sight: Sight, question: Question[Any], name: str) -> str:
        return sight.words.of("field", f"{question.what}-{name}")

    def choice(self, sight: Sight, question: Question[Any], value: str) -> str:  # noqa: ARG002
        return sight.names.realm(value)

    def among(self, sight: Sight, question: Form, name: str) -> tuple[types.Choice, ...]:
        return naming.to_name(sight, question) if (question.what, name) == (christening.GIVE, "what") else ()

    def tries(self, question: Question[Any], pieces: Sequence[str], place: str) -> Iterator[str]:
        return answers.tries(question, pieces, place)

    def standing(self) -> dict[str, tuple[str, ...]]:
        return {
            directions.STANDING: ("ask", "always"),
            armies.ODD_POINTS: ("ask", "always"),
            HOLD_RIVER: ("ask", "always", "never"),
        }

    def recalled(self, sight: Sight, what: str, answer: str) -> str:
        return recalling.recalled(sight, what, answer)

    def corrections(self, sight: Sight) -> types.Corrections:
        return corrections.corrections(sight)

    def corrected(self, sight: Sight, change: Mapping[str, Any]) -> str:
        return corrections.corrected(sight, change)

    def figures(self, sight: Sight) -> dict[str, Figures]:
        """Tiles and revenue are open; of strength what the viewer knew, and nothing where he knew nothing."""
        war, knowledge = sight.facts.war, sight.facts
        found = {}
        for realm in war.realms:
            banners = armies.banners_of(war, realm)
            tiles, revenue = sum(1 for _ in lands.empire(war, realm)), ends.revenue_value(war, realm)
            found[realm] = Figures(tiles, knowledge.whole(banners), revenue)
        return found


SHEETS: Sheets = MightySheets()
