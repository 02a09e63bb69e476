"""Legal commands and their effects agree with a second, independent model of the rules."""

from collections.abc import Iterator
from itertools import product

import pytest

from rules.core.chance import Chance
from rules.core.model import Seat, all_seats
from rules.honor import commands as told
from rules.honor.commands import AnyCommand
from rules.honor.deck import CardKey
from rules.honor.events import AnyEvent, BattleFought, DishonorPlayed, FaceSaved
from rules.honor.game import GAME
from rules.honor.prompts import AskTurn, HouseName
from rules.honor.state import Options, Place, State, Theft
from tests.rows import seed_of
from tests.rules.honor.matches import TABLES, Row, random_match
from tests.rules.honor.printed import CARDS
from tests.rules.honor.umpire import Umpire

ODD = 12
"""The number of commands of each kind that are tried in each position."""


class Referee:
    """Follows a match row by row, and holds the umpire's table against that of the rules."""

    def __init__(self, start: State) -> None:
        self.umpire = Umpire.looking_at(start)
        self.fight: BattleFought | None = None
        self.dishonor: DishonorPlayed | None = None
        self.seppuku: HouseName | None = None
        self.castle_taken = False

    def follow(self, row: Row) -> None:
        """Carry out the row's command; when all that follows it is settled, compare."""
        assert row.seat is not None
        assert row.command is not None
        events = row.step.events
        self._note(row.seat, row.command, events)
        state = row.step.state
        if state.public.outcome is None and not isinstance(state.public.asking, AskTurn):
            return
        if isinstance(row.command, told.TakeBack):
            self.umpire = Umpire.looking_at(state)  # what is taken back is no rule of the game
            return
        self._settle()
        mine, theirs = self.umpire, Umpire.looking_at(state)
        mine.answers = {}
        assert mine == theirs, row.command

    def _note(self, seat: Seat, command: AnyCommand, events: tuple[AnyEvent, ...]) -> None:
        match command:
            case told.SaveFace() | told.LetBe():
                self.umpire.answers[seat] = isinstance(command, told.SaveFace)
            case told.Seppuku(house=house):
                self.seppuku = house
            case told.TakeCastle():
                self.castle_taken = True
            case told.LoseHonor() | told.RazeCastle() | told.SetStanding() | told.TakeBack():
                pass
            case _:
                self.umpire.carry_out(seat, command, events)
        for event in events:
            if isinstance(event, BattleFought):
                self.fight = event
            if isinstance(event, DishonorPlayed):
                self.dishonor = event
            if isinstance(event, FaceSaved):
                assert event.seat == self.umpire.first_saver(event.victim)

    def _settle(self) -> None:
        """Book a battle or Dishonor when everything about it has been answered."""
        if self.fight:
            self.umpire.fought(self.fight, self.umpire.first_saver(self.fight.loser), self.castle_taken)
        if self.dishonor:
            by, victim = self.dishonor.seat, self.dishonor.victim
            self.umpire.dishonored(by, victim, self.seppuku, self.umpire.first_saver(victim))
        self.fight, self.dishonor, self.seppuku, self.castle_taken = None, None, None, False


def candidates(state: State, whims: Chance) -> Iterator[AnyCommand]:
    """All kinds of commands that somebody might try, legal or not; of those with many targets, some."""
    seats = all_seats(state.public.seats)
    places = [Place(seat, house) for seat, house in product(seats, HouseName)]
    hand = sorted({*state.private[state.public.turn].hand, "save_face"})
    yield from (told.Draw(), told.BecomeShogun(), told.BreakAlliance(), told.EndTurn())
    for seat in seats:
        yield from (told.Attack(seat), told.Ally(seat), told.Dishonor(CardKey("dishonor"), seat))
    for card in hand:
        yield told.Discard(CardKey(card))
        yield from (told.Lay(CardKey(card), place) for place in places)
    yield from (told.Assassinate(CardKey("assassin"), place) for place in places)
    lying = [
        (card, place)
        for place in places
        for card in sorted(set(state.public.players[place.seat].house(place.house)))
    ]
    for _ in range(ODD if lying else 0):
        card, source = whims.pick(lying)
        yield told.Steal(CardKey(whims.pick(["thief", "elite_thief"])), (theft(card, source, places, whims),))
        other = theft(*whims.pick(lying), places, whims)
        yield told.Steal(CardKey("elite_thief"), (theft(card, source, places, whims), other))


def theft(card: str, source: Place, places: list[Place], whims: Chance) -> Theft:
    target = whims.pick([None, *places])
    return Theft(CardKey(card), source, None if target == source else target)


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_random_matches_are_ruled_right(options: Options, seats: int) -> None:
    """HO1 to HO7: every position of matches played at random follows from the one before."""
    for number in range(5):
        first, *rows = random_match(options, seats, f"umpire {number}")
        referee = Referee(first.step.state)
        for row in rows:
            referee.follow(row)


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_a_player_on_turn_may_do_what_the_rules_allow(options: Options, seats: int) -> None:
    """HO1.4, HO2, HO3.1, HO4.1, HO5, HO6: of legal and illegal commands alike, in random positions."""
    whims = Chance(seed_of(f"candidates {seats} {options}"), 0)
    for row in random_match(options, seats, "umpire of commands"):
        state = row.step.state
        asked = state.public.asking
        if not isinstance(asked, AskTurn):
            continue
        umpire, legal = Umpire.looking_at(state), GAME.legal(state, asked.seat)
        assert asked.actions == umpire.actions(asked.seat)
        assert asked.may_declare != umpire.declared
        for command in candidates(state, whims):
            assert (command in legal) == umpire.allows(asked.seat, command), command


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_a_match_begins_as_printed(options: Options, seats: int) -> None:
    """HO1.1, HO1.2: 97 cards and the start daimyos left over, seven in each hand, honor counted once."""
    first = next(iter(random_match(options, seats, "umpire of the set-up")))
    public = first.step.state.public
    assert sum(card.copies for card in CARDS.values()) == 110 - 7
    assert public.draw_pile == 97 + 6 - seats - 7 * seats
    assert all(player.hand == 7 for player in public.players)
    incomes = [CARDS[player.daimyo or ""].honor for player in public.players]
    counted = [income if seat == public.first else 0 for seat, income in enumerate(incomes)]
    assert [player.honor for player in public.players] == counted
    assert (public.shogun, public.turn, public.round) == (None, public.first, 1)
