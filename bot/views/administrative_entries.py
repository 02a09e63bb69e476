"""Administrative entries of a match's log in words: resignations, pauses, clocks, all outside the rules."""

from typing import Any

from bot.store.log import Row
from bot.views.references import Moment, Name
from bot.views.texts import Texts
from bot.views.timetable import duration


def entry_line(row: Row, title: str, texts: Texts) -> str:
    """The entry as the table reads it."""
    facts = {fact: _fact(fact, value, title, texts) for fact, value in row.data.items()}
    return texts(f"note-{row.data['note']}", **facts)


def rewind_step(row: Row) -> int:
    """The number of the step to which a rewind went back; in those of earlier programs it was the row's."""
    step: int = row.data.get("step", row.data["to"])
    return step


def owed(title: str, kind: str, texts: Texts) -> str:
    """What a kind of prompt wants, as the object of a sentence."""
    own = f"{title}-owed-{kind}"
    return texts(own) if texts.has(own) else texts("owed-any")


def _fact(fact: str, value: Any, title: str, texts: Texts) -> str | int | Name | Moment:
    """A fact of an entry as its text takes it."""
    match fact:
        case "until":
            return Moment(value)
        case "seconds" | "planning" | "choices":
            return duration(value, texts)
        case "names":
            return ", ".join(str(Name(name)) for name in value)
        case "asked":
            return owed(title, value, texts)
        case "away" | "verbosity":
            return texts(f"{fact}-{value}")
    return value if isinstance(value, int) else Name(str(value))
