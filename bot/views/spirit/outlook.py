"""What each option would do, from what everybody sees: the bot may say it, for all play together."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec.structs import replace

from bot.views.message import Style
from bot.views.spirit.texts import SpiritTexts
from bot.views.title_texts import yes
from rules.spirit.content import Effect, Family, Penalty, Symbol, content
from rules.spirit.imagine import flames
from rules.spirit.kiai import comes as kiai_comes
from rules.spirit.penalties import applies
from rules.spirit.piles import Unseen, unseen
from rules.spirit.prompts import AskAction, AskFace, AskKiai, AskPenalty, Place
from rules.spirit.state import Observation, OldestDue, Phase, total_of

MOST_WOUNDS = 3
"""A samurai with so many dies of the next (SS3)."""

RUIN = ("last", "sealed")
"""What burns when a fire loses the match: the last farm, or the last one not given up by others."""


class Outlook:
    """The outcomes of options in one position, in words."""

    def __init__(self, observation: Observation, texts: SpiritTexts) -> None:
        self._observation = observation
        self._public = observation.public
        self._texts = texts

    def confronting(self, place: Place, raider: str) -> str:
        """Where a raider would bring a samurai: "total 9 of 12", a kiai, or "13/12" and what burns then."""
        total, kiai = self._total(place, raider), self._public.boards[place].side.kiai
        if total > kiai:
            return self._texts("total-over", total=total, kiai=kiai, burns=self._burns())
        return self._standing(place, total)

    def confronting_briefly(self, place: Place, raider: str) -> str:
        """The same for a button that also names a player: a phone shows 34 characters."""
        return self._briefly(place, self._total(place, raider))

    def promise(self, place: Place, raider: str) -> Style:
        """The colour of a button by which a raider is confronted: red for too much, green for a kiai."""
        total = self._total(place, raider)
        if total > self._public.boards[place].side.kiai:
            return "danger"
        return "success" if self._brings_kiai(place, total) else "primary"

    def facing(self, prompt: AskFace) -> str:
        """What a raider brings if confronted, or which one it covers; what stays if held off (SS2.1).

        With its stack, a round ends (SS2.6): then no newest raider acts any more.
        """
        texts, line = self._texts, self._public.boards[prompt.place].line
        penalties = self.threatening(prompt.place, prompt.raider)
        acts = self._public.stack and line and self.threatening(prompt.place, line[-1])
        newest = self._threat(prompt.place, line) if acts else ""
        defend = "stays" if prompt.may_defend and newest else yes(prompt.may_defend)
        if penalties:
            return texts("face-penalty", penalties=penalties, newest=newest, defend=defend)
        return texts("face-covers", newest=newest, defend=defend) if newest else ""

    def fighting(self, place: Place) -> str:
        """The stack, and which values bring a kiai or too much."""
        public, board = self._public, self._public.boards[place]
        top, stack = public.stack[0], len(public.stack)
        if top:
            outcome = self.confronting(place, top)
            fight = self._texts("would-draw-seen", raider=self._texts.raider(top), outcome=outcome)
            if stack == 1:
                return f"{fight}{self._texts('would-end')}"
            penalties = self.threatening(place, top)
            return fight + (self._texts("drawn-penalty", penalties=penalties) if penalties else "")
        hidden = unseen(self._observation)
        values = {content().raiders[name].value for name in hidden.possible}
        room, acting = board.side.kiai - board.total, self._acting(place, hidden)
        if room > max(values):
            return f"{self._texts('would-draw-far', stack=stack)}{acting}"
        fight = self._texts(
            "would-draw",
            stack=stack,
            kiai=room if room in values else 0,
            over=min((value for value in values if value > room), default=0),
            all=yes(room < min(values)),
            burns=self._burns(),
            players=self._given_up,
        )
        return f"{fight}{acting}"

    def _acting(self, place: Place, hidden: Unseen) -> str:
        """How many raiders would begin the next turn with a penalty, if it comes in this round (SS2.1).

        And how many by one that loses the match (SS3.1, SS5.6).
        """
        if len(self._public.stack) == 1:
            return ""
        raiders = content().raiders
        acting = [
            name for name in hidden.possible if raiders[name].penalties and not self._may_ignore(place, name)
        ]
        losing = [name for name in acting if self.loses(place, name)]
        return self._texts(
            "would-act",
            acting=_among(hidden, acting),
            losing=_among(hidden, losing),
            possible=_among(hidden, hidden.possible),
        )

    def useless_support(self, prompt: AskAction) -> str:
        """Why a support would be of no use: no turn follows (SS2.6), or only one that must be passed (SS2.2).

        Even then the token may ignore the penalty before (SS2.1).
        """
        if len(self._public.stack) == 1:
            return self._texts("support-last")
        over = [
            place
            for place in prompt.supportable
            if self._public.boards[place].overrun and not self._lets_ignore(prompt.place, place)
        ]
        players = self._texts.listed(map(self._texts.who, over))
        return self._texts("support-over", players=players) if over else ""

    def _lets_ignore(self, giver: Place, receiver: Place) -> bool:
        """Whether only the giver's talent ignores a penalty of the receiver's newest raider (SS4.4)."""
        newest, board = content().raiders[self.newest(receiver)], self._public.boards[receiver]
        talents = [content().samurai[name].talent for name in (board.name, *board.lent)]
        giving = self._public.boards[giver].printed.talent
        return bool(newest.penalties) and newest.ignored_by is giving and giving not in talents

    def saving_support(self, prompt: AskAction) -> str:
        """Whom the own token would let ignore a penalty that loses the match (SS2.4, SS4.4)."""
        public, talent = self._public, self._public.boards[prompt.place].printed.talent
        saved = [
            place
            for place in prompt.supportable
            if len(public.stack) > 1
            and self._ends_the_match(place)
            and content().raiders[self.newest(place)].ignored_by is talent
        ]
        if saved:
            return self._texts("support-saves", players=self._texts.listed(map(self._texts.who, saved)))
        return self.next_loses(prompt.place, "support")

    def slipping(self) -> str:
        """What a support lets in: the top raider, with its flames if it lies open (SS5.4)."""
        top = self._public.stack[0]
        return self._slips(top) if top else self._texts("slips-unseen")

    def _slips(self, raider: str) -> str:
        burns = yes(content().raiders[raider].flames)
        return self._texts("slips-seen", raider=self._texts.raider(raider), flames=burns)

    def next_loses(self, place: Place, by: Literal["fight", "support", "pass"]) -> str:
        """That the turn after this one begins with a penalty that loses the match (SS2.1).

        The neighbour of one who passes has nobody left to make draw (SS7); without a stack no turn follows.
        """
        if by != "pass" and len(self._public.stack) == 1:
            return ""
        after = self._without(place) if by == "pass" else self
        victim = after._following(place)
        if victim is None or not after._ends_the_match(victim):
            return ""
        raider, texts = after.newest(victim), self._texts
        penalties = after.suffering(victim, raider)
        return texts(
            "next-loses", by=by, player=texts.who(victim), raider=texts.raider(raider), penalties=penalties
        )

    def _without(self, place: Place) -> "Outlook":
        """The outlook when this samurai has passed."""
        boards = list(self._public.boards)
        boards[place] = replace(boards[place], passed=True)
        public = replace(self._public, boards=tuple(boards))
        return Outlook(replace(self._observation, public=public), self._texts)

    def _following(self, place: Place) -> Place | None:
        """Who has the turn after this samurai, if anybody else is in the round (SS2)."""
        count = self._public.samurai
        others = ((place + step) % count for step in range(1, count))
        return next((other for other in others if not self._public.boards[other].passed), None)

    def _ends_the_match(self, place: Place) -> bool:
        """Whether this samurai's penalty would lose the match, and no token can ignore it (SS1.4, SS2.4)."""
        if not self.ending_loses(place):
            return False
        tokens = (*self._public.boards[place].lent, *self._public.reserve)
        ignoring = content().raiders[self.newest(place)].ignored_by
        return all(content().samurai[name].talent is not ignoring for name in tokens)

    def no_support(self, place: Place) -> str:
        """Why the samurai on turn cannot support anybody (SS2.4)."""
        barred = Penalty.NO_SUPPORT in self._public.turn.barred
        why = "lent" if not self._public.boards[place].token_home else "barred" if barred else "alone"
        return self._texts("no-support", why=why)

    def costs(self, place: Place) -> bool:
        """Whether a pass costs something as the round ends, ends it with raiders left, or loses at once."""
        boards = self._public.boards
        last = all(board.passed for other, board in enumerate(boards) if other != place)
        ends = last and self._public.stack
        return bool(boards[place].undefended or ends or self.next_loses(place, "pass"))

    def passing(self, place: Place) -> str:
        """What this samurai leaves undefended at the end of the round (SS5), and what comes of it at once."""
        texts, boards, stack = self._texts, self._public.boards, len(self._public.stack)
        missing = texts.listed(self._missing(place, symbol) for symbol in boards[place].undefended)
        last = all(board.passed for other, board in enumerate(boards) if other != place)
        told = texts("would-pass", missing=missing or texts("nothing"), last=yes(last), stack=stack)
        return f"{told}{self._storm(place) if last else self.next_loses(place, 'pass')}"

    def _storm(self, place: Place) -> str:
        """What all raiders that then come in would burn, when this samurai passes as the last one (SS5.4)."""
        public, level = self._public, content().levels[self._public.options.difficulty]
        farms = public.farms - self._sealed(Symbol.FARM, place)
        families = len(public.families) - self._sealed(Symbol.DOLL, place)
        if farms <= 0 or families <= 0:
            return ""  # lost before they come
        (least, most), stands = flames(self._observation), public.barricades + farms
        helping = sum(family is not Family.HEAL for family in public.families) if level.family_bonuses else 0
        count = len(public.stack) + len(public.intruders)
        said = str(most) if least == most else f"{least}–{most}"
        sure = yes(least >= stands + min(families, helping, 2))
        first = yes(public.round == 1)
        return self._texts("would-storm", flames=said, count=count, stands=stands - 1, sure=sure, first=first)

    def doom(self) -> list[str]:
        """How the match is lost at the end of this round by what those who have passed left undefended.

        Their left sides stay as they are (SS2.5), and lost farms and families do not come back (SS5); only a
        wound can still be healed (SS4.2).
        """
        texts, public = self._texts, self._public
        if public.phase is not Phase.ROUND:
            return []
        dying = [place for place in self._leaving(Symbol.HAT) if public.boards[place].wounds == MOST_WOUNDS]
        told = [self._empty(symbol) for symbol in (Symbol.FARM, Symbol.DOLL)]
        if dying:
            told.append(texts("doom-hat", players=texts.listed(map(texts.who, dying))))
        return list(filter(None, told))

    def _empty(self, symbol: Symbol) -> str:
        """That no farm, or no family, will be left: some have passed, for others too few can come."""
        texts, leaving = self._texts, self._leaving(symbol)
        boards = enumerate(self._public.boards)
        waiting = [place for place, board in boards if not board.passed and symbol in board.undefended]
        lacking = max(0, len(waiting) - self._coming(symbol))
        if len(leaving) + lacking < self._left(symbol):
            return ""
        told = texts.variant("doom", symbol)
        if leaving:
            told += texts.variant("doom-passed", symbol, players=texts.listed(map(texts.who, leaving)))
        if len(leaving) < self._left(symbol):
            told += texts.variant("doom-few", symbol, players=texts.listed(map(texts.who, waiting)))
        return told

    def _coming(self, symbol: Symbol) -> int:
        """The most raiders with a symbol that may still be held off in this round (SS2.3).

        All that lie open count where a kiai may move them (SS4.2) or a boss bring them back (SS7); nothing
        leaves or acts in the lines of those who have passed (SS2.5).
        """
        public, raiders, hidden = self._public, content().raiders, unseen(self._observation)
        known = [name for name in public.stack if name]
        coming = [*known, *public.turned_up, *([public.opponent.raider] if public.opponent else [])]
        boards = [board for board in public.boards if not board.passed]
        lines = [name for board in boards for name in board.line]
        acting = (*hidden.possible, *coming, *lines)
        if any(board.side.effect is Effect.MOVE_NEWEST for board in boards):
            coming += lines
        if any(Penalty.RESHUFFLE_DISCARD in raiders[name].penalties for name in acting):
            coming += public.discard
        sure, perhaps = (
            sum(raiders[name].symbol is symbol for name in names) for names in (hidden.sure, hidden.perhaps)
        )
        face_down = min(sure + min(perhaps, hidden.dealt), public.stack.count(None))
        return face_down + sum(raiders[name].symbol is symbol for name in coming)

    def warnings(self) -> list[str]:
        """What loses the match at the end of this round, and whose next penalty would.

        Nothing once the village is lost: all lose at once (SS5.6), and no penalty or round's end follows.
        """
        lost = not (self._public.farms and self._public.families)
        return [] if lost else [*self.doom(), *self._peril()]

    def _peril(self) -> Iterator[str]:
        """The samurai whose newest raider would lose the match; the question of a penalty says so itself."""
        public, texts = self._public, self._texts
        if public.phase is not Phase.ROUND or isinstance(public.asking, AskPenalty):
            return
        for place, board in enumerate(public.boards):
            if not board.passed and self.ending_loses(place):
                yield texts("peril", player=texts.who(place), raider=texts.raider(board.line[-1]))

    def ending(self, place: Place) -> str:
        """What the next turn of this samurai begins with; nothing if there is no penalty (SS2.1)."""
        line = self._public.boards[place].line
        penalties = self.threatening(place, line[-1]) if line else ""
        if not penalties:
            return ""
        return self._texts("option-end", raider=self._texts.raider(line[-1]), penalties=penalties)

    def ending_briefly(self, place: Place) -> str:
        """The worst of it, for a button: a wound, or what loses the match."""
        raider = self._next_to_act(place)
        if not raider:
            return ""
        penalties = content().raiders[raider].penalties
        worst = [one for one in penalties if self._wounds(place, one)] or [Penalty.FIRE] * self.loses(
            place, raider
        )
        return self.suffering_briefly(place, raider, worst[0]) if worst else ""

    def ending_loses(self, place: Place) -> bool:
        """Whether it would lose the match."""
        raider = self._next_to_act(place)
        return bool(raider) and self.loses(place, raider)

    def _next_to_act(self, place: Place) -> str:
        """The newest raider of a line that has one, if it acts and cannot be ignored (SS2.1, SS2.6)."""
        line = self._public.boards[place].line
        acts = self._public.stack and line and not self._may_ignore(place, line[-1])
        return line[-1] if acts else ""

    def threatening(self, place: Place, raider: str) -> str:
        """What a raider will do to this samurai's later turns, who may be able to ignore it (SS4.4)."""
        penalties = self.suffering(place, raider)
        ignorable = penalties and self._may_ignore(place, raider)
        return self._texts("ignorable", penalties=penalties) if ignorable else penalties

    def _may_ignore(self, place: Place, raider: str) -> bool:
        """Whether it is ignored by the own talent, which no penalty to come takes away."""
        return self._public.boards[place].printed.talent is content().raiders[raider].ignored_by

    def suffering(self, place: Place, raider: str, *, now: bool = False) -> str:
        """What each penalty of a raider would really do to this samurai (SS2.1), `now` to an open stack."""
        counts = Counter(content().raiders[raider].penalties)
        return self._texts.listed(self._suffering(place, one, times, now) for one, times in counts.items())

    def suffering_briefly(self, place: Place, raider: str, penalty: Penalty) -> str:
        """One of them, for a button."""
        if self._wounds(place, penalty):
            return self._wound("button-wound", place)
        times = content().raiders[raider].penalties.count(penalty)
        if penalty is Penalty.FIRE:
            return self._texts("button-fire", burns=self._burns(times), times=times)
        if penalty is Penalty.INFILTRATE and (seen := self._open_on_top(times)):
            return self._texts("button-intruder", raider=self._texts.listed(map(self._texts.sign, seen)))
        neighbour = self._texts.neighbour(place, penalty)
        return self._texts.variant("button-penalty", penalty, neighbour=neighbour)

    def loses(self, place: Place, raider: str) -> bool:
        """Whether what a raider does would lose the match: a fourth wound (SS3.1), the last farm (SS5.6).

        Also a farm without which those that the others have given up are all that is left (SS5.2).
        """
        penalties = content().raiders[raider].penalties
        wounds = self._public.boards[place].wounds + sum(self._wounds(place, one) for one in penalties)
        return wounds > MOST_WOUNDS or self._burns(penalties.count(Penalty.FIRE)) in RUIN

    def _open_on_top(self, count: int) -> list[str]:
        """The raiders that lie open among the top ones of the stack."""
        return [raider for raider in self._public.stack[:count] if raider]

    def _suffering(self, place: Place, penalty: Penalty, times: int, now: bool) -> str:
        texts = self._texts
        if penalty is Penalty.WOUND:
            return self._wound("next-wound", place)
        if not applies(self._public, place, penalty):
            return texts.instead(place, penalty, self._wound("next-wound", place))
        if penalty is Penalty.FIRE and (burns := self._burns(times)) in RUIN:
            return texts.variant("next-ruin", burns, players=self._given_up)
        if now and penalty is Penalty.FIRE and (burns := self._burns(times)) != "both":
            return texts("button-fire", burns=burns, times=times)
        if now and penalty is Penalty.INFILTRATE and (seen := self._open_on_top(times)):
            unseen_too = [texts.penalty(penalty)] * (times - len(seen))
            return texts.listed([*map(self._slips, seen), *unseen_too])
        return texts.penalty(penalty, times, place)

    def _missing(self, place: Place, symbol: Symbol) -> str:
        """What an undefended place costs at the end of the round (SS5)."""
        if symbol is Symbol.HAT:
            return self._wound("next-wound", place)
        return self._texts.variant(
            "missing", symbol, left=max(1, self._left(symbol) - self._sealed(symbol, place) + 1)
        )

    def _sealed(self, symbol: Symbol, place: Place) -> int:
        """How many of the farms, or families, are lost as the round ends if this samurai passes, too."""
        return len({*self._leaving(symbol), *[place] * (symbol in self._public.boards[place].undefended)})

    def _leaving(self, symbol: Symbol) -> list[Place]:
        """The samurai who have passed without a raider held off there."""
        boards = enumerate(self._public.boards)
        return [place for place, board in boards if board.passed and symbol in board.undefended]

    def _left(self, symbol: Symbol) -> int:
        """The farms, or the families, in the village."""
        return self._public.farms if symbol is Symbol.FARM else len(self._public.families)

    def _wound(self, key: str, place: Place) -> str:
        """The next wound of a samurai, and what comes of it (SS3)."""
        board = self._public.boards[place]
        return self._texts(key, wound=board.wounds + 1, kiai=board.printed.beast.kiai)

    def _wounds(self, place: Place, penalty: Penalty) -> bool:
        """Whether a penalty is a wound, or becomes one (SS2.1)."""
        return penalty is Penalty.WOUND or not applies(self._public, place, penalty)

    def after_kiai(self, prompt: AskKiai) -> Iterator[str]:
        """What a kiai leaves in the lines: the oldest raider goes (SS4.2), a newest by the effect."""
        texts, line = self._texts, self._public.boards[prompt.place].line
        if line:
            yield texts(
                "kiai-oldest", raider=texts.raider(line[0]), **self._left_with(prompt.place, line[1:])
            )
        sources = {
            Effect.DISCARD_NEWEST: prompt.targets,
            Effect.MOVE_NEWEST: tuple(dict.fromkeys(source for source, _ in prompt.pairs)),
        }
        for place in sources.get(prompt.effect, ()):
            left = self._left_with(place, self._settled(place, self._public.boards[place].line[:-1]))
            raider = texts.raider(self.newest(place))
            yield texts("kiai-newest", player=texts.who(place), raider=raider, **left)

    def _left_with(self, place: Place, line: tuple[str, ...]) -> dict[str, object]:
        """A line in figures, and which raider is then the newest, as arguments of a text."""
        kiai = self._public.boards[place].side.kiai
        return {"total": total_of(line), "kiai": kiai, "newest": self._threat(place, line)}

    def _threat(self, place: Place, line: tuple[str, ...]) -> str:
        """The newest raider of a line and what it will do, as "6: the 4th wound"."""
        if not line:
            return "–"
        penalties = self.threatening(place, line[-1])
        return self._texts.raider(line[-1]) + (f": {penalties}" if penalties else "")

    def _settled(self, place: Place, line: tuple[str, ...]) -> tuple[str, ...]:
        """A line when the kiai that its samurai still has to finish is over: without its oldest raider."""
        return line[1:] if OldestDue(place) in self._public.agenda else line

    def newest(self, place: Place) -> str:
        """The newest raider of a line that has one."""
        return self._public.boards[place].line[-1]

    def without_newest(self, place: Place) -> dict[str, str]:
        """The newest raider, and the total when it has left, which may be a kiai: as a button's arguments."""
        newest = self.newest(place)
        total = total_of(self._settled(place, self._public.boards[place].line[:-1]))
        return {"raider": self._texts.sign(newest), "outcome": self._briefly(place, total)}

    def _total(self, place: Place, raider: str) -> int:
        return self._public.boards[place].total + content().raiders[raider].value

    def _standing(self, place: Place, total: int) -> str:
        key = "total-kiai" if self._brings_kiai(place, total) else "total-below"
        return self._texts(key, total=total, kiai=self._public.boards[place].side.kiai)

    def _briefly(self, place: Place, total: int) -> str:
        kiai = self._public.boards[place].side.kiai
        sign = " 🔥" if total > kiai else " 💥" if self._brings_kiai(place, total) else ""
        return f"{total}/{kiai}{sign}"

    def _brings_kiai(self, place: Place, total: int) -> bool:
        return kiai_comes(self._public.boards[place], place, total, self._public.agenda)

    def _burns(self, fires: int = 1) -> str:
        """What so many fires destroy, barricades first (SS7): "barricade", "farm", "both", or a RUIN."""
        public, farms = self._public, fires - self._public.barricades
        if not fires or farms <= 0:
            return "barricade"
        if farms >= public.farms:
            return "last"
        if farms >= public.farms - len(self._leaving(Symbol.FARM)):
            return "sealed"
        return "both" if public.barricades else "farm"

    @property
    def _given_up(self) -> str:
        """Who has passed without a raider held off at the farm (SS5.2)."""
        return self._texts.listed(map(self._texts.who, self._leaving(Symbol.FARM)))


def _among(hidden: Unseen, names: Sequence[str]) -> int:
    """How many of these lie face down: the certain ones, and their share of those that perhaps do.

    In the first round, where nothing is certain, how many of all that are printed.
    """
    sure, perhaps = (sum(name in names for name in some) for some in (hidden.sure, hidden.perhaps))
    if not hidden.sure:
        return perhaps
    return sure + (round(hidden.dealt * perhaps / len(hidden.perhaps)) if perhaps else 0)
