"""Discord's markdown in the transcript."""

import pytest

from sandbox.transcript.markdown import Names, to_html

NAMES = Names(user=lambda key: f"user{key}", role=lambda key: "crew", places={7: "table"}, now=1000.0)


def body(text: str) -> str:
    return to_html(text, NAMES).removeprefix("<p>").removesuffix("</p>")


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("plain", "plain"),
        ("two\nlines", "two<br>lines"),
        ("**bold** and *slanted*", "<strong>bold</strong> and <em>slanted</em>"),
        ("***both***", "<strong><em>both</em></strong>"),
        ("__under__ ~~gone~~", "<u>under</u> <s>gone</s>"),
        ("_slanted_ but snake_case_name", "<em>slanted</em> but snake_case_name"),
        ("2 * 3 * 4", "2 * 3 * 4"),
        (r"\*plain\*", "*plain*"),
        ("`**raw**`", "<code>**raw**</code>"),
        ("||who||", '<span class="spoiler" tabindex="0">who</span>'),
        ("<@7>", '<span class="mention">@user7</span>'),
        ("<#7>", '<span class="mention">#table</span>'),
        ("at https://a.b/c.", 'at <a href="https://a.b/c" rel="noreferrer">https://a.b/c</a>.'),
        ("https://discord.com/channels/1/7/9", '<a class="mention" href="#m9">#table › 💬</a>'),
        ("[here](https://discord.com/channels/@me/7)", '<a class="mention" href="#c7">here</a>'),
        ("</game new:7>", '<span class="mention">/game new</span>'),
        ("[map](https://a.b/c)", '<a href="https://a.b/c" rel="noreferrer">map</a>'),
    ],
)
def test_inline(text: str, html: str) -> None:
    assert body(text) == html


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("# Big\n-# small", '<p class="h1">Big</p><small>small</small>'),
        ("- a\n  - b", '<ul><li style="margin-left:0em">a</li><li style="margin-left:1em">b</li></ul>'),
        (
            "3. a\n3. b",
            '<ol start="3"><li style="margin-left:0em">a</li><li style="margin-left:0em">b</li></ol>',
        ),
        ("> a\n> b\nc", "<blockquote><p>a<br>b</p></blockquote><p>c</p>"),
        ("a\n>>> b\nc", "<p>a</p><blockquote><p>b<br>c</p></blockquote>"),
        ("```py\na < b\n```", "<pre>a &lt; b\n</pre>"),
    ],
)
def test_blocks(text: str, html: str) -> None:
    assert to_html(text, NAMES) == html


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("<t:0:f>", "1 January 1970 00:00"),
        ("<t:0>", "1 January 1970 00:00"),
        ("<t:61:t>", "00:01"),
        ("<t:8200:R>", "in 2 hours"),
        ("<t:940:R>", "1 minute ago"),
    ],
)
def test_timestamps(text: str, shown: str) -> None:
    assert f">{shown}</time>" in body(text)


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "**<img src=x onerror=alert(1)>**",
        "[<b>](https://a.b/\"onmouseover='x')",
        "[x](javascript:alert(1))",
        "`<i>` ||<i>|| ~~<i>~~",
        "> <i>\n- <i>\n# <i>",
    ],
)
def test_nothing_that_people_write_becomes_markup(text: str) -> None:
    html = to_html(text, NAMES)
    for tag in ("<script", "<img", "<i>", "<b>", 'href="javascript', '"onmouseover', 'href="https://a.b/"o'):
        assert tag not in html
