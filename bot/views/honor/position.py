"""The position in words: the table, a hand, and what each card in it would do now."""

from collections.abc import Iterator

from bot.views.honor.texts import HonorTexts
from rules.core.model import Seat, all_seats
from rules.honor import reckoning
from rules.honor.commands import AnyCommand, Assassinate, Dishonor, Lay, Steal
from rules.honor.content import content
from rules.honor.deck import THIEVES, Kind
from rules.honor.moves import Moves
from rules.honor.prompts import AskTurn, HouseName
from rules.honor.state import Observation, Place, Public, Theft


def standings(public: Public, texts: HonorTexts) -> Iterator[str]:
    """The middle of the table, then a line for each player."""
    office = content(public.deck).shogun_honor[public.seats]
    holder = texts("shogun-free") if public.shogun is None else texts.player(public.shogun)
    top = texts.card(public.discards[-1]) if public.discards else texts("nothing")
    yield texts("status-shogun", honor=office, holder=holder)
    yield texts("status-piles", draw=public.draw_pile, discards=len(public.discards), top=top)
    for seat in all_seats(public.seats):
        yield f"- **{texts.player(seat)}** – {standing(public, seat, texts)}"


def standing(public: Public, seat: Seat, texts: HonorTexts) -> str:
    """One player's figures and both houses."""
    printed, player = content(public.deck), public.players[seat]
    figures = texts(
        "standing",
        honor=player.honor,
        gain=reckoning.income(printed, public.players, public.shogun, seat).gained,
        ki=reckoning.ki(printed, player),
        attack=reckoning.strength(printed, public.players, seat, defending=False),
        defence=reckoning.strength(printed, public.players, seat, defending=True),
        hand=player.hand,
    )
    samurai = texts("samurai-house", cards=texts.cards(player.samurai_house))
    return f"{figures} {_daimyo(public, seat, texts)} {samurai}"


def _daimyo(public: Public, seat: Seat, texts: HonorTexts) -> str:
    player = public.players[seat]
    if player.daimyo:
        return texts("daimyo-house", daimyo=texts.card(player.daimyo), cards=texts.cards(player.daimyo_house))
    if player.serves is None:
        return texts("is-ronin")
    return texts("serves-leaving" if player.leaving else "serves", ally=texts.player(player.serves))


def hand_lines(observation: Observation, texts: HonorTexts) -> list[str]:
    """The viewer's cards, and what each would do now."""
    assert observation.private is not None, "only a seat has a hand"
    cards = observation.private.hand
    heading = texts("hand-heading", count=len(cards))
    return [heading, *(f"- {prospect(observation, card, texts)}" for card in dict.fromkeys(cards))]


def figures(observation: Observation, texts: HonorTexts) -> str:
    """The viewer's own figures."""
    assert observation.viewer is not None, "only a seat has figures"
    return standing(observation.public, observation.viewer, texts)


def alts(public: Public, texts: HonorTexts) -> tuple[str, ...]:
    """The board in words, in full and without the cards of the houses."""
    described = "\n".join(line.removeprefix("- ") for line in standings(public, texts)).replace("**", "")
    return described, "\n".join(_short(public, seat, texts) for seat in all_seats(public.seats))


def _short(public: Public, seat: Seat, texts: HonorTexts) -> str:
    printed, player = content(public.deck), public.players[seat]
    return texts(
        "alt-player",
        player=texts.plain_player(seat),
        honor=player.honor,
        ki=reckoning.ki(printed, player),
        strength=reckoning.strength(printed, public.players, seat, defending=True),
        hand=player.hand,
        daimyo=len(player.house(HouseName.DAIMYO)),
        samurai=len(player.house(HouseName.SAMURAI)),
    )


def prospect(observation: Observation, card: str, texts: HonorTexts) -> str:
    """The card, its effect and, in the player's own turn, where it may go, or why not now."""
    assert observation.private is not None, "only a seat has a hand"
    copies = observation.private.hand.count(card)
    name = f"{copies} × **{texts.card(card)}**" if copies > 1 else f"**{texts.card(card)}**"
    described = f"{name}: {texts.effect(card)}"
    prompt = observation.prompt
    if not isinstance(prompt, AskTurn) or not prompt.actions:
        return described
    note = _now(Moves(observation, prompt), card, texts)
    return f"{described} {note}" if note else described


def _now(moves: Moves, card: str, texts: HonorTexts) -> str:
    """Where a card may go now, or why it may not be played; nothing where the effect says it all."""
    kind = moves.hand.kind(card)
    if kind is Kind.SAVE_FACE:
        return ""
    places = [play.place for play in moves.plays(card) if isinstance(play, Lay)]
    if places:
        return texts("now-to", places=texts.listed(texts.place(place, moves.hand.seat) for place in places))
    if moves.plays(card) or moves.thefts(card):
        return ""
    problem = moves.problem(_attempt(moves, card))
    return texts("not-now", reason=texts.refusal(problem)) if problem else ""


def _attempt(moves: Moves, card: str) -> AnyCommand:
    """The most natural way to play a card, to hear why it is refused."""
    seat, kind = moves.hand.seat, moves.hand.kind(card)
    if kind in THIEVES:
        loot = reckoning.loot(moves.hand.content, moves.hand.players)
        return Steal(card, tuple(Theft(stolen, source, None) for source, stolen in loot[:1]))
    if kind is Kind.ASSASSIN:
        return Assassinate(card, Place(seat, HouseName.SAMURAI))  # for the price that is printed (HO5.7)
    if kind is Kind.DISHONOR:
        return Dishonor(card, Seat((seat + 1) % len(moves.hand.players)))
    return Lay(card, Place(seat, HouseName.DAIMYO))
