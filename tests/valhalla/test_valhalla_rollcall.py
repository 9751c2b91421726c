"""Who is there: the roll call, guests, absent kings and their deputies, and players without an empire."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from valhalla_stage import RULES, a_campaign, asked, events, good, options, own, play, refused

from gonfalon.kernel import Play
from gonfalon.rulesets.valhalla.aftermath import destroy
from gonfalon.rulesets.valhalla.state import Campaign
from gonfalon.rulesets.valhalla.teams import fighters


def at_roll_call(sizes: dict[str, int] | None = None, **settings: object) -> Play[Campaign]:
    return play(a_campaign(sizes, phase="roll-call", **settings))


def all_done(game: Play[Campaign]) -> None:
    """The first of each team ends its roll."""
    while callers := asked(game, "roll-call"):
        good(game, f"{callers[0]} roll-call done")


@pytest.mark.rule("VAL-SET-04")
def test_of_four_members_two_are_present_and_fight() -> None:
    game = at_roll_call({"red": 4})
    good(game, "red1 roll-call absent red3", "red1 roll-call absent red4")
    all_done(game)

    assert fighters(game.state, "red") == ["red1", "red2"]


@pytest.mark.rule("VAL-SET-04")
def test_a_guest_fights_in_one_round_only() -> None:
    game = at_roll_call(rounds=2, quick_resolution=True)
    good(game, "green1 roll-call guest Carl")
    all_done(game)
    assert fighters(game.state, "green") == ["green1", "Carl"]

    good(game, *(f"{king} order hold" for king in ("red1", "blue1", "green1")), "yellow1 order attack blue")
    while not asked(game, "roll-call"):
        key, question = next(iter(game.open.items()))
        game.put(key, list(question.options())[-1])
    all_done(game)

    assert fighters(game.state, "green") == ["green1"]


@pytest.mark.rule("VAL-SET-04")
def test_who_is_away_stays_away_until_he_is_back() -> None:
    game = at_roll_call({"red": 2})
    good(game, "red2 attendance away")
    assert "red2" not in asked(game, "roll-call")

    good(game, "red1 roll-call present red2")

    assert options(game, "red2", "attendance") == ["away"]
    assert [e.kind for e in game.heard] == ["player.away", "player.here"]


@pytest.mark.rule("VAL-SET-04")
def test_an_empire_with_nobody_present_gives_no_order_and_is_no_target() -> None:
    game = at_roll_call()
    good(game, "blue1 attendance away")
    all_done(game)

    assert asked(game, "order") == ["red1", "green1", "yellow1"]
    assert refused(game, "red1 order attack blue") == ("valhalla-target-absent", "VAL-SET-04")


@pytest.mark.rule("VAL-SET-04")
def test_an_empire_with_nobody_present_earns_nothing() -> None:
    game = at_roll_call(idle_points=2, quick_resolution=True)
    good(game, "blue1 attendance away")
    all_done(game)
    good(game, "red1 order attack green", "green1 order hold", "yellow1 order hold")

    (given,) = events(game, "points.given")
    assert set(given.args["points"]) == {"red", "green", "yellow"}


@pytest.mark.rule("VAL-SET-04")
def test_a_meeting_takes_two_empires() -> None:
    game = at_roll_call()
    for who in ("blue1", "green1", "yellow1"):
        good(game, f"{who} attendance away")

    assert refused(game, "red1 roll-call done") == ("valhalla-roll-few", "VAL-SET-04")
    assert asked(game, "roll-call") == ["red1", "blue1", "green1", "yellow1"], "everybody is asked"
    good(game, "green1 roll-call present green1", "red1 roll-call done", "green1 roll-call done")
    assert asked(game, "order") == ["red1", "green1"]


@pytest.mark.rule("VAL-SET-04")
@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("red1 roll-call absent blue1", "valhalla-roll-stranger"),
        ("red1 roll-call present red1", "valhalla-roll-noted"),
        ("red1 roll-call guest blue1", "valhalla-guest-known"),
        ("red1 roll-call guest _", "valhalla-guest-name"),
    ],
)
def test_what_cannot_be_in_a_roll_is_refused(line: str, key: str) -> None:
    assert refused(at_roll_call(), line) == (key, "VAL-SET-04")


def test_an_empire_has_four_guests_at_most() -> None:
    game = at_roll_call()
    good(game, *(f"red1 roll-call guest g{i}" for i in range(4)))

    assert refused(game, "red1 roll-call guest g5")[0] == "valhalla-guests-many"


def test_where_everybody_is_always_there_nobody_is_asked() -> None:
    game = at_roll_call({"red": 3}, attendance="everybody")

    assert asked(game, "roll-call") == []
    assert len(game.state.present) == 6
    assert not game.standing()


# --- deputies --------------------------------------------------------------------------------------------


@pytest.mark.rule("VAL-SET-05")
def test_the_team_of_an_absent_king_elects_a_deputy_for_the_round() -> None:
    game = at_roll_call({"red": 3}, quick_resolution=True)
    good(game, "red2 roll-call absent red1")
    all_done(game)
    assert (asked(game, "vote"), options(game, "red2", "vote")) == (["red2", "red3"], ["red2", "red3"])

    good(game, "red2 vote red3", "red3 vote red3")

    assert "red3" in asked(game, "order")
    good(game, "red3 order attack blue", *(f"{king} order hold" for king in ("blue1", "green1", "yellow1")))
    while not asked(game, "roll-call"):
        key, question = next(iter(game.open.items()))
        game.put(key, list(question.options())[-1])
    ruler = game.state.empires["red"]
    assert (ruler.king, ruler.deputy) == ("red1", "")


@pytest.mark.rule("VAL-SET-05")
def test_a_lone_member_stands_in_without_a_vote_and_guests_have_none() -> None:
    game = at_roll_call({"red": 2})
    good(game, "red2 roll-call absent red1", "red2 roll-call guest Carl")
    all_done(game)

    assert game.state.empires["red"].deputy == "red2"


@pytest.mark.rule("VAL-SET-06")
def test_the_king_alone_gives_the_order() -> None:
    game = play(a_campaign({"red": 2}))

    assert refused(game, "red2 order attack blue") == ("kernel-not-asked", "")
    good(game, "red1 order attack blue")
    assert game.state.orders == {"red": "blue"}


# --- players without an empire ---------------------------------------------------------------------------


def after_the_fall(sizes: dict[str, int] | None = None, **settings: object) -> Play[Campaign]:
    """Blue is destroyed; the roll of the next round is called."""
    campaign = a_campaign(sizes, phase="roll-call", **settings)
    destroy(campaign, "blue")
    return play(campaign)


@pytest.mark.rule("VAL-CAP-11")
def test_a_player_of_a_destroyed_empire_joins_another_by_consent_of_its_king() -> None:
    game = after_the_fall({"red": 2})
    good(game, "blue1 asylum red")
    assert asked(game, "asylum.grant") == ["red1"]

    good(game, "red1 asylum.grant accept")
    all_done(game)

    assert fighters(game.state, "red") == ["red1", "red2", "blue1"]
    assert [len(events(game, kind)) for kind in ("asylum.granted", "asylum.refused")] == [1, 0]
    assert RULES.scores(game.state)["blue1"] == RULES.scores(game.state)["red1"] == 7


@pytest.mark.rule("VAL-CAP-11")
def test_a_king_may_refuse_and_then_the_player_is_still_without_an_empire() -> None:
    game = after_the_fall()
    good(game, "blue1 asylum red", "red1 asylum.grant refuse")

    assert game.state.members["blue1"] == ""
    assert [len(events(game, kind)) for kind in ("asylum.granted", "asylum.refused")] == [0, 1]
    assert options(game, "blue1", "asylum") == ["red", "green", "yellow"]


@pytest.mark.rule("VAL-CAP-11", "VAL-SET-03")
def test_a_full_team_takes_nobody_in() -> None:
    campaign = a_campaign({"red": 4}, phase="roll-call")
    campaign.settings = replace(campaign.settings, team_limit=4)
    destroy(campaign, "blue")

    assert options(play(campaign), "blue1", "asylum") == ["green", "yellow"]


@pytest.mark.rule("VAL-CAP-11")
def test_a_player_without_an_empire_may_be_a_guest() -> None:
    game = after_the_fall()
    good(game, "green1 roll-call guest blue1")
    all_done(game)

    assert fighters(game.state, "green") == ["green1", "blue1"]


@pytest.mark.rule("VAL-CAP-11")
def test_who_joins_in_the_middle_of_a_round_fights_from_the_next() -> None:
    campaign = a_campaign()
    destroy(campaign, "blue")
    own(campaign, "red", "E3")
    game = play(campaign)

    good(game, "blue1 asylum red", "red1 asylum.grant accept")

    assert fighters(game.state, "red") == ["red1"]
