"""Baggage (ME-BAG): bought for the season, and for sieges that go on through the winter, with what comes of them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from stage import Told, a_war, put_banner, said, tell
from stewards import all_built, asked, clause, give, with_crowns
from walls import PLACE, besieged, besieged_independents
from winters import WALL, in_winter

from gonfalon.kernel import Story
from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.state import CITY, INDEPENDENT, VILLAGE, Land, War
from gonfalon.rulesets.mighty.winter import preparations, stations, winter_sieges
from gonfalon.words import LANGUAGES
from gonfalon.world.tiles import Tile

STEP = preparations.step
MOUNTAINS = {f"C{row}": WALL for row in range(1, 7)}  # between the siege and Red's realm


def buying(crowns: int) -> War:
    """Red has built what he wanted and buys baggage; two of his banners have wintered in his capital."""
    war = with_crowns("preparations", crowns)
    put_banner(war, "red.1", "B2", 600)
    put_banner(war, "red.2", "B2", 600)
    tell(war, STEP(war))
    give(war, STEP, "done")
    return war


# --- for the season --------------------------------------------------------------------------------------


@pytest.mark.rule("ME-BAG-02")
def test_a_crown_buys_a_point_as_far_as_the_crowns_go() -> None:
    war = buying(6)

    give(war, STEP, "buy 4")

    assert (war.winter["red"].baggage, war.winter["red"].crowns) == (4, 2)
    assert clause(war, STEP, "buy 3") == "ME-REV-13"
    assert clause(war, STEP, "buy 0") == "ME-BAG-02"
    assert clause(war, STEP, "buy -1") == "ME-BAG-02"


@pytest.mark.rule("ME-BAG-01", "ME-BAG-02")
def test_what_was_bought_is_there_when_the_season_begins_and_nothing_else() -> None:
    war = buying(6)
    give(war, STEP, "buy 4", "done", "done")
    give(war, STEP, "done", "done", "done", realm="blue")

    tell(war, STEP(war))

    assert sum(banner.baggage for banner in war.banners.values()) == 4
    assert not war.stockpiles


@pytest.mark.rule("ME-BAG-01", "ME-BAG-03")
def test_who_has_no_revenue_has_no_baggage() -> None:
    war = buying(0)
    assert clause(war, STEP, "buy 1") == "ME-REV-13"

    give(war, STEP, "done", "done")
    give(war, STEP, "done", "done", "done", realm="blue")
    tell(war, STEP(war))

    assert {banner.baggage for banner in war.banners.values()} == {0}


@pytest.mark.rule("ME-BAG-02")
def test_more_than_can_be_placed_may_be_bought_and_is_lost() -> None:
    war = buying(30)
    for place in war.realms["red"].home:
        war.lands[place] = replace(war.lands[place], settlement=VILLAGE)
    give(war, STEP, "buy 14", "done", "banners 600 600")
    assert asked(war, STEP).about["baggage"] == 2, "and he hears of it before"

    give(war, STEP, "done")
    give(war, STEP, "done", "done", "done", realm="blue")
    told = tell(war, STEP(war))

    assert [banner.baggage for banner in war.banners.values()] == [6, 6]
    assert [e.args["points"] for e in told.events if e.kind == "deployment.baggage-lost"] == [2]
    assert all(said(told, lang) for lang in LANGUAGES)


@pytest.mark.rule("ME-WIN-03", "ME-WIN-07")
def test_purchases_are_hidden_and_their_order_makes_no_difference() -> None:
    first, second = buying(6), buying(6)
    for war in (first, second):
        war.winter["blue"] = replace(war.winter["blue"], crowns=5)
        give(war, STEP, "done", realm="blue")

    told = give(first, STEP, "buy 4") + give(first, STEP, "buy 5", realm="blue")
    give(second, STEP, "buy 5", realm="blue")
    give(second, STEP, "buy 4")

    assert first.hash() == second.hash()
    assert [event.to for event in told] == [("red",), ("blue",)]


# --- for sieges ------------------------------------------------------------------------------------------


def siege(banners: int = 1, crowns: int = 20, tiles: dict[str, Tile] | None = None, **settings: Any) -> War:
    """Red besieges Blue's city at D4 with banners of 1000 points; one of 700 holds it. All have built."""
    return all_built(unbuilt_siege(banners, crowns, tiles, **settings))


