"""`gonfalon odds`: exact chances, as a table for people and as fractions for scripts."""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction

import pytest

Ask = Callable[..., tuple[int, str, str]]
BATTLE = ("odds", "mighty", "--attacker", "450", "--defender", "200")
TABLE = {  # ME-BAT-06, as printed: by the size of the defender, a column for each size of the attacker
    250: (0, 2, 3, 4, 4, 5, 5, 6, 7, 8),
    500: (-2, 0, 1, 2, 2, 3, 4, 5, 6, 7),
    750: (-3, -1, 0, 1, 1, 2, 3, 4, 5, 6),
    1000: (-4, -2, -1, 0, 0, 1, 2, 2, 3, 4),
    1250: (-4, -2, -1, 0, 0, 0, 1, 2, 2, 3),
    1500: (-5, -3, -2, -1, 0, 0, 0, 1, 1, 2),
    1750: (-5, -4, -3, -2, -1, -1, 0, 0, 1, 2),
    2000: (-6, -5, -4, -2, -2, -1, 0, 0, 0, 1),
    2500: (-7, -6, -5, -3, -2, -1, -1, 0, 0, 0),
    3000: (-8, -7, -6, -4, -3, -2, -2, -1, 0, 0),
}
CARDS = {  # ME-BAT-10, as printed
    ("direct", "counter"): -2,
    ("direct", "hold"): 0,
    ("direct", "withdraw"): 2,
    ("surprise", "counter"): 0,
    ("surprise", "hold"): 1,
    ("surprise", "withdraw"): -1,
    ("flank", "counter"): 1,
    ("flank", "hold"): -1,
    ("flank", "withdraw"): 0,
}
FIELD = {  # ME-BAT-13, as printed: the highest score of each result
    "attacker-scattered": 2,
    "attacker-defeated": 5,
    "draw": 8,
    "defender-defeated": 11,
    "defender-scattered": 99,
}
ASSAULT = {"bloody-repulse": 5, "repulse": 8, "stormed": 99}  # ME-SIE-23
RESULTS = ["attacker-scattered", "attacker-defeated", "draw", "defender-defeated", "defender-scattered"]


def counted(plus: int, results: dict[str, int]) -> dict[str, str]:
    """The share of the 36 falls of two dice in each band of a result table."""
    falls = dict.fromkeys(results, 0)
    for one in range(1, 7):
        for two in range(1, 7):
            falls[next(name for name, highest in results.items() if plus + one + two <= highest)] += 1
    return {name: str(Fraction(count, 36)) for name, count in falls.items()}


@pytest.mark.rule("ME-BAT-12", "ME-BAT-13")
def test_with_both_cards_it_gives_the_chance_of_every_result(gonfalon: Ask) -> None:
    status, out, err = gonfalon(*BATTLE, "--attack-card", "surprise", "--defence-card", "hold", "--json")

    assert (status, err) == (0, "")
    found = json.loads(out)
    assert (found["factor"], found["modifier"]) == (2, 1)
    assert found["outcomes"] == dict(zip(RESULTS, ["0", "1/36", "1/4", "4/9", "5/18"], strict=True))


@pytest.mark.rule("ME-BAT-08", "ME-BAT-10")
def test_without_cards_it_gives_all_nine_pairs_and_how_best_to_choose(gonfalon: Ask) -> None:
    status, out, _ = gonfalon(*BATTLE, "--json")

    found = json.loads(out)
    assert (status, found["factor"], len(found["by_cards"])) == (0, 2, 9)
    for pair in found["by_cards"]:
        assert list(pair["outcomes"]) == RESULTS
        assert sum(map(Fraction, pair["outcomes"].values())) == 1
    assert list(found["mix"]["attack"]) == ["direct", "surprise", "flank"]
    assert list(found["mix"]["defence"]) == ["counter", "hold", "withdraw"]
    assert all(sum(map(Fraction, mix.values())) == 1 for mix in found["mix"].values())
    assert Fraction(found["value"]) == Fraction(1306, 2757)


