"""What each sentence of the chronicle claims, by hand, against the rules' events; and the words to read it by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from annals import FREE
from readback import Read

from gonfalon.chronicle.pages import Told
from gonfalon.kernel import Event

UNDEAD = "undead"
NUMBERS = {
    "en": "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty",
    "nl": "één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien "
    "achttien negentien twintig",
}
KINDS = {
    "en": {"village": r"the villages? of ", "fortress": r"the fortress(?:es)? of ", "city": r"the (?:city|cities) of "},
    "nl": {"village": r"(?:het dorp|de dorpen) ", "fortress": r"de burcht(?:en)? ", "city": r"de (?:stad|steden) "},
}
PEOPLES = {  # as a sentence calls them without their realm
    "en": {"men": "the men", "dwarfs": "the dwarfs", "orcs-and-goblins": "the orcs", "skaven": "the skaven",
           "high-elves": "the high elves", "wood-elves": "the wood elves", "dark-elves": "the dark elves",
           "undead": "the dead", "chaos": "the warbands", "empire": "the imperials", "bretonnians": "the bretonnians"},
    "nl": {"men": "de mannen", "dwarfs": "de dwergen", "orcs-and-goblins": "de orks", "skaven": "de skaven",
           "high-elves": "de hoge elven", "wood-elves": "de boselven", "dark-elves": "de duistere elven",
           "undead": "de doden", "chaos": "de benden", "empire": "de keizerlijken", "bretonnians": "de bretonniërs"},
}  # fmt: skip
UNSEATED = {
    "en": {FREE: ("the townsfolk", "the free places"), UNDEAD: ("the risen dead",)},
    "nl": {FREE: ("de burgers", "de vrije plaatsen"), UNDEAD: ("de verrezen doden",)},
}
NTH = {"en": "first second third fourth fifth sixth seventh", "nl": "eerste tweede derde vierde vijfde zesde zevende"}
THOSE = {"en": "those", "nl": "die"}
OF = {"en": "of", "nl": "van"}
AT = {"en": "at|in", "nl": "bij|in"}
PRONOUNS = {"en": ("he", "she", "they"), "nl": ("hij", "zij", "ze")}
COUNTED = (
    *(
        "n",
        "hands",
        "changes",
        "months",
        "fights",
        "wins",
        "run",
        "burned",
        "won",
        "destroyed",
        "masters",
        "best",
        "next",
    ),
    *("years", "times", "now", "by", "height", "ours", "theirs", "mylost", "yourlost", "wholost", "foelost"),
    *("mystrong", "yourstrong", "whostrong", "foestrong"),
)
MORE = {"en": r"(\d+) more", "nl": r"nog (\d+) andere"}
AND = {"en": " and ", "nl": " en "}
PLACES = ("place", "at", "places", "towns", "there", "town")
FOLK = (
    "who",
    "whom",
    "foe",
    "victor",
    "loser",
    "realm",
    "foerealm",
    "victorrealm",
    "holder",
    "first",
    "second",
    "owner",
)
PERSONS = ("lead", "foelead", "victim", "fallen", "chief", "beaten")
WON = {"defender-scattered": 1, "defender-defeated": 1, "stormed": 1, "draw": 0}  # else the defender
SEASON_MONTHS = 6


class Claim(NamedTuple):
    """What a sentence says of an event: its kind, the values it must have, and which argument each role is."""

    kind: str
    roles: Mapping[str, str]
    values: Mapping[str, str] = {}


class Context(NamedTuple):
    """A sentence with what it is held against."""

    told: Told
    said: Read
    message: str
    events: Sequence[tuple[int, Event]]
    year: int

    def of(self, *kinds: str) -> list[tuple[int, Event]]:
        return [(at, event) for at, event in self.events if event.kind in kinds]

    @property
    def last(self) -> int:
        return self.events[-1][0]


def claims(table: str) -> dict[str, Claim]:
    """A line: messages, the event, roles as role=argument, values as argument:value."""
    out = {}
    for line in filter(None, map(str.strip, table.splitlines())):
        messages, kind, *facts = line.split()
        roles = dict(f.split("=") for f in facts if "=" in f)
        values = dict(f.split(":") for f in facts if ":" in f)
        out |= {message: Claim(kind, roles, values) for message in messages.split("|")}
    return out


# Roles: who did it, to whom (foe), where. @turn is whose turn it was, @banner the realm of the banner, @ruler who
# rules it. A star stands for the rest of the message, which is the value.
CLAIMS = claims("""
    founded                 realm.capital           who=realm place=place lead=@ruler
    home                    land.found              who=realm place=place
    joined                  land.found              who=realm place=place
    joined-village          land.found              who=realm place=place settlement:village
    resists-*               scout.resists           who=@turn place=place settlement:*
    hostile                 scout.hostile           who=realm place=place
    mishap-desertion        scout.desertion         who=realm place=home lead=banner
    mishap-mutiny           scout.mutiny            who=realm place=home lead=banner
    mishap-rotten           scout.rotten            who=realm place=home lead=banner
    mishap-sickness         scout.sickness          who=realm place=home lead=banner
    mishap-storms           scout.storms            who=realm place=home lead=banner
    mishap-astray           scout.astray            who=realm place=place lead=banner
    mishap-bandits          scout.bandits           who=realm place=place lead=banner
    mishap-convoy           scout.convoy            who=realm place=home lead=banner
    mishap-mercenaries      scout.mercenaries       who=realm place=home lead=banner
    mishap-slain            scout.slain             who=realm place=place lead=banner
    mishap-lair             scout.lair              who=realm place=place lead=banner
    skirmish                skirmish.fought         who=realm foe=rival place=place
    skirmish-caught         skirmish.caught         who=realm foe=rival place=place
    skirmish-driven-off     skirmish.driven-off     who=realm foe=rival place=place
    skirmish-total          skirmish.total          who=realm foe=rival place=place
    skirmish-strengths      skirmish.strengths      who=realm foe=rival place=place
    skirmish-report         skirmish.report         who=realm foe=rival place=place
    route-*                 route.searched          result:*
    passage                 banner.passage          who=realm place=there
    landing                 banner.lands            who=@banner place=place lead=banner
    rumours-stays           rumours.force           who=realm place=place outcome:stays
    ship-wrecked            ship.sunk               who=realm place=place
    ship-seized             winter.ship-lost        who=realm foe=other place=place
    stores-burned           reorganisation.destroyed who=realm place=place
    slips-away              battle.avoided          who=realm place=place
    gates-shut              independents.shut       who=@turn place=place
    siege-refuge            siege.refuge            who=@banner place=place lead=banner
    siege-declined          siege.declined          who=realm foe=defender place=place
    siege-begins            siege.begins            who=realm foe=defender place=place
    siege-begins-city       siege.begins            who=realm foe=defender place=place kind:city
    siege-begins-capital    siege.begins            who=realm foe=defender place=place kind:capital
    siege-goes-on           siege.begins            who=realm foe=defender place=place
    siege-battered          siege.battered          who=realm place=place
    siege-broken            siege.broken            who=by foe=realm place=place
    siege-lifted            siege.lifted            who=realm foe=defender place=place
    hunger-hardship         siege.starvation        who=defender place=place result:hardship
    surrender-refuse        siege.surrender         who=realm place=place answer:refuse
    no-way-out              siege.no-way-out        who=defender place=place
    terms-offered           terms.offered           who=realm place=place
    terms-agreed            terms.agreed            who=realm place=place
    terms-refused           terms.refused           who=realm place=place
    terms-taken-back        terms.taken-back        who=realm place=place
    terms-promise           terms.promise           who=realm place=place
    terms-lapsed            terms.lapsed            who=realm place=place
    realm-out               realm.out               who=realm
    hungry                  subsistence.short       who=@banner
    hirelings-leave         quarters.leaves         who=@banner
    alliance-ends           quarters.alliance-ends  who=realm place=place
    winter-leave            quarters.leave          who=realm foe=other
    winter-siege            quarters.siege-goes-on  who=realm place=place
    winter-siege-perishes   winter-siege.perishes   who=realm place=place
    winter-no-lair          winter.no-lair
    winter-spared           winter.spared           who=realm
    winter-plague           winter.plague           who=realm place=place
    winter-raided           winter.raided           who=realm place=place
    winter-treachery        winter.treachery        who=realm foe=other place=place
    winter-peasant-revolt|winter-increased-revenue  winter.event who=realm
    winter-plentiful-harvest|winter-special-tribute|winter-famine winter.event who=realm
    no-capital              revenue.no-capital      who=realm
    revenue                 crowns.gathered         who=realm n=crowns
    gold-given              crowns.given            who=realm foe=other n=crowns
    gold-lost               crowns.lost             who=realm n=crowns
    pact|pact-many          pact.written            who=realm said=text
    pact-signed             pact.signed             who=realm
    pact-shown              pact.shown              who=realm said=text
    mission-failed          mission.failed          who=realm place=place
    mission-vanished        mission.vanished        who=realm place=place
    mission-absorbed        mission.absorbed        who=realm place=place
    alliance                alliance.made           who=realm place=place
    alliance-broken         alliance.broken         who=realm place=place
    levies                  recruitment.recruited   who=realm
    hirelings               recruitment.hired       who=realm
    hirelings-tale          recruitment.origin      who=realm said=story
    built-*                 construction.built      who=realm place=place what:*
    recovered               recovery.recovered      place=place
    rebuilt                 recovery.rebuilt        who=realm place=place
    palace                  assassin.palace         foe=king place=place
    resists                 scout.resists           who=@turn place=place
    magic                   magic.works             who=realm place=place
    palace-*                assassin.palace         foe=king place=place outcome:*
    assassin-*              assassin.strikes        foe=@banner place=place victim=banner outcome:*
    saboteur-*              saboteur.strikes        place=place outcome:*
    agent-overcome          agent.overcome          who=realm place=place
    agent-*                 agent.hunts             who=realm place=place outcome:*
    spy-plan                spy.plan                who=realm place=place
    spy-*                   spy.reports             who=realm place=place outcome:*
    operative-*             operative.turned-up     place=place kind:*
    magic-*                 magic.works             who=realm place=place spell:*
    spell-fails             magic.fails             who=realm place=place
    effect-withstood        magic.withstood         place=place
    effect-plenty           magic.plenty            place=place
    effect-void             magic.void              place=place
    effect-drowned          magic.drowned           who=realm place=place
    effect-still-dry        magic.still-dry         who=realm place=place
    effect-rots             magic.rots              place=place
    effect-terror-stunned   magic.terror            who=realm place=place outcome:stunned
    effect-driven-off       magic.driven-off        place=place
    effect-scouts-back      magic.scouts-back       who=@banner place=place
    effect-host             magic.host              who=realm place=place
    effect-dead             magic.dead              place=place
    effect-heroes           magic.heroes            who=realm
    effect-razed            land.razed              place=place realm:
    effect-wanders          magic.wanders           place=place
    race-unstable           races.unstable          who=@banner place=place
    race-forced-march       races.forced-march      who=realm place=place
    race-steadfast-*        races.steadfast         who=defender place=place result:*
