"""The state of a campaign: flat dicts of frozen values. What each field is for is said once, here.

Ids: an empire is its name (`good`); a player is his seat, or the name under which a guest is announced; a place is
`B4`; a battle is its number in the round, as text.
"""

from __future__ import annotations

import msgspec

from gonfalon.rulesets.common.tiled_states import TiledState
from gonfalon.rulesets.valhalla.settings import EARLIER, Settings
from gonfalon.world.board import TileBoard
from gonfalon.world.tiles import PlaceId

EmpireId = str
Seat = str
PlayerId = str
NOBODY = ""
HOLD = ""  # the target of an empire that refrains from attack (VAL-ORD-04)


class Value(msgspec.Struct, frozen=True, omit_defaults=True):
    """The base of what the state holds."""


class Empire(Value, frozen=True):
    """An empire (VAL-SET-02). Its land is what `owners` says; its team is what `members` says."""

    id: EmpireId
    colour: str
    capital: PlaceId = ""  # "" before the founding and after the fall (VAL-CAP-02)
    king: Seat = NOBODY  # elected for the campaign (VAL-SET-05)
    deputy: Seat = NOBODY  # who acts as king this round, the king being absent
    won: int = 0  # battles won in the whole campaign (VAL-WIN-04)
    fallen: int = 0  # the round in which it was destroyed; 0: it lives


class Arrow(Value, frozen=True):
    """An attack as it lies on the map (VAL-BAT-01)."""

    target: EmpireId
    assault: bool = False  # on the capital, announced openly (VAL-CAP-05)


class Army(Value, frozen=True):
    """One player's army in a battle, and how it fared (VAL-BAT-33)."""

    player: PlayerId
    empire: EmpireId
    points: int
    part: int = 1  # of the deployment zone it shares with its allies (VAL-BAT-19)
    listed: int = 0  # points of the army list its player has shown; 0: none yet (VAL-BAT-17)
    withdrew: int = 0  # the turn in which it was forced to withdraw; 0: it stood
    victory: int = 0  # victory points
    result: str = ""  # win | draw | loss, once the battle is settled


Side = tuple[Army, ...]


class Battle(Value, frozen=True):
    """A battle (VAL-BAT-13): attackers first, defenders second; at most one side has allies."""

    id: str
    sides: tuple[Side, Side]
    besieged: tuple[EmpireId, ...] = ()  # whose capital is at stake: then it is a siege game (VAL-CAP-07)
    stage: str = "fighting"  # fighting | reported | settled
    reporter: int = 0  # the side that reported it
    dice: tuple[int, ...] = ()  # the sides that would leave it to dice


class Use(Value, frozen=True):
    """A use that was made of a location in battle (VAL-LOC-02 to VAL-LOC-06)."""

    turn: int
    unit: int = 0
    result: str = ""


class Campaign(TiledState):
    """A campaign of `valhalla`."""

    earlier = EARLIER
    settings: Settings
    board: TileBoard
    empires: dict[EmpireId, Empire] = {}
    members: dict[Seat, EmpireId] = {}  # whose team he plays in; nobody's after the fall of his empire
    owners: dict[PlaceId, EmpireId] = {}  # territory markers; without one a tile is wilderness (VAL-MAP-06)
    locations: dict[PlaceId, str] = {}  # special locations by kind (VAL-LOC-01)

    # who is there
    away: dict[Seat, bool] = {}  # true: absent until he says that he is back
    guests: dict[PlayerId, EmpireId] = {}  # visitors of this round
    called: dict[EmpireId, bool] = {}  # true: its roll for this round is called
    present: dict[PlayerId, EmpireId] = {}  # everybody who fights this round (VAL-SET-04)

    # secret until they are counted or revealed
    ballots: dict[Seat, Seat] = {}
    orders: dict[EmpireId, EmpireId] = {}  # sealed: the target, or HOLD
    holders: dict[PlaceId, PlayerId] = {}  # who has the benefit of a location this round (VAL-LOC-11)

    # the round
    phase: str = "election"
    round: int = 1
    attempt: int = 1  # at the orders of this round (VAL-BAT-11)
    queue: tuple[str, ...] = ()  # who is still to act, where they act in turn
    arrows: dict[EmpireId, Arrow] = {}
    successes: tuple[EmpireId, ...] = ()  # attackers whose attack succeeded
    shared_out: dict[EmpireId, bool] = {}  # true: its king has given his locations to his players
    battles: dict[str, Battle] = {}
    uses: dict[PlaceId, tuple[Use, ...]] = {}  # of locations, in the battles of this round
    points: dict[EmpireId, int] = {}  # campaign points not yet spent
    decided: bool = False  # an empire held half of the map at the end of a round (VAL-WIN-02)

    def up(self) -> str | None:
        """Whose turn it is, where they act in turn; None when all have had theirs."""
        return self.queue[0] if self.queue else None

    def pass_on(self) -> None:
        """It is the next one's turn."""
        self.queue = self.queue[1:]
