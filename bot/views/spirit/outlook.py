"""What each option would do, from what everybody sees: the bot may say it, for all play together."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.views.message import Style
from bot.views.spirit.forecast import RUIN, Forecast
from bot.views.title_texts import between, yes
from rules.core.chance import Chance
from rules.spirit.advice.choosing import is_idle
from rules.spirit.content import Effect, Penalty, content
from rules.spirit.fight import besides_confronting
from rules.spirit.imagine import imagine
from rules.spirit.kiai import comes as kiai_comes
from rules.spirit.penalties import lets_ignore
from rules.spirit.piles import Unseen, unseen
from rules.spirit.prompts import AskAction, AskFace, AskKiai, Place
from rules.spirit.state import KiaiDue, OldestDue, Opponent, total_of
from rules.spirit.table import Table


class Outlook(Forecast):
    """The outcomes of options in one position, in words."""

    def confronting(self, place: Place, raider: str) -> str:
        """Where a raider would bring a samurai: "total 9 of 12", a kiai, or "13/12" and what burns then."""
        total, kiai = self._total(place, raider), self._public.boards[place].side.kiai
        if total > kiai:
            return self._texts("total-over", total=total, kiai=kiai, burns=self._burns())
        return self._standing(place, total)

    def receiving(self, place: Place, raider: str) -> str:
        """Where a raider brings a samurai to whom it is sent or moved (SS4.2, SS4.3), who may defend instead.

        As "13/9 🔥 or 🛡️"; a phone shows 34 signs of a button.
        """
        if self.receiving_loses(place, raider):
            kiai = self._public.boards[place].side.kiai
            return self._texts("total-lost", total=self._total(place, raider), kiai=kiai)
        opponent = self._handed_on(place, raider)
        defends = besides_confronting(self._imagined(), opponent)["may_defend"]
        outcome = self._briefly(place, self._total(place, raider))
        return self._texts("or-held-off", outcome=outcome) if defends else outcome

    def receiving_loses(self, place: Place, raider: str) -> bool:
        """Whether the last farm burns, whatever is done with a raider that is sent or moved to a samurai."""
        return self._burns() in RUIN and self._overruns(self._imagined(), self._handed_on(place, raider))

    def _handed_on(self, place: Place, raider: str) -> Opponent:
        """What a samurai then faces: the raider that another one faces now, or one moved by a kiai."""
        sent = self._public.opponent
        if sent is None:
            return Opponent(raider, place, talents=False)
        return replace(sent, place=place, senders=(*sent.senders, sent.place))

    def _imagined(self) -> Table:
        chance = Chance(bytes(32), 0)
        return Table(imagine(self._observation, chance), chance)

    def _overruns(self, table: Table, opponent: Opponent) -> bool:
        """Whether an opponent can only bring somebody over the kiai number (SS2.3), also one sent it on."""
        ways, place = besides_confronting(table, opponent), opponent.place
        over = self._total(place, opponent.raider) > self._public.boards[place].side.kiai
        if not over or ways["may_defend"] or ways["may_discard"]:
            return False
        senders = (*opponent.senders, place)
        others = [replace(opponent, place=near, senders=senders) for near in ways["neighbours"]]
        if ways["may_bury"]:
            top = self._public.stack[0]
            drawn = [top] if top else unseen(self._observation).possible
            others += [Opponent(raider, place, talents=False) for raider in drawn]
        return all(self._overruns(table, other) for other in others)

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
        return " ".join(filter(None, (self._facing_kiai(prompt), self._facing_penalty(prompt))))

    def _facing_kiai(self, prompt: AskFace) -> str:
        """The kiai that it brings, if it does, and what that leaves of the line (SS4.2)."""
        place, raider, texts = prompt.place, prompt.raider, self._texts
        board = self._public.boards[place]
        if not self._brings_kiai(place, self._total(place, raider)):
            return ""
        oldest, *rest = (*board.line, raider)
        return texts(
            "face-kiai",
            effect=texts.kiai(board.side),
            raider=texts.raider(oldest),
            total=total_of(tuple(rest)),
            kiai=board.side.kiai,
        )

    def _facing_penalty(self, prompt: AskFace) -> str:
        """What each turn begins with after it is confronted, or held off."""
        texts, line = self._texts, self._public.boards[prompt.place].line
        penalties = self._confronted(prompt.place, prompt.raider).threatening(prompt.place, prompt.raider)
        held = self._held_off(prompt.place, prompt.raider) if prompt.may_defend else self
        acts = line and held.threatening(prompt.place, line[-1])
        newest = held._threat(prompt.place, line) if acts else ""
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
            penalties = self._confronted(place, top).threatening(place, top)
            return fight + (
                self._texts("drawn-penalty", penalties=penalties, sure=yes(True)) if penalties else ""
            )
        hidden = unseen(self._observation)
        values = {content().raiders[name].value for name in hidden.possible}
        room, odds = board.side.kiai - board.total, self._odds(place, hidden)
        if room > max(values):
            return f"{self._texts('would-draw-far', stack=stack)}{odds}"
        fight = self._texts(
            "would-draw",
            stack=stack,
            kiai=room if room in values else 0,
            over=min((value for value in values if value > room), default=0),
            all=yes(room < min(values)),
            burns=self._burns(),
            players=self._given_up,
        )
        return f"{fight}{odds}"

    def _odds(self, place: Place, hidden: Unseen) -> str:
        """How many of the raiders that it may be come to what: confronted, or held off instead (SS2.3).

        If the round goes on, with a penalty for the next turn (SS2.1), and one that loses the match.
        """
        board, goes_on, names = self._public.boards[place], len(self._public.stack) > 1, hidden.possible
        totals = {name: self._total(place, name) for name in names}
        barred = Penalty.NO_DEFEND in self._public.turn.barred
        cards = content().raiders
        acting = [
            name for name in names if goes_on and cards[name].penalties and not self._may_ignore(place, name)
        ]
        found = {
            "kiai": [name for name in names if self._brings_kiai(place, totals[name])],
            "over": [name for name in names if totals[name] > board.side.kiai],
            "defend": [name for name in names if cards[name].symbol in board.undefended and not barred],
            "acting": acting,
            "losing": [name for name in acting if self._confronted(place, name).surely_loses(place, name)],
        }
        odds = self._texts.listed(
            self._texts.variant("odds", kind, count=between(*_among(hidden, some)))
            for kind, some in found.items()
            if some
        )
        possible = between(*_among(hidden, names))
        return self._texts("would-be", possible=possible, odds=odds) if odds else ""

    def barred(self, place: Place) -> str:
        """What penalties forbid this samurai in a fight of this turn (SS7), if anything."""
        turn = self._public.turn
        limits = {Penalty.NO_DEFEND, Penalty.NO_TALENTS} & set(turn.barred) if turn.place == place else ()
        penalties = self._texts.listed(map(self._texts.term, sorted(limits)))
        return self._texts("barred", penalties=penalties) if penalties else ""

    def useless_support(self, prompt: AskAction) -> str:
        """Why a support would be of no use: no turn follows (SS2.6), or the token does nothing in it."""
        if len(self._public.stack) == 1:
            return self._texts("support-last")
        useless = [(place, self._in_vain(prompt.place, place)) for place in prompt.supportable]
        return "".join(
            self._texts(f"support-{why}", players=self._texts.listed(map(self._texts.who, places)))
            for why in ("over", "idle")
            if (places := [place for place, one in useless if one == why])
        )

    def useless_loan(self, giver: Place, receiver: Place) -> str:
        """The same of a token that Kyuzo's kiai lends (SS4.2), for an option; nothing if it may be of use."""
        why = self._in_vain(giver, receiver) if self._public.stack else "ends"
        return self._texts("loan-useless", why=why) if why else ""

    def _in_vain(self, giver: Place, receiver: Place) -> str:
        """Why a token lent does nothing, if so: "over" with only a pass to come (SS2.2), "idle" (SS4.4).

        Even before a pass it may ignore a penalty (SS2.1); one that only ignores penalties may meet none.
        """
        if self._public.boards[receiver].overrun and not lets_ignore(self._public, giver, receiver):
            return "over"
        return "idle" if is_idle(self._public, giver, receiver) else ""

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
        return ""

    def slipping(self) -> str:
        """What a support lets in: the top raider, and what its flames do if it lies open (SS5.4)."""
        return next(iter(self._slips(1)), self._texts("slips-unseen"))

    def no_support(self, place: Place) -> str:
        """Why the samurai on turn cannot support anybody (SS2.4)."""
        barred = Penalty.NO_SUPPORT in self._public.turn.barred
        why = "lent" if not self._public.boards[place].token_home else "barred" if barred else "alone"
        return self._texts("no-support", why=why)

    def ending(self, place: Place) -> str:
        """What the next turn of this samurai begins with; nothing if there is no penalty (SS2.1)."""
        line = self._public.boards[place].line
        penalties = self.threatening(place, line[-1]) if line else ""
        if not penalties:
            return ""
        return self._texts("option-end", raider=self._texts.raider(line[-1]), penalties=penalties)

    def ending_briefly(self, place: Place) -> str:
        """The worst of it, for a button: a wound, or a farm that burns."""
        raider = self._next_to_act(place)
        if not raider:
            return ""
        penalties = content().raiders[raider].penalties
        burns = self._burns(penalties.count(Penalty.FIRE)) != "barricade"
        worst = [one for one in penalties if self._wounds(place, one)] or [Penalty.FIRE] * burns
        return self.suffering_briefly(place, raider, worst[0]) if worst else ""

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

    def without_newest(self, place: Place) -> dict[str, str]:
        """The newest raider, and the total when it has left, which may be a kiai: as a button's arguments."""
        newest = self.newest(place)
        total = total_of(self._settled(place, self._public.boards[place].line[:-1]))
        return {"raider": self._texts.sign(newest), "outcome": self._briefly(place, total)}

    def _confronted(self, place: Place, raider: str) -> "Outlook":
        """The outlook after a raider is confronted, before the effect of a kiai that it brings (SS4.2)."""
        public, boards = self._public, list(self._public.boards)
        brings = self._brings_kiai(place, self._total(place, raider))
        boards[place] = replace(boards[place], line=(*boards[place].line, raider))
        due = (OldestDue(place), KiaiDue(place, 1)) if brings else ()
        public = replace(public, boards=tuple(boards), agenda=(*public.agenda, *due))
        return Outlook(replace(self._observation, public=public), self._texts)

    def _held_off(self, place: Place, raider: str) -> "Outlook":
        """The outlook after a raider is held off, which a penalty may then take away (SS2.3, SS7)."""
        public, boards = self._public, list(self._public.boards)
        symbol = content().raiders[raider].symbol
        assert symbol, "only a raider with a symbol is held off"
        boards[place] = replace(boards[place], defended={**boards[place].defended, symbol: raider})
        public = replace(public, boards=tuple(boards))
        return Outlook(replace(self._observation, public=public), self._texts)

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


def _among(hidden: Unseen, names: Sequence[str]) -> tuple[int, int]:
    """How many of these lie face down, at least and at most: not all that perhaps do may be dealt.

    In the first round, where nothing is certain, how many of all that are printed.
    """
    sure, perhaps = (sum(name in names for name in some) for some in (hidden.sure, hidden.perhaps))
    if not hidden.sure:
        return perhaps, perhaps
    others = len(hidden.perhaps) - perhaps
    return sure + max(0, hidden.dealt - others), sure + min(perhaps, hidden.dealt)
