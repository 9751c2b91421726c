"""What a captain decides in the season, one small situation each."""

from __future__ import annotations

from typing import Any

import pytest
from headquarters import a_captain, seen, told
from msgspec.structs import replace
from stage import a_board, a_war, first_question, put_banner

from gonfalon.kernel import Play, ScriptedDice
from gonfalon.kernel.messages import Message
from gonfalon.players.mighty.captain import chances, diplomacy
from gonfalon.players.mighty.captain.outlook import Outlook
from gonfalon.players.mighty.captain.values import Values
from gonfalon.rulesets.mighty.battle import battle
from gonfalon.rulesets.mighty.field import combat
from gonfalon.rulesets.mighty.field.combat import AttackCard, DefenceCard
from gonfalon.rulesets.mighty.ground import besieging
from gonfalon.rulesets.mighty.realms import reorganisation
from gonfalon.rulesets.mighty.rules import Mighty
from gonfalon.rulesets.mighty.season import movement, raze, scouting, subsistence
from gonfalon.rulesets.mighty.siege import assault, refuge, siege, starvation
from gonfalon.rulesets.mighty.state import CITY, FORTRESS, INDEPENDENT, VILLAGE, Fight, Known, Land, Spell, Turn, War


def a_border(**settings: Any) -> War:
    """Red in B2 and Blue in E5 of an open plain, each with a guard in his capital."""
    war = a_war(**settings)
    put_banner(war, "red.1", "B2")
    put_banner(war, "blue.1", "E5")
    return war


def scouts(war: War) -> str:
    war.phase = "scouting"
    return told(war, first_question(scouting.step(war)))


def marches(war: War, *opened: str) -> str:
    war.phase, war.turn = "movement", Turn(opened=opened)
    return told(war, first_question(movement.step(war)))


# --- scouting --------------------------------------------------------------------------------------------


def test_scouts_go_for_a_village_that_nobody_defends_before_unknown_land() -> None:
    war = a_border()
    put_banner(war, "red.2", "D3")
    war.lands["D4"] = Land("blue", VILLAGE)
    assert scouts(war) == "scout 2 to D4"


def test_scouts_go_for_an_open_capital_before_all_else() -> None:
    war = a_border()
    del war.banners["blue.1"]
    put_banner(war, "red.2", "D4")
    war.lands["C4"] = Land("blue", CITY)
    assert scouts(war) == "scout 2 to E5"


def test_scouts_look_for_unknown_land_where_there_is_nothing_to_take() -> None:
    war = a_border()
    put_banner(war, "red.2", "C3")
    assert scouts(war).startswith("scout 2 to ")
    assert scouts(war).split()[-1] not in war.lands


def test_nobody_is_sent_into_a_void() -> None:
    war = a_border()
    del war.banners["red.1"]
    put_banner(war, "red.2", "D3")
    war.lands["D4"] = Land("blue", VILLAGE)
    war.spells["void"] = Spell("void", "chaos-void", "blue", "D4", ("D4",), 1, "season")
    assert scouts(war) != "scout 2 to D4"


# --- marching --------------------------------------------------------------------------------------------


def test_the_last_guard_of_a_capital_stays_while_a_foe_is_near() -> None:
    war = a_border()
    put_banner(war, "blue.2", "D2", 600)
    war.lands["C2"] = Land("red", VILLAGE)
    assert marches(war, "C2") == "done"


def test_a_strong_force_attacks_a_weak_one() -> None:
    war = a_border()
    put_banner(war, "red.2", "C4", 1500)
    put_banner(war, "red.3", "C4", 1500)
    put_banner(war, "blue.2", "C5", 500)
    war.known["red:blue.2"] = Known(500, war.now)
    war.lands["C5"] = Land("blue", VILLAGE)
    assert marches(war, "C5") in ("march 2 to C5", "march 3 to C5", "march 2 3 to C5")


def test_a_weak_force_leaves_a_strong_one_alone() -> None:
    war = a_border()
    put_banner(war, "red.2", "C4", 500)
    put_banner(war, "blue.2", "C5", 1500)
    put_banner(war, "blue.3", "C5", 1500)
    war.known |= {"red:blue.2": Known(1500, war.now), "red:blue.3": Known(1500, war.now)}
    war.lands["C5"] = Land("blue", VILLAGE)
    assert marches(war, "C5") == "done"


def test_the_hungry_go_where_there_is_food() -> None:
    war = a_border(board=a_board(12, 12))
    put_banner(war, "red.2", "C3")
    war.lands |= {place: Land("red") for place in war.board.places if place not in war.lands}
    war.lands["C4"] = Land("red", VILLAGE)
    assert marches(war, "C4") == "march 2 to C4"


def test_a_captain_asks_nobody_for_leave_with_whom_he_is_at_war() -> None:
    war = a_border()
    put_banner(war, "red.2", "D4", 1500)
    war.phase, war.turn = "movement", Turn(opened=("E5",))
    assert told(war, first_question(movement.carry_out(war, movement.March((2,), "E5")))) == "attack"


