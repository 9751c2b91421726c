"""Before a campaign: what can be played, worlds to look at, my campaigns, and new ones."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from gonfalon.kernel.inputs import Membership
from gonfalon.kernel.messages import Message
from gonfalon.players import PLAYERS
from gonfalon.players.seating import HUMAN
from gonfalon.server import founding, wire
from gonfalon.server.access import Asker, Need, needs
from gonfalon.server.bodies import HttpRequest
from gonfalon.server.doors import Injected, Whoever
from gonfalon.server.founding import MOST_TILES
from gonfalon.server.language import language_of
from gonfalon.server.limits import check_quota
from gonfalon.server.listing import LATEST, card_of, with_recap
from gonfalon.server.services import Services, words_of
from gonfalon.showing.settings import rulebooks, rulesets
from gonfalon.store.archive import Archive
from gonfalon.store.exchange import bring_in
from gonfalon.store.files import unpacked
from gonfalon.store.founding import Founded
from gonfalon.store.records import Place
from gonfalon.words import say
from gonfalon.world.tiled.form import FILE_LIMIT, TILE_LIMIT

Named = Annotated[str, QueryParameter(max_length=80)]
MOST_FILE = 32 * 1024 * 1024


@get("/api/rulesets", opt=needs(Need.ANYBODY), sync_to_thread=False)
def playable(request: HttpRequest) -> wire.Rulesets:
    """The rule sets with their settings in plain words, and the computer players."""
    lang = language_of(request)
    players = tuple(
        wire.PlayerInfo(
            name=name,
            label=say(Message.of("server-player", name=name), lang),
            blurb=say(Message.of("server-player-blurb", name=name), lang),
        )
        for name in PLAYERS
    )
    words = words_of(request)
    return wire.Rulesets(rulesets=tuple(rulesets(words)), players=players, books=rulebooks(words))


@post("/api/maps", opt=needs(Need.PERSON), status_code=200)
async def preview(
    request: HttpRequest, services: Injected, asker: Whoever, data: JSONBody[wire.MapWish]
) -> wire.MapPreview:
    """A world from a seed, to look at; without a seed, another one each time."""
    services.ration(asker, "previews")
    wish = data.seed, data.players, data.sets, data.theme, language_of(request)
    return await services.long_work.slowly(asker.id, services.atlas.preview, *wish)


@post("/api/maps/tiled", opt=needs(Need.PERSON), status_code=200, request_max_body_size=FILE_LIMIT)
async def tiled(request: HttpRequest, services: Injected, asker: Whoever) -> wire.TiledPreview:
    """A map made with Tiled (.tmj or .tmx as the body), kept for a new campaign."""
    services.ration(asker, "maps")
    data, most = await request.body(), TILE_LIMIT if asker.local else MOST_TILES
    return await services.long_work.slowly(asker.id, services.atlas.bring, asker.id, data, most, language_of(request))


@get("/api/campaigns", opt=needs(Need.PERSON))
async def mine(request: HttpRequest, services: Injected, asker: Whoever) -> list[wire.CampaignCard]:
    """My campaigns, the latest first; those that were played last say what happened lately."""
    words = words_of(request)

    def cards() -> list[wire.CampaignCard]:
        found = services.archive.cards(None if asker.local else asker.id)
        return [card_of(services, asker, one, words) for one in found]

    listed = await services.long_work.do(cards)
    return [await with_recap(services, asker, one, words) for one in listed[:LATEST]] + listed[LATEST:]


@post("/api/campaigns", opt=needs(Need.PERSON))
async def begin(services: Injected, asker: Whoever, data: JSONBody[wire.CampaignWish]) -> wire.Created:
    """A new campaign. In a group its founder takes the first human seat, or the umpire's chair."""
    await _may_begin(services, asker, "campaigns")
    if not asker.local:
        founding.check_size(data)
    world = services.atlas.world(data.map_id) if data.map_id else None
    founded = await services.long_work.slowly(asker.id, founding.found_as_wished, data, world)
    return await _kept(services, asker, founded, data.name, data.role)


@post("/api/campaigns/quick", opt=needs(Need.PERSON))
async def quick(
    request: HttpRequest, services: Injected, asker: Whoever, data: JSONBody[wire.QuickWish]
) -> wire.Created:
    """A war against computer realms, in one click."""
    await _may_begin(services, asker, "campaigns")
    wish = founding.quick_wish(data.name, "-")
    founded = await services.long_work.slowly(asker.id, founding.found_as_wished, wish)
    name = data.name.strip()
    if not name:
        name = await services.long_work.slowly(asker.id, founding.land_name, founded, language_of(request))
    return await _kept(services, asker, founded, name, "ruler")


async def _may_begin(services: Services, asker: Asker, how: str) -> None:
    """Nobody owns campaigns without end, or begins them faster than anybody plays."""
    if not asker.local:
        check_quota("campaigns", await services.long_work.do(services.archive.owned, asker.id))
    services.ration(asker, how)


async def _kept(services: Services, asker: Asker, founded: Founded, name: str, role: str) -> wire.Created:
    """Keep a new campaign; computer players begin when it is opened."""
    place = _first_place(asker, founded, role)
    if place is not None:
        founded.table.member(Membership("came", asker.name, place.role, place.seat))
    id = await services.long_work.do(
        services.archive.create, founded.campaign, name, asker.id, founded.table, place=place
    )
    await services.host.live(id)
    return wire.Created(id=id)


def _first_place(asker: Asker, founded: Founded, role: str) -> Place | None:
    """What the founder of a group's campaign is there."""
    if asker.local:
        return None
    if role == "umpire":
        return Place("umpire")
    people = [seat for seat, holder in founded.campaign.holders.items() if holder == HUMAN]
    return Place("ruler", people[0]) if people else None


@post("/api/campaigns/import", opt=needs(Need.PERSON), request_max_body_size=MOST_FILE)
async def bring(request: HttpRequest, services: Injected, asker: Whoever, name: Named = "") -> wire.Created:
    """A campaign from a `.gonfalon` file, which is the body. Who has the whole file has read it: in a group he is its
    umpire, and invites the rulers."""
    await _may_begin(services, asker, "files")
    called, data = Path(name or "campaign.gonfalon"), await request.body()
    id = await services.long_work.slowly(asker.id, _brought, services.archive, data, called, asker)
    return wire.Created(id=id)


def _brought(archive: Archive, data: bytes, called: Path, asker: Asker) -> str:
    return bring_in(archive, unpacked(BytesIO(data), called), called, asker.id, umpire=asker.name)


ROUTES = [playable, preview, tiled, mine, begin, quick, bring]
