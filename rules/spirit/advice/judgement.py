"""How well the village stands, as one number: higher is better. The weights were found by playing."""

from rules.spirit.content import Effect, Penalty, Raider, Symbol, Talent, content
from rules.spirit.prompts import Place
from rules.spirit.state import Board, KiaiDue, OldestDue, Public

LOST, WON = -1000.0, 1000.0
BARRICADE = 1.8
"""Worth of a barricade that is left when the round ends."""
FARM_SCARCITY = 14.0
"""Divided by the farms that are left, this is what is feared: the last ones count most."""
FAMILIES = {0: -60.0, 1: -22.0, 2: -8.0, 3: 0.0}
"""By the number of families that are left."""
LATER = {1: 1.0, 2: 0.7, 3: 0.35}
"""How much of its worth a barricade or an unharmed samurai has, by round."""
FLAMES = 0.5
"""How likely an unknown intruder burns something."""
OVERFLOW = 0.8
"""What a raider burns that nobody has room to fight."""
RESERVE, LENT = 1.0, 0.3
"""Worth of a support token of an absent samurai, and of one that is lent."""
SLOT = 0.8
"""How many raiders a free place to the left is good for."""
SYMBOL_CHANCE = 0.3
"""How likely a raider shows a given symbol."""
AFTER_KIAI = 0.5
"""How many raiders an effect is worth to the line, beside those that it makes room for."""

WOUNDS = {(False, False): 0.0, (False, True): -1.5, (True, False): -1.5, (True, True): -7.0}
"""By (beast, wounded): a beast is strong, and nearer to its death."""
DEATH = -60.0

PENALTIES = {
    Penalty.FIRE: BARRICADE,
    Penalty.INFILTRATE: 0.6,
    Penalty.NO_DEFEND: 0.8,
    Penalty.NO_SUPPORT: 0.1,
    Penalty.LEFT_DRAWS: 0.8,
    Penalty.RIGHT_DRAWS: 0.8,
    Penalty.MUST_PASS: 4.0,
    Penalty.RESHUFFLE_DISCARD: 0.6,
    Penalty.NO_TALENTS: 0.3,
    Penalty.DISCARD_DEFENDER: 2.5,
}
"""What suffering a penalty costs; a wound depends on who is wounded."""

KIAI = {
    Effect.BUILD_BARRICADE: 1.2,
    Effect.MOVE_NEWEST: 1.5,
    Effect.DISCARD_STACK: 1.2,
    Effect.DISCARD_INTRUDERS: 1.0,
    Effect.DISCARD_NEWEST: 1.5,
    Effect.LEND_TOKEN: 0.4,
    Effect.ORDER_STACK: 0.6,
}
"""What a kiai that is still to be used is worth."""


def _absorbed() -> list[float]:
    """How many raiders a line can still take, by the distance of its total to the kiai number.

    One that hits the number takes the oldest one away, and so opens the distance again; one too strong goes
    elsewhere. Found by going round until the numbers settle.
    """
    found = [0.0] * 14
    for _ in range(50):
        again = AFTER_KIAI + sum(found[1:5]) / 4
        found = [again, *(_next_absorbed(found, distance, again) for distance in range(1, 14))]
    return found


def _next_absorbed(found: list[float], distance: int, again: float) -> float:
    fitting = [value for value in range(1, 5) if value <= distance]
    return sum(1 + (found[distance - value] if value < distance else again) for value in fitting) / 4


ABSORBED: list[float] = _absorbed()


def judge(public: Public) -> float:
    """How well the village stands."""
    if public.outcome:
        return WON + public.outcome.scores[0] if public.outcome.winners else LOST
    dangers = [_missing(public, place) for place in range(public.samurai)]
    samurai = sum(_samurai(public, place, danger[Symbol.HAT]) for place, danger in enumerate(dangers))
    return _village(public, dangers) + samurai + RESERVE * len(public.reserve) + _pending(public)


def _village(public: Public, dangers: list[dict[Symbol, float]]) -> float:
    """What will stand when the round ends, as far as one can tell."""
    flames = _flames(public) + OVERFLOW * _overflow(public)
    farms = sum(danger[Symbol.FARM] for danger in dangers) + max(0.0, flames - public.barricades)
    families = sum(danger[Symbol.DOLL] for danger in dangers)
    barricades = LATER[public.round] * BARRICADE * max(0.0, public.barricades - flames)
    fear = FARM_SCARCITY / max(0.2, public.farms - farms)
    return barricades - fear + _between(FAMILIES, len(public.families) - families)


def _pending(public: Public) -> float:
    """What the kiai are worth whose effect is still to come."""
    due = [task for task in public.agenda if isinstance(task, KiaiDue)]
    return sum(KIAI[public.boards[task.place].side.effect] * task.times for task in due)


def _missing(public: Public, place: Place) -> dict[Symbol, float]:
    """How likely each symbol is to be undefended when the round ends."""
    board = public.boards[place]
    chance = 1.0 if _out(board) else (1 - SYMBOL_CHANCE) ** _turns(public)
    return {symbol: 0.0 if symbol in board.defended else chance for symbol in Symbol}


def _turns(public: Public) -> float:
    """How many more raiders each samurai still in the round will face."""
    active = sum(not _out(board) for board in public.boards)
    return len(public.stack) / max(1, active)


def _out(board: Board) -> bool:
    """Out of the round, or bound to pass."""
    return board.passed or board.total > board.side.kiai


def _flames(public: Public) -> float:
    """How much the intruders will burn."""
    raiders = content().raiders
    return sum(raiders[name].flames if name else FLAMES for name in public.intruders)


def _overflow(public: Public) -> float:
    """How many raiders of the stack will find nobody to fight them."""
    room = sum(_room(public, place) for place in range(public.samurai))
    return max(0.0, len(public.stack) - room)


def _room(public: Public, place: Place) -> float:
    """How many more raiders a samurai can face."""
    board = public.boards[place]
    if _out(board):
        return 0.0
    total = board.total
    if any(isinstance(task, OldestDue) and task.place == place for task in public.agenda) and board.line:
        total -= board.raiders[0].value
    return ABSORBED[board.side.kiai - total] + SLOT * (len(Symbol) - len(board.defended))


def _samurai(public: Public, place: Place, undefended: float) -> float:
    board = public.boards[place]
    state = WOUNDS[board.beast, board.wounded] * LATER[public.round]
    worth = state + undefended * _wound(board) + LENT * len(board.lent)
    if board.line and not board.passed and len(public.stack) > public.samurai / 2:
        worth -= _penalties(board)
    return worth


def _wound(board: Board) -> float:
    """What one more wound would change."""
    now = WOUNDS[board.beast, board.wounded]
    if not board.wounded:
        return WOUNDS[board.beast, True] - now
    return DEATH if board.beast else WOUNDS[True, False] - now


def _penalties(board: Board) -> float:
    """What the newest raider will do at the start of the next turn."""
    newest = board.raiders[-1]
    if _ignores(board, newest):
        return 0.0
    return sum(PENALTIES.get(penalty) or -_wound(board) for penalty in newest.penalties)


def _ignores(board: Board, raider: Raider) -> bool:
    talent = Talent.IGNORE_ODD if raider.value % 2 else Talent.IGNORE_EVEN
    return any(content().samurai[name].talent is talent for name in (board.name, *board.lent))


def _between(table: dict[int, float], count: float) -> float:
    """A value between those of the whole numbers around it."""
    count = max(0.0, count)
    low = min(int(count), max(table) - 1)
    return table[low] + (table[low + 1] - table[low]) * (count - low)
