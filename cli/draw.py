"""`gyoji draw`: a picture of a recorded position."""

from pathlib import Path
from typing import Annotated, Any

import typer

from bot.views.message import Picture, Text
from bot.views.presenter import USUAL_LOOK, Look, Presenter, UnknownPlace, View
from bot.views.references import plain, tidy
from bot.views.texts import texts_in
from cli import choices
from cli.console import echo, write
from rules.core import record
from rules.core.card import TitleCard
from rules.core.errors import RecordError
from rules.core.game import redacted
from rules.core.model import Seat, Viewer
from rules.core.record import MatchRecord, Replayed
from rules.core.registry import AnyGame, find


def draw(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record file.")],
    at: Annotated[int | None, typer.Option(min=0, metavar="SEQ", help="After this entry.")] = None,
    seat: Annotated[int | None, typer.Option(min=0, help="As this seat sees it, secrets included.")] = None,
    number: Annotated[int, typer.Option(min=1, help="Which of the entry's pictures.")] = 1,
    view: Annotated[
        str | None, typer.Option(help="One of the views that the title has of its board.")
    ] = None,
    theme: Annotated[str | None, typer.Option(help="standard or contrast.")] = None,
    shape: Annotated[str | None, typer.Option(help="landscape or portrait.")] = None,
    near: Annotated[
        list[str] | None,
        typer.Option(metavar="KIND=NAME", help="Go near to a place of a kind that the title has."),
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Where to write the picture.")] = None,
    language: Annotated[str, typer.Option(help="Language of the words: en, cs, fi or ru.")] = "en",
) -> None:
    """Draw the position after an entry of a record; without --at, the last one.

    The pictures of an entry are the board with the changes, a winter's scores, and battles. With a view,
    a theme, a shape or a place, it is the board alone. The position of a title without pictures is
    printed as text.
    """
    from renderer import draw as draw_picture  # other commands start faster without Pillow

    choices.language(language)
    try:
        match = choices.read_record(file)
    except RecordError as error:
        raise typer.BadParameter(f"{file}: {error}") from None
    if seat is not None and seat >= match.seats:
        raise typer.BadParameter(f"the match has seats 0 to {match.seats - 1}, not {seat}")
    look = Look(view, theme, choices.assignments(near), shape)
    reached, viewer = _replay_to(match, at), None if seat is None else Seat(seat)
    presenter = _presenter(match, reached, viewer, language)
    pictures = _pictures(presenter, find(match.game), reached, viewer, look)
    if not pictures:
        echo(_position_text(presenter, viewer))
        return
    if number > len(pictures):
        raise typer.BadParameter(f"the entry has {len(pictures)} pictures, not {number}")
    rendered = draw_picture(pictures[number - 1].drawing)
    target = out or Path("out") / f"{file.stem}{'' if at is None else f'-{at}'}.{rendered.extension}"
    write(target, rendered.data)
    echo(str(target))


def _replay_to(match: MatchRecord, at: int | None) -> Replayed:
    """Returns the position after an entry, or after the last one."""
    last = None
    for last in record.replay(match, strict=False):
        if last.entry.seq == at:
            return last
    if last is None:
        raise typer.BadParameter("the record has no entries")
    if at is not None:
        raise typer.BadParameter(f"the record has entries 0 to {len(match.entries) - 1}, not {at}")
    return last


def _presenter(match: MatchRecord, reached: Replayed, viewer: Viewer, language: str) -> Presenter[Any]:
    from bot.views.registry import presenter_of

    names = tuple(map(tidy, match.players)) or tuple(f"Seat {number}" for number in range(match.seats))
    observation = find(match.game).observe(reached.state, viewer)
    return presenter_of(match.game)(View(observation, names, texts_in(language)))


def _pictures(
    presenter: Presenter[Any], game: AnyGame, reached: Replayed, viewer: Viewer, look: Look
) -> tuple[Picture, ...]:
    """Returns the public pictures of a position, or those of the panel for a seat's secret answer."""
    if look != USUAL_LOOK:
        return _board_pictures(presenter, game.card, look)
    prompt = None if viewer is None else game.prompts(reached.state).get(viewer)
    if prompt and presenter.is_secret(prompt):
        shown = presenter.panel(prompt, {}).pictures
        if shown:
            return shown
    found = presenter.stage(redacted(game, reached.events, viewer)).pictures
    return found or presenter.board().pictures


def _position_text(presenter: Presenter[Any], viewer: Viewer) -> str:
    """Returns the position of a title without pictures as text, with the hand of the seat, if any."""
    blocks = presenter.hand().blocks if viewer is not None else ()
    held = (block.content for block in blocks if isinstance(block, Text))
    return plain("\n".join((*presenter.text_board(), *held)))


def _board_pictures(presenter: Presenter[Any], card: TitleCard, look: Look) -> tuple[Picture, ...]:
    for name, wish, offered in (
        ("view", look.view, card.views),
        ("theme", look.theme, card.themes),
        ("shape", look.shape, card.shapes),
    ):
        if wish is not None and not offered:
            raise typer.BadParameter(f"this title's board has one {name} only")
        if wish not in (None, *offered):
            raise typer.BadParameter(f"there is no {name} {wish!r}; there are: {', '.join(offered)}")
    if unknown := set(look.places) - set(card.places):
        raise typer.BadParameter(f"the board has no place of the kind {min(unknown)!r}")
    try:
        return presenter.board(look).pictures
    except UnknownPlace as error:
        raise typer.BadParameter(f"there is no {error} on this board") from None
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
