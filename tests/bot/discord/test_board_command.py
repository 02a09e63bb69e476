"""`/game board`: views, colours, close-ups and the position in words, for the one who asks."""

import io

import pytest
from PIL import Image

from rules.shogun.content import Side, board
from sandbox.discord import View
from tests.bot.conftest import Club


async def size_of(club: Club, shown: View | None) -> tuple[int, int]:
    """The size of the one picture that only this person sees."""
    assert shown is not None
    assert shown.ephemeral
    [(address, _)] = shown.images
    return Image.open(io.BytesIO(await club.cleo.download(address))).size


@pytest.fixture
def tiny_pictures() -> None:
    """Here they are drawn."""


@pytest.fixture
async def begun(club: Club) -> Club:
    await club.begin()
    return club


async def test_the_board_by_view_and_colours(begun: Club) -> None:
    reply = await begun.cleo.slash(begun.thread, "game board", view="unrest", theme="contrast")
    assert (await size_of(begun, await reply.done()))[0] == 820
    reply = await begun.cleo.slash(begun.thread, "game board", view="unrest", shape="landscape")
    assert await size_of(begun, await reply.done()) == (1650, 1150)


async def test_near_to_a_province_and_its_neighbours(begun: Club) -> None:
    suggested = await begun.cleo.autocomplete(begun.thread, "game board", "province", "ka")
    assert suggested
    assert {"name": "Kai", "value": "Kai"} in suggested
    assert all("ka" in choice["name"].lower() for choice in suggested)
    reply = await begun.cleo.slash(begun.thread, "game board", province="Kai", view="buildings")
    shown = await reply.done()
    assert (await size_of(begun, shown))[0] < 800
    assert shown is not None
    assert "Musashi" in shown.text


async def test_near_to_a_region(begun: Club) -> None:
    suggested = await begun.cleo.autocomplete(begun.thread, "game board", "region", "")
    assert suggested is not None
    assert len(suggested) == 5
    reply = await begun.cleo.slash(begun.thread, "game board", region=suggested[0]["value"])
    assert (await size_of(begun, await reply.done()))[0] > 800


async def test_a_place_that_is_nowhere_is_refused(begun: Club) -> None:
    reply = await begun.cleo.slash(begun.thread, "game board", province="Atlantis")
    shown = await reply.done()
    assert shown is not None
    assert "“Atlantis” is not on this board" in shown.text


async def test_the_position_in_words(begun: Club) -> None:
    """All of it, over as many messages as it takes; nothing but words."""
    reply = await begun.cleo.slash(begun.thread, "game board", text=True)
    first = await reply.done()
    assert first is not None
    provinces = board(Side.SUN, 3).provinces

    def told() -> bool:
        pages = [first, *reply.followups]
        assert all(page.ephemeral and not page.images for page in pages)
        return all(any(f"**{name}**" in page.text for page in pages) for name in provinces)

    await begun.see(told)


async def test_places_are_suggested_for_a_match_only(club: Club) -> None:
    assert await club.cleo.autocomplete(club.channel, "game board", "province", "ka") == []
