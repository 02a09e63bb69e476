"""`gyoji rules`: searches the numbered rules of a title."""

from typing import Annotated

import typer

from bot.views import glossary, rulebook
from bot.views.registry import glossary_of
from bot.views.texts import texts_in
from cli import choices
from cli.console import AsJson, echo, echo_json, quoted

TitleArgument = Annotated[str, typer.Argument(metavar="TITLE", help=choices.TITLE_HELP)]
QueryArgument = Annotated[str, typer.Argument(help="A question, a few words, or the number of a rule.")]
LanguageOption = Annotated[str, typer.Option(help="The language of the rules and of the question.")]


def rules(
    title: TitleArgument, query: QueryArgument, language: LanguageOption = "en", as_json: AsJson = False
) -> None:
    """Search the numbered rules of a title as `/game rules` does, best answer first."""
    game, texts = choices.title(title), texts_in(choices.language(language))
    if not rulebook.rules(game.key):
        raise typer.BadParameter(texts("rules-absent"))
    _, found = glossary.answers(glossary_of(game.key, texts), game.key, query, texts.language)
    if as_json:
        echo_json(found)
        return
    if not found:
        echo(texts("rules-none", words=quoted(query), number=rulebook.rules(game.key)[0].number))
    for rule in found:
        echo(f"{rule.number} · {rule.heading}")
        echo(f"  {rule.text.replace('**', '')}")
