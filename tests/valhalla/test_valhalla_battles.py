"""Battles: how they end for every army, reports from the table, bonuses ticked off, and dice for those without one."""

from __future__ import annotations

from itertools import product

import pytest
from valhalla_stage import RULES, a_campaign, asked, events, fought, good, options, play, refused, spoken

from gonfalon.kernel import Play, SealedDice, Table
from gonfalon.rulesets.valhalla import corrections
from gonfalon.rulesets.valhalla.battles import armies, dice_questions, settle
from gonfalon.rulesets.valhalla.outcomes import game_result
from gonfalon.rulesets.valhalla.state import Campaign

DRAW, LONE, ALLIES = "draw", "lone army wins", "remaining allies win"
TABLE = {  # VAL-BAT-29: (allies, withdrawn, the lone army withdrew) → what comes of it
    (2, 0, True): ALLIES, (2, 0, False): DRAW, (2, 1, True): DRAW, (2, 1, False): DRAW, (2, 2, False): LONE,
    (3, 0, True): ALLIES, (3, 1, True): ALLIES, (3, 0, False): DRAW, (3, 1, False): DRAW,
    (3, 2, False): LONE, (3, 3, False): LONE, (2, 2, True): LONE, (3, 2, True): LONE,
    (4, 0, True): ALLIES, (4, 1, True): ALLIES, (4, 2, True): DRAW, (4, 0, False): DRAW,
    (4, 1, False): DRAW, (4, 2, False): DRAW, (4, 3, False): LONE, (4, 4, False): LONE,
    (5, 2, True): ALLIES, (5, 2, False): DRAW, (5, 3, False): LONE,
}  # fmt: skip
RESULTS = {DRAW: ("draw", "draw"), LONE: ("win", "loss"), ALLIES: ("loss", "win")}  # of the lone army, of who stood


def results(first: list[int], second: list[int]) -> tuple[list[str], list[str]]:
    """Fight a battle in which armies withdraw in these turns (0: not at all)."""
    campaign = a_campaign({"red": len(first), "blue": len(second)})
    reds, blues = ([f"{e}{i + 1}" for i in range(len(s))] for e, s in (("red", first), ("blue", second)))
    battle = fought(campaign, reds, blues)
    settle(campaign, battle, {p: (turn, 0) for p, turn in zip(reds + blues, first + second, strict=True)})
    one, other = campaign.battles["1"].sides
    return [army.result for army in one], [army.result for army in other]


@pytest.mark.rule("VAL-BAT-25", "VAL-BAT-26", "VAL-BAT-27", "VAL-BAT-28", "VAL-BAT-29")
@pytest.mark.parametrize(("case", "outcome"), TABLE.items())
def test_the_outcomes_of_allied_battles(case: tuple[int, int, bool], outcome: str) -> None:
    allies, withdrawn, lone = case
    turns = [3] * withdrawn + [0] * (allies - withdrawn)

    allied, (single,) = results(turns, [6 if lone else 0])

    wanted, stood = RESULTS[outcome]
    assert single == wanted
    assert allied == ["loss"] * withdrawn + [stood] * (allies - withdrawn)


@pytest.mark.rule("VAL-BAT-24", "VAL-BAT-25")
def test_the_lone_army_may_be_the_attackers() -> None:
    assert results([0], [2, 4, 0]) == (["win"], ["loss", "loss", "loss"])


@pytest.mark.rule("VAL-BAT-18")
def test_the_lone_army_may_drive_off_one_ally_and_then_be_driven_off_by_the_rest() -> None:
    assert results([2, 0, 0], [5]) == (["loss", "win", "win"], ["loss"])


@pytest.mark.rule("VAL-BAT-25")
def test_the_battle_is_over_when_the_majority_is_gone_or_the_lone_army_is() -> None:
    assert results([2, 3], [4]) == (["loss", "loss"], ["win"]), "what comes after does not count"
    assert results([5, 6], [4]) == (["win", "win"], ["loss"])


@pytest.mark.rule("VAL-BAT-30")
@pytest.mark.parametrize(
    ("turns", "outcome"),
    [((0, 4), "win"), ((4, 0), "loss"), ((3, 5), "loss"), ((5, 3), "win"), ((0, 0), "draw"), ((4, 4), "draw")],
)
def test_one_against_one_is_lost_by_who_withdraws_first(turns: tuple[int, int], outcome: str) -> None:
    first, second = results([turns[0]], [turns[1]])

    assert first == [outcome]
    assert second == [{"win": "loss", "loss": "win", "draw": "draw"}[outcome]]


