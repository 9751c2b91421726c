"""People at the archive: accounts, sessions, places and invitations; the list of campaigns; letters and the pen."""

from __future__ import annotations

from datetime import timedelta

import msgspec
import pytest
from fair import Fair
from keeping_fairs import NOON, Clock, kept, new_table, why
from msgspec.structs import replace
from playing import answer_all
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from gonfalon.kernel import Refused, Table
from gonfalon.store.appending import Append
from gonfalon.store.archive import Archive, Card
from gonfalon.store.records import Member, Place, Role
from gonfalon.store.schema import accounts, invitations, members, sessions, sides
from gonfalon.store.seats import take_away

DAY = timedelta(days=1)


@pytest.fixture
def fair(archive: Archive) -> str:
    return kept(archive, new_table()).id


# --- accounts and sessions ------------------------------------------------------------------------------------------


def test_an_account_is_found_by_its_name_whatever_the_case(archive: Archive) -> None:
    made = archive.people.add("Anna Straße", "argon2-hash")
    assert archive.people.named(" anna strasse ") == made
    assert archive.people.account(made.id) == made
    assert archive.people.named("bert") is None


@pytest.mark.parametrize("password", ["hash", ""])
@pytest.mark.parametrize("name", ["Anna", "ANNA", "Аnna", "Ａnna"])
def test_a_name_is_taken_once_by_account_or_guest_and_so_is_what_looks_like_it(
    archive: Archive, name: str, password: str
) -> None:
    archive.people.add("Anna", "hash" if not password else "")
    with pytest.raises(Refused) as refused:
        archive.people.add(name, password)
    assert why(refused) == "store-name-taken"


@pytest.mark.parametrize("name", ["Umpire", "captain", "everybody"])
def test_nobody_is_called_by_a_word_that_means_something_here(archive: Archive, name: str) -> None:
    with pytest.raises(Refused) as refused:
        archive.people.add(name)
    assert why(refused) == "kernel-name-reserved"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\nb", "a\x00b"])
def test_a_name_that_is_none_is_refused(archive: Archive, name: str) -> None:
    with pytest.raises(Refused) as refused:
        archive.people.add(name, "hash")
    assert why(refused) == "store-name"


def test_a_guest_cannot_be_signed_in_by_name(archive: Archive) -> None:
    archive.people.add("Anna")
    assert archive.people.named("Anna") is None


def test_a_session_lasts_until_it_expires_or_ends(archive: Archive, clock: Clock) -> None:
    anna = archive.people.add("Anna", "hash")
    ended, late = (archive.people.begin_session(anna.id, DAY) for _ in range(2))
    assert archive.people.in_session(ended) == archive.people.in_session(late) == anna
    archive.people.end_session(ended)
    assert archive.people.in_session(ended) is None
    assert archive.people.in_session(late) == anna
    clock.turn(DAY)
    assert archive.people.in_session(late) is None


def test_expired_sessions_are_swept_out(archive: Archive, clock: Clock) -> None:
    anna = archive.people.add("Anna", "hash")
    archive.people.begin_session(anna.id, DAY)
    clock.turn(2 * DAY)
    archive.people.begin_session(anna.id, DAY)
    with archive.read() as connection:
        assert len(connection.execute(select(sessions)).all()) == 1


def test_no_token_stands_in_the_database(archive: Archive, fair: str) -> None:
    anna = archive.people.add("Anna", "hash")
    session = archive.people.begin_session(anna.id, DAY)
    _, invitation = archive.seats.invite(fair, "ruler", "anna", DAY)
    with archive.read() as connection:
        kept_rows = [connection.execute(select(table)).all() for table in (accounts, sessions, invitations)]
    assert session not in str(kept_rows)
    assert invitation not in str(kept_rows)


# --- places and invitations -------------------------------------------------------------------------------------------


def test_an_invitation_gives_its_place_once(archive: Archive, fair: str) -> None:
    anna, bert = archive.people.add("Anna"), archive.people.add("Bert")
    made, token = archive.seats.invite(fair, "ruler", "cora", DAY)
    assert archive.seats.invitations(fair) == [made]
    assert archive.seats.invited(token) == (fair, made)

    assert archive.seats.accept(token, anna.id).place == Place("ruler", "cora")

    assert archive.seats.members(fair) == [Member(anna.id, "Anna", "ruler", "cora", guest=True)]
    assert archive.seats.invitations(fair) == []
    with pytest.raises(Refused) as refused:
        archive.seats.accept(token, bert.id)
    assert why(refused) == "store-invitation-used"
    assert [member.name for member in archive.seats.members(fair)] == ["Anna"]


