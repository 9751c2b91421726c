"""Names in a war (ME-NAM): the charts give one to everything, and whoever owns a thing may call it otherwise.

Nothing hangs on a name. What the charts give follows from the seed, the board and the realms, and is worked out only
when somebody looks; the state holds what people changed. Everybody sees all names.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from gonfalon.kernel import Field, Form, Question, Refusal, at_once
from gonfalon.kernel.questions import Filled
from gonfalon.names import LONGEST_OWN, RULER, CampaignNames, Name, Person, Throne, name_campaign, own_name
from gonfalon.names.landmarks import Landmark, LandmarkId
from gonfalon.names.places import ENGLISH, Usage
from gonfalon.rulesets.mighty.ground import heroes
from gonfalon.rulesets.mighty.realms import commanders, ends
from gonfalon.rulesets.mighty.settings import Settings
from gonfalon.rulesets.mighty.state import BannerId, RealmId, War

GIVE = "name.give"
NAMELESS = ("laying", "capitals")  # phases before anybody lives anywhere
PARTS = ("title", "first_name", "byname")  # what may be added to a person's name (ME-NAM-14)
LONGEST_PART = 40
FIELDS = (
    Field("what", least=1, most=LONGEST_OWN),
    Field("name", least=1, most=LONGEST_OWN),
    *(Field(part, most=LONGEST_PART) for part in PARTS),
)

# --- what everything is called ---------------------------------------------------------------------------


def by_the_charts(war: War) -> CampaignNames:
    """What the charts call everything (ME-NAM-01 to ME-NAM-13)."""
    thrones = tuple([Throne(realm.id, realm.capital, realm.race) for realm in war.realms.values()])
    return name_campaign(war.board, war.settings.seed, thrones, usage(war.settings))


def usage(settings: Settings) -> Usage:
    """The edition of the charts that is used here (ME-NAM-06, ME-NAM-07)."""
    return Usage(1 if settings.elf_names == "one" else ENGLISH.fewest, inserted=settings.dwarf_names == "inserted")


def names(war: War) -> dict[str, str]:
    """Realms (`red`), rulers (`red.0`), captains of banners (`red.3`) and settlements (`C4`), by id.

    While the world is laid and capitals are chosen nobody can say which tongue is spoken where.
    """
    if war.phase in NAMELESS:
        return {}
    charts = by_the_charts(war)
    called = {realm: _realm_name(war, charts, realm) for realm in war.realms}
    for banner in (*(f"{realm}.{RULER}" for realm in war.realms), *war.banners):
        if is_person(war, banner):
            called[banner] = _hero_name(war, charts, banner)
    for place, here in war.lands.items():
        if here.settlement:
            called[place] = war.names.get(place) or charts.place(place)
    return called


def landmarks(war: War) -> dict[LandmarkId, Name]:
    """Ranges, woods, rivers, shores, and the country as a whole: in every language, for some names are plain words."""
    if war.phase in NAMELESS:
        return {}
    labels = by_the_charts(war).labels
    own = {what: Name.own(name) for what, name in war.names.items() if what in labels}
    return labels | own if own else labels


def person(war: War, banner: BannerId) -> Person:
    """Who leads the banner of this number, or the realm."""
    hero = heroes.hero(war, banner)
    return hero.called or Person(by_the_charts(war).captain(f"{banner}#{hero.before}"))


def is_person(war: War, what: str) -> bool:
    """Is this somebody: the ruler of a realm, or the captain of a banner on the map?"""
    realm, _, number = what.rpartition(".")
    return realm in war.realms and (number == str(RULER) or what in war.banners)


def _realm_name(war: War, charts: CampaignNames, realm: RealmId) -> str:
    name = charts.realm(realm)
    return war.realms[realm].name or name.root or name.en


def _hero_name(war: War, charts: CampaignNames, banner: BannerId) -> str:
    hero = heroes.hero(war, banner)
    return str(hero.called) if hero.called else charts.captain(f"{banner}#{hero.before}")


# --- calling it otherwise --------------------------------------------------------------------------------


def questions(war: War) -> Iterable[Question[Filled]]:
    """Rulers and commanders may give names at any time; to begin with they are offered one that is theirs already."""
    for realm in ends.in_play(war):
        yield _give(war, realm, realm)
        for seat in commanders.of_realm(war, realm):
            if led := commanders.banners_led(war, seat):
                yield _give(war, seat, led[0])


def _give(war: War, who: str, what: str) -> Form:
    now = _called(war, what)
    parts = [(part, getattr(now, part)) for part in PARTS]
    return Form(
        who=who,
        what=GIVE,
        rule="ME-NAM-01",
        about={"realm": commanders.realm_of(war, who)},
        fields=FIELDS,
        suggestion=(("what", what), ("name", now.name), *parts),
        judge=lambda filled: _judge(war, who, filled),
    )


def _judge(war: War, who: str, filled: Filled) -> Refusal | None:
    """It exists, it is his, and it can be said; titles and bynames are for persons (ME-NAM-14)."""
    given = {name: str(value) for name, value in filled}
    what = given["what"]
    owner = owner_of(war, what)
    if owner is None:
        return Refusal.of("mighty-name-unknown", rule="ME-NAM-01", what=what)
    if who != owner and what not in commanders.banners_led(war, who):
        return Refusal.of("mighty-name-not-yours", rule="ME-NAM-01", what=what)
    if not is_person(war, what) and any(given[part] for part in PARTS):
        return Refusal.of("mighty-name-parts", rule="ME-NAM-14", what=what)
    name = own_name(given["name"])
    return name if isinstance(name, Refusal) else None


def owner_of(war: War, what: str) -> RealmId | None:
    """Whose it is to name, "" if nobody's; None if there is no such thing.

    A landmark is his who holds more of its places than anybody else.
    """
    if what in war.realms:
        return what
    if is_person(war, what):
        return what.rpartition(".")[0]
    if what in war.lands:
        return war.lands[what].owner if war.lands[what].settlement else None
    landmark = by_the_charts(war).landmarks.get(what)
    return None if landmark is None else _holder(war, landmark)


def _holder(war: War, landmark: Landmark) -> RealmId:
    owners = (war.lands[place].owner for place in landmark.places if place in war.lands)
    most = Counter(owner for owner in owners if owner in war.realms).most_common(2)
    if not most or (len(most) == 2 and most[0][1] == most[1][1]):
        return ""
    return most[0][0]


@at_once
def answered(war: War, question: Question[Any], filled: Filled) -> None:
    """The thing has its name from now on, and everybody hears it. Calling it what it is called is nothing new."""
    given: dict[str, Any] = {name: " ".join(str(value).split()) for name, value in filled}
    what = given.pop("what")
    name = Person(**given)
    if name != _called(war, what):
        _call(war, what, name)
        rule = "ME-NAM-14" if any(given[part] for part in PARTS) else "ME-NAM-01"
        realm = commanders.realm_of(war, question.who)
        war.tell("name.given", rule=rule, realm=realm, what=what, called=str(name), **given)


def _called(war: War, what: str) -> Person:
    """What it is called now; what is no person has a name and nothing more."""
    if is_person(war, what):
        return person(war, what)
    charts = by_the_charts(war)
    if what in war.realms:
        return Person(_realm_name(war, charts, what))
    if what in charts.labels:
        return Person(landmarks(war)[what].en)
    return Person(war.names.get(what) or charts.place(what))


def _call(war: War, what: str, name: Person) -> None:
    if is_person(war, what):
        war.heroes[what] = replace(heroes.hero(war, what), called=name)
    elif what in war.realms:
        war.realms[what] = replace(war.realms[what], name=name.name)
    else:
        war.names[what] = name.name
