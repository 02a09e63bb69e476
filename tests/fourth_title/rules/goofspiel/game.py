"""The rules of Goofspiel, GS1 to GS3 of data/goofspiel/rules.md, through the contract of the rules core."""

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from rules.core.chance import Chance
from rules.core.decision import Decision, by_prompt
from rules.core.errors import BrokenInvariant, IllegalCommand
from rules.core.model import BySeat, Choices, Command, Event, Outcome, Prompt, Seat, Step, Viewer, by_seat
from rules.core.table import WorkingTable
from rules.core.title import Title

from .card import CARD, Options

CARDS = tuple(range(1, 14))
"""A hand at the start; the prizes, too (GS1.1)."""


class Bid(Command, frozen=True):
    card: int


class AskBid(Prompt, frozen=True):
    prize: int


class PrizeShown(Event, frozen=True):
    round: int
    prize: int


class BidLaid(Event, frozen=True):
    """Which card it is only its owner knows until all have bid."""

    seat: Seat
    card: int | None


class BidsRevealed(Event, frozen=True):
    bids: BySeat[int]


class PrizeTaken(Event, frozen=True):
    seat: Seat
    prize: int


class PrizeDiscarded(Event, frozen=True):
    """Several bids were equally the highest (GS2.3)."""

    prize: int


class MatchEnded(Event, frozen=True):
    winners: tuple[Seat, ...]
    points: int
    """Of each winner."""


AnyEvent: TypeAlias = PrizeShown | BidLaid | BidsRevealed | PrizeTaken | PrizeDiscarded | MatchEnded


class Public(msgspec.Struct, frozen=True):
    """What everybody sees."""

    round: int
    prize: int
    shown: tuple[int, ...]
    """All prizes turned up so far, the present one last."""
    points: BySeat[int]
    played: BySeat[tuple[int, ...]]
    """The bids of the rounds before, in order."""
    laid: BySeat[bool]
    """Who has bid in this round."""
    outcome: Outcome | None = None


class Hidden(msgspec.Struct, frozen=True):
    prizes: tuple[int, ...]
    """Still to come, in order."""
    bids: BySeat[int | None]
    """Of this round."""


class State(msgspec.Struct, frozen=True):
    public: Public
    hidden: Hidden


class Private(msgspec.Struct, frozen=True):
    """What only one player knows."""

    hand: tuple[int, ...]
    """Without the bid."""
    bid: int | None


class Observation(msgspec.Struct, frozen=True):
    viewer: Viewer
    public: Public
    private: Private | None

    @property
    def prompt(self) -> AskBid | None:
        """What the viewer is asked."""
        return None if self.viewer is None else prompts(self.public).get(self.viewer)


class Table(WorkingTable[State, AnyEvent, Public, Hidden]):
    """The table while one bid is laid."""

    @staticmethod
    def stage_key(public: Public) -> str:
        return f"round-{public.round}"

    def closed(self) -> State:
        return State(self.public, self.hidden)

    def show_prize(self) -> None:
        """The next round begins (GS2.1)."""
        prize, *others = self.hidden.prizes
        self.set_hidden(prizes=tuple(others))
        self.turn_page(round=self.public.round + 1, prize=prize, shown=(*self.public.shown, prize))
        self.emit(PrizeShown(self.public.round, prize))

    def lay(self, seat: Seat, card: int) -> None:
        """Take a bid; the last one ends the round (GS2.2)."""
        bids = (*self.hidden.bids[:seat], card, *self.hidden.bids[seat + 1 :])
        self.set_hidden(bids=bids)
        self.set(laid=tuple(bid is not None for bid in bids))
        self.emit(BidLaid(seat, card))
        if all(self.public.laid):
            self._reveal(tuple(bid for bid in bids if bid is not None))
            self.show_prize() if self.hidden.prizes else self._end()

    def _reveal(self, bids: BySeat[int]) -> None:
        self.emit(BidsRevealed(bids))
        played = tuple((*cards, bid) for cards, bid in zip(self.public.played, bids, strict=True))
        self.set(played=played, laid=(False,) * len(bids))
        self.set_hidden(bids=(None,) * len(bids))
        highest = [seat for seat, bid in by_seat(bids) if bid == max(bids)]
        if len(highest) == 1:
            self._award(highest[0])
        else:
            self.emit(PrizeDiscarded(self.public.prize))

    def _award(self, winner: Seat) -> None:
        points, prize = self.public.points, self.public.prize
        self.set(points=tuple(held + prize * (seat == winner) for seat, held in by_seat(points)))
        self.emit(PrizeTaken(winner, prize))

    def _end(self) -> None:
        """Most points win (GS3.1)."""
        points = self.public.points
        winners = tuple(seat for seat, held in by_seat(points) if held == max(points))
        self.set(outcome=Outcome(winners, points, "most_points"))
        self.emit(MatchEnded(winners, max(points)))


