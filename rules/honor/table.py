"""The working copy of a state while one command is applied, with its events and luck."""

from typing import Any

from msgspec.structs import replace

from rules.core.chance import Chance
from rules.core.model import Seat, Step
from rules.core.table import WorkingTable
from rules.honor.content import Content, content
from rules.honor.deck import CardKey
from rules.honor.events import AnyEvent
from rules.honor.prompts import AskTurn, HouseName
from rules.honor.state import Earlier, Hidden, Place, Player, Private, Public, Reaction, State


class Table(WorkingTable[State, AnyEvent, Public, Hidden]):
    """A working copy of players and hands, with the undo stack."""

    def __init__(self, state: State, chance: Chance) -> None:
        super().__init__(state.public, state.hidden, chance)
        self.content: Content = content(state.public.deck)
        self.players: list[Player] = list(state.public.players)
        self.private: list[Private] = list(state.private)
        self._before: Earlier | None = None

    # ---- looking -----------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return len(self.players)

    def clockwise(self, first: Seat) -> list[Seat]:
        """All seats clockwise, beginning with `first`."""
        return [Seat((first + offset) % self.seats) for offset in range(self.seats)]

    # ---- changing ----------------------------------------------------------------------------------------

    def set_player(self, seat: Seat, **changes: Any) -> None:
        self.players[seat] = replace(self.players[seat], **changes)

    def set_private(self, seat: Seat, **changes: Any) -> None:
        self.private[seat] = replace(self.private[seat], **changes)

    def set_hand(self, seat: Seat, cards: tuple[CardKey, ...]) -> None:
        self.set_private(seat, hand=cards)
        self.set_player(seat, hand=len(cards))

    def from_hand(self, seat: Seat, card: CardKey) -> None:
        """Remove a card from the hand."""
        self.set_hand(seat, without(self.private[seat].hand, card))

    def set_house(self, place: Place, cards: tuple[CardKey, ...]) -> None:
        if place.house is HouseName.DAIMYO:
            self.set_player(place.seat, daimyo_house=cards)
        else:
            self.set_player(place.seat, samurai_house=cards)

    def into_house(self, place: Place, card: CardKey) -> None:
        self.set_house(place, (*self.players[place.seat].house(place.house), card))

    def out_of_house(self, place: Place, card: CardKey) -> None:
        self.set_house(place, without(self.players[place.seat].house(place.house), card))

    def discard(self, *cards: CardKey) -> None:
        """Put cards onto the discard pile."""
        self.set(discards=self.public.discards + cards)

    def pay(self, seat: Seat, honor: int) -> int:
        """Subtract honor; it may become a debt (HO3.2). Returns what is left."""
        left = self.players[seat].honor - honor
        self.set_player(seat, honor=left)
        return left

    def use_actions(self, count: int) -> None:
        self.set(used=self.public.used + count)

    # ---- reactions ---------------------------------------------------------------------------------------

    def reaction(self) -> Reaction:
        """The current reaction."""
        assert self.public.reaction is not None, "Dishonor was played or a battle was lost"
        return self.public.reaction

    def set_reaction(self, **changes: Any) -> None:
        self.set(reaction=replace(self.reaction(), **changes))

    # ---- undo --------------------------------------------------------------------------------------------

    def remember(self, answered: AskTurn) -> None:
        """Push the current position, with the answered prompt, so that the next action can be undone."""
        before = replace(self._closed_public(), asking=answered)
        self._before = Earlier(before, self.private[self.public.turn].hand, facts=0)

    def forget(self) -> None:
        """Clear the undo stack."""
        if self.hidden.earlier:
            self.set_hidden(earlier=())

    def go_back(self) -> int:
        """Undo the last action that can be undone. Returns the number of events that are void."""
        *rest, earlier = self.hidden.earlier
        self.public = replace(earlier.public, asked=self.public.asked, asking=None)
        self.players = list(earlier.public.players)
        self.set_private(self.public.turn, hand=earlier.hand)
        self.set_hidden(earlier=tuple(rest))
        return earlier.facts

    def can_go_back(self) -> bool:
        return bool(self.hidden.earlier or self._before)

    # ---- closing -----------------------------------------------------------------------------------------

    @staticmethod
    def stage_key(public: Public) -> str:
        return stage_key(public)

    def closed(self) -> State:
        return State(self._closed_public(), tuple(self.private), self.hidden)

    def step(self) -> Step[State, AnyEvent]:
        """The finished step, including the undo stack."""
        if self._before:
            earlier = replace(self._before, facts=len(self._events))
            self.set_hidden(earlier=(*self.hidden.earlier, earlier))
        return super().step()

    def _closed_public(self) -> Public:
        return replace(self.public, players=tuple(self.players))


def without(cards: tuple[CardKey, ...], card: CardKey) -> tuple[CardKey, ...]:
    """The cards with one copy of a card removed."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def stage_key(public: Public) -> str:
    """The key of the current stage: the set-up, a turn, the end."""
    if public.outcome:
        return "end"
    return f"r{public.round}-{public.turn + 1}" if public.round else "setup"
