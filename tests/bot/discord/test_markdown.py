"""Names of people: shown as they are, wherever they stand."""

import pytest

from bot.discord.markdown import escaped, markdown
from bot.views.references import Name, plain
from bot.views.texts import texts_in
from bot.views.title_texts import TitleTexts
from rules.core.model import Seat

NASTY = ("Bob_*x*", "`rm`", "||secret||", "~~no~~", "<@123456789012345678>", "[here](x)", "> # big", "a\\_b")


@pytest.mark.parametrize("name", NASTY)
def test_nothing_in_a_name_is_markdown(name: str) -> None:
    for sign in "*_`|<[#~":
        assert escaped(name).count(f"\\{sign}") == name.count(sign)


@pytest.mark.parametrize("name", ["@everyone", "@here", "@&123456789012345678"])
def test_nobody_is_mentioned_by_a_name(name: str) -> None:
    assert escaped(name) == f"@\u200b{name[1:]}"


def test_a_name_is_no_link() -> None:
    assert escaped("https://x.example") == "https\\://x.example"


@pytest.mark.parametrize("name", NASTY)
def test_pictures_and_labels_have_the_plain_name(name: str) -> None:
    texts = TitleTexts(texts_in("en"), [name], "shogun")
    assert plain(texts.player(Seat(0))) == name
    assert markdown(texts.player(Seat(0))) == escaped(name)


def test_a_name_cannot_end_its_own_reference() -> None:
    """Else what follows would be read as markup."""
    name = "a\ue001<@1>\ue000u2\ue001"
    assert markdown(str(Name(name))) == escaped("a<@1>u2")
