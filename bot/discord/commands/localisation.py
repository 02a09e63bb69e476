"""Names and descriptions of commands and options, in every language of the texts."""

from discord import Locale
from discord.app_commands import Choice, TranslationContextTypes, Translator, locale_str

from bot.views.lobby_message import choices
from bot.views.presenter import THEMES, VIEWS
from bot.views.texts import LANGUAGES, texts_in
from rules.core.registry import find, titles


def word(message_id: str) -> locale_str:
    """A text that Discord shows in the language of the person; in English where there is no translation."""
    return locale_str(texts_in(LANGUAGES[0])(message_id), message_id=message_id)


def option_choices(name: str, title: str = "shogun") -> list[Choice[str]]:
    """The values of a title's option, for a command."""
    return [
        Choice(name=word(f"{title}-option-{name}-{value}"), value=value)
        for value in choices(find(title))[name]
    ]


TITLE_CHOICES = [Choice(name=word(f"title-{title}"), value=title) for title in titles()]
"""The titles, for a command."""
VIEW_CHOICES = [Choice(name=word(f"shogun-view-{view}"), value=view) for view in VIEWS]
"""What a board may tell, for a command. A title that has one board only shows it whatever is chosen."""
THEME_CHOICES = [Choice(name=word(f"theme-{theme}"), value=theme) for theme in THEMES]
"""The colours of pictures, for a command."""


class FluentTranslator(Translator):
    """Looks up what `word` marked."""

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        message_id = string.extras.get("message_id")
        language = texts_in(locale.value)
        if message_id is None or language.language == LANGUAGES[0]:
            return None
        return language(message_id)
