"""The position in words: the table, a hand, and what each card in it would do now."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.views.honor.texts import HonorTexts, valid
from bot.views.message import Picture
from renderer.honor import Battle, Board, Hand, Labels
from rules.core.model import Seat, all_seats
from rules.honor import reckoning
from rules.honor.commands import AnyCommand, Assassinate, Dishonor, Lay, Steal
from rules.honor.content import content
from rules.honor.deck import THIEVES, CardKey, Kind
from rules.honor.events import AnyEvent, BattleFought
from rules.honor.moves import Moves
from rules.honor.prompts import AskTurn, HouseName
from rules.honor.state import Observation, Place, Public, Theft


def heading(public: Public, texts: HonorTexts) -> str:
    """The round and whose turn it is."""
    if public.outcome:
        return texts("heading-over")
    if not public.round:
        return texts("heading-setup")
    return texts("heading", round=public.round, player=texts.player(public.turn))


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
    if player.daimyo:
        own, cards = texts.card(player.daimyo), texts.cards(player.daimyo_house)
        daimyo = texts("daimyo-house", daimyo=own, cards=cards)
    elif player.serves is None:
        daimyo = texts("is-ronin")
    else:
        daimyo = texts("serves-leaving" if player.leaving else "serves", ally=texts.player(player.serves))
    return f"{figures} {daimyo} {samurai}"


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


def prospect(observation: Observation, card: CardKey, texts: HonorTexts) -> str:
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


def _now(moves: Moves, card: CardKey, texts: HonorTexts) -> str:
    """Where a card may go now, or why it may not be played; nothing where its effect is enough."""
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


def board(observation: Observation, events: Sequence[AnyEvent], texts: HonorTexts) -> Picture:
    """The table as everybody may see it, for any viewer; what the events changed is pointed out."""
    public = replace(observation, viewer=None, private=None)
    drawing = Board(public, labels(texts), tuple(valid(events)), texts.plain_players(public.public.seats))
    alt, *shorter = alts(public.public, texts)
    return Picture(drawing, alt, tuple(shorter))


def hand(observation: Observation, texts: HonorTexts) -> Picture:
    """The viewer's cards, big. For the viewer's eyes only."""
    assert observation.private is not None, "only a seat has a hand"
    held = observation.private.hand
    alt = texts("alt-hand", cards=texts.cards(held))
    drawn = tuple((texts.card(card), texts.effect(card)) for card in held)
    return Picture(Hand(observation, drawn, labels(texts)), alt)


def battles(events: Sequence[AnyEvent], texts: HonorTexts) -> Iterator[Picture]:
    """The dice of every battle."""
    for event in events:
        if isinstance(event, BattleFought):
            names = texts.plain_player(event.attacker), texts.plain_player(event.defender)
            alt = " ".join(texts.story([event])).replace("**", "")
            yield Picture(Battle(event, labels(texts), names), alt)


def labels(texts: HonorTexts) -> Labels:
    """All words that a picture may need, in one language."""
    cards = {card: texts.card(card) for card in texts.content.cards}
    return texts.labels(Labels, cards=cards, shogun=texts.card(CardKey("shogun")))
