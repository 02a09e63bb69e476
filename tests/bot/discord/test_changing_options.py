"""The lobby's private options: what is chosen, refused, or too late."""

import pytest

from sandbox.club.players import controls
from sandbox.discord import Human
from sandbox.discord.view import View
from tests.bot.conftest import Club
from tests.bot.discord.test_at_the_table import note_of


async def test_the_host_frees_the_seat_of_somebody_who_does_not_come(club: Club) -> None:
    lobby = await club.gather()
    panel = await (await club.press(club.aiko, lobby, "options")).done()
    assert panel is not None
    [free] = [select for select in panel.selects if select["custom_id"].split(":")[3] == "free"]
    stranger = await club.cleo.choose(
        await _options(club, club.cleo, lobby), free["custom_id"], str(club.bob.id)
    )
    await club.see(lambda: stranger.followups)
    assert "Only the host" in note_of(stranger.followups[0])
    await club.aiko.choose(panel, free["custom_id"], str(club.bob.id))
    await club.see(lambda: "Bob" not in lobby.text and free["custom_id"] not in ids(panel))


def ids(view: View) -> list[str]:
    return [select["custom_id"] for select in view.selects]


async def _options(club: Club, person: Human, lobby: View) -> View:
    panel = await (await club.press(person, lobby, "options")).done()
    assert panel is not None
    return panel


async def test_after_a_refused_choice_the_options_are_shown_anew(club: Club) -> None:
    """A client sends nothing if the same option is chosen again, until the message is edited."""
    lobby = await club.gather(title="spirit")
    panel = await _options(club, club.aiko, lobby)
    before = len(panel.revisions)
    refused = await club.aiko.choose(panel, ids(panel)[0], "1")
    await club.see(lambda: refused.followups and len(panel.revisions) > before)
    assert "have already joined" in note_of(refused.followups[0])


async def test_after_a_refused_time_the_options_are_shown_anew(club: Club) -> None:
    """Else who has mistyped it could not choose to type it once more."""
    lobby = await club.gather(title="spirit")
    panel = await _options(club, club.aiko, lobby)
    form = await club.aiko.choose(panel, controls(panel, "start-at")[0]["custom_id"], "typed")
    before = len(panel.revisions)
    refused = await club.aiko.submit(form, at="yesterday")
    await club.see(lambda: refused.followups and len(panel.revisions) > before)
    assert "That is no time" in note_of(refused.followups[0])


@pytest.mark.parametrize("then", ["started", "closed"])
async def test_options_of_a_table_that_is_none_any_more_have_nothing_to_choose(
    moderated: Club, then: str
) -> None:
    club = moderated
    lobby = await club.gather()
    panel = await _options(club, club.aiko, lobby)
    if then == "started":
        await (await club.press(club.aiko, lobby, "start")).done()
    else:
        sure = await (await club.cleo.slash(club.channel, "referee end")).done()
        assert sure is not None
        await club.press(club.cleo, sure, "end")
        await club.see(lambda: "Done" in sure.text)
    refused = await club.aiko.choose(panel, ids(panel)[0], "4")
    await club.see(lambda: refused.followups)
    assert then in note_of(refused.followups[0])
    await club.see(lambda: not ids(panel))
