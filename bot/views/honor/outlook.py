"""What a command of one's own turn would do, and what each card of the hand could do now."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.views.honor.texts import HonorTexts, signed
from bot.views.title_texts import percent, text_key, yes
from rules.core.model import Seat, by_seat
from rules.honor import reckoning
from rules.honor.advice.effects import after_dishonor
from rules.honor.advice.outlook import Outlook
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
    LoseHonor,
    Seppuku,
    Steal,
)
from rules.honor.deck import DAIMYOS, THIEVES, CardKey, Kind
from rules.honor.moves import Moves
from rules.honor.prompts import HouseName
from rules.honor.state import Observation, Place, Player, Public, Theft
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
        case Assassinate(target=target):
            is_betrayal = reckoning.betrays(public.players, seat, target)
            told = odds(command, hand, texts) if is_betrayal else texts("price", **_price(command, hand))
            given = {"place": texts.place(target, seat), "odds": told}
        case EndTurn():
            given = {"actions": hand.prompt.actions}
        case BecomeShogun():
            given = {"honor": printed.shogun_honor[public.seats]}
        case Attack(target=target):
            attack, defence = reckoning.dice_of_battle(printed, public.players, seat, target)
            chance = _percent(attack, defence)
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
            if _is_sure(hand, target):
                return "; ".join(_house_lost(hand, target, texts))
            return texts("stakes", own=yes(shogun == hand.seat), theirs=yes(shogun == target))
        case Ally(target=target):
            helped = reckoning.help_of(hand.content, hand.player)
            return texts("stakes-ally", gain=_shared(hand, target), help=helped)
        case BecomeShogun():
            return texts("stakes-become-shogun")
        case BreakAlliance():
            return texts("stakes-break-alliance")
    return ""


def _is_sure(hand: Hand, target: Seat) -> bool:
    """Whether an attack on the target cannot be lost (HO4.2)."""
    return reckoning.odds(*reckoning.dice_of_battle(hand.content, hand.players, hand.seat, target)) == 1


def _threat(hand: Hand, players: Sequence[Player], owner: Seat, texts: HonorTexts, *, dice_told: bool) -> str:
    """Who would have the best odds in an attack on a player who can be attacked then (HO4.1, HO4.2)."""
    threat = reckoning.strongest_attack(hand.content, players, owner)
    if threat is None:
        strength = reckoning.strength(hand.content, players, owner, defending=True)
        ronin = any(player.ronin for seat, player in by_seat(players) if seat not in (owner, hand.seat))
        defence = reckoning.dice(hand.content, strength)
        return texts("stakes-no-threat", ronin=yes(ronin), told=yes(dice_told), defence=defence)
    attack, defence = threat.attack, threat.defence
    player, chance = texts.player(threat.attacker), _percent(attack, defence)
    return texts("stakes-threat", player=player, odds=chance, attack=attack, defence=defence)


def _percent(attack: int, defence: int) -> str:
    """The odds of a battle in percent; dice that cannot win, or cannot lose, say so (HO4.2)."""
    chance = reckoning.odds(attack, defence)
    return f"{chance:.0%}".rstrip("%") if chance in {0, 1} else percent(chance)


def _weakens(killing: Assassinate, hand: Hand) -> bool:
    """Whether the assassin is sent against the samurai who serves the player (HO5.5)."""
    target = killing.target
    return target.house is HouseName.SAMURAI and hand.players[target.seat].serves == hand.seat


def _weakened(hand: Hand, servant: Seat, texts: HonorTexts) -> str:
    """The player's dice with the servant's help, and without it (HO5.3)."""
    players, dice = list(hand.players), dict[str, int]()
    players[servant] = replace(players[servant], serves=None, samurai_house=())
    for side, defending in (("attack", False), ("defence", True)):
        for key, there in ((side, hand.players), (f"{side}_left", players)):
            strength = reckoning.strength(hand.content, there, hand.seat, defending=defending)
            dice[key] = reckoning.dice(hand.content, strength)
    return texts("stakes-weakened", **dice)


def _fortified(hand: Hand, end: Public, owner: Seat, texts: HonorTexts) -> Iterator[str]:
    """What a castle does: its owner can be attacked (HO4.1), and defends with other dice (HO4.2)."""
    if not reckoning.may_be_attacked(hand.content, hand.players, hand.public.shogun, owner):
        yield texts("stakes-castle", own=yes(owner == hand.seat), player=texts.player(owner))
    before, after = (
        reckoning.strength(hand.content, there, owner, defending=True)
        for there in (hand.players, end.players)
    )
    dice = {"dice": reckoning.dice(hand.content, before), "dice_then": reckoning.dice(hand.content, after)}
    yield texts("stakes-defence", strength=before, strength_then=after, **dice)
    yield _threat(hand, end.players, owner, texts, dice_told=True)


def _shared(hand: Hand, lord: Seat) -> int:
    """The next count of a player who serves the lord, as things are (HO5.2)."""
    players = list(hand.players)
    players[hand.seat] = replace(hand.player, serves=lord)
    return reckoning.income(hand.content, players, hand.public.shogun, hand.seat).gained


def whole_stakes(command: AnyCommand, hand: Hand, end: Public, texts: HonorTexts) -> str:
    """The same, too long for a menu: castles, allies, attackers, Save Face, murder, Dishonor (HO3.3).

    Office and castle are defended by what lies there at the `end` of all that is prepared.
    """
    match command:
        case Attack(target=target):
            return "\n".join(_battle(hand, target, texts))
        case Assassinate(target=target) if reckoning.betrays(hand.players, hand.seat, target):
            return "; ".join(_betrayal(hand, target.seat, texts))
        case Assassinate():
            return "; ".join(_murder(command, hand, texts))
        case BecomeShogun():
            threat = _threat(hand, end.players, hand.seat, texts, dice_told=False)
            return "; ".join((stakes(command, hand, texts), threat))
        case Lay(card=card, place=place) if hand.kind(card) is Kind.CASTLE:
            return "; ".join(_fortified(hand, end, place.seat, texts))
        case Dishonor(card=card, victim=victim):
            printed, honor = hand.content.cards[card], hand.players[victim].honor
            left, saved = honor - printed.loss, honor - printed.loss_with_save_face
            told = texts("stakes-dishonor", honor=signed(honor), left=signed(left), saved=signed(saved))
            others = *_free_seppuku(hand, victim, texts), *_against_victory(command, hand, texts)
            return "; ".join((told, *others))
    return stakes(command, hand, texts)


def victory_spent(hand: Hand, after: Public, texts: HonorTexts) -> str:
    """That the next count would have reached the goal, and does not after the next command (HO7.1)."""
    goal, left = hand.content.figures.goal[after.length], _next_sum(hand, after, hand.seat)
    if left >= goal or _next_sum(hand, hand.public, hand.seat) < goal:
        return ""
    return texts("stakes-goal", sum=signed(left), goal=goal)


def rivals_victories(hand: Hand, after: Public, texts: HonorTexts) -> Iterator[str]:
    """Whose next count reaches the goal before the next command and not after it, or the reverse (HO7.1)."""
    goal = hand.content.figures.goal[after.length]
    now, then = (set(reckoning.about_to_win(hand.content, one)) - {hand.seat} for one in (hand.public, after))
    for key, seats in (("averted", now - then), ("given", then - now)):
        for seat in sorted(seats):
            left = signed(_next_sum(hand, after, seat))
            yield texts(f"stakes-{key}", player=texts.player(seat), sum=left, goal=goal)


def _next_sum(hand: Hand, public: Public, seat: Seat) -> int:
    """A player's honor after their next count, if nothing changes."""
    gained = reckoning.income(hand.content, public.players, public.shogun, seat).gained
    return public.players[seat].honor + gained


