"""Scout skirmishes: who learns what of whom, and who does not (ME-SCT-46 to ME-SCT-52)."""

from __future__ import annotations

import pytest
from stage import Told, a_war, put_banner, said, tell

from gonfalon.kernel import Event
from gonfalon.rulesets.mighty.season import scouting
from gonfalon.rulesets.mighty.state import CITY, INDEPENDENT, VILLAGE, Known, Land, Siege, War
from gonfalon.rulesets.mighty.views import seen
from gonfalon.words import LANGUAGES

OPEN = (3, 4)


def blue_at_d3() -> War:
    """Red's force of 700 and 900 at C3, Blue's of 600 and 450 at D3, and Green who looks on."""
    war = a_war({"red": "B2", "blue": "E5", "green": "F1"}, phase="scouting", month=2)
    put_banner(war, "red.1", "C3", 700)
    put_banner(war, "red.4", "C3", 900)
    put_banner(war, "blue.2", "D3", 600, baggage=3)
    put_banner(war, "blue.5", "D3", 450)
    war.lands["D3"] = Land("blue", VILLAGE)
    return war


def skirmish(war: War, *dice: int, answers: tuple[str, ...] = ()) -> Told:
    told = tell(war, scouting.step(war), answers=["scout 1 to D3", *answers], dice=(*OPEN, *dice))
    assert all(said(told, lang) for lang in LANGUAGES)
    return told


def heard(told: Told, who: str) -> list[Event]:
    """What a player hears of a skirmish and of strengths."""
    return [e for e in told.events if e.visible(who) and e.kind.startswith(("skirmish", "strength"))]


@pytest.mark.rule("ME-SCT-46")
def test_a_tile_with_an_enemy_force_costs_a_die() -> None:
    told = skirmish(blue_at_d3(), 2)

    assert [(roll.count, roll.rule) for roll in told.rolled[1:]] == [(1, "ME-SCT-46")]


@pytest.mark.rule("ME-SCT-46")
def test_no_skirmish_after_an_event() -> None:
    war = blue_at_d3()

    told = tell(war, scouting.step(war), answers=["scout 1 to D3"], dice=(1, 2, 3, 5))

    assert "skirmish.fought" not in told.kinds()


@pytest.mark.rule("ME-SCT-46")
def test_independents_send_no_outriders() -> None:
    war = blue_at_d3()
    del war.banners["blue.2"], war.banners["blue.5"]
    war.lands["D3"] = Land(INDEPENDENT, CITY)

    told = skirmish(war)

    assert "skirmish.fought" not in told.kinds()


@pytest.mark.rule("ME-SCT-46")
@pytest.mark.parametrize("die", [1, 2, 3, 5, 6])
def test_the_tile_is_open_whatever_the_die_says(die: int) -> None:
    war = blue_at_d3()

    skirmish(war, die)

    assert war.turn.opened == ("D3",)


@pytest.mark.rule("ME-SCT-46")
def test_besieger_and_garrison_are_met_one_by_one() -> None:
    war = blue_at_d3()
    put_banner(war, "blue.2", "D3", 600, inside=True)
    put_banner(war, "green.1", "D3", 1200)
    del war.banners["blue.5"]
    war.lands["D3"] = Land("blue", CITY)
    war.sieges["D3"] = Siege("D3", "green", "blue", since=1)

    skirmish(war, 3, 5)

    assert war.totals == {"red:blue@D3": Known(600, 2)}
    assert war.known == {"red:green.1": Known(1200, 2)}


@pytest.mark.rule("ME-SCT-48")
def test_a_one_tells_the_enemy_how_strong_the_scouting_force_is() -> None:
    war = blue_at_d3()

    told = skirmish(war, 1)

    assert war.totals == {"blue:red@C3": Known(1600, 2)}
    assert war.known == {}
    assert [e.args["total"] for e in heard(told, "blue") if e.kind == "strength.total"] == [1600]
    assert [e.kind for e in heard(told, "red")] == ["skirmish.fought", "skirmish.caught"]