@pytest.mark.rule("VAL-BAT-31")
def test_victory_points_do_not_decide_a_battle() -> None:
    campaign = a_campaign()
    battle = fought(campaign, ["red1"], ["blue1"])
    settle(campaign, battle, {"red1": (0, 900), "blue1": (0, 300)})

    assert [army.result for army in armies(campaign.battles["1"])] == ["draw", "draw"]


def test_a_game_is_won_by_a_side_whatever_becomes_of_single_allies() -> None:
    for first, second in product(([0], [2, 0, 0], [2, 0]), ([5], [0])):
        campaign = a_campaign({"red": len(first)})
        battle = fought(campaign, [f"red{i + 1}" for i in range(len(first))], ["blue1"])
        fates = {f"red{i + 1}": (turn, 0) for i, turn in enumerate(first)} | {"blue1": (second[0], 0)}
        settle(campaign, battle, fates)
        sides = [game_result(campaign.battles["1"], side) for side in (0, 1)]

        assert sorted(sides) in (["draw", "draw"], ["loss", "win"])


# --- reports ---------------------------------------------------------------------------------------------


def at_the_table(**sizes: int) -> Play[Campaign]:
    campaign = a_campaign(sizes)
    fought(campaign, [f"red{i + 1}" for i in range(sizes.get("red", 1))], ["blue1"])
    fought(campaign, ["green1"], ["yellow1"])
    return play(campaign)


REPORT = '{"red1-withdrew": 0, "red1-victory": 900, "blue1-withdrew": 5, "blue1-victory": 300}'


@pytest.mark.rule("VAL-BAT-33")
def test_either_side_reports_and_the_other_confirms() -> None:
    game = at_the_table()
    assert asked(game, "battle.report") == ["red1", "blue1", "green1", "yellow1"]

    good(game, f"blue1 battle.report {REPORT}")
    assert asked(game, "battle.confirm") == ["red1"]
    assert asked(game, "battle.report") == ["green1", "yellow1"], "other battles go on"
    good(game, "red1 battle.confirm confirm")

    (army, other) = armies(game.state.battles["1"])
    assert (army.result, army.victory, other.result, other.withdrew) == ("win", 900, "loss", 5)
    seen = RULES.view(game.state, "green1").battles["1"]
    assert {"player", "empire", "points", "withdrew", "victory", "result"} <= set(seen.sides[0][0].__struct_fields__)


@pytest.mark.rule("VAL-BAT-33")
def test_a_disputed_report_is_void_and_both_sides_are_asked_again() -> None:
    game = at_the_table()
    good(game, f"blue1 battle.report {REPORT}", "red1 battle.confirm dispute")

    assert asked(game, "battle.report") == ["red1", "blue1", "green1", "yellow1"]
    assert [army.withdrew for army in armies(game.state.battles["1"])] == [0, 0]


@pytest.mark.rule("VAL-BAT-33")
def test_any_ally_may_speak_for_his_side() -> None:
    game = at_the_table(red=2)
    report = REPORT[:-1] + ', "red2-withdrew": 3, "red2-victory": 0}'
    good(game, f"red2 battle.report {report}", "blue1 battle.confirm confirm")

    assert [army.result for army in armies(game.state.battles["1"])] == ["draw", "loss", "draw"]


def test_a_king_speaks_for_his_guests_and_for_who_has_left() -> None:
    campaign = a_campaign({"red": 2})
    campaign.present["Carl"] = "red"
    fought(campaign, ["Carl"], ["blue1"])
    game = play(campaign)
    assert asked(game, "battle.report") == ["red1", "blue1"]

    campaign = a_campaign({"red": 2})
    fought(campaign, ["red2"], ["blue1"])
    game = play(campaign)
    good(game, "red2 attendance away")
    assert asked(game, "battle.report") == ["red1", "blue1"]


