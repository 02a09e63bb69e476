"""What every title's messages have in common: what a presenter says, with the lines and buttons of any table.

`MatchMessages` speaks about one match, as it stands, in one language. It is given observations and reads
nothing; `views.compose` reads, and is what everybody else calls.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from bot.matches import MatchView, Settled, StageLog, StageView
from bot.matches.administrative import MOVED, REPLACED
from bot.matches.match_view import base_key, round_key
from bot.store.log import Row
from bot.store.matches import Match, Seating
from bot.views import glossary
from bot.views.message import Block, Button, Buttons, Message, Select, Text
from bot.views.phrases import entry_line, owed, until, winners
from bot.views.presenter import USUAL_LOOK, Look, Presenter, View
from bot.views.references import Name, Place, people
from bot.views.registry import presenter_of
from bot.views.texts import Texts
from rules.core.model import Outcome, Prompt, Seat, all_seats

PLAN, BOARD, CATCH_UP, STATUS, RULES = "plan", "board", "catchup", "status", "rules"
"""Verbs of the buttons for everybody."""

WHY = "why"
"""Verb of the button below a stage that asks for the sums and rules; the argument is the stage's key."""

TAKE = "take"
"""Verb of the button that takes an offered seat; the argument is the seat."""

LATEST_STAGES = 3
"""The stages of a match's history that are shown again."""


