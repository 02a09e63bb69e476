"""Which event is told by what."""

from collections.abc import Sequence

from bot.views.spirit.story import fights, losses, rounds
from bot.views.spirit.texts import SpiritTexts
from bot.views.story import Tellers, told
from rules.core.model import Event
from rules.spirit import events as facts

TELLERS: Tellers = {
    facts.MatchBegan: rounds.match_began,
    facts.SamuraiTaken: rounds.samurai_taken,
    facts.TokensReady: rounds.tokens_ready,
    facts.RoundBegan: rounds.round_began,
    facts.TurnBegan: rounds.turn_began,
    facts.TokensUsed: rounds.tokens_used,
    facts.PenaltyIgnored: losses.penalty_ignored,
    facts.PenaltySuffered: losses.penalty_suffered,
    facts.DefendedDiscarded: losses.defended_discarded,
    facts.RaiderReshuffled: losses.raider_reshuffled,
    facts.Supported: rounds.supported,
    facts.TokensReturned: rounds.tokens_returned,
    facts.RaiderInfiltrated: losses.raider_infiltrated,
    facts.Passed: rounds.passed,
    facts.SecondFight: rounds.second_fight,
    facts.RaiderDrawn: fights.raider_drawn,
    facts.RaiderConfronted: fights.raider_confronted,
    facts.RaiderHeldOff: fights.raider_held_off,
    facts.RaiderSent: fights.raider_sent,
    facts.RaiderDiscarded: fights.raider_discarded,
    facts.RaiderBuried: fights.raider_buried,
    facts.KiaiReached: fights.kiai_reached,
    facts.KiaiSkipped: fights.kiai_skipped,
    facts.StackDiscarded: fights.stack_discarded,
    facts.IntrudersDiscarded: fights.intruders_discarded,
    facts.NewestDiscarded: fights.newest_discarded,
    facts.RaiderMoved: fights.raider_moved,
    facts.StackTurnedUp: fights.stack_turned_up,
    facts.StackOrdered: fights.stack_ordered,
    facts.OldestDiscarded: fights.oldest_discarded,
    facts.BarricadeLost: losses.barricade_lost,
    facts.BarricadeBuilt: losses.barricade_built,
    facts.FarmBurned: losses.farm_burned,
    facts.FamilyLost: losses.family_lost,
    facts.WoundTaken: losses.wound_taken,
    facts.BeastAwoke: losses.beast_awoke,
    facts.SamuraiDied: losses.samurai_died,
    facts.WoundHealed: losses.wound_healed,
    facts.RoundEnded: rounds.round_ended,
    facts.Undefended: rounds.undefended,
    facts.FamiliesShown: rounds.families_shown,
    facts.IntrudersRevealed: rounds.intruders_revealed,
    facts.MatchEnded: rounds.match_ended,
}


def tell(events: Sequence[Event], texts: SpiritTexts) -> list[str]:
    """The events in words, a line each."""
    return told(events, texts, TELLERS)
