"""Rules that read otherwise: a log of theirs is not played on by itself, and goes on when its owner says so."""

from __future__ import annotations

from fair import Fair, FairRules
from playing import answer_all, auction, counting_nonce, everything, good, refused, replayed, table_of, winter

from gonfalon.kernel import Choose, Question, SealedDice, Table, older_rules
from gonfalon.kernel.eyes import UMPIRE
from gonfalon.kernel.versions import voided


class Newer(FairRules):
    """The same rules under another number."""

    version = "2"


class NewerAlike(Newer):
    reads = ("1",)


class Thrift(Newer):
    """A changed rule: nobody bids more than three coins."""

    def _bid(self, fair: Fair, p: str, weather: int) -> Question[int]:
        return Choose(who=p, what="bid", rule="FAIR-03", secret=True, among=range(4))


def begun() -> Table[Fair]:
    table = auction([5, 6, 1, 1])
    answer_all(table, "cora bid 1; anna bid 7; bert bid 0")
    return table


def test_a_log_of_the_same_rules_is_played_on() -> None:
    assert older_rules(FairRules(), begun().log) is None


def test_a_log_of_rules_that_are_read_as_they_were_is_played_on() -> None:
    assert older_rules(NewerAlike(), begun().log) is None


def test_a_log_of_other_rules_waits_for_its_owner() -> None:
    waiting = older_rules(Newer(), begun().log)

    assert refused(waiting) == "kernel-older-rules"
    assert waiting.message.args == {"found": "1", "version": "2"}


def test_it_goes_on_when_its_owner_says_so_and_everybody_reads_it() -> None:
    table, stopped = Table.replay(Newer(), begun().log, SealedDice(b"s"), counting_nonce())
    assert stopped is None

    good(table.reread(table.next_number, "we like them better", by="Anna"))

    assert older_rules(Newer(), table.log) is None
    told = table.events("bert")[-1]
    assert (told.kind, told.args) == ("reread", {"by": "Anna", "reason": "we like them better"})


def test_what_the_new_rules_refuse_is_void_and_stays_in_the_log() -> None:
    old = begun()
    table, stopped = Table.replay(Thrift(), old.log, SealedDice(b"s"), counting_nonce())
    assert stopped is not None
    assert table.next_number == 2

    table.pass_over(old.log[2:])
    good(table.reread(2, "by the new rules"))
    answer_all(table, "anna bid 3; bert bid 0")

    assert [entry.hash for entry in table.log[: len(old.log)]] == [entry.hash for entry in old.log]
    assert voided(table.log) == {2, 3}
    assert table.play.state.phase == "sale"
    assert everything(replayed(table.log, Thrift())) == everything(table)


def test_the_choice_is_not_taken_back_by_an_undo() -> None:
    table = winter()
    answer_all(table, "cora winter store 1")
    good(table.reread(table.next_number, "so be it"))

    good(table.undo(UMPIRE, 1))

    assert any(event.kind == "reread" for event in table.heard)
    assert table.play.state.purse == winter().play.state.purse


def test_newer_rules_yet_again_ask_the_owner_yet_again() -> None:
    class Newest(FairRules):
        version, reads = "3", ("1",)

    table, _ = Table.replay(Newer(), begun().log, SealedDice(b"s"), counting_nonce())
    good(table.reread(table.next_number, "once"))

    assert refused(older_rules(Newest(), table.log)) == "kernel-older-rules"


# --- settings ------------------------------------------------------------------------------------------------


class Generous(FairRules):
    """Writes out what nobody chose, and knows what it meant before it was written out."""

    def settings_in_full(self, settings):  # type: ignore[no-untyped-def]
        return {"rounds": 5, **settings}

    def settings_as_begun(self, settings):  # type: ignore[no-untyped-def]
        return {"rounds": 2, **settings}


def test_a_campaign_keeps_in_its_log_what_nobody_chose() -> None:
    assert table_of(rules=Generous()).log[0].input.settings == {"rounds": 5}


def test_what_an_older_log_does_not_name_means_what_it_meant_then() -> None:
    old = table_of()
    assert "rounds" not in old.log[0].input.settings

    assert replayed(old.log, Generous()).play.state.rounds == 2
    assert replayed(table_of(rules=Generous()).log, Generous()).play.state.rounds == 5


def test_settings_are_in_the_order_of_the_log_from_the_beginning() -> None:
    """A log sorts what it writes, so the rules must not walk another order now than in a replay."""
    table = table_of(phase="winter", hand=[1, 2, 3])
    assert list(table.log[0].input.settings) == ["hand", "phase"]