@pytest.mark.rule("VAL-BAT-33")
def test_a_report_that_cannot_be_is_refused() -> None:
    game = at_the_table()

    assert refused(game, f"red1 battle.report {REPORT.replace('5', '500')}")[0] == "kernel-form-field"
    assert refused(game, 'red1 battle.report {"red1-withdrew": 0}')[0] == "kernel-form-fields"


@pytest.mark.rule("VAL-BAT-33")
def test_the_umpire_settles_a_battle() -> None:
    campaign = a_campaign()
    fought(campaign, ["red1"], ["blue1"])

    assert corrections.correct(campaign, {"battle": "1", "fates": {"red1": [4, 200], "blue1": [0, 800]}}) is None

    assert [army.result for army in armies(campaign.battles["1"])] == ["loss", "win"]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"battle": "9", "fates": {}}, "valhalla-correction-value"),
        ({"battle": "1", "fates": {"red1": [0, 0]}}, "valhalla-correction-value"),
        ({"battle": "1", "fates": {"red1": [0, -1], "blue1": [0, 0]}}, "valhalla-correction-value"),
        ({"battle": ["1"], "fates": {}}, "valhalla-correction-value"),
        ({"tile": "C3", "owner": "blue"}, "valhalla-correction-value"),
        ({"tile": "F6", "owner": "purple"}, "valhalla-correction-value"),
        ({"tile": ["F6"], "owner": "blue"}, "valhalla-correction-value"),
        ({"location": "F6", "kind": "bridge"}, "valhalla-correction-value"),
        ({"location": "F6", "kind": "palace"}, "valhalla-correction-value"),
        ({"location": "C3", "kind": "mine"}, "valhalla-correction-value"),
        ({"player": "nobody", "away": True}, "valhalla-correction-value"),
        ({"player": "red1", "away": "yes"}, "valhalla-correction-value"),
        ({"empire": "red", "king": "blue1"}, "valhalla-correction-value"),
        ({"empire": "purple", "king": "red1"}, "valhalla-correction-value"),
        ({"points": 3}, "valhalla-correction-unknown"),
    ],
)
def test_a_correction_that_cannot_be_is_refused_and_changes_nothing(change: dict[str, object], key: str) -> None:
    campaign = a_campaign()
    fought(campaign, ["red1"], ["blue1"])
    before = campaign.hash()

    refusal = corrections.correct(campaign, change)

    assert refusal is not None
    assert (refusal.message.key, campaign.hash()) == (key, before)


def test_the_umpire_corrects_land_locations_attendance_and_kings_at_a_table() -> None:
    players = {"players": ["a", "b", "c", "d", "e"], "attendance": "everybody"}
    table = Table.start(RULES, players, SealedDice(bytes(32)))
    while not [q for q in table.play.open.values() if q.what == "order"]:
        question = next(iter(table.play.open.values()))
        assert table.answer(question.who, question.what, question.write(next(iter(question.options())))) is None
    wild = next(p for p in table.play.state.board.places if p not in table.play.state.owners)
    capitals = [empire.capital for empire in table.play.state.empires.values()]
    free = next(p for p in table.play.state.owners if p not in (*table.play.state.locations, *capitals))
    king = "e" if table.play.state.empires["good"].king == "a" else "a"

    for change in (
        {"tile": wild, "owner": "good"},
        {"location": free, "kind": "mine"},
        {"location": free, "kind": ""},
        {"player": "b", "away": True},
        {"empire": "good", "king": king},
    ):
        assert table.correct(change, "a test") is None

    state = table.play.state
    assert (state.owners[wild], state.away["b"], state.empires["good"].king) == ("good", True, king)
    assert free not in state.locations


# --- bonuses ---------------------------------------------------------------------------------------------


def with_bonus(kind: str) -> Play[Campaign]:
    """red1 has the benefit of this location at C2 in his battle, beside his ally red2."""
    campaign = a_campaign({"red": 2})
    campaign.locations["C2"], campaign.holders["C2"] = kind, "red1"
    fought(campaign, ["red1", "red2"], ["blue1"])
    return play(campaign)


@pytest.mark.rule("VAL-LOC-02")
def test_a_mine_is_used_once_for_one_unit() -> None:
    game = with_bonus("mine")
    good(game, "red1 bonus.use use C2 in turn 2 on unit 3")

    assert refused(game, "red1 bonus.use use C2 in turn 3 on unit 4") == ("valhalla-bonus-spent", "VAL-LOC-02")


