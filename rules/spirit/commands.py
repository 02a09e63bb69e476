"""The commands of Samurai Spirit."""

from typing import TypeAlias

from rules.core.model import Command
from rules.spirit.content import Name, Penalty, Symbol
from rules.spirit.prompts import Place

# ---- set-up (SS1.3) --------------------------------------------------------------------------------------


class TakeSamurai(Command, frozen=True):
    """Choose a samurai."""

    samurai: Name


class DrawSamurai(Command, frozen=True):
    """Draw one of the remaining samurai at random."""


# ---- one's own turn (SS2) --------------------------------------------------------------------------------


class UseTokens(Command, frozen=True):
    """Use these support tokens in this turn, in the order of the prompt; or none (SS1.4)."""

    tokens: tuple[Name, ...]


class IgnorePenalty(Command, frozen=True):
    """Ignore the raider's penalty, by Gorobei's or Kanbei's talent (SS4.4)."""


class SufferPenalty(Command, frozen=True):
    """Suffer the raider's penalty, this one first (SS2.1)."""

    first: Penalty


class DiscardDefended(Command, frozen=True):
    """Discard the raider that was held off at this symbol (SS7)."""

    symbol: Symbol


class Fight(Command, frozen=True):
    """Draw a raider (SS2.3)."""


class Support(Command, frozen=True):
    """Give one's support token to this samurai (SS2.4)."""

    place: Place


class Pass(Command, frozen=True):
    """Leave the round (SS2.5)."""


class FightAgain(Command, frozen=True):
    """Draw a second raider, by Kikuchiyo's talent (SS4.4)."""


class EndTurn(Command, frozen=True):
    """Do not fight a second time (SS4.4)."""


# ---- a raider to be faced, perhaps out of turn (SS2.3, SS4) ----------------------------------------------


class Confront(Command, frozen=True):
    """Put the raider into the combat line."""


class Defend(Command, frozen=True):
    """Hold the raider off, to the left of the board."""


class SendRaider(Command, frozen=True):
    """Send the raider to this neighbour, by Heihachi's or Daisuke's talent (SS4.3)."""

    place: Place


class DiscardRaider(Command, frozen=True):
    """Discard the raider, whose value is already in the line, by Kyuzo's talent (SS4.4)."""


class BuryRaider(Command, frozen=True):
    """Put the raider under the stack and draw another, by Katsushiro's talent (SS4.4)."""


# ---- a kiai, perhaps out of turn (SS4.2) -----------------------------------------------------------------


class UseKiai(Command, frozen=True):
    """Use an effect without a target: barricade, discards, turning raiders up."""


class HealWound(Command, frozen=True):
    """Heihachi's beast: a barricade, and this samurai's wound is healed."""

    place: Place


class MoveRaider(Command, frozen=True):
    """Daisuke: the newest raider of one line goes to another samurai, who confronts it or holds it off."""

    source: Place
    target: Place


class DiscardNewest(Command, frozen=True):
    """Kikuchiyo: the newest raider of this samurai's line is discarded."""

    place: Place


class LendToken(Command, frozen=True):
    """Kyuzo: one samurai gives their own support token to another."""

    giver: Place
    receiver: Place


class SkipKiai(Command, frozen=True):
    """Do not use the effect."""


class OrderRaiders(Command, frozen=True):
    """Katsushiro: the revealed raiders return to the stack in this order, the top first."""

    raiders: tuple[str, ...]


AnyCommand: TypeAlias = (
    TakeSamurai
    | DrawSamurai
    | UseTokens
    | IgnorePenalty
    | SufferPenalty
    | DiscardDefended
    | Fight
    | Support
    | Pass
    | FightAgain
    | EndTurn
    | Confront
    | Defend
    | SendRaider
    | DiscardRaider
    | BuryRaider
    | UseKiai
    | HealWound
    | MoveRaider
    | DiscardNewest
    | LendToken
    | SkipKiai
    | OrderRaiders
)
