"""What no client of Discord's sends: ids, values, options and names of matches that somebody has made up."""

import asyncio

from sandbox.discord import Human, View
from sandbox.discord.world import Member
from tests.bot.conftest import Club
from tests.bot.discord.attacks.conftest import Siege
from tests.bot.discord.attacks.intruder import Intruder, told

NAMES = (
    *(
        "%",
        "_",
        "*",
        "______",
        "' OR '1'='1",
        "../../etc/passwd",
        "@everyone",
        "`x`",
        "\u202ek3v9qd",
        "ｋ３ｖ９ｑｄ",
    ),
    *("\0", "a\0b", "\n", "x" * 101, "`" * 6000, "👩‍👩‍👧" * 500),
)
"""Names of matches with wildcards, quotes, controls, other scripts' digits, and of any length."""

SEATS = (0, -1, 4, 11, 2**31, 2**53, -(2**53))


def ids(match: str) -> list[str]:
    """Custom ids that are none, or that mean what they must not mean."""
    huge = "9" * 60
    return [
        *(
            "",
            ":",
            "::::",
            "ask",
            "x" * 100,
            "table:" * 16,
            "ask:{}:p1:take:1:2",
            "ask:%::take:",
            "panel:{}:\0:x:",
        ),
        *(
            "table:{}::nothing:",
            "table:{}::rewind:x",
            "table:{}::rewind:-1",
            "table:{}::rewind:0.x",
            "table:-::retention:0",
            f"table:{{}}::rewind:{huge}",
        ),
        *(
            "table:{}::agree:",
            f"table:{{}}::agree:{huge}",
            f"table:{{}}::decline:{huge}",
            "table:{}::agree:-1",
        ),
        *("table:{}::take:99", f"table:{{}}::take:{huge}", "table:{}::take:-1", "table:{}:p-none:mute:"),
        *("lobby:{}::seats:", "lobby:{}::choose:side", "lobby:{}::nothing:", "lobby:{}::start:"),
        *(
            "ask:{}::stay:",
            "ask:{}:p9999:special:1",
            "panel:{}:1:confirm:",
            "table:______::board:",
            "table:%::end:",
        ),
        *("learn:shogun:0:suggest:", "learn:shogun:0:lesson-skip:", "learn:nothing:0:x:", "learn:{}:0:x:"),
    ]


async def test_ids_that_somebody_made_up_are_refused_in_words(siege: Siege) -> None:
    """By a player, a stranger and an administrator; in the thread, the channel and direct messages."""
    club, before = siege.club, await siege.everything()
    club.service.add_role(club.guild, "admin", 1 << 3, club.cleo.user)
    form = (await club.panel(club.bob)).message
    for made_up in ids(siege.match):
        custom_id = made_up.replace("{}", siege.match)
        replies = await asyncio.gather(
            Intruder(club.bob).press(siege.thread, custom_id),
            Intruder(club.cleo).press(club.channel, custom_id, "moon", "2" * 50),
            Intruder(club.bob).send_form(form, custom_id, armies="９" * 4000, word="\0", words="(" * 100),
        )
        for reply in replies:
            assert len(await told(reply)) > 10, custom_id
    assert await siege.everything() == before


