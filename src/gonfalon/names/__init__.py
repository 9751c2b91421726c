"""Names of places and persons: the printed charts, what else a map shows, and a world with all its names.

    generate("person", "dwarfs", 5, seed=7)    lists, for people who look for a name
    name_place("place", "skaven", rng, taken)  one name, with the caller's dice
    name_world(board, seed)                    the names of everything a board shows
    name_campaign(board, seed, thrones)        those of a campaign: realms, settlements and captains besides

A name is a plain value. Nothing depends on it, and its owner may change it (ME-NAM-01).
"""

from gonfalon.names.atlas import WorldNames, name_world
from gonfalon.names.campaign import RULER, CampaignNames, Throne, name_campaign
from gonfalon.names.landmarks import Landmark
from gonfalon.names.lists import generate, kinds, races
from gonfalon.names.name import LONGEST_OWN, Name, own_name
from gonfalon.names.naming import name_person, name_place
from gonfalon.names.persons import Person

__all__ = [
    "LONGEST_OWN",
    "RULER",
    "CampaignNames",
    "Landmark",
    "Name",
    "Person",
    "Throne",
    "WorldNames",
    "generate",
    "kinds",
    "name_campaign",
    "name_person",
    "name_place",
    "name_world",
    "own_name",
    "races",
]