# --- fighting --------------------------------------------------------------------------------------------


def a_fight(attack: int, defence: int) -> War:
    war = a_war(phase="battle")
    put_banner(war, "red.2", "C4", attack)
    put_banner(war, "blue.2", "C4", defence)
    fight = Fight("C4", "red", "blue", "cards", ("red.2",), ("blue.2",))
    war.fights["C4"] = replace(fight, factor=combat.combat_factor(attack, defence))
    war.turn = Turn(fights_found=True)
    return war


@pytest.mark.parametrize(("attack", "defence"), [(1000, 1000), (1500, 500), (500, 1500)])
def test_cards_are_drawn_from_the_best_mix(attack: int, defence: int) -> None:
    war = a_fight(attack, defence)
    question = first_question(battle.step(war))
    mix = chances.cards(war.fights["C4"].factor, storm=False).attack
    drawn = [told(war, question, a_captain(f"draw {number}")) for number in range(200)]
    for card in AttackCard:
        assert abs(drawn.count(card.value) / 200 - float(mix[card])) < 0.15


def test_a_defender_draws_his_own_cards() -> None:
    war = a_fight(1000, 1000)
    story = battle.step(war)
    questions = next(story).questions  # type: ignore[union-attr]
    assert told(war, questions[1]) in [card.value for card in DefenceCard]


def test_odds_grow_with_the_attackers_strength() -> None:
    won = [chances.battle(points, 1000).won for points in (500, 1000, 1500, 2500)]
    assert won == sorted(won)
    assert won[0] < won[-1]


def test_a_beaten_force_slips_away_from_a_stronger_one() -> None:
    war = a_fight(1500, 500)
    war.banners["blue.2"] = replace(war.banners["blue.2"], beaten=war.now)
    war.fights["C4"] = replace(war.fights["C4"], stage="avoidance")
    assert told(war, first_question(battle.step(war))) == "withdraw"


# --- sieges ----------------------------------------------------------------------------------------------


def a_siege(besiegers: int, garrison: int, *, place: str = "C4", kind: str = FORTRESS, month: int = 2) -> War:
    war = a_border(month=month)
    war.phase = "siege"
    war.lands[place] = Land("blue", kind)
    put_banner(war, "red.2", place, besiegers)
    put_banner(war, "blue.2", place, garrison, inside=True)
    war.known["red:blue.2"] = Known(garrison, war.now)
    besieging.begin(war, place, "red", "blue")
    return war


def test_walls_are_stormed_when_the_odds_are_good() -> None:
    war = a_siege(1500, 100)
    assert told(war, first_question(siege.step(war))) == "assault C4"


def test_hunger_behind_the_walls_counts_for_the_cards_of_an_assault_and_not_in_the_field() -> None:
    war = a_siege(1500, 500)
    war.sieges["C4"] = replace(war.sieges["C4"], hardship=chances.BEST)
    question = first_question(assault.storm(war, assault.Assault("C4")))
    in_siege = {told(war, question, a_captain(f"draw {number}")) for number in range(40)}
    war.phase = "battle"
    in_field = {told(war, question, a_captain(f"draw {number}")) for number in range(40)}
    assert in_siege == {AttackCard.SURPRISE.value} < in_field


def test_walls_are_battered_when_they_are_too_strong() -> None:
    war = a_siege(800, 900)
    assert told(war, first_question(siege.step(war))) == "batter C4"


@pytest.mark.parametrize(("enemy", "goes_in"), [(1500, True), (500, False)])
def test_a_garrison_shuts_itself_up_before_a_stronger_enemy_only(enemy: int, goes_in: bool) -> None:
    war = a_border()
    war.lands["C4"] = Land("red", FORTRESS)
    put_banner(war, "red.2", "C4", 1000)
    put_banner(war, "blue.2", "C4", enemy)
    war.known["red:blue.2"] = Known(enemy, war.now)
    fight = Fight("C4", "blue", "red", attackers=("blue.2",), defenders=("red.2",))
    assert told(war, first_question(refuge.refuge(war, fight))) == ("2" if goes_in else "none")


def test_the_besieged_stay_behind_their_walls_against_odds() -> None:
    war = a_siege(1500, 500)
    war.order, war.phase = ("blue", "red"), "battle"
    assert told(war, first_question(siege.sallies(war))) == "none"


def test_a_besieger_takes_the_keys_when_they_are_offered() -> None:
    war = a_siege(1000, 1000)
    assert told(war, first_question(starvation.is_accepted(war, war.sieges["C4"], "ME-SIE-34"))) == "accept"


# --- razing ----------------------------------------------------------------------------------------------


def razes(war: War) -> str:
    war.phase = "raze"
    return told(war, first_question(raze.step(war)))


