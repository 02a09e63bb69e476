"""Computer players (policies). They decide from observations alone, as people do."""

from collections.abc import Mapping
from math import inf

from ai import greedy, uniform
from ai.levels import LEVELS, Level, level_policy
from ai.policy import Policy
from ai.styles import CHARACTERS, REFERENCE, in_style


def policies(share: float = 1.0, seconds: float = inf) -> Mapping[str, Policy]:
    """All policies by name; those that search do so with a share of their rollouts and a limit of time.

    `reference` is the advice as it was when the levels were made, the standard that they are measured by.
    Characters are advised by weights of their own.
    """
    levels = {name: level_policy(name, share, seconds) for name in LEVELS}
    characters = {name: in_style(name) for name in CHARACTERS}
    advised = {"greedy": greedy.choose, REFERENCE: in_style(REFERENCE)}
    return {**advised, "uniform": uniform.choose, **levels, **characters}


def contestant(name: str) -> Policy:
    """The policy of a name in the arena, where `master*10` searches with ten times the rollouts of `master`.

    Raises KeyError also for a factor (1 to 999) of a policy that does not search.
    """
    base, sign, factor = name.partition("*")
    if not sign:
        return policies()[name]
    if not LEVELS.get(base, Level()).rollouts or factor not in _FACTORS:
        raise KeyError(name)
    return policies(share=int(factor))[base]


_FACTORS = {str(factor) for factor in range(1, 1000)}
