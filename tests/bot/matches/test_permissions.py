"""The table of permissions: each act is one role's, and an act that is not in it is nobody's."""

import pytest

from bot.matches.permissions import ACTS, require
from tests.bot.matches.conftest import AIKO, House
from tests.databases import ONLY


def test_each_act_is_one_roles() -> None:
    named = [act for _check, acts in ACTS.values() for act in acts]
    assert len(named) == len(set(named))


@pytest.mark.parametrize("database_url", [ONLY or "sqlite"], indirect=True)
async def test_an_act_that_is_not_listed_is_refused_to_all(house: House) -> None:
    rows = await house.lobby.rows(await house.open_match(AIKO))
    with pytest.raises(KeyError):
        require(rows, AIKO, "see_all_plans")
