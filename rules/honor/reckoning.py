"""Derived values of the public state: sums of honor, ki and strength, room in houses, alliances."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from rules.core.model import Seat, by_seat
from rules.honor.content import Content
from rules.honor.deck import DAIMYOS, LAID, STOLEN, CardKey, Kind
from rules.honor.prompts import HouseName
from rules.honor.state import Place, Player, Public

DIE = 6
"""Sides of a die, in battles and for assassins."""


class Income(NamedTuple):
    """Honor at the start of a turn, by source (HO2.1, HO5.2). `shared`: half of it, if an ally is served."""

    daimyo_house: int
    samurai_house: int
    shogun: int
    shared: bool
    gained: int


class Threat(NamedTuple):
    """An attack that a player fears: who would make it, and the dice of both sides (HO4.2)."""

    attacker: Seat
    attack: int
    defence: int


def kind_of(content: Content, card: CardKey) -> Kind:
    return content.cards[card].kind


def first_of(content: Content, cards: Iterable[CardKey], kind: Kind) -> CardKey | None:
    """The first card of a kind, such as the castle of a house."""
    return next((card for card in cards if content.cards[card].kind is kind), None)


def save_face_card(content: Content, hand: Sequence[CardKey]) -> CardKey | None:
    """The first card of the hand that can save a face (HO3.4)."""
    return first_of(content, hand, Kind.SAVE_FACE)


def castle(content: Content, player: Player) -> CardKey | None:
    """The castle of a player, which lies in the daimyo house (HO1.4)."""
    return first_of(content, player.daimyo_house, Kind.CASTLE)


def servant(players: Sequence[Player], seat: Seat) -> Seat | None:
    """The seat whose samurai serves the seat's daimyo by an alliance (HO5.1)."""
    return next((other for other, player in by_seat(players) if player.serves == seat), None)


def open_cards(public: Public) -> Iterator[CardKey]:
    """Every open card, except samurai and Shogun: the discard pile, daimyos and houses (HO1.3)."""
    yield from public.discards
    for player in public.players:
        yield from (*player.daimyo_house, *player.samurai_house, *((player.daimyo,) if player.daimyo else ()))


# ---- sums --------------------------------------------------------------------------------------------------


def ki(content: Content, player: Player) -> int:
    """Ki of both houses; a ronin keeps the samurai's (HO2.2)."""
    cards = content.cards
    own = content.samurai.ki + (cards[player.daimyo].ki if player.daimyo else 0)
    return own + sum([cards[card].ki for card in (*player.daimyo_house, *player.samurai_house)])


