"""The rules of Goofspiel."""

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from rules.core.chance import Chance
from rules.core.decision import Decision, by_prompt
from rules.core.errors import BrokenInvariant, IllegalCommand
from rules.core.model import Choices, Command, Event, Outcome, Prompt, Seat, Step, Viewer, by_seat
from rules.core.table import WorkingTable
from rules.core.title import Title

from .card import CARD, Options

CARDS = tuple(range(1, 14))


class Bid(Command, frozen=True):
    card: int


class AskBid(Prompt, frozen=True):
    prize: int


class PrizeShown(Event, frozen=True):
    round: int
    prize: int


class BidLaid(Event, frozen=True):
    """Which card it is comes out when all have bid."""

    seat: Seat


class BidsRevealed(Event, frozen=True):
    bids: tuple[int, ...]


class PrizeTaken(Event, frozen=True):
    seat: Seat
    prize: int


class PrizeDiscarded(Event, frozen=True):
    """The highest bids were equal."""

    prize: int


class MatchEnded(Event, frozen=True):
    outcome: Outcome


AnyEvent: TypeAlias = PrizeShown | BidLaid | BidsRevealed | PrizeTaken | PrizeDiscarded | MatchEnded


class Public(msgspec.Struct, frozen=True):
    round: int
    prize: int
    shown: tuple[int, ...]
    points: tuple[int, ...]
    played: tuple[tuple[int, ...], ...]
    laid: tuple[bool, ...]
    outcome: Outcome | None = None


class Hidden(msgspec.Struct, frozen=True):
    prizes: tuple[int, ...]
    """Still to come, in order."""
    bids: tuple[int | None, ...]


class State(msgspec.Struct, frozen=True):
    public: Public
    hidden: Hidden


class Private(msgspec.Struct, frozen=True):
    hand: tuple[int, ...]
    bid: int | None


class Observation(msgspec.Struct, frozen=True):
    viewer: Viewer
    public: Public
    private: Private | None

    @property
    def prompt(self) -> AskBid | None:
        return None if self.viewer is None else prompts(self.public).get(self.viewer)


class Table(WorkingTable[State, AnyEvent, Public, Hidden]):
    """The table while one bid is laid."""

    @staticmethod
    def stage_key(public: Public) -> str:
        return f"round-{public.round}"

    def closed(self) -> State:
        return State(self.public, self.hidden)

    def lay(self, seat: Seat, card: int) -> None:
        bids = (*self.hidden.bids[:seat], card, *self.hidden.bids[seat + 1 :])
        self.set_hidden(bids=bids)
        self.set(laid=tuple(bid is not None for bid in bids))
        self.emit(BidLaid(seat))
        if all(self.public.laid):
            self._reveal(tuple(bid for bid in bids if bid is not None))

    def show_prize(self) -> None:
        prize, *others = self.hidden.prizes
        self.set_hidden(prizes=tuple(others), bids=(None,) * len(self.public.points))
        shown, laid = (*self.public.shown, prize), (False,) * len(self.public.points)
        self.turn_page(round=self.public.round + 1, prize=prize, shown=shown, laid=laid)
        self.emit(PrizeShown(self.public.round, prize))

    def _reveal(self, bids: tuple[int, ...]) -> None:
        self.emit(BidsRevealed(bids))
        prize, best = self.public.prize, max(bids)
        if bids.count(best) > 1:
            self.emit(PrizeDiscarded(prize))
        else:
            winner = Seat(bids.index(best))
            self.set(
                points=tuple(held + prize * (seat == winner) for seat, held in by_seat(self.public.points))
            )
            self.emit(PrizeTaken(winner, prize))
        played = zip(self.public.played, bids, strict=True)
        self.set(played=tuple((*cards, bid) for cards, bid in played))
        if self.hidden.prizes:
            self.show_prize()
        else:
            self._end()

    def _end(self) -> None:
        points = self.public.points
        winners = tuple(seat for seat, held in by_seat(points) if held == max(points))
        self.set(outcome=Outcome(winners, points, "most_points"))
        self.emit(MatchEnded(Outcome(winners, points, "most_points")))


class LayBid(Decision[Observation, AskBid, Bid, Table]):
    prompt = AskBid
    commands = (Bid,)

    def legal(self, observation: Observation, prompt: AskBid) -> Choices[Bid]:
        assert observation.private is not None, "a seat is asked"
        return Choices(tuple(map(Bid, observation.private.hand)))

    def refusal(self, observation: Observation, prompt: AskBid, command: Bid) -> IllegalCommand:
        return IllegalCommand("not_offered")

    def carry_out(self, table: Table, prompt: AskBid, command: Bid) -> None:
        table.lay(prompt.seat, command.card)


def prompts(public: Public) -> dict[Seat, AskBid]:
    """All who have not bid yet; nobody once the match is over."""
    if public.outcome:
        return {}
    waiting = (seat for seat, laid in by_seat(public.laid) if not laid)
    return {seat: AskBid(f"{public.round}-{seat}", seat, public.prize) for seat in waiting}


class Goofspiel(Title[State, Bid, AnyEvent, Observation]):
    card = CARD
    rules_version = 1
    state_type = State
    command_type = Bid
    event_type = AnyEvent
    decisions = by_prompt(LayBid())

    def setup(self, options: Options, seats: int, chance: Chance) -> Step[State, AnyEvent]:
        none = (0,) * seats
        public = Public(0, 0, (), none, ((),) * seats, (False,) * seats)
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
        assert observation.private is not None, "a seat is asked"
        return Bid(min(observation.private.hand, key=lambda card: abs(card - observation.public.prize)))

    def observe(self, state: State, viewer: Viewer) -> Observation:
        if viewer is None:
            return Observation(viewer, state.public, None)
        bid = state.hidden.bids[viewer]
        return Observation(viewer, state.public, Private(_hand(state.public, viewer, bid), bid))

    def imagine(self, observation: Observation, chance: Chance) -> State:
        public = observation.public
        prizes = tuple(chance.shuffled([card for card in CARDS if card not in public.shown]))
        bids: list[int | None] = [
            chance.pick(_hand(public, seat, None)) if laid else None for seat, laid in by_seat(public.laid)
        ]
        if observation.viewer is not None and observation.private is not None:
            bids[observation.viewer] = observation.private.bid
        return State(public, Hidden(prizes, tuple(bids)))

    def redact(self, event: AnyEvent, viewer: Viewer) -> AnyEvent:
        return event

    def check(self, state: State) -> None:
        if sorted((*state.public.shown, *state.hidden.prizes)) != list(CARDS):
            raise BrokenInvariant("a prize was lost or doubled")


def _hand(public: Public, seat: Seat, bid: int | None) -> tuple[int, ...]:
    return tuple(card for card in CARDS if card not in public.played[seat] and card != bid)


GAME = Goofspiel()
