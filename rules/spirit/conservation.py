"""Conservation laws: no command may lose, duplicate or overdraw a piece or card (SS1.2, SS1.3)."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rules.core.errors import BrokenInvariant
from rules.spirit.content import content
from rules.spirit.piles import open_raiders
from rules.spirit.state import Board, Phase, Stack, State


def check(state: State) -> None:
    """Raises BrokenInvariant, which names the first law that is violated."""
    for broken in _broken(state):
        raise BrokenInvariant(broken)


def _broken(state: State) -> Iterator[str]:
    yield from _raiders(state)
    yield from _village(state)
    yield from _tokens(state)
    yield from _seen("the stack", state.public.stack, state.hidden.stack)
    yield from _seen("the intruder stack", state.public.intruders, state.hidden.intruders)
    for board in state.public.boards:
        yield from _left_side(board)


def _raiders(state: State) -> Iterator[str]:
    """Each of the 66 cards is in exactly one place."""
    public, hidden = state.public, state.hidden
    cards = [*hidden.stack, *hidden.intruders, *hidden.box, *open_raiders(public)]
    if len(cards) != len(content().raiders) or set(cards) != set(content().raiders):
        wrong = Counter(cards)
        wrong.subtract(list(content().raiders))
        yield f"raiders lost or doubled: {[name for name, count in wrong.items() if count]}"


def _village(state: State) -> Iterator[str]:
    public, hidden = state.public, state.hidden
    if public.farms != len(hidden.farms) or _too_many(hidden.farms, content().farms):
        yield f"there are {public.farms} farms, {hidden.farms}"
    if _too_many(hidden.families, content().families):
        yield f"families are doubled: {hidden.families}"
    yield from _seen("the families", public.families, hidden.families)
    if not 0 <= public.barricades <= public.barricade_limit:
        yield f"there are {public.barricades} barricades, at most {public.barricade_limit}"


def _too_many(tokens: Sequence[object], printed: Sequence[object]) -> bool:
    """Whether there are more of a token than were printed."""
    return any(tokens.count(token) > printed.count(token) for token in set(tokens))


def _tokens(state: State) -> Iterator[str]:
    """Each support token is in exactly one place; absent samurai's are there only if they are used."""
    public = state.public
    if public.phase is Phase.SETUP:
        return
    tokens = [*public.reserve, *public.spent]
    for board in public.boards:
        tokens += board.lent
        if board.token_home:
            tokens.append(board.name)
    present = {board.name for board in public.boards}
    if len(set(tokens)) < len(tokens) or not present <= set(tokens):
        yield f"support tokens lost or doubled: {tokens}"


def _seen(where: str, seen: Stack | Sequence[object], hidden: Sequence[object]) -> Iterator[str]:
    """The publicly known cards of a pile agree with its order."""
    if len(seen) != len(hidden):
        yield f"{where} shows {len(seen)} cards of {len(hidden)}"
    elif any(known is not None and known != card for known, card in zip(seen, hidden, strict=True)):
        yield f"{where} is not what was seen of it"


def _left_side(board: Board) -> Iterator[str]:
    for symbol, raider in board.defended.items():
        if content().raiders[raider].symbol is not symbol:
            yield f"{raider} is held off at {symbol.value}"
