"""The races in winter: billets and baggage of Undead and Wood Elves, Skaven ruins, Dwarf walls (ME-RAC)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from peoples import DWARFS, MEN, ORCS, SKAVEN, UNDEAD, WOOD, WOOD_ELVES, people
from stage import Told, a_board, a_war, put_banner, refusal_of, said, tell
from stewards import all_built, asked, clause, give, with_crowns
from walls import PLACE, besieged
from winters import in_winter, through

from gonfalon.kernel import Story
from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.realms import ends
from gonfalon.rulesets.mighty.state import CITY, NOBODY, VILLAGE, Contingent, Land, Pending, War
from gonfalon.rulesets.mighty.winter import (
    plans,
    preparations,
    quarters,
    recovery,
    revenue,
    stations,
    winter,
    winter_sieges,
)
from gonfalon.words import LANGUAGES
from gonfalon.world.tiles import Tile


def a_country(race: str, phase: str, tiles: dict[str, Tile] | None = None) -> War:
    """Red's capital B2 with six barren tiles round it, in winter."""
    return people(in_winter(a_war(board=a_board(special=tiles), races=True), phase), red=race)


def billets(war: War) -> War:
    """The armies of Red have come home."""
    while war.quarters.stage != "billets":
        tell(war, quarters.step(war))
    return war


# --- billets ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-RAC-04", "ME-WQT-07")
def test_undead_take_up_no_room_but_need_a_settlement() -> None:
    war = a_country(UNDEAD, "winter-quarters")
    for number in range(1, 7):
        put_banner(war, f"red.{number}", "B2")
    question = next(iter([quarters.question(billets(war), "red")]))

    assert refusal_of(question, "billet 1 in C2").rule == "ME-WQT-07"
    through(war, quarters.step, answers=("billet 1 2 3 4 5 6 in B2",))

    assert len(war.banners) == 6


@pytest.mark.rule("ME-RAC-14", "ME-WQT-07")
@pytest.mark.parametrize(("race", "room"), [(WOOD_ELVES, {"B2": 4, "C2": 1}), (MEN, {"B2": 4})])
def test_a_barren_forest_of_the_realm_billets_a_banner_of_wood_elves(race: str, room: dict[str, int]) -> None:
    war = a_country(race, "winter-quarters", {"C2": WOOD, "D4": WOOD})

    assert quarters.room(war, "red") == room


@pytest.mark.rule("ME-RAC-14", "ME-REV-04", "ME-DEP-03")
def test_it_pays_nothing_and_is_no_place_to_deploy() -> None:
    war = a_country(WOOD_ELVES, "revenue", {"C2": WOOD})

    through(war, revenue.step)

    assert war.winter["red"].gathered == 4
    assert "C2" not in stations.survey(war, "red").dry


# --- baggage ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-RAC-04", "ME-BAG-02")
def test_an_undead_ruler_buys_no_baggage() -> None:
    war = people(with_crowns("preparations", 6, races=True), red=UNDEAD)
    tell(war, preparations.step(war))
    give(war, preparations.step, "done")

    assert clause(war, preparations.step, "buy 1") == "ME-RAC-04"
    assert [str(order) for order in asked(war, preparations.step).options()] == ["done"]


@pytest.mark.rule("ME-RAC-04", "ME-RAC-03", "ME-DEP-05")
def test_undead_in_anothers_pay_carry_none_into_the_field() -> None:
    war = people(with_crowns("preparations", races=True), red=MEN)
    hired = (Contingent("mercenary", 500, UNDEAD),)
    war.winter["red"] = replace(war.winter["red"], recruits=500, hired=hired, baggage=4)

    plans.draw_up(war, "red")
    assert [(post.company, post.baggage) for post in war.winter["red"].posts] == [(0, 4), (1, 0)]
    war.winter["red"] = replace(war.winter["red"], done=("construction", "baggage"))
    war.pending = Pending(winter_sieges={})

    assert clause(war, preparations.step, "load 2 with 1") == "ME-DEP-05"


# --- sieges ----------------------------------------------------------------------------------------------


def siege(red: str, blue: str, crowns: int = 20) -> War:
    """Red has kept up the siege of Blue's city; both have one banner there."""
    war = besieged({"red.1": 1000}, {"blue.1": 700}, month=6, races=True)
    war.lands |= {place: Land() for place in war.board.places if place not in war.lands}
    return people(all_built(with_crowns("preparations", crowns, war=war)), red=red, blue=blue)


def settled(war: War, *answers: str, dice: tuple[int, ...] = ()) -> Told:
    """The sieges of this winter from first to last."""

    def sieges() -> Story[None]:
        while not winter_sieges.are_settled(war):
            yield from preparations.step(war)

    told = tell(war, sieges(), answers=answers, dice=dice)
    for lang in LANGUAGES:
        said(told, lang)
    return told