def _betrayal(hand: Hand, lord: Seat, texts: HonorTexts) -> Iterator[str]:
    """What follows if the lord's samurai dies, the office included (HO5.7)."""
    players, former, shogun = list(hand.players), hand.players[lord], hand.public.shogun
    players[hand.seat] = replace(
        hand.player, daimyo=former.daimyo, daimyo_house=former.daimyo_house, serves=None, leaving=False
    )
    shogun = hand.seat if shogun == lord else shogun
    gain = reckoning.income(hand.content, players, shogun, hand.seat).gained
    yield texts("stakes-betrayal", gain=gain, fallen=texts.cards(former.samurai_house))
    if shogun == hand.seat:
        yield texts("stakes-become-shogun")
    elif reckoning.castle(hand.content, former):
        yield texts("stakes-castle", own="yes", player=texts.player(hand.seat))


def _free_seppuku(hand: Hand, victim: Seat, texts: HonorTexts) -> Iterator[str]:
    """That seppuku of the victim's samurai costs nothing, for the house is empty (HO3.3)."""
    if not hand.players[victim].samurai_house:
        yield texts("free-seppuku")


def _against_victory(play: Dishonor, hand: Hand, texts: HonorTexts) -> Iterator[str]:
    """What the next count of a victim who is about to win reaches then, by their answer (HO3.3, HO7.1)."""
    goal, victim = hand.content.figures.goal[hand.public.length], play.victim
    coming = _next_sum(hand, hand.public, victim)
    if coming < goal:
        return
    borne = after_dishonor(Outlook(Observation(hand.seat, hand.public, hand.private)), play)
    sums = {answer: signed(_next_sum(hand, state.public, victim)) for answer, state in borne.items()}
    yield texts(
        "stakes-dishonor-goal",
        player=texts.player(victim),
        left=sums[LoseHonor()],
        saved=signed(coming - hand.content.cards[play.card].loss_with_save_face),
        samurai=sums[Seppuku(HouseName.SAMURAI)],
        led=yes(Seppuku(HouseName.DAIMYO) in sums),
        daimyo=sums.get(Seppuku(HouseName.DAIMYO), ""),
        goal=goal,
    )