def test_an_invitation_expires(archive: Archive, fair: str, clock: Clock) -> None:
    _, token = archive.seats.invite(fair, "spectator", "", DAY)
    clock.turn(DAY)
    with pytest.raises(Refused) as refused:
        archive.seats.invited(token)
    assert why(refused) == "store-invitation-late"
    assert archive.seats.invitations(fair) == []


def test_an_invitation_that_was_withdrawn_or_never_was_is_none(archive: Archive, fair: str) -> None:
    made, token = archive.seats.invite(fair, "umpire", "", DAY)
    archive.seats.withdraw(fair, made.id)
    for given in (token, "", "never"):
        with pytest.raises(Refused) as refused:
            archive.seats.invited(given)
        assert why(refused) == "store-no-invitation"


def test_an_invitation_is_withdrawn_by_its_own_campaign_only(archive: Archive, fair: str) -> None:
    made, token = archive.seats.invite(fair, "umpire", "", DAY)
    archive.seats.withdraw(kept(archive, new_table()).id, made.id)
    assert archive.seats.invited(token) == (fair, made)


def test_a_seat_has_one_ruler_and_any_number_of_commanders(archive: Archive, fair: str) -> None:
    anna, bert, cora = (archive.people.add(name) for name in ("Anna", "Bert", "Cora"))
    archive.seats.give(fair, anna.id, "ruler", "anna")
    archive.seats.give(fair, anna.id, "ruler", "anna")
    for one in (bert, cora):
        archive.seats.give(fair, one.id, "commander", "anna")
    with pytest.raises(Refused) as refused:
        archive.seats.give(fair, bert.id, "ruler", "anna")
    assert why(refused) == "store-seat-taken"
    assert [(m.name, m.role, m.seat) for m in archive.seats.members(fair)] == [
        ("Bert", "commander", "anna"),
        ("Cora", "commander", "anna"),
        ("Anna", "ruler", "anna"),
    ]


@pytest.mark.parametrize(
    ("role", "seat"), [("ruler", ""), ("commander", ""), ("umpire", "anna"), ("spectator", "anna")]
)
def test_rulers_have_a_seat_and_umpires_have_none(archive: Archive, fair: str, role: Role, seat: str) -> None:
    with pytest.raises(Refused) as refused:
        archive.seats.invite(fair, role, seat, DAY)
    assert why(refused) == "store-place"


@pytest.mark.parametrize("roles", [("umpire", "ruler"), ("ruler", "umpire"), ("umpire", "commander")])
def test_nobody_judges_and_plays(archive: Archive, fair: str, roles: tuple[Role, Role]) -> None:
    anna = archive.people.add("Anna")
    first, second = (Place(role, "" if role == "umpire" else "anna") for role in roles)
    archive.seats.give(fair, anna.id, first.role, first.seat)

    with pytest.raises(Refused) as refused:
        archive.seats.give(fair, anna.id, second.role, second.seat)

    assert why(refused) == "store-not-both"
    assert [member.role for member in archive.seats.members(fair)] == [first.role]


def test_the_tables_themselves_say_that_nobody_judges_and_plays(archive: Archive, fair: str) -> None:
    """Two programs, or two threads, that both looked before either wrote: the second is refused all the same."""
    anna = archive.people.add("Anna")
    archive.seats.give(fair, anna.id, "ruler", "anna")
    judging = {"campaign": fair, "account": anna.id, "role": "umpire", "seat": ""}

    for umpire in (True, False, None):
        with pytest.raises(IntegrityError):
            archive.write(lambda connection, u=umpire: connection.execute(insert(members).values(umpire=u, **judging)))
    side = {"campaign": fair, "account": anna.id, "umpire": True}
    with pytest.raises(IntegrityError):
        archive.write(lambda connection: connection.execute(insert(sides).values(side)))


def test_who_has_judged_never_plays_but_who_has_played_may_judge(archive: Archive, fair: str) -> None:
    anna, bert = archive.people.add("Anna", "hash"), archive.people.add("Bert", "hash")
    archive.seats.give(fair, anna.id, "umpire")
    archive.seats.give(fair, bert.id, "ruler", "bert")
    archive.write(lambda connection: take_away(connection, fair, anna.id, [Place("umpire")]))
    archive.write(lambda connection: take_away(connection, fair, bert.id, [Place("ruler", "bert")]))

    archive.seats.give(fair, bert.id, "umpire")
    with pytest.raises(Refused) as refused:
        archive.seats.give(fair, anna.id, "ruler", "bert")

    assert why(refused) == "store-not-both"


