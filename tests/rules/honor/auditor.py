"""An independent auditor of Honor of the Samurai: it rebuilds the public state from the public events.

It knows the printed material, but nothing of how the rules compute: it books what each event says, and counts
honor, strength and dice itself. A missing or wrong fact in an event makes its book differ.
"""

from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass, field
from functools import singledispatchmethod

from rules.core.model import Outcome, Seat
from rules.honor.content import content
from rules.honor.deck import CardKey, Kind
from rules.honor.events import (
    AllianceBroken,
    AllianceEnded,
    AllianceMade,
    AnyEvent,
    AssassinPlayed,
    BattleFought,
    BecameRonin,
    BecameShogun,
    CardDiscarded,
    CardDrawn,
    CardLaid,
    CastleRazed,
    CastleTaken,
    DaimyoLaid,
    DishonorPlayed,
    DrawPileMade,
    FaceAsked,
    FaceNotSaved,
    FaceSaved,
    HandDealt,
    HonorCounted,
    HonorLost,
    HouseDiscarded,
    HouseSeized,
    MatchBegan,
    MatchEnded,
    NoHonor,
    SeppukuCommitted,
    ShogunCardMoved,
    TakenBack,
    ThiefPlayed,
    TurnBegan,
    TurnEnded,
)
from rules.honor.prompts import HouseName
from rules.honor.state import Place, Player, Public

CARDS = content().cards


@dataclass
class Seated:
    """A player in the book."""

    daimyo: str | None
    honor: int = 0
    hand: int = 0
    houses: dict[HouseName, list[str]] = field(default_factory=lambda: {name: [] for name in HouseName})
    serves: Seat | None = None
    leaving: bool = False

    def agrees(self, player: Player) -> bool:
        mine = (self.daimyo, self.honor, self.hand, self.serves, self.leaving)
        theirs = (player.daimyo, player.honor, player.hand, player.serves, player.leaving)
        return mine == theirs and all(tuple(self.houses[name]) == player.house(name) for name in HouseName)


@dataclass
class Book:
    """All that lies open, as far as it was told."""

    seated: list[Seated]
    shogun_honor: int
    goal: int
    shogun: Seat | None = None
    draw_pile: int = 0
    discards: list[str] = field(default_factory=list)
    turn: Seat = Seat(0)
    round: int = 0
    outcome: Outcome | None = None


