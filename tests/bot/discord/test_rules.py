"""`/game rules`: the best answers in the reader's language, and how many others there are."""

import pytest

from bot.discord.commands.views import excerpts
from bot.views.texts import LANGUAGES, texts_in
from sandbox.club.players import controls
from tests.bot.conftest import Club
from tests.bot.discord.attacks.intruder import Intruder, told


@pytest.mark.parametrize(
    ("language", "query", "number", "more"),
    [
        ("en", "winter", "SH8.2", "more rules are about it: SH"),
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


async def test_a_topic_comes_with_its_worked_example_and_leads_to_its_rules(club: Club) -> None:
    shown = await (await club.cleo.slash(club.channel, "game rules", title="shogun")).done()
    assert shown is not None
    asked = {control["label"]: control["custom_id"] for control in controls(shown, "topic")}
    battle = await (await club.cleo.click(shown, asked["Battle"])).done()
    assert battle is not None
    assert battle.ephemeral
    assert "Attack 2, defense 4" in battle.text
    alts = "\n".join(alt or "" for _, alt in battle.images)
    assert "Yuki (Shima) attacks Izu 2:4, Aiko holds it" in alts
    rules = {control["label"]: control["custom_id"] for control in controls(battle, "chapter")}
    assert list(rules) == ["SH7.1", "SH7.3", "SH7.4", "SH7.5"]
    quoted = await (await club.cleo.click(battle, rules["SH7.4"])).done()
    assert quoted is not None
    assert "**SH7.4**" in quoted.text
    assert "**SH7.5**" not in quoted.text


async def test_the_button_of_the_table_leads_to_the_topics_and_to_the_search(club: Club) -> None:
    await club.begin(title="spirit")
    table = await club.see(lambda: [one for one in club.cleo.read(club.thread) if controls(one, "rules")])
    shown = await (await club.press(club.cleo, table[-1], "rules")).done()
    assert shown is not None
    assert shown.ephemeral
    assert len(controls(shown, "topic")) == 12
    (search,) = controls(shown, "search")
    form = await club.cleo.click(shown, search["custom_id"])
    assert form.modal
    answer = await (await club.cleo.submit(form, words="kiai")).done()
    assert answer is not None
    assert "**SS4.2**" in answer.text


async def test_forged_topics_and_searches_are_refused(club: Club) -> None:
    shown = await (await club.cleo.slash(club.channel, "game rules", title="shogun")).done()
    assert shown is not None
    for verb, argument in (
        ("topic", "shogun.nothing"),
        ("topic", "x.taxes"),
        ("chapter", "x.SH1"),
        ("search", "x"),
    ):
        forged = f"table:-::{verb}:{argument}"
        assert await told(await Intruder(club.cleo).press(club.channel, forged, message=shown.message))
