"""What a server promises when a campaign begins, and what everybody can check when it is over."""

from __future__ import annotations

import json
import time
import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from browsers import Browser, House

from gonfalon.kernel import SealedDice, Table
from gonfalon.kernel.inputs import Start
from gonfalon.players.reasons import asked_again
from gonfalon.players.seating import seeded
from gonfalon.rulesets.registry import rule_set
from gonfalon.store.files import CampaignFile, unpacked
from gonfalon.store.proofs import minds, prove

CAMPAIGNS = "/api/campaigns"
SEED = "everybody knows it"


def until(true: Callable[[], object], tries: int = 4000) -> None:
    """Computer players think beside us."""
    for _ in range(tries):
        if true():
            return
        time.sleep(0.005)
    raise AssertionError("it never came to that")


def exported(browser: Browser, campaign: str, seat: str) -> bytes:
    reply = browser.get(f"{CAMPAIGNS}/{campaign}/export", seat=seat)
    assert reply.status_code == 200, reply.text
    return bytes(reply.content)


@pytest.mark.parametrize("dice", ["sealed", "table"])
def test_everybody_is_shown_the_seal_from_the_first_moment_and_takes_it_away(group: House, dice: str) -> None:
    owner, guest = group.browser("Oda"), group.browser("Gijs")
    campaign = owner.begin("human", "squire", dice=dice)
    invited = owner.post(f"{CAMPAIGNS}/{campaign}/invitations", {"role": "spectator", "seat": ""}).json()
    assert guest.post("/api/join", {"token": invited["link"].rpartition("/")[2]}).status_code < 300
    live = group.services.host.peek(campaign)
    assert live is not None
    start = group.services.archive.entries(campaign)[0].input
    assert isinstance(start, Start)
    assert (len(start.commitment), start.dice) == (64, dice)

    for browser, seat in ((owner, "red"), (guest, "")):
        assert browser.page(campaign, seat)["campaign"]["seal"] == start.commitment
        with zipfile.ZipFile(BytesIO(exported(browser, campaign, seat))) as pack:
            assert json.loads(pack.read("campaign.json"))["commitment"] == start.commitment
            assert live.campaign.secret.encode() not in b"".join(map(pack.read, pack.namelist()))


def ended(browser: Browser, **wish: object) -> CampaignFile:
    """A war of computers to its end, as a file."""
    campaign = browser.begin("captain", "squire", seed=SEED, settings={"years": 1, "months": 2, "quick": True}, **wish)
    until(lambda: browser.page(campaign, "")["end"])
    return unpacked(BytesIO(exported(browser, campaign, "")), Path("war.gonfalon"))


def test_computer_players_at_a_server_take_their_luck_from_the_secret(local: House) -> None:
    file = ended(local.browser())

    again = list(minds(file))

    assert again
    assert all(again)
    assert SealedDice(bytes.fromhex(file.campaign.secret)).commitment == file.campaign.commitment


def test_who_knows_the_seed_of_a_campaign_at_a_server_does_not_foresee_it(local: House) -> None:
    file = ended(local.browser())
    table, _ = Table.replay(rule_set("mighty"), file.entries[:1], file.campaign.source())

    foreseen = [reason is not None for reason in asked_again(table, file.entries[1:], [seeded(SEED)])]

    assert not all(foreseen)


def test_the_file_of_a_campaign_that_is_over_proves_everything(local: House) -> None:
    browser = local.browser()
    proof = prove(ended(browser))

    assert (proof.wrong, proof.remark) == (None, None)
    assert proof.verdict is not None
    assert proof.verdict.sealed > 0