def test_the_value_is_what_the_mixes_win_on_average(gonfalon: Ask) -> None:
    found = json.loads(gonfalon(*BATTLE, "--json")[1])

    average = Fraction(0)
    for pair in found["by_cards"]:
        chance = Fraction(found["mix"]["attack"][pair["attack_card"]])
        chance *= Fraction(found["mix"]["defence"][pair["defence_card"]])
        odds = {name: Fraction(text) for name, text in pair["outcomes"].items()}
        won = odds["defender-defeated"] + odds["defender-scattered"]
        average += chance * (won - odds["attacker-defeated"] - odds["attacker-scattered"])
    assert average == Fraction(found["value"])


@pytest.mark.rule("ME-SIE-18", "ME-SIE-20", "ME-SIE-23")
@pytest.mark.parametrize(
    ("walls", "factor", "chances"),
    [("city", 2, ["1/12", "1/3", "7/12"]), ("fortress", 1, ["1/6", "5/12", "5/12"])],
)
def test_in_an_assault_the_garrison_counts_for_what_its_walls_make_of_it(
    gonfalon: Ask, walls: str, factor: int, chances: list[str]
) -> None:
    asked = ("odds", "mighty", "--attacker", "1800", "--defender", "500", "--assault", walls, "--json")
    found = json.loads(gonfalon(*asked, "--attack-card", "direct", "--defence-card", "hold")[1])

    assert found["factor"] == factor
    assert found["outcomes"] == dict(zip(["bloody-repulse", "repulse", "stormed"], chances, strict=True))
    assert len(json.loads(gonfalon(*asked)[1])["by_cards"]) == 9


