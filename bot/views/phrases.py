"""Phrases that many messages share: times, deadlines, paces, and administrative entries of the log."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.matches.clock.time_control import DAY, HOUR, MINUTE, name_of
from bot.store.log import Row
from bot.store.scheduling import TimeControl, Timer
from bot.views.references import Moment, Name
from bot.views.texts import Texts
from rules.core.model import Outcome

_UNITS = (("days", DAY), ("hours", HOUR), ("minutes", MINUTE), ("seconds", 1))
_UNITS_SHOWN = 2


def duration(seconds: int | None, texts: Texts) -> str:
    """A length of time in its two largest units; None: no limit."""
    if seconds is None:
        return texts("duration-unlimited")
    parts = []
    for unit, size in _UNITS:
        count, seconds = divmod(seconds, size)
        if count:
            parts.append(texts(f"duration-{unit}", count=count))
    return " ".join(parts[:_UNITS_SHOWN]) or texts("duration-seconds", count=0)


def until(timer: Timer | None, texts: Texts) -> str | None:
    """Until when an answer is expected, or what is left of a clock that stands; None without a clock."""
    if timer is None:
        return None
    if timer.due_at is not None:
        return texts("clock-until", moment=Moment(timer.due_at))
    return texts("clock-stands", left=duration(timer.left, texts))


def pace_of(pace: TimeControl | None, title: str, texts: Texts) -> str:
    """A pace by its name, if it has one, and its numbers."""
    if pace is None or pace.unlimited:
        return texts("pace-none")
    times = _times(pace.planning, pace.choices, title, texts)
    name = name_of(pace)
    return texts("pace-named", name=texts(f"pace-{name}"), times=times) if name else times


def pace_shown(pace: TimeControl, title: str, texts: Texts) -> str:
    """A pace with what follows from it at night, during vacations and after time-outs."""
    return texts("pace-shown", **_facts(vars(pace), title, texts))


def entry_line(row: Row, title: str, texts: Texts) -> str:
    """The entry as the table reads it."""
    return texts(f"note-{row.data['note']}", **_facts(row.data, title, texts))


def _facts(data: Mapping[str, Any], title: str, texts: Texts) -> dict[str, str | int | Name | Moment]:
    """The facts of an entry, or of a pace, as their text takes them."""
    facts = {fact: _fact(fact, value, title, texts) for fact, value in data.items()}
    if "planning" in data:
        planning, choices = data["planning"], data["choices"]
        unlimited = planning is None and choices is None
        facts["times"] = _times(planning, choices, title, texts)
        facts["clocks"] = "none" if unlimited else "stand" if data.get("paused") else "run"
        if unlimited and data.get("away") == "clock":
            facts["away"] = texts("away-waits")
    return facts


def _times(planning: int | None, choices: int | None, title: str, texts: Texts) -> str:
    """Both times in seconds, in the words of a title whose questions are no plans and choices."""
    given = {"planning": duration(planning, texts), "choices": duration(choices, texts)}
    return texts.first(f"{title}-pace-times", "pace-times", **given)


def rewind_step(row: Row) -> int:
    """The number of the step to which a rewind went back; in those of earlier programs it was the row's."""
    step: int = row.data.get("step", row.data["to"])
    return step


def owed(title: str, kind: str, texts: Texts) -> str:
    """What a kind of prompt asks for, as the object of a sentence."""
    return texts.first(f"{title}-owed-{kind}", "owed-any")


def winners(outcome: Outcome, names: Sequence[str], texts: Texts) -> str:
    """Who has won a match, with the players' names by seat; or that all lost together."""
    if not outcome.winners:
        return texts("ending-lost")
    players = ", ".join(str(Name(names[seat])) for seat in outcome.winners)
    return texts("ending-winner", players=players, winners=len(outcome.winners))


def switched(on: bool, texts: Texts) -> str:
    """The word for a setting that is on or off."""
    return texts("switched-on" if on else "switched-off")


def _fact(fact: str, value: Any, title: str, texts: Texts) -> str | int | Name | Moment:
    """A fact of an entry as its text takes it."""
    match fact:
        case "until":
            return Moment(value)
        case "seconds":
            return duration(value, texts)
        case "names":
            return ", ".join(str(Name(name)) for name in value)
        case "asked":
            return owed(title, value, texts)
        case "away" | "verbosity" | "shape":
            return texts(f"{fact}-{value}")
        case "animation":
            return switched(value, texts)
    return value if isinstance(value, int) else Name(str(value))