@pytest.mark.rule("ME-SCT-48", "ME-RLM-33")
def test_a_caught_scout_betrays_his_own_force_only() -> None:
    war = blue_at_d3()
    put_banner(war, "red.4", "B3", 900)

    skirmish(war, 1)

    assert war.totals == {"blue:red@C3": Known(700, 2)}


@pytest.mark.rule("ME-SCT-49")
def test_on_a_two_nobody_learns_anything() -> None:
    war = blue_at_d3()

    told = skirmish(war, 2)

    assert (war.known, war.totals) == ({}, {})
    assert [e.kind for e in heard(told, "red")] == ["skirmish.fought", "skirmish.driven-off"]


@pytest.mark.rule("ME-SCT-50")
def test_a_three_tells_the_total_without_the_split() -> None:
    war = blue_at_d3()

    told = skirmish(war, 3)

    assert war.totals == {"red:blue@D3": Known(1050, 2)}
    assert war.known == {}
    assert not any(600 in e.args.values() or 450 in e.args.values() for e in told.events)


@pytest.mark.rule("ME-SCT-51")
def test_a_four_tells_the_points_of_each_and_then_the_contents_of_the_one_named() -> None:
    war = blue_at_d3()

    told = skirmish(war, 4, answers=("blue.2",))

    assert war.known == {"red:blue.2": Known(600, 2), "red:blue.5": Known(450, 2)}
    sheets = [
        (e.args["banner"], e.args["points"], e.args["baggage"]) for e in told.events if e.kind == "strength.contents"
    ]
    assert sheets == [("blue.2", 600, 3)]
    assert list(told.asked[1].options()) == ["blue.2", "blue.5"]


@pytest.mark.rule("ME-SCT-51")
def test_a_single_banner_need_not_be_named() -> None:
    war = blue_at_d3()
    del war.banners["blue.5"]

    told = skirmish(war, 4)

    assert [question.what for question in told.asked] == ["scouting.order"]
    assert war.known == {"red:blue.2": Known(600, 2)}


@pytest.mark.rule("ME-SCT-52")
@pytest.mark.parametrize("die", [5, 6])
def test_a_five_or_six_shows_the_whole_army_sheet(die: int) -> None:
    war = blue_at_d3()

    told = skirmish(war, die)

    assert war.known == {"red:blue.2": Known(600, 2), "red:blue.5": Known(450, 2)}
    sheets = [
        (e.args["banner"], e.args["points"], e.args["baggage"]) for e in told.events if e.kind == "strength.contents"
    ]
    assert sheets == [("blue.2", 600, 3), ("blue.5", 450, 0)]


@pytest.mark.rule("ME-SCT-46", "ME-RLM-30")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_third_players_see_that_a_skirmish_took_place_and_nothing_more(die: int) -> None:
    war = blue_at_d3()

    told = skirmish(war, die, answers=("blue.5",) if die == 4 else ())

    assert [e.kind for e in heard(told, "green")] == ["skirmish.fought"]
    assert told.rolled[1].to == ("red", "blue")
    assert all(question.quiet for question in told.asked[1:])
    green = seen(war, "green")
    assert (green.known, green.totals) == ({}, {})


@pytest.mark.rule("ME-SCT-46", "ME-RLM-30")
@pytest.mark.parametrize("die", [3, 5, 6])
def test_reports_go_to_the_entitled_player_only(die: int) -> None:
    told = skirmish(blue_at_d3(), die)

    assert {e.to for e in told.events if e.kind.startswith("strength")} == {("red",)}
    assert all(e.shows for e in told.events if e.kind.startswith("strength"))


@pytest.mark.rule("ME-SCT-46", "ME-RLM-30")
def test_what_third_players_hear_does_not_depend_on_strengths() -> None:
    weak, strong = blue_at_d3(), blue_at_d3()
    put_banner(strong, "blue.5", "D3", 1450)

    told = [skirmish(war, 5) for war in (weak, strong)]

    assert [e for e in told[0].events if e.visible("green")] == [e for e in told[1].events if e.visible("green")]
