"""The whole position in plain words: every province, every card, every number on the board."""

from collections.abc import Iterator

from bot.views.shogun.position import table
from bot.views.shogun.stage import heading
from bot.views.shogun.texts import Words
from rules.core.model import Seat
from rules.shogun.building import free_spaces
from rules.shogun.content import content
from rules.shogun.state import Public


def text_board(public: Public, words: Words) -> list[str]:
    """A line for each thing: first what concerns all, then each player's provinces, then the neutral ones."""
    return [
        f"### {heading(public, words)}",
        *table(public, words),
        *_specials(public, words),
        *(line for seat in _order(public) for line in _player(public, seat, words)),
        words("account-neutral"),
        *_provinces(public, None, words),
    ]


def province(public: Public, name: str, words: Words) -> str:
    """Who and what is in a province, and what it yields."""
    there, card = public.provinces[name], content().provinces[name]
    parts = [words("account-armies", count=there.armies)] if there.owner is not None else []
    parts += [words.term(building) for building in there.buildings]
    if there.revolts:
        parts.append(words("revolt-markers", count=there.revolts))
    printed = words(
        "account-yield",
        chests=card.chests,
        rice=card.rice,
        free=free_spaces(public.provinces, name),
    )
    region = words.region(public.board.region_of[name])
    return f"- **{name}** ({region}): {words.listed([*parts, printed])}"


def neighbourhood(public: Public, name: str, words: Words) -> list[str]:
    """A province, its owner and its neighbours, in words."""
    owner = public.provinces[name].owner
    held = words("neutral") if owner is None else words.player(owner)
    neighbours = public.board.neighbours[name]
    return [
        province(public, name, words),
        words("account-owner", owner=held),
        words("account-neighbours", provinces=words.listed(neighbours)),
    ]


def _order(public: Public) -> tuple[Seat, ...]:
    return public.turn_order or tuple(range(public.seats))


def _specials(public: Public, words: Words) -> Iterator[str]:
    if not public.specials_lie_open:
        return
    for place, (special, seat) in enumerate(zip(public.specials, public.taken_by, strict=False), 1):
        taker = words("nothing") if seat is None else words.player(seat)
        yield words("account-special", place=place, special=words.term(special), player=taker)


def _player(public: Public, seat: Seat, words: Words) -> Iterator[str]:
    player = public.players[seat]
    yield words(
        "account-player",
        player=words.player(seat),
        points=player.points,
        chests=player.chests,
        rice=player.rice,
        supply=player.supply,
    )
    yield from _provinces(public, seat, words)


def _provinces(public: Public, owner: Seat | None, words: Words) -> Iterator[str]:
    for name in public.owned_by(owner):
        yield province(public, name, words)
