"""What all actions of one's own turn share: card actions (HO2.2), declarations (HO2.3), and the others.

An action stands in its chapter: what it may be, why not, how the ways to do it are listed, what it does.
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
    """What the player whose turn it is knows."""

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
        """Whether there are actions left for playing the card."""
        return self.content.cards[card].actions <= self.prompt.actions

    def is_seat(self, seat: Seat) -> bool:
        return 0 <= seat < len(self.players)


class WayBack(Enum):
    """What becomes of the way back when an action is carried out (HO2.2)."""

    EXTENDED = auto()
    """The action can be taken back: no luck, no card seen, no answer of another."""
    KEPT = auto()
    CLOSED = auto()
    """Neither the action nor what was done before it can be taken back."""


class WithCard(Protocol):
    """A command that names a card in hand."""

    @property
    def card(self) -> CardKey: ...


C = TypeVar("C")
K = TypeVar("K", bound=WithCard)


class TurnAction(ABC, Generic[C]):
    """One command of one's own turn. It holds nothing; `moves` finds it by the type of the command."""

    command: type[C]
    way_back: ClassVar[WayBack] = WayBack.CLOSED

    @abstractmethod
    def problems(self, hand: Hand, command: C) -> Iterator[IllegalCommand]:
        """The rules that the command breaks; none if it is legal."""

    @abstractmethod
    def carry_out(self, table: Table, seat: Seat, command: C) -> None:
        """The effect of the legal command."""


class CardAction(TurnAction[K]):
    """A card of the hand is played, laid or discarded (HO2.2)."""

    def problems(self, hand: Hand, command: K) -> Iterator[IllegalCommand]:
        if command.card not in hand.cards:
            yield IllegalCommand("not_in_hand", card=command.card)
            return
        needed = self.cost(hand, command.card)
        if hand.prompt.actions < needed:
            yield IllegalCommand("no_actions_left", needed=needed, left=hand.prompt.actions)
        yield from self.card_problems(hand, command)

    def cost(self, hand: Hand, card: CardKey) -> int:
        """How many card actions it takes."""
        return hand.content.cards[card].actions

    @abstractmethod
    def card_problems(self, hand: Hand, command: K) -> Iterator[IllegalCommand]:
        """The rules of this action that the command breaks, its actions left aside."""

    def plays(self, hand: Hand, card: CardKey) -> Iterable[K]:
        """Every way to do it with a card, its actions left aside; none where it is not for such a card."""
        return ()


class Declaration(TurnAction[C]):
    """One in a turn (HO2.3)."""

    def problems(self, hand: Hand, command: C) -> Iterator[IllegalCommand]:
        if not hand.prompt.may_declare:
            yield IllegalCommand("already_declared")
        yield from self.declaration_problems(hand, command)

    @abstractmethod
    def declaration_problems(self, hand: Hand, command: C) -> Iterator[IllegalCommand]:
        """The rules of this declaration that the command breaks, whether or not one was made."""

    @abstractmethod
    def candidates(self, hand: Hand) -> Iterable[C]:
        """Every way to declare it that may be legal."""

    def choices(self, hand: Hand) -> list[C]:
        """Every way to declare it now, whether or not a declaration was made."""
        return [each for each in self.candidates(hand) if not any(self.declaration_problems(hand, each))]