def against_victim(play: Dishonor, hand: Hand, texts: HonorTexts) -> str:
    """What should be known before a victim is chosen, for a menu; nothing of most."""
    ends = ending(play, hand, texts)
    return "; ".join((*_free_seppuku(hand, play.victim, texts), *([ends] if ends else [])))


def _battle(hand: Hand, target: Seat, texts: HonorTexts) -> Iterator[str]:
    """What each outcome of an attack costs and wins, a line each, and whether Save Face helps (HO4.3)."""
    lost, won = ("; ".join(_fallen(hand, side, texts)) for side in (hand.seat, target))
    if _is_sure(hand, target):
        yield won
    else:
        yield from (texts("stakes-if-lost", stakes=lost), texts("stakes-if-won", stakes=won))
    if not _is_sure(hand, target) or hand.public.shogun != target:
        yield texts("stakes-face")


def _fallen(hand: Hand, loser: Seat, texts: HonorTexts) -> Iterator[str]:
    """What goes with the loser's house: the Shogun card and a castle (HO4.4), an ally (HO4.3)."""
    yield from _house_lost(hand, loser, texts)
    side = _side(hand, loser)
    castle = reckoning.castle(hand.content, hand.players[loser])
    ally = reckoning.servant(hand.players, loser)
    if castle:
        yield texts(f"stakes-{side}-castle", castle=texts.card(castle))
    if ally is not None:
        yield texts(f"stakes-{side}-ally", ally=texts.player(ally))


def _house_lost(hand: Hand, loser: Seat, texts: HonorTexts) -> Iterator[str]:
    """What every loser loses: the daimyo's house (HO4.3), and the Shogun card with it (HO4.4)."""
    side = _side(hand, loser)
    yield texts(f"stakes-{side}-house")
    if hand.public.shogun == loser:
        yield texts(f"stakes-{side}-office")


def _side(hand: Hand, loser: Seat) -> str:
    return "own" if loser == hand.seat else "their"


