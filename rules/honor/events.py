"""The events of Honor of the Samurai. The public state can be recomputed from the public events alone.

Two types are redacted: only the owner sees the cards of HandDealt and CardDrawn.
Wherever an event has `honor`, that is the seat's total afterwards.
"""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from rules.core.model import Event, Outcome, Seat
from rules.honor.content import Length
from rules.honor.deck import CardKey
from rules.honor.prompts import Cause
from rules.honor.state import Place, Theft

# ---- set-up (HO1) ----------------------------------------------------------------------------------------


class MatchBegan(Event, frozen=True):
    """Every samurai serves a start daimyo, by seat. `goal` is the honor that wins."""

    length: Length
    goal: int
    shogun_honor: int
    daimyos: tuple[CardKey, ...]
    first: Seat


class HandDealt(Event, frozen=True):
    """`count` cards were dealt; `cards` is None for everybody except their owner."""

    seat: Seat
    count: int
    cards: tuple[CardKey, ...] | None


class DrawPileMade(Event, frozen=True):
    """The rest of the cards after dealing, or the shuffled discard pile, which is empty now (HO1.2)."""

    cards: int


# ---- a turn (HO2) ----------------------------------------------------------------------------------------


class TurnBegan(Event, frozen=True):
    """`round` counts from 1."""

    seat: Seat
    round: int


class HonorCounted(Event, frozen=True):
    """Honor gained at the start of a turn, by source, and the seat's total afterwards (HO2.1).

    `daimyo_house` (with its daimyo) and `shogun` are those of the daimyo that the samurai serves. If that is
    an ally's, `shared` is true and half of the sum is gained, rounded up to a multiple of 5 (HO5.2).
    """

    seat: Seat
    daimyo_house: int
    samurai_house: int
    shogun: int
    shared: bool
    gained: int
    honor: int


class NoHonor(Event, frozen=True):
    """A ronin gets none (HO2.1)."""

    seat: Seat


class CardDrawn(Event, frozen=True):
    """A card went from the draw pile into the hand; `card` is None for everybody except its owner."""

    seat: Seat
    card: CardKey | None


class CardDiscarded(Event, frozen=True):
    """A card went from the hand to the discard pile without effect."""

    seat: Seat
    card: CardKey


class CardLaid(Event, frozen=True):
    """A card went from the hand into a house. `replaced` is the castle that was discarded for it (HO1.4)."""

    seat: Seat
    card: CardKey
    place: Place
    replaced: CardKey | None
    paid: int
    honor: int


class DaimyoLaid(Event, frozen=True):
    """A daimyo from the hand of `seat` was laid before `owner`, who is no longer a ronin (HO5.5, HO5.8)."""

    seat: Seat
    card: CardKey
    owner: Seat


class TakenBack(Event, frozen=True):
    """The last action was undone: the last `facts` valid events of this turn are void."""

    seat: Seat
    facts: int


class TurnEnded(Event, frozen=True):
    seat: Seat


# ---- declarations and battles (HO2.3, HO3.1, HO4) ----------------------------------------------------------


class BecameShogun(Event, frozen=True):
    """The Shogun card went from the middle to the seat; `forced` by HO3.1."""

    seat: Seat
    forced: bool


class Roll(msgspec.Struct, frozen=True):
    """The dice of both sides in one throw of a battle."""

    attack: tuple[int, ...]
    defence: tuple[int, ...]


class Help(msgspec.Struct, frozen=True):
    """The part of a side's strength that is the samurai house of an ally, the seat (HO5.3)."""

    seat: Seat
    strength: int


class BattleFought(Event, frozen=True):
    """A battle (HO4.2): the strength of both sides, and the throws; all except the last are ties.

    Events that were stored before `attack_help` and `defence_help` existed lack them.
    """

    attacker: Seat
    defender: Seat
    attack_strength: int
    defence_strength: int
    rolls: tuple[Roll, ...]
    winner: Seat
    attack_help: Help | None = None
    defence_help: Help | None = None

    @property
    def loser(self) -> Seat:
        return self.defender if self.winner == self.attacker else self.attacker


class ShogunCardMoved(Event, frozen=True):
    """The Shogun card went to another seat, or to the middle (None) (HO4.4, HO5.7, HO6.3)."""

    former: Seat
    seat: Seat | None


class CastleTaken(Event, frozen=True):
    """The winner took the loser's castle; `replaced`, an own one, was discarded (HO4.4)."""

    seat: Seat
    loser: Seat
    castle: CardKey
    replaced: CardKey | None


