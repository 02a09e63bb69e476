"""An umpire of Honor of the Samurai: a second model of the rules, from the printed material and the digest.

It determines the legal commands of the player on turn, and the public state after a command, given only the
luck in the events: cards drawn and dice. It shares only the types of commands and events with the rules.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from rules.core.model import Outcome, Seat
from rules.honor import commands as told
from rules.honor.commands import AnyCommand
from rules.honor.events import (
    AnyEvent,
    AssassinPlayed,
    BattleFought,
    CardDrawn,
    DrawPileMade,
)
from rules.honor.prompts import HouseName
from rules.honor.state import Place, State, Theft
from tests.rules.honor.printed import (
    ASSASSIN,
    BETRAYAL,
    BREACH,
    CARDS,
    DAIMYO,
    DISHONOR,
    FIREARMS,
    GOAL,
    HAND,
    LAID,
    LIMIT,
    MUST_CLAIM,
    ROUNDS,
    SAMURAI,
    SAMURAI_KI,
    SAVED,
    SHOGUN,
    STOLEN,
    THIEF,
)

E = TypeVar("E")


@dataclass
class Seated:
    """A player: what lies open, and the hand."""

    daimyo: str | None
    honor: int
    houses: dict[HouseName, Counter[str]]
    hand: Counter[str]
    serves: Seat | None
    leaving: bool


@dataclass
class Umpire:
    """The table as the umpire has it. `answers`: what was said so far to the question of saving a face."""

    length: str
    seated: list[Seated]
    shogun: Seat | None
    discards: Counter[str]
    draw_pile: int
    first: Seat
    turn: Seat
    round: int
    used: int
    declared: bool
    answers: dict[Seat, bool] = field(default_factory=dict)
    winners: tuple[Seat, ...] = ()

    @classmethod
    def looking_at(cls, state: State) -> "Umpire":
        """The table of a position in which nothing hangs in the air."""
        public = state.public
        seated = [
            Seated(
                player.daimyo,
                player.honor,
                {DAIMYO: Counter(player.daimyo_house), SAMURAI: Counter(player.samurai_house)},
                Counter(private.hand),
                player.serves,
                player.leaving,
            )
            for player, private in zip(public.players, state.private, strict=True)
        ]
        return cls(
            public.length,
            seated,
            public.shogun,
            Counter(public.discards),
            public.draw_pile,
            public.first,
            public.turn,
            public.round,
            public.used,
            public.declared,
            winners=_winners(public.outcome),
        )

    # ---- counting -------------------------------------------------------------------------------------

    def actions(self, seat: Seat) -> int:
        """Card actions left: a third of the ki, at most five, less those used (HO2.2)."""
        return max(0, min(5, (SAMURAI_KI + self._sum(seat, "ki")) // 3) - self.used)

    def income(self, seat: Seat) -> int:
        """What the seat counts at the start of a turn (HO2.1, HO5.2)."""
        player = self.seated[seat]
        lord = seat if player.serves is None else player.serves
        if self.seated[lord].daimyo is None:
            return 0
        own = self._of(player.houses[SAMURAI].elements(), "honor")
        whole = own + self._of(self._daimyo_house(lord), "honor")
        whole += SHOGUN[len(self.seated)] if self.shogun == lord else 0
        return whole if lord == seat else -(-whole // 10) * 5

    def dice(self, seat: Seat, *, defends: bool) -> int:
        """A third of the strength, with the allied samurai's house; a castle only defends (HO4.2, HO5.3)."""
        cards = [*self._daimyo_house(seat), *self.seated[seat].houses[SAMURAI].elements()]
        cards += [
            card for ally in self._allies(seat) for card in self.seated[ally].houses[SAMURAI].elements()
        ]
        counted = [card for card in cards if defends or CARDS[card].kind != "castle"]
        return min(6, self._of(counted, "strength") // 3)

    # ---- what may be done (HO2, HO3.1, HO4.1, HO5, HO6.1) ------------------------------------------------

    def allows(self, seat: Seat, command: AnyCommand) -> bool:
        """Whether the player on turn may do this."""
        player, actions, hand = self.seated[seat], self.actions(seat), self.seated[seat].hand
        ronin = player.daimyo is None and player.serves is None
        match command:
            case told.Draw():
                return actions > 0 and hand.total() < HAND and (self.draw_pile > 0 or bool(self.discards))
            case told.Discard(card=card):
                return actions > 0 and hand[card] > 0
            case told.Lay(card=card, place=place):
                return actions > 0 and hand[card] > 0 and self._may_lay(seat, card, place)
            case told.Steal(card=card, thefts=thefts):
                return actions > 0 and hand[card] > 0 and self._may_steal(seat, card, thefts)
            case told.Assassinate(card=card, target=target):
                kills = card == "assassin" and self._is_house(target)
                return actions > 0 and hand[card] > 0 and kills and player.honor >= self._hire(seat, target)
            case told.Dishonor(card=card, victim=victim):
                return actions > 1 and card == "dishonor" and hand[card] > 0 and victim != seat
            case told.BecomeShogun():
                return not self.declared and self.shogun is None and player.daimyo is not None
            case told.Attack(target=target):
                open_to_attack = self.shogun == target or bool(self._castle(target))
                able = player.daimyo is not None and self.dice(seat, defends=False) > 0
                return not self.declared and able and target != seat and open_to_attack
            case told.Ally(target=target):
                free = self.seated[target].daimyo is not None and not self._allies(target)
                return not self.declared and ronin and target != seat and free
            case told.BreakAlliance():
                return not self.declared and player.serves is not None and not player.leaving
        return isinstance(command, told.EndTurn)

    def _may_lay(self, seat: Seat, card: str, place: Place) -> bool:
        """HO1.4, HO5.5, HO5.6, HO5.8."""
        kind, owner = CARDS[card].kind, self.seated[place.seat]
        if kind == "daimyo":
            founds = place.seat == seat and owner.serves is None
            return place.house is DAIMYO and owner.daimyo is None and (founds or owner.serves == seat)
        if kind not in LAID or not self._is_near(seat, place.seat) or not self._is_house(place):
            return False
        if kind == "castle":  # only one's own is replaced
            return place.house is DAIMYO and (place.seat == seat or not self._castle(place.seat))
        return self._fits(place, card)

    def _may_steal(self, seat: Seat, card: str, thefts: Sequence[Theft]) -> bool:
        """HO6.1, HO6.2. All cards are taken before any is put down."""
        if card not in THIEF or not 1 <= len(thefts) <= THIEF[card][1]:
            return False
        taken = Counter((theft.source.seat, theft.source.house, theft.card) for theft in thefts)
        there = all(self.seated[at].houses[house][name] >= n for (at, house, name), n in taken.items())
        stolen = all(CARDS[theft.card].kind in STOLEN for theft in thefts)
        if not there or not stolen or self.seated[seat].honor < THIEF[card][0]:
            return False
        for theft in thefts:
            self._house(theft.source)[theft.card] -= 1
        put: list[Theft] = []
        for theft in thefts:
            if theft.target and self._may_keep(seat, theft.target, theft.card):
                self._house(theft.target)[theft.card] += 1
                put.append(theft)
        for theft in put:
            if theft.target:
                self._house(theft.target)[theft.card] -= 1
        for theft in thefts:
            self._house(theft.source)[theft.card] += 1
        return len(put) == sum(theft.target is not None for theft in thefts)

    def _may_keep(self, seat: Seat, place: Place, card: str) -> bool:
        return self._is_near(seat, place.seat) and self._is_house(place) and self._fits(place, card)

    def _is_near(self, seat: Seat, other: Seat) -> bool:
        """Oneself or an ally."""
        return other in (seat, self.seated[seat].serves) or self.seated[other].serves == seat

    def _is_house(self, place: Place) -> bool:
        """A daimyo's house is there as long as the daimyo is."""
        return place.house is SAMURAI or self.seated[place.seat].daimyo is not None

    def _fits(self, place: Place, card: str) -> bool:
        kind = CARDS[card].kind
        of_kind = sum(n for name, n in self._house(place).items() if CARDS[name].kind == kind)
        return of_kind < LIMIT.get(kind, 99)

    def _hire(self, seat: Seat, target: Place) -> int:
        """What an assassin costs (HO5.7)."""
        betrays = self.seated[seat].serves == target.seat and target.house is SAMURAI
        return BETRAYAL if betrays else ASSASSIN

    # ---- what comes of it -------------------------------------------------------------------------------

    def carry_out(self, seat: Seat, command: AnyCommand, events: Iterable[AnyEvent]) -> None:
        """Change the table; `events` are only asked for the luck, and who was the first to save a face."""
        luck, player = list(events), self.seated[seat]
        match command:
            case told.Draw():
                self._reshuffle(luck)
                [drawn] = _all(luck, CardDrawn)
                assert drawn.card is not None
                player.hand[drawn.card] += 1
                self.draw_pile -= 1
            case told.Discard(card=card):
                self._discard_from_hand(seat, card)
            case told.Lay(card=card, place=place):
                self._lay(seat, card, place)
            case told.Steal(card=card, thefts=thefts):
                self._discard_from_hand(seat, card)
                player.honor -= THIEF[card][0]
                self._steal(thefts)
            case told.Assassinate(card=card, target=target):
                self._discard_from_hand(seat, card)
                player.honor -= self._hire(seat, target)
                [played] = _all(luck, AssassinPlayed)
                self._assassinate(seat, target, played.die)
            case told.Dishonor(card=card):
                self._discard_from_hand(seat, card)
                self.used += 1
            case told.BecomeShogun():
                self.shogun = seat
            case told.Ally(target=target):
                player.serves = target
            case told.BreakAlliance():
                player.leaving, player.honor = True, player.honor - BREACH
            case told.EndTurn():
                self._end_turn()
        acts = told.Draw | told.Discard | told.Lay | told.Steal | told.Assassinate | told.Dishonor
        self.used += isinstance(command, acts)
        declares = told.BecomeShogun | told.Attack | told.Ally | told.BreakAlliance
        self.declared = self.declared or isinstance(command, declares)

    def _reshuffle(self, luck: Sequence[AnyEvent]) -> None:
        """HO1.2: only an empty pile is made again."""
        assert bool(_all(luck, DrawPileMade)) == (self.draw_pile == 0)
        if self.draw_pile == 0:
            self.draw_pile, self.discards = self.discards.total(), Counter()

    def _lay(self, seat: Seat, card: str, place: Place) -> None:
        self.seated[seat].hand[card] -= 1
        owner = self.seated[place.seat]
        if CARDS[card].kind == "daimyo":
            owner.daimyo, owner.serves, owner.leaving = card, None, False
            return
        if CARDS[card].kind == "castle" and (old := self._castle(place.seat)):
            self._discard(place, old)
        self._house(place)[card] += 1
        self.seated[seat].honor -= FIREARMS if card == "firearms" else 0

    def _steal(self, thefts: Sequence[Theft]) -> None:
        for theft in thefts:
            self._house(theft.source)[theft.card] -= 1
        for theft in thefts:
            (self._house(theft.target) if theft.target else self.discards)[theft.card] += 1

    def _assassinate(self, seat: Seat, target: Place, die: int) -> None:
        """HO5.5, HO5.7, HO6.3."""
        victim = self.seated[target.seat]
        guarded = self._house(target)["bodyguard"] > 0
        if guarded:
            self._discard(target, "bodyguard")
        if die < (5 if guarded else 3):
            return
        if target.house is DAIMYO:
            self._lose_daimyo_house(target.seat)
            return
        self._discard_all(target)
        if victim.serves == seat:
            victim.serves, victim.leaving = None, False
        if self.seated[seat].serves == target.seat:
            self._betray(seat, target.seat)

    def _betray(self, seat: Seat, lord: Seat) -> None:
        """The lord's daimyo, house and Shogun card go to the ally who betrayed them (HO5.7)."""
        traitor, former = self.seated[seat], self.seated[lord]
        traitor.serves, traitor.leaving = None, False
        traitor.daimyo, former.daimyo = former.daimyo, None
        traitor.houses[DAIMYO], former.houses[DAIMYO] = former.houses[DAIMYO], Counter()
        self.shogun = seat if self.shogun == lord else self.shogun

    def dishonored(self, by: Seat, victim: Seat, house: HouseName | None, saver: Seat | None) -> None:
        """Dishonor has been borne: seppuku of a house, or honor lost (HO3.3, HO5.5)."""
        player = self.seated[victim]
        self.face_saved(saver)
        if saver is None and player.serves == by:
            player.serves, player.leaving = None, False
        if house is DAIMYO:
            self._lose_daimyo_house(victim)
        elif house is SAMURAI:
            self._discard_all(Place(victim, SAMURAI))
        else:
            player.honor -= DISHONOR if saver is None else SAVED

    def face_saved(self, saver: Seat | None) -> None:
        """HO3.4: the card is spent, if there was one."""
        if saver is not None:
            self._discard_from_hand(saver, "save_face")

    def fought(self, fight: BattleFought, saver: Seat | None, castle_taken: bool) -> None:
        """A battle and all that follows (HO4.2 to HO4.4)."""
        winner, loser = self._winner(fight)
        ours, theirs = Place(winner, DAIMYO), Place(loser, DAIMYO)
        assert saver is None or self.shogun != loser
        self.face_saved(saver)
        if castle := self._castle(loser):
            self._house(theirs)[castle] -= 1
            if castle_taken and (old := self._castle(winner)):
                self._discard(ours, old)
            (self._house(ours) if castle_taken else self.discards)[castle] += 1
        if self.shogun == loser:
            self.shogun = winner
        if saver is None:
            self._lose_daimyo_house(loser)

    def _winner(self, fight: BattleFought) -> tuple[Seat, Seat]:
        """Winner and loser by the dice, the last of which are no tie (HO4.2)."""
        sides = (fight.attacker, False), (fight.defender, True)
        for roll in fight.rolls:
            thrown = len(roll.attack), len(roll.defence)
            assert thrown == tuple(self.dice(seat, defends=defends) for seat, defends in sides)
        sums = [(sum(roll.attack), sum(roll.defence)) for roll in fight.rolls]
        assert all(attack == defence for attack, defence in sums[:-1])
        attack, defence = sums[-1]
        assert attack != defence
        won = attack > defence
        return (fight.attacker, fight.defender) if won else (fight.defender, fight.attacker)

    def first_saver(self, victim: Seat) -> Seat | None:
        """Of those who want to save the victim's face, the first clockwise from the victim."""
        wanting = [seat for seat, saves in self.answers.items() if saves]
        return min(wanting, key=lambda seat: (seat - victim) % len(self.seated), default=None)

    def _end_turn(self) -> None:
        """The next turn begins, or the match ends (HO2.4, HO3.1, HO7.1)."""
        self._must_claim(self.turn)
        self.turn = Seat((self.turn + 1) % len(self.seated))
        self.round += self.turn == self.first
        if self.round > ROUNDS:
            self.round, self.winners = ROUNDS, self._best()
            self.turn = Seat((self.turn - 1) % len(self.seated))
            return
        self.used, self.declared = 0, False
        self.begin_turn()

    def begin_turn(self) -> None:
        """HO2.1: a breach takes effect, then honor is counted; the goal wins at once."""
        player = self.seated[self.turn]
        if player.leaving:
            player.serves, player.leaving = None, False
        player.honor += self.income(self.turn)
        if player.honor >= GOAL[self.length]:
            self.winners = (self.turn,)
            return
        self._must_claim(self.turn)

    def _must_claim(self, seat: Seat) -> None:
        """HO3.1: with 100 or more the card is not left in the middle."""
        player = self.seated[seat]
        able = player.daimyo is not None and not self.declared and self.shogun is None
        if able and player.honor >= MUST_CLAIM:
            self.shogun, self.declared = seat, True

    def _best(self) -> tuple[Seat, ...]:
        """Most honor, then most income (HO7.1), of which a breach leaves nothing (HO5.4)."""
        merit = [
            (player.honor, 0 if player.leaving else self.income(Seat(seat)))
            for seat, player in enumerate(self.seated)
        ]
        return tuple(Seat(seat) for seat, one in enumerate(merit) if one == max(merit))

    # ---- cards and houses -------------------------------------------------------------------------------

    def _house(self, place: Place) -> Counter[str]:
        return self.seated[place.seat].houses[place.house]

    def _castle(self, seat: Seat) -> str | None:
        house = self.seated[seat].houses[DAIMYO]
        return next((card for card in house.elements() if CARDS[card].kind == "castle"), None)

    def _allies(self, lord: Seat) -> list[Seat]:
        return [Seat(seat) for seat, player in enumerate(self.seated) if player.serves == lord]

    def _daimyo_house(self, seat: Seat) -> list[str]:
        player = self.seated[seat]
        return [*([player.daimyo] if player.daimyo else []), *player.houses[DAIMYO].elements()]

    def _sum(self, seat: Seat, what: str) -> int:
        return self._of([*self._daimyo_house(seat), *self.seated[seat].houses[SAMURAI].elements()], what)

    @staticmethod
    def _of(cards: Iterable[str], what: str) -> int:
        return sum(getattr(CARDS[card], what) for card in cards)

    def _discard(self, place: Place, card: str) -> None:
        self._house(place)[card] -= 1
        self.discards[card] += 1

    def _discard_all(self, place: Place) -> None:
        self.discards += self._house(place)
        self._house(place).clear()

    def _discard_from_hand(self, seat: Seat, card: str) -> None:
        self.seated[seat].hand[card] -= 1
        self.discards[card] += 1

    def _lose_daimyo_house(self, seat: Seat) -> None:
        """The daimyo is gone: with the house, the Shogun card and the ally (HO3.3, HO4.3, HO6.3)."""
        player = self.seated[seat]
        assert player.daimyo is not None
        self._discard_all(Place(seat, DAIMYO))
        self.discards[player.daimyo] += 1
        player.daimyo = None
        self.shogun = None if self.shogun == seat else self.shogun
        for ally in self._allies(seat):
            self.seated[ally].serves, self.seated[ally].leaving = None, False


def _winners(outcome: Outcome | None) -> tuple[Seat, ...]:
    return outcome.winners if outcome else ()


def _all(events: Iterable[AnyEvent], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]
