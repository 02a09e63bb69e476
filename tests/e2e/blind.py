"""A simulated player who sees no pictures: words, alt texts and the names of controls are all there is.

`Spoken` is what a screen reader says of a message. The player decides by that alone, knows no custom_id, and
uses a control by its name: one without a name, or two of one name in one message, cannot be used.
"""

import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from sandbox.club.players import Player, prefilled
from sandbox.discord.view import Cannot, Reply, View
from sandbox.discord.vocabulary import Wire

ASIDE = frozenset(
    {"Board", "Status", "Rules", "Why?", "Rematch", "What's new", "Off for this turn", "What is …?"}
)
"""Controls that answer no question."""
CHANGE = "Change "
"""How the button begins that takes an answer back."""
OWN = "My "
"""How the button begins that opens what is one's own."""
SUGGEST, CONFIRM, ADVICE = ("Suggest", "Play my turn"), ("Confirm",), "💡"
"""How the buttons begin that prepare an answer, give what is prepared, and do what is advised."""

HEARD = 10.0
"""Seconds after which a message that has not answered is taken to stay as it is."""

_NUMBER = re.compile(r"\d+")


@dataclass(frozen=True)
class Spoken:
    """A message as a screen reader says it: all words in order, names of buttons, and menus with options.

    A menu's options are the labels of those that it does not show as chosen.
    """

    words: str
    buttons: tuple[str, ...]
    menus: Mapping[str, tuple[str, ...]]

    @property
    def answers(self) -> list[tuple[str, str]]:
        """What may be answered: names of buttons, each with "", and of menus, each with an option."""
        pressed = [(name, "") for name in self.buttons if not _is_aside(name)]
        chosen = [(name, it) for name, options in self.menus.items() if not _is_aside(name) for it in options]
        return pressed + chosen

    def named(self, *beginning: str) -> str:
        """The name of the first button that begins so; "" if there is none."""
        return next((name for name in self.buttons if name.startswith(beginning)), "")


def spoken(view: View) -> Spoken:
    """What is said of a message. Raises Cannot for a picture or a control that nothing is said of."""
    pictures = [alt or "" for _, alt in view.images]
    buttons = tuple(_name(part) for part in view.buttons if not part.get("disabled"))
    menus = {_name(part): tuple(_offered(view, part)) for part in view.selects if not part.get("disabled")}
    if not all((*pictures, *buttons, *menus)):
        raise Cannot(f"there is something without words on {view!r}")
    return Spoken("\n".join((view.text, *pictures)), buttons, menus)


class BlindPlayer(Player):
    """A player who is told what stands on the screen, in English, and has nothing else.

    A panel is filled by what it suggests, which is then changed with `revise_chance`: what is said to be
    worth most is laid. Other questions are answered as advised with `advice_chance`, or else at random.
    """

    def _wanted(self, view: View) -> Callable[[], Any] | None:
        heard = spoken(view)
        private = view.ephemeral or view.message.channel is self.human.dm
        called = f"<@{self.human.id}>" in heard.words
        if heard.named(*SUGGEST):
            return self._unless_done(view, heard, self._plan)
        if private and heard.answers:
            return self._unless_done(view, heard, self._answer_privately)
        if called and heard.answers:
            return self._unless_done(view, heard, self._choose_any)
        if heard.named(OWN) and self._gets_no_messages():
            return self._unless_done(view, heard, self._open_plan)
        return None

    def _unless_done(
        self, view: View, heard: Spoken, act: Callable[[View], Awaitable[None]]
    ) -> Callable[[], Any] | None:
        """Returns the action, unless the message was answered before and says the same since."""
        question = f"{view.id}:{heard.words}:{heard.answers}"
        return None if question in self._answered else partial(self._answer, question, act, view)

    async def _open_plan(self, view: View) -> None:
        panel = await (await self.human.click(view, spoken(view).named(OWN))).done()
        if panel and (wanted := self._wanted(panel)):
            await wanted()

    async def _plan(self, panel: View) -> None:
        """Fill the panel and confirm it; where it has said something new and still asks, go on."""
        before = spoken(panel)
        await self._press(panel, SUGGEST)
        if self.rng.random() < self.revise_chance:
            await self._revise(panel)
        if not spoken(panel).named(*CONFIRM):
            await self._press(panel, SUGGEST)
        await self._press(panel, CONFIRM)
        self._read.pop(panel.id, None)
        if spoken(panel) != before:
            self._answered = {
                question for question in self._answered if not question.startswith(f"{panel.id}:")
            }

    async def _revise(self, panel: View) -> None:
        """Choose in the first menu, and then in the one that this has opened."""
        known: set[str] = set()
        for _ in range(2):
            menus = spoken(panel).menus
            name = next((name for name in menus if name not in known and not _is_aside(name)), None)
            if name is None or not menus[name]:
                return
            known |= menus.keys()
            option = self.rng.choice(menus[name]) if len(known) == len(menus) else _worthiest(menus[name])
            await self._act_and_wait(panel, partial(self._use, panel, name, option))

    async def _answer_privately(self, panel: View) -> None:
        answers = spoken(panel).answers
        name, option = answers[0] if self.rng.random() < self.advice_chance else self.rng.choice(answers)
        await self._act_and_wait(panel, partial(self._use, panel, name, option))

    async def _choose_any(self, view: View) -> None:
        heard = spoken(view)
        advised = heard.named(ADVICE) if self.rng.random() < self.advice_chance else ""
        name, option = (advised, "") if advised else self.rng.choice(heard.answers)
        before = len(view.revisions)
        reply = await self._use(view, name, option)
        if not reply.modal and reply.kind != "message":
            await self._insist(view, before, reply)
        if reply.modal:
            await self.human.submit(reply, **(prefilled(reply.modal) | _said_at_most(reply.modal)))

    async def _press(self, view: View, verb: str | tuple[str, ...]) -> None:
        """Press the button whose name begins so."""
        if name := spoken(view).named(*([verb] if isinstance(verb, str) else verb)):
            await self._act_and_wait(view, partial(self._use, view, name, ""))

    async def _act_and_wait(self, view: View, act: Callable[[], Awaitable[Reply]]) -> None:
        """Act, then wait until the message says what was chosen, a response has come, or nothing does."""
        reply = await act()
        with suppress(TimeoutError):
            await self.human.service.wait_for(lambda: view.deleted or reply.shown, HEARD)

    async def _use(self, view: View, name: str, option: str) -> Reply:
        """Press the button, or choose the option of the menu, that has this name."""
        if not option:
            return await self.human.click(view, name)
        menu = next(part for part in view.selects if _name(part) == name)
        value = next(one["value"] for one in menu["options"] if one["label"] == option)
        return await self.human.choose(view, name, value)


def _name(part: Wire) -> str:
    return str(part.get("label") or part.get("placeholder") or "")


def _offered(view: View, menu: Wire) -> Iterator[str]:
    shown = view.chosen(menu["custom_id"])
    yield from (option["label"] for option in menu["options"] if option["value"] not in shown)


def _is_aside(name: str) -> bool:
    return name in ASIDE or name.startswith((OWN, CHANGE))


def _worthiest(options: Iterable[str]) -> str:
    """The option with the largest number in its words."""
    return max(options, key=lambda words: max(map(int, _NUMBER.findall(words)), default=0))


def _said_at_most(modal: Wire) -> dict[str, str]:
    """The last number in the name of each field of a form."""
    named = ((part["component"]["custom_id"], _NUMBER.findall(part["label"])) for part in modal["components"])
    return {field: numbers[-1] for field, numbers in named if numbers}
