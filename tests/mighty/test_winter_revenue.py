"""Revenue (ME-REV): who gathers, what pays, and what becomes of crowns that are not spent."""

from __future__ import annotations

import pytest
from stage import a_war, put_banner, put_ship, reading
from winters import STRAND, a_lane, in_winter, through

from gonfalon.rulesets.mighty.ground import lands
from gonfalon.rulesets.mighty.realms import ends
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, NOBODY, VILLAGE, Land, Siege, War, Winter
from gonfalon.rulesets.mighty.winter import revenue, treasury, winter

THREE = {"red": "B2", "blue": "E5", "green": "B5"}


def a_country(**settings: object) -> War:
    """Red has his capital B2 and six barren tiles round it."""
    return in_winter(a_war(**settings), "revenue")


def gathered(war: War, realm: str = "red") -> int:
    """What a realm gathers when the phase is played."""
    through(war, revenue.step)
    return war.winter[realm].gathered


# --- values ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-REV-01")
def test_there_are_no_crowns_before_the_first_winter_gathers_them() -> None:
    war = a_war()
    assert war.winter == {}
    in_winter(war, "revenue")
    assert treasury.crowns(war, "red") == 0

    told = through(war, revenue.step)

    assert (treasury.crowns(war, "red"), war.phase) == (4, "diplomacy")
    assert told.kinds().count("crowns.gathered") == 2


@pytest.mark.rule("ME-REV-04")
def test_each_settlement_pays_what_it_feeds() -> None:
    war = a_country()
    war.lands |= {"C1": Land("red", CITY), "C2": Land("red", VILLAGE), "C3": Land("red", FORTRESS)}

    assert gathered(war) == 4 + 2 + 1 + 1


@pytest.mark.rule("ME-REV-07")
def test_the_worked_example_comes_to_25() -> None:
    war = a_country()
    kinds = [CITY] * 3 + [VILLAGE] * 12 + [FORTRESS] * 3
    free = [place for place in war.board.places if lands.owner(war, place) != "blue" and place != "B2"]
    joined = [place for place in free if war.board.distance(place, "B2") <= 3][: len(kinds)]
    war.lands |= {place: Land("red", kind) for place, kind in zip(joined, kinds, strict=True)}

    assert gathered(war) == 25


@pytest.mark.rule("ME-REV-04")
def test_a_captured_capital_pays_its_holder_four() -> None:
    war = a_country(capital_ends=False)
    war.lands |= {place: Land("red") for place in ("D3",)}
    war.lands["D4"] = Land("red", CITY, capital_of="blue")

    assert gathered(war) == 8


@pytest.mark.rule("ME-REV-06")
def test_a_razed_settlement_pays_nobody() -> None:
    war = a_country()
    war.lands |= {"C1": Land("red", VILLAGE), "C2": Land("red", VILLAGE)}
    war.lands["C3"] = Land(NOBODY, VILLAGE, razed=True, razed_by="red")

    assert gathered(war) == 4 + 2


@pytest.mark.rule("ME-REV-04")
@pytest.mark.parametrize(("besieged", "red"), [("owner", 4 + 2), ("none", 4)])
def test_a_settlement_besieged_through_the_winter_pays_its_owner_or_by_a_setting_nobody(
    besieged: str, red: int
) -> None:
    war = reading(a_country(), besieged_revenue=besieged)
    war.lands["C2"] = Land("red", CITY)
    war.sieges["C2"] = Siege("C2", "blue", "red", since=6)

    through(war, revenue.step)

    assert (war.winter["red"].gathered, war.winter["blue"].gathered) == (red, 4)


# --- the capital -----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-REV-02")
@pytest.mark.parametrize(
    "capital",
    [
        Land("blue", CITY, capital_of="red"),
        Land(NOBODY, CITY, capital_of="red", razed=True, razed_by="red"),
        Land(INDEPENDENT, CITY, capital_of="red"),
    ],
)
def test_without_the_capital_nothing_is_gathered_but_the_war_goes_on(capital: Land) -> None:
    war = a_country(capital_ends=False)
    war.lands |= {"B2": capital, "C1": Land("red", CITY)}
    war.winter["red"] = Winter(bonus=6)
    put_banner(war, "red.1", "C1")

    told = through(war, revenue.step)

    assert war.winter["red"].gathered == 0
    assert "revenue.no-capital" in told.kinds()
    assert not war.realms["red"].out
    assert "red.1" in war.banners