@pytest.mark.rule("ME-BAT-06", "ME-BAT-10", "ME-BAT-13", "ME-SIE-18", "ME-SIE-23")
@pytest.mark.parametrize(("walls", "times"), [("", 1), ("city", 2), ("fortress", 3)])
def test_the_whole_combat_table_is_as_printed_and_its_chances_as_counted(gonfalon: Ask, walls: str, times: int) -> None:
    """A hundred cells and nine pairs of cards, in the field and before both kinds of walls."""
    storm = ("--assault", walls) if walls else ()
    for defence, row in TABLE.items():
        for attack, factor in zip(TABLE, row, strict=True):
            sides = ("--attacker", str(attack), "--defender", str(defence // times))
            found = json.loads(gonfalon("odds", "mighty", *sides, *storm, "--json")[1])
            assert found["factor"] == factor
            for one in found["by_cards"]:
                plus = factor + CARDS[one["attack_card"], one["defence_card"]]
                assert one["outcomes"] == counted(plus, ASSAULT if walls else FIELD), (attack, defence, one)


def test_it_says_what_a_battle_costs(gonfalon: Ask) -> None:
    pair = ("--attack-card", "direct", "--defence-card", "hold")
    found = json.loads(gonfalon(*BATTLE, *pair, "--losses", "--json")[1])
    for side, points in (("attacker", 450), ("defender", 200)):
        assert sum(map(Fraction, found["losses"][side].values())) == 1
        assert max(map(int, found["losses"][side])) == points
    assert "On average the attacker loses 186 points" in gonfalon(*BATTLE, "--losses")[1]


def test_it_says_how_likely_a_place_is_taken_by_the_first_second_and_third_assault(gonfalon: Ask) -> None:
    asked = ("odds", "mighty", "--attacker", "1800", "--defender", "500", "--assault", "city", "--assaults", "3")
    found = json.loads(gonfalon(*asked, "--json")[1])
    first, second, third = map(Fraction, found["taken_by"])
    assert first < second < third == Fraction(found["ends"]["taken"])
    assert sum(map(Fraction, found["ends"].values())) == 1
    assert list(found["mix"]) == ["attack", "defence"]
    assert "by assault 3   87.2 %" in gonfalon(*asked)[1]
    fixed = ("--attack-card", "direct", "--defence-card", "counter")
    assert json.loads(gonfalon(*asked, *fixed, "--json")[1])["attack_card"] == "direct"


def test_it_says_how_likely_a_garrison_holds_until_winter(gonfalon: Ask) -> None:
    asked = ("odds", "mighty", "--siege", "4", "--defender", "60", "--baggage", "2")
    found = json.loads(gonfalon(*asked, "--json")[1])
    assert found["short"] == [0, 0, 1, 1]
    assert found["holds_after"][:2] == ["1", "1"]
    assert found["holds_after"][-1] == found["ends"]["holds"]
    out = gonfalon(*asked)[1]
    assert "only sits before the walls" in out
    assert "last for 2 months" in out


def test_it_says_how_likely_a_route_is_found(gonfalon: Ask) -> None:
    asked = ("odds", "mighty", "--route", "mountain", "--attacker", "500")
    plain = json.loads(gonfalon(*asked, "--json")[1])
    dwarfs = json.loads(gonfalon(*asked, "--race", "dwarfs", "--json")[1])
    assert (plain["outcomes"]["failure"], plain["arrives"]) == ("1/3", "2/3")
    assert (dwarfs["outcomes"]["failure"], dwarfs["arrives"]) == ("1/6", "5/6")
    assert "een veilige weg" in gonfalon(*asked, "--lang", "nl")[1]


def test_people_read_percentages(gonfalon: Ask) -> None:
    _, out, _ = gonfalon(*BATTLE)
    assert "Combat factor 2." in out
    assert "47.4 %" in out
    _, out, _ = gonfalon(*BATTLE, "--attack-card", "direct", "--defence-card", "hold")
    assert [line.split() for line in out.splitlines()][-1] == ["defender", "scattered", "16.7", "%", "1/6"]


def test_the_dutch_read_dutch(gonfalon: Ask) -> None:
    assert "directe aanval" in gonfalon(*BATTLE, "--lang", "nl")[1]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("odds",), "mighty"),
        (("odds", "dbx", "--attacker", "1", "--defender", "1"), "mighty"),
        (("odds", "mighty", "--defender", "200"), "--attacker"),
        (("odds", "mighty", "--attacker", "450"), "--defender"),
        (("odds", "mighty", "--attacker", "many", "--defender", "200"), "many"),
        (("odds", "mighty", "--attacker", "450", "--defender", "0"), "--defender"),
        (("odds", "mighty", "--attacker", "-5", "--defender", "200"), "--attacker"),
        ((*BATTLE, "--attack-card", "hold", "--defence-card", "hold"), "direct, surprise, flank"),
        ((*BATTLE, "--attack-card", "direct"), "--defence-card"),
        ((*BATTLE, "--assault", "village"), "city, fortress"),
        ((*BATTLE, "--assaults", "2"), "--assault"),
        ((*BATTLE, "--assault", "city", "--assaults", "0"), "--assaults"),
        ((*BATTLE, "--assault", "city", "--assaults", "7"), "--assaults"),
        ((*BATTLE, "--assault", "city", "--bonus", "x"), "x"),
        ((*BATTLE, "--assault", "city", "--losses"), "--losses"),
        (("odds", "mighty", "--siege", "3"), "--defender"),
        (("odds", "mighty", "--siege", "0", "--defender", "100"), "--siege"),
        (("odds", "mighty", "--siege", "3", "--defender", "100", "--banners", "4"), "--banners"),
        (("odds", "mighty", "--siege", "3", "--defender", "2", "--banners", "3"), "3 banners"),
        (("odds", "mighty", "--siege", "3", "--defender", "100", "--baggage", "13"), "--baggage"),
        (("odds", "mighty", "--siege", "3", "--defender", "100", "--attacker", "9"), "--attacker"),
        (("odds", "mighty", "--siege", "3", "--defender", "100", "--route", "river"), "one at a time"),
        (("odds", "mighty", "--route", "desert", "--attacker", "100"), "mountain, river"),
        (("odds", "mighty", "--route", "river", "--attacker", "100", "--race", "giants"), "dwarfs"),
        (("odds", "mighty", "--route", "river"), "--attacker"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_line(gonfalon: Ask, arguments: tuple[str, ...], complaint: str) -> None:
    status, out, err = gonfalon(*arguments)

    assert (status, out) == (2, "")
    assert complaint in err
    assert len(err.splitlines()) == 1
