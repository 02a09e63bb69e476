"""What each option would do, from what everybody sees: the bot may say it, for all play together."""

from collections import Counter

from bot.views.message import Style
from bot.views.spirit.texts import SpiritTexts
from bot.views.title_texts import yes
from rules.spirit.content import Penalty, Symbol, content
from rules.spirit.kiai import comes as kiai_comes
from rules.spirit.penalties import applies
from rules.spirit.prompts import Place
from rules.spirit.state import Public


class Outlook:
    """The outcomes of options in one position, in words."""

    def __init__(self, public: Public, texts: SpiritTexts) -> None:
        self._public = public
        self._texts = texts

    def confronting(self, place: Place, raider: str) -> str:
        """Where a raider would bring a samurai: "total 9 of 12", a kiai, or "13/12" and what burns then."""
        total, kiai = self._total(place, raider), self._public.boards[place].side.kiai
        if total > kiai:
            return self._texts("total-over", total=total, kiai=kiai, burns=self._burns)
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

    def fighting(self, place: Place) -> str:
        """The stack, and which values bring a kiai or too much."""
        public, board = self._public, self._public.boards[place]
        top, stack = public.stack[0], len(public.stack)
        if top:
            outcome = self.confronting(place, top)
            return self._texts("would-draw-seen", raider=self._texts.raider(top), outcome=outcome)
        room, strongest = board.side.kiai - board.total, content().strongest(public.round)
        if room > strongest:
            return self._texts("would-draw-far", stack=stack)
        over = room + 1 if room < strongest else 0
        return self._texts("would-draw", stack=stack, room=room, over=over, burns=self._burns)

    def costs(self, place: Place) -> bool:
        """Whether a pass costs something at the end of the round, or ends it with raiders left."""
        boards = self._public.boards
        last = all(board.passed for other, board in enumerate(boards) if other != place)
        return bool(boards[place].undefended or (last and self._public.stack))

    def passing(self, place: Place) -> str:
        """What this samurai leaves undefended at the end of the round (SS5), and whether the round ends."""
        texts, boards = self._texts, self._public.boards
        missing = texts.listed(self._missing(place, symbol) for symbol in boards[place].undefended)
        last = all(board.passed for other, board in enumerate(boards) if other != place)
        stack = len(self._public.stack)
        return texts("would-pass", missing=missing or texts("nothing"), last=yes(last), stack=stack)

    def suffering(self, place: Place, raider: str) -> str:
        """What each penalty of a raider would really do to this samurai now (SS2.1)."""
        counts = Counter(content().raiders[raider].penalties)
        return self._texts.listed(self._suffering(place, one, times) for one, times in counts.items())

    def suffering_briefly(self, place: Place, raider: str, penalty: Penalty) -> str:
        """One of them, for a button."""
        if self._wounds(place, penalty):
            return self._wound("button-wound", place)
        times = content().raiders[raider].penalties.count(penalty)
        if penalty is Penalty.FIRE and self._ruins(times):
            return self._texts("button-ruin")
        neighbour = self._texts.neighbour(place, penalty)
        return self._texts.variant("button-penalty", penalty, neighbour=neighbour)

    def loses(self, place: Place, raider: str) -> bool:
        """Whether what a raider does would lose the match: a fourth wound (SS3.1), the last farm (SS5.6)."""
        penalties = content().raiders[raider].penalties
        wounds = self._public.boards[place].wounds + sum(self._wounds(place, one) for one in penalties)
        return wounds > 3 or self._ruins(penalties.count(Penalty.FIRE))

    def _suffering(self, place: Place, penalty: Penalty, times: int) -> str:
        texts = self._texts
        if penalty is Penalty.WOUND:
            return self._wound("next-wound", place)
        if not applies(self._public, place, penalty):
            wound = self._wound("next-wound", place)
            return texts.variant("instead", penalty, wound=wound, neighbour=texts.neighbour(place, penalty))
        if penalty is Penalty.FIRE and self._ruins(times):
            return texts("next-ruin")
        return texts.penalty(penalty, times, place)

    def _missing(self, place: Place, symbol: Symbol) -> str:
        """What an undefended place costs at the end of the round (SS5)."""
        if symbol is Symbol.HAT:
            return self._wound("next-wound", place)
        left = self._public.farms if symbol is Symbol.FARM else len(self._public.families)
        return self._texts.variant("missing", symbol, left=left)

    def _wound(self, key: str, place: Place) -> str:
        """The next wound of a samurai, and what comes of it (SS3)."""
        board = self._public.boards[place]
        return self._texts(key, wound=board.wounds + 1, kiai=board.printed.beast.kiai)

    def _wounds(self, place: Place, penalty: Penalty) -> bool:
        """Whether a penalty is a wound, or becomes one (SS2.1)."""
        return penalty is Penalty.WOUND or not applies(self._public, place, penalty)

    def _ruins(self, fires: int) -> bool:
        """Whether so many fires, one or more, would burn the last farm: barricades burn first (SS7)."""
        return fires > 0 and fires >= self._public.barricades + self._public.farms

    def newest(self, place: Place) -> str:
        """The newest raider of a line that has one."""
        return self._public.boards[place].line[-1]

    def without_newest(self, place: Place) -> dict[str, str]:
        """The newest raider, and the total when it has left, which may be a kiai: as a button's arguments."""
        newest = self.newest(place)
        total = self._public.boards[place].total - content().raiders[newest].value
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

    @property
    def _burns(self) -> str:
        """What an attack that comes through destroys."""
        return "barricade" if self._public.barricades else "last" if self._ruins(1) else "farm"