@dataclass(frozen=True)
class MatchMessages:
    """The messages about one match, as it stands, in one language."""

    position: MatchView
    texts: Texts

    @property
    def match_id(self) -> str:
        return self.position.match.id

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat, as they are."""
        return self.position.names

    def named(self, seats: Iterable[Seat]) -> str:
        """The players in these seats, for a text."""
        return ", ".join(str(Name(self.names[seat])) for seat in seats)

    def presenter(self, observation: Any) -> Presenter[Any]:
        """The title's presenter for what an observation shows."""
        match, settings = self.position.match, self.position.settings
        view = View(
            observation, self.names, self.texts, settings.shape, settings.animation, ended=match.ended
        )
        return presenter_of(match.title)(view)

    def is_secret(self, prompt: Prompt) -> bool:
        """Whether the prompt is answered in the private panel."""
        return presenter_of(self.position.match.title).is_secret(prompt)

    @property
    def place(self) -> Place:
        return Place(self.position.match.guild_id, self.position.match.place_id)

    def users(self, seats: Sequence[Seat]) -> tuple[int, ...]:
        """The ids of the people in these seats."""
        held = (self.position.seats[seat].user_id for seat in seats)
        return tuple(user for user in held if user is not None)

    def public_question(self, user_id: int) -> Prompt | None:
        """What a person is asked at the table, if anything."""
        mine = self.position.seat_of(user_id)
        prompt = self.position.prompts.get(mine.seat) if mine else None
        if prompt is None or self.is_secret(prompt):
            return None
        return self.position.asked(prompt.seat, prompt.id)

    def plans(self) -> bool:
        """Whether somebody is working on a secret answer now."""
        return any(map(self.is_secret, self.position.prompts.values()))

    def story(self, events: Sequence[Any]) -> list[str]:
        """Public events in words, a line each."""
        return self.presenter(self.position.observation).story(events)

    def stage(self, stage: StageView, newest: bool) -> Message:
        """The public message of one stage; while people plan, the newest one carries the table's buttons."""
        presenter = self.presenter(stage.observation)
        message = presenter.stage(stage.events)
        if stage.taken_back:
            return Message((Text(self.texts("stage-taken-back")), message.blocks[0]))
        if presenter.explains(stage.events):
            why = Buttons((Button(self.texts("stage-why"), WHY, stage.key),))
            message = replace(message, blocks=(*message.blocks, why))
        if newest and self.plans():
            due = (Text(line) for line in self.deadlines())
            return replace(message, blocks=(*message.blocks, *due, self.buttons()))
        return message

    def why(self, key: str, story: Sequence[StageLog]) -> Message:
        """The sums and rules behind the stage, or the round, with this key."""
        chosen = [at for at, stage in enumerate(story) if key in (stage.key, round_key(stage.key))]
        if not chosen:
            return Message((Text(self.texts("stage-taken-back")),))
        events = [event for at in chosen for event in story[at].events]
        earlier = [event for stage in story[: chosen[0]] for event in stage.events]
        lines = self.presenter(self.position.observation).why(events, earlier)
        return Message((Text("\n".join((self.texts("why-heading"), *lines))),))

    def owing(self) -> list[Seat]:
        """The seats that the match waits for, as far as is public."""
        if self._is_concealed():
            return list(all_seats(len(self.position.seats)))
        return [seat for seat, prompt in self.position.prompts.items() if prompt.owed]

    def _is_concealed(self) -> bool:
        """Whether it is secret who is still asked: then all seats count as waited for."""
        return any(prompt.concealed for prompt in self.position.prompts.values())

    def deadlines(self, viewer: Seat | None = None) -> list[str]:
        """Until when the table waits for whom: one line, or one for each player if they differ.

        Where it is secret who is still asked, the viewer's own time alone, if they are asked.
        """
        owing = self.owing()
        if self._is_concealed():
            owing = [seat for seat in owing if seat == viewer and seat in self.position.prompts]
        times = {seat: self.until(seat) for seat in owing if not self.position.seats[seat].policy}
        waiting = {time: [seat for seat in times if times[seat] == time] for time in times.values() if time}
        if len(waiting) == 1 and len(times) > 1:
            return [self.texts("clock-all", until=time) for time in waiting]
        players = {time: self.named(seats) for time, seats in waiting.items()}
        return [self.texts("clock-player", players=players[time], until=time) for time in waiting]

    def until(self, seat: Seat) -> str | None:
        """Until when a seat is waited for; None if it has no clock."""
        return until(self.position.timer(seat), self.texts)

    def asked(self, kind: str) -> str:
        """What a kind of prompt asks for, as the object of a sentence."""
        return owed(self.position.match.title, kind, self.texts)

    def call(self, prompt: Prompt) -> str:
        """The line for the lock screen of who is asked: which match, what is wanted, until when."""
        return " · ".join(filter(None, (self._wanted(prompt), self.until(prompt.seat))))

    def public_call(self, prompt: Prompt) -> str:
        """The same at the table, with a mention of who is asked."""
        return f"{people(self.users([prompt.seat]))} {self.call(prompt)}"

    def question(self, observation: Any, prompt: Prompt, *, guided: bool = False) -> Message:
        """The public question to one seat, which notifies its player, with a guide for the first time."""
        message, call = self.presenter(observation).ask(prompt), self.public_call(prompt)
        guide = self.guide(prompt) if guided else ()
        return replace(message, blocks=(Text(call), *message.blocks, *guide), push=call)

    def panel(
        self, observation: Any, prompt: Prompt, draft: dict[str, Any], *, guided: bool = False
    ) -> Message:
        """The private panel with what it is about, its match, and with a guide for the first time."""
        presenter = self.presenter(observation)
        begun = draft or (presenter.first_draft(prompt) if guided and prompt.owed else {})
        message = presenter.panel(prompt, begun)
        due = self.until(prompt.seat) if prompt.owed else None
        header = " · ".join(line for line in (self._table(), due) if line)
        guide = self.guide(prompt) if guided and prompt.owed else ()
        above = (Text(presenter.heading(), "heading"), Text(header, "small"), *guide)
        blocks = (*above, *message.blocks, *self._terms(presenter))
        return replace(message, blocks=blocks, ping=(), push=self.call(prompt))

    def guide(self, prompt: Prompt) -> tuple[Text, ...]:
        """The guide for those who are asked this for the first time, if there is one."""
        key = f"{self.position.match.title}-guide-{prompt.kind}"
        return (Text(self.texts(key)),) if self.texts.has(key) else ()

    def closed_panel(self, settled: Settled | None, *, lost: bool = False) -> Message:
        """What is left of a panel: what the title keeps of a secret question and its answer, no controls.

        `lost`: its reader has lost the seat.
        """
        key = "panel-late" if settled and settled.is_late else "panel-closed"
        key = "panel-lost" if lost else "lobby-ended" if self.position.match.ended else key
        closed = Text(self.texts(key, place=self.place))
        if settled is None or not self.is_secret(settled.prompt):
            return Message((closed,))
        presenter = self.presenter(settled.observation)
        kept = presenter.settled_panel(settled.prompt, settled.events, settled.answer)
        above = Text(presenter.heading(), "heading"), Text(self._table(), "small")
        return Message((*above, *kept, closed) if kept else (closed,))

    def _table(self) -> str:
        """Which match a private message is about."""
        return self.texts("panel-table", match=self.position.match.id, place=self.place)

    def unreachable(self, prompt: Prompt) -> Message:
        """The neutral call to a player who takes no direct messages."""
        return self._called_here(self.public_call(prompt), (prompt.seat,))

    def all_unreachable(self, prompt: Prompt, seats: tuple[Seat, ...]) -> Message:
        """The same to several players; nothing in it depends on which of them is asked, nor their time."""
        return self._called_here(f"{people(self.users(seats))} {self._wanted(prompt)}", seats)

    def _wanted(self, prompt: Prompt) -> str:
        match, asked = self.position.match, self.asked(prompt.kind)
        return self.texts("call", title=self.texts(f"title-{match.title}"), match=match.id, asked=asked)

    def _called_here(self, call: str, seats: tuple[Seat, ...]) -> Message:
        button = plan_label(self.position.match.title, self.texts)
        push = f"{call}\n{self.texts('dms-closed', button=button)}"
        return Message((Text(push), self.buttons()), ping=seats, push=push)

    def about(self, key: str, seat: Seat) -> Message:
        """A neutral line about a player, who is not called by it."""
        return Message((Text(self.texts(key, player=self.named([seat]))),))

    def entry(self, row: Row, played: StageView | None = None) -> Message:
        """An administrative entry, such as a resignation; `played` is what it led to, told as it was then."""
        line = entry_line(row, self.position.match.title, self.texts)
        story = self.presenter(played.observation).deeds(played.events)[:1] if played else []
        called = [player.seat for player in self.position.seats if player.user_id and _calls(row, player)]
        told = "\n".join(filter(None, (people(self.users(called)), line, *story)))
        blocks: tuple[Block, ...] = (Text(told),)
        if row.data["note"] == "offered" and row.seat is not None and self.position.offers(row.seat):
            button = Button(self.texts("seat-take"), TAKE, str(row.seat), style="primary")
            blocks = (*blocks, Buttons((button,)))
        return Message(blocks, ping=tuple(called), push=told if called else "")

    def board(self, observation: Any, look: Look = USUAL_LOOK) -> Message:
        """The board, as it was asked for where the title has more than one way to see it, and its terms."""
        message = self.presenter(observation).board(look)
        public = self.presenter(self.position.observation)  # whoever looks on, the board shows no hand
        return replace(message, blocks=(*message.blocks, *self._terms(public)))

    def _terms(self, presenter: Presenter[Any]) -> tuple[Select, ...]:
        """The menu of what may be asked about there."""
        return glossary.menu(presenter.terms(), self.texts)

    def term(self, key: str) -> str | None:
        """What the thing with this key is, with its rule; None if there is none."""
        title, presenter = self.position.match.title, self.presenter(self.position.observation)
        found = next((term for term in presenter.glossary() if term.key == key), None)
        return glossary.told(found, title, self.texts) if found else None

    def text_board(self, observation: Any) -> Message:
        """The position in words; it may be longer than one message of a service."""
        return Message((Text("\n".join(self.presenter(observation).text_board())),))

    def epilogue(self, stages: Sequence[StageLog]) -> tuple[Block, ...]:
        """How the match went, where the title can show it."""
        events = [event for stage in stages for event in stage.events]
        return self.presenter(self.position.observation).epilogue(events)

    def analysis(self, found: Any) -> Message:
        """How the ended match went, by its analysis; that there is none."""
        blocks = () if found is None else self.presenter(self.position.observation).analysis(found)
        return Message(blocks or (Text(self.texts("analysis-none")),))

    def status(self, observation: Any) -> Message:
        """Where the match is, whom it waits for, and the table's buttons."""
        message = self.presenter(observation).status()
        standing = Text("\n".join(self.standing(observation.viewer)))
        return replace(message, blocks=(standing, *message.blocks, self.buttons()), ping=())

    def buttons(self) -> Buttons:
        """The buttons for everybody."""
        return table_buttons(self.position.match, self.texts)

    def result(self, outcome: Outcome | None) -> str:
        """Who won, or how all lost together; nothing if the match was stopped."""
        if told := self.presenter(self.position.observation).verdict():
            return told
        return winners(outcome, self.names, self.texts) if outcome else ""

    def standing(self, viewer: Seat | None = None) -> list[str]:
        """Which match it is, whom it waits for, who is not there, and whether it is paused.

        Away are those on vacation, and those for whom an AI plays.
        """
        match, texts, position = self.position.match, self.texts, self.position
        lines = [texts("status-heading", match=match.id, title=texts(f"title-{match.title}"))]
        if owing := self.owing():
            lines += [texts("status-owes", players=self.named(owing)), *self.deadlines(viewer)]
        else:
            won = self.result(position.outcome) if match.ended else ""
            over = " ".join(filter(None, (texts("status-over"), won)))
            lines.append(over if match.ended else texts("status-owes-nobody"))
        absent = {one.seat for one in position.seats if position.away_until(one.seat) is not None}
        held = [player for player in position.seats if player.user_id]
        away = [player.seat for player in held if player.policy is not None or player.seat in absent]
        if away and not match.ended:
            lines.append(texts("status-away", players=self.named(away)))
        return [*lines, texts("status-paused")] if match.status == "paused" else lines

    def hand(self, observation: Any, *, instead_of_panel: bool = False) -> Message:
        """What the viewer holds; it may have to say that there is nothing to answer."""
        presenter = self.presenter(observation)
        message = presenter.hand()
        above = (Text(self.texts("no-plan-now")),) if instead_of_panel else ()
        return replace(message, blocks=(*above, *message.blocks, *self._terms(presenter)))

    def round_name(self, stage_key: str) -> str:
        """What the round of a stage is called."""
        return self.presenter(self.position.observation).round_name(base_key(round_key(stage_key)))

    def catch_up(self, viewer: Seat | None, stages: Sequence[StageLog]) -> Message:
        """What has changed in these stages, whom the match waits for, and a board with the changes."""
        presenter, texts = self.presenter(self.position.observation), self.texts
        events = [event for stage in stages for event in stage.events]
        lines = presenter.recap(events, viewer) or [texts("catchup-nothing")]
        lines.append(f"**{presenter.heading()}**")
        if (owing := self.owing()) and not self.position.match.ended:
            lines += [texts("status-owes", players=self.named(owing)), *self.deadlines(viewer)]
        board = next(iter(presenter.pictures(presenter.changed(events))))
        return Message((Text(texts("catchup-heading")), Text("\n".join(lines)), board))

    def history(
        self,
        stages: Sequence[StageLog],
        round_name: str | None = None,
        seat: Seat | None = None,
        places: Mapping[str, str] = MappingProxyType({}),
    ) -> Message:
        """The last stages again, in words; or what happened in a round, to a seat, in places by kind."""
        if round_name or places or seat is not None:
            return self._found(stages, round_name, seat, places)
        described = (self.story(stage.events) for stage in stages)
        stories = ["\n".join(lines) for lines in described if lines][-LATEST_STAGES:]
        heading = Text(self.texts("log-heading"))
        return Message((heading, *map(Text, stories or [self.texts("log-empty")])))

    def _found(
        self, stages: Sequence[StageLog], wanted: str | None, seat: Seat | None, places: Mapping[str, str]
    ) -> Message:
        """All that is wanted, with the names of the rounds."""
        presenter, found = self.presenter(self.position.observation), dict[str, list[str]]()
        inside = presenter.inside(places)
        for stage in stages:
            name = self.round_name(stage.key)
            if wanted is None or wanted.casefold() == name.casefold():
                events = [event for event in stage.events if presenter.concerns(event, seat, inside)]
                found.setdefault(name, []).extend(presenter.story(events))
        lines = [line for name, told in found.items() if told for line in (f"### {name}", *told)]
        return Message((Text("\n".join(lines) or self.texts("log-none")),))


def _calls(row: Row, player: Seating) -> bool:
    """Whether an administrative entry calls this player: to another place, or to the seat given to them."""
    given = row.data["note"] == REPLACED and (row.seat, row.data["name"]) == (player.seat, player.name)
    return given or row.data["note"] == MOVED


def secret_prompt(position: MatchView, seat: Seat) -> Prompt | None:
    """What the person in this seat is asked in secret now."""
    prompt = position.prompts.get(seat)
    if prompt is None or not presenter_of(position.match.title).is_secret(prompt):
        return None
    return position.asked(seat, prompt.id)


def table_buttons(match: Match, texts: Texts) -> Buttons:
    """The buttons for everybody; once the match has ended, nothing is left to plan."""
    plan = () if match.ended else (Button(plan_label(match.title, texts), PLAN, style="primary"),)
    return Buttons(
        (*plan, *(Button(texts(f"table-{verb}"), verb) for verb in (BOARD, CATCH_UP, STATUS, RULES)))
    )


def plan_label(title: str, texts: Texts) -> str:
    """The button that opens what is secret; some titles have a name of their own for it."""
    return texts.first(f"{title}-my-plan", "table-my-plan")