@pytest.mark.rule("ME-RAC-04", "ME-BAG-04")
def test_undead_keep_up_a_siege_through_the_winter_for_nothing() -> None:
    war = siege(UNDEAD, MEN, crowns=0)

    told = settled(war, dice=(6,))

    assert [roll.label for roll in told.rolled] == ["starvation"]
    assert PLACE in war.sieges
    assert "red.1" in war.banners


@pytest.mark.rule("ME-RAC-04", "ME-BAG-04")
def test_living_besiegers_among_them_are_supplied() -> None:
    war = siege(UNDEAD, MEN)
    put_banner(war, "red.2", PLACE, half=8, kind="mercenary", race=MEN)

    settled(war, "pay", dice=(3, 6))

    assert war.winter["red"].crowns == 17


@pytest.mark.rule("ME-RAC-04", "ME-BAG-06")
def test_the_dead_behind_walls_do_not_starve() -> None:
    war = siege(MEN, UNDEAD)

    told = settled(war, "pay", dice=(3,))

    assert [roll.label for roll in told.rolled] == ["siege-supplies"]


@pytest.mark.rule("ME-RAC-11", "ME-BAG-06")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_dwarfs_hold_out_in_winter_too(die: int) -> None:
    war = siege(ORCS, DWARFS)

    settled(war, "pay", dice=(1, die))

    assert lands.owner(war, PLACE) == "blue"


# --- Skaven ----------------------------------------------------------------------------------------------


def ruin(by: str = "red", settlement: str = CITY) -> Land:
    return Land(NOBODY, settlement, razed=True, razed_by=by)


def gathered(war: War) -> int:
    through(war, revenue.step)
    return war.winter["red"].gathered


@pytest.mark.rule("ME-RAC-21")
def test_skaven_gather_a_crown_from_every_ruin_under_their_flag() -> None:
    war = a_country(SKAVEN, "revenue")
    war.lands |= dict.fromkeys(("C1", "C2", "C3", "B3", "A2"), Land("red", VILLAGE))  # a realm worth nine
    war.lands |= {"D1": Land("red", VILLAGE), "D2": Land("red", VILLAGE)}
    war.lands |= {"D3": ruin(), "D4": ruin(), "E3": ruin()}

    assert gathered(war) == 9 + 2 + 3


@pytest.mark.rule("ME-RAC-21")
@pytest.mark.parametrize(("race", "by"), [(MEN, "red"), (SKAVEN, "blue")])
def test_ruins_pay_nobody_else_and_not_under_another_flag(race: str, by: str) -> None:
    war = a_country(race, "revenue")
    war.lands |= {"D2": Land("red"), "E2": ruin(by)}

    assert gathered(war) == 4


@pytest.mark.rule("ME-RAC-21")
@pytest.mark.parametrize(("mended", "crowns"), [(True, 5), (False, 4)])
@pytest.mark.parametrize("by", ["blue", ""], ids=["a rival", "dragons"])
def test_a_razed_settlement_of_a_skaven_realm_pays_a_crown_whoever_razed_it(
    by: str, crowns: int, *, mended: bool
) -> None:
    war = a_country(SKAVEN, "revenue")
    war.settings = replace(war.settings, mended=mended)
    war.lands["C2"] = ruin(by)

    assert gathered(war) == crowns


@pytest.mark.rule("ME-RAC-21", "ME-REV-08")
@pytest.mark.parametrize(("race", "crowns"), [(SKAVEN, 4 + 1 + 2), (MEN, 4)])
def test_ruins_link_what_lies_beyond_them(race: str, crowns: int) -> None:
    war = a_country(race, "revenue")
    war.lands |= {"D2": ruin(), "E2": Land("red", CITY)}

    assert gathered(war) == crowns


@pytest.mark.rule("ME-RAC-21", "ME-REV-08")
def test_a_ruin_far_from_the_capital_pays_nothing() -> None:
    war = a_country(SKAVEN, "revenue")
    war.lands["F2"] = ruin()

    assert gathered(war) == 4


@pytest.mark.rule("ME-RAC-21", "ME-REV-02")
def test_a_razed_capital_stops_all_revenue() -> None:
    war = a_country(SKAVEN, "revenue")
    war.lands |= {"B2": replace(ruin(), capital_of="red"), "C2": ruin()}

    assert gathered(war) == 0


@pytest.mark.rule("ME-RAC-21")
def test_ruins_count_for_what_a_skaven_empire_is_worth() -> None:
    war = a_country(SKAVEN, "revenue")
    war.lands["C2"] = ruin()

    assert ends.revenue_value(war, "red") == 5


@pytest.mark.rule("ME-RAC-20", "ME-RCV-01")
def test_what_skaven_have_razed_recovers_like_anything_else() -> None:
    war = people(with_crowns("recovery", races=True), red=SKAVEN)
    war.lands = {"B2": war.lands["B2"], "E5": war.lands["E5"], "C2": Land("red"), "D2": ruin()}

    tell(war, recovery.step(war), dice=(6,))
    for realm in winter.waiting(war, "recovery"):
        give(war, recovery.step, "done", realm=realm)
    tell(war, recovery.step(war))

    assert war.lands["D2"] == Land("red", CITY)
