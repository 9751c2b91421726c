"""Whatever happens at a table, the file of it proves itself: undo, corrections and rolls again among it."""

from __future__ import annotations

import random
from io import BytesIO
from pathlib import Path

import pytest
from fair import Fair
from keeping_fairs import ABOUT, kept, new_table, play_on

from gonfalon.kernel import Table, write_log
from gonfalon.store.archive import Archive
from gonfalon.store.exchange import export
from gonfalon.store.files import packed, unpacked
from gonfalon.store.proofs import Proof, prove

PATH = Path("The Fair.gonfalon")


def proved(data: bytes) -> Proof:
    return prove(unpacked(BytesIO(data), PATH))


@pytest.mark.parametrize("seed", range(6))
def test_a_campaign_that_was_kept_proves_itself_whatever_was_done_to_it(archive: Archive, seed: int) -> None:
    scribe = kept(archive, new_table(seed))
    list(play_on(scribe, 150, random.Random(seed)))

    proof = proved(export(archive, scribe.id))

    assert (proof.wrong, proof.remark) == (None, None)
    assert proof.verdict is not None
    assert proof.verdict.bad == 0


def named() -> Table[Fair]:
    """At the beginning of the Fair stalls are named, and no die falls."""
    table = new_table(2)
    assert not any(entry.rolls for entry in table.log)
    return table


def test_a_sealed_campaign_in_which_no_die_has_fallen_yet_is_in_order() -> None:
    table = named()

    proof = proved(packed(ABOUT, write_log(table.log), table.heard))

    assert proof.wrong is None
    assert proof.verdict is not None
    assert proof.verdict.sealed == 0
