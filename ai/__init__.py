"""Computer players (policies). They decide from observations alone, as people do."""

from collections.abc import Mapping

from ai import greedy, uniform
from ai.policy import Policy


def policies() -> Mapping[str, Policy]:
    """All policies by name."""
    return {"greedy": greedy.choose, "uniform": uniform.choose}
