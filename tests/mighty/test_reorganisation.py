"""Reorganisation and stockpiles (ME-REO)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from stage import Told, a_board, a_war, first_question, put_banner, put_ship, refusal_of, tell

from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.realms import reorganisation
from gonfalon.rulesets.mighty.season import raze
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, VILLAGE, Land, Siege, War
from gonfalon.world.tiles import Tile


def a_phase(*points: int, settlement: str = "", baggage: tuple[int, ...] = ()) -> War:
    """Red's reorganisation phase, with banners of these strengths at D4."""
    war = a_war(phase="reorganisation")
    war.lands["D4"] = Land("red", settlement)
    for number, value in enumerate(points, 1):
        put_banner(war, f"red.{number}", "D4", value, baggage=baggage[number - 1] if baggage else 0)
    return war


def order(war: War, text: str) -> Told:
    return tell(war, reorganisation.step(war), answers=[text])


def refused(war: War, text: str) -> str:
    return refusal_of(first_question(reorganisation.step(war)), text).rule


def strengths(war: War) -> list[int]:
    return [b.points for b in war.banners.values()]


@pytest.mark.rule("ME-REO-01")
def test_the_phase_ends_when_the_player_is_done() -> None:
    war = a_phase(1000)
    order(war, "done")
    assert war.phase == "subsistence"
    assert war.player == "blue"


@pytest.mark.rule("ME-REO-02", "ME-REO-08")
def test_points_move_between_banners_and_the_sum_stays() -> None:
    war = a_phase(1400, 500)
    order(war, "regroup 1 2 as 1100 800")
    assert strengths(war) == [1100, 800]


@pytest.mark.rule("ME-REO-02", "ME-REO-06")
def test_no_banner_is_made_too_strong_or_too_weak() -> None:
    war = a_phase(1400, 500)
    assert refused(war, "regroup 1 2 as 1600 300") == "ME-REO-06"
    assert refused(war, "regroup 1 2 as 1900") == "ME-REO-06"


@pytest.mark.rule("ME-SIE-03", "ME-REO-06")
def test_full_walls_take_no_new_banner() -> None:
    war = a_phase(1000, 1000, settlement=FORTRESS)
    war.sieges["D4"] = Siege("D4", "blue", "red", since=1)
    put_banner(war, "blue.1", "D4")
    for banner in ("red.1", "red.2"):
        war.banners[banner] = replace(war.banners[banner], inside=True)
    assert refused(war, "regroup 1 as 500 500") == "ME-SIE-03"
    offered = [str(option) for option in first_question(reorganisation.step(war)).options()]
    assert "regroup 1 as 500 500" not in offered
    del war.banners["red.2"]
    order(war, "regroup 1 as 500 500")
    assert [b.inside for b in war.banners.values() if b.realm == "red"] == [True, True]


@pytest.mark.rule("ME-SEA-28", "ME-REO-06")
def test_no_split_is_offered_aboard_nor_of_banners_too_strong_for_it() -> None:
    war = a_phase(1000, 3100)
    put_ship(war, "red/1", "D4", harbour=False)
    war.banners["red.1"] = replace(war.banners["red.1"], ship="red/1")
    question = first_question(reorganisation.step(war))
    assert not [o for o in map(str, question.options()) if o.startswith("regroup")]


@pytest.mark.rule("ME-REO-06")
def test_limits_themselves_are_allowed() -> None:
    war = a_phase(1500, 400)
    order(war, "regroup 1 2 as 1400 500")
    assert strengths(war) == [1400, 500]


@pytest.mark.rule("ME-REO-08")
def test_no_point_comes_or_goes() -> None:
    assert refused(a_phase(1000, 1000), "regroup 1 2 as 1000 900") == "ME-REO-08"


@pytest.mark.rule("ME-REO-02")
def test_banners_on_two_banks_are_one_force_and_exchange_troops() -> None:
    war = on_two_banks()
    order(war, "regroup 1 2 as 1200 800")
    assert strengths(war) == [1200, 800]


def on_two_banks(**settings: Any) -> War:
    """Two banners of Red in one tile, with a river from east to west between them."""
    war = a_war(board=a_board(special={"D4": Tile("R11")}), phase="reorganisation", **settings)
    war.lands["D4"] = Land("red", VILLAGE)
    put_banner(war, "red.1", "D4", half=0)
    put_banner(war, "red.2", "D4", half=5)
    return war


@pytest.mark.rule("ME-REO-02")
def test_by_a_setting_banners_on_two_banks_do_not_exchange_troops() -> None:
    war = on_two_banks(transfers="reach")
    assert refused(war, "regroup 1 2 as 1200 800") == "ME-REO-02"

    war.lands["D4"] = Land("red", CITY)
    order(war, "regroup 1 2 as 1200 800")
    assert strengths(war) == [1200, 800]