@pytest.mark.rule("ME-REV-02")
@pytest.mark.parametrize(("besieged", "crowns"), [("owner", 4 + 2), ("none", 2)])
def test_a_besieged_capital_does_not_keep_the_rest_from_paying(besieged: str, crowns: int) -> None:
    war = reading(a_country(), besieged_revenue=besieged)
    war.lands["C1"] = Land("red", CITY)
    war.sieges["B2"] = Siege("B2", "blue", "red", since=6)

    assert gathered(war) == crowns


@pytest.mark.rule("ME-REV-03")
@pytest.mark.parametrize(("setting", "out"), [(True, True), (False, False)])
def test_a_capital_lost_when_revenue_is_gathered_may_end_it(setting: bool, out: bool) -> None:
    war = in_winter(a_war(THREE, capital_ends=setting), "revenue")
    lands.take_tile(war, "B2", "blue", "ME-SCT-44")

    through(war, revenue.step)

    assert war.realms["red"].out is out
    assert war.winter["green"].gathered == 4


@pytest.mark.rule("ME-REV-03")
def test_until_then_a_lost_capital_costs_nobody_the_game() -> None:
    war = in_winter(a_war(THREE), "winter-events")
    lands.take_tile(war, "B2", "blue", "ME-SCT-44")

    assert not war.realms["red"].out


@pytest.mark.rule("ME-REV-03")
@pytest.mark.parametrize(
    ("capital", "out"),
    [
        (Land("blue", CITY), ("any", "rival", "taken")),
        (Land(INDEPENDENT, CITY), ("any", "taken")),
        (Land(NOBODY, CITY, razed=True, razed_by="blue"), ("any", "rival")),
        (Land(NOBODY, CITY, razed=True, razed_by="red"), ("any",)),
        (Land(NOBODY, CITY, razed=True, razed_by=NOBODY), ("any",)),
    ],
)
@pytest.mark.parametrize("lost", ["any", "rival", "taken"])
def test_whose_hand_puts_a_realm_out(capital: Land, out: tuple[str, ...], lost: str) -> None:
    war = in_winter(a_war(THREE, lost_capital=lost), "revenue")
    war.lands["B2"] = capital

    through(war, revenue.step)

    assert war.realms["red"].out is (lost in out)


@pytest.mark.rule("ME-REV-03")
def test_two_who_hold_each_others_capital_are_both_out() -> None:
    war = in_winter(a_war(THREE), "revenue")
    lands.take_tile(war, "B2", "blue", "ME-SCT-44")
    lands.take_tile(war, "E5", "red", "ME-SCT-44")

    through(war, revenue.step)

    assert ends.in_play(war) == ["green"]
    assert ends.is_over(war)


# --- isolation -------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-REV-08")
@pytest.mark.parametrize(
    ("link", "crowns"),
    [
        (Land("red"), 5),
        (Land("red", VILLAGE), 6),
        (Land(NOBODY, VILLAGE, razed=True, razed_by="blue"), 4),
        (Land("blue", VILLAGE), 4),
        (Land(INDEPENDENT, VILLAGE), 4),
    ],
)
def test_a_settlement_pays_only_through_unbroken_friendly_land(link: Land, crowns: int) -> None:
    war = in_winter(a_lane(), "revenue")
    war.lands |= {"C1": link, "D1": Land("red", VILLAGE)}

    assert gathered(war) == crowns


@pytest.mark.rule("ME-REV-08")
def test_sea_and_ports_do_not_bridge_a_gap_and_a_besieged_link_still_counts() -> None:
    war = in_winter(a_lane({f"{column}1": STRAND for column in "ABCDEFGHIJ"}), "revenue")
    war.lands |= {"C1": Land("red", FORTRESS), "D1": Land("red", VILLAGE), "F1": Land("red", CITY)}
    war.sieges["C1"] = Siege("C1", "blue", "red", since=6)
    put_ship(war, "red/1", "F1")

    told = through(war, revenue.step)

    assert war.winter["red"].gathered == 4 + 1 + 1
    assert next(e.args["isolated"] for e in told.events if e.kind == "revenue.reckoned") == 1


