"""Computer players of `valhalla`: its kings, and their manners at a meeting."""

from gonfalon.players.minds import Manners, Minds
from gonfalon.players.valhalla.kings import King
from gonfalon.players.valhalla.meetings import WHY, is_for_people, manner
from gonfalon.players.valhalla.watching import curves

MINDS = Minds(captain=King, manners=Manners(manner, WHY), is_for_people=is_for_people, curves=curves)
