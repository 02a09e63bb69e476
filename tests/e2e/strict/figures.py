"""What a match was like for its people, from the requests of the bot and from its open questions."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from sandbox.simulation.invariants import Database

TOLD_SECONDS = 5.0
"""Within this time everybody who is asked must be told of it somewhere."""
ANSWER_SECONDS = 2.0
"""Within this time every interaction must have its initial response."""
JUST_NOW = 120.0
"""Within this time of a press its person needs no push for what appears in the same place."""
_CONTROL = re.compile(r"(?:ask|panel):([^:]+):([^:]+):")
_MENTION = re.compile(r"<@(\d+)>")
_OPEN = (
    "SELECT match_id, timers.seat AS seat, prompt_id, user_id FROM timers"
    " JOIN seats USING (match_id, seat) WHERE owing AND user_id IS NOT NULL"
)


@dataclass(frozen=True)
class Question:
    """A prompt that somebody owes an answer to; `at` is its commit (Unix seconds).

    door: the rule by which they refused the bot's messages at that time, or "open".
    """

    match: str
    prompt: str
    user: int
    at: float
    door: str


class Watch:
    """Notes every question at the commit that asks it."""

    def __init__(self, database: Database, service: Any) -> None:
        self._database = database
        self._service = service
        self.questions: list[Question] = []
        self.settled: dict[tuple[str, str, int], float] = {}
        """When a question was found to be open no more."""
        self.hindered: list[tuple[float, float]] = []
        """Spans of time in which the table could not be written to (Unix seconds)."""
        self._open: set[tuple[str, str, int]] = set()

    def look(self, _match: str) -> None:
        """A match has changed: a transaction was committed."""
        now = self._service.now()
        found = {(row["match_id"], row["prompt_id"], row["user_id"]) for row in self._database.rows(_OPEN)}
        self.questions += [Question(*key, now, self._door(key[-1])) for key in sorted(found - self._open)]
        self.settled |= dict.fromkeys(self._open - found, now)
        self._open = found

    def _door(self, user_id: int) -> str:
        return self._service.users[user_id].dm_refusal or "open"

    def is_hindered(self, question: Question) -> bool:
        """Whether telling somebody was impossible in the time that there is for it."""
        return any(begin <= question.at + TOLD_SECONDS and question.at <= end for begin, end in self.hindered)


@dataclass(frozen=True)
class _Shown:
    """A request that shows questions or names people; `user` is its only reader, 0 if everybody is."""

    at: float
    is_creation: bool
    channel: int
    user: int
    questions: frozenset[tuple[str, str]]
    named: frozenset[int]


@dataclass
class Figures:
    """The figures of one match. Times in seconds."""

    title: str
    rig: str
    seed: str
    old_edits: bool
    """Whether edits of old messages are limited (error 30046)."""
    finished: bool = False
    course: list[str] = field(default_factory=list)
    """What has gone wrong at this table, in order."""
    minutes: float = 0.0
    processor: float = 0.0
    requests: int = 0
    interactions: int = 0
    questions: int = 0
    violations: list[str] = field(default_factory=list)
    gaps: list[str] = field(default_factory=list)
    """Faults of the loopback Discord itself."""
    noted: dict[str, int] = field(default_factory=dict)
    """Number of notes of each rule that is not fatal."""
    empty_pushes: int = 0
    pushes: int = 0
    untold: list[str] = field(default_factory=list)
    """People who were asked, and not told of it in time: neither by a push nor by a message that asks."""
    told: dict[str, float] = field(default_factory=dict)
    without_push: list[str] = field(default_factory=list)
    """Questions that were shown in time, but with no push, nor where their person had just pressed."""
    unanswered: list[str] = field(default_factory=list)
    """Interactions without an initial response in time."""
    answered: dict[str, float] = field(default_factory=dict)
    created: dict[str, float] = field(default_factory=dict)
    """From the commit to the message that asks the question first."""
    uploads: int = 0
    """Number of files that the bot has sent."""


def fill_in(figures: Figures, service: Any, watch: Watch) -> None:
    """Compute the figures from everything that the loopback Discord has seen."""
    shown = list(_shown(service))
    figures.requests = len(service.log)
    figures.interactions = len(service.interactions)
    figures.questions = len(watch.questions)
    figures.violations = [str(one) for one in service.violations]
    figures.gaps = [str(one) for one in (*service.fake_errors, *service.unimplemented)]
    notes = (*service.refusals, *service.warnings, *getattr(service, "tolerated", ()))
    figures.noted = dict(Counter(getattr(note, "rule", str(note)[:80]) for note in notes))
    figures.uploads = len(service.files)
    figures.pushes = len(service.pushes)
    figures.empty_pushes = sum(not push.text.strip() for push in service.pushes)
    _fill_in_questions(figures, service, watch, shown)
    _fill_in_answers(figures, service)
    figures.created = spread(_creations(watch, shown))


def spread(seconds: Iterable[float]) -> dict[str, float]:
    """Returns the number of values, the median, the 99th percentile and the largest one."""
    values = sorted(seconds)
    if not values:
        return {"n": 0}
    last = len(values) - 1
    at = {"p50": last // 2, "p99": min(last, round(last * 0.99)), "max": last}
    return {"n": len(values)} | {name: round(values[index], 3) for name, index in at.items()}


def _fill_in_questions(figures: Figures, service: Any, watch: Watch, shown: Sequence[_Shown]) -> None:
    times = []
    for question in watch.questions:
        if watch.is_hindered(question):
            continue
        settled = watch.settled.get((question.match, question.prompt, question.user), float("inf"))
        pushed = _first(push.at for push in service.pushes if _is_for(push, question))
        seen = _first(one.at for one in shown if _shows(one, question) and one.at >= question.at)
        told = min(pushed, seen)
        if told > question.at + TOLD_SECONDS and settled > question.at + TOLD_SECONDS:
            figures.untold.append(_described(service, question, told))
        elif told <= settled:
            times.append(told - question.at)
            if pushed > question.at + TOLD_SECONDS and not _was_looking(service, shown, question):
                figures.without_push.append(_described(service, question, told))
    figures.told = spread(times)


def _is_for(push: Any, question: Question) -> bool:
    return bool(push.to.id == question.user) and push.at >= question.at


def _shows(shown: _Shown, question: Question) -> bool:
    asks = shown.user in (0, question.user) and (question.match, question.prompt) in shown.questions
    return asks or question.user in shown.named


def _was_looking(service: Any, shown: Sequence[_Shown], question: Question) -> bool:
    """Whether the question appeared in time where its person had just pressed something."""
    end = question.at + TOLD_SECONDS
    presses = [
        (one.channel.id, one.created) for one in service.interactions.values() if one.user.id == question.user
    ]
    return any(
        one.channel == channel and one.at - JUST_NOW <= at <= one.at
        for one in shown
        if _shows(one, question) and question.at <= one.at <= end
        for channel, at in presses
    )


def _described(service: Any, question: Question, told: float) -> str:
    late = f"after {told - question.at:.0f} s" if told < float("inf") else "never"
    name = service.users[question.user].name
    return f"{name} ({question.door}): {question.prompt} {late}"


def _creations(watch: Watch, shown: Sequence[_Shown]) -> Iterator[float]:
    """Yields the times from a commit to the new message that asks its question."""
    firsts: dict[tuple[str, str, int], float] = {}
    for one in shown:
        for match, prompt in one.questions if one.is_creation else ():
            firsts.setdefault((match, prompt, one.user), one.at)
    asked: dict[tuple[str, str, int], Question] = {}
    for question in watch.questions:
        for reader in (0, question.user):
            asked.setdefault((question.match, question.prompt, reader), question)
    for key, question in asked.items():
        if key in firsts and firsts[key] >= question.at and not watch.is_hindered(question):
            yield firsts[key] - question.at


def _fill_in_answers(figures: Figures, service: Any) -> None:
    times = []
    for interaction in service.interactions.values():
        if not interaction.response or interaction.latency > ANSWER_SECONDS:
            what = interaction.data.get("custom_id") or interaction.data.get("name")
            late = f"after {interaction.latency:.1f} s" if interaction.response else "never"
            figures.unanswered.append(f"{interaction.user.name}: {what} {late}")
        else:
            times.append(interaction.latency)
    figures.answered = spread(times)


def _shown(service: Any) -> Iterator[_Shown]:
    """Yields the requests that have shown a question, in order."""
    for seen in service.log:
        if seen.status >= 400 or not isinstance(seen.body, dict) or not seen.op:
            continue
        found = frozenset(_CONTROL.findall(repr(seen.body)))
        content = (seen.body.get("content") or "") if _creates(seen) else ""
        named = frozenset(map(int, _MENTION.findall(content)))
        place = _place(service, seen) if found or named else None
        if place is not None:
            yield _Shown(seen.at, _creates(seen), *place, found, named)


def _creates(seen: Any) -> bool:
    is_response = seen.op == "create_interaction_response" and seen.body.get("type") == 4
    return is_response or seen.op in ("create_message", "execute_webhook")


def _place(service: Any, seen: Any) -> tuple[int, int] | None:
    """The id of the channel and of the only reader there, 0 for everybody; None if it shows no message."""
    fields = seen.path.split("/")
    if seen.op in ("create_message", "update_message"):
        channel = service.channels.get(int(fields[2]))
        return int(fields[2]), channel.recipient.id if channel and channel.recipient else 0
    interaction = service.interactions.get(fields[3])
    return (interaction.channel.id, interaction.user.id) if interaction else None


def _first(times: Iterable[float]) -> float:
    return min(times, default=float("inf"))