class CastleRazed(Event, frozen=True):
    """The loser's castle was discarded, by the winner's choice (HO4.4)."""

    seat: Seat
    loser: Seat
    castle: CardKey


class HouseDiscarded(Event, frozen=True):
    """All cards of a house were discarded, including its daimyo; a samurai's card stays."""

    place: Place
    daimyo: CardKey | None
    cards: tuple[CardKey, ...]


class BecameRonin(Event, frozen=True):
    seat: Seat


# ---- dishonor and saving face (HO3) ------------------------------------------------------------------------


class DishonorPlayed(Event, frozen=True):
    seat: Seat
    card: CardKey
    victim: Seat


class FaceAsked(Event, frozen=True):
    """All seats are asked whether to save the victim's face."""

    cause: Cause
    by: Seat
    victim: Seat


class FaceSaved(Event, frozen=True):
    """Save Face was played, by the first willing seat clockwise from the victim."""

    seat: Seat
    card: CardKey
    cause: Cause
    victim: Seat


class FaceNotSaved(Event, frozen=True):
    cause: Cause
    victim: Seat


class HonorLost(Event, frozen=True):
    """The victim of Dishonor lost honor."""

    seat: Seat
    lost: int
    honor: int


class SeppukuCommitted(Event, frozen=True):
    """The victim of Dishonor gives up a house instead of honor; HouseDiscarded follows."""

    place: Place


# ---- alliances (HO5) ---------------------------------------------------------------------------------------


class AllianceEnding(StrEnum):
    """Why an alliance ended."""

    BROKEN = "broken"
    DISHONOR = "dishonor"
    ASSASSIN = "assassin"
    NEW_DAIMYO = "new_daimyo"
    DAIMYO_LOST = "daimyo_lost"
    BETRAYAL = "betrayal"


class AllianceMade(Event, frozen=True):
    """The samurai of `seat`, a ronin, begins to serve the daimyo of `ally` (HO5.1)."""

    seat: Seat
    ally: Seat


class AllianceBroken(Event, frozen=True):
    """The breach is declared and paid for; the alliance ends with the seat's next turn (HO5.4)."""

    seat: Seat
    ally: Seat
    paid: int
    honor: int


class AllianceEnded(Event, frozen=True):
    """The samurai of `seat` no longer serves the daimyo of `ally`."""

    seat: Seat
    ally: Seat
    ending: AllianceEnding


class HouseSeized(Event, frozen=True):
    """The ally's daimyo and house went to the betrayer (HO5.7)."""

    seat: Seat
    former: Seat
    daimyo: CardKey
    cards: tuple[CardKey, ...]


# ---- ninjas (HO6) ------------------------------------------------------------------------------------------


class ThiefPlayed(Event, frozen=True):
    """A thief or elite thief, what it cost, and all that it stole (HO6.2)."""

    seat: Seat
    card: CardKey
    paid: int
    honor: int
    thefts: tuple[Theft, ...]


class AssassinPlayed(Event, frozen=True):
    """An assassin, what it cost, and its die (HO6.3). `bodyguard` was discarded in any case."""

    seat: Seat
    card: CardKey
    target: Place
    paid: int
    honor: int
    bodyguard: CardKey | None
    needed: int
    die: int

    @property
    def succeeded(self) -> bool:
        return self.die >= self.needed


# ---- end (HO7) ---------------------------------------------------------------------------------------------


class MatchEnded(Event, frozen=True):
    """`outcome.reason`: "honor" (the goal was reached), "most_honor", "most_income" or "shared" (HO7.1)."""

    outcome: Outcome


AnyEvent: TypeAlias = (
    MatchBegan
    | HandDealt
    | DrawPileMade
    | TurnBegan
    | HonorCounted
    | NoHonor
    | CardDrawn
    | CardDiscarded
    | CardLaid
    | DaimyoLaid
    | TakenBack
    | TurnEnded
    | BecameShogun
    | BattleFought
    | ShogunCardMoved
    | CastleTaken
    | CastleRazed
    | HouseDiscarded
    | BecameRonin
    | DishonorPlayed
    | FaceAsked
    | FaceSaved
    | FaceNotSaved
    | HonorLost
    | SeppukuCommitted
    | AllianceMade
    | AllianceBroken
    | AllianceEnded
    | HouseSeized
    | ThiefPlayed
    | AssassinPlayed
    | MatchEnded
)
