"""Several people under one ruler: who commands which banner, who decides for a mixed force, what stays the ruler's."""

from __future__ import annotations

from typing import Any

import pytest
from invariants import Watch
from msgspec.structs import replace
from seasons import RULES, answered, begun, close_quarters, wide_world
from stage import a_war, put_banner, refusal_of
from test_secrets import leaks
from winters import in_winter

from gonfalon.kernel import Event, FastDice, Play, Question, Refused, Table
from gonfalon.players.simulation import Plan, play_game
from gonfalon.rulesets.mighty.ground import armies
from gonfalon.rulesets.mighty.realms import commanders
from gonfalon.rulesets.mighty.seen import SeenCommander
from gonfalon.rulesets.mighty.state import War

CREW = {"anna": "red", "bert": "red"}


def an_empire(phase: str = "movement", month: int = 2, **settings: Any) -> War:
    """Red's banners 1 to 5 in his capital and beyond: 2 and 5 are Anna's, 3 is Bert's, the rest his own."""
    war = a_war(phase=phase, month=month, commanders=CREW, **settings)
    for number, place in enumerate(("B2", "B2", "C3", "C3", "B1"), 1):
        put_banner(war, f"red.{number}", place, 600)
    put_banner(war, "blue.1", "E5", 1000)
    war.leads |= {"red.2": "anna", "red.5": "anna", "red.3": "bert", "red.1": "red", "red.4": "red"}
    return war


def playing(war: War) -> Play[War]:
    play = Play(RULES, war, FastDice(1))
    play.begin()
    return play


def put(play: Play[War], who: str, text: str) -> None:
    question = next(q for q in play.open.values() if q.who == who)
    answer = question.read(text)
    assert question.check(answer) is None, question.check(answer)
    play.put((question.who, question.what), answer)


def asked(play: Play[War], who: str) -> Question[Any]:
    return next(q for q in play.open.values() if q.who == who)


def orders(play: Play[War], who: str) -> list[str]:
    return [str(order) for order in asked(play, who).options()]


# --- whose banner ----------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MUL-02")
def test_banners_are_dealt_out_in_turn_until_the_ruler_says_otherwise() -> None:
    war = an_empire()
    war.leads.clear()

    assert [commanders.leader(war, f"red.{n}") for n in range(1, 6)] == ["red", "anna", "bert", "red", "anna"]
    assert commanders.leader(war, "blue.4") == "blue"


@pytest.mark.rule("ME-MUL-02")
def test_a_commander_gives_orders_to_his_own_banners_and_to_no_others() -> None:
    play = playing(an_empire("scouting"))

    assert {order.split()[1] for order in orders(play, "anna") if order != "done"} == {"2", "5"}
    assert {order.split()[1] for order in orders(play, "bert") if order != "done"} == {"3"}
    refusal = refusal_of(asked(play, "anna"), "scout 1 to C2")
    assert (refusal.message.key, refusal.rule) == ("mighty-command-not-yours", "ME-MUL-02")
    assert refusal_of(asked(play, "red"), "scout 2 to C2").rule == "ME-MUL-02"


@pytest.mark.rule("ME-MUL-02")
def test_all_act_side_by_side_and_the_phase_ends_when_the_last_is_done() -> None:
    war = an_empire()
    war.turn = replace(war.turn, opened=("A2", "D3"))
    play = playing(war)

    put(play, "anna", "march 2 to A2")
    put(play, "bert", "done")
    assert {q.who for q in play.open.values()} == {"red", "anna"}
    put(play, "red", "done")
    put(play, "anna", "march 5 to A2")

    assert play.state.phase != "movement"
    assert {play.state.banners[i].place for i in ("red.2", "red.5")} == {"A2"}


@pytest.mark.rule("ME-MUL-02")
def test_questions_that_follow_from_an_order_go_to_him_who_gave_it() -> None:
    war = an_empire(passage=True)
    war.turn = replace(war.turn, opened=("D3",))
    put_banner(war, "blue.2", "D3", 700)
    play = playing(war)

    put(play, "bert", "march 3 to D3")

    assert [(q.who, q.what) for q in play.open.values()] == [("bert", "movement.passage")]