@pytest.mark.rule("ME-REV-09")
def test_an_isolated_settlement_is_part_of_the_empire_in_all_else() -> None:
    war = in_winter(a_lane(), "revenue")
    war.lands["F1"] = Land("red", CITY)

    assert gathered(war) == 4
    assert "F1" in lands.empire(war, "red")
    assert lands.subsistence_value(war, "F1") == 2
    assert "F1" in lands.open_cities(war, "red")


# --- ships, events, the sum ------------------------------------------------------------------------------


@pytest.mark.rule("ME-REV-10")
@pytest.mark.parametrize(("port", "ships", "crowns"), [("C1", 3, 4 + 2 + 3), ("B1", 2, 4 + 2 + 2)])
def test_every_ship_in_harbour_adds_a_crown(port: str, ships: int, crowns: int) -> None:
    war = in_winter(a_lane({"B1": STRAND, "C1": STRAND}), "revenue")
    war.lands["C1"] = Land("red", CITY)
    for number in range(1, ships + 1):
        put_ship(war, f"red/{number}", port)

    assert gathered(war) == crowns


@pytest.mark.rule("ME-REV-11")
@pytest.mark.parametrize("why", ["event", "siege", "isolated"])
def test_the_crowns_of_ships_are_lost_with_their_port(why: str) -> None:
    war = reading(in_winter(a_lane({"D1": STRAND, "C1": STRAND}), "revenue"), besieged_revenue="none")
    war.lands |= {"C1": Land("red"), "D1": Land("red", CITY)}
    for number in (1, 2, 3):
        put_ship(war, f"red/{number}", "D1")
    if why == "event":
        treasury.deprive(war, "D1", "ME-EVT-07")
    elif why == "siege":
        war.sieges["D1"] = Siege("D1", "blue", "red", since=6)
    else:
        war.lands["C1"] = Land()

    assert gathered(war) == 4


@pytest.mark.rule("ME-REV-12", "ME-EVT-04")
@pytest.mark.parametrize(
    ("parts", "crowns"), [((25, 2, 3 + 2, 5), 27), ((3, 0, 0, 6), 0), ((18, 0, 0, 4), 14), ((4, 0, 6, 12), 0)]
)
def test_the_sum_is_bonuses_first_then_losses_and_never_below_nought(
    parts: tuple[int, int, int, int], crowns: int
) -> None:
    assert revenue.Reckoning(*parts).total == crowns


@pytest.mark.rule("ME-REV-12", "ME-REV-05")
def test_what_events_gave_and_took_is_in_the_sum() -> None:
    war = a_country()
    treasury.add_bonus(war, "red", 5, "ME-EVT-10")
    treasury.add_loss(war, "red", 3, "ME-EVT-04")

    told = through(war, revenue.step)

    assert war.winter["red"].gathered == 4 + 5 - 3
    parts = next(e.args for e in told.events if e.kind == "revenue.reckoned" and e.args["realm"] == "red")
    assert (parts["settlements"], parts["ships"], parts["bonus"], parts["loss"]) == (4, 0, 5, 3)


# --- spending --------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-REV-13")
def test_what_is_spent_cannot_be_spent_again_and_there_is_no_credit() -> None:
    war = a_country()
    treasury.gather(war, "red", 10, "ME-REV-12")
    treasury.spend(war, "red", 4, "troops", "ME-REC-01")

    assert treasury.judge_price(war, "red", 6, "ME-CON-01") is None
    refusal = treasury.judge_price(war, "red", 7, "ME-CON-01")
    assert refusal is not None
    assert refusal.rule == "ME-CON-01"


@pytest.mark.rule("ME-REV-14", "ME-REV-01")
def test_what_is_not_spent_is_lost_with_the_winter_and_its_owner_hears_it() -> None:
    war = in_winter(a_war(), "spring-equinox")
    treasury.gather(war, "red", 3, "ME-REV-12")

    winter.next_phase(war)

    lost = [event for event in war.told if event.kind == "crowns.lost"]
    assert [(event.args["crowns"], event.to) for event in lost] == [(3, ("red",))]
    assert war.winter == {}
    winter.begin(war)
    assert treasury.crowns(war, "red") == 0
