"""Evaluation of a position from one player's observation, in honor until the end of the match."""

from collections.abc import Sequence
from functools import cached_property

from msgspec.structs import replace

from rules.core.chance import Chance
from rules.core.model import Seat
from rules.honor import reckoning
from rules.honor.content import Content, content
from rules.honor.deck import CardKey, Kind
from rules.honor.imagine import imagine
from rules.honor.prompts import HouseName
from rules.honor.state import Observation, Place, Player, State, Theft

TURNS = 6
"""Expected number of turns in which a card in a house will yield honor."""
KI = 8.0
"""Value of a point of ki: a third of an action in every turn."""
STRENGTH = 2.0
"""Value of a point of strength, in attacks made and attacks deterred."""
OFFICE = 2.0
"""Expected number of turns in which the Shogun card will be held."""
ATTACKED = 0.5
"""Probability that the strongest of those who may attack does so before the card has yielded its value."""
DAIMYO = 60.0
"""Value of serving any daimyo: a ronin gets no honor."""

VICTORY = 1000.0
"""Value of winning at the next count, or of stopping everybody who would before the viewer counts again."""


class Outlook:
    """A seat's observation, and what follows from it."""

    def __init__(self, observation: Observation) -> None:
        assert observation.viewer is not None, "advice is for those who hold a seat"
        assert observation.private is not None, "advice is for those who hold a seat"
        self.observation = observation
        self.seat: Seat = observation.viewer
        self.hand = observation.private.hand
        self.public = observation.public
        self.players = observation.public.players
        self.content: Content = content(observation.public.deck)

    @property
    def player(self) -> Player:
        return self.players[self.seat]

    @property
    def goal(self) -> int:
        return self.content.figures.goal[self.public.length]

    def worth(self, card: CardKey) -> float:
        """Value of a card in the viewer's own house."""
        printed = self.content.cards[card]
        return TURNS * printed.honor + KI * printed.ki + STRENGTH * printed.strength

    def house_worth(self, place: Place, players: Sequence[Player] | None = None) -> float:
        """Value of a house to its owner, including its daimyo and office; with these cards, if told."""
        player = (players or self.players)[place.seat]
        cards = sum(self.worth(card) for card in player.house(place.house))
        if place.house is HouseName.SAMURAI or not player.daimyo:
            return cards
        return cards + DAIMYO + self.worth(player.daimyo) + self.office_worth(place.seat)

    def office_worth(self, seat: Seat) -> float:
        """Value of the Shogun card if the seat holds it, else 0."""
        return OFFICE * self.content.shogun_honor[len(self.players)] if self.public.shogun == seat else 0.0

    def danger(self, seat: Seat) -> float:
        """How near another player is to victory, from 0 to about 1: the share of their loss that we gain."""
        if seat in self.rivals_about_to_win:
            return 1.0
        if seat in (self.seat, self.player.serves):
            return 0.0
        income = reckoning.income(self.content, self.players, self.public.shogun, seat).gained
        return max(0.1, min(1.0, (self.players[seat].honor + income) / self.goal))

    @cached_property
    def world(self) -> State:
        """A state that the viewer cannot tell from the real one; what others hold is imagined."""
        return imagine(self.observation, Chance(bytes(32), 0))

    @cached_property
    def about_to_win(self) -> list[Seat]:
        """The seats whose next count reaches the goal (HO7.1), whoever counts first first."""
        return reckoning.about_to_win(self.content, self.public)

    @cached_property
    def rivals_about_to_win(self) -> list[Seat]:
        """The others among them: in the viewer's turn all of them count before the viewer does again."""
        return [seat for seat in self.about_to_win if seat != self.seat]

    @property
    def has_victory(self) -> bool:
        """Whether the next count makes the viewer win if nothing changes.

        With a rival who counts first and wins, there is no victory to lose.
        """
        return self.about_to_win[:1] == [self.seat]

    def houses_of(self, seat: Seat) -> list[Place]:
        """The houses that the seat has: a samurai's, and with a daimyo the daimyo's."""
        names = HouseName if self.players[seat].daimyo else (HouseName.SAMURAI,)
        return [Place(seat, name) for name in names]

    def is_allied(self, seat: Seat) -> bool:
        """Whether the seat is the viewer's lord, or the samurai that serves the viewer (HO5.1)."""
        return self.player.serves == seat or self.players[seat].serves == self.seat

    def odds_of_attack(self, target: Seat) -> float:
        """The probability that the viewer's attack on the target succeeds (HO4.2)."""
        return reckoning.odds(*reckoning.dice_of_battle(self.content, self.players, self.seat, target))

    def odds_of_murder(self, target: Place) -> float:
        """The probability that an assassin succeeds against the house (HO6.3)."""
        needed = reckoning.assassin_needs(self.content, self.players, target)
        return (reckoning.DIE + 1 - needed) / reckoning.DIE

    def exposure(self, players: Sequence[Player], shogun: Seat | None) -> float:
        """The expected loss of the viewer to an attack, with these cards and office (HO4.3).

        The own daimyo house; or the alliance, if it is the lord who is attacked and not about to win. With
        it the victory of the next count, if it is at hand.
        """
        lord = self.player.serves
        owner = self.seat if lord is None else lord
        if owner in self.rivals_about_to_win:
            return 0.0
        if not reckoning.may_be_attacked(self.content, players, shogun, owner):
            return 0.0
        threat = reckoning.strongest_attack(self.content, players, owner)
        odds = reckoning.odds(threat.attack, threat.defence) if threat else 0.0
        own = Place(self.seat, HouseName.DAIMYO)
        lost = self.house_worth(own, players) if lord is None else self.alliance_worth(lord)
        return ATTACKED * odds * (lost + (VICTORY if self.has_victory else 0.0))

    def relief(self, card: CardKey, place: Place) -> float:
        """How much less an attack would cost with the card laid; less than 0 for a first castle (HO4.1)."""
        players, owner, shogun = list(self.players), self.players[place.seat], self.public.shogun
        is_castle = self.content.cards[card].kind is Kind.CASTLE
        replaced = reckoning.castle(self.content, owner) if is_castle else None
        kept = [other for other in owner.house(place.house) if other != replaced]
        if place.house is HouseName.DAIMYO:
            players[place.seat] = replace(owner, daimyo_house=(*kept, card))
        else:
            players[place.seat] = replace(owner, samurai_house=(*kept, card))
        return self.exposure(self.players, shogun) - self.exposure(players, shogun)

    def alliance_worth(self, lord: Seat) -> float:
        """Value of serving the lord's daimyo: half of what that house and office yield (HO5.2)."""
        income = reckoning.income(self.content, self.players, self.public.shogun, lord)
        return DAIMYO / 2 + TURNS * (income.daimyo_house + income.shogun) / self.content.figures.share_of_ally

    def gain_of_murder(self, target: Place) -> float:
        """What the viewer wins or loses by a murder, beside the harm to the victim (HO5.7, HO6.3)."""
        lord = self.player.serves
        if target.seat == self.seat:
            return -self.house_worth(target)
        if reckoning.betrays(self.players, self.seat, target):
            return self.house_worth(Place(target.seat, HouseName.DAIMYO))
        return -self.alliance_worth(lord) if target.seat == lord else 0.0

    def gain_of_theft(self, theft: Theft) -> float:
        """The gain of a theft from others into the own houses (HO6.2)."""
        if theft.source.seat == self.seat:
            return -self.worth(theft.card)
        harm = self.danger(theft.source.seat) * self.worth(theft.card)
        if theft.target is None or theft.target.seat != self.seat:
            return harm
        return harm + self.worth(theft.card) + self.safety(theft.target)

    def safety(self, place: Place) -> float:
        """A small preference for the samurai's house, which is not lost in battle (HO4.3)."""
        return 1.0 if place.house is HouseName.SAMURAI else 0.0