def unbuilt_siege(banners: int = 1, crowns: int = 20, tiles: dict[str, Tile] | None = None, **settings: Any) -> War:
    attack = {f"red.{number + 1}": 1000 for number in range(banners)}
    war = besieged(attack, {"blue.1": 700}, month=6, tiles=tiles, **settings)
    return with_crowns("preparations", crowns, war=explored(war))


def explored(war: War) -> War:
    """All roads are known."""
    war.lands |= {place: Land() for place in war.board.places if place not in war.lands}
    return war


def settled(war: War, *answers: str, dice: tuple[int, ...]) -> Told:
    """The sieges of this winter from first to last."""

    def sieges() -> Story[None]:
        while not winter_sieges.are_settled(war):
            yield from STEP(war)

    told = tell(war, sieges(), answers=answers, dice=dice)
    for lang in LANGUAGES:
        said(told, lang)
    return told


@pytest.mark.rule("ME-BAG-04")
@pytest.mark.parametrize(("dice", "due"), [((2, 5, 1), 8), ((6,), 6), ((1, 1), 2)])
def test_a_die_for_each_besieging_banner_is_paid_in_full_and_used_up(dice: tuple[int, ...], due: int) -> None:
    war = siege(len(dice))

    told = settled(war, "pay", dice=(*dice, 5))

    assert war.winter["red"].crowns == 20 - due
    assert {banner.baggage for banner in war.banners.values()} == {0}
    assert told.asked[0].about["points"] == due, "the dice have fallen when he decides"
    assert PLACE in war.sieges


@pytest.mark.rule("ME-BAG-05")
@pytest.mark.parametrize(("crowns", "options"), [(7, ["abandon"]), (8, ["pay", "abandon"])])
def test_who_cannot_or_will_not_pay_loses_the_whole_force(crowns: int, options: list[str]) -> None:
    war = siege(3, crowns)

    told = settled(war, "abandon", dice=(2, 5, 1))

    assert list(told.asked[0].options()) == options
    assert list(war.banners) == ["blue.1"]
    assert not war.sieges
    assert not war.banners["blue.1"].inside
    assert war.winter["red"].crowns == crowns
    assert [banner.id for banner in stations.pooled(war, "blue")] == ["blue.1"]


@pytest.mark.rule("ME-BAG-06")
@pytest.mark.parametrize(
    ("die", "result"),
    [(1, "betrayal"), (2, "betrayal"), (3, "surrender"), (4, "hardship"), (5, "no-effect"), (6, "no-effect")],
)
def test_the_starvation_table_with_one_off_the_die(die: int, result: str) -> None:
    war = siege()

    answers = ("pay", "refuse") if result == "surrender" else ("pay",)
    told = settled(war, *answers, dice=(3, die))

    assert [event.args["result"] for event in told.events if event.kind == "siege.starvation"] == [result]


@pytest.mark.rule("ME-BAG-06", "ME-BAG-07")
def test_betrayed_walls_are_the_besiegers_without_loss_and_he_goes_into_quarters() -> None:
    war = siege()

    settled(war, "pay", dice=(3, 2))

    assert war.lands[PLACE] == Land("red", CITY)
    assert {banner.id: (banner.place, banner.points) for banner in war.banners.values()} == {"red.1": ("B2", 1000)}


@pytest.mark.rule("ME-BAG-06", "ME-BAG-07")
def test_who_surrenders_leaves_and_both_sides_go_into_quarters() -> None:
    war = siege()

    settled(war, "pay", "accept", dice=(3, 3))

    assert war.lands[PLACE] == Land("red", CITY)
    assert {b.id: (b.place, b.inside) for b in war.banners.values()} == {
        "red.1": ("B2", False),
        "blue.1": ("E5", False),
    }
    assert not war.sieges


@pytest.mark.rule("ME-BAG-06")
def test_surrender_refused_the_siege_goes_on() -> None:
    war = siege()

    settled(war, "pay", "refuse", dice=(3, 3))

    assert PLACE in war.sieges
    assert war.banners["blue.1"].inside


@pytest.mark.rule("ME-BAG-06")
def test_hardship_helps_the_assaults_of_next_season_and_adds_up() -> None:
    war = siege()
    war.sieges[PLACE] = replace(war.sieges[PLACE], hardship=1)

    settled(war, "pay", dice=(3, 4))

    assert war.sieges[PLACE].hardship == 2


