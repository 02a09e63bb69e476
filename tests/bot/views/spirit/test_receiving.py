"""What is said of a raider that goes to somebody who may do something else than confront it."""

from collections.abc import Iterator
from itertools import chain, permutations, takewhile

from msgspec.structs import replace

from bot.views.message import Select
from bot.views.presenter import View
from bot.views.references import plain
from bot.views.spirit.presenter import SpiritPresenter
from rules.core.chance import Chance
from rules.core.model import Seat
from rules.spirit.commands import AnyCommand, MoveRaider, SendRaider
from rules.spirit.content import Effect, Name, Penalty, Symbol, content
from rules.spirit.decisions import carry_out, choices
from rules.spirit.events import FarmBurned, PenaltySuffered, RoundEnded, TurnBegan
from rules.spirit.imagine import worlds
from rules.spirit.observation import observe
from rules.spirit.piles import open_raiders
from rules.spirit.prompts import AskAction, AskFace, AskKiai
from rules.spirit.state import Board, Observation, Opponent, Public, State
from rules.spirit.table import Table
from tests.bot.views.spirit.matches import MATCHES, questions
from tests.bot.views.spirit.positions import ENGLISH, MANY_NAMES, position, seen, with_board

DICE = Chance(bytes(32), 0)
LOST = "ALL LOSE"
WORLDS = 12
FULL = dict.fromkeys(Symbol, "R1-07")


def told(public: Public | Observation, prompt: AskFace | AskKiai) -> list[str]:
    """What each option says that hands a raider on, in the order of the legal answers."""
    observation = public if isinstance(public, Observation) else seen(public)
    presenter = SpiritPresenter(View(observation, MANY_NAMES[: observation.public.samurai], ENGLISH))
    if isinstance(prompt, AskFace):
        return [presenter.label(prompt, SendRaider(place)) for place in prompt.neighbours]
    found = [block for block in presenter.controls(prompt) if isinstance(block, Select)]
    return [option.description or "" for block in found for option in block.options]


def test_a_move_to_whoever_may_defend_does_not_lose() -> None:
    """SS2.3, SS4.2: the target faces the raider, and holds it off where the place is free."""
    public = replace(position(), farms=1, barricades=0)
    public = with_board(public, 1, name=Name.GOROBEI, line=("R2-01", "R4-03"))
    public = with_board(public, 2, name=Name.KYUZO, line=("R4-01", "R4-02"))
    public = with_board(public, 3, name=Name.KANBEI, line=("R4-04", "R4-05"), defended=FULL)
    prompt = AskKiai("1", Seat(0), 0, Effect.MOVE_NEWEST, False, 1, False, (), ((1, 0), (1, 2), (1, 3)))
    total, kiai = public.boards[2].total + 4, public.boards[2].side.kiai
    other, number = public.boards[3].total + 4, public.boards[3].side.kiai
    assert told(public, prompt)[1:] == [f"{total}/{kiai} 🔥 or 🛡️", f"{other}/{number} 🔥 {LOST}"]


def test_who_must_not_defend_is_not_said_to() -> None:
    """SS4.3, SS7: Heihachi sends the raider back to the one on turn, whom a penalty forbids to defend."""
    public = with_board(position(), 0, name=Name.DAISUKE, line=("R4-01", "R3-01"))
    public = with_board(public, 1, name=Name.HEIHACHI)
    barred = replace(public.turn, place=0, barred=(Penalty.NO_DEFEND,))
    back = Opponent("R4-03", 1, (0,))
    public = replace(public, turn=barred, opponent=back)
    prompt = AskFace("1", Seat(1), 1, "R4-03", True, False, False, (0,))
    assert [plain(words).partition("(")[2] for words in told(public, prompt)] == ["11/8 🔥)"]


def test_all_are_said_to_lose_where_nothing_else_can_follow() -> None:
    """SS4.2, SS4.3, SS5.6: of an option, if and only if whatever follows at once burns the last farm."""
    found = set()
    for number, (state, seat, _) in enumerate(chain.from_iterable(questions(*match) for match in MATCHES)):
        for observation in map(moved_at, pressed(observe(state, seat), Chance(bytes(32), number))):
            prompt = observation.prompt
            if not isinstance(prompt, AskFace | AskKiai):
                continue
            handed = [command for command in choices(prompt) if isinstance(command, SendRaider | MoveRaider)]
            for command, words in zip(handed, told(observation, prompt), strict=True):
                lost = all(all(ruins(world, command)) for world in worlds(observation, DICE, WORLDS))
                assert (LOST in words) is lost
                found.add((type(prompt), lost))
    assert found == {(kind, lost) for kind in (AskFace, AskKiai) for lost in (True, False)}


def pressed(observation: Observation, dice: Chance) -> Iterator[Observation]:
    """The position as it is, and twice with one farm and some samurai close to the kiai number."""
    yield observation
    public = observation.public
    known = tuple(open_raiders(public))
    for _ in range(2 if known else 0):
        boards = [board if dice.happens(1, 4) else _full(board, dice.pick(known)) for board in public.boards]
        yield replace(observation, public=replace(public, farms=1, barricades=0, boards=tuple(boards)))


def _full(board: Board, raider: str) -> Board:
    """With such raiders in the line up to the kiai number, and everywhere to the left."""
    line = (raider,) * (board.side.kiai // content().raiders[raider].value)
    return replace(board, line=line, defended=dict.fromkeys(Symbol, raider))


def moved_at(observation: Observation) -> Observation:
    """The position; where an action is chosen, with a kiai instead that may move every newest raider."""
    public, asking = observation.public, observation.public.asking
    if not isinstance(asking, AskAction):
        return observation
    there = [place for place, board in enumerate(public.boards) if not board.passed]
    pairs = tuple(pair for pair in permutations(there, 2) if public.boards[pair[0]].line)
    kiai = AskKiai(asking.id, asking.seat, asking.place, Effect.MOVE_NEWEST, False, 1, False, (), pairs)
    return replace(observation, public=replace(public, asking=kiai))


def ruins(state: State, command: AnyCommand) -> Iterator[bool]:
    """Whether the last farm that nobody gave up burns, for each way to face what is handed on."""
    table = Table(state, DICE)
    carry_out(table, command)
    step = table.step()
    events = [event for stage in step.stages for event in stage.events]
    here = list(
        takewhile(lambda event: not isinstance(event, TurnBegan | RoundEnded | PenaltySuffered), events)
    )
    public = step.state.public
    if isinstance(public.asking, AskFace):
        for answer in choices(public.asking):
            yield from ruins(step.state, answer)
    else:
        given_up = [
            board for board in state.public.boards if board.passed and Symbol.FARM in board.undefended
        ]
        yield any(isinstance(event, FarmBurned) and event.left <= len(given_up) for event in here)
