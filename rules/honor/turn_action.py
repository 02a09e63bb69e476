"""Base classes of the actions of the own turn: card actions (HO2.2), declarations (HO2.3), and the others.

Each action is in the module of its chapter: legality, refusals, the list of its commands, and its effect.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from enum import Enum, auto
from typing import ClassVar, Generic, Protocol, TypeVar

from rules.core.errors import IllegalCommand
from rules.core.model import Seat, all_seats
from rules.honor.content import Content, content
from rules.honor.deck import CardKey, Kind
from rules.honor.prompts import AskTurn
from rules.honor.state import Observation, Player, Private
from rules.honor.table import Table


class Hand:
    """The observation of the player whose turn it is."""

    def __init__(self, observation: Observation, prompt: AskTurn) -> None:
        assert isinstance(observation.private, Private), "only a seat has a turn"
        self.prompt = prompt
        self.seat: Seat = prompt.seat
        self.public = observation.public
        self.private = observation.private
        self.cards = observation.private.hand
        self.players = observation.public.players
        self.content: Content = content(observation.public.deck)

    @property
    def player(self) -> Player:
        return self.players[self.seat]

    @property
    def others(self) -> list[Seat]:
        return [seat for seat in all_seats(len(self.players)) if seat != self.seat]

    def kind(self, card: CardKey) -> Kind:
        return self.content.cards[card].kind

    def affords(self, card: CardKey) -> bool:
        """Whether enough actions are left to play the card."""
        return self.content.cards[card].actions <= self.prompt.actions

    def is_seat(self, seat: Seat) -> bool:
        return 0 <= seat < len(self.players)


class WayBack(Enum):
    """The effect of an action on the undo stack (HO2.2)."""

    EXTENDED = auto()
    """The action can be undone: no luck, no card seen, no answer of another player."""
    KEPT = auto()
    CLOSED = auto()
    """Neither the action nor those before it can be undone."""


class WithCard(Protocol):
    """A command that names a card in hand."""

    @property
    def card(self) -> CardKey: ...


C = TypeVar("C")
K = TypeVar("K", bound=WithCard)


class TurnAction(ABC, Generic[C]):
    """One command of the own turn. Stateless; `moves` finds it by the type of the command."""

    command: type[C]
    way_back: ClassVar[WayBack] = WayBack.CLOSED

    @abstractmethod
    def problems(self, hand: Hand, command: C) -> Iterator[IllegalCommand]:
        """The rules that the command breaks; none if it is legal."""

    @abstractmethod
    def carry_out(self, table: Table, seat: Seat, command: C) -> None:
        """Apply the legal command."""


class CardAction(TurnAction[K]):
    """An action with a card from hand: play, lay or discard it (HO2.2)."""

    def problems(self, hand: Hand, command: K) -> Iterator[IllegalCommand]:
        if command.card not in hand.cards:
            yield IllegalCommand("not_in_hand", card=command.card)
            return
        needed = self.cost(hand, command.card)
        if hand.prompt.actions < needed:
            yield IllegalCommand("no_actions_left", needed=needed, left=hand.prompt.actions)
        yield from self.card_problems(hand, command)

    def cost(self, hand: Hand, card: CardKey) -> int:
        """The number of card actions it costs."""
        return hand.content.cards[card].actions

    @abstractmethod
    def card_problems(self, hand: Hand, command: K) -> Iterator[IllegalCommand]:
        """The rules of this action that the command breaks, apart from its cost in actions."""

    def plays(self, hand: Hand, card: CardKey) -> Iterable[K]:
        """Every command of this action with the card, apart from its cost; none for other kinds of cards."""
        return ()


class Declaration(TurnAction[C]):
    """A declaration; one per turn (HO2.3)."""

    def problems(self, hand: Hand, command: C) -> Iterator[IllegalCommand]:
        if not hand.prompt.may_declare:
            yield IllegalCommand("already_declared")
        yield from self.declaration_problems(hand, command)

    @abstractmethod
    def declaration_problems(self, hand: Hand, command: C) -> Iterator[IllegalCommand]:
        """The rules of this declaration that the command breaks, apart from the limit of one per turn."""

    @abstractmethod
    def candidates(self, hand: Hand) -> Iterable[C]:
        """Every command of this declaration that may be legal."""

    def choices(self, hand: Hand) -> list[C]:
        """Every legal command of this declaration, apart from the limit of one per turn."""
        return [each for each in self.candidates(hand) if not any(self.declaration_problems(hand, each))]
