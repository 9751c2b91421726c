"""How a campaign begins, wherever it will be kept: its secret, its table, and the computer players in their seats."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, NamedTuple

from gonfalon.kernel import Table
from gonfalon.players.seating import seat_computers
from gonfalon.rulesets.registry import rule_set
from gonfalon.store.files import Campaign, begun


class Founded(NamedTuple):
    """A campaign that has not been kept yet."""

    campaign: Campaign
    table: Table[Any]


def found(ruleset: str, holders: Mapping[str, str], settings: Mapping[str, Any], dice: str, seed: str) -> Founded:
    """Begin a campaign with these people and computers in their seats; without a seed its world is any.

    Raises `Refused` for settings that cannot be.
    """
    rules, luck = rule_set(ruleset), seed or secrets.token_hex(8)
    campaign = begun(ruleset, rules.version, dice, holders, luck)
    table: Table[Any] = Table.start(rules, {"players": tuple(holders), "seed": luck, **settings}, campaign.source())
    seat_computers(table, holders)
    return Founded(campaign, table)
