"""/game learn, as people use it who have only words: texts on the screen, and alt texts of pictures."""

from dataclasses import dataclass

import pytest

from bot.store import administration, lessons, people
from bot.store.engine import fetch, reading
from sandbox.club.players import controls
from sandbox.discord import Human, View
from tests.bot.conftest import TIMEOUT, Club
from tests.bot.discord.attacks.intruder import Intruder, told
from tests.learner import Learner

MAX_PRESSES, MAX_MINUTES = 60, 10
"""The minutes are of reading texts and alt texts."""
STOPS = {"shogun": 6, "spirit": 4, "honor": 5}


@dataclass(frozen=True)
class Course:
    """A lesson in a language, by somebody who accepts direct messages or not, and errs or not."""

    title: str
    locale: str
    dms_open: bool
    stubborn: bool


COURSES = (
    Course("shogun", "cs", dms_open=True, stubborn=False),
    Course("spirit", "ru", dms_open=False, stubborn=True),
    Course("honor", "fi", dms_open=True, stubborn=True),
)


async def begin(club: Club, person: Human, title: str) -> View:
    """The lesson's message after /game learn: by direct message, or the answer itself."""
    reply = await person.slash(club.channel, "game learn", title=title)
    answer = await reply.done(TIMEOUT)
    assert answer is not None
    assert answer.ephemeral
    return person.read(person.dm)[-1] if person.user.dms_open else answer


async def learn(club: Club, course: Course) -> Learner:
    """Learn half of it, then the bot is restarted, and the rest."""
    person = club.cleo
    person.user.locale, person.user.dms_open = course.locale, course.dms_open
    learner = Learner(person, course.stubborn)
    view = await begin(club, person, course.title)
    await learner.finish(view, stops=2)
    await club.stop_bot()
    await club.start_bot()
    await learner.finish(view)
    assert learner.stops == STOPS[course.title]
    assert learner.presses <= MAX_PRESSES
    assert learner.minutes <= MAX_MINUTES
    return learner


@pytest.mark.parametrize("course", COURSES, ids=lambda course: f"{course.title}-{course.locale}")
async def test_a_lesson_is_learnt_from_words_alone(club: Club, course: Course) -> None:
    await learn(club, course)
    assert await fetch(club.bot.engine, people.has_planned, club.cleo.id, course.title)


async def test_the_lobby_leads_to_the_lesson_and_the_lesson_back_to_it(club: Club) -> None:
    lobby = await club.gather(title="spirit")
    await (await club.press(club.cleo, lobby, "learn")).done(TIMEOUT)
    view = club.cleo.read(club.cleo.dm)[-1]
    assert controls(view, "defend")
    learner = Learner(club.cleo)
    await learner.finish(view)
    [link] = view.buttons
    assert link["url"] == f"https://discord.com/channels/{club.guild.id}/{club.channel.id}"


async def test_a_lesson_is_left_for_days_and_goes_on_where_it_was(club: Club) -> None:
    learner = Learner(club.cleo)
    await learner.finish(await begin(club, club.cleo, "spirit"), stops=1)
    club.pass_time(72)
    again = await begin(club, club.cleo, "spirit")
    assert "2 of 4" in again.text
    assert not club.cleo.push
    kept = await fetch(club.bot.engine, lessons.read, club.cleo.id, "spirit")
    assert kept
    assert (kept.stop, kept.faults) == (1, 0)
    await learner.finish(again)
    assert "1 of 4" in (await begin(club, club.cleo, "spirit")).text


async def test_an_older_message_of_the_lesson_shows_where_the_person_is(club: Club) -> None:
    first = await begin(club, club.cleo, "spirit")
    second = await begin(club, club.cleo, "spirit")
    learner = Learner(club.cleo)
    await learner.finish(second, stops=1)
    await club.press(club.cleo, first, "confront")
    await club.see(lambda: "2 of 4" in first.text)
    kept = await fetch(club.bot.engine, lessons.read, club.cleo.id, "spirit")
    assert kept
    assert kept.faults == 0


async def test_wrong_answers_are_told_why_and_block_nobody(club: Club) -> None:
    view = await begin(club, club.cleo, "spirit")
    for wrong in (1, 2):
        assert not controls(view, "lesson-skip")
        await club.press(club.cleo, view, "confront")
        await club.see(lambda edits=wrong: len(view.revisions) == edits)  # type: ignore[misc]
        assert "would stand in your line" in view.text
    assert "The answer" in view.text
    await club.press(club.cleo, view, "lesson-skip")
    await club.see(lambda: "2 of 4" in view.text)


async def test_only_titles_that_there_are_can_be_learnt(club: Club) -> None:
    for title in ("../shogun", "nothing"):
        reply = await Intruder(club.cleo).command(club.channel, "game learn", title=title)
        assert "not one of the choices" in await told(reply)


async def test_owners_see_at_which_stop_people_are_and_nobody_is_named(club: Club) -> None:
    await Learner(club.cleo).finish(await begin(club, club.cleo, "spirit"), stops=1)
    await begin(club, club.bob, "spirit")
    owner = Human(club.service, "Owner")
    owner.user = club.service.owner
    owner.id = owner.user.id
    told = await (await owner.slash(club.channel, "admin stats")).done(TIMEOUT)
    assert told
    assert "Samurai Spirit – 1: 1, 2: 1" in told.text
    async with reading(club.bot.engine) as connection:
        page = club.bot.metrics.page(await administration.count_figures(connection)).decode()
    assert 'gyoji_learners{stop="2",title="spirit"} 1.0' in page
    assert str(club.cleo.id) not in page
