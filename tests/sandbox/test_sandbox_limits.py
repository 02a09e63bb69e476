"""What Discord refuses for its length, count or shape, one request each."""

from typing import Any

import pytest

from sandbox.discord.limits import check_commands, check_message_body, check_modal, ignored_keys
from sandbox.discord.vocabulary import Wire
from tests.sandbox.desk import Desk, button, layout, row, select, words

REFUSED_MESSAGES: dict[str, Wire] = {
    "empty": {"content": ""},
    "2001 characters": {"content": "x" * 2001},
    "content is a number": {"content": 5},
    "11 embeds": {"embeds": [{"title": "x"}] * 11},
    "embed title of 257": {"embeds": [{"title": "x" * 257}]},
    "26 fields": {"embeds": [{"fields": [{"name": "a", "value": "b"}] * 26}]},
    "empty field": {"embeds": [{"fields": [{"name": "a", "value": ""}]}]},
    "embeds over 6000": {"embeds": [{"description": "x" * 3001}] * 2},
    "embed picture by ftp": {"embeds": [{"image": {"url": "ftp://x/y.png"}}]},
    "6 rows": {"components": [row(button(str(at))) for at in range(6)]},
    "row of 6": {"components": [row(*(button(str(at)) for at in range(6)))]},
    "row of button and select": {"components": [row(button(), select()["components"][0])]},
    "custom_id of 101": {"components": [row(button("x" * 101))]},
    "label of 81": {"components": [row(button(label="x" * 81))]},
    "custom_id twice": {"components": [row(button(), button())]},
    "link with custom_id": {"components": [row(button(style=5, url="https://a.b"))]},
    "button without custom_id": {"components": [row({"type": 2, "style": 1, "label": "x"})]},
    "button without label": {"components": [row({"type": 2, "style": 1, "custom_id": "a"})]},
    "button with a word for emoji": {"components": [row(button(emoji={"name": "x"}))]},
    "26 options": {"components": [select(26)]},
    "option value twice": {
        "components": [row({"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "v"}] * 2})]
    },
    "more than can be chosen": {"components": [select(2, max_values=3)]},
    "button outside a row": {"components": [button()]},
    "text input in a message": {"components": [row({"type": 4, "custom_id": "a", "style": 1, "label": "x"})]},
    "text display without the flag": {"components": [words()]},
    "layout with content": layout(words()) | {"content": "a"},
    "layout of 41": layout(*[words()] * 41),
    "layout of 41, nested": layout({"type": 17, "components": [words()] * 40}),
    "layout with 4001 characters": layout(words("x" * 2001), words("x" * 2000)),
    "layout with a missing file": layout({"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}),
    "section without accessory": layout({"type": 9, "components": [words()]}),
    "mentions both ways": {"content": "a", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    "attachment without file": {"content": "a", "attachments": [{"id": 0, "filename": "a"}]},
    "nonce of 26": {"content": "a", "nonce": "x" * 26},
}
ACCEPTED_MESSAGES: dict[str, Wire] = {
    "2000 characters": {"content": "x" * 2000},
    "whole number as nonce": {"content": "a", "nonce": 12, "tts": False},
    "25 buttons": {"components": [row(*(button(f"{one}:{two}") for two in range(5))) for one in range(5)]},
    "25 options": {"components": [select(25, max_values=25)]},
    "layout of 40": layout({"type": 17, "components": [words()] * 39}),
    "embeds of 6000": {
        "embeds": [{"title": "x" * 256, "description": "x" * 4096, "footer": {"text": "x" * 1648}}]
    },
    "button of an emoji": {"components": [row(button(label=None, emoji={"name": "🎲"}))]},
}


@pytest.mark.parametrize("name", REFUSED_MESSAGES)
async def test_refuses_the_message(desk: Desk, name: str) -> None:
    answer = await desk.post(REFUSED_MESSAGES[name])
    assert answer.status == 400
    assert answer.code in (50035, 50006)
    assert desk.service.violations
    assert not desk.channel.messages


@pytest.mark.parametrize("name", ACCEPTED_MESSAGES)
async def test_accepts_the_message(desk: Desk, name: str) -> None:
    answer = await desk.post(ACCEPTED_MESSAGES[name])
    assert answer.status == 200
    assert not desk.service.violations
    assert not desk.service.warnings


def test_tells_keys_that_discord_would_ignore() -> None:
    body = {"contnt": "typo", "content": "a", "components": [row(button(colour=3))]}
    assert check_message_body(body) == []
    assert ignored_keys(body) == ["contnt", "components.0.components.0.colour"]


def command(**fields: Any) -> Wire:
    return {"name": "ok", "description": "d", **fields}


def option(name: str = "o", kind: int = 3, **fields: Any) -> Wire:
    return {"type": kind, "name": name, "description": "d", **fields}


REFUSED_COMMANDS: dict[str, Wire] = {
    "upper case": command(name="Go"),
    "space": command(name="a b"),
    "name of 33": command(name="x" * 33),
    "no description": command(description=""),
    "unknown locale": command(name_localizations={"cz": "x"}),
    "localised upper case": command(name_localizations={"cs": "Hra"}),
    "26 options": command(options=[option(f"o{at}") for at in range(26)]),
    "option twice": command(options=[option(), option()]),
    "required after optional": command(options=[option("a"), option("b", required=True)]),
    "choices with autocomplete": command(
        options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])]
    ),
    "26 choices": command(options=[option(choices=[{"name": "a", "value": str(at)} for at in range(26)])]),
    "number among texts": command(options=[option(choices=[{"name": "a", "value": 1}])]),
    "user command with description": command(type=2),
    "unknown context": command(contexts=[7]),
    "localised option twice": command(
        options=[
            option("a", name_localizations={"cs": "z"}),
            option("b", name_localizations={"cs": "z"}),
        ]
    ),
    "localised option with the default name of another": command(
        options=[
            option("seat", name_localizations={"cs": "place"}),
            option("place", name_localizations={"cs": "seat"}),
        ]
    ),
    "sub-command beside option": command(options=[option("a", 1), option("b")]),
    "sub-commands too deep": command(options=[option("a", 1, options=[option("b", 1)])]),
    "over 8000 characters": command(
        options=[option(f"o{at}", choices=[{"name": "x" * 100, "value": "y" * 100}] * 25) for at in range(2)]
    ),
}


@pytest.mark.parametrize("name", REFUSED_COMMANDS)
def test_refuses_the_command(name: str) -> None:
    assert check_commands([REFUSED_COMMANDS[name]], of_guild=False)


async def test_takes_a_hundred_commands_in_many_languages_and_no_more(desk: Desk) -> None:
    localised = {"cs": "žába{}", "fi": "pöytä{}", "ru": "игра{}"}
    many = [
        command(name=f"hra{at}", name_localizations={key: text.format(at) for key, text in localised.items()})
        for at in range(100)
    ]
    on_people = command(type=2, name="Challenge Me", description="")
    assert (await desk.request("PUT", desk.commands, [*many, on_people])).status == 200
    refused = await desk.request("PUT", desk.commands, [*many, command(name="one-more")])
    assert refused.status == 400
    assert refused.body["errors"]


def test_guild_commands_are_not_for_direct_messages() -> None:
    assert check_commands([command(contexts=[0, 1])], of_guild=True)
    assert not check_commands([command(contexts=[0, 1])], of_guild=False)


def label(key: str = "a", **fields: Any) -> Wire:
    component = {"type": 4, "custom_id": key, "style": 1}
    return {"type": 18, "label": "l", "component": component, **fields}


def modal(*components: Wire, **fields: Any) -> Wire:
    return {"custom_id": "m", "title": "t", "components": list(components), **fields}


REFUSED_MODALS: dict[str, Wire] = {
    "no components": modal(),
    "6 components": modal(*(label(str(at)) for at in range(6))),
    "title of 46": modal(label(), title="x" * 46),
    "label of 46": modal(label(label="x" * 46)),
    "custom_id twice": modal(label(), label()),
    "button": modal(row(button())),
}


@pytest.mark.parametrize("name", REFUSED_MODALS)
def test_refuses_the_modal(name: str) -> None:
    assert check_modal(REFUSED_MODALS[name])


def test_accepts_a_modal_of_five() -> None:
    assert check_modal(modal(words(), *(label(str(at)) for at in range(4)))) == []