@pytest.mark.rule("ME-REO-02")
def test_by_a_setting_a_banner_on_a_mountain_edge_exchanges_no_troops_with_those_below() -> None:
    """It can come down to either side; nobody can go up, or through it from side to side."""
    ridge = a_board(special={"D4": Tile("H12")})  # from east to west
    war = a_war(board=ridge, phase="reorganisation", transfers="reach")
    for number, half in enumerate((2, 0, 4), 1):
        put_banner(war, f"red.{number}", "D4", half=half)
    for pair in ("1 2", "2 1", "1 3", "2 3"):
        assert refused(war, f"regroup {pair} as 1200 800") == "ME-REO-02"
    assert [o for o in map(str, first_question(reorganisation.step(war)).options()) if " 2 3 " in o] == []
    assert [len(company) for company in reorganisation.companies(war)] == [1, 1, 1]


@pytest.mark.rule("ME-REO-02")
def test_nobody_regroups_anothers_banners() -> None:
    war = a_phase(1000)
    put_banner(war, "blue.7", "D4")
    assert refused(war, "regroup 1 7 as 1000 1000") == "ME-REO-02"


@pytest.mark.rule("ME-REO-05")
@pytest.mark.parametrize("new", ["1220", "500 720"])
def test_a_weak_banner_must_be_combined_before_the_phase_ends(new: str) -> None:
    war = a_phase(320, 900)
    assert refused(war, "done") == "ME-REO-05"
    order(war, f"regroup 1 2 as {new}")
    order(war, "done")
    assert min(strengths(war)) >= 500


@pytest.mark.rule("ME-REO-05", "ME-REO-06")
@pytest.mark.parametrize(
    "points", [(320, 900), (1500, 100, 1500), (200, 150), (100, 100, 100), (480, 20, 1500, 490), (1000, 499, 499)]
)
def test_what_has_to_be_done_is_named_until_nothing_has(points: tuple[int, ...]) -> None:
    """Also where a strong banner elsewhere could be split and merged for ever."""
    war = a_war(phase="reorganisation")
    put_banner(war, "red.9", "C2", 1000)
    for number, value in enumerate(points, 1):
        put_banner(war, f"red.{number}", "D4", value)
    for _ in points:
        needed = first_question(reorganisation.step(war)).needed()
        if needed is None:
            break
        assert needed.why.rule == "ME-REO-05"
        order(war, str(needed.answer))

    order(war, "done")
    assert war.banners["red.9"].points == 1000


@pytest.mark.rule("ME-REO-05")
def test_a_lone_weak_banner_stays() -> None:
    war = a_phase(320)
    order(war, "done")
    assert strengths(war) == [320]


@pytest.mark.rule("ME-REO-05")
def test_a_force_with_less_than_500_becomes_one_banner() -> None:
    war = a_phase(200, 150)
    order(war, "regroup 1 2 as 350")
    assert strengths(war) == [350]


@pytest.mark.rule("ME-REO-05")
def test_part_of_a_force_may_not_become_a_weak_banner() -> None:
    assert refused(a_phase(200, 150, 900), "regroup 1 2 as 350") == "ME-REO-06"


@pytest.mark.rule("ME-REO-05")
def test_whether_a_banner_is_weak_does_not_show_in_what_is_asked() -> None:
    asked = [first_question(reorganisation.step(a_phase(points, 900))) for points in (320, 700)]
    assert not any(q.forced for q in asked)


@pytest.mark.rule("ME-REO-07", "ME-MAP-02")
def test_a_banner_is_split_and_the_new_one_takes_a_free_number() -> None:
    war = a_phase(1000)
    war.banners["red.1"] = replace(war.banners["red.1"], half=3, no_move=1)
    order(war, "regroup 1 as 500 500")
    new = war.banners["red.2"]
    assert (new.points, new.half, new.no_move) == (500, 3, 1)


@pytest.mark.rule("ME-REO-07")
def test_a_banner_too_small_to_split_stays_whole() -> None:
    assert refused(a_phase(999), "regroup 1 as 500 499") == "ME-REO-06"


@pytest.mark.rule("ME-TRN-08")
def test_a_banner_merged_with_one_that_scouted_has_scouted() -> None:
    war = a_phase(600, 600)
    war.turn = replace(war.turn, scouts=("red.2",))
    order(war, "regroup 1 2 as 1200")
    assert "red.1" in war.turn.scouts


@pytest.mark.rule("ME-REO-09")
def test_baggage_is_shared_out_freely() -> None:
    war = a_phase(1000, 1000, baggage=(5, 1))
    order(war, "baggage of 1 as 3 3")
    assert [b.baggage for b in war.banners.values()] == [3, 3]


@pytest.mark.rule("ME-REO-09", "ME-SUB-11")
def test_nobody_gets_seven() -> None:
    assert refused(a_phase(1000, 1000, baggage=(5, 3)), "baggage of 1 as 7 1") == "ME-SUB-11"


@pytest.mark.rule("ME-REO-09")
def test_baggage_may_not_be_thrown_away_by_sharing() -> None:
    assert refused(a_phase(1000, 1000, baggage=(5, 1)), "baggage of 1 as 3 2") == "ME-REO-09"


