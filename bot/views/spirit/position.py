"""The position in words: for those who ask, and for those who cannot see the picture."""

from collections.abc import Iterator
from itertools import takewhile

from bot.views.headed import headed
from bot.views.message import Message, Text
from bot.views.spirit.stage import heading
from bot.views.spirit.texts import SpiritTexts
from rules.spirit.content import content
from rules.spirit.prompts import Place
from rules.spirit.state import Board, Observation, Public


def status(observation: Observation, texts: SpiritTexts) -> Message:
    """The village, the piles, and how every samurai stands."""
    public = observation.public
    lines = [village(public, texts), piles(public, texts), *_tokens(public, texts)]
    lines += [_standing(public, place, texts) for place in range(len(public.boards))]
    return Message(headed(heading(public, texts), lines))


def hand(observation: Observation, texts: SpiritTexts) -> Message:
    """What the viewer's samurai can do: nothing in this game is held in secret."""
    mine = [board.name for board in observation.public.boards if board.seat == observation.viewer]
    if not mine:
        return Message((Text(texts("hand-none")),))
    return Message((Text("\n".join([texts("hand-heading"), *map(texts.samurai, mine)])),))


def village(public: Public, texts: SpiritTexts) -> str:
    return texts(
        "village",
        farms=public.farms,
        families=len(public.families),
        barricades=public.barricades,
        limit=public.barricade_limit,
    )


def piles(public: Public, texts: SpiritTexts) -> str:
    return texts(
        "piles", stack=len(public.stack), intruders=len(public.intruders), discard=len(public.discard)
    )


def alt(public: Public, texts: SpiritTexts) -> str:
    """The picture in words."""
    parts = [f"{heading(public, texts, plain=True)}.", village(public, texts), piles(public, texts)]
    if public.opponent:
        parts.append(texts("alt-opponent", raider=texts.raider(public.opponent.raider)))
    parts += [_alt_of(board, texts.plain(place), texts) for place, board in enumerate(public.boards)]
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


def _alt_of(board: Board, player: str, texts: SpiritTexts) -> str:
    line = texts("alt-samurai", player=player, **_figures(board, texts))
    return f"{line} {texts('status-passed')}" if board.passed else line


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
