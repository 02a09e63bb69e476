"""The transcript shows what people saw, and to whom."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from bot.views.texts import LANGUAGES, texts_in
from sandbox.discord import Reply, View
from sandbox.discord.vocabulary import CallbackType, MessageFlag, Wire
from sandbox.transcript import TranscriptSummary, write_transcript
from tests.sandbox.desk import Desk, button, layout, row, select, words

PIXEL = b"\x89PNG\r\n\x1a\n" + bytes(8) + (2).to_bytes(4, "big") + (3).to_bytes(4, "big")
VOID = {"meta", "img", "br", "hr", "input"}


class Balanced(HTMLParser):
    """Fails at the first tag that closes another than the last opened."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def board() -> Wire:
    gallery = {
        "type": 12,
        "items": [{"media": {"url": "attachment://map.png"}, "description": 'the "board"'}],
    }
    section = {"type": 9, "components": [words("Season 1")], "accessory": button("plan", label="My plan")}
    pick = select(2, placeholder="Province")
    parts = [words("# Board of <Kyoto>"), gallery, {"type": 14}, section, pick]
    return layout({"type": 17, "accent_color": 0xC0392B, "components": parts})


async def press(desk: Desk) -> Reply:
    """Alice presses My plan and gets a private answer."""
    pending = await desk.opened(desk.alice.click(desk.alice.read(desk.channel)[0], "My plan"))
    secret = {"content": "4 chests for **Kyoto**", "flags": MessageFlag.EPHEMERAL}
    await pending.answer(CallbackType.MESSAGE, **secret)
    return await pending.reply()


@pytest.fixture
async def page(desk: Desk, tmp_path: Path) -> tuple[str, TranscriptSummary]:
    await desk.post(board(), ("map.png", PIXEL))
    await press(desk)
    turn = (await desk.post({"content": "turn 1", "embeds": [{"title": "News", "color": 255}]})).body["id"]
    for text in ("turn 2", "turn 3"):
        await desk.request("PATCH", f"{desk.messages}/{turn}", {"content": text})
    await desk.alice.say(desk.channel, "<script>alert(1)</script>")
    direct = f"/channels/{desk.alice.dm.id}/messages"
    body = {"content": "psst", "components": [row(button(label="Confirm"))]}
    await desk.request("POST", direct, body, (("map.png", PIXEL), ("log.txt", b"1")))
    summary = write_transcript(
        desk.service, [desk.alice, desk.bob], tmp_path, "A game & more", texts_in("en")
    )
    return (tmp_path / "index.html").read_text("utf-8"), summary


Page = tuple[str, TranscriptSummary]


def test_is_one_wellformed_page_with_its_pictures(page: Page, tmp_path: Path) -> None:
    html, summary = page
    parser = Balanced()
    parser.feed(html)
    assert parser.open == []
    assert "<title>A game &amp; more</title>" in html
    assert summary == TranscriptSummary(pictures=1, messages=5)
    used = set(re.findall(r'(?:src|href)="([^"#]+)"', html))
    assert used == {"pictures/0001.png", "files/0002.txt"}
    assert all((tmp_path / address).exists() for address in used)
    assert "http" not in html


def test_shows_layouts_with_alt_text_and_disabled_controls(page: Page) -> None:
    html, _ = page
    assert '<p class="h1">Board of &lt;Kyoto&gt;</p>' in html
    assert 'alt="the &quot;board&quot;"' in html
    assert 'style="border-left-color:#c0392b"' in html
    assert '<button class="button primary" disabled>My plan</button>' in html
    assert "<summary>Province</summary>" in html


def test_shows_the_latest_state_and_the_number_of_edits(page: Page) -> None:
    html, _ = page
    assert "turn 3" in html
    assert "turn 1" not in html
    assert "(edited 2 times)" in html
    assert '<p class="title">News</p>' in html