@pytest.mark.rule("VAL-LOC-02")
def test_the_first_turn_is_suggested_for_the_first_use() -> None:
    game = with_bonus("mine")
    (question,) = [q for q in game.standing().values() if q.what == "bonus.use"]

    assert [question.write(order) for order in question.options()] == ["use C2 in turn 1 on unit 1"]


@pytest.mark.rule("VAL-LOC-03")
def test_a_tower_casts_one_spell_without_a_roll() -> None:
    game = with_bonus("tower")
    good(game, "red1 bonus.use use C2 in turn 2")

    assert not events(game, "roll")
    assert refused(game, "red1 bonus.use use C2 in turn 2") == ("valhalla-bonus-spent", "VAL-LOC-03")


@pytest.mark.rule("VAL-LOC-04")
def test_a_necropolis_gives_one_unit_in_each_players_turn_one_attack_more() -> None:
    game = with_bonus("necropolis")
    (bonus,) = RULES.view(game.state, "red1").battles["1"].bonuses
    attacks, stands = 9, 3
    assert attacks + bonus.attacks == 10 != attacks + stands * bonus.attacks

    good(game, "red1 bonus.use use C2 in turn 1 on unit 3")
    good(game, "red1 bonus.use use C2 in turn 1 on unit 4")  # in the enemy's half of the turn
    assert refused(game, "red1 bonus.use use C2 in turn 1 on unit 5") == ("valhalla-bonus-spent", "VAL-LOC-04")
    good(game, "red1 bonus.use use C2 in turn 2 on unit 4")


@pytest.mark.rule("VAL-LOC-05")
def test_a_temple_dispels_one_spell_a_battle() -> None:
    game = with_bonus("temple")
    good(game, "red1 bonus.use use C2 in turn 4")

    assert refused(game, "red1 bonus.use use C2 in turn 5") == ("valhalla-bonus-spent", "VAL-LOC-05")


@pytest.mark.rule("VAL-LOC-06")
def test_a_circle_lasts_until_the_enemy_casts_on_a_second_roll() -> None:
    game = with_bonus("circle")
    good(game, "red1 bonus.use use C2 in turn 1 and the spell is failed")
    good(game, "red1 bonus.use use C2 in turn 2 and the spell is cast")

    assert refused(game, "red1 bonus.use use C2 in turn 3 and the spell is failed")[1] == "VAL-LOC-06"


@pytest.mark.rule("VAL-LOC-09")
def test_an_ally_has_nothing_of_a_bonus() -> None:
    game = with_bonus("mine")

    assert ("red2", "bonus.use") not in game.standing()
    assert refused(game, "red1 bonus.use use F6 in turn 1 on unit 1") == ("valhalla-bonus-not-yours", "VAL-LOC-09")


@pytest.mark.rule("VAL-LOC-11")
def test_two_of_a_kind_give_two_uses() -> None:
    game = with_bonus("mine")
    game.base.locations["D3"] = game.state.locations["D3"] = "mine"
    game.base.holders["D3"] = game.state.holders["D3"] = "red1"

    good(game, "red1 bonus.use use C2 in turn 1 on unit 1", "red1 bonus.use use D3 in turn 1 on unit 1")
    assert options(game, "red1", "bonus.use") == []


@pytest.mark.parametrize(
    "order",
    ["use C2 in turn 1", "use C2 in turn 0 on unit 1", "use C2 in turn 1 on unit 0", "use C2 in turn 99 on unit 1"],
)
def test_a_bonus_is_noted_in_its_own_way(order: str) -> None:
    assert refused(with_bonus("mine"), f"red1 bonus.use {order}")[0] == "valhalla-bonus-how"


# --- dice ------------------------------------------------------------------------------------------------


def thrown(first: int, dice: tuple[int, ...], **more: object) -> list[tuple[str, int]]:
    """So many reds against one blue, settled by these dice: each army's result and victory points."""
    campaign = a_campaign({"red": first}, quick_resolution=True)
    battle = fought(campaign, [f"red{i + 1}" for i in range(first)], ["blue1"], **more)  # type: ignore[arg-type]
    game = play(campaign, *dice)
    (settled,) = events(game, "battle.settled")
    assert settled.args["battle"] == battle.id
    victory = {a.player: a.victory for a in armies(game.state.battles["1"])}
    return [(result, victory[player]) for player, result in settled.args["results"].items()]


