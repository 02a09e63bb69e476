"""Which event is told by what, what is void, and the gathering of small events into one line."""

from collections.abc import Iterable, Sequence

from bot.views.honor.story import deeds, fights, table
from bot.views.honor.texts import HonorTexts
from bot.views.story import Gatherers, Tellers, told
from rules.honor import events as facts
from rules.honor.events import AnyEvent

TELLERS: Tellers = {
    facts.MatchBegan: table.match_began,
    facts.DrawPileMade: table.draw_pile_made,
    facts.TurnBegan: table.turn_began,
    facts.HonorCounted: table.honor_counted,
    facts.NoHonor: table.no_honor,
    facts.TurnEnded: table.turn_ended,
    facts.TakenBack: table.taken_back,
    facts.MatchEnded: table.match_ended,
    facts.CardDiscarded: deeds.card_discarded,
    facts.CardLaid: deeds.card_laid,
    facts.DaimyoLaid: deeds.daimyo_laid,
    facts.ThiefPlayed: deeds.thief_played,
    facts.AssassinPlayed: deeds.assassin_played,
    facts.DishonorPlayed: deeds.dishonor_played,
    facts.HonorLost: deeds.honor_lost,
    facts.SeppukuCommitted: deeds.seppuku_committed,
    facts.FaceAsked: deeds.face_asked,
    facts.FaceSaved: deeds.face_saved,
    facts.FaceNotSaved: deeds.face_not_saved,
    facts.BecameShogun: fights.became_shogun,
    facts.BattleFought: fights.battle_fought,
    facts.ShogunCardMoved: fights.shogun_card_moved,
    facts.CastleTaken: fights.castle_taken,
    facts.CastleRazed: fights.castle_razed,
    facts.HouseDiscarded: fights.house_discarded,
    facts.HouseSeized: fights.house_seized,
    facts.BecameRonin: fights.became_ronin,
    facts.AllianceMade: fights.alliance_made,
    facts.AllianceBroken: fights.alliance_broken,
    facts.AllianceEnded: fights.alliance_ended,
}

GATHERED: Gatherers = {
    facts.HandDealt: table.hands_dealt,
    facts.CardDrawn: deeds.cards_drawn,
}
"""Small events of one kind that share a line when they come in a row."""

FACE_ANSWERED = (facts.FaceSaved, facts.FaceNotSaved)


def tell(events: Sequence[AnyEvent], texts: HonorTexts) -> list[str]:
    """The events that are still valid in words, a line each; a battle takes several."""
    return told(_without_answered(valid(events)), texts, TELLERS, GATHERED)


def valid(events: Iterable[AnyEvent]) -> list[AnyEvent]:
    """The events without those that were taken back; that something was, stays."""
    kept: list[AnyEvent] = []
    for event in events:
        if isinstance(event, facts.TakenBack):
            standing = [index for index, one in enumerate(kept) if not isinstance(one, facts.TakenBack)]
            void = set(standing[len(standing) - event.facts :])
            kept = [one for index, one in enumerate(kept) if index not in void]
        kept.append(event)
    return kept


def _without_answered(events: Sequence[AnyEvent]) -> list[AnyEvent]:
    """The events without questions about a face that are answered: what came of them says it all."""
    answers = [index for index, event in enumerate(events) if isinstance(event, FACE_ANSWERED)]
    last = max(answers, default=-1)
    return [one for index, one in enumerate(events) if index > last or not isinstance(one, facts.FaceAsked)]
