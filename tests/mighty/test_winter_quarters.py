"""Winter quarters (ME-WQT): what lapses, who stays at a siege, who is billeted where, and who finds no room."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from stage import a_war, first_question, put_banner, put_ship, refusal_of, tell
from winters import STRAND, a_lane, in_winter, through

from gonfalon.rulesets.mighty.ground import armies, lands
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, NOBODY, VILLAGE, Alliance, Land, Siege, War
from gonfalon.rulesets.mighty.winter import quarters


def a_country(**settings: object) -> War:
    """Red's realm is the capital B2 (4), a city (2), two villages, a fortress and two barren tiles: nine banners."""
    war = in_winter(a_war(**settings), "winter-quarters")
    for place, settlement in {"C1": CITY, "C2": VILLAGE, "C3": VILLAGE, "B3": FORTRESS}.items():
        war.lands[place] = Land("red", settlement)
    return war


def besiege(war: War, place: str = "D3", besieger: str = "red", defender: str = "blue") -> War:
    """A fortress under siege by banners that are put there."""
    war.lands[place] = Land(defender, FORTRESS)
    war.sieges[place] = Siege(place, besieger, defender, since=4, independents=600 if defender == INDEPENDENT else 0)
    return war


def where(war: War) -> dict[str, str]:
    return {banner.id: banner.place for banner in war.banners.values()}


def billeting(war: War) -> War:
    """The roads are marched; the billets are to be given."""
    while war.quarters.stage != "billets":
        tell(war, quarters.step(war))
    return war


# --- what lapses -----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-WIN-08")
@pytest.mark.parametrize("kind", ["mercenary", "ally", "host"])
def test_hired_and_summoned_troops_leave_before_the_equinox(kind: str) -> None:
    war = in_winter(a_war(), "winter-lapses")
    put_banner(war, "red.1", "B2", 900, kind=kind)
    put_banner(war, "red.2", "B2")

    told = through(war, quarters.lapses)

    assert where(war) == {"red.2": "B2"}
    assert "quarters.leaves" in told.kinds()
    assert war.phase == "autumn-equinox"


@pytest.mark.rule("ME-WIN-08")
def test_temporary_alliances_lapse_without_a_battle() -> None:
    war = in_winter(a_war(), "winter-lapses")
    war.lands["A4"] = Land(INDEPENDENT, CITY)
    war.alliances["1"] = Alliance("red", ("A4",))
    put_banner(war, "red.1", "A4")

    through(war, quarters.lapses)

    assert war.alliances == {}
    assert war.fights == {}
    assert lands.owner(war, "A4") == INDEPENDENT


@pytest.mark.rule("ME-WIN-08")
def test_a_siege_of_mercenaries_alone_is_lifted_and_walls_held_by_them_alone_fall() -> None:
    war = besiege(besiege(in_winter(a_war(), "winter-lapses")), "C4", "blue", "red")
    put_banner(war, "red.1", "D3", kind="mercenary")
    put_banner(war, "blue.1", "D3", inside=True)
    put_banner(war, "red.2", "C4", inside=True, kind="ally")
    put_banner(war, "blue.2", "C4")

    through(war, quarters.lapses)

    assert war.sieges == {}
    assert not war.banners["blue.1"].inside
    assert lands.owner(war, "C4") == "blue"


@pytest.mark.rule("ME-WIN-08", "ME-DIP-07")
def test_missions_to_courts_on_several_borders_are_declared_then() -> None:
    war = in_winter(a_war(), "winter-lapses")
    war.lands |= {"D3": Land(INDEPENDENT, CITY), "C2": Land("red"), "D2": Land("blue")}

    told = through(war, quarters.lapses, answers=("D3", "none"))

    assert [question.what for question in told.asked] == ["mission.declare"] * 2
    assert war.phase == "autumn-equinox"


@pytest.mark.rule("ME-WQT-09")
def test_all_baggage_is_used_up() -> None:
    war = besiege(a_country())
    put_banner(war, "red.1", "B2", baggage=5)
    put_banner(war, "red.2", "D3", baggage=3)
    put_banner(war, "blue.1", "D3", inside=True, baggage=2)
    war.stockpiles |= {"C1": 6, "D3": 4}

    through(war, quarters.step, answers=("D3", "billet 1 in B2"))

    assert armies.baggage_of(war, war.banners) == 0
    assert war.stockpiles == {}