class LayBid(Decision[Observation, AskBid, Bid, Table]):
    """The one decision: any card of the hand (GS2.1)."""

    prompt = AskBid
    commands = (Bid,)

    def legal(self, observation: Observation, prompt: AskBid) -> Choices[Bid]:
        assert observation.private is not None, "a seat is asked"
        return Choices(tuple(map(Bid, observation.private.hand)))

    def refusal(self, observation: Observation, prompt: AskBid, command: Bid) -> IllegalCommand:
        return IllegalCommand("goofspiel_not_in_hand", card=command.card)

    def carry_out(self, table: Table, prompt: AskBid, command: Bid) -> None:
        table.lay(prompt.seat, command.card)


def prompts(public: Public) -> dict[Seat, AskBid]:
    """All who have not bid yet; nobody once the match is over."""
    if public.outcome:
        return {}
    waiting = (seat for seat, laid in by_seat(public.laid) if not laid)
    return {seat: AskBid(f"{public.round}-{seat}", seat, public.prize) for seat in waiting}


def hand(public: Public, seat: Seat, bid: int | None) -> tuple[int, ...]:
    """The cards that a seat has not played, lowest first, without its bid of this round."""
    return tuple(card for card in CARDS if card not in public.played[seat] and card != bid)


class Goofspiel(Title[State, Bid, AnyEvent, Observation]):
    """It holds nothing: every answer follows from the arguments."""

    card = CARD
    rules_version = 1
    state_type = State
    command_type = Bid
    event_type = AnyEvent
    decisions = by_prompt(LayBid())

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[State, AnyEvent]:
        nobody = (False,) * seats
        public = Public(0, 0, (), (0,) * seats, ((),) * seats, nobody)
        table = Table(public, Hidden(tuple(chance.shuffled(CARDS)), (None,) * seats), chance)
        table.show_prize()
        return table.step()

    def prompts(self, state: State) -> Mapping[Seat, Prompt]:
        return prompts(state.public)

    def carry_out(self, state: State, seat: Seat, command: Bid, chance: Chance) -> Step[State, AnyEvent]:
        table = Table(state.public, state.hidden, chance)
        prompt = prompts(state.public)[seat]
        self.decisions[AskBid].carry_out(table, prompt, command)
        return table.step()

    def advise(self, observation: Observation) -> Bid:
        """The card nearest to the prize."""
        assert observation.private is not None, "a seat is asked"
        prize = observation.public.prize
        return Bid(min(observation.private.hand, key=lambda card: abs(card - prize)))

    def observe(self, state: State, viewer: Viewer) -> Observation:
        if viewer is None:
            return Observation(viewer, state.public, None)
        bid = state.hidden.bids[viewer]
        return Observation(viewer, state.public, Private(hand(state.public, viewer, bid), bid))

    def imagine(self, observation: Observation, chance: Chance) -> State:
        """Prizes to come in any order, and any bids from the hands of others."""
        public, own = observation.public, observation.private
        prizes = tuple(chance.shuffled([card for card in CARDS if card not in public.shown]))
        bids = tuple(
            own.bid
            if own is not None and seat == observation.viewer
            else chance.pick(hand(public, seat, None))
            if laid
            else None
            for seat, laid in by_seat(public.laid)
        )
        return State(public, Hidden(prizes, bids))

    def redact(self, event: AnyEvent, viewer: Viewer) -> AnyEvent:
        if isinstance(event, BidLaid) and event.seat != viewer:
            return BidLaid(event.seat, None)
        return event

    def check(self, state: State) -> None:
        public, hidden = state.public, state.hidden
        if sorted((*public.shown, *hidden.prizes)) != list(CARDS):
            raise BrokenInvariant("a prize was lost or doubled")
        if sum(public.points) > sum(public.shown):
            raise BrokenInvariant("more points than prizes")
        if public.laid != tuple(bid is not None for bid in hidden.bids):
            raise BrokenInvariant("a bid was lost")
        for played, bid in zip(public.played, hidden.bids, strict=True):
            laid = played if bid is None else (*played, bid)
            if len({*laid} & {*CARDS}) != len(laid):
                raise BrokenInvariant("a bid was doubled")


GAME = Goofspiel()
"""The traditional game; Merrill Flood described it in the 1930s."""
