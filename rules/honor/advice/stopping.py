"""What may keep a rival from a victory that the next count would bring (HO7.1)."""

from collections.abc import Iterator

from msgspec.structs import replace

from rules.core.model import Seat
from rules.honor import reckoning
from rules.honor.advice.outlook import Outlook
from rules.honor.commands import AnyCommand, Assassinate, Attack, Dishonor, Draw, Lay, Steal
from rules.honor.deck import THIEVES, CardKey
from rules.honor.moves import Moves
from rules.honor.prompts import HouseName
from rules.honor.state import Place, Public, Theft


def choose(outlook: Outlook, moves: Moves) -> AnyCommand | None:
    """The command that most probably stops those who would win before the viewer's next count.

    Warriors are laid first if they improve the attack that is to be declared. With nothing that could stop
    anybody, a card is drawn, if an action is left to play it. None without such a rival, or if nothing helps.
    """
    if not outlook.rivals_about_to_win:
        return None
    hopes = [(_hope(outlook, moves, command), command) for command in _commands(outlook, moves)]
    hope, best = max(hopes, key=lambda row: row[0], default=(0.0, Draw()))
    if hope > 0:
        return best
    return Draw() if Draw() in moves and moves.hand.prompt.actions > 1 else None


def _commands(outlook: Outlook, moves: Moves) -> Iterator[AnyCommand]:
    """Whatever could stop somebody, ninjas first: a lost attack costs the own daimyo house."""
    for card in sorted(set(outlook.hand)):
        yield from moves.plays(card)
        if outlook.content.cards[card].kind in THIEVES:
            yield from _robberies(outlook, moves, card)
    yield from _attacks(moves)


def _attacks(moves: Moves) -> list[Attack]:
    return [command for command in moves.declarations() if isinstance(command, Attack)]


def _robberies(outlook: Outlook, moves: Moves, card: CardKey) -> Iterator[Steal]:
    """The most honor that the thief can take from each rival, in as many cards as it may steal (HO6.2)."""
    cards = outlook.content.cards

    def gain(theft: Theft) -> tuple[int, float]:
        return cards[theft.card].honor, outlook.gain_of_theft(theft)

    for rival in outlook.rivals_about_to_win:
        thefts = [theft for theft in moves.thefts(card) if theft.source.seat == rival]
        chosen: list[Theft] = []
        for theft in sorted(thefts, key=gain, reverse=True):
            if len(chosen) < cards[card].steals and Steal(card, (*chosen, theft)) in moves:
                chosen.append(theft)
        if chosen:
            yield Steal(card, tuple(chosen))


def _hope(outlook: Outlook, moves: Moves, command: AnyCommand) -> float:
    """The expected share of those rivals whom the command stops, if nobody saves face."""
    public = outlook.public
    match command:
        case Attack(target=target):
            return _hope_of_attack(outlook, public, target)
        case Lay(card=card, place=place):
            laid = _laid(public, place, card)
            attacks = [attack.target for attack in _attacks(moves)]
            better = max((_hope_of_attack(outlook, laid, target) for target in attacks), default=0.0)
            now = max((_hope_of_attack(outlook, public, target) for target in attacks), default=0.0)
            return better if better > now else 0.0
        case Assassinate(target=target):
            after = _without_house(public, target)
            if reckoning.betrays(public.players, outlook.seat, target):
                after = _without_house(after, Place(target.seat, HouseName.DAIMYO))
            return outlook.odds_of_murder(target) * _stopped(outlook, after)
        case Dishonor(card=card, victim=victim):
            loss = outlook.content.cards[card].loss
            answers = [_changed(public, victim, honor=public.players[victim].honor - loss)]
            answers += [_without_house(public, place) for place in outlook.houses_of(victim)]
            return min(_stopped(outlook, after) for after in answers)
        case Steal(thefts=thefts):
            for theft in thefts:
                public = _without_card(public, theft)
            return _stopped(outlook, public)
    return 0.0


def _hope_of_attack(outlook: Outlook, public: Public, target: Seat) -> float:
    dice = reckoning.dice_of_battle(outlook.content, public.players, outlook.seat, target)
    won = _without_house(public, Place(target, HouseName.DAIMYO))
    won = replace(won, shogun=outlook.seat if public.shogun == target else public.shogun)
    return reckoning.odds(*dice) * _stopped(outlook, won)


def _stopped(outlook: Outlook, after: Public) -> float:
    """The share of the rivals who would not reach the goal any more."""
    rivals, left = outlook.rivals_about_to_win, reckoning.about_to_win(outlook.content, after)
    return sum(rival not in left for rival in rivals) / len(rivals)


# ---- the public state afterwards ---------------------------------------------------------------------------


def _changed(public: Public, seat: Seat, **changes: object) -> Public:
    """The public state with other fields of one player."""
    players = list(public.players)
    players[seat] = replace(players[seat], **changes)
    return replace(public, players=tuple(players))


def _laid(public: Public, place: Place, card: CardKey) -> Public:
    cards = (*public.players[place.seat].house(place.house), card)
    return _changed(public, place.seat, **{f"{place.house}_house": cards})


def _without_card(public: Public, theft: Theft) -> Public:
    """A stolen card is gone from its house; where it goes helps no rival."""
    place, cards = theft.source, list(public.players[theft.source.seat].house(theft.source.house))
    cards.remove(theft.card)
    return _changed(public, place.seat, **{f"{place.house}_house": tuple(cards)})


def _without_house(public: Public, place: Place) -> Public:
    """A house is discarded; with the daimyo's goes its office, and the alliance of its servant (HO4.3)."""
    if place.house is HouseName.SAMURAI:
        return _changed(public, place.seat, samurai_house=())
    servant = reckoning.servant(public.players, place.seat)
    if servant is not None:
        public = _changed(public, servant, serves=None)
    public = _changed(public, place.seat, daimyo=None, daimyo_house=())
    return replace(public, shogun=None) if public.shogun == place.seat else public
