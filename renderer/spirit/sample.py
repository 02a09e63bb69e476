"""Sample position for benchmarks and tests; it need not be reachable by play."""

from msgspec.structs import replace

from rules.core.model import Seat
from rules.spirit.content import Family, Name, Symbol, content
from rules.spirit.events import AnyEvent, BarricadeLost, Cause, FarmBurned, RaiderConfronted, RaiderDrawn
from rules.spirit.prompts import AskFace
from rules.spirit.state import Board, Observation, Opponent, Options, Phase, Public, Turn

NAMES = ("Akane", "Benkei", "Chiyo", "Daigoro", "Eijiro", "Fumiko", "Genji")


def observation(samurai: int = 7) -> Observation:
    """Round 2: combat lines of all lengths, wounds and beasts, a raider to be faced."""
    boards = tuple(_board(place) for place in range(samurai))
    asking = AskFace("1", Seat(1), 1, "R6-01", True, False, False, (0, 2))
    return Observation(None, replace(_public(boards), asking=asking, opponent=Opponent("R6-01", 1)))


def events() -> tuple[AnyEvent, ...]:
    """A raider was drawn and confronted, beyond the kiai number; a farm burned."""
    return (
        RaiderDrawn(0, "R4-01"),
        RaiderConfronted(0, "R4-01", 13, 11),
        BarricadeLost(Cause.OVERRUN, 4),
        FarmBurned(Cause.INTRUDER, 4, None),
    )


def _board(place: int) -> Board:
    raiders = tuple(content().raiders)
    held = [raiders[place * 3], raiders[place * 3 + 1], raiders[place * 3 + 2]][: place % 4]
    line = [raiders[(place * 11 + index * 7) % 66] for index in range(place % 7 + 1)]
    return Board(
        tuple(Name)[place],
        Seat(place),
        beast=place % 3 == 1,
        wounded=place % 2 == 1,
        passed=place == 5,
        line=tuple(line),
        defended=dict(zip(Symbol, held, strict=False)),
        token_home=place != 2,
        lent=(Name.GOROBEI,) if place == 3 else (),
    )


def _public(boards: tuple[Board, ...]) -> Public:
    return Public(
        options=Options(),
        seats=len(boards),
        samurai=len(boards),
        boards=boards,
        farms=4,
        families=(Family.HEAL, None),
        barricades=4,
        barricade_limit=len(boards) + 2,
        reserve=tuple(Name)[len(boards) :],
        spent=(),
        stack=(None,) * 23,
        intruders=(None,) * 3,
        discard=("R3-02", "R2-08"),
        turned_up=(),
        phase=Phase.ROUND,
        round=2,
        turn=Turn(3, 1),
        opponent=None,
        latest=0,
        agenda=(),
        asking=None,
        asked=1,
    )
