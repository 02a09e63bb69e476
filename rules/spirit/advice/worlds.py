"""Imagined worlds: states that fit what everybody sees, the rest made up at random."""

from collections import Counter
from collections.abc import Iterator

from rules.core.chance import Chance
from rules.spirit.content import Rank, content
from rules.spirit.state import Hidden, Public, Stack, State


def imagine(public: Public, chance: Chance) -> State:
    """A state that looks like this to everybody."""
    unseen = _unseen(public, chance)
    stack, intruders = _fill(public.stack, unseen), _fill(public.intruders, unseen)
    printed = content()
    farms = tuple(chance.shuffled(printed.farms)[: public.farms])
    unknown = Counter(printed.families) - Counter(family for family in public.families if family)
    families = iter(chance.shuffled(sorted(unknown.elements())))
    return State(
        public,
        Hidden(
            stack=stack,
            intruders=intruders,
            farms=farms,
            families=tuple(family or next(families) for family in public.families),
            box=tuple(unseen),
        ),
    )


def _unseen(public: Public, chance: Chance) -> list[str]:
    """Raiders nobody sees, in random order; those that cannot be in the piles at the end."""
    seen = set(_seen(public))
    by_rank = {
        rank: chance.shuffled([name for name in content().ranked(rank) if name not in seen]) for rank in Rank
    }
    in_game = {
        rank: _in_game(public, rank) - sum(content().raiders[name].rank is rank for name in seen)
        for rank in (Rank.LIEUTENANT, Rank.BOSS)
    }
    officers = [name for rank, count in in_game.items() for name in by_rank[rank][: max(0, count)]]
    rest = [name for rank, count in in_game.items() for name in by_rank[rank][max(0, count) :]]
    wanted = public.stack.count(None) + public.intruders.count(None) - len(officers)
    plunderers = by_rank[Rank.PLUNDERER]
    return [*chance.shuffled(officers + plunderers[:wanted]), *plunderers[wanted:], *rest]


def _in_game(public: Public, rank: Rank) -> int:
    """How many lieutenants or bosses have joined by now (SS5)."""
    level = content().levels[public.options.difficulty]
    if rank is Rank.LIEUTENANT:
        return public.samurai + level.lieutenants if public.round > 1 else 0
    return public.samurai + level.bosses if public.round > 2 else 0


def _seen(public: Public) -> Iterator[str]:
    yield from public.discard
    yield from public.turned_up
    yield from (name for name in (*public.stack, *public.intruders) if name)
    for board in public.boards:
        yield from board.line
        yield from board.held_off
    if public.opponent:
        yield public.opponent.raider


def _fill(pile: Stack, unseen: list[str]) -> tuple[str, ...]:
    """The pile with its unknown cards taken from the unseen ones."""
    return tuple(name or unseen.pop(0) for name in pile)
