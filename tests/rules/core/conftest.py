"""Fixtures: a whole match."""

import pytest

import ai
from ai.match import Played, play
from rules.core.chance import SEED_BYTES
from rules.core.record import MatchRecord
from rules.core.registry import find
from rules.shogun.content import Side
from rules.shogun.state import Options, Setup


@pytest.fixture(scope="session")
def match() -> Played:
    """A match of Shogun on the moon side, with a draft, between three players who do anything."""
    policies = [ai.policies()["uniform"]] * 3
    return play(find("shogun"), 3, Options(Side.MOON, Setup.DRAFT), b"\7" * SEED_BYTES, policies)


@pytest.fixture(scope="session")
def record(match: Played) -> MatchRecord:
    return match.record()