def test_marks_what_only_one_person_sees(page: Page, desk: Desk) -> None:
    html, _ = page
    private = re.search(r'<article[^>]*data-for="0">(?:(?!</article>).)*4 chests', html)
    assert private
    assert "👁 Only you can see this (Alice)" in html
    assert f'<section id="c{desk.alice.dm.id}" data-for="0"><h2>Direct messages of Alice</h2>' in html
    assert f'<section id="c{desk.bob.dm.id}" data-for="1">' in html
    assert 'body:has(#as-1:checked) [data-for]:not([data-for~="1"]){display:none}' in html


def test_tells_what_people_did(page: Page) -> None:
    html, _ = page
    assert re.search(r'<p class="act" data-for="0"><strong>Alice</strong> pressed My plan', html)


async def test_shows_what_was_pressed_as_it_stood_then(desk: Desk, tmp_path: Path) -> None:
    buttons = row(button("yes", label="Yes"), button("no", label="No"))
    message = await desk.sent(desk.channel, layout(words("## Spring, year 1 · Planning"), buttons))
    await desk.press(desk.alice, message, "no")
    await desk.edit(message, layout(words("## Spring, year 1 · Settled")))
    write_transcript(desk.service, [desk.alice, desk.bob], tmp_path, "A game", texts_in("en"))
    html = (tmp_path / "index.html").read_text("utf-8")
    assert re.search(
        r"<summary><strong>Alice</strong> pressed No.*Planning.*primary pressed\" disabled>No<", html
    )
    assert html.count('primary pressed"') == 1


def test_leads_to_each_part_of_the_game(page: Page) -> None:
    html, _ = page
    assert re.search(r'<nav.*<a href="#m\d+">Board of &lt;Kyoto&gt;</a>', html, re.DOTALL)


@pytest.mark.parametrize(
    ("headings", "parts"),
    [
        (("Round 1, turn 1 · Bob", "Round 1, turns 2–3", "Round 2, turn 1"), ["Round 1", "Round 2"]),
        (("1. kolo, 1. tah", "1. kolo, 2. tah", "Konec 1. kola"), ["1. kolo", "Konec 1. kola"]),
        (("Game `k3`: **Shogun**", "Spring, year 1 · Planning"), ["Game k3: Shogun", "Spring, year 1"]),
    ],
)
async def test_leads_to_rounds_not_to_each_turn(
    desk: Desk, tmp_path: Path, headings: tuple[str, ...], parts: list[str]
) -> None:
    for heading in headings:
        await desk.post({"content": f"### {heading}"}, ("map.png", PIXEL))
    write_transcript(desk.service, [desk.alice], tmp_path, "A game", texts_in("en"))
    html = (tmp_path / "index.html").read_text("utf-8")
    jumps = re.findall(r'<a href="#m\d+">([^<]+)</a>', html.partition("</nav>")[0])
    assert jumps == parts


async def test_says_its_own_words_in_the_language_of_the_game(desk: Desk, tmp_path: Path) -> None:
    await desk.post(board(), ("map.png", PIXEL))
    await press(desk)
    write_transcript(desk.service, [desk.alice], tmp_path, "Partie", texts_in("cs"), language="cs")
    html = (tmp_path / "index.html").read_text("utf-8")
    assert '<html lang="cs">' in html
    assert "<h2>Přímé zprávy: Alice</h2>" in html
    assert "<strong>Alice</strong> tiskne My plan" in html
    assert "👁 Tohle vidíte jen vy (Alice)" in html
    for name in ("everything", "silence", "minute"):
        assert texts_in("cs")(f"demo-{name}") in html
        assert texts_in("en")(f"demo-{name}") not in html


