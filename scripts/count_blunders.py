"""Count what no sensible player does, in matches between policies: `python -m scripts.count_blunders TITLE`.

The matches are those of `gyoji simulate TITLE` with the same number of games, seats, policy and series: two
versions are compared on the same deals. With `--against` they are those of `gyoji arena` between the policy
and several of another, and only what the first does is counted. Each line is the number of blunders, and of
chances for them.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from typing import Any, NamedTuple

import ai
from ai.arena import seating, seed_of
from ai.match import Played, play
from rules.core.chance import Chance
from rules.core.model import Seat, Step, all_seats, by_seat
from rules.core.registry import find
from rules.honor.advice.outlook import Outlook
from rules.honor.commands import Assassinate, Attack, Dishonor, EndTurn, Steal
from rules.honor.content import content
from rules.honor.events import AllianceBroken, AllianceMade, DaimyoLaid
from rules.honor.game import GAME
from rules.honor.moves import Moves
from rules.honor.prompts import HouseName
from rules.honor.reckoning import income
from rules.honor.state import Player as Samurai
from rules.honor.state import Theft
from rules.shogun.commands import SubmitPlan
from rules.shogun.content import BATTLES, YEARS, Season
from rules.shogun.events import ActionDropped, BattleFought, Moved, Reason, RevoltFought, RiceShort, Scored
from rules.shogun.state import Plan, Public


class Row(NamedTuple):
    """A command, the state before it, and the step that it led to."""

    state: Any
    seat: Seat
    command: Any
    step: Step[Any, Any]

    @property
    def before(self) -> Any:
        return self.state.public


class Count:
    """Blunders and chances for them, by name."""

    def __init__(self) -> None:
        self.blunders = Counter[str]()
        self.chances = Counter[str]()

    def note(self, name: str, blunder: bool) -> None:
        self.chances[name] += 1
        self.blunders[name] += blunder

    def lines(self) -> Iterator[str]:
        for name, chances in self.chances.items():
            blunders = self.blunders[name]
            yield f"{name}: {blunders} of {chances} ({blunders / chances:.1%})"


def rows(played: Played) -> Iterator[Row]:
    """The match again, row by row."""
    game, seed = played.game, played.seed
    state = game.setup(played.options, played.seats, Chance(seed, 0)).state
    for number, (seat, command) in enumerate(played.moves, start=1):
        step = game.apply(state, seat, command, Chance(seed, number))
        yield Row(state, seat, command, step)
        state = step.state


# ---- Shogun ------------------------------------------------------------------------------------------------


STARVING = "seats that starve in a winter"
BAD = 3
BADLY = "of them by three rice or more"


def shogun(played: Played, count: Count, whose: Collection[Seat]) -> None:
    short: dict[Seat, int] = {}
    for row in rows(played):
        if isinstance(row.command, SubmitPlan) and row.seat in whose:
            _plan(row.command.plan, count)
        for event in row.step.events:
            if getattr(event, "seat", None) in whose:
                _event(event, row.before, count)
            match event:
                case RiceShort(seat=seat, short=missing) if seat in whose:
                    short[seat] = missing
                    count.note(BADLY, missing >= BAD)
                case RevoltFought(seat=seat, put_down=held) if seat in short:
                    few = "three or more" if short[seat] >= BAD else "one or two"
                    count.note(f"revolts for want of {few} rice that cost the province", not held)
                case Scored():
                    count.chances[STARVING] += len(whose)
                    short.clear()


def _plan(plan: Plan, count: Count) -> None:
    count.note("bids of chests (no blunder as such)", isinstance(plan.bid, int) and plan.bid > 0)
    targets = [plan.orders[action].target for action in BATTLES if action in plan.orders]
    if len(targets) == len(BATTLES):
        count.note("both battles to one target", len(set(targets)) == 1)
    for _ in plan.provinces:
        count.note("planned actions dropped for lack of chests", False)


def _event(event: object, public: Public, count: Count) -> None:
    match event:
        case ActionDropped(reason=Reason.TOO_FEW_CHESTS):
            count.blunders["planned actions dropped for lack of chests"] += 1
        case Moved(action=action) | BattleFought(action=action) if action in BATTLES and _is_last(public):
            count.note("battle cards that march home in the last round", isinstance(event, Moved))
        case RiceShort():
            count.blunders[STARVING] += 1


def _is_last(public: Public) -> bool:
    return public.year == YEARS and public.season is Season.FALL


# ---- Honor of the Samurai ----------------------------------------------------------------------------------


HOPE = 0.2
"""The odds below which no attack is expected: it costs the own daimyo house."""


def honor(played: Played, count: Count, whose: Collection[Seat]) -> None:
    left: dict[Seat, Seat] = {}  # the ally whom a seat has left, until it lays a daimyo or serves another
    for row in rows(played):
        if row.seat in whose:
            _blow(row, count)
        for event in row.step.events:
            match event:
                case AllianceBroken(seat=seat, ally=ally) if seat in whose:
                    left[seat] = ally
                    count.note("alliances broken and made again", False)
                case AllianceMade(seat=seat, ally=ally) if seat in whose:
                    count.blunders["alliances broken and made again"] += left.pop(seat, None) == ally
                case DaimyoLaid(owner=seat):
                    left.pop(seat, None)


def _blow(row: Row, count: Count) -> None:
    if isinstance(row.command, Assassinate):
        players = row.before.players
        count.note("assassins sent to an empty house", _is_empty(players, row.seat, row.command))
    if isinstance(row.command, Steal):
        for theft in row.command.thefts:
            count.note("cards stolen at the thief's own loss", _is_loss(row, theft))
    if isinstance(row.command, EndTurn) and (leaders := _leaders(row)):
        count.note("turns that leave a player who wins at the next count unhurt", _spares(row, leaders))


def _leaders(row: Row) -> set[Seat]:
    """The others, but for the ally, who have the goal with their next honor."""
    public, printed = row.before, content(row.before.deck)
    counted = {
        seat: player.honor + income(printed, public.players, public.shogun, seat).gained
        for seat, player in by_seat(public.players)
    }
    ours = {row.seat, public.players[row.seat].serves}
    return {seat for seat, honor in counted.items() if honor >= printed.figures.goal[public.length]} - ours


def _spares(row: Row, leaders: Collection[Seat]) -> bool:
    """Whether one of them could still be attacked with hope, dishonored, or robbed of the daimyo."""
    seen = GAME.observe(row.state, row.seat)
    moves, outlook = Moves(seen, row.before.asking), Outlook(seen)
    legal = [*moves.declarations(), *(play for card in moves.hand.cards for play in moves.plays(card))]
    for command in legal:
        match command:
            case Attack(target=seat) if seat in leaders and outlook.odds_of_attack(seat) >= HOPE:
                return True
            case Dishonor(victim=seat) if seat in leaders:
                return True
            case Assassinate(target=target) if target.house is HouseName.DAIMYO and target.seat in leaders:
                return True
    return False


def _is_empty(players: tuple[Samurai, ...], seat: Seat, command: Assassinate) -> bool:
    """Whether nothing can be lost by the victim, nor won from an ally who is betrayed."""
    target = command.target
    betrayal = players[seat].serves == target.seat
    return target.house is HouseName.SAMURAI and not players[target.seat].samurai_house and not betrayal


def _is_loss(row: Row, theft: Theft) -> bool:
    """Whether the card comes from the thief's own side and does not stay there."""
    ours = {row.seat, row.before.players[row.seat].serves}
    return theft.source.seat in ours and (theft.target is None or theft.target.seat not in ours)


COUNTS: dict[str, Callable[[Played, Count, Collection[Seat]], None]] = {"shogun": shogun, "honor": honor}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", choices=COUNTS)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--policy", default="greedy", choices=ai.policies())
    parser.add_argument("--against", choices=ai.policies(), help="what all but the first play")
    parser.add_argument("--seed", type=int, default=1, help="number of the series")
    chosen = parser.parse_args()
    game, count = find(chosen.title), Count()
    others = [chosen.against or chosen.policy] * (chosen.players - 1)
    policies = [ai.policies()[name] for name in (chosen.policy, *others)]
    for number in range(chosen.games):
        order = seating(chosen.players, number)
        seated = [policies[player] for player in order]
        played = play(game, chosen.players, game.options_type(), seed_of(chosen.seed, number), seated)
        whose = [Seat(order.index(0))] if chosen.against else all_seats(chosen.players)
        COUNTS[chosen.title](played, count, whose)
        if chosen.against and played.outcome:
            count.note("matches won (no blunder as such)", whose[0] in played.outcome.winners)
    print("\n".join(count.lines()))


if __name__ == "__main__":
    main()