def test_a_captured_capital_that_may_be_lost_again_is_burnt() -> None:
    war = a_border()
    war.lands["E5"] = replace(war.lands["E5"], owner="red")
    war.banners.pop("blue.1")
    put_banner(war, "red.2", "E5", 500)
    put_banner(war, "blue.2", "E4", 1500)
    assert razes(war) == "raze E5"


def test_ones_own_land_is_never_burnt() -> None:
    war = a_border()
    put_banner(war, "blue.2", "C2", 1500)
    assert razes(war) == "done"


def test_land_that_no_foe_is_near_is_spared() -> None:
    war = a_border()
    war.lands["C4"] = Land("red", VILLAGE)
    put_banner(war, "red.2", "C4")
    assert razes(war) == "done"


# --- troops and supplies ---------------------------------------------------------------------------------


def test_weak_banners_that_stand_together_merge() -> None:
    war = a_border(phase="reorganisation")
    put_banner(war, "red.2", "D3", 300)
    put_banner(war, "red.3", "D3", 300)
    assert told(war, first_question(reorganisation.step(war))) == "regroup 2 3 as 600"


def test_reorganisation_comes_to_an_end() -> None:
    war = a_border(phase="reorganisation")
    for number, (points, baggage) in enumerate([(500, 6), (700, 0), (1400, 1), (600, 3)], 2):
        put_banner(war, f"red.{number}", "D3", points, baggage=baggage)
    orders = []
    while (answer := told(war, first_question(reorganisation.step(war)))) != "done":
        orders.append(answer)
        question = first_question(reorganisation.step(war))
        order: Any = question.read(answer)
        deed = next(deed for deed in reorganisation.DEEDS if deed.kind is type(order))
        assert list(deed.do(war, order)) == []
    assert len(orders) < 6


def test_the_stockpile_is_eaten_before_what_can_be_carried() -> None:
    war = a_border()
    for number in range(2, 7):
        put_banner(war, f"red.{number}", "B2", baggage=2)
    war.stockpiles["B2"] = 3
    question = first_question(subsistence.step(war))
    shares = told(war, question).split()
    assert shares[-1] == "2"


def test_loot_goes_to_whoever_carries_least() -> None:
    war = a_border(phase="raze")
    war.lands["C4"] = Land("red", CITY)
    put_banner(war, "red.2", "C4", baggage=5)
    put_banner(war, "red.3", "C4", baggage=0)
    assert told(war, first_question(raze.carry_out(war, raze.Raze("C4")))) == "0 2"


def test_independent_villages_are_attacked_by_a_force_that_is_strong_enough() -> None:
    war = a_border()
    war.lands["C4"] = Land(INDEPENDENT, VILLAGE)
    put_banner(war, "red.2", "C3", 1500)
    war.lands |= {place: Land("red") for place in war.board.places if place not in war.lands}
    assert marches(war, "C4") == "march 2 to C4"


# --- what he says of it ----------------------------------------------------------------------------------


def test_answers_are_ranked_with_whole_scores_the_best_first() -> None:
    war = a_border(phase="scouting")
    put_banner(war, "red.2", "C3")
    question = first_question(scouting.step(war))
    ranked = a_captain().ranked(question, lambda: seen(war, "red"))
    assert len(ranked) == len(list(question.options()))
    assert [type(option.score) for option in ranked] == [int] * len(ranked)
    assert [option.score for option in ranked] == sorted((o.score for o in ranked), reverse=True)
    assert all(isinstance(option.why, Message) for option in ranked)


def test_a_question_he_does_not_know_gets_a_legal_answer_by_chance() -> None:
    war, mind = a_border(), a_captain()
    question = first_question(movement.carry_out(_on_the_bank(war), movement.March((2,), "E5")))
    strange = replace(question, what="something.new")
    assert strange.check(mind.answer(strange, lambda: seen(war, "red"))) is None
    assert mind.why.key == "captain-by-chance"


def _on_the_bank(war: War) -> War:
    put_banner(war, "red.2", "D4")
    war.turn = Turn(opened=("E5",))
    return war


def test_who_is_asked_the_same_for_ever_answers_by_chance_in_the_end() -> None:
    war, mind = a_border(phase="scouting"), a_captain()
    put_banner(war, "red.2", "C3")
    question = first_question(scouting.step(war))
    answers = [question.write(mind.answer(question, lambda: seen(war, "red"))) for _ in range(300)]
    assert len(set(answers[:50])) == 1
    assert len(set(answers[-100:])) > 1


def test_he_ends_the_war_when_all_others_would() -> None:
    war = a_war({"red": "A1", "blue": "F6", "green": "F1"})
    play = Play(Mighty(), war, ScriptedDice(()))
    wish = play.standing()["red", "peace"]

    def said() -> Any:
        return diplomacy.speak(Values(Outlook("red", Mighty().view(war, "red"))), {"peace": wish})

    assert said() is None
    war.peace = ("blue", "green")
    question, option = said()
    assert (question.what, option.answer) == ("peace", "peace")
