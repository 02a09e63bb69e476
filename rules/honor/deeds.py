"""What may be done in one's own turn (HO2 to HO6), and why not, judged from what its player knows."""

from collections.abc import Iterator, Sequence

from rules.core.errors import IllegalCommand
from rules.core.model import Seat
from rules.honor import reckoning
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
from rules.honor.content import Content, content
from rules.honor.deck import DAIMYOS, LAID, STOLEN, THIEVES, Kind
from rules.honor.prompts import AskTurn
from rules.honor.state import Observation, Place, Player, Private, Theft


class Hand:
    """What the player whose turn it is knows."""

    def __init__(self, observation: Observation, prompt: AskTurn) -> None:
        assert isinstance(observation.private, Private), "only a seat has a turn"
        self.prompt = prompt
        self.seat: Seat = prompt.seat
        self.public = observation.public
        self.private = observation.private
        self.cards = observation.private.hand
        self.players = observation.public.players
        self.content: Content = content(observation.public.deck)

    @property
    def player(self) -> Player:
        return self.players[self.seat]

    def kind(self, card: str) -> Kind:
        return self.content.cards[card].kind

    def affords(self, card: str) -> bool:
        """Whether there are actions left for playing the card."""
        return self.content.cards[card].actions <= self.prompt.actions

    def is_seat(self, seat: Seat) -> bool:
        return 0 <= seat < len(self.players)


def problem(observation: Observation, prompt: AskTurn, command: AnyCommand) -> IllegalCommand | None:
    """The first rule that the command breaks, or None."""
    return next(problems(Hand(observation, prompt), command), None)


def problems(hand: Hand, command: object) -> Iterator[IllegalCommand]:
    """The rules that a command of one's own turn breaks."""
    match command:
        case EndTurn():
            return
        case Draw():
            yield from _draw_problems(hand)
        case Discard() | Lay() | Steal() | Assassinate() | Dishonor():
            yield from _card_problems(hand, command)
        case BecomeShogun() | Attack() | Ally() | BreakAlliance():
            yield from _declaration_problems(hand, command)
        case TakeBack():
            if not hand.prompt.may_take_back:
                yield IllegalCommand("nothing_to_take_back")
        case SetStanding(standing=standing):
            if standing is hand.private.standing:
                yield IllegalCommand("standing_already", standing=standing)
        case _:
            yield IllegalCommand("not_asked")


def _draw_problems(hand: Hand) -> Iterator[IllegalCommand]:
    """HO2.2, HO1.2."""
    limit = hand.content.figures.hand_limit
    if hand.prompt.actions < 1:
        yield IllegalCommand("no_actions_left", needed=1, left=hand.prompt.actions)
    if len(hand.cards) >= limit:
        yield IllegalCommand("hand_full", limit=limit)
    if not hand.public.draw_pile and not hand.public.discards:
        yield IllegalCommand("nothing_to_draw")


def _card_problems(
    hand: Hand, command: Discard | Lay | Steal | Assassinate | Dishonor
) -> Iterator[IllegalCommand]:
    """HO2.2: actions for cards from hand."""
    if command.card not in hand.cards:
        yield IllegalCommand("not_in_hand", card=command.card)
        return
    needed = 1 if isinstance(command, Discard) else hand.content.cards[command.card].actions
    if hand.prompt.actions < needed:
        yield IllegalCommand("no_actions_left", needed=needed, left=hand.prompt.actions)
    match command:
        case Lay():
            yield from _lay_problems(hand, command)
        case Steal():
            yield from _steal_problems(hand, command)
        case Assassinate():
            yield from _assassin_problems(hand, command)
        case Dishonor():
            yield from _dishonor_problems(hand, command)
        case Discard():
            return


def _lay_problems(hand: Hand, command: Lay) -> Iterator[IllegalCommand]:
    """HO1.4, HO5.5, HO5.6, HO5.8."""
    kind, place = hand.kind(command.card), command.place
    if kind not in LAID and kind not in DAIMYOS:
        yield IllegalCommand("card_is_not_laid", card=command.card)
    elif place not in reckoning.places_for(hand.content, hand.players, hand.seat, command.card):
        is_open = kind in LAID and place in reckoning.open_houses(hand.players, hand.seat)
        code = "house_has_no_room" if is_open else "place_not_open"
        yield IllegalCommand(code, card=command.card, seat=place.seat, house=place.house)


def _steal_problems(hand: Hand, command: Steal) -> Iterator[IllegalCommand]:
    """HO6.1, HO6.2."""
    printed = hand.content.cards[command.card]
    if printed.kind not in THIEVES:
        yield IllegalCommand("card_is_no_thief", card=command.card)
        return
    yield from _cost_problems(hand, printed.cost)
    if not command.thefts and not reckoning.loot(hand.content, hand.players):
        yield IllegalCommand("nothing_to_steal")
    if not 1 <= len(command.thefts) <= printed.steals:
        yield IllegalCommand("thefts_count", thefts=len(command.thefts), most=printed.steals)
    yield from theft_problems(hand, command.thefts)


