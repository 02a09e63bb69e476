"""Determinization: full states that no viewer can tell from the real one (SS1.3).

The order of both stacks, what lies under tokens and which raiders are still in the box are drawn at random
from what is possible.
"""

from collections import Counter
from collections.abc import Iterator

from rules.core.chance import Chance
from rules.spirit.content import Family, Rank, content
from rules.spirit.piles import known_raiders, unknown_raiders
from rules.spirit.setup import enough_dolls
from rules.spirit.state import Hidden, Observation, Public, Stack, State

OFFICERS = (Rank.LIEUTENANT, Rank.BOSS)


def imagine(observation: Observation, chance: Chance) -> State:
    """A state whose observation for the viewer is this one."""
    return next(worlds(observation.public, chance, 1))


def worlds(public: Public, chance: Chance, count: int) -> Iterator[State]:
    """`count` states with this public part.

    Each cuts the same shuffled deck at another of `count` equidistant places, so that different raiders come
    next: this reduces the variance compared with independent shuffles.
    """
    deck, box = _unseen(public, chance)
    farms = tuple(chance.shuffled(content().farms)[: public.farms])
    families = _families(public, chance)
    for number in range(count):
        cut = number * len(deck) // count
        unknown = iter(deck[cut:] + deck[:cut])
        stack, intruders = _filled(public.stack, unknown), _filled(public.intruders, unknown)
        yield State(public, Hidden(stack, intruders, farms, families, box))


def flames(public: Public) -> tuple[int, int]:
    """The fewest and the most raiders with flames in the stack and among the intruders, by what is known."""
    raiders, piles = content().raiders, (*public.stack, *public.intruders)
    least = most = sum(raiders[name].flames for name in piles if name)
    dealt = {rank: _unseen_officers(public, rank) for rank in OFFICERS}
    for rank, count in {**dealt, Rank.PLUNDERER: piles.count(None) - sum(dealt.values())}.items():
        unseen = [raiders[name].flames for name in unknown_raiders(public, rank)]
        least += max(0, count - unseen.count(False))
        most += min(count, unseen.count(True))
    return least, most


def _unseen(public: Public, chance: Chance) -> tuple[list[str], tuple[str, ...]]:
    """Unseen raiders: those in the face-down piles, in random order, and those in the box."""
    plunderers = chance.shuffled(unknown_raiders(public, Rank.PLUNDERER))
    officers, absent = _officers(public, chance)
    wanted = public.stack.count(None) + public.intruders.count(None) - len(officers)
    while not _may_be_dealt(public, plunderers[:wanted]):
        plunderers = chance.shuffled(plunderers)
    deck = chance.shuffled(officers + plunderers[:wanted])
    return deck, (*plunderers[wanted:], *absent)


def _may_be_dealt(public: Public, unseen: list[str]) -> bool:
    """Whether these can be the unseen plunderers of the game (SS1.4)."""
    known = [name for name in known_raiders(public) if content().raiders[name].rank is Rank.PLUNDERER]
    dealt = [*known, *unseen]
    return not dealt or enough_dolls(public.samurai, dealt)


def _officers(public: Public, chance: Chance) -> tuple[list[str], list[str]]:
    """Unseen lieutenants and bosses: those that have joined, and those that have not."""
    joined: list[str] = []
    absent: list[str] = []
    for rank in OFFICERS:
        names = chance.shuffled(unknown_raiders(public, rank))
        count = _unseen_officers(public, rank)
        joined += names[:count]
        absent += names[count:]
    return joined, absent


def _unseen_officers(public: Public, rank: Rank) -> int:
    """The number of lieutenants or bosses that have joined so far (SS5) and lie in the face-down piles."""
    if public.round < rank.round:
        return 0
    joined = content().levels[public.options.difficulty].officers(rank, public.samurai)
    return max(0, joined - sum(content().raiders[name].rank is rank for name in known_raiders(public)))


def _families(public: Public, chance: Chance) -> tuple[Family, ...]:
    unknown = Counter(content().families) - Counter(family for family in public.families if family)
    families = iter(chance.shuffled(sorted(unknown.elements())))
    return tuple(family or next(families) for family in public.families)


def _filled(pile: Stack, unknown: Iterator[str]) -> tuple[str, ...]:
    """The pile with its unknown cards filled in from `unknown`."""
    return tuple(name or next(unknown) for name in pile)