@pytest.mark.rule("ME-MUL-02")
def test_banners_that_his_own_order_brings_forth_are_his() -> None:
    war = an_empire("reorganisation")
    war.banners["red.5"] = replace(war.banners["red.5"], points=1200)
    play = playing(war)

    put(play, "anna", "regroup 5 as 600 600")

    assert commanders.leader(play.state, "red.6") == "anna"


# --- one force, several commanders -----------------------------------------------------------------------


def attacked(war: War) -> Play[War]:
    """Blue has marched into C3, where Bert's banner 3 and Red's banner 4 stand."""
    war.order, war.phase = ("blue", "red"), "battle"
    put_banner(war, "blue.2", "C3", 1000)
    war.turn = replace(war.turn, moved=("blue.2",))
    return playing(war)


@pytest.mark.rule("ME-MUL-02")
def test_for_a_mixed_force_the_highest_in_rank_decides() -> None:
    assert asked(attacked(an_empire()), "red").what == "battle.card"

    war = an_empire()
    war.realms["red"] = replace(war.realms["red"], ranks=("anna", "bert", "red"))

    assert asked(attacked(war), "bert").what == "battle.card"


@pytest.mark.rule("ME-MUL-02")
def test_a_commander_alone_with_his_banners_chooses_the_card() -> None:
    war = an_empire()
    put_banner(war, "red.4", "B1", 600)

    play = attacked(war)

    assert {q.who for q in play.open.values()} == {"blue", "bert"}


@pytest.mark.rule("ME-MUL-02")
def test_troops_of_several_commanders_are_exchanged_by_the_highest_alone() -> None:
    play = playing(an_empire("reorganisation"))

    assert refusal_of(asked(play, "bert"), "regroup 3 4 as 700 500").rule == "ME-MUL-02"
    put(play, "red", "regroup 3 4 as 700 500")

    assert play.state.banners["red.3"].points == 700


@pytest.mark.rule("ME-MUL-02", "ME-REO-05")
def test_a_weak_banner_holds_up_only_those_who_can_do_something_about_it() -> None:
    war = an_empire("reorganisation")
    war.banners["red.3"] = replace(war.banners["red.3"], points=300)
    play = playing(war)

    assert asked(play, "bert").needed() is None
    put(play, "bert", "done")

    assert refusal_of(asked(play, "red"), "done").rule == "ME-REO-05"
    needed = asked(play, "red").needed()
    assert needed is not None
    put(play, "red", str(needed.answer))
    put(play, "red", "done")


# --- one ruler -------------------------------------------------------------------------------------------


def entrusting(play: Play[War]) -> list[str]:
    return [q.who for q in play.standing().values() if q.what == commanders.ENTRUST]


@pytest.mark.rule("ME-MUL-03")
def test_the_ruler_alone_assigns_banners_and_only_while_the_army_is_deployed() -> None:
    assert entrusting(playing(an_empire())) == []
    assert entrusting(playing(an_empire(month=1))) == ["red"]
    assert entrusting(playing(in_winter(an_empire(), "preparations"))) == ["red"]


@pytest.mark.rule("ME-MUL-03")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("entrust 2 to dora", "mighty-command-seat"),
        ("entrust 2 to blue", "mighty-command-seat"),
        ("entrust 0 to anna", "mighty-command-number"),
        ("entrust 1 2 100 to anna", "mighty-command-number"),
        ("rank anna red", "mighty-command-ranks"),
        ("rank anna anna red bert", "mighty-command-ranks"),
        ("obey", "order-unreadable"),
    ],
)
def test_what_cannot_be_assigned_is_refused(text: str, key: str) -> None:
    play = playing(an_empire(month=1))

    assert refusal_of(play.standing()["red", commanders.ENTRUST], text).message.key == key


@pytest.mark.rule("ME-MUL-03")
def test_banners_change_hands_and_everybody_sees_it() -> None:
    play = playing(an_empire(month=1))
    for text in ("entrust 1 3 to anna", "rank bert anna red"):
        question = play.standing()["red", commanders.ENTRUST]
        play.put(("red", commanders.ENTRUST), question.read(text))

    seen = RULES.view(play.state, "blue").commanders

    assert seen["anna"] == SeenCommander("red", rank=1, banners=["red.1", "red.2", "red.3", "red.5"])
    assert seen["bert"] == SeenCommander("red", rank=0, banners=[])


