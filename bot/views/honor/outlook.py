"""What a command of one's own turn would do, and what each card of the hand could do now."""

from bot.views.honor.texts import HonorTexts
from bot.views.title_texts import text_key, yes
from rules.core.model import Seat
from rules.honor import reckoning
from rules.honor.commands import (
    AnyCommand,
    Assassinate,
    Attack,
    BecomeShogun,
    BreakAlliance,
    Dishonor,
    EndTurn,
    Lay,
    Steal,
)
from rules.honor.deck import DAIMYOS, THIEVES, CardKey, Kind
from rules.honor.moves import Moves
from rules.honor.prompts import HouseName
from rules.honor.state import Place, Theft
from rules.honor.turn_action import Hand


def described(command: AnyCommand, hand: Hand, texts: HonorTexts) -> str:
    """A command of one's own turn as it would be now, for a label or a text: `deed-<command>`."""
    seat, public, printed, given = hand.seat, hand.public, hand.content, dict[str, object]()
    match command:
        case Lay():
            given = {"place": laid_at(command, hand, texts)}
        case Steal(card=card, thefts=thefts):
            stolen = "; ".join(texts.theft("deed-theft", theft, seat) for theft in thefts)
            given = {"cost": printed.cards[card].cost, "thefts": stolen}
        case Assassinate():
            given = {"place": texts.place(command.target, seat), "odds": odds(command, hand, texts)}
        case EndTurn():
            given = {"actions": hand.prompt.actions}
        case BecomeShogun():
            given = {"honor": printed.shogun_honor[public.seats]}
        case Attack(target=target):
            attack = reckoning.strength(printed, public.players, seat, defending=False)
            defence = reckoning.strength(printed, public.players, target, defending=True)
            given = {"attack": reckoning.dice(printed, attack), "defence": reckoning.dice(printed, defence)}
        case BreakAlliance():
            given = {"cost": printed.figures.break_alliance_cost}
    return texts.tell(command, f"deed-{text_key(type(command))}", **given)


def odds(killing: Assassinate, hand: Hand, texts: HonorTexts) -> str:
    """What falls if an assassin succeeds, the cost, and the die that is needed (HO5.7, HO6.3)."""
    printed, players, seat, target = hand.content, hand.players, hand.seat, killing.target
    is_daimyo = target.house is HouseName.DAIMYO
    return texts(
        "odds",
        daimyo=yes(is_daimyo),
        shogun=yes(is_daimyo and hand.public.shogun == target.seat),
        seized=yes(not is_daimyo and hand.player.serves == target.seat),
        cards=len(reckoning.house_at(players, target)),
        cost=reckoning.assassin_cost(printed, players, seat, killing.card, target),
        needed=reckoning.assassin_needs(printed, players, target),
    )


def prospect(moves: Moves, card: CardKey, texts: HonorTexts) -> str:
    """Where a card may go now, or why it may not be played; nothing where its effect is enough."""
    kind = moves.hand.kind(card)
    if kind is Kind.SAVE_FACE:
        return ""
    lays = [play for play in moves.plays(card) if isinstance(play, Lay)]
    if lays:
        return texts("now-to", places=texts.listed(laid_at(play, moves.hand, texts) for play in lays))
    if moves.plays(card) or moves.thefts(card):
        return ""
    problem = moves.problem(_attempt(moves, card))
    if problem is None:
        return ""
    is_full = problem.code in ("place_not_open", "house_has_no_room")
    reason = _why_not_laid(moves.hand, kind, texts) if is_full else texts.refusal(problem)
    return texts("not-now", reason=reason)


def laid_at(play: Lay, hand: Hand, texts: HonorTexts) -> str:
    """Where a card would be laid, and that a daimyo for the ally ends the alliance (HO5.5)."""
    place, ends = texts.place(play.place, hand.seat), ending(play, hand, texts)
    return f"{place} ({ends})" if ends else place


def ending(play: Lay, hand: Hand, texts: HonorTexts) -> str:
    """That a daimyo for the ally ends the alliance (HO5.5); nothing of other cards."""
    owner = play.place.seat
    if hand.kind(play.card) not in DAIMYOS or owner == hand.seat:
        return ""
    return texts("ends-alliance", ally=texts.player(owner))


def _why_not_laid(hand: Hand, kind: Kind, texts: HonorTexts) -> str:
    """Why no house takes a card of this kind (HO1.4, HO5.8)."""
    if kind in DAIMYOS:
        return texts("not-laid-daimyo" if hand.player.daimyo else "not-laid-serving")
    reason = texts.variant("not-laid", kind, most=hand.content.figures.most_in_house(kind) or 0)
    return f"{reason} {texts('not-laid-ronin')}" if hand.player.ronin else reason


def _attempt(moves: Moves, card: CardKey) -> AnyCommand:
    """The most natural way to play a card, to find out why it is refused."""
    seat, kind = moves.hand.seat, moves.hand.kind(card)
    if kind in THIEVES:
        loot = reckoning.loot(moves.hand.content, moves.hand.players)
        return Steal(card, tuple(Theft(stolen, source, None) for source, stolen in loot[:1]))
    if kind is Kind.ASSASSIN:
        return Assassinate(card, Place(seat, HouseName.SAMURAI))  # for the price that is printed (HO5.7)
    if kind is Kind.DISHONOR:
        return Dishonor(card, Seat((seat + 1) % len(moves.hand.players)))
    return Lay(card, Place(seat, HouseName.DAIMYO))
