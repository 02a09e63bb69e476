"""The gallery: `make gallery` (`python -m tests.renderer.page`) shows every kind of picture on one page.

Its words are the bot's: what one reads there is what players read, with `--language` in their language.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Mapping
from html import escape
from pathlib import Path

from bot.views.texts import LANGUAGES
from renderer import draw
from tests.renderer.exhibit import Exhibit
from tests.renderer.titles import exhibits, titles

PAGE = Path("out") / "gallery" / "index.html"


def main() -> None:
    """Write the page: every picture as small as in Discord's preview, leading to its full size."""
    parser = ArgumentParser(prog="python -m tests.renderer.page", description="Write the gallery.")
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    language = parser.parse_args().language
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    rooms = [_room(title, language) for title in titles()]
    PAGE.write_text(_PAGE.format(rooms="\n".join(rooms)), encoding="utf-8")
    sys.stdout.write(f"{PAGE}\n")


def _room(title: str, language: str) -> str:
    return _ROOM.format(title=title.title(), figures=_figures(exhibits(title, language)))


def _figures(room: Mapping[str, Exhibit]) -> str:
    return "\n".join(_figure(name, exhibit) for name, exhibit in room.items())


def _figure(name: str, exhibit: Exhibit) -> str:
    rendered = draw(exhibit.drawing)
    (PAGE.parent / f"{name}.{rendered.extension}").write_bytes(rendered.data)
    size = f"{rendered.size[0]} × {rendered.size[1]}, {len(rendered.data) // 1024} KB"
    return _FIGURE.format(
        name=name, file=f"{name}.{rendered.extension}", caption=escape(exhibit.caption), size=size
    )


_ROOM = """<h2>{title}</h2>
<main>
{figures}
</main>"""
_FIGURE = """<figure id="{name}">
<figcaption><b>{name}</b> {caption} <small>{size}</small></figcaption>
<a href="{file}"><img src="{file}" alt="{caption}"></a>
</figure>"""
_PAGE = """<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gyoji: gallery</title>
<style>
body {{ font: 16px/1.4 sans-serif; margin: 1.5rem; background: #313338; color: #dbdee1 }}
main {{ display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 550px), 1fr)) }}
figure {{ margin: 0 }}
img {{ width: 550px; max-width: 100%; border-radius: 8px; margin-top: .4rem }}
small {{ color: #949ba4 }}
</style>
<h1>Gallery</h1>
<p>Every kind of picture, as wide as Discord shows it; each leads to its full size.</p>
{rooms}
</html>
"""


if __name__ == "__main__":
    main()