def theft_problems(hand: Hand, thefts: Sequence[Theft]) -> Iterator[IllegalCommand]:
    """All are taken out of their houses first, then laid one by one (HO6.2)."""
    touched = {place for theft in thefts for place in (theft.source, theft.target) if place}
    houses = {
        place: list(reckoning.house_at(hand.players, place)) for place in touched if hand.is_seat(place.seat)
    }
    mine = reckoning.open_houses(hand.players, hand.seat)
    for theft in thefts:
        if theft.card not in houses.get(theft.source, ()) or hand.kind(theft.card) not in STOLEN:
            source = theft.source
            yield IllegalCommand("not_to_be_stolen", card=theft.card, seat=source.seat, house=source.house)
            return
        houses[theft.source].remove(theft.card)
    for theft in thefts:
        target = theft.target
        if target is None:
            continue
        if target not in mine:
            yield IllegalCommand("place_not_open", card=theft.card, seat=target.seat, house=target.house)
            return
        if not reckoning.has_room(hand.content, houses[target], target.house, theft.card):
            yield IllegalCommand("house_has_no_room", card=theft.card, seat=target.seat, house=target.house)
        houses[target].append(theft.card)


def _assassin_problems(hand: Hand, command: Assassinate) -> Iterator[IllegalCommand]:
    """HO6.1, HO6.3, HO5.7."""
    if hand.kind(command.card) is not Kind.ASSASSIN:
        yield IllegalCommand("card_is_no_assassin", card=command.card)
    elif command.target not in reckoning.places(hand.players):
        yield IllegalCommand("nobody_to_kill", seat=command.target.seat, house=command.target.house)
    else:
        cost = reckoning.assassin_cost(hand.content, hand.players, hand.seat, command.card, command.target)
        yield from _cost_problems(hand, cost)


def _cost_problems(hand: Hand, cost: int) -> Iterator[IllegalCommand]:
    """A ninja's honor must be there before; never into debt (HO6.1)."""
    if hand.player.honor < cost:
        yield IllegalCommand("honor_too_low", cost=cost, honor=hand.player.honor)


def _dishonor_problems(hand: Hand, command: Dishonor) -> Iterator[IllegalCommand]:
    """HO3.3."""
    if hand.kind(command.card) is not Kind.DISHONOR:
        yield IllegalCommand("card_is_no_dishonor", card=command.card)
    if not hand.is_seat(command.victim) or command.victim == hand.seat:
        yield IllegalCommand("no_such_victim", seat=command.victim)


def _declaration_problems(
    hand: Hand, command: BecomeShogun | Attack | Ally | BreakAlliance
) -> Iterator[IllegalCommand]:
    """HO2.3: one in a turn."""
    if not hand.prompt.may_declare:
        yield IllegalCommand("already_declared")
    match command:
        case BecomeShogun():
            yield from _shogun_problems(hand)
        case Attack(target=target):
            yield from _attack_problems(hand, target)
        case Ally(target=target):
            yield from _ally_problems(hand, target)
        case BreakAlliance():
            yield from _break_problems(hand)


def _shogun_problems(hand: Hand) -> Iterator[IllegalCommand]:
    """HO3.1."""
    if hand.public.shogun is not None:
        yield IllegalCommand("shogun_card_taken", seat=hand.public.shogun)
    if hand.player.daimyo is None:
        yield IllegalCommand("no_daimyo")


def _attack_problems(hand: Hand, target: Seat) -> Iterator[IllegalCommand]:
    """HO4.1, HO4.2."""
    yield from _attacker_problems(hand)
    if not hand.is_seat(target) or target == hand.seat:
        yield IllegalCommand("no_such_target", seat=target)
    elif not reckoning.may_be_attacked(hand.content, hand.players, hand.public.shogun, target):
        yield IllegalCommand("neither_shogun_nor_castle", seat=target)


def _attacker_problems(hand: Hand) -> Iterator[IllegalCommand]:
    """Why the player may attack nobody now (HO3.1, HO4.1, HO4.2)."""
    if hand.player.daimyo is None:
        yield IllegalCommand("no_daimyo")
    if reckoning.must_claim(hand.content, hand.player, hand.public.shogun):
        yield IllegalCommand("must_become_shogun")
    strength = reckoning.strength(hand.content, hand.players, hand.seat, defending=False)
    if reckoning.dice(hand.content, strength) < 1:
        yield IllegalCommand("no_dice", strength=strength)


def _ally_problems(hand: Hand, target: Seat) -> Iterator[IllegalCommand]:
    """HO5.1."""
    if not hand.player.ronin:
        yield IllegalCommand("not_a_ronin")
    if not hand.is_seat(target) or target == hand.seat:
        yield IllegalCommand("no_such_target", seat=target)
    elif not reckoning.may_be_allied_with(hand.players, target):
        yield IllegalCommand("no_ally_to_be", seat=target)


def _break_problems(hand: Hand) -> Iterator[IllegalCommand]:
    """HO5.4."""
    if hand.player.serves is None:
        yield IllegalCommand("no_alliance")
    elif hand.player.leaving:
        yield IllegalCommand("already_leaving")


def targets(hand: Hand) -> list[Seat]:
    """Whom the player may attack now, leaving aside whether the declaration was made."""
    if any(_attacker_problems(hand)):
        return []
    return [seat for seat in range(len(hand.players)) if not any(_attack_problems(hand, seat))]


def allies(hand: Hand) -> list[Seat]:
    """With whom the player may ally now, leaving aside whether the declaration was made."""
    return [seat for seat in range(len(hand.players)) if not any(_ally_problems(hand, seat))]


def victims(hand: Hand, card: str) -> list[Place]:
    """On whom the player may play an assassin now, leaving aside the actions left."""
    found = reckoning.places(hand.players)
    return [place for place in found if not any(_assassin_problems(hand, Assassinate(card, place)))]


def thief_is_paid(hand: Hand, card: str) -> bool:
    """Whether the player has the honor that a thief costs (HO6.1)."""
    return hand.player.honor >= hand.content.cards[card].cost