def test_a_guest_who_has_no_place_left_is_forgotten_and_his_name_is_free(archive: Archive, fair: str) -> None:
    guest, account = archive.people.add("Anna"), archive.people.add("Bert", "hash")
    for one in (guest, account):
        archive.seats.give(fair, one.id, "spectator")

    archive.delete(fair)

    assert archive.people.account(guest.id) is None
    assert archive.people.account(account.id) == account
    archive.people.add("Anna")


def test_a_session_that_is_used_lasts_and_is_written_once_a_day(archive: Archive, clock: Clock) -> None:
    anna = archive.people.add("Anna")
    token, lasts = archive.people.begin_session(anna.id, 60 * DAY), 60 * DAY
    prolonged = [archive.people.prolong_session(token, lasts)]
    for _ in range(2):
        clock.turn(40 * DAY)
        prolonged += [archive.people.prolong_session(token, lasts) for _ in range(2)]

    assert prolonged == [False, True, False, True, False]
    assert archive.people.in_session(token) == anna
    clock.turn(60 * DAY)
    assert not archive.people.prolong_session(token, lasts)
    assert archive.people.in_session(token) is None


# --- the list ---------------------------------------------------------------------------------------------------------


def test_the_list_shows_what_one_owns_and_what_one_plays(archive: Archive) -> None:
    anna, bert = archive.people.add("Anna"), archive.people.add("Bert")
    owned = kept(archive, new_table(), "Owned", anna.id).id
    played = kept(archive, new_table(), "Played", bert.id).id
    other = kept(archive, new_table(), "Other", bert.id).id
    archive.seats.give(played, anna.id, "ruler", "bert")

    shown = {card.id: card.places for card in archive.cards(anna.id)}

    assert shown == {owned: (), played: (Place("ruler", "bert"),)}
    assert {card.id for card in archive.cards()} == {owned, played, other}


def test_the_list_begins_with_what_was_played_last(archive: Archive, clock: Clock) -> None:
    first, second = kept(archive, new_table(), "First"), kept(archive, new_table(), "Second")
    clock.turn(DAY)
    first.table.order("anna", "toll", "always")
    first.write().result()
    assert [(card.name, card.last) for card in archive.cards()] == [("First", NOON + DAY), ("Second", NOON)]
    assert archive.card(second.id).inputs == 1


def test_a_seat_has_been_waited_for_since_it_was_first_asked(archive: Archive, clock: Clock) -> None:
    scribe = kept(archive, new_table(0))
    assert needed(archive, scribe.id) == {"anna": NOON, "bert": NOON, "cora": NOON}
    clock.turn(DAY)
    answer_all(scribe.table, "cora bid 3")
    scribe.write().result()
    assert needed(archive, scribe.id) == {"anna": NOON, "bert": NOON}
    clock.turn(DAY)
    answer_all(scribe.table, "anna bid 1; bert bid 0")
    scribe.write().result()
    assert needed(archive, scribe.id) == {"cora": NOON + 2 * DAY}


def needed(archive: Archive, id: str) -> dict[str, object]:
    return {one.seat: one.since for one in archive.card(id).waiting}


def take_first(table: Table[Fair]) -> None:
    """The first legal answer to the first question."""
    question = next(iter(table.play.open.values()))
    assert table.answer(question.who, question.what, table.options(question.who, question.what)[0]) is None


def test_whoever_is_asked_in_private_is_not_shown_to_others(archive: Archive) -> None:
    scribe = kept(archive, new_table(0))
    while not Card.of(scribe.table).hidden:
        take_first(scribe.table)
    scribe.write().result()
    (waited,) = archive.card(scribe.id).waiting
    assert not waited.public
    assert scribe.table.view("").waiting == ()
    assert scribe.table.view(waited.seat).waiting == (waited.seat,)


def test_since_when_somebody_was_asked_in_private_is_not_told_when_everybody_sees_him_asked(
    archive: Archive, clock: Clock
) -> None:
    scribe = kept(archive, new_table(0))
    card = Card.of(scribe.table)
    seat = card.waiting[0]
    for hidden, waiting in (((seat,), ()), ((), (seat,))):
        clock.turn(DAY)
        told = replace(card, hidden=hidden, waiting=waiting)
        archive.append(Append(scribe.id, (), told, archive.now(), told=()))

    assert needed(archive, scribe.id) == {seat: NOON + 2 * DAY}