# --- sieges ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-WQT-14", "ME-WQT-15", "ME-WQT-01")
def test_who_keeps_up_a_siege_stays_with_his_whole_force_and_so_does_the_garrison() -> None:
    war = besiege(a_country())
    for number in (1, 2, 3):
        put_banner(war, f"red.{number}", "D3")
    put_banner(war, "blue.1", "D3", inside=True)
    put_banner(war, "blue.2", "D3", inside=True)

    told = through(war, quarters.step, answers=("D3",))

    assert set(where(war).values()) == {"D3"}
    assert all(war.banners[f"blue.{number}"].inside for number in (1, 2))
    assert war.sieges["D3"].besieger == "red"
    assert "quarters.siege-goes-on" in told.kinds()


@pytest.mark.rule("ME-WQT-14", "ME-WQT-15")
def test_who_goes_home_lifts_the_siege_and_frees_the_garrison_to_go_home_too() -> None:
    war = besiege(a_country())
    put_banner(war, "red.1", "D3", half=8)  # it came over the western edge
    put_banner(war, "blue.1", "D3", inside=True)

    through(war, quarters.step, answers=("none", "billet 1 in B2"))

    assert war.sieges == {}
    assert where(war) == {"red.1": "B2", "blue.1": "E5"}


@pytest.mark.rule("ME-WQT-14")
def test_a_besieging_force_cannot_be_divided() -> None:
    war = besiege(a_country())
    for number in (1, 2, 3):
        put_banner(war, f"red.{number}", "D3")
    put_banner(war, "blue.1", "D3", inside=True)
    question = first_question(quarters.step(war))

    assert question.what == "quarters.sieges"
    assert list(question.options()) == [(), ("D3",)]
    assert refusal_of(question, "red.1, red.2").rule == "ME-WQT-14"


@pytest.mark.rule("ME-WQT-14")
def test_several_besiegers_declare_at_once_each_for_himself() -> None:
    war = besiege(besiege(a_country()), "C4", "blue", INDEPENDENT)
    put_banner(war, "red.1", "D3")
    put_banner(war, "blue.1", "D3", inside=True)
    put_banner(war, "blue.2", "C4")

    told = tell(war, quarters.step(war), answers=("none", "C4"))

    assert [question.who for question in told.asked] == ["red", "blue"]
    assert list(war.sieges) == ["C4"]


@pytest.mark.rule("ME-WQT-14", "ME-WQT-11")
def test_besiegers_from_the_sea_go_home_in_the_ships_that_brought_them() -> None:
    war = a_lane({"B1": STRAND, "C1": STRAND, "D1": STRAND, "E1": STRAND})
    war.lands["E1"] = Land("blue", CITY)
    war.sieges["E1"] = Siege("E1", "red", "blue", since=6)
    put_banner(war, "red.1", "E1", landed=True, half=11)
    put_ship(war, "red/1", "E1")
    put_banner(war, "blue.1", "E1", inside=True)

    through(war, quarters.step, answers=("none",))

    assert war.ships["red/1"].place == "B1"
    assert war.banners["red.1"].place == "B1"
    assert not war.banners["red.1"].ship


# --- billets ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-WQT-01", "ME-WQT-07", "ME-WQT-13")
def test_only_standing_settlements_of_the_realm_are_offered() -> None:
    war = a_country()
    war.lands["C1"] = Land(NOBODY, CITY, razed=True, razed_by="red")
    war.lands["C2"] = Land("blue", VILLAGE)
    war.lands["D3"] = Land("red", CITY)
    put_banner(war, "red.1", "D3")

    offered = first_question(quarters.step(billeting(war)))

    assert [str(order) for order in offered.options()] == ["billet 1 in B2", "billet 1 in C3", "billet 1 in B3"]


@pytest.mark.rule("ME-WQT-01")
def test_a_realm_at_the_rim_has_fewer_tiles() -> None:
    war = a_lane()
    war.lands |= {place: Land("red", VILLAGE) for place in ("A1", "C1", "D1")}
    put_banner(war, "red.1", "D1")

    offered = first_question(quarters.step(billeting(war)))

    assert [order.place for order in offered.options()] == ["B1", "C1", "A1"]


@pytest.mark.rule("ME-WQT-07")
def test_a_realm_takes_in_what_its_settlements_feed() -> None:
    war = a_country()

    assert quarters.room(war, "red") == {"B2": 4, "C1": 2, "C2": 1, "C3": 1, "B3": 1}
    assert sum(quarters.room(war, "red").values()) == 9


