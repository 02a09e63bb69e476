"""The levels of Honor of the Samurai: luck hides slips, so that a novice plays at random."""

from collections.abc import Mapping

from ai.levels import Level

LEVELS: Mapping[str, Level] = {"novice": Level(slips=100), "easy": Level(slips=40), "medium": Level()}
