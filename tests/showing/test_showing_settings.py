"""Settings in plain words: none is missing, each can be chosen, and what is chosen is what the rules then have."""

from __future__ import annotations

from typing import Any

import pytest
from shown_tables import WORDS

from gonfalon.rulesets.registry import playable, playing
from gonfalon.showing.settings import rulesets
from gonfalon.showing.types import RulesetInfo, SettingInfo

ELSEWHERE = {"players", "seed", "world", "colours", "race_of", "commanders", "teams"}  # chosen on the page itself
OLDER = {"mended", "spell_range"}  # kept for campaigns that began with them, and no longer offered
INFOS = {lang: {info.name: info for info in rulesets(words)} for lang, words in WORDS.items()}
CASES = [(name, setting) for name in playable() for setting in INFOS["en"][name].settings]


@pytest.mark.parametrize("name", playable())
def test_every_setting_is_shown_or_chosen_elsewhere(name: str) -> None:
    shown = [setting.key for setting in INFOS["en"][name].settings]

    assert set(shown) | ELSEWHERE | OLDER >= set(playing(name).settings.struct.__struct_fields__)
    assert len(shown) == len(set(shown))


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("name", playable())
def test_every_setting_has_words(lang: str, name: str) -> None:
    info: RulesetInfo = INFOS[lang][name]

    assert info.title
    assert info.blurb
    assert all(setting.label and setting.help and setting.group for setting in info.settings)


@pytest.mark.parametrize(("name", "setting"), CASES, ids=lambda case: getattr(case, "key", ""))
def test_every_value_that_is_offered_is_taken(name: str, setting: SettingInfo) -> None:
    chosen = playing(name).settings
    for value in values(setting):
        taken = chosen.read({"players": chosen.trial, setting.key: value})
        assert getattr(taken, setting.key) == value


def values(setting: SettingInfo) -> list[Any]:
    if setting.kind == "bool":
        return [True, False]
    if setting.kind == "choice":
        return [choice.value for choice in setting.choices]
    assert setting.least is not None
    assert setting.most is not None
    return [setting.least, setting.most]


def test_the_dutch_edition_is_a_preset_that_the_rules_take() -> None:
    info = INFOS["nl"]["mighty"]
    dutch = next(preset for preset in info.presets if preset.key == "dutch")
    book = playing("mighty").settings

    assert book.read({"players": book.trial, **dutch.settings}) == book.read({"players": book.trial, "preset": "dutch"})
    assert dutch.label == "Nederlandse uitgave"


def test_races_have_names() -> None:
    races = {race.value: race.label for race in INFOS["nl"]["mighty"].races}

    assert races["dwarfs"] == "Dwergen"
    assert all(label != value for value, label in races.items() if value != "skaven")
