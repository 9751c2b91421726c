"""The matter of a chronicle, from a campaign at a table: only what its reader may know (the one door is `events`)."""

from __future__ import annotations

from typing import Any

from gonfalon.chronicle.matter import Matter, RealmInfo
from gonfalon.chronicle.pen import Pen
from gonfalon.chronicle.pen import Table as At
from gonfalon.kernel import Table
from gonfalon.rulesets.mighty.realms.naming import usage


def matter_of(table: Table[Any], reader: str, pen: Pen) -> Matter:
    """What a seat may read; nobody's seat reads what is public. Once the war is over everybody reads everything."""
    over, war = table.play.over, table.play.base
    realms = {
        realm.id: RealmInfo(realm.id, pen.peoples.get(realm.id, realm.race), realm.capital, realm.race)
        for realm in war.realms.values()
    }
    return Matter(
        board=war.board,
        seed=war.settings.seed,
        realms=realms,
        events=tuple(table.heard) if over else tuple(table.events(reader)),
        reader=war.settings.commanders.get(reader, reader),
        over=over,
        scores=table.rules.scores(war) if over else {},
        winner=(table.rules.winner(war) or "") if over else "",
        usage=usage(war.settings),
        by_year=war.settings.year_names == "year",
    )


def at_table(table: Table[Any]) -> At:
    """What a pen is checked against."""
    war = table.play.base
    out = frozenset(realm.id for realm in war.realms.values() if realm.out)
    return At(seats=tuple(table.seats), out=out, year=war.year, over=table.play.over)
