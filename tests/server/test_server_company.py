"""Who may bring whom to a table and send whom away; everybody reads it, and whoever is sent away is out at once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from browsers import Browser, House

from gonfalon.server.access import Asker, Need, admitted
from gonfalon.server.founding import found_as_wished
from gonfalon.server.routes.stream import _told
from gonfalon.server.sessions import LASTS
from gonfalon.server.wire import CampaignWish, SeatWish
from gonfalon.store.archive import Archive

CAMPAIGNS = "/api/campaigns"


def invited(inviting: Browser, campaign: str, role: str, seat: str = "") -> Any:
    return inviting.post(f"{CAMPAIGNS}/{campaign}/invitations", {"role": role, "seat": seat})


def token_of(made: Any) -> str:
    assert made.status_code == 201, made.text
    return str(made.json()["link"]).rpartition("/")[2]


def joined(guest: Browser, made: Any, name: str = "") -> Any:
    return guest.post("/api/join", {"token": token_of(made), "name": name})


def come(inviting: Browser, guest: Browser, campaign: str, role: str, seat: str = "", name: str = "") -> None:
    reply = joined(guest, invited(inviting, campaign, role, seat), name)
    assert reply.status_code == 200, reply.text


def told(browser: Browser, campaign: str) -> list[str]:
    """What the log, as everybody may read it, says of who came and went."""
    entries = browser.get(f"{CAMPAIGNS}/{campaign}/log").json()
    return [entry["text"] for entry in entries if entry["kind"].startswith("member.")]


def person(browser: Browser, campaign: str, name: str) -> dict[str, Any]:
    people = browser.get(f"{CAMPAIGNS}/{campaign}/people").json()
    return next(one for one in people if one["name"] == name)


def removed(doing: Browser, campaign: str, name: str) -> Any:
    return doing.ask("DELETE", f"{CAMPAIGNS}/{campaign}/people/{person(doing, campaign, name)['id']}")


def renewed(doing: Browser, campaign: str, name: str) -> Any:
    return doing.post(f"{CAMPAIGNS}/{campaign}/people/{person(doing, campaign, name)['id']}/link")


@pytest.fixture
def war(group: House) -> tuple[str, dict[str, Browser]]:
    """A campaign of three realms: its owner plays red, Grace blue, and nobody yellow yet."""
    people = {"owner": group.browser("Ada"), "blue": group.browser("Grace"), "other": group.browser("Mallory")}
    campaign = people["owner"].begin("human", "human", "human")
    come(people["owner"], people["blue"], campaign, "ruler", "blue")
    return campaign, people


# --- who invites ------------------------------------------------------------------------------------------------------


def test_an_owner_who_plays_cannot_invite_himself_into_a_rivals_realm(war: tuple[str, dict[str, Browser]]) -> None:
    campaign, people = war

    for role in ("commander", "ruler"):
        reply = invited(people["owner"], campaign, role, "blue")
        assert (reply.status_code, reply.json()["error"]) == (403, "server-not-yours-to-invite")
    assert people["owner"].get(f"{CAMPAIGNS}/{campaign}", seat="blue").status_code == 403


# who asks → what he may invite to, at a campaign that an umpire judges; `war` without yellow's ruler
MAY = {
    "owner": {("commander", "red"), ("ruler", "red"), ("ruler", "yellow"), ("umpire", ""), ("spectator", "")},
    "blue": {("commander", "blue"), ("ruler", "blue")},
    "commander": set(),
    "umpire": {("ruler", "red"), ("ruler", "blue"), ("ruler", "yellow")},
}


def test_who_rules_a_realm_invites_into_it_and_nobody_else(group: House, war: tuple[str, dict[str, Browser]]) -> None:
    campaign, people = war
    people |= {"commander": group.browser("Hal"), "umpire": group.browser("Rhadamanthys")}
    come(people["blue"], people["commander"], campaign, "commander", "blue")
    come(people["owner"], people["umpire"], campaign, "umpire")
    places = [(role, seat) for role in ("ruler", "commander") for seat in ("red", "blue", "yellow")]
    places += [("umpire", ""), ("spectator", "")]

    for who, may in MAY.items():
        offered = people[who].get(f"{CAMPAIGNS}/{campaign}/invitations").json()["places"]
        made = {place for place in places if invited(people[who], campaign, *place).status_code == 201}
        assert made == may, who
        assert {(one["role"], one["seat"]) for one in offered} == may, who


def test_an_invitation_is_worth_what_its_maker_may_do_when_it_is_taken_up(group: House) -> None:
    owner, ruler, spy = group.browser("Ada"), group.browser("Grace"), group.browser("Mallory")
    campaign = owner.begin("human", "human", settings={"commanders": {"wing": "blue"}})
    early = invited(owner, campaign, "ruler", "wing")
    come(owner, ruler, campaign, "ruler", "blue")

    assert (early.status_code, joined(spy, early).status_code) == (201, 404)
    come(ruler, spy, campaign, "ruler", "wing")


def test_where_a_team_plays_an_empire_its_own_people_fill_it(group: House) -> None:
    owner, north, other = group.browser("Ada"), group.browser("Grace"), group.browser("Mallory")
    campaign = owner.begin(*("human",) * 5, ruleset="valhalla")
    teams = owner.page(campaign, "")["realms"]
    of_two = next(realm["seats"] for realm in teams if len(realm["seats"]) == 2)
    first, second = sorted(of_two, key=lambda seat: seat != "red")
    ruling = owner if first == "red" else north
    if ruling is north:
        come(owner, north, campaign, "ruler", first)

    stranger = invited(north if ruling is owner else owner, campaign, "ruler", second)

    assert stranger.status_code in (403, 404)
    come(ruling, other, campaign, "ruler", second)


def test_an_invitation_is_seen_and_withdrawn_by_who_may_make_it(war: tuple[str, dict[str, Browser]]) -> None:
    campaign, people = war
    token = token_of(invited(people["blue"], campaign, "commander", "blue"))
    home = f"{CAMPAIGNS}/{campaign}/invitations"
    (made,) = people["blue"].get(home).json()["open"]

    people["owner"].ask("DELETE", f"{home}/{made['id']}")

    assert people["owner"].get(home).json()["open"] == []
    assert people["other"].post("/api/join", {"token": token}).status_code == 200


# --- what everybody reads ---------------------------------------------------------------------------------------------


def test_every_coming_and_going_is_read_by_everybody(group: House, war: tuple[str, dict[str, Browser]]) -> None:
    campaign, people = war
    onlooker, commander = group.browser("Iris"), group.browser()
    come(people["owner"], onlooker, campaign, "spectator")
    come(people["blue"], commander, campaign, "commander", "blue", "Hotspur")
    assert joined(group.browser(), renewed(people["blue"], campaign, "Hotspur")).status_code == 200
    assert removed(people["blue"], campaign, "Hotspur").status_code == 200
    assert joined(people["other"], invited(people["blue"], campaign, "ruler", "blue")).status_code == 200
    assert removed(people["other"], campaign, people["other"].name).status_code == 200

    read = told(onlooker, campaign)

    names = {who: browser.name for who, browser in people.items()}
    assert read == [
        f"{names['owner']} sits down and plays Red.",
        f"{names['blue']} sits down and plays Blue.",
        f"{onlooker.name} comes to look on.",
        "Hotspur comes as a commander of Blue.",
        f"{names['blue']} makes a new link by which Hotspur comes back as a commander of Blue.",
        "Somebody came back as Hotspur, a commander of Blue, by the new link.",
        f"{names['blue']} dismisses Hotspur, a commander of Blue.",
        f"{names['other']} takes Blue over from {names['blue']}.",
        f"{names['other']} leaves, and plays Blue no longer.",
    ]
    assert told(people["owner"], campaign) == read


def test_a_file_that_is_brought_in_says_who_has_read_it(group: House) -> None:
    ada = group.browser("Ada")
    campaign = ada.begin("human", "human", role="umpire")
    file = ada.get(f"{CAMPAIGNS}/{campaign}/export", seat="umpire").content

    again = ada.ask("POST", f"{CAMPAIGNS}/import", content=file, headers={"Content-Type": "application/zip"})

    said = f"{ada.name} takes the umpire’s chair, and sees everything from now on."
    assert told(ada, str(again.json()["id"])) == [said, said]


def test_what_is_read_of_people_outlasts_the_server_and_is_not_taken_back(
    group: House, war: tuple[str, dict[str, Browser]]
) -> None:
    campaign, people = war
    before = told(people["blue"], campaign)
    live = group.services.host.peek(campaign)
    assert live is not None

    group.services.host.dismiss(live)

    assert told(people["blue"], campaign) == before != []


# --- not both ---------------------------------------------------------------------------------------------------------


def test_of_two_joins_at_the_same_moment_one_is_refused(group: House) -> None:
    """Both have been looked at before either is written."""
    for _ in range(5):
        owner, twice = group.browser("Ada"), group.browser("Janus")
        campaign = owner.begin("human", "human")
        tokens = [token_of(invited(owner, campaign, *place)) for place in (("umpire", ""), ("ruler", "blue"))]
        cookie = "; ".join(f"{key}={value}" for key, value in twice.cookies.items())
        headers = {"Cookie": cookie, "X-Gonfalon-CSRF": twice.word}

        def join(token: str, headers: dict[str, str] = headers) -> int:
            return int(group.client.post("/api/join", json={"token": token}, headers=headers).status_code)

        with ThreadPoolExecutor(2) as pool:
            statuses = list(pool.map(join, tokens))

        roles = {one["role"] for one in owner.get(f"{CAMPAIGNS}/{campaign}/people").json() if one["name"] == twice.name}
        assert sorted(statuses) == [200, 409]
        assert len(roles) == 1
        assert len([line for line in told(owner, campaign) if twice.name in line]) == 1


def test_who_leaves_the_umpires_chair_does_not_sit_down_to_play(group: House) -> None:
    owner, other = group.browser("Ada"), group.browser("Grace")
    campaign = owner.begin("human", "human", role="umpire")
    come(owner, other, campaign, "ruler", "blue")
    red = invited(owner, campaign, "ruler", "red")
    assert removed(owner, campaign, owner.name).status_code == 200

    reply = joined(owner, red)

    assert reply.status_code in (404, 409)  # his own invitations went with him
    assert joined(owner, invited(owner, campaign, "ruler", "red")).json()["error"] == "store-not-both"
    assert owner.get(f"{CAMPAIGNS}/{campaign}", seat="umpire").status_code == 403


# --- links, removal, handing on ---------------------------------------------------------------------------------------


def test_a_guest_who_lost_his_session_comes_back_as_who_he_was(
    group: House, war: tuple[str, dict[str, Browser]]
) -> None:
    campaign, people = war
    lost, again = group.browser(), group.browser()
    come(people["owner"], lost, campaign, "ruler", "yellow", "Percy")
    before = lost.get("/api/session").json()["account"]

    reply = joined(again, renewed(people["owner"], campaign, "Percy"))

    assert reply.json() == {"campaign": campaign, "seat": "yellow"}
    assert again.get("/api/session").json()["account"] == before
    assert again.page(campaign, "yellow")["me"]["seats"] == ["yellow"]
    assert lost.get("/api/session").json()["account"] is None  # whoever has the old session has it no longer


@pytest.mark.parametrize(
    ("case", "error"),
    [
        ("account", "server-not-a-guest"),
        ("elsewhere", "server-guest-elsewhere"),
        ("signed in", "server-sign-out-first"),
    ],
)
def test_a_link_brings_back_nobody_who_is_more_than_a_guest_here(
    group: House, war: tuple[str, dict[str, Browser]], case: str, error: str
) -> None:
    campaign, people = war
    guest = group.browser("Owen") if case == "account" else group.browser()
    name = guest.name or f"Guest {case}"
    come(people["owner"], guest, campaign, "ruler", "yellow", name)
    if case == "elsewhere":
        come(people["other"], guest, people["other"].begin("human", "human"), "ruler", "blue")

    made = renewed(people["owner"], campaign, name)
    reply = joined(people["other"], made) if case == "signed in" else made

    expected = {
        "account": "server-not-a-guest",
        "elsewhere": "server-guest-elsewhere",
        "signed in": "server-sign-out-first",
    }
    assert (reply.status_code, reply.json()["error"]) == (409, expected[case])


def test_a_link_for_a_guest_says_for_whom_it_is(group: House, war: tuple[str, dict[str, Browser]]) -> None:
    campaign, people = war
    come(people["blue"], group.browser(), campaign, "commander", "blue", "Poins")

    renewed(people["blue"], campaign, "Poins")

    (made,) = people["blue"].get(f"{CAMPAIGNS}/{campaign}/invitations").json()["open"]
    assert (made["guest"], made["role"]) == ("Poins", "commander")


def test_who_is_removed_is_out_at_once(group: House, war: tuple[str, dict[str, Browser]]) -> None:
    campaign, people = war
    live = group.services.host.peek(campaign)
    assert live is not None
    account = person(people["owner"], campaign, people["blue"].name)["id"]
    open_page = group.services.host.listen(live, account)

    assert removed(people["owner"], campaign, people["blue"].name).status_code == 200

    assert (open_page.over, open_page.gone, open_page.bell.is_set()) == (True, True, True)
    assert people["blue"].get(f"{CAMPAIGNS}/{campaign}", seat="blue").status_code == 404
    come(people["owner"], people["other"], campaign, "ruler", "blue")


def test_who_is_removed_on_the_way_to_the_stream_hears_nothing(
    group: House, war: tuple[str, dict[str, Browser]]
) -> None:
    campaign, people = war
    live = group.services.host.peek(campaign)
    assert live is not None
    account = person(people["owner"], campaign, people["blue"].name)["id"]
    at = admitted(Asker(account, people["blue"].name), live, "blue", Need.SEE)

    removed(people["owner"], campaign, people["blue"].name)

    async def heard() -> list[Any]:
        return [message.event async for message in _told(group.services, at)]

    assert asyncio.run(heard()) == ["gone"]


def test_a_guest_who_is_removed_has_no_session_left(group: House, war: tuple[str, dict[str, Browser]]) -> None:
    campaign, people = war
    guest = group.browser()
    come(people["blue"], guest, campaign, "commander", "blue", "Bardolph")

    removed(people["blue"], campaign, "Bardolph")

    assert guest.get(CAMPAIGNS).status_code == 401
    come(people["blue"], group.browser(), campaign, "commander", "blue", "Bardolph")


def test_the_links_of_who_is_removed_work_no_longer(group: House, war: tuple[str, dict[str, Browser]]) -> None:
    campaign, people = war
    made = invited(people["blue"], campaign, "commander", "blue")
    removed(people["owner"], campaign, people["blue"].name)

    assert joined(people["other"], made).status_code == 404


# who would do it → whose place he may take from him, at a campaign that an umpire judges
MOVES = {
    "owner": {"umpire", "onlooker"},
    "blue": {"commander"},
    "commander": set[str](),
    "onlooker": set[str](),
    "umpire": {"owner", "blue", "commander"},
}


def test_each_decides_about_his_own_people(group: House, war: tuple[str, dict[str, Browser]]) -> None:
    campaign, people = war
    del people["other"]
    for who, role, inviting in (
        ("commander", "commander", "blue"),
        ("umpire", "umpire", "owner"),
        ("onlooker", "spectator", "owner"),
    ):
        people[who] = group.browser(who)
        come(people[inviting], people[who], campaign, role, "blue" if role == "commander" else "")

    for doer, may in MOVES.items():
        viewing = {who for who in people if "remove" in person(people[doer], campaign, people[who].name)["may"]}
        assert viewing == may, doer
        for who in people.keys() - may - {doer}:
            assert removed(people[doer], campaign, people[who].name).status_code == 403, (doer, who)


def test_where_nobody_judges_the_owner_moves_a_ruler_who_is_away(war: tuple[str, dict[str, Browser]]) -> None:
    campaign, people = war

    assert person(people["owner"], campaign, people["blue"].name)["may"] == ["remove"]
    assert removed(people["blue"], campaign, people["owner"].name).status_code == 403


def test_nobody_removes_who_is_not_there(war: tuple[str, dict[str, Browser]]) -> None:
    campaign, people = war

    reply = people["owner"].ask("DELETE", f"{CAMPAIGNS}/{campaign}/people/nobody")

    assert (reply.status_code, reply.json()["error"]) == (404, "server-no-such-person")


# --- names ------------------------------------------------------------------------------------------------------------


def test_a_guest_bears_no_accounts_name_nor_one_like_it(group: House, war: tuple[str, dict[str, Browser]]) -> None:
    campaign, people = war
    made = invited(people["owner"], campaign, "ruler", "yellow")

    for name, error in ((people["blue"].name.upper(), "store-name-taken"), ("umpіre", "kernel-name-reserved")):
        reply = joined(group.browser(), made, name)
        assert reply.json()["error"] == error
    assert joined(group.browser(), made, "Somebody else").status_code == 200


def test_a_seats_holder_bears_no_reserved_name(group: House) -> None:
    seats = [{"holder": "human", "name": "The Umpire"}, {"holder": "human", "name": "Umpire"}]
    body = {"ruleset": "mighty", "name": "A war", "seats": seats}

    reply = group.browser("Ada").post(CAMPAIGNS, body)

    assert (reply.status_code, reply.json()["error"]) == (422, "kernel-name-reserved")


@pytest.mark.parametrize("settings", [{"commanders": {"umpire": "red"}}, {"commanders": {"Umpire": "red"}}])
def test_no_seat_is_called_umpire(group: House, settings: dict[str, Any]) -> None:
    body = {"ruleset": "mighty", "name": "A war", "seats": [{}, {}], "settings": settings}

    reply = group.browser("Ada").post(CAMPAIGNS, body)

    assert (reply.status_code, reply.json()["error"]) == (422, "kernel-name-reserved")


def test_an_old_seat_that_is_called_umpire_is_a_seat_like_any(group: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It sees its own page, gets its own file, and takes back nothing of others; the umpire's chair is another's."""
    owner, captain, judge = group.browser("Ada"), group.browser("Kidd"), group.browser("Minos")
    with monkeypatch.context() as before:
        before.setattr("gonfalon.kernel.table.check_names", lambda _: None)
        settings = {"commanders": {"umpire": "red"}, "quick": True}
        made = found_as_wished(CampaignWish("mighty", "Old", (SeatWish(), SeatWish()), settings))
    first = next(iter(made.table.play.open.values()))
    assert made.table.answer(first.who, first.what, made.table.options(first.who, first.what)[0]) is None
    number = made.table.next_number - 1
    account = owner.get("/api/session").json()["account"]["id"]
    campaign = group.services.archive.create(made.campaign, "Old", account, made.table)
    come(owner, captain, campaign, "ruler", "umpire")
    come(owner, judge, campaign, "umpire")

    seen, whole = captain.page(campaign, "umpire"), judge.page(campaign, "umpire")
    file = captain.get(f"{CAMPAIGNS}/{campaign}/export", seat="umpire").content

    assert (seen["me"]["role"], whole["me"]["role"]) == ("ruler", "umpire")
    assert (seen["me"]["seats"], whole["me"]["seats"]) == (["umpire"], [])
    with ZipFile(BytesIO(file)) as parts:
        assert all(made.campaign.secret.encode() not in parts.read(name) for name in parts.namelist())
    assert captain.get(f"{CAMPAIGNS}/{campaign}/umpire/docket", seat="umpire").status_code == 403
    undo = captain.post(f"{CAMPAIGNS}/{campaign}/undo", {"to": number}, seat="umpire")
    assert undo.status_code >= 400