@pytest.mark.rule("ME-MUL-03")
def test_winter_is_the_rulers_business_and_spending_by_a_commander_is_refused() -> None:
    war = in_winter(an_empire(), "recruitment")
    war.winter["red"] = replace(war.winter["red"], gathered=5, crowns=5)
    play = playing(war)

    assert {q.who for q in play.open.values()} == {"red", "blue"}
    refusal = play.answer("anna", "recruitment.order", None)
    assert refusal is not None
    assert refusal.message.key == "kernel-not-asked"


@pytest.mark.rule("ME-MUL-03")
def test_an_empire_has_one_ruler_and_one_place_in_the_order_of_play() -> None:
    settings = {**close_quarters(2), "commanders": {"anna": "red", "bert": "red"}, "quick": True}
    table = Table.start(RULES, settings, FastDice(3))

    assert tuple(table.seats) == ("red", "blue", "anna", "bert")
    assert sorted(table.play.state.order) == ["blue", "red"]
    assert set(RULES.scores(table.play.state)) == {"red", "blue"}


# --- what he knows ---------------------------------------------------------------------------------------


@pytest.mark.rule("ME-MUL-02")
def test_a_commander_sees_his_empires_banners_and_hears_what_his_ruler_hears() -> None:
    war = an_empire()
    armies.reveal(war, "red", ["blue.1"], "ME-SCT-47")

    assert RULES.view(war, "anna") == RULES.view(war, "red") != RULES.view(war, "blue")
    assert [event.to for event in war.told] == [("red", "anna", "bert")]
    assert not Event("x", to=war.told[0].to).visible("blue")


@pytest.mark.rule("ME-MUL-02")
@pytest.mark.parametrize("crew", [{"red": "blue"}, {"a b": "red"}, {"anna": "green"}, {"undead": "red"}, {"": "red"}])
def test_commanders_without_a_name_or_a_realm_are_refused(crew: dict[str, str]) -> None:
    with pytest.raises(Refused) as refused:
        RULES.start({"players": ("red", "blue"), "commanders": crew})

    assert refused.value.refusal.message.key == "mighty-commander-wrong"


def test_there_are_no_more_commanders_than_a_realm_can_bear() -> None:
    with pytest.raises(Refused) as refused:
        RULES.start({"players": ("red", "blue"), "commanders": {f"c{n}": "red" for n in range(7)}})

    assert refused.value.refusal.message.key == "mighty-commanders-many"


# --- by chance -------------------------------------------------------------------------------------------


def shared(seed: int) -> dict[str, Any]:
    """Red has two commanders and Blue one, in a war of two years."""
    place = close_quarters(seed) if seed % 2 else wide_world(seed)
    return {**place, "winter": True, "years": 2, "quick": True, "points": 4000, "commanders": {**CREW, "dirk": "blue"}}


@pytest.mark.rule("ME-MUL-02", "ME-MUL-03")
@pytest.mark.parametrize("seed", range(4))
def test_shared_empires_by_chance_keep_to_the_rules(seed: int) -> None:
    play = begun(shared(seed), seed)
    watch, askers = Watch(play), set[str]()

    for number, beside in enumerate(answered(play, seed)):
        watch.look(anew=beside)
        askers |= {q.who for q in play.open.values()}
        if number % 5 == 0:
            watch.ask_around()

    assert play.over
    assert {"anna", "bert", "dirk"} <= askers


@pytest.mark.parametrize("name", ["squire", "captain"])
def test_a_computer_player_can_sit_in_a_commanders_seat(name: str) -> None:
    settings = {"commanders": {"anna": "red"}, "years": 1, "months": 2, "quick": True, "winter": False}

    result = play_game(Plan("mighty", (name, name), "crew", settings), 0)

    assert len(result.scores) == 2


@pytest.mark.rule("ME-RLM-30", "ME-MUL-02")
@pytest.mark.parametrize("seed", range(4))
def test_neither_rulers_nor_commanders_learn_what_they_may_not_know(seed: int) -> None:
    assert list(leaks(shared, seed, every=25, inputs=12)) == []
