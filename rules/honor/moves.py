"""All that may be done in one's own turn: held against the rules, listed by card, drawn at random."""

from collections.abc import Callable

from rules.core.chance import Chance
from rules.honor import deeds, reckoning
from rules.honor.commands import (
    Ally,
    AnyCommand,
    Assassinate,
    Attack,
    BecomeShogun,
    BreakAlliance,
    Discard,
    Dishonor,
    Draw,
    EndTurn,
    Lay,
    SetStanding,
    Steal,
    TakeBack,
)
from rules.honor.deck import THIEVES, Kind
from rules.honor.prompts import AskTurn
from rules.honor.state import Observation, Standing, Theft

CHANGE_OF_MIND = (1, 16)
"""How often a random player takes a deed back, or gives another standing order."""


class Moves:
    """The legal commands of one's own turn; an elite thief alone has too many to list."""

    def __init__(self, observation: Observation, prompt: AskTurn) -> None:
        self.hand = deeds.Hand(observation, prompt)

    def __contains__(self, command: object) -> bool:
        return next(deeds.problems(self.hand, command), None) is None

    def declarations(self) -> list[AnyCommand]:
        """Every declaration that may be made now (HO2.3)."""
        hand = self.hand
        if not hand.prompt.may_declare:
            return []
        attacks = [Attack(seat) for seat in deeds.targets(hand)]
        alliances = [Ally(seat) for seat in deeds.allies(hand)]
        simple = [command for command in (BecomeShogun(), BreakAlliance()) if command in self]
        return [*simple, *attacks, *alliances]

    def plays(self, card: str) -> list[AnyCommand]:
        """Every way to play a card from hand now, but for thieves; see `thefts`."""
        hand = self.hand
        if not hand.affords(card):
            return []
        match hand.kind(card):
            case Kind.DISHONOR:
                return [Dishonor(card, seat) for seat in range(len(hand.players)) if seat != hand.seat]
            case Kind.ASSASSIN:
                return [Assassinate(card, place) for place in deeds.victims(hand, card)]
            case _:
                places = reckoning.places_for(hand.content, hand.players, hand.seat, card)
                return [Lay(card, place) for place in places]

    def thefts(self, card: str) -> list[Theft]:
        """Every single theft of a thief in hand; an elite thief may combine two (HO6.2)."""
        hand = self.hand
        if hand.kind(card) not in THIEVES or not hand.affords(card) or not deeds.thief_is_paid(hand, card):
            return []
        targets = (None, *reckoning.open_houses(hand.players, hand.seat))
        loot = reckoning.loot(hand.content, hand.players)
        found = [Theft(stolen, source, target) for source, stolen in loot for target in targets]
        return [theft for theft in found if not any(deeds.theft_problems(hand, [theft]))]

    # ---- at random -----------------------------------------------------------------------------------------

    def sample(self, chance: Chance) -> AnyCommand:
        """A random kind of deed first, then one of that kind."""
        hand = self.hand
        if chance.happens(*CHANGE_OF_MIND):
            return self._change_of_mind(chance)
        kinds: list[Callable[[Chance], AnyCommand | None]] = [self._end]
        if hand.prompt.may_declare:
            kinds.append(self._declaration)
        if hand.prompt.actions and hand.cards:
            kinds += [self._card] * 4
        if Draw() in self:
            kinds.append(self._draw)
        return chance.pick(kinds)(chance) or EndTurn()

    def _end(self, _: Chance) -> AnyCommand:
        return EndTurn()

    def _draw(self, _: Chance) -> AnyCommand:
        return Draw()

    def _declaration(self, chance: Chance) -> AnyCommand | None:
        found = self.declarations()
        return chance.pick(found) if found else None

    def _card(self, chance: Chance) -> AnyCommand:
        """Play a random card; discard it if it cannot be played, or now and then if it can."""
        card = chance.pick(self.hand.cards)
        if chance.happens(1, 8):
            return Discard(card)
        if self.hand.kind(card) in THIEVES:
            return self._theft(chance, card)
        plays = self.plays(card)
        return chance.pick(plays) if plays else Discard(card)

    def _theft(self, chance: Chance, card: str) -> AnyCommand:
        """The first theft can be any; more are laid where there is room, else discarded."""
        hand = self.hand
        loot = reckoning.loot(hand.content, hand.players)
        if not loot or not hand.affords(card) or not deeds.thief_is_paid(hand, card):
            return Discard(card)
        count = 1 + chance.below(min(hand.content.cards[card].steals, len(loot)))
        thefts: list[Theft] = []
        for source, stolen in chance.shuffled(loot)[:count]:
            target = chance.pick((None, *reckoning.open_houses(hand.players, hand.seat)))
            theft = Theft(stolen, source, target)
            fits = not any(deeds.theft_problems(hand, [*thefts, theft]))
            thefts.append(theft if fits else Theft(stolen, source, None))
        return Steal(card, tuple(thefts))

    def _change_of_mind(self, chance: Chance) -> AnyCommand:
        if self.hand.prompt.may_take_back and chance.happens(1, 2):
            return TakeBack()
        other = [standing for standing in Standing if standing is not self.hand.private.standing]
        return SetStanding(chance.pick(other))