""")
CLAIMED_ALIKE = {"winter.event": "event"}  # the message says the value after its first word


GATHERED = ("land.found", "land.taken", "land.razed", "winter.raided", "winter.rebellion", "recovery.recovered",
            "recovery.rebuilt", "assassin.rebels")  # fmt: skip
WITHOUT_EVENTS = ("ending", "ending-score", "ending-tie", "ending-last", "year-opens", "year-still", "year-rise",
                  "year-fall", "year-siege")  # fmt: skip


def many(value: Any) -> set[str]:
    return set(value) if isinstance(value, set | list | tuple) else {value} if value else set()


def together(facts: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Of several events told in one breath: one realm, all the places, the sum of the numbers."""
    out: dict[str, Any] = {}
    for role in facts[0]:
        values = [f[role] for f in facts]
        if role in ("place", "said", "lead", "victim"):
            out[role] = {v for v in values if v}
        elif all(isinstance(v, int) for v in values):
            out[role] = sum(values)
        elif len(set(values)) == 1:
            out[role] = values[0]
    return out


def fits(number: int, key: str, choices: Sequence[tuple[str, str]], name: str) -> bool:
    """Is this the form for the number? `one` and figures are exact; `other` is whatever has none of its own."""
    return number == 1 if key == "one" else number == int(key) if key.isdecimal() else True


RESULTS = ("battle.result", "siege.assault-result")


def victor_of(e: Event) -> str:
    won = WON.get(e.args["result"], -1)
    return e.args["attacker"] if won > 0 else e.args["defender"] if won < 0 else ""


def loser_of(e: Event) -> str:
    victor = victor_of(e)
    return {e.args["attacker"]: e.args["defender"], e.args["defender"]: e.args["attacker"]}.get(victor, "")