def _murder(killing: Assassinate, hand: Hand, texts: HonorTexts) -> Iterator[str]:
    """What is discarded if an assassin succeeds, and in any case, and what ends then (HO5.5, HO6.3)."""
    players, target = hand.players, killing.target
    victim, guard = players[target.seat], reckoning.bodyguard(hand.content, players, target)
    daimyo = victim.daimyo if target.house is HouseName.DAIMYO else None
    fallen = [*([daimyo] if daimyo else []), *victim.house(target.house)]
    if guard:
        fallen.remove(guard)
    yield texts("stakes-murder", cards=texts.cards(fallen))
    if daimyo and hand.public.shogun == target.seat:
        yield texts("stakes-murder-office")
    if bond := _ended(killing, hand):
        servant, lord = map(texts.player, bond)
        yield texts("stakes-murder-alliance", servant=servant, lord=lord)
    if _weakens(killing, hand):
        yield _weakened(hand, target.seat, texts)
    yield texts("stakes-murder-anyway", cards=texts.cards([killing.card, *([guard] if guard else [])]))


def _ended(killing: Assassinate, hand: Hand) -> tuple[Seat, Seat] | None:
    """The servant and the lord whose alliance ends if an assassin succeeds, but for a betrayal (HO5.5)."""
    seat = killing.target.seat
    if killing.target.house is HouseName.DAIMYO:
        servant = reckoning.servant(hand.players, seat)
        return None if servant is None else (servant, seat)
    return (seat, hand.seat) if _weakens(killing, hand) else None


def _prizes(hand: Hand, target: Seat) -> list[CardKey]:
    """For what a player may be attacked: the Shogun card, a castle (HO4.1)."""
    castle = reckoning.castle(hand.content, hand.players[target])
    shogun = [CardKey("shogun")] if hand.public.shogun == target else []
    return [*shogun, *([castle] if castle else [])]


def odds(killing: Assassinate, hand: Hand, texts: HonorTexts) -> str:
    """What falls if an assassin succeeds, the cost, and the die that is needed (HO5.5, HO5.7, HO6.3)."""
    target, price, fallen = killing.target, _price(killing, hand), list[str]()
    is_shogun = hand.public.shogun == target.seat
    if reckoning.betrays(hand.players, hand.seat, target):
        return texts("odds-betrayal", shogun=yes(is_shogun), **price)
    if target.house is HouseName.DAIMYO:
        fallen += [texts("fallen-daimyo"), *([texts("fallen-shogun")] if is_shogun else [])]
    if cards := len(reckoning.house_at(hand.players, target)):
        fallen.append(texts("fallen-cards", count=cards))
    ends = yes(_ended(killing, hand) is not None)
    return texts("odds", fallen=texts.listed(fallen) or texts("nothing"), ends=ends, **price)


def _price(killing: Assassinate, hand: Hand) -> dict[str, int]:
    """What an assassin costs, and the die that is needed (HO5.7, HO6.3)."""
    printed, players, target = hand.content, hand.players, killing.target
    return {
        "cost": reckoning.assassin_cost(printed, players, hand.seat, killing.card, target),
        "needed": reckoning.assassin_needs(printed, players, target),
    }


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
    """Where a card would be laid, and what ends with it."""
    place, ends = texts.place(play.place, hand.seat), ending(play, hand, texts)
    return f"{place} ({ends})" if ends else place


def ending(play: Lay | Dishonor, hand: Hand, texts: HonorTexts) -> str:
    """What ends: the alliance with a daimyo or Dishonor for the ally (HO5.5), a castle replaced (HO1.4).

    Nothing of other plays.
    """
    if isinstance(play, Dishonor):
        return texts("ends-unless-saved") if hand.players[play.victim].serves == hand.seat else ""
    kind, owner = hand.kind(play.card), play.place.seat
    if kind in DAIMYOS and owner != hand.seat:
        return texts("ends-alliance", ally=texts.player(owner))
    replaced = reckoning.castle(hand.content, hand.players[owner]) if kind is Kind.CASTLE else None
    if replaced is None:
        return ""
    return texts(
        "ends-castle", castle=texts.card(replaced), values=texts.values(replaced) or texts("no-values")
    )


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
