"""The secrecy test fails if any redaction is removed."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.secrecy import courses
from tests.secrecy.comparison import Leak
from tests.secrecy.mutations import MUTATIONS, Mutation
from tests.secrecy.two_worlds import TwoWorlds, two_worlds

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.long]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[TwoWorlds]:
    with pytest.MonkeyPatch.context() as patch:
        async with two_worlds(tmp_path_factory.mktemp("leaks"), patch) as opened:
            yield opened


@pytest.mark.parametrize("mutation", MUTATIONS, ids=str)
async def test_a_removed_redaction_is_detected(
    stage: TwoWorlds, mutation: Mutation, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The second version of a match is imagined from observations: from those of the rules as they are.
    for course in (courses.shogun, courses.honor, courses.spirit):
        course()  # unless it is remembered since the last test
    mutation.remove(monkeypatch, stage)
    with pytest.raises(Leak):
        await mutation.scene(stage)
