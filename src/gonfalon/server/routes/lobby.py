"""Before a campaign: what can be played, worlds to look at, my campaigns, and new ones."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, QueryParameter

from gonfalon.kernel.messages import Message
from gonfalon.players import PLAYERS
from gonfalon.server import atlas, founding, wire
from gonfalon.server.access import Asker, Need, needs
from gonfalon.server.desk import Desk, words_of
from gonfalon.server.doors import TheDesk, Whoever
from gonfalon.server.founding import Founded
from gonfalon.server.listing import LATEST, card_of, with_recap
from gonfalon.server.tongue import tongue
from gonfalon.showing.settings import rulesets
from gonfalon.store.archive import Archive
from gonfalon.store.exchange import bring_in
from gonfalon.store.files import unpacked
from gonfalon.words import say

Asked = Request[Any, Any, Any]
Named = Annotated[str, QueryParameter(max_length=80)]
MOST_FILE = 32 * 1024 * 1024


@get("/api/rulesets", opt=needs(Need.ANYBODY), sync_to_thread=False)
def playable(request: Asked) -> wire.Rulesets:
    """The rule sets with their settings in plain words, and the computer players."""
    lang = tongue(request)
    players = tuple(
        wire.PlayerInfo(
            name=name,
            label=say(Message.of("server-player", name=name), lang),
            blurb=say(Message.of("server-player-blurb", name=name), lang),
        )
        for name in PLAYERS
    )
    return wire.Rulesets(rulesets=tuple(rulesets(words_of(request))), players=players)


@post("/api/maps", opt=needs(Need.PERSON), status_code=200)
async def preview(request: Asked, desk: TheDesk, data: JSONBody[wire.MapWish]) -> wire.MapPreview:
    """A world from a seed, to look at; without a seed, another one each time."""
    lang = tongue(request)
    return await desk.workshop.do(desk.atlas.preview, data.seed, data.players, data.sets, data.theme, lang)


@post("/api/maps/tiled", opt=needs(Need.PERSON), status_code=200, request_max_body_size=atlas.MOST_BYTES)
async def tiled(request: Asked, desk: TheDesk) -> wire.TiledPreview:
    """A map made with Tiled (.tmj or .tmx as the body), kept for a new campaign."""
    return await desk.workshop.do(desk.atlas.bring, await request.body(), tongue(request))


@get("/api/campaigns", opt=needs(Need.PERSON))
async def mine(request: Asked, desk: TheDesk, asker: Whoever) -> list[wire.CampaignCard]:
    """My campaigns, the latest first; those that were played last say what happened lately."""
    lang = tongue(request)

    def cards() -> list[wire.CampaignCard]:
        found = desk.archive.cards(None if asker.local else asker.id)
        return [card_of(desk, asker, one, lang) for one in found]

    listed = await desk.workshop.do(cards)
    return [await with_recap(desk, asker, one, words_of(request)) for one in listed[:LATEST]] + listed[LATEST:]


@post("/api/campaigns", opt=needs(Need.PERSON))
async def begin(desk: TheDesk, asker: Whoever, data: JSONBody[wire.CampaignWish]) -> wire.Created:
    """A new campaign. In a group its founder takes the first human seat, or the umpire's chair."""
    world = desk.atlas.world(data.map_id) if data.map_id else None
    founded = await desk.workshop.do(founding.found, data, world)
    return await _kept(desk, asker, founded, data.name, data.role)


@post("/api/campaigns/quick", opt=needs(Need.PERSON))
async def quick(request: Asked, desk: TheDesk, asker: Whoever, data: JSONBody[wire.QuickWish]) -> wire.Created:
    """A war against computer realms, in one click."""
    wish = founding.quick_wish(data.name, "-")
    founded = await desk.workshop.do(founding.found, wish)
    name = data.name.strip() or await desk.workshop.do(founding.land_name, founded, tongue(request))
    return await _kept(desk, asker, founded, name, "ruler")


async def _kept(desk: Desk, asker: Asker, founded: Founded, name: str, role: str) -> wire.Created:
    """Keep a new campaign; computer players begin when it is opened."""
    archive, seats = desk.archive, desk.archive.seats
    id = await desk.workshop.do(archive.create, founded.campaign, name, asker.id, founded.table)
    if not asker.local and role == "umpire":
        await desk.workshop.do(seats.give, id, asker.id, "umpire")
    elif not asker.local and founded.humans:
        await desk.workshop.do(seats.give, id, asker.id, "ruler", founded.humans[0])
    await desk.host.sitting(id)
    return wire.Created(id=id)


@post("/api/campaigns/import", opt=needs(Need.PERSON), request_max_body_size=MOST_FILE)
async def bring(request: Asked, desk: TheDesk, asker: Whoever, name: Named = "") -> wire.Created:
    """A campaign from a `.gonfalon` file, which is the body. Who has the whole file has read it: in a group he is its
    umpire, and invites the rulers."""
    called, data = Path(name or "campaign.gonfalon"), await request.body()
    id = await desk.workshop.do(_brought, desk.archive, data, called, asker.id)
    if not asker.local:
        await desk.workshop.do(desk.archive.seats.give, id, asker.id, "umpire")
    return wire.Created(id=id)


def _brought(archive: Archive, data: bytes, called: Path, owner: str) -> str:
    return bring_in(archive, unpacked(BytesIO(data), called), called, owner)


ROUTES = [playable, preview, tiled, mine, begin, quick, bring]