def test_the_list_tells_each_when_something_last_happened_that_he_may_know(archive: Archive, clock: Clock) -> None:
    scribe = kept(archive, new_table(0))
    people = {seat: archive.people.add(seat).id for seat in ("anna", "bert")}
    for seat, account in people.items():
        archive.seats.give(scribe.id, account, "ruler", seat)
    umpire, onlooker = (archive.people.add(name).id for name in ("ulla", "olaf"))
    archive.seats.give(scribe.id, umpire, "umpire")
    archive.seats.give(scribe.id, onlooker, "spectator")
    clock.turn(DAY)
    assert scribe.table.order("anna", "toll", "never") is None
    scribe.write().result()

    def last(account: str | None) -> object:
        return archive.cards(account)[0].last

    told = {name: last(account) for name, account in (people | {"umpire": umpire, "onlooker": onlooker}).items()}
    later = NOON + DAY
    assert told == {"anna": later, "bert": NOON, "umpire": later, "onlooker": NOON}
    assert last(None) == later

    clock.turn(DAY)
    assert scribe.table.pause(True, "Rest.") is None
    scribe.write().result()

    assert {last(account) for account in (*people.values(), umpire, onlooker)} == {NOON + 2 * DAY}


def test_a_winner_is_shown_when_it_is_over_and_not_before(archive: Archive) -> None:
    scribe = kept(archive, new_table())
    before = archive.card(scribe.id)
    for who in ("bert", "cora"):
        assert scribe.table.answer(who, "concede", scribe.table.options(who, "concede")[0]) is None
    scribe.write().result()
    after = archive.card(scribe.id)
    assert (before.over, before.winner) == (False, "")
    assert (after.over, after.winner, after.waiting) == (True, "anna", ())


def test_a_campaign_is_renamed(archive: Archive, fair: str) -> None:
    archive.rename(fair, "  The Long War  ")
    assert archive.card(fair).name == "The Long War"


def test_the_list_says_what_the_log_says_of_a_pause(archive: Archive) -> None:
    scribe = kept(archive, new_table())

    assert scribe.table.pause(True, "holidays") is None
    scribe.write().result()
    resting = archive.card(scribe.id)
    assert scribe.table.pause(False, "") is None
    scribe.write().result()
    going = archive.card(scribe.id)

    assert (resting.paused, resting.reason) == (True, "holidays")
    assert (going.paused, going.reason) == (False, "")


@pytest.mark.parametrize("name", ["", " ", "x" * 81, "two\nlines", "\u200b"])
def test_a_campaign_has_a_printable_name(archive: Archive, fair: str, name: str) -> None:
    with pytest.raises(Refused) as refused:
        archive.rename(fair, name)
    assert why(refused) == "store-name"


# --- letters and the pen ------------------------------------------------------------------------------------------


def test_a_letter_is_seen_by_those_two_and_leaves_no_gap_for_others(archive: Archive, fair: str, clock: Clock) -> None:
    archive.letters.send(fair, "anna", "bert", "Peace?")
    before = msgspec.json.encode(archive.letters.of(fair, "cora"))
    archive.letters.send(fair, "bert", "anna", "War!")
    assert msgspec.json.encode(archive.letters.of(fair, "cora")) == before
    archive.letters.send(fair, "cora", "anna", "Grain?")
    (letter,) = archive.letters.of(fair, "cora")
    assert (letter.id, letter.text, letter.at) == (0, "Grain?", clock())
    assert [(one.sender, one.text) for one in archive.letters.of(fair, "anna")] == [
        ("anna", "Peace?"),
        ("bert", "War!"),
        ("cora", "Grain?"),
    ]


@pytest.mark.parametrize("text", ["", " \n ", "x" * 4001])
def test_a_letter_says_something_and_is_no_book(archive: Archive, fair: str, text: str) -> None:
    with pytest.raises(Refused) as refused:
        archive.letters.send(fair, "anna", "bert", text)
    assert why(refused) == "store-letter"


def test_the_pen_keeps_its_lines_in_order(archive: Archive, fair: str) -> None:
    lines = [b'{"text":"It rained."}', b'{"text":"It rained again."}']
    for line in lines:
        archive.letters.write_pen(fair, line)
    assert archive.letters.pen(fair) == lines
    assert archive.letters.pen(kept(archive, new_table()).id) == []
