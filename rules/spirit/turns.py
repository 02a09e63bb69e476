"""A player's turn: tokens, penalty, then fight, support or pass (SS2)."""

from itertools import chain, combinations

from rules.core.errors import IllegalCommand
from rules.spirit import fight, piles
from rules.spirit.commands import EndTurn, Fight, FightAgain, Pass, Support, UseTokens
from rules.spirit.content import Name, Penalty, Talent
from rules.spirit.decision import SpiritDecision
from rules.spirit.events import Passed, SecondFight, Supported, TokensReturned, TokensUsed, TurnBegan
from rules.spirit.prompts import AskAction, AskSecondFight, AskTokens, Place
from rules.spirit.state import ActionDue, Observation, RaiderActs, SecondFightDue, TokensDue
from rules.spirit.table import Table


def begin(table: Table) -> None:
    """Push all steps of a turn."""
    turn = table.public.turn
    table.emit(TurnBegan(table.public.round, turn.number, turn.place))
    table.due(TokensDue(), RaiderActs(), ActionDue())


def following(table: Table) -> Place | None:
    """The place whose turn is next: clockwise, skipping those that have passed; None if all have (SS2)."""
    after = [(table.on_turn + step) % table.public.samurai for step in range(1, table.public.samurai + 1)]
    return next((place for place in after if not table.boards[place].passed), None)


def offer_tokens(table: Table, _: TokensDue) -> None:
    """Before the penalty: ask which tokens of absent samurai to use (SS1.4)."""
    if table.public.reserve:
        table.ask_samurai(AskTokens, table.on_turn, tokens=table.public.reserve)


class ChooseTokens(SpiritDecision[AskTokens, UseTokens]):
    """Which tokens lend their talents for this turn; each once per match (SS1.4)."""

    prompt = AskTokens
    commands = (UseTokens,)

    def choices(self, prompt: AskTokens) -> tuple[UseTokens, ...]:
        tokens = prompt.tokens
        chosen = (combinations(tokens, count) for count in range(len(tokens) + 1))
        return tuple(map(UseTokens, chain.from_iterable(chosen)))

    def refusal(self, observation: Observation, prompt: AskTokens, command: UseTokens) -> IllegalCommand:
        return IllegalCommand("spirit_tokens_not_there")

    def carry_out(self, table: Table, prompt: AskTokens, command: UseTokens) -> None:
        tokens, place = command.tokens, table.on_turn
        if tokens:
            table.set(reserve=tuple(name for name in table.public.reserve if name not in tokens))
            table.set_board(place, lent=table.boards[place].lent + tokens)
            table.emit(TokensUsed(place, tokens))


def act(table: Table, _: ActionDue) -> None:
    """A samurai over the kiai number must pass; the others choose (SS2.2)."""
    place = table.on_turn
    board = table.boards[place]
    if board.overrun or table.barred(place, Penalty.MUST_PASS):
        leave_round(table, forced=True)
    else:
        table.ask_samurai(AskAction, place, supportable=_supportable(table, place))


class ChooseAction(SpiritDecision[AskAction, Fight | Support | Pass]):
    """Fight, support or pass (SS2.2)."""

    prompt = AskAction
    commands = (Fight, Support, Pass)

    def choices(self, prompt: AskAction) -> tuple[Fight | Support | Pass, ...]:
        return (Fight(), *map(Support, prompt.supportable), Pass())

    def refusal(
        self, observation: Observation, prompt: AskAction, command: Fight | Support | Pass
    ) -> IllegalCommand:
        assert isinstance(command, Support), "fighting and passing are always possible"
        return IllegalCommand("spirit_cannot_support", place=command.place)

    def carry_out(self, table: Table, prompt: AskAction, command: Fight | Support | Pass) -> None:
        match command:
            case Fight():
                fight_on(table)
            case Support(place=place):
                support(table, place)
            case Pass():
                leave_round(table)


def fight_on(table: Table) -> None:
    """Fight, possibly a second time (SS2.3, SS4.4)."""
    table.set_turn(fights=table.public.turn.fights + 1)
    table.due(SecondFightDue())
    fight.draw(table, table.on_turn)


def offer_second_fight(table: Table, _: SecondFightDue) -> None:
    """Kikuchiyo's talent, unless the first fight put the samurai over the kiai number (SS4.4)."""
    place = table.on_turn
    board, turn = table.boards[place], table.public.turn
    able = table.has_talent(place, Talent.FIGHT_TWICE) and not board.overrun
    if able and turn.fights == 1:
        table.ask_samurai(AskSecondFight, place)


class ChooseSecondFight(SpiritDecision[AskSecondFight, FightAgain | EndTurn]):
    """Whether to fight once more (SS4.4)."""

    prompt = AskSecondFight
    commands = (FightAgain, EndTurn)

    def choices(self, prompt: AskSecondFight) -> tuple[FightAgain | EndTurn, ...]:
        return (FightAgain(), EndTurn())

    def carry_out(self, table: Table, prompt: AskSecondFight, command: FightAgain | EndTurn) -> None:
        if isinstance(command, FightAgain):
            table.emit(SecondFight(table.on_turn))
            fight_on(table)


def support(table: Table, receiver: Place) -> None:
    """The token goes to another samurai, the top raider to the intruders (SS2.4)."""
    lend(table, table.on_turn, receiver)
    piles.infiltrate(table)


def lend(table: Table, giver: Place, receiver: Place) -> None:
    """Lend a support token for the receiver's next turn, not the current one (SS2.4)."""
    token = table.boards[giver].name
    table.set_board(giver, token_home=False)
    table.set_board(receiver, lent=(*table.boards[receiver].lent, token))
    if receiver == table.on_turn:
        table.set_turn(late=(*table.public.turn.late, token))
    table.emit(Supported(giver, receiver, token))


def leave_round(table: Table, *, forced: bool = False) -> None:
    """Pass (SS2.5)."""
    place = table.on_turn
    table.set_board(place, passed=True)
    table.set(latest=place)
    table.emit(Passed(place, forced))


def return_tokens(table: Table) -> None:
    """At the end of a turn, tokens lent for it return to their owners or leave the game (SS1.4, SS2.4)."""
    place, late = table.on_turn, table.public.turn.late
    served = tuple(name for name in table.boards[place].lent if name not in late)
    if table.boards[place].passed:
        served = table.boards[place].lent
    if served:
        take_home(table, served)
        table.emit(TokensReturned(place, served))


def take_home(table: Table, tokens: tuple[Name, ...]) -> None:
    """Return lent support tokens to their owners; those of absent samurai are used up."""
    owners = {board.name for board in table.boards}
    for place, board in enumerate(table.boards):
        kept = tuple(name for name in board.lent if name not in tokens)
        table.set_board(place, lent=kept, token_home=board.token_home or board.name in tokens)
    table.set(spent=table.public.spent + tuple(name for name in tokens if name not in owners))


def _supportable(table: Table, place: Place) -> tuple[Place, ...]:
    """The other places in the round, if the own token is available and no penalty forbids support."""
    if table.barred(place, Penalty.NO_SUPPORT) or not table.boards[place].token_home:
        return ()
    return tuple(other for other in table.in_round if other != place)
