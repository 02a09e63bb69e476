"""The menu "What is …?" below the board and the panel answers whoever chooses from it, and nobody else."""

from sandbox.club.players import controls
from tests.bot.conftest import Club


async def test_a_term_below_the_board_is_explained_with_its_rule(club: Club) -> None:
    await club.begin()
    board = await (await club.cleo.slash(club.thread, "game board")).done()
    assert board is not None
    (menu,) = controls(board, "term")
    assert menu["placeholder"] == "What is …?"
    reply = await club.cleo.choose(board, menu["custom_id"], "term-tower")
    told = await reply.done()
    assert told is not None
    assert told.ephemeral
    assert told.text.startswith("**Cube tower** · SH7.2")
    assert "The tower is never emptied" in told.text


async def test_the_menu_of_a_panel_leaves_the_draft_alone(club: Club) -> None:
    await club.begin()
    panel = await club.panel(club.aiko)
    before = panel.text
    (menu,) = controls(panel, "term")
    told = await (await club.aiko.choose(panel, menu["custom_id"], "term-special-card")).done()
    assert told is not None
    assert "**Special card** · SH5.4" in told.text
    assert panel.text == before
    await club.press(club.aiko, panel, "suggest")
    await club.see(lambda: panel.text != before)
    assert controls(panel, "confirm")
