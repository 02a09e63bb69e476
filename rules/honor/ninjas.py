"""Ninjas (HO6): thieves and assassins."""

from collections.abc import Iterator, Sequence

from rules.core.chance import Chance
from rules.core.errors import IllegalCommand
from rules.core.model import Seat
from rules.honor import houses, reckoning
from rules.honor.commands import Assassinate, Steal
from rules.honor.deck import STOLEN, THIEVES, CardKey, Kind
from rules.honor.events import AllianceEnding, AssassinPlayed, ThiefPlayed
from rules.honor.prompts import HouseName
from rules.honor.state import Place, Theft
from rules.honor.table import Table
from rules.honor.turn_action import CardAction, Hand, WayBack


class PlayThief(CardAction[Steal]):
    """All stolen cards leave their houses first, then go to their targets (HO6.1, HO6.2)."""

    command = Steal
    way_back = WayBack.EXTENDED

    def card_problems(self, hand: Hand, command: Steal) -> Iterator[IllegalCommand]:
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

    def carry_out(self, table: Table, seat: Seat, command: Steal) -> None:
        cost = table.content.cards[command.card].cost
        honor = _send(table, seat, command.card, cost)
        for theft in command.thefts:
            table.out_of_house(theft.source, theft.card)
        for theft in command.thefts:
            if theft.target:
                table.into_house(theft.target, theft.card)
            else:
                table.discard(theft.card)
        table.emit(ThiefPlayed(seat, command.card, cost, honor, command.thefts))


class PlayAssassin(CardAction[Assassinate]):
    """One die; a bodyguard makes it harder and is discarded in any case (HO6.1, HO6.3, HO5.7)."""

    command = Assassinate

    def card_problems(self, hand: Hand, command: Assassinate) -> Iterator[IllegalCommand]:
        card, target = command.card, command.target
        if hand.kind(card) is not Kind.ASSASSIN:
            yield IllegalCommand("card_is_no_assassin", card=card)
        elif target not in reckoning.places(hand.players):
            yield IllegalCommand("nobody_to_kill", seat=target.seat, house=target.house)
        else:
            cost = reckoning.assassin_cost(hand.content, hand.players, hand.seat, card, target)
            yield from _cost_problems(hand, cost)

    def plays(self, hand: Hand, card: CardKey) -> list[Assassinate]:
        if hand.kind(card) is not Kind.ASSASSIN:
            return []
        found = [Assassinate(card, place) for place in reckoning.places(hand.players)]
        return [each for each in found if not any(self.card_problems(hand, each))]

    def carry_out(self, table: Table, seat: Seat, command: Assassinate) -> None:
        card, target = command.card, command.target
        cost = reckoning.assassin_cost(table.content, table.players, seat, card, target)
        needed = reckoning.assassin_needs(table.content, table.players, target)
        honor = _send(table, seat, card, cost)
        bodyguard = reckoning.bodyguard(table.content, table.players, target)
        if bodyguard:
            table.out_of_house(target, bodyguard)
            table.discard(bodyguard)
        die = table.chance.below(reckoning.DIE) + 1
        played = AssassinPlayed(seat, card, target, cost, honor, bodyguard, needed, die)
        table.emit(played)
        if played.succeeded:
            kill(table, seat, target)


def theft_problems(hand: Hand, thefts: Sequence[Theft]) -> Iterator[IllegalCommand]:
    """The rules that the thefts break: all cards leave their houses first, then are laid in order (HO6.2)."""
    touched = {place for theft in thefts for place in (theft.source, theft.target) if place}
    houses = {
        place: list(reckoning.house_at(hand.players, place)) for place in touched if hand.is_seat(place.seat)
    }
    for theft in thefts:
        if theft.card not in houses.get(theft.source, ()) or hand.kind(theft.card) not in STOLEN:
            source = theft.source
            yield IllegalCommand("not_to_be_stolen", card=theft.card, seat=source.seat, house=source.house)
            return
        houses[theft.source].remove(theft.card)
    mine = reckoning.open_houses(hand.players, hand.seat)
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


def thefts(hand: Hand, card: CardKey) -> list[Theft]:
    """Every single theft of a thief in hand; an elite thief may combine two (HO6.2)."""
    if not _can_send(hand, card):
        return []
    targets = (None, *reckoning.open_houses(hand.players, hand.seat))
    loot = reckoning.loot(hand.content, hand.players)
    found = [Theft(stolen, source, target) for source, stolen in loot for target in targets]
    return [theft for theft in found if not any(theft_problems(hand, [theft]))]


def random_thefts(hand: Hand, card: CardKey, chance: Chance) -> Steal | None:
    """Random thefts; from the second on, laid where there is room, else discarded. None without loot."""
    loot = reckoning.loot(hand.content, hand.players)
    if not loot or not _can_send(hand, card):
        return None
    count = 1 + chance.below(min(hand.content.cards[card].steals, len(loot)))
    chosen: list[Theft] = []
    for source, stolen in chance.shuffled(loot)[:count]:
        target = chance.pick((None, *reckoning.open_houses(hand.players, hand.seat)))
        theft = Theft(stolen, source, target)
        fits = not any(theft_problems(hand, [*chosen, theft]))
        chosen.append(theft if fits else Theft(stolen, source, None))
    return Steal(card, tuple(chosen))


def _can_send(hand: Hand, card: CardKey) -> bool:
    """Whether the card is a thief that the player has actions and honor for."""
    printed = hand.content.cards[card]
    return printed.kind in THIEVES and hand.affords(card) and not any(_cost_problems(hand, printed.cost))


def _cost_problems(hand: Hand, cost: int) -> Iterator[IllegalCommand]:
    """A ninja's cost must be paid from existing honor; no debt (HO6.1)."""
    if hand.player.honor < cost:
        yield IllegalCommand("honor_too_low", cost=cost, honor=hand.player.honor)


def _send(table: Table, seat: Seat, card: CardKey, cost: int) -> int:
    """Play, pay and discard a ninja (HO6.1). Returns the honor left."""
    table.use_actions(table.content.cards[card].actions)
    table.from_hand(seat, card)
    table.discard(card)
    return table.pay(seat, cost)


def kill(table: Table, seat: Seat, target: Place) -> None:
    """Discard the house; against an ally's samurai the alliance ends, too (HO5.5, HO5.7)."""
    houses.discard(table, target)
    if target.house is HouseName.DAIMYO:
        return
    if table.players[seat].serves == target.seat:
        houses.seize(table, seat, target.seat)
    elif table.players[target.seat].serves == seat:
        houses.end_alliance(table, target.seat, AllianceEnding.ASSASSIN)
