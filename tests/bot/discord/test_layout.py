"""Messages and forms as Discord's components, within Discord's limits."""

import gc
import weakref
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bot.discord.ids import Address, ControlId, Route, parse
from bot.discord.layout import Attachment, RenderedMessage, attachments, dialog, within_limit
from bot.discord.markdown import SHOWN_BUTTON, TEXTS, button_label
from bot.views.message import (
    Button,
    Buttons,
    Divider,
    Field,
    File,
    Form,
    Message,
    Option,
    Picture,
    Select,
    Text,
)
from bot.views.references import Name
from renderer import Rendered

TABLE = Address(Route.TABLE, "k3v9qd")
ASK = Address(Route.ASK, "k3v9qd", "march-7")


def shown(rendered: RenderedMessage) -> list[Any]:
    to_components: Any = rendered.view().to_components
    components: list[Any] = to_components()
    return components


def components(
    message: Message, address: Address = TABLE, pictures: tuple[Attachment, ...] = ()
) -> list[Any]:
    [container] = shown(RenderedMessage(message, address, pictures))
    assert container["type"] == 17
    blocks: list[Any] = container["components"]
    return blocks


def test_blocks_keep_their_order() -> None:
    blocks = (Text("one"), Divider(), Buttons((Button("Go", "go"),)), Text("two"))
    assert [block["type"] for block in components(Message(blocks))] == [10, 14, 1, 10]


def test_buttons_carry_their_address() -> None:
    [row] = components(Message((Buttons((Button("Go", "go", "x1", "success", True, "⚔"),)),)), ASK)
    [button] = row["components"]
    assert parse(button["custom_id"]) == ControlId(ASK, "go", "x1")
    assert (button["label"], button["style"], button["disabled"]) == ("Go", 3, True)
    assert button["emoji"]["name"] == "⚔"


def test_a_select_shows_its_options_and_what_is_chosen() -> None:
    options = (Option("Kozuke", "kozuke", "Bob, 3 armies"), Option("Sado", "sado", chosen=True))
    [row] = components(Message((Select("Where to?", "march", options),)), ASK)
    [select] = row["components"]
    assert select["placeholder"] == "Where to?"
    assert [option["value"] for option in select["options"]] == ["kozuke", "sado"]
    assert [option.get("default", False) for option in select["options"]] == [False, True]


def test_pictures_have_alt_text_on_the_file_and_on_the_item() -> None:
    small, long = Picture(object(), "Bob holds Kozuke."), Picture(object(), "x" * 2000)
    files = attachments([(small, Rendered(b"1", "png", (1, 1))), (long, Rendered(b"2", "gif", (1, 1)))])
    first, _, second = components(Message((small, Text("story"), long)), pictures=files)
    assert first["items"][0]["media"]["url"] == f"attachment://{files[0].name}"
    assert first["items"][0]["description"] == files[0].file().description == "Bob holds Kozuke."
    assert second["items"][0]["media"]["url"] == f"attachment://{files[1].name}"
    assert len(second["items"][0]["description"]) == 1024


def test_files_can_be_opened_for_every_attempt() -> None:
    rendered = RenderedMessage(Message((Text("record"), File("record.json", b"{}"))), TABLE)
    assert [[file.fp.read() for file in rendered.files()] for _ in range(2)] == [[b"{}"], [b"{}"]]
    assert shown(rendered)[0]["components"][-1]["file"]["url"] == "attachment://record.json"


@given(st.lists(st.text(min_size=1, max_size=3000), min_size=1, max_size=5))
def test_texts_fit_together_and_short_ones_stay_whole(contents: list[str]) -> None:
    blocks = within_limit([Text(content) for content in contents])
    fitting = [block.content for block in blocks if isinstance(block, Text)]
    assert sum(map(len, fitting)) <= TEXTS
    assert all(short for short in fitting)
    if sum(map(len, contents)) <= TEXTS:
        assert fitting == contents


def test_a_form_becomes_labelled_lines() -> None:
    form = Form("How many?", "armies", (Field("number", "Armies", "3", "1 to 6"),), "kozuke")
    modal = dialog(form, ASK).to_dict()
    assert modal["title"] == "How many?"
    assert parse(modal["custom_id"]) == ControlId(ASK, "armies", "kozuke")
    [label] = modal["components"]
    assert label["label"] == "Armies"
    line: Any = label["component"]
    assert (line["custom_id"], line["value"], line["placeholder"]) == ("number", "3", "1 to 6")


def test_labels_show_names_as_they_are() -> None:
    bob = Name("Bob_*x*")
    options = (Option(f"Kozuke — {bob}", "kozuke"),)
    [row] = components(Message((Select(f"Attack {bob}", "march", options),)), ASK)
    [select] = row["components"]
    assert select["placeholder"] == "Attack Bob_*x*"
    assert select["options"][0]["label"] == "Kozuke — Bob_*x*"


def test_what_is_too_long_for_discord_is_shortened() -> None:
    long = "x" * 200
    select = Select(long, "march", (Option(long, "kozuke", long),))
    row, chosen = components(Message((Buttons((Button(long, "go"),)), select)), ASK)
    [menu] = chosen["components"]
    assert len(row["components"][0]["label"]) == 80
    assert len(menu["placeholder"]) == 150
    assert [len(menu["options"][0][name]) for name in ("label", "description")] == [100, 100]


def test_a_picture_is_described_by_the_first_words_that_fit() -> None:
    picture = Picture(object(), "x" * 2000, ("y" * 1025, "z" * 1024, "short"))
    [file] = attachments([(picture, Rendered(b"1", "png", (1, 1)))])
    assert file.alt == "z" * 1024


def test_buttons_take_as_many_rows_as_they_need() -> None:
    buttons = tuple(Button("Go", "go", str(number)) for number in range(7))
    assert [len(row["components"]) for row in components(Message((Buttons(buttons),)))] == [5, 2]


def test_styles_are_discords_markdown() -> None:
    blocks = Text("Spring", "heading"), Text("one\ntwo", "small")
    assert [block["content"] for block in components(Message(blocks))] == ["### Spring", "-# one\n-# two"]


def test_a_phone_shows_what_a_button_does_whatever_people_are_called() -> None:
    """Phones cut labels off after 34 characters."""
    label = f"↪️ To {Name('Bartholomew the Third of Somewhere')} (12/10 🔥 barricade)"
    assert button_label(label) == "↪️ To Barthol… (12/10 🔥 barricade)"
    assert len(button_label(label)) == SHOWN_BUTTON
    assert button_label(f"Support {Name('Bob')}") == "Support Bob"


def test_a_file_is_freed_once_it_is_sent() -> None:
    """Garbage collection is far too late for pictures: it counts objects, not bytes."""
    gc.disable()
    try:
        sent = Attachment("1.png", b"...").file()
        content = weakref.ref(sent.fp)
        sent.close()
        del sent
        assert content() is None
    finally:
        gc.enable()
