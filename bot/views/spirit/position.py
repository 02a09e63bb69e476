"""The position in words: for those who ask, and for those who cannot see the picture."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from msgspec.structs import replace

from bot.views.message import Picture
from bot.views.spirit.texts import SpiritTexts
from renderer.spirit import Board as BoardPicture
from renderer.spirit import Labels
from rules.spirit.content import Difficulty, Name, content
from rules.spirit.events import AnyEvent
from rules.spirit.prompts import Place
from rules.spirit.state import Board, Observation, Phase, Public


def standings(public: Public, texts: SpiritTexts) -> list[str]:
    """The village, the piles, and how every samurai stands."""
    lines = [*village(public, texts), *_tokens(public, texts)]
    return lines + [_standing(public, place, texts) for place in range(len(public.boards))]


def heading(public: Public, texts: SpiritTexts, *, plain: bool = False) -> str:
    """The round, and whose turn it is or what the match is at; `plain` where Discord reads no markdown."""
    match public.phase:
        case Phase.SETUP:
            return texts("stage-setup")
        case Phase.ROUND:
            board = public.boards[public.turn.place]
            return texts(
                "stage-turn",
                round=public.round,
                turn=public.turn.number,
                player=texts.plain_player(board.seat) if plain else texts.player(board.seat),
                samurai=texts.term(board.name),
            )
        case Phase.ROUND_END:
            return texts("stage-round-end", round=public.round)
        case Phase.OVER:
            return texts("stage-over")


def village(public: Public, texts: SpiritTexts) -> tuple[str, str]:
    """The village, and the piles of raiders."""
    village = {"farms": public.farms, "barricades": public.barricades, "limit": public.barricade_limit}
    piles = {"stack": public.stack, "intruders": public.intruders, "discard": public.discard}
    sizes = {name: len(pile) for name, pile in piles.items()}
    return texts("village", families=len(public.families), **village), texts("piles", **sizes)


def alt(public: Public, texts: SpiritTexts) -> str:
    """The picture in words."""
    parts = [f"{heading(public, texts, plain=True)}.", *village(public, texts)]
    if public.opponent:
        parts.append(texts("alt-opponent", raider=texts.raider(public.opponent.raider)))
    for place, board in enumerate(public.boards):
        parts.append(texts("alt-samurai", player=texts.plain(place), **_figures(board, texts)))
        parts += [texts("status-passed")] if board.passed else []
    return " ".join(parts)


def _tokens(public: Public, texts: SpiritTexts) -> Iterator[str]:
    """What was seen of the stack, on top and under it (SS4.4), and support tokens of absent samurai."""
    top = list(takewhile(bool, public.stack))
    under = [raider for raider in public.stack[len(top) :] if raider]
    if top:
        yield texts("status-seen", raiders=texts.raiders(filter(None, top)))
    if under:
        yield texts("status-under", raiders=texts.raiders(under))
    if public.reserve:
        yield texts("status-reserve", tokens=texts.tokens(public.reserve))


def _standing(public: Public, place: Place, texts: SpiritTexts) -> str:
    """One samurai: total, wounds, line, left side, tokens."""
    board = public.boards[place]
    line = texts("standing-of", player=texts.player(board.seat), **_figures(board, texts))
    lent = [texts("status-lent", tokens=texts.listed(map(texts.term, board.lent)))] if board.lent else []
    return " ".join([line, *lent, *([texts("status-passed")] if board.passed else [])])


def _figures(board: Board, texts: SpiritTexts) -> dict[str, object]:
    held = [texts.term(symbol) for symbol in board.symbols]
    return {
        "samurai": texts.term(board.name),
        "side": texts("side-beast" if board.beast else "side-human"),
        "total": board.total,
        "kiai": board.side.kiai,
        "wounds": 2 * board.beast + board.wounded,
        "line": texts.listed(str(content().raiders[name].value) for name in board.line) or "–",
        "held": texts.listed(held) or "–",
    }


def board(observation: Observation, events: Sequence[AnyEvent], texts: SpiritTexts) -> Picture:
    """The table, the same for everybody; what the events changed is pointed out."""
    public = observation.public
    names = texts.plain_players(public.seats)
    seen = replace(observation, viewer=None)
    return Picture(BoardPicture(seen, labels(texts), tuple(events), names), alt(public, texts))


def labels(texts: SpiritTexts) -> Labels:
    """All words that a picture may need, in one language."""
    return texts.labels(
        Labels,
        names=texts.terms(Name),
        difficulties=texts.terms(Difficulty),
        rounds=tuple(texts("label-round", round=number) for number in (1, 2, 3)),
        setup=texts("stage-setup"),
    )