@pytest.mark.rule("ME-REO-09")
def test_the_baggage_of_a_merged_banner_goes_along_as_far_as_it_can() -> None:
    war = a_phase(600, 600, baggage=(4, 5))
    told = order(war, "regroup 1 2 as 1200")
    assert war.banners["red.1"].baggage == 6
    assert (told.events[-1].kind, told.events[-1].args["points"]) == ("reorganisation.left-behind", 3)


@pytest.mark.rule("ME-REO-10", "ME-REO-11")
def test_a_stockpile_is_made_in_a_fortress_and_holds_six() -> None:
    war = a_phase(1000, 1000, settlement=FORTRESS, baggage=(6, 4))
    order(war, "baggage of 1 as 2 2 6")
    assert war.stockpiles == {"D4": 6}
    assert refused(war, "baggage of 1 as 2 1 7") == "ME-SUB-11"


@pytest.mark.rule("ME-REO-10", "ME-REO-18")
@pytest.mark.parametrize("place", [Land("red", VILLAGE), Land("red"), Land("", FORTRESS, razed=True)])
def test_only_standing_walls_hold_a_stockpile(place: Land) -> None:
    war = a_phase(1000, baggage=(4,))
    war.lands["D4"] = place
    assert refused(war, "baggage of 1 as 2 2") == "ME-REO-09"


@pytest.mark.rule("ME-REO-13")
def test_besiegers_do_not_reach_the_stockpile() -> None:
    war = a_phase(1000, baggage=(1,))
    war.lands["D4"] = Land("blue", CITY)
    war.stockpiles["D4"] = 4
    war.sieges["D4"] = Siege("D4", "red", "blue", since=1)
    assert refused(war, "baggage of 1 as 4 1") == "ME-REO-09"
    assert refused(war, "destroy stockpile at D4") == "ME-REO-16"


@pytest.mark.rule("ME-REO-14")
def test_baggage_is_taken_from_a_stockpile() -> None:
    war = a_phase(1000, settlement=CITY, baggage=(3,))
    war.stockpiles["D4"] = 4
    order(war, "baggage of 1 as 6 1")
    assert war.banners["red.1"].baggage == 6
    assert war.stockpiles["D4"] == 1


@pytest.mark.rule("ME-REO-15")
def test_a_stockpile_falls_with_its_settlement_and_stays_there() -> None:
    war = a_phase(settlement=CITY)
    war.stockpiles["D4"] = 3
    lands.take_tile(war, "D4", "blue", "ME-SCT-44")
    assert war.stockpiles["D4"] == 3
    put_banner(war, "blue.1", "D4")
    war.active = 1
    order(war, "baggage of 1 as 3 0")
    assert war.banners["blue.1"].baggage == 3


@pytest.mark.rule("ME-REO-16")
def test_a_garrison_destroys_its_stockpile() -> None:
    war = a_phase(1000, settlement=CITY)
    war.stockpiles["D4"] = 4
    war.banners["red.1"] = replace(war.banners["red.1"], inside=True)
    war.sieges["D4"] = Siege("D4", "blue", "red", since=1)
    order(war, "destroy stockpile at D4")
    assert war.stockpiles == {}


@pytest.mark.rule("ME-REO-16")
def test_a_stockpile_without_a_banner_there_is_not_destroyed() -> None:
    war = a_phase(1000)
    war.lands["E4"] = Land("red", CITY)
    war.stockpiles["E4"] = 2
    assert refused(war, "destroy stockpile at E4") == "ME-REO-16"


@pytest.mark.rule("ME-REO-16")
@pytest.mark.parametrize(("setting", "legal"), [("friendly", False), ("any", True)])
def test_in_the_dutch_edition_any_banner_there_may_destroy_a_stockpile(setting: str, legal: bool) -> None:
    war = a_phase(1000)
    war.settings = replace(war.settings, stock_destroyers=setting)
    war.lands["D4"] = Land("blue", CITY)
    war.stockpiles["D4"] = 2
    question = first_question(reorganisation.step(war))
    assert (question.check(reorganisation.DestroyStockpile("D4")) is None) is legal


@pytest.mark.rule("ME-REO-18")
def test_razing_leaves_no_stockpile() -> None:
    war = a_phase(1000, settlement=FORTRESS)
    war.stockpiles["D4"] = 2
    raze.raze_tile(war, "D4", "red", "ME-RAZ-04")
    assert war.stockpiles == {}


@pytest.mark.rule("ME-REO-01")
def test_every_order_that_is_offered_is_legal() -> None:
    war = a_phase(320, 900, 1400, settlement=CITY, baggage=(5, 1, 6))
    war.stockpiles["D4"] = 3
    question = first_question(reorganisation.step(war))
    offered = list(question.options())
    assert len(offered) > 5
    assert [question.check(o) for o in offered] == [None] * len(offered)
    assert [question.read(question.write(o)) for o in offered] == offered


@pytest.mark.parametrize("text", ["regroup 1 as -500 1500", "regroup 1 as 500.5 499.5", "regroup 9 as 500", "regroup"])
def test_what_is_no_order_is_refused(text: str) -> None:
    war = a_phase(1000)
    before = war.hash()
    refusal_of(first_question(reorganisation.step(war)), text)
    assert war.hash() == before
