"""A stage for the chapters of `valhalla`: empires laid out by hand on a plain, in the phase a test is about.

The empires of the tests are red, blue, green and yellow, as in the worked examples; their players are red1, red2, …
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from gonfalon.cli.telling import event_message
from gonfalon.kernel import Event, FastDice, Play, Refusal, ScriptedDice
from gonfalon.rulesets.valhalla.land import homeland
from gonfalon.rulesets.valhalla.pairing import allied
from gonfalon.rulesets.valhalla.rules import Valhalla
from gonfalon.rulesets.valhalla.state import Arrow, Battle, Campaign
from gonfalon.words import LANGUAGES, say
from gonfalon.world.board import TileBoard
from gonfalon.world.tiles import Tile

RULES = Valhalla()
CAPITALS = {"red": "C3", "blue": "I3", "green": "C9", "yellow": "I9"}
PLAIN = "L02"
NAMES = {"R": "red", "B": "blue", "G": "green", "Y": "yellow"}


def a_board(columns: int = 12, rows: int = 11, special: Mapping[str, Tile] | None = None) -> TileBoard:
    """Open plain with four sites for capitals, but for the special tiles."""
    tiles = {f"{chr(65 + c)}{r + 1}": Tile(PLAIN) for c in range(columns) for r in range(rows)}
    sites = {place: Tile(PLAIN, seat=True) for place in CAPITALS.values() if place in tiles}
    return TileBoard({**tiles, **sites, **(special or {})})


def a_campaign(
    sizes: Mapping[str, int] | None = None,
    *,
    phase: str = "orders",
    board: TileBoard | None = None,
    founded: bool = True,
    **settings: Any,
) -> Campaign:
    """Teams of these sizes, everybody present, every first player a king, the capitals founded."""
    sizes = {**dict.fromkeys(CAPITALS, 1), **(sizes or {})}
    teams = {empire: tuple(f"{empire}{i}" for i in range(1, n + 1)) for empire, n in sizes.items() if n}
    given = {"players": [p for t in teams.values() for p in t], "teams": teams, "empires": "any", "team_limit": 0}
    world = dict((board or a_board()).tiles)
    campaign = RULES.start({**given, "world": world, **settings})
    campaign.phase = phase
    if founded:
        campaign.present = dict(campaign.members)
        campaign.called = dict.fromkeys(campaign.empires, False)
        for empire in teams:
            found(campaign, empire, CAPITALS[empire])
    return campaign


def found(campaign: Campaign, empire: str, capital: str) -> None:
    """A king, a capital and the homeland round it."""
    campaign.empires[empire] = replace(campaign.empires[empire], king=f"{empire}1", capital=capital)
    campaign.owners |= dict.fromkeys(homeland(campaign.board, capital), empire)


def own(campaign: Campaign, empire: str, *places: str) -> None:
    """More land for an empire."""
    campaign.owners |= dict.fromkeys(places, empire)


def attack(campaign: Campaign, arrows: str, assaults: str = "") -> None:
    """`R>B G>B`: arrows that lie and have all succeeded; those of `assaults` (`R`) go at the capital."""
    for arrow in arrows.split():
        attacker, target = (NAMES[letter] for letter in arrow.split(">"))
        campaign.arrows[attacker] = Arrow(target, arrow[0] in assaults)
    campaign.successes = tuple(campaign.arrows)
    campaign.phase = "holders"


def fought(
    campaign: Campaign, first: Iterable[str], second: Iterable[str], *, besieged: tuple[str, ...] = ()
) -> Battle:
    """A battle of these players that is being fought."""
    sides = tuple(allied(campaign, tuple(players)) for players in (first, second))
    battle = Battle(str(len(campaign.battles) + 1), (sides[0], sides[1]), besieged)
    campaign.battles[battle.id] = battle
    campaign.phase = "battles"
    return battle


def play(campaign: Campaign, *dice: int) -> Play[Campaign]:
    """Begin to play from here, with these dice, and then with any."""
    begun = Play(RULES, campaign, Faces(dice))
    begun.begin()
    return begun


class Faces:
    """The dice a test cares about come first; after them any will do."""

    def __init__(self, faces: Iterable[int]) -> None:
        self.script, self.rest = ScriptedDice(faces), FastDice(1)

    def roll(self, number: int, index: int, wanted: Any) -> Any:
        return (self.script if self.script.left else self.rest).roll(number, index, wanted)


def tell(play: Play[Campaign], who: str, what: str, text: str) -> Refusal | None:
    """Give an answer in text notation; a refusal says why it was not taken."""
    question = play.open.get((who, what)) or play.standing().get((who, what))
    if question is None:
        return Refusal.of("kernel-not-asked", who=who, what=what)
    answer = question.read(text)
    refusal = answer if isinstance(answer, Refusal) else question.check(answer)
    if refusal is None:
        play.put((who, what), answer)
    return refusal


def good(play: Play[Campaign], *lines: str) -> None:
    """`red1 order attack blue`: answers that are taken."""
    for line in lines:
        who, what, text = line.split(maxsplit=2)
        refusal = tell(play, who, what, text)
        assert refusal is None, f"{line}: {refusal}"


def refused(play: Play[Campaign], line: str) -> tuple[str, str]:
    """The key and the clause of the refusal; it can be said in every language."""
    who, what, text = line.split(maxsplit=2)
    refusal = tell(play, who, what, text)
    assert refusal is not None, f"{line} was taken"
    for lang in LANGUAGES:
        assert say(refusal, lang)
    return refusal.message.key, refusal.rule


def options(play: Play[Campaign], who: str, what: str) -> list[str]:
    """The legal answers, as text."""
    question = play.open.get((who, what)) or play.standing().get((who, what))
    assert question is not None, f"{who} is not asked {what} but {list(play.open)}"
    return [question.write(option) for option in question.options()]


def asked(play: Play[Campaign], what: str) -> list[str]:
    """Who is asked this."""
    return [who for who, asked_what in play.open if asked_what == what]


def events(play: Play[Campaign], kind: str) -> list[Event]:
    """What was told, of one kind."""
    return [event for event in play.heard if event.kind == kind]


def spoken(event: Event, lang: str) -> str:
    """An event in words, as the terminal says it."""
    return say(event_message(event, "valhalla"), lang)
