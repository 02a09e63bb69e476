"""`/game rules`: the best answers in the reader's language, and how many others there are."""

import pytest

from bot.discord.commands.views import excerpts
from bot.views.texts import LANGUAGES, texts_in
from sandbox.club.players import controls
from tests.bot.conftest import Club


@pytest.mark.parametrize(
    ("language", "query", "number", "more"),
    [
        ("en", "winter", "SH8.2", "more rules have something to do with it: SH"),
        ("cs", "zima", "SH8.2", "Souvisejících pravidel je ještě"),
        ("fi", "talvi", "SH8.2", "Aiheeseen liittyviä sääntöjä on vielä"),
        ("ru", "зима", "SH8.2", "Правил об этом ещё"),
    ],
)
def test_the_answer_is_in_the_reader_s_language(language: str, query: str, number: str, more: str) -> None:
    answer = excerpts("shogun", query, texts_in(language))
    assert query in answer.splitlines()[0]
    assert answer.index(more) < answer.index(f"**{number}**")
    assert answer.count("**SH") == 3
    assert texts_in(language)("rules-english") not in answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_is_explained_by_the_word_that_marks_it(language: str) -> None:
    words = texts_in(language)
    mark = words("rules-rulings").split("]")[0].removeprefix("-# ") + "]"
    answer = excerpts("shogun", "SH8.1", words)
    assert words("rules-rulings") in answer
    assert answer.count(mark) == 2
    assert words("rules-rulings") not in excerpts("shogun", "SH4.3", words)


async def test_without_a_question_there_is_a_picture_and_the_chapters(club: Club) -> None:
    shown = await (await club.cleo.slash(club.channel, "game rules", title="spirit")).done()
    assert shown is not None
    assert shown.ephemeral
    [(_, alt)] = shown.images
    assert alt is not None
    assert "Above: a barricade burns, or else a farm" in alt
    (menu,) = controls(shown, "chapter")
    reply = await club.cleo.choose(shown, menu["custom_id"], "SS5")
    told = await reply.done()
    assert told is not None
    assert "**SS5.1**" in told.text
    assert "**SS5.8**" in told.text


async def test_a_chapter_comes_with_its_worked_example(club: Club) -> None:
    shown = await (await club.cleo.slash(club.channel, "game rules", title="shogun")).done()
    assert shown is not None
    (menu,) = controls(shown, "chapter")
    reply = await club.cleo.choose(shown, menu["custom_id"], "SH7")
    await reply.done()
    await club.see(lambda: any(view.images for view in reply.followups))
    told = reply.followups[-1]
    assert "Attack 3, defence 2" in told.text
    assert [alt for _, alt in told.images if alt and "wins 3:2" in alt]