@pytest.mark.rule("ME-BAG-06")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_independents_open_their_gates_for_betrayal_and_surrender(die: int) -> None:
    war = all_built(with_crowns("preparations", 9, war=explored(besieged_independents({"red.1": 1000}, 900))))

    settled(war, "pay", dice=(3, die))

    assert war.lands[PLACE].owner == "red"


@pytest.mark.rule("ME-BAG-06")
def test_one_throw_for_each_siege_and_no_losses_by_hunger() -> None:
    war = siege()

    told = settled(war, "pay", dice=(3, 5))

    assert [(roll.label, roll.sides) for roll in told.rolled] == [("siege-supplies", 6), ("starvation", 6)]
    assert war.banners["blue.1"].points == 700


@pytest.mark.rule("ME-BAG-07", "ME-WQT-08")
def test_who_finds_no_room_in_his_realm_is_lost_and_the_place_stays_his() -> None:
    war = siege()
    for number in range(4):
        put_banner(war, f"red.{number + 2}", "B2")

    settled(war, "pay", dice=(3, 1))

    assert "red.1" not in war.banners
    assert war.lands[PLACE].owner == "red"


@pytest.mark.rule("ME-BAG-07")
def test_who_has_no_clear_road_is_lost_and_the_place_stays_his() -> None:
    war = siege(tiles=MOUNTAINS)

    told = settled(war, "pay", dice=(3, 1))

    assert [roll.label for roll in told.rolled] == ["siege-supplies", "starvation"], "no winter retreat"
    assert "red.1" not in war.banners
    assert war.lands[PLACE].owner == "red"


@pytest.mark.rule("ME-BAG-07", "ME-WQT-16")
def test_by_a_setting_who_has_no_clear_road_makes_a_winter_retreat() -> None:
    war = siege(tiles=MOUNTAINS, winter_surrender="retreat")

    told = settled(war, "pay", dice=(3, 1, 4, 2))

    assert [roll.label for roll in told.rolled][2:] == ["winter-retreat", "winter-losses"]
    assert war.banners["red.1"].points == 1000 - 2 * 70


@pytest.mark.rule("ME-BAG-04", "ME-WIN-03")
def test_the_dice_of_all_sieges_fall_before_anybody_decides_and_then_baggage_is_bought() -> None:
    war = siege()
    war.lands["A5"] = Land(INDEPENDENT, CITY)
    put_banner(war, "red.2", "A5", 500)
    war.sieges["A5"] = replace(war.sieges[PLACE], place="A5", defender=INDEPENDENT, independents=500)

    told = settled(war, "pay", "abandon", dice=(3, 6, 5))

    assert [roll.label for roll in told.rolled] == ["siege-supplies", "siege-supplies", "starvation"]
    assert asked(war, STEP).what == "baggage.order"


@pytest.mark.rule("ME-BAG-04", "ME-WIN-02")
def test_sieges_are_paid_for_when_the_last_has_built() -> None:
    war = unbuilt_siege()

    give(war, STEP, "done")
    with pytest.raises(StopIteration):
        asked(war, STEP)
    give(war, STEP, "done", realm="blue")

    assert [roll.label for roll in tell(war, STEP(war), dice=(4,)).rolled] == ["siege-supplies"]
    assert asked(war, STEP).what == "winter-siege.pay"


@pytest.mark.rule("ME-BAG-04")
def test_by_a_setting_sieges_are_paid_for_before_anybody_builds() -> None:
    war = unbuilt_siege(siege_supplies="construction")

    settled(war, "pay", dice=(3, 5))

    assert asked(war, STEP).what == "construction.order"


@pytest.mark.rule("ME-WIN-03")
def test_without_sieges_nobody_waits_for_those_who_build() -> None:
    war = with_crowns("preparations", 5)
    tell(war, STEP(war))

    give(war, STEP, "done")

    assert (asked(war, STEP).what, asked(war, STEP, "blue").what) == ("baggage.order", "construction.order")


@pytest.mark.rule("ME-WIN-07")
def test_who_cannot_pay_is_asked_like_anybody_else() -> None:
    war = siege(crowns=0)
    tell(war, STEP(war), dice=(4,))

    assert asked(war, STEP).forced is False


def test_without_sieges_the_preparations_begin_at_once() -> None:
    war = in_winter(a_war(), "preparations")

    told = settled(war, dice=())

    assert not told.asked
    assert lands.owner(war, "B2") == "red"
