"""The events of Samurai Spirit. The public state can be recomputed from them alone."""

from enum import StrEnum
from typing import TypeAlias

from rules.core.model import Event, Outcome, Seat
from rules.spirit.content import Difficulty, Family, Farm, Name, Penalty, Symbol
from rules.spirit.prompts import Place


class Cause(StrEnum):
    """The cause of a loss or gain of the village or a samurai."""

    PENALTY = "penalty"
    """A raider's penalty at the start of a turn (SS7)."""
    IMPOSSIBLE = "impossible"
    """A penalty that could not be applied, and became a wound (SS2.1)."""
    OVERRUN = "overrun"
    """A total higher than the kiai number (SS2.3)."""
    FARM = "farm"
    """The penalty under a farm token (SS5)."""
    UNDEFENDED = "undefended"
    """No raider was held off at a symbol when the round ended (SS5)."""
    INTRUDER = "intruder"
    """The flames of an intruder (SS5)."""
    KIAI = "kiai"
    FAMILY = "family"
    """The bonus of a family (SS5)."""


class Ending(StrEnum):
    """How a round ended (SS2)."""

    STACK_EMPTY = "stack_empty"
    ALL_PASSED = "all_passed"


# ---- set-up (SS1) ----------------------------------------------------------------------------------------


class MatchBegan(Event, frozen=True):
    """The village, and the seat that plays the samurai at each place."""

    difficulty: Difficulty
    players: tuple[Seat, ...]
    farms: int
    families: int
    barricades: int


class SamuraiTaken(Event, frozen=True):
    """A place has its samurai; `drawn` at random or chosen."""

    place: Place
    samurai: Name
    drawn: bool


class TokensReady(Event, frozen=True):
    """The support tokens of absent samurai lie ready (SS1.4)."""

    tokens: tuple[Name, ...]


# ---- a round (SS2) ---------------------------------------------------------------------------------------


class RoundBegan(Event, frozen=True):
    """All raiders of the game are shuffled into the stack; boards and other piles are cleared (SS5).

    `raiders` is the size of the stack, `joined` the number of new lieutenants or bosses in it.
    """

    round: int
    first: Place
    raiders: int
    joined: int


class TurnBegan(Event, frozen=True):
    round: int
    turn: int
    place: Place


class TokensUsed(Event, frozen=True):
    """Tokens of absent samurai that serve for this turn (SS1.4)."""

    place: Place
    tokens: tuple[Name, ...]


class PenaltyIgnored(Event, frozen=True):
    """By Gorobei's or Kanbei's talent (SS4.4)."""

    place: Place
    raider: str


class PenaltySuffered(Event, frozen=True):
    """A penalty takes effect, as the next events say. `possible` is False if it became a wound (SS2.1)."""

    place: Place
    raider: str
    penalty: Penalty
    possible: bool


class DefendedDiscarded(Event, frozen=True):
    """A raider held off goes to the discard pile (SS7)."""

    place: Place
    symbol: Symbol
    raider: str


class RaiderReshuffled(Event, frozen=True):
    """A random raider of the discard pile was shuffled into the stack, now entirely unknown (SS7)."""

    raider: str


class Supported(Event, frozen=True):
    """A support token was given; the talent serves the receiver's next turn (SS2.4)."""

    giver: Place
    receiver: Place
    token: Name


class TokensReturned(Event, frozen=True):
    """Support tokens lent to this samurai return to their owners; those of absent samurai leave the game."""

    place: Place
    tokens: tuple[Name, ...]


class RaiderInfiltrated(Event, frozen=True):
    """The top of the stack went unseen onto the intruder stack; its id is given only if it lay face up."""

    raider: str | None


class Passed(Event, frozen=True):
    """Out of the round (SS2.5). `forced`: over the kiai number, or by a boss."""

    place: Place
    forced: bool


class SecondFight(Event, frozen=True):
    """By Kikuchiyo's talent (SS4.4)."""

    place: Place


# ---- raiders (SS2.3, SS4) --------------------------------------------------------------------------------


class RaiderDrawn(Event, frozen=True):
    """The top raider of the stack lies open before this samurai; `forced` by a neighbour's penalty."""

    place: Place
    raider: str
    forced: bool = False


class RaiderConfronted(Event, frozen=True):
    """To the right, into the combat line: its new total, and the kiai number."""

    place: Place
    raider: str
    total: int
    kiai: int


class RaiderHeldOff(Event, frozen=True):
    """To the left, at its symbol."""

    place: Place
    raider: str
    symbol: Symbol


class RaiderSent(Event, frozen=True):
    """By Heihachi's or Daisuke's talent (SS4.3)."""

    place: Place
    target: Place
    raider: str


class RaiderDiscarded(Event, frozen=True):
    """By Kyuzo's talent (SS4.4)."""

    place: Place
    raider: str


class RaiderBuried(Event, frozen=True):
    """Under the stack, by Katsushiro's talent; another is drawn (SS4.4)."""

    place: Place
    raider: str


# ---- kiai (SS4.2) ----------------------------------------------------------------------------------------


