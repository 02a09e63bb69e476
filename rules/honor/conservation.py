"""Conservation laws: no command may lose or duplicate a card or overfill a house (HO1)."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from rules.core.errors import BrokenInvariant
from rules.core.model import by_seat
from rules.honor.content import content
from rules.honor.deck import DAIMYOS, LAID, CardKey, Deck, Kind
from rules.honor.prompts import HouseName
from rules.honor.reckoning import open_cards
from rules.honor.state import State


def check(state: State) -> None:
    """Raises BrokenInvariant, which names the first law that is violated."""
    for broken in _broken(state):
        raise BrokenInvariant(broken)


def _broken(state: State) -> Iterator[str]:
    yield from _cards(state)
    yield from _counts(state)
    yield from _houses(state)
    yield from _alliances(state)


def _cards(state: State) -> Iterator[str]:
    """Hands, draw pile and open cards are all cards of the box except samurai and Shogun."""
    found = [*state.hidden.draw_pile, *open_cards(state.public)]
    for private in state.private:
        found += private.hand
    whole = content(state.public.deck).whole_deck
    if tuple(sorted(found)) != whole:
        wrong = Counter(whole)
        wrong.subtract(found)
        yield f"cards are lost (+) or doubled (-): {dict(+wrong)} {dict(-wrong)}"


def _counts(state: State) -> Iterator[str]:
    """The public numbers of hidden cards are right."""
    public, limit = state.public, content(state.public.deck).figures.hand_limit
    if public.draw_pile != len(state.hidden.draw_pile):
        yield f"the draw pile has {len(state.hidden.draw_pile)} cards, not {public.draw_pile}"
    for seat, (player, private) in enumerate(zip(public.players, state.private, strict=True)):
        if player.hand != len(private.hand):
            yield f"seat {seat} holds {len(private.hand)} cards, not {player.hand}"
        if player.hand > limit:
            yield f"seat {seat} holds {player.hand} cards"
    if public.shogun is not None and public.players[public.shogun].daimyo is None:
        yield f"seat {public.shogun} is Shogun without a daimyo"


def _houses(state: State) -> Iterator[str]:
    """HO1.4."""
    for seat, player in by_seat(state.public.players):
        table = (state.public.deck, player.daimyo, player.daimyo_house, player.samurai_house)
        yield from (f"{problem} (seat {seat})" for problem in _both_houses(*table))


@lru_cache(maxsize=4096)
def _both_houses(
    deck: Deck | None,
    daimyo: CardKey | None,
    daimyo_house: tuple[CardKey, ...],
    samurai_house: tuple[CardKey, ...],
) -> tuple[str, ...]:
    """What is wrong with a player's houses. Cached: most stay the same from step to step."""
    problems = [
        f"the {name} house holds {problem}"
        for name, cards in ((HouseName.DAIMYO, daimyo_house), (HouseName.SAMURAI, samurai_house))
        for problem in _one_house(deck, cards, name)
    ]
    if daimyo_house and daimyo is None:
        problems.append("a daimyo house has no daimyo")
    if daimyo and content(deck).cards[daimyo].kind not in DAIMYOS:
        problems.append(f"{daimyo} is no daimyo")
    return tuple(problems)


def _one_house(deck: Deck | None, cards: tuple[CardKey, ...], house: HouseName) -> tuple[str, ...]:
    """What is too many or in the wrong house."""
    printed = content(deck)
    kinds = Counter(printed.cards[card].kind for card in cards)
    misplaced = [kind for kind in kinds if kind not in LAID]
    if house is HouseName.SAMURAI and Kind.CASTLE in kinds:
        misplaced.append(Kind.CASTLE)
    limits = {kind: printed.figures.most_in_house(kind) for kind in kinds}
    too_many = [
        (kind, kinds[kind]) for kind, most in limits.items() if most is not None and kinds[kind] > most
    ]
    return (*(f"a {kind}" for kind in misplaced), *(f"{count} {kind} cards" for kind, count in too_many))


def _alliances(state: State) -> Iterator[str]:
    """HO5.1: a player who serves has no daimyo; the player served has one, and at most one ally."""
    players = state.public.players
    lords = [player.serves for player in players if player.serves is not None]
    if len(set(lords)) < len(lords):
        yield "a daimyo has two allied samurai"
    for seat, player in by_seat(players):
        if player.serves is not None and (player.daimyo or players[player.serves].daimyo is None):
            yield f"seat {seat} serves seat {player.serves} wrongly"
        if player.leaving and player.serves is None:
            yield f"seat {seat} leaves nobody"
