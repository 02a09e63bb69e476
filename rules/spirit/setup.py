"""Set-up (SS1): the village, and the choice of samurai."""

from collections.abc import Sequence

from rules.core.chance import Chance
from rules.core.errors import IllegalCommand, InvalidOptions
from rules.core.model import Seat
from rules.spirit.card import CARD
from rules.spirit.commands import DrawSamurai, TakeSamurai
from rules.spirit.content import Name, Rank, Symbol, content
from rules.spirit.decision import SpiritDecision
from rules.spirit.events import MatchBegan, SamuraiTaken, TokensReady
from rules.spirit.prompts import AskSamurai
from rules.spirit.state import Board, Hidden, Observation, Options, Phase, Public, Selection, State, Turn
from rules.spirit.table import Table

SAMURAI_OF_ONE_PLAYER = (2, 3)
MIN_DOLLS = 2


def begin(options: Options, seats: int, chance: Chance) -> Table:
    """A table with the village, before the samurai are chosen. Raises InvalidOptions."""
    _check(options, seats)
    samurai = seats if seats > 1 else options.samurai_per_player
    table = Table(_bare(options, seats, samurai), chance)
    _lay_tokens(table)
    players = tuple(Seat(place % seats) for place in range(samurai))
    public = table.public
    began = MatchBegan(options.difficulty, players, public.farms, len(public.families), public.barricades)
    table.emit(began)
    return table


def run(table: Table) -> bool:
    """Assign samurai until a seat is asked (False) or all are assigned (True) (SS1.3)."""
    while len(table.boards) < table.public.samurai:
        free = free_samurai(table)
        if table.public.options.samurai is Selection.RANDOM:
            take(table, table.chance.pick(free), drawn=True)
        elif len(free) == 1:
            take(table, free[0], drawn=False)
        else:
            _ask(table, free)
            return False
    _ready_tokens(table)
    return True


def take(table: Table, name: Name, *, drawn: bool) -> None:
    """Assign a samurai to the next place."""
    place = len(table.boards)
    table.boards.append(Board(name, Seat(place % table.public.seats)))
    table.emit(SamuraiTaken(place, name, drawn))


class ChooseSamurai(SpiritDecision[AskSamurai, TakeSamurai | DrawSamurai]):
    """Which samurai to play (SS1.3)."""

    prompt = AskSamurai
    commands = (TakeSamurai, DrawSamurai)

    def choices(self, prompt: AskSamurai) -> tuple[TakeSamurai | DrawSamurai, ...]:
        return (*map(TakeSamurai, prompt.samurai), DrawSamurai())

    def refusal(
        self, observation: Observation, prompt: AskSamurai, command: TakeSamurai | DrawSamurai
    ) -> IllegalCommand:
        assert isinstance(command, TakeSamurai), "a samurai may always be drawn"
        return IllegalCommand("spirit_samurai_taken", samurai=command.samurai.value)

    def carry_out(self, table: Table, prompt: AskSamurai, command: TakeSamurai | DrawSamurai) -> None:
        if isinstance(command, TakeSamurai):
            take(table, command.samurai, drawn=False)
        else:
            take(table, table.chance.pick(free_samurai(table)), drawn=True)


def free_samurai(table: Table) -> tuple[Name, ...]:
    """The samurai that are not taken."""
    taken = {board.name for board in table.boards}
    return tuple(name for name in table.content.samurai if name not in taken)


def in_box(table: Table, rank: Rank) -> list[str]:
    """The raiders of a rank that are not in the game."""
    return [name for name in table.hidden.box if table.content.raiders[name].rank is rank]


def deal_plunderers(table: Table) -> tuple[str, ...]:
    """The raiders of round 1; for two samurai the deal is repeated until enough show dolls (SS1.2, SS1.4)."""
    samurai = table.public.samurai
    pool, count = in_box(table, Rank.PLUNDERER), table.level.plunderers_each * samurai
    dealt = table.chance.shuffled(pool)[:count]
    while not enough_dolls(samurai, dealt):
        dealt = table.chance.shuffled(pool)[:count]
    return tuple(dealt)


def enough_dolls(samurai: int, dealt: Sequence[str]) -> bool:
    """Whether a deal of plunderers is valid: with two samurai, some of them must show dolls (SS1.4)."""
    dolls = sum(content().raiders[name].symbol is Symbol.DOLL for name in dealt)
    return samurai > 2 or dolls >= MIN_DOLLS


def _check(options: Options, seats: int) -> None:
    CARD.require_seats(seats)
    if options.samurai_per_player not in SAMURAI_OF_ONE_PLAYER:
        raise InvalidOptions("spirit_samurai_per_player", samurai=options.samurai_per_player)


def _bare(options: Options, seats: int, samurai: int) -> State:
    """The state before the samurai are chosen."""
    printed = content()
    barricades = samurai + printed.levels[options.difficulty].barricades
    public = Public(
        options=options,
        seats=seats,
        samurai=samurai,
        boards=(),
        farms=len(printed.farms),
        families=(None,) * len(printed.families),
        barricades=barricades,
        barricade_limit=barricades,
        reserve=(),
        spent=(),
        stack=(),
        intruders=(),
        discard=(),
        turned_up=(),
        phase=Phase.SETUP,
        round=1,
        turn=Turn(number=0, place=0),
        opponent=None,
        latest=0,
        agenda=(),
        asking=None,
        asked=0,
    )
    return State(public, Hidden(box=tuple(printed.raiders)))


def _lay_tokens(table: Table) -> None:
    """Farms and families lie face down in random order (SS1.2)."""
    farms = tuple(table.chance.shuffled(table.content.farms))
    families = tuple(table.chance.shuffled(table.content.families))
    table.set_hidden(farms=farms, families=families)


def _ask(table: Table, free: tuple[Name, ...]) -> None:
    place = len(table.boards)
    table.ask(AskSamurai, Seat(place % table.public.seats), place=place, samurai=free)


def _ready_tokens(table: Table) -> None:
    """With one or two players, or by option, the tokens of absent samurai may be used (SS1.4)."""
    absent, public = free_samurai(table), table.public
    if absent and (public.seats <= 2 or public.options.support_tokens):
        table.set(reserve=absent)
        table.emit(TokensReady(absent))
