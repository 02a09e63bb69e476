"""All lessons, learnt to the end by people who have only words, and through a kill of the bot."""

import pytest

from sandbox.club.players import TIMEOUT
from tests.databases import ONLY
from tests.e2e.rigs import Rig, rigs
from tests.e2e.virtual_bot import VirtualBot
from tests.learner import Learner

RIGS = rigs()
MAX_PRESSES, MAX_MINUTES = 60, 10
MINUTES_OF_WHO_ERRS = 12
"""Two wrong answers at each stop are told why, and the panel is read again with them on it."""
LOCALES = ("en-US", "cs", "fi", "ru")
STOPS = {"shogun": 6, "spirit": 4, "honor": 5}
IN_FULL = [(locale, dms_open) for locale in LOCALES for dms_open in (True, False)]
IN_SHORT = {
    "shogun": [("cs", True), ("ru", False)],
    "spirit": [("en-US", True), ("fi", False)],
    "honor": [("fi", True), ("en-US", False)],
}
"""For the stricter Discord, on which a lesson takes a minute or two: each language and either way."""


@pytest.mark.long
@pytest.mark.skipif(ONLY == "postgresql", reason="there is no virtual time")
@pytest.mark.parametrize("title", STOPS)
@pytest.mark.parametrize("rig", RIGS, ids=lambda rig: rig.name)
async def test_lessons_are_learnt_from_words_alone(
    virtual_time: None, tiny_pictures: None, rig: Rig, title: str, one_database_url: str
) -> None:
    """With direct messages open by people who err, and closed by people who do not.

    The bot dies once, when all are halfway: what a killed one leaves in memory stays there (`Process.kill`).
    `pytest -s` shows their presses, and the words that they read in texts and in alt texts.
    """
    service = await rig.start()
    bot = VirtualBot(service, one_database_url, seed="4")
    people = [
        (rig.human(service, f"{'Open' if dms_open else 'Closed'} {locale}", locale=locale), dms_open)
        for locale, dms_open in (IN_FULL if rig is RIGS[0] else IN_SHORT[title])
    ]
    guild = await service.add_guild("Club", *(person.user for person, _ in people))
    channel = await service.add_channel(guild, "table")
    await bot.start()
    lessons = []
    for person, dms_open in people:
        person.user.dms_open = dms_open
        answer = await (await person.slash(channel, "game learn", title=title)).done(TIMEOUT)
        learner = Learner(person, stubborn=dms_open)
        view = person.read(person.dm)[-1] if dms_open else answer
        await learner.finish(view, stops=2)
        lessons.append((learner, view))
    await bot.kill()
    await bot.start()
    for learner, view in lessons:
        await learner.finish(view)
        assert learner.stops == STOPS[title]
        assert learner.presses <= MAX_PRESSES
        assert learner.minutes <= (MINUTES_OF_WHO_ERRS if learner.stubborn else MAX_MINUTES)
        figures = (learner.presses, learner.read, learner.heard, round(learner.minutes, 1))
        print(f"{title}, {learner.human.name}: presses, words, words of alt texts, minutes", *figures)  # noqa: T201
    await bot.stop()
    await service.stop()
    assert service.violations == []
    assert service.fake_errors == []
