"""Goofspiel at the table: all that the bot does for any title, people see of this one."""

from sandbox.club.players import controls
from sandbox.discord import Human
from sandbox.discord.view import View
from sandbox.discord.world import Channel
from tests.bot.conftest import TIMEOUT, Club
from tests.learner import Learner


def shown(view: View | None) -> str:
    """The text of an answer that only one person sees."""
    assert view is not None
    assert view.ephemeral
    return view.text


async def bid(club: Club, person: Human, panel: View, card: int) -> None:
    """Press a card, and see that it is laid: the question goes, or is followed by that of the next round."""
    before = panel.text
    [button] = (button for button in controls(panel, "bid") if button["label"] == str(card))
    await person.click(panel, button["custom_id"])
    await club.see(lambda: panel.text != before)


async def question(person: Human, prize: str = "the prize") -> View:
    """The question for a bid in the person's direct messages."""
    return await person.wait(person.dm, lambda view: controls(view, "bid") and prize in view.text, TIMEOUT)


async def line(person: Human, thread: Channel, words: str) -> View:
    return await person.wait(thread, lambda view: words in view.text, TIMEOUT)


async def test_bids_are_secret_taken_back_and_kept_through_a_restart(club: Club) -> None:
    """Aiko bids by direct message, takes it back, and bids again; Bob, whose are closed, by My bid."""
    club.bob.user.dms_open = False
    thread = await club.begin("goofspiel")
    await bid(club, club.aiko, await question(club.aiko), 13)
    told = await line(club.bob, thread, "Aiko has bid.")
    await (await club.aiko.slash(thread, "game undo")).done()
    asked = await club.bob.wait(thread, lambda view: controls(view, "agree"), TIMEOUT)
    await club.press(club.bob, asked, "agree")
    again = await question(club.aiko)
    await club.stop_bot()
    await club.start_bot()
    await bid(club, club.aiko, again, 12)
    assert "Bids:" not in told.text
    call = await club.bob.wait(thread, lambda view: controls(view, "plan") and view.pings, TIMEOUT)
    panel = await (await club.press(club.bob, call, "plan")).done()
    assert panel is not None
    assert panel.ephemeral
    await bid(club, club.bob, panel, 9)
    await line(club.aiko, thread, "Aiko 12; Bob")
    await line(club.aiko, thread, "**Round 2:**")


async def test_its_topics_have_an_example_out_of_its_lesson(club: Club) -> None:
    glance = await (await club.cleo.slash(club.channel, "game rules", title="goofspiel")).done(TIMEOUT)
    assert glance is not None
    (asked,) = controls(glance, "topic")
    assert asked["label"] == "Equal bids"
    told = shown(await (await club.cleo.click(glance, asked["custom_id"])).done(TIMEOUT))
    assert "nobody takes the prize" in told
    assert "8 = 8 > 1" in told


async def test_its_lesson_is_learnt(club: Club) -> None:
    """Two stops, of files alone, by somebody who has only words."""
    await (await club.cleo.slash(club.channel, "game learn", title="goofspiel")).done(TIMEOUT)
    learner = Learner(club.cleo)
    await learner.finish(club.cleo.read(club.cleo.dm)[-1])
    assert learner.stops == 2


async def test_time_outs_bid_for_the_absent_and_every_command_answers(club: Club) -> None:
    thread = await club.begin("goofspiel")
    panel = await question(club.aiko)
    first = panel.text
    club.pass_time(25)
    late = await line(club.aiko, thread, "ran out of time for a bid")
    assert "has bid." in late.text
    await line(club.aiko, thread, "**Round 2:**")
    await club.see(lambda: panel.text != first)
    following = await question(club.aiko)
    card = int(controls(following, "bid")[0]["label"])
    await bid(club, club.aiko, following, card)
    answers = {
        name: shown(await (await club.aiko.slash(thread, f"game {name}")).done())
        for name in ("board", "status", "hand", "plan", "log", "list")
    }
    assert "Cards played: Aiko" in answers["board"]
    assert "Have bid: Aiko" in answers["status"]
    assert f"Your bid: {card}" in answers["hand"]
    rules = await (await club.cleo.slash(thread, "game rules", words="equally")).done()
    assert "GS2.3" in shown(rules)