@pytest.mark.rule("ME-WQT-07", "ME-WQT-01", "ME-WQT-06", "ME-MAP-02", "ME-WIN-01")
@pytest.mark.parametrize(
    ("order", "rule"),
    [
        ("billet 9 in B2", "ME-MAP-02"),
        ("billet 2 2 in B2", "ME-MAP-02"),
        ("billet 1 in B2", "ME-WQT-06"),
        ("billet 2 in D3", "ME-WQT-01"),
        ("billet 2 in A2", "ME-WQT-07"),
        ("billet 2 in B3", "ME-WQT-07"),
        ("billet 2 3 4 5 6 in B2", "ME-WQT-07"),
        ("march 2 to C3", "ME-WIN-01"),
        ("scout 2 to D3", "ME-WIN-01"),
        ("raze B3", "ME-WIN-01"),
    ],
)
def test_a_billet_that_cannot_be(order: str, rule: str) -> None:
    war = a_country()
    for number in range(1, 7):
        put_banner(war, f"red.{number}", "B2")
    tell(billeting(war), quarters.step(war), answers=("billet 1 in B3",))

    assert refusal_of(first_question(quarters.step(war)), order).rule == rule


@pytest.mark.rule("ME-WQT-07")
def test_the_capital_takes_four_and_no_fifth() -> None:
    war = a_country()
    for number in range(1, 6):
        put_banner(war, f"red.{number}", "B2")

    told = through(war, quarters.step, answers=("billet 1 2 3 4 in B2", "billet 5 in B3"))

    assert where(war) == {**{f"red.{n}": "B2" for n in (1, 2, 3, 4)}, "red.5": "B3"}
    assert told.kinds().count("quarters.billeted") == 5


@pytest.mark.rule("ME-WQT-06", "ME-WQT-01")
def test_a_billeted_banner_stands_in_the_tile_on_dry_land() -> None:
    war = a_lane({"B1": STRAND})
    put_banner(war, "red.1", "D1", half=8)

    through(war, quarters.step)

    banner = war.banners["red.1"]
    assert (banner.place, banner.inside, banner.ship, banner.landed) == ("B1", False, "", False)
    assert banner.half not in war.board.sea_halves("B1")


@pytest.mark.rule("ME-WQT-08")
def test_banners_for_whom_there_is_no_room_are_removed_as_the_owner_chooses() -> None:
    war = a_war()
    in_winter(war, "winter-quarters")
    for number in range(1, 7):
        put_banner(war, f"red.{number}", "B2")

    told = through(war, quarters.step, answers=("billet 6 5 in B2", "billet 1 4 in B2"))

    assert sorted(where(war)) == ["red.1", "red.4", "red.5", "red.6"]
    assert [e.rule for e in told.events if e.kind == "banner.gone"] == ["ME-WQT-08"] * 2


@pytest.mark.rule("ME-WQT-08")
def test_a_realm_without_a_settlement_keeps_only_who_is_at_a_siege() -> None:
    war = besiege(a_war())
    in_winter(war, "winter-quarters")
    war.lands["B2"] = Land("blue", CITY, capital_of="red")
    put_banner(war, "red.1", "D3")
    put_banner(war, "red.2", "C2")
    put_banner(war, "blue.1", "D3", inside=True)

    through(war, quarters.step, answers=("D3",), dice=(6, 1))

    assert where(war) == {"red.1": "D3", "blue.1": "D3"}


@pytest.mark.rule("ME-WQT-01")
def test_all_place_side_by_side_and_in_the_open() -> None:
    war = a_country()
    war.lands["E4"] = Land("blue", VILLAGE)
    put_banner(war, "red.1", "B2")
    put_banner(war, "blue.1", "E5")

    effect = next(quarters.step(billeting(war)))

    assert effect.first
    assert [(question.who, question.secret) for question in effect.questions] == [("red", False), ("blue", False)]


def test_every_billet_offered_is_accepted_and_every_one_drawn_is_offered() -> None:
    war = a_country()
    for number in range(1, 7):
        put_banner(war, f"red.{number}", "B2")
    question = first_question(quarters.step(billeting(war)))
    offered = list(islice(question.options(), 100))

    assert len(offered) == 6 * 5
    assert [order for order in offered if question.check(order) or question.read(str(order)) != order] == []
    assert all(question.sample(rng) in offered for rng in map(Random, range(50)))
