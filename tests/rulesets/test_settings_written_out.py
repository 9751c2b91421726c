"""All settings are written out when a campaign is founded, so that a changed default rewrites no war under way."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gonfalon.kernel import FastDice, Table
from gonfalon.rulesets.mighty import earlier
from gonfalon.rulesets.mighty.settings import PRESETS
from gonfalon.rulesets.registry import playable, playing, rule_set
from gonfalon.rulesets.valhalla import settings as valhalla_settings

SEATS = ("red", "blue", "yellow", "green")


def begun(ruleset: str, **settings: Any) -> Table[Any]:
    rules = rule_set(ruleset)
    return Table.start(
        rules, {"players": SEATS[: playing(rules.name).seats.usual], "seed": "7", **settings}, FastDice(1)
    )


def sparse(table: Table[Any], *left_out: str) -> list[Any]:
    """The log as an earlier version wrote it: without these settings."""
    first = table.log[0]
    kept = {name: value for name, value in first.input.settings.items() if name not in left_out}
    start = msgspec.structs.replace(first.input, settings=kept)
    return [msgspec.structs.replace(first, input=start)]


@pytest.mark.parametrize("ruleset", playable())
def test_the_first_entry_of_the_log_names_every_setting(ruleset: str) -> None:
    table = begun(ruleset)
    assert set(table.log[0].input.settings) == set(table.play.state.settings.__struct_fields__)


@pytest.mark.parametrize("ruleset", playable())
def test_a_campaign_replays_from_what_was_written_out(ruleset: str) -> None:
    table = begun(ruleset)
    again, stopped = Table.replay(table.rules, table.log, FastDice(1))
    assert stopped is None
    assert again.play.base.hash() == table.play.base.hash()
    assert again.play.state.settings == table.play.state.settings


def test_a_preset_is_written_out_too() -> None:
    settings = begun("mighty", preset="dutch").log[0].input.settings
    assert "preset" not in settings
    assert {name: settings[name] for name in PRESETS["dutch"]} == PRESETS["dutch"]


def test_a_default_that_changed_does_not_rewrite_an_older_war(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(earlier.EARLIER, "months", 5)
    table = begun("mighty")

    older, _ = Table.replay(table.rules, sparse(table, "months"), FastDice(1))

    assert older.play.state.settings.months == 5
    assert table.play.state.settings.months == 6


def test_a_preset_that_grew_does_not_rewrite_an_older_war(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun("mighty", preset="dutch")
    first = table.log[0]
    named = {"players": list(SEATS[:3]), "seed": "7", "preset": "dutch"}
    start = msgspec.structs.replace(first.input, settings=named)
    monkeypatch.setitem(PRESETS["dutch"], "convoy", "force")

    older, _ = Table.replay(table.rules, [msgspec.structs.replace(first, input=start)], FastDice(1))

    assert older.play.state.settings.convoy == "banner"


def test_the_same_holds_for_the_team_campaign(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(valhalla_settings.EARLIER, "rounds", 3)
    table = begun("valhalla")

    older, _ = Table.replay(table.rules, sparse(table, "rounds"), FastDice(1))

    assert older.play.state.settings.rounds == 3
    assert table.play.state.settings.rounds == 8


@pytest.mark.parametrize("ruleset", playable())
def test_a_checkpoint_keeps_settings_that_are_the_default(ruleset: str) -> None:
    state = begun(ruleset).play.base
    kept = msgspec.json.decode(state.packed())["settings"]
    assert set(kept) == set(state.settings.__struct_fields__)


@pytest.mark.parametrize("ruleset", playable())
def test_a_fingerprint_does_not_depend_on_where_the_settings_came_from(ruleset: str) -> None:
    state = begun(ruleset).play.base
    assert type(state).decoded(state.packed()).hash() == state.hash()


@pytest.mark.parametrize("ruleset", playable())
def test_a_checkpoint_from_before_there_was_a_choice_keeps_its_reading(
    ruleset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = begun(ruleset).play.base
    monkeypatch.setattr(type(state), "earlier", {"seed": "of old"})
    kept = msgspec.json.decode(state.packed())
    del kept["settings"]["seed"]

    older = type(state).decoded(msgspec.json.encode(kept))

    assert older.settings.seed == "of old"
    assert type(state).decoded(state.packed()).settings.seed == "7"


def test_a_choice_that_is_new_does_not_change_the_fingerprint_of_an_older_war(monkeypatch: pytest.MonkeyPatch) -> None:
    state = begun("mighty").play.base
    before = state.hash()
    state.settings = msgspec.structs.replace(state.settings, howling_trail="six")
    monkeypatch.setattr(type(state), "earlier", {**type(state).earlier, "howling_trail": "six"})

    assert state.hash() == before
