"""Plays a whole match between policies, without a bot: for simulations, the arena and tests."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from ai.policy import Policy
from rules.core import codec
from rules.core.chance import Chance, WrittenChance, commitment
from rules.core.errors import BrokenInvariant, InvalidOptions
from rules.core.model import Outcome, Seat
from rules.core.record import Entry, MatchRecord
from rules.core.registry import AnyGame

MAX_COMMANDS = 20_000
"""A match with more commands than this counts as endless: `DeadEnd` is raised."""


class Move(NamedTuple):
    """A seat's command."""

    seat: Seat
    command: Any


@dataclass
class Played:
    """A match as far as it was played. `outcome` is None if it was not finished."""

    game: AnyGame
    seats: int
    options: msgspec.Struct
    seed: bytes
    moves: list[Move] = field(default_factory=list)
    outcome: Outcome | None = None

    @property
    def commands(self) -> int:
        return len(self.moves)

    def record(self) -> MatchRecord:
        """The record of the match, made by a replay. A command that raised an error has an empty digest."""
        return MatchRecord(
            game=self.game.key,
            rules_version=self.game.rules_version,
            seats=self.seats,
            options=msgspec.to_builtins(self.options),
            commitment=commitment(self.seed),
            entries=tuple(self._entries()),
            seed=self.seed.hex(),
            outcome=self.outcome,
        )

    def _entries(self) -> list[Entry]:
        chance = WrittenChance(self.seed, 0)
        state = self.game.setup(self.options, self.seats, chance).state
        entries = [Entry(0, "setup", codec.digest(state), draws=chance.acts)]
        for seq, move in enumerate(self.moves, start=1):
            data, chance = msgspec.to_builtins(move.command), WrittenChance(self.seed, seq)
            try:
                state = self.game.apply(state, move.seat, move.command, chance).state
            except Exception:  # the record shows where the match failed, for any reason
                entries.append(Entry(seq, "command", "", move.seat, "ai", data))
                break
            digest = codec.digest(state)
            entries.append(Entry(seq, "command", digest, move.seat, "ai", data, chance.acts))
        return entries


class MatchBroke(Exception):
    """A match could not be played to its end. `played` includes the command that failed, as the last one."""

    def __init__(self, played: Played, reason: str) -> None:
        self.played = played
        super().__init__(reason)


class DeadEnd(MatchBroke):
    """The match is not over, but no seat owes a command; or it never ends."""


def play(
    game: AnyGame, seats: int, options: msgspec.Struct, seed: bytes, policies: Sequence[Policy]
) -> Played:
    """Play a match, one policy per seat, checking conservation at the end of each stage.

    Raises InvalidOptions if it cannot be set up, MatchBroke if it cannot be played to its end.
    """
    played = Played(game, seats, options, seed)
    try:
        _play(played, policies)
    except (MatchBroke, InvalidOptions):
        raise
    except Exception as error:
        raise MatchBroke(played, f"{type(error).__name__}: {error}") from error
    return played


def _play(played: Played, policies: Sequence[Policy]) -> None:
    game, dice_seed = played.game, _dice_seed(played.seed)
    state = game.setup(played.options, played.seats, Chance(played.seed, 0)).state
    game.check(state)
    while not (outcome := game.outcome(state)):
        seat, prompt = _next_to_act(played, state)
        row = played.commands + 1
        observation, legal = game.observe(state, seat), game.legal(state, seat)
        command = policies[seat](game, observation, prompt, legal, Chance(dice_seed, row))
        played.moves.append(Move(seat, command))
        step = game.apply(state, seat, command, Chance(played.seed, row))
        state = step.state
        if len(step.stages) > 1:
            game.check(state)
    game.check(state)
    if len(outcome.scores) != played.seats:
        raise BrokenInvariant("an outcome names a score for each seat")
    played.outcome = outcome


def _next_to_act(played: Played, state: Any) -> tuple[Seat, Any]:
    """The first seat that owes a command, and its prompt. Raises DeadEnd."""
    if played.commands >= MAX_COMMANDS:
        raise DeadEnd(played, f"no end after {MAX_COMMANDS} commands")
    for seat, prompt in played.game.prompts(state).items():
        if prompt.owed:
            return seat, prompt
    raise DeadEnd(played, "the match is not over, and nobody is asked anything")


def _dice_seed(seed: bytes) -> bytes:
    """The seed of the policies' own luck, so that they cannot influence the luck of the match."""
    return hashlib.sha256(b"players' dice" + seed).digest()
