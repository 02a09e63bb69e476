"""Taking a choice back: only without luck and secrets in it, and only if everybody at the table agrees."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.matches import Actor, Referee
from bot.matches.errors import CannotUndo, DamagedMatch, NotSeated
from bot.matches.lobby import Lobby, Place
from bot.matches.transaction import MatchTransaction
from bot.store import log
from bot.store.engine import reading
from rules.core.model import Seat
from rules.shogun.game import GAME
from rules.shogun.prompts import AskSpecial
from tests.bot.matches.conftest import AIKO, MORI, REN, SEATED, moderator

CLEO = Actor(104, "Cleo")
PEOPLE = (AIKO, REN, MORI)


class Auction:
    """Three people of whom the first is to choose a special card."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.referee = Referee(engine, make_seed=lambda count: bytes(count))

    async def open(self) -> None:
        lobby = Lobby(self.referee)
        self.match = (await lobby.create(AIKO, "shogun", {}, 3, Place(11, 12))).id
        for person in (REN, MORI):
            await lobby.join(person, self.match)
        await self.referee.start(AIKO, self.match)
        for _ in PEOPLE:
            await self.answer()

    async def answer(self) -> Seat:
        """Let the next seat that owes an answer give a sensible one."""
        position = await self.referee.position(self.match)
        prompt = next(prompt for prompt in position.prompts.values() if prompt.owed)
        command = GAME.advise(await self.referee.observe(self.match, prompt.seat))
        await self.referee.submit(SEATED[prompt.seat], self.match, prompt.seat, prompt.id, command)
        return prompt.seat

    async def asked(self) -> Seat:
        """Who is to choose a special card."""
        [prompt] = (await self.referee.position(self.match)).prompts.values()
        assert isinstance(prompt, AskSpecial)
        return prompt.seat


@pytest.fixture
async def auction(engine: AsyncEngine) -> AsyncIterator[Auction]:
    auction = Auction(engine)
    await auction.open()
    yield auction
    await auction.referee.close()


async def request(auction: Auction, seat: Seat) -> int:
    """The seat asks to take its choice back; the number of the note in which it does."""
    await auction.referee.ask_undo(PEOPLE[seat], auction.match)
    return (await auction.referee.notes(auction.match))[-1].number


async def test_when_all_agree_the_choice_is_open_again(auction: Auction) -> None:
    before = await auction.referee.observe(auction.match, None)
    seat = await auction.answer()
    number = await request(auction, seat)
    others = [person for person in PEOPLE if person != PEOPLE[seat]]
    await auction.referee.agree_to_undo(others[0], auction.match, number)
    await auction.referee.agree_to_undo(others[0], auction.match, number)
    assert await auction.asked() != seat, "one is not everybody"
    await auction.referee.agree_to_undo(others[1], auction.match, number)
    assert await auction.asked() == seat
    assert await auction.referee.observe(auction.match, None) == before
    [rewind] = await auction.referee.rewinds(auction.match)
    assert (rewind.by, rewind.data["actor"]) == ("table", PEOPLE[seat].name)