class KiaiReached(Event, frozen=True):
    """A total is exactly the kiai number."""

    place: Place
    total: int
    beast: bool


class KiaiSkipped(Event, frozen=True):
    """The effect is not used; `possible` is False if it could have had no effect."""

    place: Place
    possible: bool


class StackDiscarded(Event, frozen=True):
    """Gorobei: these raiders went from the stack to the discard pile, top first."""

    place: Place
    raiders: tuple[str, ...]


class IntrudersDiscarded(Event, frozen=True):
    """Intruders went to the discard pile, top first: by Kanbei, or by a family (then `place` is None)."""

    place: Place | None
    raiders: tuple[str, ...]


class NewestDiscarded(Event, frozen=True):
    """Kikuchiyo: the newest raider of the target's line is discarded."""

    place: Place
    target: Place
    raider: str
    total: int


class RaiderMoved(Event, frozen=True):
    """Daisuke: the newest raider of the source's line comes to the target, who must face it."""

    place: Place
    source: Place
    target: Place
    raider: str
    total: int
    """The new total of the source's line."""


class StackTurnedUp(Event, frozen=True):
    """Katsushiro: the top raiders of the stack, before they are put in order."""

    place: Place
    raiders: tuple[str, ...]


class StackOrdered(Event, frozen=True):
    """Katsushiro: they lie face up on the stack in this order, the top first."""

    place: Place
    raiders: tuple[str, ...]


class OldestDiscarded(Event, frozen=True):
    """After a kiai the oldest raider leaves the line."""

    place: Place
    raider: str
    total: int


# ---- village and wounds (SS3, SS5) -----------------------------------------------------------------------


class BarricadeLost(Event, frozen=True):
    cause: Cause
    left: int


class BarricadeBuilt(Event, frozen=True):
    cause: Cause
    left: int


class FarmBurned(Event, frozen=True):
    """A farm burned. `penalty` is what was under it, if the difficulty uses it; its effect follows."""

    cause: Cause
    left: int
    penalty: Farm | None


class FamilyLost(Event, frozen=True):
    """A random family has left the village: the token at `index` of the village's family tokens."""

    cause: Cause
    index: int
    family: Family
    left: int


class WoundTaken(Event, frozen=True):
    """The wound token is laid on the board (SS3)."""

    place: Place
    cause: Cause


class BeastAwoke(Event, frozen=True):
    """The second wound: the token goes back, the board is turned (SS3)."""

    place: Place
    cause: Cause
    kiai: int


class SamuraiDied(Event, frozen=True):
    """The fourth wound (SS3)."""

    place: Place
    cause: Cause


class WoundHealed(Event, frozen=True):
    place: Place
    cause: Cause


# ---- end of a round, end of the match (SS5, SS6) ---------------------------------------------------------


class RoundEnded(Event, frozen=True):
    """`rest`: the number of raiders of the stack that went onto the intruder stack because all had passed.

    All support tokens return to their owners.
    """

    round: int
    ending: Ending
    rest: int


class Undefended(Event, frozen=True):
    """A samurai without a raider at this symbol; the effect follows (SS5)."""

    place: Place
    symbol: Symbol


class FamiliesShown(Event, frozen=True):
    """The remaining families reveal their bonus; their effects follow, in this order (SS5)."""

    families: tuple[Family, ...]


class IntrudersRevealed(Event, frozen=True):
    """The whole intruder stack, top first; the burning by flames follows (SS5)."""

    raiders: tuple[str, ...]


class MatchEnded(Event, frozen=True):
    """The components of the score (SS6); all 0 and False if the village is lost."""

    outcome: Outcome
    farms: int
    families: int
    unharmed: bool
    """Nobody has a wound token."""
    pluses: int


AnyEvent: TypeAlias = (
    MatchBegan
    | SamuraiTaken
    | TokensReady
    | RoundBegan
    | TurnBegan
    | TokensUsed
    | PenaltyIgnored
    | PenaltySuffered
    | DefendedDiscarded
    | RaiderReshuffled
    | Supported
    | TokensReturned
    | RaiderInfiltrated
    | Passed
    | SecondFight
    | RaiderDrawn
    | RaiderConfronted
    | RaiderHeldOff
    | RaiderSent
    | RaiderDiscarded
    | RaiderBuried
    | KiaiReached
    | KiaiSkipped
    | StackDiscarded
    | IntrudersDiscarded
    | NewestDiscarded
    | RaiderMoved
    | StackTurnedUp
    | StackOrdered
    | OldestDiscarded
    | BarricadeLost
    | BarricadeBuilt
    | FarmBurned
    | FamilyLost
    | WoundTaken
    | BeastAwoke
    | SamuraiDied
    | WoundHealed
    | RoundEnded
    | Undefended
    | FamiliesShown
    | IntrudersRevealed
    | MatchEnded
)

REVEALING = (
    RaiderDrawn,
    StackDiscarded,
    StackTurnedUp,
    IntrudersDiscarded,
    FarmBurned,
    FamiliesShown,
    IntrudersRevealed,
)
"""They show what lay face down; anything else that nobody could foresee was drawn by luck."""