class Auditor:
    """Folds public events into a book; `differences` holds the book against the table."""

    def __init__(self) -> None:
        self.book = Book([], 0, 0)
        self._before: list[Book] = []
        """The book before each event of this turn that still counts."""

    def hear(self, event: AnyEvent) -> None:
        """Book an event, as redacted for a viewer without a seat."""
        if isinstance(event, TakenBack):
            *self._before, self.book = self._before[: len(self._before) - event.facts + 1]
            return
        if isinstance(event, TurnBegan):
            self._before = []
        self._before.append(deepcopy(self.book))
        self._enter(event)

    def differences(self, public: Public) -> list[str]:
        """What the book says otherwise than the table."""
        facts = ("shogun", "draw_pile", "turn", "round", "outcome")
        wrong = [fact for fact in facts if getattr(self.book, fact) != getattr(public, fact)]
        if tuple(self.book.discards) != public.discards:
            wrong.append("discards")
        both = enumerate(zip(self.book.seated, public.players, strict=True))
        return wrong + [f"seat {seat}" for seat, (mine, theirs) in both if not mine.agrees(theirs)]

    # ---- the book ------------------------------------------------------------------------------------------

    @singledispatchmethod
    def _enter(self, event: AnyEvent) -> None:
        """Events that change nothing by themselves."""
        quiet = NoHonor | TurnEnded | FaceAsked | FaceNotSaved | SeppukuCommitted
        assert isinstance(event, quiet), f"the auditor does not know {type(event).__name__}"

    @_enter.register
    def _(self, event: MatchBegan) -> None:
        self.book = Book([Seated(daimyo) for daimyo in event.daimyos], event.shogun_honor, event.goal)
        self.book.turn = event.first

    @_enter.register
    def _(self, event: HandDealt) -> None:
        assert event.cards is None
        self.book.seated[event.seat].hand = event.count

    @_enter.register
    def _(self, event: DrawPileMade) -> None:
        assert self.book.round == 0 or len(self.book.discards) == event.cards
        self.book.draw_pile, self.book.discards = event.cards, []

    @_enter.register
    def _(self, event: TurnBegan) -> None:
        self.book.turn, self.book.round = event.seat, event.round

    @_enter.register
    def _(self, event: HonorCounted) -> None:
        player = self.book.seated[event.seat]
        lord = event.seat if player.serves is None else player.serves
        sums = self._honor_of_daimyo(lord), self._sum(player.houses[HouseName.SAMURAI], "honor")
        office = self.book.shogun_honor if self.book.shogun == lord else 0
        assert (event.daimyo_house, event.samurai_house, event.shogun) == (*sums, office)
        whole = sum(sums) + office
        share = next(share for share in range(0, 999, 5) if 2 * share >= whole)
        assert event.shared == (lord != event.seat)
        assert event.gained == (share if event.shared else whole)
        self._gain(event.seat, event.gained, event.honor)

    @_enter.register
    def _(self, event: CardDrawn) -> None:
        assert event.card is None
        self.book.seated[event.seat].hand += 1
        self.book.draw_pile -= 1

    @_enter.register
    def _(self, event: CardDiscarded) -> None:
        self._from_hand(event.seat, event.card)

    @_enter.register
    def _(self, event: CardLaid) -> None:
        self.book.seated[event.seat].hand -= 1
        if event.replaced:
            self._take(event.place, event.replaced)
            self.book.discards.append(event.replaced)
        self._at(event.place).append(event.card)
        self._pay(event.seat, CARDS[event.card].cost, event)

    @_enter.register
    def _(self, event: DaimyoLaid) -> None:
        self.book.seated[event.seat].hand -= 1
        assert self.book.seated[event.owner].daimyo is None
        self.book.seated[event.owner].daimyo = event.card

    @_enter.register
    def _(self, event: BecameShogun) -> None:
        assert self.book.shogun is None
        self.book.shogun = event.seat

    @_enter.register
    def _(self, event: ShogunCardMoved) -> None:
        assert self.book.shogun == event.former
        self.book.shogun = event.seat

    @_enter.register
    def _(self, event: BattleFought) -> None:
        assert event.attack_strength == self._strength(event.attacker, castle=False)
        assert event.defence_strength == self._strength(event.defender, castle=True)
        *ties, last = event.rolls
        assert all(sum(roll.attack) == sum(roll.defence) for roll in ties)
        for roll in event.rolls:
            assert len(roll.attack) == min(6, event.attack_strength // 3)
            assert len(roll.defence) == min(6, event.defence_strength // 3)
        assert sum(last.attack) != sum(last.defence)
        assert (event.winner == event.attacker) == (sum(last.attack) > sum(last.defence))

    @_enter.register
    def _(self, event: CastleTaken) -> None:
        ours = Place(event.seat, HouseName.DAIMYO)
        self._take(Place(event.loser, HouseName.DAIMYO), event.castle)
        if event.replaced:
            self._take(ours, event.replaced)
            self.book.discards.append(event.replaced)
        self._at(ours).append(event.castle)

    @_enter.register
    def _(self, event: CastleRazed) -> None:
        self._take(Place(event.loser, HouseName.DAIMYO), event.castle)
        self.book.discards.append(event.castle)

    @_enter.register
    def _(self, event: HouseDiscarded) -> None:
        assert tuple(self._at(event.place)) == event.cards
        self._at(event.place).clear()
        self.book.discards += event.cards
        if event.daimyo:
            assert self.book.seated[event.place.seat].daimyo == event.daimyo
            self.book.seated[event.place.seat].daimyo = None
            self.book.discards.append(event.daimyo)

    @_enter.register
    def _(self, event: BecameRonin) -> None:
        player = self.book.seated[event.seat]
        assert (player.daimyo, player.serves) == (None, None)

    @_enter.register
    def _(self, event: DishonorPlayed) -> None:
        self._from_hand(event.seat, event.card)

    @_enter.register
    def _(self, event: FaceSaved) -> None:
        self._from_hand(event.seat, event.card)

    @_enter.register
    def _(self, event: HonorLost) -> None:
        assert event.lost in (30, 75)
        self._gain(event.seat, -event.lost, event.honor)

    @_enter.register
    def _(self, event: AllianceMade) -> None:
        self.book.seated[event.seat].serves = event.ally

    @_enter.register
    def _(self, event: AllianceBroken) -> None:
        self.book.seated[event.seat].leaving = True
        self._pay(event.seat, 25, event)

    @_enter.register
    def _(self, event: AllianceEnded) -> None:
        player = self.book.seated[event.seat]
        assert player.serves == event.ally
        player.serves, player.leaving = None, False

    @_enter.register
    def _(self, event: HouseSeized) -> None:
        former, player = self.book.seated[event.former], self.book.seated[event.seat]
        assert (former.daimyo, tuple(former.houses[HouseName.DAIMYO])) == (event.daimyo, event.cards)
        former.daimyo, former.houses[HouseName.DAIMYO] = None, []
        player.daimyo, player.houses[HouseName.DAIMYO] = event.daimyo, list(event.cards)

    @_enter.register
    def _(self, event: ThiefPlayed) -> None:
        self._from_hand(event.seat, event.card)
        self._pay(event.seat, CARDS[event.card].cost, event)
        for theft in event.thefts:
            self._take(theft.source, theft.card)
        for theft in event.thefts:
            (self._at(theft.target) if theft.target else self.book.discards).append(theft.card)

    @_enter.register
    def _(self, event: AssassinPlayed) -> None:
        self._from_hand(event.seat, event.card)
        betrayal = self.book.seated[event.seat].serves == event.target.seat
        self._pay(event.seat, 50 if betrayal and event.target.house is HouseName.SAMURAI else 25, event)
        assert event.needed == (5 if event.bodyguard else 3)
        if event.bodyguard:
            self._take(event.target, event.bodyguard)
            self.book.discards.append(event.bodyguard)
        assert (
            all(CARDS[CardKey(card)].kind is not Kind.BODYGUARD for card in self._at(event.target))
            or event.bodyguard
        )

    @_enter.register
    def _(self, event: MatchEnded) -> None:
        self.book.outcome = event.outcome
        scores = tuple(player.honor for player in self.book.seated)
        assert event.outcome.scores == scores
        assert all(scores[winner] == max(scores) for winner in event.outcome.winners)

    # ---- inside --------------------------------------------------------------------------------------------

    def _at(self, place: Place) -> list[str]:
        return self.book.seated[place.seat].houses[place.house]

    def _take(self, place: Place, card: str) -> None:
        self._at(place).remove(card)

    def _from_hand(self, seat: Seat, card: str) -> None:
        self.book.seated[seat].hand -= 1
        self.book.discards.append(card)

    def _gain(self, seat: Seat, honor: int, told: int) -> None:
        self.book.seated[seat].honor += honor
        assert self.book.seated[seat].honor == told

    def _pay(
        self, seat: Seat, cost: int, told: AllianceBroken | AssassinPlayed | CardLaid | ThiefPlayed
    ) -> None:
        assert told.paid == cost
        self._gain(seat, -cost, told.honor)

    def _sum(self, cards: Iterable[str], what: str) -> int:
        return sum(getattr(CARDS[CardKey(card)], what) for card in cards)

    def _honor_of_daimyo(self, seat: Seat) -> int:
        player = self.book.seated[seat]
        assert player.daimyo is not None
        return self._sum([player.daimyo, *player.houses[HouseName.DAIMYO]], "honor")

    def _strength(self, seat: Seat, *, castle: bool) -> int:
        player = self.book.seated[seat]
        assert player.daimyo is not None
        cards = [player.daimyo, *player.houses[HouseName.DAIMYO], *player.houses[HouseName.SAMURAI]]
        for other in self.book.seated:
            if other.serves == seat:
                cards += other.houses[HouseName.SAMURAI]
        return self._sum(
            [card for card in cards if castle or CARDS[CardKey(card)].kind is not Kind.CASTLE], "strength"
        )
