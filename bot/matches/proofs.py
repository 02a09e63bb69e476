"""Proofs that the luck of ended matches was as promised, and the rules were kept: one match at a time."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

from bot.matches import Referee
from rules.core.record import Proof, prove

_REMEMBERED = 256
"""Matches; of each, a few numbers."""


@dataclass(frozen=True)
class Proven:
    """What was proven of a match, and its seed and the promise of it, in hex."""

    proof: Proof
    seed: str
    commitment: str


class Proofs:
    """Proves a match by playing it again, once: a match that has ended never changes."""

    def __init__(self, referee: Referee) -> None:
        self._referee = referee
        self._one_at_a_time = asyncio.Lock()
        self._known: OrderedDict[str, Proven] = OrderedDict()

    async def of(self, match_id: str) -> Proven:
        """The proof of an ended match. Raises UnknownMatch or NotStarted, and RulesError if it is wrong."""
        async with self._one_at_a_time:
            proven = self._known.get(match_id) or await self._prove(match_id)
        self._known[match_id] = proven
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        return proven

    async def _prove(self, match_id: str) -> Proven:
        record = await self._referee.record(match_id)
        # A whole match is played: other people's clicks shall not wait for that.
        proof = await asyncio.to_thread(prove, record)
        return Proven(proof, record.seed or "", record.commitment)
