"""What a command of one's own turn would do, and what each card of the hand could do now."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.views.honor.texts import HonorTexts, signed
from bot.views.title_texts import percent, text_key, yes
from rules.core.model import Seat
from rules.honor import reckoning
from rules.honor.commands import (
    Ally,
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
            attack, defence = reckoning.dice_of_battle(printed, public.players, seat, target)
            chance = percent(reckoning.odds(attack, defence)) if defence else "100"
            prize = texts.listed(map(texts.card, _prizes(hand, target)))
            given = {"prize": prize, "attack": attack, "defence": defence, "odds": chance}
        case BreakAlliance():
            given = {"cost": printed.figures.break_alliance_cost}
    told = texts.tell(command, f"deed-{text_key(type(command))}", **given)
    ends = ending(command, hand, texts) if isinstance(command, Dishonor) else ""
    return f"{told} ({ends})" if ends else told


def stakes(command: AnyCommand, hand: Hand, texts: HonorTexts) -> str:
    """What a declaration may cost and win (HO3.1, HO4.3, HO4.4, HO5.2, HO5.4); nothing of other commands."""
    match command:
        case Attack(target=target):
            shogun = hand.public.shogun
            return texts("stakes", own=yes(shogun == hand.seat), theirs=yes(shogun == target))
        case Ally(target=target):
            helped = reckoning.help_of(hand.content, hand.player)
            return texts("stakes-ally", gain=_shared(hand, target), help=helped)
        case BecomeShogun():
            return texts("stakes-become-shogun")
        case BreakAlliance():
            return texts("stakes-break-alliance")
    return ""


def _shared(hand: Hand, lord: Seat) -> int:
    """The next count of a player who serves the lord, as things are (HO5.2)."""
    players = list(hand.players)
    players[hand.seat] = replace(hand.player, serves=lord)
    return reckoning.income(hand.content, players, hand.public.shogun, hand.seat).gained


def whole_stakes(command: AnyCommand, hand: Hand, texts: HonorTexts) -> str:
    """The same, too long for a menu: castles, what Save Face keeps, and what Dishonor costs (HO3.3)."""
    match command:
        case Attack(target=target):
            return "; ".join(
                (stakes(command, hand, texts), *_castles(hand, target, texts), texts("stakes-face"))
            )
        case Dishonor(card=card, victim=victim):
            printed, honor = hand.content.cards[card], hand.players[victim].honor
            left, saved = honor - printed.loss, honor - printed.loss_with_save_face
            return texts("stakes-dishonor", honor=signed(honor), left=signed(left), saved=signed(saved))
    return stakes(command, hand, texts)


def _castles(hand: Hand, target: Seat, texts: HonorTexts) -> Iterator[str]:
    """Whose castle would change hands, or be discarded (HO4.4)."""
    for side, seat in (("own", hand.seat), ("their", target)):
        castle = reckoning.castle(hand.content, hand.players[seat])
        if castle:
            yield texts(f"stakes-{side}-castle", castle=texts.card(castle))


def _prizes(hand: Hand, target: Seat) -> list[CardKey]:
    """For what a player may be attacked: the Shogun card, a castle (HO4.1)."""
    castle = reckoning.castle(hand.content, hand.players[target])
    shogun = [CardKey("shogun")] if hand.public.shogun == target else []
    return [*shogun, *([castle] if castle else [])]


def none_to_declare(moves: Moves, texts: HonorTexts) -> str:
    """Why no declaration is possible, by what a player in this position would declare (HO2.3)."""
    player, other = moves.hand.player, moves.hand.others[0]
    if player.daimyo:
        problem = moves.problem(Attack(other))
    else:
        problem = moves.problem(Ally(other) if player.ronin else BreakAlliance())
    assert problem is not None, "no declaration is possible"
    return texts.refusal(problem)


def odds(killing: Assassinate, hand: Hand, texts: HonorTexts) -> str:
    """What falls if an assassin succeeds, the cost, and the die that is needed (HO5.5, HO5.7, HO6.3)."""
    printed, players, seat, target = hand.content, hand.players, hand.seat, killing.target
    is_daimyo, seized = target.house is HouseName.DAIMYO, False
    if is_daimyo:
        ends = reckoning.servant(players, target.seat) is not None
        fallen = [texts("fallen-daimyo")]
        fallen += [texts("fallen-shogun")] if hand.public.shogun == target.seat else []
    else:
        seized = hand.player.serves == target.seat
        ends = seized or players[target.seat].serves == seat
        fallen = []
    if cards := len(reckoning.house_at(players, target)):
        fallen.append(texts("fallen-cards", count=cards))
    return texts(
        "odds",
        fallen=texts.listed(fallen) or texts("nothing"),
        seized=yes(seized),
        ends=yes(ends),
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


def ending(play: Lay | Dishonor, hand: Hand, texts: HonorTexts) -> str:
    """That a daimyo or Dishonor for the ally ends the alliance (HO5.5); nothing of other plays."""
    if isinstance(play, Dishonor):
        ends, ally, key = (
            hand.public.players[play.victim].serves == hand.seat,
            play.victim,
            "ends-unless-saved",
        )
    else:
        ally, key = play.place.seat, "ends-alliance"
        ends = hand.kind(play.card) in DAIMYOS and ally != hand.seat
    return texts(key, ally=texts.player(ally)) if ends else ""


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
