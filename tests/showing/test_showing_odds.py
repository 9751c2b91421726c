"""Odds on the page: they add up, they are the rules' own, and they come from what the viewer knows."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace
from shown_tables import MIGHTY, WORDS, after, page, set_up

from gonfalon.kernel import Eyes, Table
from gonfalon.rulesets.mighty.field.combat import ATTACK_CARDS, DEFENCE_CARDS, AttackCard, DefenceCard
from gonfalon.rulesets.mighty.odds.odds import battle_odds, forecasts
from gonfalon.rulesets.mighty.odds.odds_sieges import endurance
from gonfalon.rulesets.mighty.state import Banner, Fight, Known, Land, Siege, Turn, War
from gonfalon.showing.mighty import attacks, chances
from gonfalon.showing.odds import percents
from gonfalon.showing.sheets import sheets_of
from gonfalon.showing.sight import Sight, sight_of, then

EN = WORDS["en"]
QUICK = {**MIGHTY, "quick": True}


def shares(odds: Any) -> dict[str, int]:
    return {bar.key: bar.percent for bar in odds.bars}


# --- bars ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("parts", [(1, 1, 1), (1, 2, 6), (9, 13, 14), (0, 0, 5), (62, 23, 23)])
def test_percents_add_up_to_a_hundred(parts: tuple[int, ...]) -> None:
    rounded = percents([Fraction(part, sum(parts)) for part in parts])

    assert sum(rounded) == 100
    assert all(abs(share - 100 * part / sum(parts)) < 1 for share, part in zip(rounded, parts, strict=True))


def test_the_largest_remainder_gets_the_odd_percent() -> None:
    assert percents([Fraction(1, 3), Fraction(1, 3), Fraction(1, 3)]) == [34, 33, 33]
    assert percents([Fraction(62, 108), Fraction(36, 108), Fraction(10, 108)]) == [58, 33, 9]


# --- cards -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ME-BAT-13")
@pytest.mark.parametrize("factor", range(-8, 9))
def test_a_battle_at_a_factor_is_any_battle_at_that_factor(factor: int) -> None:
    clash = chances.battle(factor)

    assert set(clash.splits) == {(a, d) for a in ATTACK_CARDS for d in DEFENCE_CARDS}
    assert {sum(split) for split in clash.splits.values()} == {1}


@pytest.mark.rule("ME-BAT-10")
def test_each_cards_odds_are_those_of_the_rules() -> None:
    found = battle_odds(2200, 1150, AttackCard.SURPRISE, DefenceCard.HOLD)
    _, between, good = chances.battle(+2).splits[AttackCard.SURPRISE, DefenceCard.HOLD]

    assert between == found[next(result for result in found if result.value == "draw")]
    assert good == sum(share for result, share in found.items() if result.value.startswith("defender"))


@pytest.mark.rule("ME-SIE-23")
def test_an_assaults_odds_are_those_of_the_rules_and_hardship_helps() -> None:
    cards = AttackCard.DIRECT, DefenceCard.WITHDRAW
    found = forecasts(1500, 500, "city")[cards].outcomes

    assert chances.storm(+1, 0).splits[cards] == tuple(found.values())
    assert chances.storm(+1, 2).splits[cards][2] > chances.storm(+1, 0).splits[cards][2]


@pytest.mark.rule("ME-BAT-08")
def test_before_the_cards_both_play_their_best_and_it_says_so() -> None:
    even = chances.before_cards(EN, chances.battle(0), "attacker")
    same = chances.before_cards(EN, chances.battle(0), "defender")

    assert "best" in even.title
    assert shares(even)["win"] == shares(same)["lose"]


@pytest.mark.rule("ME-BAT-50")
def test_against_a_card_by_chance_the_best_card_does_better_than_against_the_best_play() -> None:
    dealt = chances.before_cards(EN, chances.battle(0), "attacker", dealt=True)
    played_well = chances.before_cards(EN, chances.battle(0), "attacker")

    assert shares(dealt)["win"] >= shares(played_well)["win"]
    assert dealt.title != played_well.title


def test_a_card_is_shown_against_each_of_theirs() -> None:
    odds = chances.with_card(EN, chances.battle(+2), "attacker", "surprise")

    assert odds.note == "counter 0: 58 % · hold +1: 72 % · withdraw −1: 42 %"


@pytest.mark.rule("ME-BAT-33")
def test_pursuit_hurts_them_on_four_faces_and_us_on_one() -> None:
    assert shares(chances.pursuit(EN)) == {"struck": 17, "covered": 17, "harried": 66}


# --- on the map ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def table() -> Table[War]:
    return after("mighty", 2, QUICK, lambda table: table.play.base.phase == "movement")


def war_with(table: Table[War], *, known: bool, points: int = 900) -> tuple[Sight, str, str]:
    """Red's banner and one of Blue's on open ground next to it, whose strength Red knows or does not."""
    war = table.play.base.fork()
    war.banners = {}
    here, there = next(
        (a, b)
        for a in war.board.places
        for b in war.board.by_land(a)
        if "".join({*war.board.edges(a), *war.board.edges(b)}) == "P"
    )
    war.lands[here], war.lands[there] = Land("red"), Land("blue")
    edge = war.board.around(here).index(there)
    war.banners["red.1"] = Banner("red.1", "red", 1, 1800, 0, here, 2 * edge)
    war.banners["blue.1"] = Banner("blue.1", "blue", 1, points, 0, there, 0)
    war.known = {"red:blue.1": Known(points, war.now)} if known else {}
    return sight_of(then(table.rules, war, [], over=False), Eyes("red"), sheets_of("mighty"), EN), here, there


@pytest.mark.rule("ME-BAT-06")
def test_a_march_upon_a_known_enemy_has_odds_and_is_asked_once_more(table: Table[War]) -> None:
    sight, _, there = war_with(table, known=True)

    outlook = attacks.march(sight, ["red.1"], there, None)

    assert outlook.odds is not None
    assert shares(outlook.odds) == shares(chances.before_cards(EN, chances.battle(+2), "attacker"))
    assert outlook.confirm
    assert "+2" in outlook.note


@pytest.mark.rule("ME-RLM-30")
def test_a_march_upon_an_unknown_enemy_has_a_note_and_no_odds(table: Table[War]) -> None:
    sight, _, there = war_with(table, known=False)

    outlook = attacks.march(sight, ["red.1"], there, None)

    assert (outlook.odds, outlook.confirm) == (None, True)
    assert "not known" in outlook.note


@pytest.mark.rule("ME-MOV-26")
def test_a_march_without_a_free_way_shows_what_a_route_roll_risks(table: Table[War]) -> None:
    sight, _, _ = war_with(table, known=False)
    war = sight.facts.war
    blocked = next(
        (banner, there)
        for place in war.board.places
        for half in range(12)
        if half not in war.board.sea_halves(place)
        for banner in [replace(war.banners["red.1"], place=place, half=half)]
        for there in war.board.by_land(place)
        if _put(war, banner) and chances.needs_route(war, ["red.1"], there, None)
    )

    risk = chances.route(EN, war, ["red.1"], blocked[1])

    assert sorted(shares(risk).values()) == [33, 33, 34]
    assert set(shares(risk)) == {"no-way", "perilous", "safe"}


def _put(war: War, banner: Banner) -> bool:
    war.banners["red.1"] = banner
    return True


@pytest.mark.rule("ME-SIE-20")
def test_an_assault_on_a_known_garrison_has_odds(table: Table[War]) -> None:
    sight, _, there = war_with(table, known=True)
    war = sight.facts.war
    war.lands[there] = Land("blue", "fortress")
    war.sieges = {there: Siege(there, "red", "blue", 1)}
    war.banners["red.1"] = replace(war.banners["red.1"], place=there)
    war.banners["blue.1"] = replace(war.banners["blue.1"], inside=True)

    outlook = attacks.assault(sight, there)

    assert outlook.odds is not None
    assert set(shares(outlook.odds)) == {"attacker-bad", "repulse", "attacker-good"}
    assert "3 times" in outlook.note


def gates(table: Table[War], *, known: bool, **settings: Any) -> tuple[Sight, str]:
    """Red before Blue's fortress in the second of six months, with Blue's turn of the month over."""
    sight, _, there = war_with(table, known=known, points=300)
    war = sight.facts.war
    war.settings = replace(war.settings, **settings)
    war.lands[there], war.month = Land("blue", "fortress"), 2
    war.order = ("blue", "red", "yellow")
    war.active = 1
    war.banners["red.1"] = replace(war.banners["red.1"], place=there)
    war.banners["blue.1"] = replace(war.banners["blue.1"], inside=True, baggage=2)
    war.stockpiles = {there: 1}
    return sight, there


@pytest.mark.rule("ME-SIE-07", "ME-SIE-32")
def test_to_stay_before_walls_shows_whether_hunger_opens_them_before_winter(table: Table[War]) -> None:
    sight, there = gates(table, known=True)

    odds = attacks.besiege(sight, there).odds

    held = endurance(300, 1, 3, 4).ends["holds"]  # four months, with supplies for three
    assert odds is not None
    assert shares(odds) == {"holds": round(100 * held), "starved-out": 100 - round(100 * held)}
    assert "4 months" in odds.note


@pytest.mark.rule("ME-RLM-30")
@pytest.mark.parametrize(("known", "hidden"), [(False, False), (True, True)])
def test_of_a_garrison_whose_men_or_stores_are_hidden_there_are_no_odds(
    table: Table[War], known: bool, hidden: bool
) -> None:
    sight, there = gates(table, known=known, hide_baggage=hidden)

    assert attacks.besiege(sight, there).odds is None


@pytest.mark.rule("ME-MOV-29", "ME-MOV-33")
def test_who_may_dare_a_perilous_way_sees_what_it_may_cost(table: Table[War]) -> None:
    sight, _, _ = war_with(table, known=False)
    war = sight.facts.war
    war.banners["red.1"] = replace(war.banners["red.1"], baggage=1)

    odds = chances.perils(EN, war, ["red.1"])

    assert shares(odds) == {"lose-men": 34, "lose-baggage": 33, "unhurt": 33}


# --- the battle of the moment ----------------------------------------------------------------------------


def a_fight(table: Table[War]) -> Table[War]:
    """Red, whose turn it is, has marched upon Blue, and both have declared their totals."""
    war = table.play.base.fork()
    place = war.realms["blue"].capital
    war.banners["red.1"] = replace(war.banners["red.1"], place=place, points=1800)
    war.banners["blue.1"] = replace(war.banners["blue.1"], place=place, points=900)
    fight = Fight(place, "red", "blue", stage="totals", attackers=("red.1",), defenders=("blue.1",))
    war.fights, war.phase, war.turn = {place: fight}, "battle", Turn(fights_found=True, moved=("red.1",))
    war.order, war.active = ("red", "blue", "yellow"), 0
    return set_up(table, war)


@pytest.mark.rule("ME-BAT-04")
def test_a_battle_shows_both_totals_the_factor_and_the_odds_of_every_card(table: Table[War]) -> None:
    fought = a_fight(table)

    shown = page(fought, "blue")

    battle = shown.battle
    assert battle is not None
    assert [step.key for step in battle.steps if step.state == "now"] == ["cards"]
    assert [summand.value for summand in battle.score] == [+2, None, None]
    assert (battle.attacker.total, battle.defender.total) == (1800, 900)
    assert [piece.points for piece in battle.attacker.pieces] == [None]
    assert [piece.points for piece in battle.defender.pieces] == [900]
    assert battle.odds is not None
    (cards,) = shown.questions
    assert (cards.secret, cards.scene) == (True, "battle")
    assert [option.answer for option in cards.options] == ["counter", "hold", "withdraw"]
    assert all(option.odds is not None and option.confirm for option in cards.options)


@pytest.mark.rule("ME-BAT-08")
def test_a_card_that_was_played_stays_hidden_until_both_are(table: Table[War]) -> None:
    fought = a_fight(table)
    assert fought.answer("red", "battle.card", "flank") is None

    battle = page(fought, "blue").battle

    assert battle is not None
    assert (battle.attacker.card, battle.defender.card) == ("", "")


@pytest.mark.rule("ME-BAT-11")
def test_when_the_dice_have_fallen_the_score_is_a_sum(table: Table[War]) -> None:
    fought = a_fight(table)
    fought.answer("red", "battle.card", "flank")
    fought.answer("blue", "battle.card", "hold")

    battle = page(fought, "").battle

    assert battle is not None
    assert battle.total is not None
    assert sum(sum(one.faces) or one.value for one in battle.score) == battle.total.value
    assert [one.value for one in battle.score] == [+2, -1, None]
    assert len(battle.score[-1].faces) == 2
    assert (battle.attacker.card, battle.defender.card) == ("flank", "hold")
    assert battle.result != ""
    assert "battle.result" in [line.kind for line in battle.lines]