@pytest.mark.rule("VAL-BAT-33")
@pytest.mark.parametrize(
    ("dice", "outcome"),
    [
        ((5, 4, 4, 2), [("win", 900), ("loss", 600)]),
        ((5, 3, 4, 2), [("draw", 800), ("draw", 600)]),
        ((1, 2, 4, 2), [("loss", 300), ("win", 600)]),
    ],
)
def test_by_dice_three_more_wins(dice: tuple[int, ...], outcome: list[tuple[str, int]]) -> None:
    assert thrown(1, dice) == outcome


@pytest.mark.rule("VAL-BAT-33")
@pytest.mark.parametrize(("allies", "more"), [(2, 1), (3, 2), (4, 3)])
def test_by_dice_allies_add_one_for_every_500_points_more(allies: int, more: int) -> None:
    first, *_, lone = thrown(allies, (3, 3, 3, 3))

    assert (first[1], lone[1]) == (100 * (6 + more) // allies, 600)
    assert lone[0] == ("loss" if more == 3 else "draw")


@pytest.mark.rule("VAL-CAP-07")
def test_by_dice_the_besieged_add_one() -> None:
    assert thrown(1, (5, 4, 4, 2)) == [("win", 900), ("loss", 600)]
    assert thrown(1, (5, 4, 4, 2), besieged=("blue",)) == [("draw", 900), ("draw", 700)]


@pytest.mark.rule("VAL-BAT-33", "VAL-LOC-09")
@pytest.mark.parametrize(("counts", "outcome"), [(True, "win"), (False, "draw")])
def test_by_dice_an_army_with_the_benefit_of_a_location_adds_one(counts: bool, outcome: str) -> None:
    campaign = a_campaign(quick_resolution=True, location_dice=counts)
    battle = fought(campaign, ["red1"], ["blue1"])
    campaign.locations |= {"C2": "mine", "C3": "temple", "I2": "tower"}
    campaign.holders = {"C2": "red1", "C3": "red1", "I2": "yellow1"}

    game = play(campaign, 4, 3, 3, 2)

    (settled,) = events(game, "battle.settled")
    assert settled.args["results"]["red1"] == outcome
    told = events(game, "battle.places")
    assert [(event.args["battle"], event.args["players"]) for event in told] == [(battle.id, ["red1"])] * counts
    assert all(spoken(event, lang) for event in told for lang in ("en", "nl"))


@pytest.mark.rule("VAL-BAT-33")
def test_a_battle_that_both_sides_leave_to_dice_is_thrown_for() -> None:
    campaign = a_campaign()
    one, other = fought(campaign, ["red1"], ["blue1"]), fought(campaign, ["green1"], ["yellow1"])
    game = play(campaign, 6, 6, 1, 1)

    good(game, "red1 battle.dice throw")
    assert game.state.battles[one.id].stage == "fighting", "the other side has not agreed"
    assert refused(game, "red1 battle.dice throw")[0] == "kernel-not-asked"
    good(game, "blue1 battle.dice throw")

    assert [army.result for side in game.state.battles[one.id].sides for army in side] == ["win", "loss"]
    assert game.state.battles[other.id].stage == "fighting"
    assert asked(game, "battle.report") == ["green1", "yellow1"]


@pytest.mark.rule("VAL-BAT-33")
def test_who_would_throw_may_still_believe_a_report() -> None:
    campaign = a_campaign()
    battle = fought(campaign, ["red1"], ["blue1"])
    fought(campaign, ["green1"], ["yellow1"])
    game = play(campaign)

    good(game, "red1 battle.dice throw", f"blue1 battle.report {REPORT}", "red1 battle.confirm confirm")

    assert game.state.battles[battle.id].stage == "settled"


@pytest.mark.rule("VAL-BAT-33")
@pytest.mark.parametrize("setting", [{"dice_by_consent": False}, {"quick_resolution": True}])
def test_where_it_is_not_agreed_on_nobody_is_offered_dice(setting: dict[str, bool]) -> None:
    campaign = a_campaign(**setting)
    fought(campaign, ["red1"], ["blue1"])

    assert not list(dice_questions(campaign))