def actions(content: Content, player: Player) -> int:
    """Card actions of a turn with the player's current ki, including used ones (HO2.2)."""
    figures = content.figures
    return min(figures.most_actions, ki(content, player) // figures.ki_per_action)


def strength(content: Content, players: Sequence[Player], seat: Seat, *, defending: bool) -> int:
    """Strength of both houses and of the allied samurai's; castles count only in defence (HO4.2, HO5.3)."""
    player, ally = players[seat], servant(players, seat)
    fighting = [*player.daimyo_house, *player.samurai_house]
    if player.daimyo:
        fighting.append(player.daimyo)
    cards = [content.cards[card] for card in fighting]
    own = sum([card.strength for card in cards if defending or card.kind is not Kind.CASTLE])
    return content.samurai.strength + own + (0 if ally is None else help_of(content, players[ally]))


def help_of(content: Content, ally: Player) -> int:
    """Strength of an allied samurai's house, which fights for the daimyo it serves (HO5.3)."""
    return content.samurai.strength + sum([content.cards[card].strength for card in ally.samurai_house])


def dice(content: Content, strength: int) -> int:
    """The number of dice for a strength (HO4.2)."""
    return min(content.figures.most_dice, strength // content.figures.strength_per_die)


def dice_of_battle(
    content: Content, players: Sequence[Player], attacker: Seat, defender: Seat
) -> tuple[int, int]:
    """The numbers of dice of the attacker and of the defender if they fought now (HO4.2)."""
    attack = strength(content, players, attacker, defending=False)
    return dice(content, attack), dice(content, strength(content, players, defender, defending=True))


@cache
def odds(attack: int, defence: int) -> float:
    """The probability that `attack` dice, at least one, beat `defence` dice; ties are rolled again."""
    ours, theirs = _sums(attack), _sums(defence)
    wins = sum(ours[high] * theirs[low] for high in ours for low in theirs if high > low)
    ties = sum(ours[total] * theirs.get(total, 0) for total in ours)
    return wins / (sum(ours.values()) * sum(theirs.values()) - ties)


@cache
def _sums(dice: int) -> dict[int, int]:
    """The number of ways in which `dice` dice give each sum."""
    if not dice:
        return {0: 1}
    ways: dict[int, int] = {}
    for total, count in _sums(dice - 1).items():
        for face in range(1, DIE + 1):
            ways[total + face] = ways.get(total + face, 0) + count
    return ways


def income(content: Content, players: Sequence[Player], shogun: Seat | None, seat: Seat) -> Income:
    """The seat's honor income if its turn began now: none after a breach (HO2.1, HO5.2, HO5.4)."""
    player = players[seat]
    if player.ronin or player.leaving:
        return Income(0, 0, 0, False, 0)
    lord = seat if player.serves is None else player.serves
    daimyo_house = _honor(content, (players[lord].daimyo or CardKey(""), *players[lord].daimyo_house))
    samurai_house = content.samurai.honor + _honor(content, player.samurai_house)
    office = content.shogun_honor[len(players)] if shogun == lord else 0
    total = daimyo_house + samurai_house + office
    shared = player.serves is not None
    gained = _share(content, total) if shared else total
    return Income(daimyo_house, samurai_house, office, shared, gained)


def _honor(content: Content, cards: Iterable[CardKey]) -> int:
    return sum([content.cards[card].honor for card in cards if card])


def _share(content: Content, honor: int) -> int:
    """An allied samurai's share, rounded up (HO5.2)."""
    step = content.figures.share_rounded_to
    return -(-honor // (content.figures.share_of_ally * step)) * step


# ---- houses ------------------------------------------------------------------------------------------------


def places(players: Sequence[Player]) -> Iterator[Place]:
    """Every house on the table with a samurai or daimyo."""
    for seat, player in by_seat(players):
        yield from _houses_of(seat, player.daimyo is not None)


def open_houses(players: Sequence[Player], seat: Seat) -> list[Place]:
    """The seat's own houses, and those of the ally (HO2.2, HO5.6)."""
    open_seats = {seat, players[seat].serves, servant(players, seat)}
    return [
        place
        for owner, player in enumerate(players)
        if owner in open_seats
        for place in _houses_of(owner, player.daimyo is not None)
    ]


@cache
def _houses_of(seat: Seat, has_daimyo: bool) -> tuple[Place, ...]:
    samurai = Place(seat, HouseName.SAMURAI)
    return (Place(seat, HouseName.DAIMYO), samurai) if has_daimyo else (samurai,)


def house_at(players: Sequence[Player], place: Place) -> tuple[CardKey, ...]:
    return players[place.seat].house(place.house)


def has_room(content: Content, cards: Sequence[CardKey], house: HouseName, card: CardKey) -> bool:
    """Whether a house with these cards has room for one more (HO1.4)."""
    kind = kind_of(content, card)
    if kind is Kind.CASTLE and house is not HouseName.DAIMYO:
        return False
    most = content.figures.most_in_house(kind)
    return most is None or sum([content.cards[other].kind is kind for other in cards]) < most


def may_replace_castle(content: Content, place: Place, seat: Seat, card: CardKey) -> bool:
    """An own castle may be replaced by another from hand (HO1.4)."""
    return kind_of(content, card) is Kind.CASTLE and place == Place(seat, HouseName.DAIMYO)


def places_for(content: Content, players: Sequence[Player], seat: Seat, card: CardKey) -> list[Place]:
    """Where the seat may lay a card from hand (HO1.4, HO5.5, HO5.6, HO5.8)."""
    kind = kind_of(content, card)
    if kind in DAIMYOS:
        return [Place(owner, HouseName.DAIMYO) for owner in _without_daimyo(players, seat)]
    if kind not in LAID:
        return []
    return [
        place
        for place in open_houses(players, seat)
        if has_room(content, house_at(players, place), place.house, card)
        or may_replace_castle(content, place, seat, card)
    ]


def _without_daimyo(players: Sequence[Player], seat: Seat) -> list[Seat]:
    """The seats before which the seat may lay a daimyo: itself as a ronin, or the samurai that serves it."""
    if players[seat].ronin:
        return [seat]
    ally = servant(players, seat)
    return [] if ally is None else [ally]


def loot(content: Content, players: Sequence[Player]) -> list[tuple[Place, CardKey]]:
    """All that a thief can steal now: warriors and possessions in any house (HO6.2)."""
    return [
        (place, card)
        for place in places(players)
        for card in house_at(players, place)
        if content.cards[card].kind in STOLEN
    ]


# ---- other players -----------------------------------------------------------------------------------------


def may_be_attacked(content: Content, players: Sequence[Player], shogun: Seat | None, seat: Seat) -> bool:
    """Only the Shogun, or a player with a castle (HO4.1)."""
    return shogun == seat or castle(content, players[seat]) is not None


def is_decided(content: Content, public: Public) -> bool:
    """Whether the match is over, or will be with the count that has just reached the goal (HO2.1)."""
    goal = content.figures.goal[public.length]
    return public.outcome is not None or any(player.honor >= goal for player in public.players)


def about_to_win(content: Content, public: Public) -> list[Seat]:
    """The seats whose next count reaches the goal if nothing changes (HO7.1), whoever counts first first.

    None once a count has reached it (HO2.1): nobody counts again.
    """
    goal, seats = content.figures.goal[public.length], public.seats
    if is_decided(content, public):
        return []
    coming = (Seat((public.turn + step) % seats) for step in range(1, seats + 1))
    return [
        seat
        for seat in coming
        if public.players[seat].honor + income(content, public.players, public.shogun, seat).gained >= goal
    ]


def strongest_attack(content: Content, players: Sequence[Player], target: Seat) -> Threat | None:
    """The attack on a player with the most dice (HO4.2), allowed now or not; None if nobody has any."""
    threats = (
        Threat(seat, *dice_of_battle(content, players, seat, target))
        for seat, player in by_seat(players)
        if seat != target and player.daimyo
    )
    possible = (threat for threat in threats if threat.attack)
    return max(possible, key=lambda threat: threat.attack, default=None)


def must_claim(content: Content, player: Player, shogun: Seat | None) -> bool:
    """Whether the player must claim the office in their turn, because it is free (HO3.1)."""
    enough = player.honor >= content.figures.must_claim_shogun_at
    return enough and shogun is None and player.daimyo is not None


def may_be_allied_with(players: Sequence[Player], seat: Seat) -> bool:
    """A player with a daimyo and without an ally (HO5.1)."""
    return players[seat].daimyo is not None and servant(players, seat) is None


def bodyguard(content: Content, players: Sequence[Player], target: Place) -> CardKey | None:
    """The bodyguard that defends a house against an assassin, if any (HO6.3)."""
    return first_of(content, house_at(players, target), Kind.BODYGUARD)


def assassin_needs(content: Content, players: Sequence[Player], target: Place) -> int:
    """The minimum roll with which an assassin succeeds (HO6.3)."""
    figures = content.figures
    guarded = bodyguard(content, players, target) is not None
    return figures.assassin_needs_past_bodyguard if guarded else figures.assassin_needs


def assassin_cost(
    content: Content, players: Sequence[Player], seat: Seat, card: CardKey, target: Place
) -> int:
    """The honor that an assassin costs; more for a betrayal (HO5.7)."""
    printed = content.cards[card]
    return printed.cost_against_ally if betrays(players, seat, target) else printed.cost


def betrays(players: Sequence[Player], seat: Seat, target: Place) -> bool:
    """Whether the seat's assassin would be sent against the samurai whose daimyo it serves (HO5.7)."""
    return target.house is HouseName.SAMURAI and players[seat].serves == target.seat