async def test_leads_to_the_same_place_in_other_languages(desk: Desk, tmp_path: Path) -> None:
    for heading in ("Round 1, turn 1", "Round 2, turn 1"):
        await desk.post({"content": f"### {heading}"}, ("map.png", PIXEL))
    others = {"cs": "cs/index.html", "fi": "fi/index.html"}
    write_transcript(desk.service, [desk.alice], tmp_path, "A game", texts_in("en"), others=others)
    html = (tmp_path / "index.html").read_text("utf-8")
    links = re.findall(r'<a href="([^"]+)" lang="(..)" hreflang="..">([^<]+)</a>', html)
    assert links == [("cs/index.html", "cs", "Čeština"), ("fi/index.html", "fi", "Suomi")]
    row = re.search(r'<div class="languages".*?</div>', html)
    assert row
    assert re.findall(r'lang="(..)"[^>]*>', re.sub("hreflang", "", row[0])) == ["cs", "en", "fi"]
    places = re.findall(r'class="place" id="([^"]+)"', html)
    assert places == ["section-1", "part-1", "part-2", "section-2"]
    assert "<script>" in html


def test_offers_no_language_that_there_is_not(page: Page) -> None:
    html, _ = page
    assert '<html lang="en">' in html
    assert "hreflang" not in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_all_words_of_the_page(language: str) -> None:
    """English would stand in for what is missing."""
    files = {name: Path(f"data/locale/{name}/demo.ftl").read_text("utf-8") for name in ("en", language)}
    keys = [re.findall(r"^([\w-]+) =", file, re.MULTILINE) for file in files.values()]
    assert keys[0] == keys[-1]


async def test_shows_forms_as_they_were_sent(desk: Desk, tmp_path: Path) -> None:
    message = await desk.sent(desk.channel, layout(row(button("word", label="Lucky word"))))
    pending = await desk.opened(desk.alice.click(View(message, desk.alice), "Lucky word"))
    line = {"type": 4, "custom_id": "line", "style": 1}
    labelled = {"type": 18, "label": "Your word", "description": "One <line>", "component": line}
    await pending.answer(CallbackType.MODAL, title="Luck", custom_id="form", components=[labelled])
    sending = await desk.opened(desk.alice.submit(await pending.reply(), line="paper <crane>"))
    await sending.answer(CallbackType.DEFERRED_UPDATE)
    await sending.reply()
    write_transcript(desk.service, [desk.alice, desk.bob], tmp_path, "A game", texts_in("en"))
    html = (tmp_path / "index.html").read_text("utf-8")
    assert "<strong>Your word</strong><small>One &lt;line&gt;</small>" in html
    assert '<p class="input">paper &lt;crane&gt;</p>' in html


def test_opens_with_moments_for_who_has_one_minute(page: Page) -> None:
    html, _ = page
    assert re.search(r"In one minute.*A table opens in a channel.*My plan</button>.*Channel #table", html)


async def test_a_private_moment_is_shown_to_its_person_alone(desk: Desk, tmp_path: Path) -> None:
    body = {"content": "Your plan", "components": [row(button("plan", label="Suggest"))]}
    sent = await desk.request("POST", f"/channels/{desk.alice.dm.id}/messages", body, (("map.png", PIXEL),))
    panel = View(desk.alice.dm.messages[int(sent.body["id"])], desk.alice)
    pending = await desk.opened(desk.alice.click(panel, "Suggest"))
    await pending.answer(CallbackType.DEFERRED_UPDATE)
    await pending.reply()
    write_transcript(desk.service, [desk.bob, desk.alice], tmp_path, "A game", texts_in("en"))
    html = (tmp_path / "index.html").read_text("utf-8")
    minute = html[html.index('id="minute"') :]
    assert re.search(r'<div data-for="1"><p class="h3">[^<]*Alice', minute)


def test_escapes_what_people_wrote(page: Page) -> None:
    html, _ = page
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in html
    assert "<script" not in html


async def test_reports_who_was_added_to_a_thread(desk: Desk, tmp_path: Path) -> None:
    thread = await desk.thread()
    await desk.request("PUT", f"/channels/{thread.id}/thread-members/{desk.alice.id}")
    summary = write_transcript(desk.service, [desk.alice], tmp_path, "A game", texts_in("en"))
    html = (tmp_path / "index.html").read_text("utf-8")
    assert re.search(r'<p class="act" id="m\d+">Referee added Alice to the thread\.</p>', html)
    assert summary.messages == 0