# --- sessions ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def clock() -> list[datetime]:
    return [datetime(2030, 1, 1, tzinfo=UTC)]


@pytest.fixture
def dated(tmp_path: Path, clock: list[datetime]) -> Iterator[Archive]:
    with Archive.open(tmp_path / "data", now=lambda: clock[0]) as archive:
        yield archive


def test_a_session_that_is_used_does_not_end(dated: Archive, clock: list[datetime]) -> None:
    cookies: dict[str, str] = {}
    lasting = []
    for _ in range(4):
        house = House(dated, "group")  # a server that was started anew has forgotten whom it knew
        with house.client:
            guest = house.browser("Anna" if not cookies else "")
            guest.cookies = cookies or guest.cookies
            reply = guest.get(CAMPAIGNS)
            lasting.append("max-age" in reply.headers.get("set-cookie", "").lower())
            assert reply.status_code == 200
            cookies = guest.cookies
        clock[0] += LASTS - timedelta(days=5)

    assert lasting == [False, True, True, True]


def test_a_session_that_is_not_used_ends(dated: Archive, clock: list[datetime]) -> None:
    first = House(dated, "group")
    with first.client:
        cookies = first.browser("Anna").cookies
    clock[0] += LASTS + timedelta(days=1)
    later = House(dated, "group")
    with later.client:
        guest = later.browser()
        guest.cookies = cookies

        assert guest.get(CAMPAIGNS).status_code == 401
