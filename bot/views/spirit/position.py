"""The position in words: for those who ask, and for those who cannot see the picture."""

from collections.abc import Iterator
from itertools import takewhile

from bot.views.headed import headed
from bot.views.limits import ALT, clip
from bot.views.message import Message, Text
from bot.views.spirit.stage import heading
from bot.views.spirit.texts import Words
from rules.spirit.content import content
from rules.spirit.prompts import Place
from rules.spirit.state import Board, Observation, Public


def status(observation: Observation, words: Words) -> Message:
    """The village, the piles, and how every samurai stands."""
    public = observation.public
    lines = [village(public, words), piles(public, words), *_tokens(public, words)]
    lines += [_standing(public, place, words) for place in range(len(public.boards))]
    return Message(headed(heading(public, words), lines))


def hand(observation: Observation, words: Words) -> Message:
    """What the viewer's samurai can do: nothing in this game is held in secret."""
    mine = [board.name for board in observation.public.boards if board.seat == observation.viewer]
    if not mine:
        return Message((Text(words("hand-none")),))
    return Message((Text("\n".join([words("hand-heading"), *map(words.samurai, mine)])),))


def village(public: Public, words: Words) -> str:
    return words(
        "village",
        farms=public.farms,
        families=len(public.families),
        barricades=public.barricades,
        limit=public.barricade_limit,
    )


def piles(public: Public, words: Words) -> str:
    return words(
        "piles", stack=len(public.stack), intruders=len(public.intruders), discard=len(public.discard)
    )


def alt(public: Public, words: Words) -> str:
    """The picture in words, within Discord's limit."""
    parts = [f"{heading(public, words, plain=True)}.", village(public, words), piles(public, words)]
    if public.opponent:
        parts.append(words("alt-opponent", raider=words.raider(public.opponent.raider)))
    parts += [_alt_of(board, words.plain(place), words) for place, board in enumerate(public.boards)]
    return clip(" ".join(parts), ALT)


def _tokens(public: Public, words: Words) -> Iterator[str]:
    """What was seen of the stack, on top and under it (SS4.4), and support tokens of absent samurai."""
    top = list(takewhile(bool, public.stack))
    under = [raider for raider in public.stack[len(top) :] if raider]
    if top:
        yield words("status-seen", raiders=words.raiders(filter(None, top)))
    if under:
        yield words("status-under", raiders=words.raiders(under))
    if public.reserve:
        tokens = words.listed(f"{words.term(name)} ({words.talent(name)})" for name in public.reserve)
        yield words("status-reserve", tokens=tokens)


def _standing(public: Public, place: Place, words: Words) -> str:
    """One samurai: total, wounds, line, left side, tokens."""
    board = public.boards[place]
    line = words("standing-of", player=words.player(board.seat), **_figures(board, words))
    lent = [words("status-lent", tokens=words.listed(map(words.term, board.lent)))] if board.lent else []
    return " ".join([line, *lent, *([words("status-passed")] if board.passed else [])])


def _alt_of(board: Board, player: str, words: Words) -> str:
    line = words("alt-samurai", player=player, **_figures(board, words))
    return f"{line} {words('status-passed')}" if board.passed else line


def _figures(board: Board, words: Words) -> dict[str, object]:
    held = [words.term(symbol) for symbol in board.symbols]
    return {
        "samurai": words.term(board.name),
        "side": words("side-beast" if board.beast else "side-human"),
        "total": board.total,
        "kiai": board.side.kiai,
        "wounds": 2 * board.beast + board.wounded,
        "line": words.listed(str(content().raiders[name].value) for name in board.line) or "–",
        "held": words.listed(held) or "–",
    }