async def test_options_that_no_client_sends_are_refused_in_words(siege: Siege) -> None:
    """Seats beyond the table, names of matches with wildcards, commands that are none."""
    club, before = siege.club, await siege.everything()
    club.service.add_role(club.guild, "admin", 1 << 3, club.cleo.user)
    intruder = Intruder(club.cleo)
    for name in NAMES:
        for line in ("game board", "referee end"):
            assert "There is no match" in await told(
                await intruder.command(siege.thread, line, match=name)
            ), name
        offered = await club.cleo.autocomplete(siege.thread, "game board", "match", name[:100]) or []
        assert {choice["value"] for choice in offered} <= {siege.match}
    for seat in SEATS:
        for line in ("referee kick", "referee transfer", "referee substitute"):
            said = await told(await intruder.command(siege.thread, line, seat=seat, match=siege.match))
            assert "no such seat" in said, (line, seat)
        said = await told(await intruder.command(siege.thread, "referee extend", seat=seat, time="1h"))
        assert "no such seat" in said or "No clock" in said
    for to in (-1, 10**6, 2**53):
        assert "cannot go back" in await told(await intruder.command(siege.thread, "referee rewind", to=to))
    for text in (
        "9" * 5000,
        "٢٢:٣٠",
        "²",
        "9999-99-99",
        "0001-01-01",
        "9999-12-31T23:59:59+23:59",
        "\0",
        "1e9d",
    ):
        await told(await intruder.command(siege.thread, "game away", until=text, match=siege.match))
        await told(await intruder.command(siege.thread, "referee extend", time=text))
        assert "not a time of day" in await told(
            await intruder.command(siege.thread, "game quiet", **{"from": text})
        )
    assert await siege.everything() == before


async def test_a_place_of_thousands_of_letters_is_refused_in_words(siege: Siege) -> None:
    """Discord takes 6000 characters in an option; the answer had been three dots for ever."""
    intruder = Intruder(siege.club.cleo)
    for line in ("game board", "game log"):
        for option in ("region", "province"):
            said = await told(await intruder.command(siege.thread, line, **{option: "x" * 6000}))
            assert "xxx…" in said, (line, option)


async def test_a_command_of_another_version_is_refused_in_words(siege: Siege) -> None:
    """A client may not have heard yet that a command is gone, or that its options have changed."""
    intruder = Intruder(siege.club.cleo)
    for line in ("game export", "game", "referee rewind"):
        said = await told(await intruder.command(siege.thread, line))
        assert "another version" in said, line
    assert (await intruder.complete(siege.thread, "game export", "match")).kind == "failed"


async def test_forms_without_what_was_asked_for_are_refused_in_words(siege: Siege) -> None:
    """Empty ones, and those with another field; a form cannot be answered with a form."""
    club, before = siege.club, await siege.everything()
    await (await club.bob.slash(club.channel, "game new", seats=3)).done()
    lobby = await club.bob.wait(
        club.channel, lambda view: any(f"lobby:{siege.match}" not in one for one in joins(view)), 20
    )
    [join] = joins(lobby)
    intruder = Intruder(club.bob)
    for custom_id in (join.replace(":join:", ":word:"), "table:-::search:shogun"):
        for fields in ({}, {"nonsense": "x"}):
            said = await told(await intruder.send_form(lobby.message, custom_id, **fields))
            assert "another version" in said, (custom_id, fields)
    assert (await siege.everything())["log"] == before["log"]


def joins(view: View) -> list[str]:
    """The custom_ids of buttons that take a seat."""
    return [button["custom_id"] for button in view.buttons if ":join:" in str(button.get("custom_id"))]


SHOWN = {
    "\u202eanimaD": "animaD",
    "A\u200bn\u200dn": "An\u200dn",
    "a\nb\r\n# c": r"a b \# c",
    "\u3164\u200b": "?",
    "@everyone <@1> `x` [l](http://x)": "@\u200beveryone \\<@\u200b1\\> \\`x\\` \\[l](http\\://x)",
}
"""Names, and what is shown of them where Discord reads markdown."""


async def test_names_do_not_turn_the_table_upside_down(club: Club) -> None:
    """No control, no direction, no line of its own, no mention, no link."""
    for name, shown in SHOWN.items():
        cleo = Human(club.service, name)
        club.guild.members[cleo.id] = Member(cleo.user)
        await (await cleo.slash(club.channel, "game new")).done()
        lobby = await club.aiko.wait(club.channel, lambda view: f"\n1. {shown} (host)\n" in view.text)  # noqa: B023
        assert not lobby.pings
