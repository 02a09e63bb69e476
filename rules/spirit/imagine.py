"""Determinization: full states that no viewer can tell from the real one (SS1.3).

The order of both stacks, what lies under tokens and which raiders are still in the box are drawn at random
from what is possible.
"""

from collections import Counter
from collections.abc import Iterator

from rules.core.chance import Chance
from rules.spirit.content import Family, content
from rules.spirit.piles import known_raiders, unseen
from rules.spirit.setup import enough_dolls
from rules.spirit.state import Hidden, Observation, Public, Stack, State


def imagine(observation: Observation, chance: Chance) -> State:
    """A state whose observation for the viewer is this one."""
    return next(worlds(observation, chance, 1))


def worlds(observation: Observation, chance: Chance, count: int) -> Iterator[State]:
    """`count` states with this public part.

    They cut the same shuffled deck at equidistant places, so that different raiders come next: this reduces
    the variance compared with independent shuffles. A deck with fewer cards than that is shuffled again.
    """
    while count > 0:
        deck = _deck(observation, chance)
        cuts = min(count, max(1, len(deck)))
        yield from _cut(observation.public, deck, cuts, chance)
        count -= cuts


def _cut(public: Public, deck: list[str], count: int, chance: Chance) -> Iterator[State]:
    """States with one order of the unseen raiders, cut at `count` places."""
    placed = {*known_raiders(public), *deck}
    box = tuple(name for name in content().raiders if name not in placed)
    farms = tuple(chance.shuffled(content().farms)[: public.farms])
    families = _families(public, chance)
    for number in range(count):
        cut = number * len(deck) // count
        unknown = iter(deck[cut:] + deck[:cut])
        stack, intruders = _filled(public.stack, unknown), _filled(public.intruders, unknown)
        yield State(public, Hidden(stack, intruders, farms, families, box))


def flames(observation: Observation, pile: Stack) -> tuple[int, int]:
    """The fewest and the most raiders with flames in the stack, the intruders, or both, by what is known."""
    raiders, hidden, public = content().raiders, unseen(observation), observation.public
    seen = sum(raiders[name].flames for name in pile if name)
    covered = pile.count(None)
    elsewhere = public.stack.count(None) + public.intruders.count(None) - covered
    sure = sum(raiders[name].flames for name in hidden.sure)
    perhaps = [raiders[name].flames for name in hidden.perhaps]
    least = sure + max(0, hidden.dealt - perhaps.count(False))
    most = sure + min(hidden.dealt, perhaps.count(True))
    return seen + max(0, least - elsewhere), seen + min(covered, most)


def _deck(observation: Observation, chance: Chance) -> list[str]:
    """The unseen raiders of the face-down piles, in random order."""
    public, hidden = observation.public, unseen(observation)
    known = (*known_raiders(public), *hidden.sure)
    perhaps = chance.shuffled(hidden.perhaps)
    while not _may_be_dealt(public, (*known, *perhaps[: hidden.dealt])):
        perhaps = chance.shuffled(perhaps)
    return chance.shuffled((*hidden.sure, *perhaps[: hidden.dealt]))


def _may_be_dealt(public: Public, raiders: tuple[str, ...]) -> bool:
    """Whether these can be the plunderers of the game, which are known after the first round (SS1.4)."""
    return not raiders or public.round > 1 or enough_dolls(public.samurai, raiders)


def _families(public: Public, chance: Chance) -> tuple[Family, ...]:
    unknown = Counter(content().families) - Counter(family for family in public.families if family)
    families = iter(chance.shuffled(sorted(unknown.elements())))
    return tuple(family or next(families) for family in public.families)


def _filled(pile: Stack, unknown: Iterator[str]) -> tuple[str, ...]:
    """The pile with its unknown cards filled in from `unknown`."""
    return tuple(name or next(unknown) for name in pile)