async def test_a_request_is_known_by_a_number_that_counts_no_secret_answers(
    engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    auction = Auction(engine)
    monkeypatch.setattr(MatchTransaction, "_is_silent", lambda _, deed, step: deed.kind == "command")
    await auction.open()
    monkeypatch.undo()
    seat = await auction.answer()
    number = await request(auction, seat)
    assert number < (await auction.referee.position(auction.match)).seq
    for person in PEOPLE:
        if person != PEOPLE[seat]:
            await auction.referee.agree_to_undo(person, auction.match, number)
    assert await auction.asked() == seat
    await auction.referee.close()


async def test_one_no_is_enough(auction: Auction) -> None:
    seat = await auction.answer()
    number = await request(auction, seat)
    other = PEOPLE[seat - 1]
    await auction.referee.decline_undo(other, auction.match, number)
    with pytest.raises(CannotUndo):
        await auction.referee.agree_to_undo(other, auction.match, number)
    async with reading(auction.engine) as connection:
        kept = await log.read_undo_request(connection, auction.match, number)
    assert kept is not None
    assert kept.declined_by == (seat - 1) % 3


def other_seats(seat: Seat) -> list[Seat]:
    return [other for other in (Seat(0), Seat(1), Seat(2)) if other != seat]


async def leave(auction: Auction, way: str, seat: Seat) -> None:
    """A seat is left to a computer player in one of the ways there are."""
    match way:
        case "resigned":
            await auction.referee.resign(PEOPLE[seat], auction.match)
        case "kicked":
            await auction.referee.kick(moderator(), auction.match, seat)
        case _:
            await auction.referee.go_away(PEOPLE[seat], auction.match, 2_000_000_000)


@pytest.mark.parametrize("way", ["resigned", "kicked", "away"])
async def test_when_who_has_not_agreed_leaves_it_is_granted(auction: Auction, way: str) -> None:
    """All who remain at the table have agreed."""
    seat = await auction.answer()
    number = await request(auction, seat)
    agrees, leaves = other_seats(seat)
    await auction.referee.agree_to_undo(PEOPLE[agrees], auction.match, number)
    await leave(auction, way, leaves)
    [rewind] = await auction.referee.rewinds(auction.match)
    assert (rewind.by, rewind.data["actor"]) == ("table", PEOPLE[seat].name)
    assert await auction.asked() == seat


async def test_when_somebody_leaves_all_others_are_asked_still(auction: Auction) -> None:
    seat = await auction.answer()
    number = await request(auction, seat)
    stays = await auction.asked()
    [leaves] = [other for other in other_seats(seat) if other != stays]  # its computer has nothing to play
    await auction.referee.resign(PEOPLE[leaves], auction.match)
    assert not await auction.referee.rewinds(auction.match)
    await auction.referee.decline_undo(PEOPLE[stays], auction.match, number)
    await auction.referee.resign(PEOPLE[stays], auction.match)
    assert not await auction.referee.rewinds(auction.match), "it was declined"


async def test_what_nobody_wishes_any_more_is_not_taken_back(auction: Auction) -> None:
    """Who has asked for it has left before the last one did who had not agreed."""
    seat = await auction.answer()
    number = await request(auction, seat)
    agrees, leaves = other_seats(seat)
    await auction.referee.agree_to_undo(PEOPLE[agrees], auction.match, number)
    for gone in (seat, leaves):
        await auction.referee.resign(PEOPLE[gone], auction.match)
    assert not await auction.referee.rewinds(auction.match)


async def test_nobody_is_kept_from_leaving_by_a_position_that_cannot_be_read(
    auction: Auction, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = await auction.answer()
    number = await request(auction, seat)
    agrees, leaves = other_seats(seat)
    await auction.referee.agree_to_undo(PEOPLE[agrees], auction.match, number)

    async def damaged(_: MatchTransaction) -> None:
        raise DamagedMatch("damaged_match", match=auction.match)

    with monkeypatch.context() as broken:
        broken.setattr(MatchTransaction, "load", damaged)
        await auction.referee.resign(PEOPLE[leaves], auction.match)
    assert not await auction.referee.rewinds(auction.match)


async def test_a_request_lapses_when_somebody_plays_on(auction: Auction) -> None:
    seat = await auction.answer()
    number = await request(auction, seat)
    await auction.answer()
    with pytest.raises(CannotUndo):
        await auction.referee.agree_to_undo(PEOPLE[seat - 1], auction.match, number)


async def test_a_choice_before_another_open_choice_can_be_taken_back_as_well(auction: Auction) -> None:
    first, second = await auction.answer(), await auction.answer()
    assert first != second
    number = await request(auction, first)
    for person in PEOPLE:
        if person != PEOPLE[first]:
            await auction.referee.agree_to_undo(person, auction.match, number)
    assert await auction.asked() == first


async def test_what_showed_a_secret_stands(auction: Auction) -> None:
    for person in PEOPLE:
        with pytest.raises(CannotUndo):
            await auction.referee.ask_undo(person, auction.match)
    seats = [await auction.answer() for _ in PEOPLE]
    for seat in seats:
        with pytest.raises(CannotUndo):
            await auction.referee.ask_undo(PEOPLE[seat], auction.match)


async def test_only_players_are_asked(auction: Auction) -> None:
    seat = await auction.answer()
    number = await request(auction, seat)
    for act in (auction.referee.agree_to_undo, auction.referee.decline_undo):
        with pytest.raises(NotSeated):
            await act(CLEO, auction.match, number)
