"""What threatens a match, from what everybody sees: what penalties, passes and the round's end will cost."""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.views.spirit.texts import SpiritTexts
from bot.views.title_texts import between, yes
from rules.spirit.content import Effect, Family, Level, Penalty, Symbol, content
from rules.spirit.imagine import flames
from rules.spirit.kiai import settled
from rules.spirit.penalties import applies
from rules.spirit.piles import unseen
from rules.spirit.prompts import AskKiai, AskPenalty, Place
from rules.spirit.state import Board, KiaiDue, Observation, OldestDue, Phase

MOST_WOUNDS = 3
"""A samurai with so many dies of the next (SS3)."""

RUIN = ("last", "sealed")
"""What burns when a fire loses the match: the last farm, or the last one not given up by others."""


class Forecast:
    """The losses to come in one position, in words."""

    def __init__(self, observation: Observation, texts: SpiritTexts) -> None:
        self._observation = observation
        self._public = observation.public
        self._texts = texts

    def _slips(self, count: int) -> list[str]:
        """What comes of each raider that lies open, of the first `count` of the stack that slip in."""
        told, raiders, stack = [], content().raiders, self._public.stack
        for covered, raider in enumerate(reversed(stack[:count])):
            if raider:
                fate = self._fate(count, covered > 0) if raiders[raider].flames else "nothing"
                told.append(self._texts("slips-seen", raider=self._texts.raider(raider), fate=fate))
        return told[::-1]

    def _fate(self, count: int, covered: bool) -> str:
        """What comes of one with flames: "burns" or "discarded" if that is certain, or else "perhaps".

        A family discards the top intruder before the others burn (SS5.3), and Kanbei's kiai several (SS4.2).
        Nothing comes between if the round ends by those that slip in (SS2.6).
        """
        public, ends = self._public, count >= len(self._public.stack)
        helps = self._level.family_bonuses and {Family.INTRUDER, None} & set(public.families)
        if ends and helps and not covered:
            return "discarded" if self._there(Family.INTRUDER) and self._all_stay() else "perhaps"
        boards = (board for board in public.boards if not board.passed)
        kiai = any(board.side.effect is Effect.DISCARD_INTRUDERS for board in boards)
        return "burns" if ends or not (helps or kiai) else "perhaps"

    def _all_stay(self) -> bool:
        """Whether no family leaves if the round ends now, nor by the penalty of a farm (SS5.2, SS5.3)."""
        undefended = {symbol for board in self._public.boards for symbol in board.undefended}
        harmful = {Symbol.DOLL, *([Symbol.FARM] if self._level.farm_penalties else [])}
        return undefended.isdisjoint(harmful)

    @property
    def _level(self) -> Level:
        return content().levels[self._public.options.difficulty]

    def _next_loses(self, place: Place) -> str:
        """That after a pass the next turn begins with a penalty that loses the match (SS2.1)."""
        after, victim, texts = self._without(place), self._following(place), self._texts
        if victim is None or not after._ends_the_match(victim):
            return ""
        raider = after.newest(victim)
        penalties = after.suffering(victim, raider)
        return texts("next-loses", player=texts.who(victim), raider=texts.raider(raider), penalties=penalties)

    def _wounding(self, place: Place) -> str:
        """Whose next penalty a pass turns into a wound: nobody can make one who passed draw (SS2.1)."""
        public, texts, after = self._public, self._texts, self._without(place)
        told = []
        for victim in sorted({public.left_of(place), public.right_of(place)}):
            raider = after.acting(victim)
            penalties = content().raiders[raider].penalties if raider else ()
            if place in [public.struck(victim, penalty) for penalty in penalties]:
                wound = after._wound("next-wound", victim)
                player = texts.who(victim)
                told.append(texts("pass-wounds", player=player, raider=texts.raider(raider), wound=wound))
        return "".join(told)

    def _without(self, place: Place) -> "Forecast":
        """The forecast when this samurai has passed."""
        boards = list(self._public.boards)
        boards[place] = replace(boards[place], passed=True)
        public = replace(self._public, boards=tuple(boards))
        return Forecast(replace(self._observation, public=public), self._texts)

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

    def costs(self, place: Place) -> bool:
        """Whether a pass costs something as the round ends or at once, or ends it with raiders left."""
        boards = self._public.boards
        last = all(board.passed for other, board in enumerate(boards) if other != place)
        ends = last and self._public.stack
        return bool(boards[place].undefended or ends or self._at_once(place))

    def passing(self, place: Place) -> str:
        """What this samurai leaves undefended at the end of the round (SS5), and what comes of it at once."""
        texts, boards, stack = self._texts, self._public.boards, len(self._public.stack)
        missing = texts.listed(self._missing(place, symbol) for symbol in boards[place].undefended)
        last = all(board.passed for other, board in enumerate(boards) if other != place)
        told = texts("would-pass", missing=missing or texts("nothing"), last=yes(last), stack=stack)
        return f"{told}{self._without(place)._storm() if last else self._at_once(place)}"

    def _at_once(self, place: Place) -> str:
        """What a pass brings on the others before the round ends, if anything."""
        return self._next_loses(place) or self._wounding(place)

    def _storm(self) -> str:
        """What all raiders that then come in would burn, if the round ended now (SS5.4)."""
        public, level = self._public, self._level
        lost, leaving = len(self._leaving(Symbol.FARM)), len(self._leaving(Symbol.DOLL))
        farms = public.farms - lost
        if farms <= 0 or len(public.families) <= leaving:
            return ""  # lost before they come
        coming = public.stack + public.intruders
        least, most = flames(self._observation, coming)
        harmed = level.farm_penalties and lost > 0
        helping = self._helping()
        helped = level.family_bonuses and not harmed and not leaving
        built = helped and public.barricades < public.barricade_limit and self._there(Family.BARRICADE)
        discards = helped and self._there(Family.INTRUDER)
        return self._texts(
            "would-storm",
            flames=between(least, most),
            count=len(coming),
            stands=self._stands(built=built, more=helping > built + discards),
            discards=yes(discards),
            sure=yes(least >= public.barricades + farms + helping),
            first=yes(public.round == 1),
        )

    def _helping(self) -> int:
        """The most families that may help against intruders: one builds, one discards (SS5.3)."""
        public = self._public
        idle = (
            {Family.HEAL} if public.barricades < public.barricade_limit else {Family.HEAL, Family.BARRICADE}
        )
        helpers = sum(family not in idle for family in public.families) if self._level.family_bonuses else 0
        return min(len(public.families) - len(self._leaving(Symbol.DOLL)), helpers, 2)

    def fire(self) -> str:
        """How many of the intruders so far have flames, and what the village survives (SS5.4)."""
        public = self._public
        burnt_out = public.farms <= len(self._leaving(Symbol.FARM))
        if public.phase is not Phase.ROUND or not public.intruders or burnt_out:
            return ""
        return self._texts(
            "fire",
            flames=between(*flames(self._observation, public.intruders)),
            count=len(public.intruders),
            first=yes(public.round == 1),
            stands=self._stands(built=False, more=self._helping() > 0),
        )

    def _stands(self, *, built: bool, more: bool) -> str:
        """How many flames the village survives, with what a family surely `built`, or `more` (SS5.3, SS5.4).

        Where a farm that is lost has a penalty, only the barricades are certain to hold: as long as none is
        lost before (SS5.2).
        """
        public, texts, lost = self._public, self._texts, len(self._leaving(Symbol.FARM))
        barricades = public.barricades + built
        if self._level.farm_penalties:
            return texts("barricades-hold", count=0 if lost else barricades, built=yes(built))
        survives = barricades + public.farms - lost - 1
        return texts("village-stands", count=survives, built="perhaps" if more else yes(built))

    def _there(self, family: Family) -> bool:
        """Whether this one is surely in the village: it was seen, or none has left."""
        families = self._public.families
        return family in families or len(families) == len(content().families)

    @property
    def lost(self) -> bool:
        """Whether the match is lost at the end of this round, whatever is answered."""
        return bool(self._certain())

    def _certain(self) -> list[str]:
        """That no farm, or no family, will be left: no lost one comes back (SS5)."""
        dying = [] if self._can_heal() else self._dying()
        if self._public.phase is not Phase.ROUND:
            return dying
        return [
            *filter(None, (self._empty(Symbol.FARM) or self._burning(), self._empty(Symbol.DOLL))),
            *dying,
        ]

    def _burning(self) -> str:
        """That the intruders burn all farms, whatever is built and discarded before (SS4.2, SS5.3, SS5.4)."""
        public = self._public
        boards = [board for board in public.boards if not board.passed]
        sides = [side for board in boards for side in (board.side, board.printed.beast)]
        effects = {side.effect for side in sides}
        if Effect.DISCARD_INTRUDERS in effects:
            return ""
        builds = Effect.BUILD_BARRICADE in effects or any(side.barricade for side in sides)
        barricades = public.barricade_limit if builds else public.barricades
        stands = barricades + public.farms - len(self._leaving(Symbol.FARM)) - 1 + self._helping()
        least, most = flames(self._observation, public.intruders)
        if least <= stands:
            return ""
        count = len(public.intruders)
        return self._texts("doom-fire", count=count, flames=between(least, most), stands=stands)

    def _dying(self) -> list[str]:
        """Whose fourth wound comes as the round ends, unless one is healed before, if anybody can."""
        boards = self._public.boards
        dying = [place for place in self._leaving(Symbol.HAT) if boards[place].wounds == MOST_WOUNDS]
        if not dying or self._public.phase is not Phase.ROUND:
            return []
        players = self._texts.listed(map(self._texts.who, dying))
        return [self._texts("doom-hat", players=players, heals=yes(self._can_heal()))]

    def _can_heal(self) -> bool:
        """Whether the kiai of somebody in the round heals (SS4.2); families help after the wounds (SS5)."""
        boards = (board for board in self._public.boards if not board.passed)
        return any(board.side.heals or board.printed.beast.heals for board in boards)

    def _empty(self, symbol: Symbol) -> str:
        """That no farm, or no family, will be left: some have passed, for others too few can come."""
        texts, leaving = self._texts, self._leaving(symbol)
        boards = enumerate(self._public.boards)
        waiting = [place for place, board in boards if not board.passed and symbol in board.undefended]
        if len(leaving) + len(waiting) < self._left(symbol):
            return ""  # whatever comes
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

        Those in the lines count where a kiai that is still possible may move them (SS4.2), the discarded ones
        where a boss may bring them back (SS7); nothing leaves or acts in the lines of those who have passed
        (SS2.5).
        """
        public, raiders, hidden = self._public, content().raiders, unseen(self._observation)
        known = [name for name in public.stack if name]
        coming = [*known, *public.turned_up, *([public.opponent.raider] if public.opponent else [])]
        boards = [board for board in public.boards if not board.passed]
        lines = [name for board in boards for name in board.line]
        face_down = public.stack.count(None)
        acting = (*(hidden.possible if face_down else ()), *coming, *lines)
        if any(Penalty.RESHUFFLE_DISCARD in raiders[name].penalties for name in acting):
            coming += public.discard
        if any(
            board.side.effect is Effect.MOVE_NEWEST and self._may_have_kiai(board, coming) for board in boards
        ):
            coming += lines
        sure, perhaps = (
            sum(raiders[name].symbol is symbol for name in names) for names in (hidden.sure, hidden.perhaps)
        )
        fitting = min(sure + min(perhaps, hidden.dealt), face_down)
        return fitting + sum(raiders[name].symbol is symbol for name in coming)

    def _may_have_kiai(self, board: Board, known: Sequence[str]) -> bool:
        """Whether a samurai may still come to a kiai number, human or beast, by raiders to come (SS4.2).

        These are the known ones, and as many others as lie face down; Kikuchiyo may make a line shorter.
        """
        public, raiders = self._public, content().raiders
        place = public.boards.index(board)
        goes_on = OldestDue(place) in public.agenda
        shortens = any(
            other.side.effect is Effect.DISCARD_NEWEST and not other.passed for other in public.boards
        )
        if goes_on or shortens:
            return True
        totals = {board.total: 0}  # with how many of those that lie face down each can be reached
        steps = [(name, 0) for name in known] + [(name, 1) for name in unseen(self._observation).possible]
        for name, drawn in steps:
            for total, count in list(totals.items()):
                more = total + raiders[name].value
                totals[more] = min(count + drawn, totals.get(more, count + drawn))
        most = public.stack.count(None)
        return any(totals.get(side.kiai, most + 1) <= most for side in (board.side, board.printed.beast))

    def warnings(self) -> list[str]:
        """What loses the match at the end of this round; unless that is certain, whose next penalty would.

        Nothing once the village is lost: all lose at once (SS5.6), and no penalty or round's end follows.
        """
        if not (self._public.farms and self._public.families):
            return []
        return self._certain() or [*self._dying(), *self._peril()]

    def _peril(self) -> Iterator[str]:
        """The samurai whose newest raider would lose the match; the question of a penalty says so itself."""
        public, texts = self._public, self._texts
        if isinstance(public.asking, AskPenalty):
            return
        for place in range(len(public.boards)):
            newest = self.acting(place)
            if newest and self.loses(place, newest):
                raider, soon = texts.raider(newest), place == self._following(public.turn.place)
                heals = yes(self._dies(place, newest) and self._may_be_healed(place))
                yield texts("peril", player=texts.who(place), raider=raider, heals=heals, soon=yes(soon))

    def acting(self, place: Place) -> str:
        """The newest raider of a samurai in the round, if it will act (SS2.1, SS2.5); else nothing."""
        public = self._public
        is_out = public.phase is not Phase.ROUND or public.boards[place].passed
        return "" if is_out else self._next_to_act(place)

    def ending_loses(self, place: Place) -> bool:
        """Whether it would lose the match."""
        raider = self._next_to_act(place)
        return bool(raider) and self.loses(place, raider)

    def _next_to_act(self, place: Place) -> str:
        """The newest raider of a line that has one, if it acts and cannot be ignored (SS2.1, SS2.6)."""
        line = self._public.boards[place].line
        acts = self._goes_on and line and not self._may_ignore(place, line[-1])
        return line[-1] if acts else ""

    def threatening(self, place: Place, raider: str) -> str:
        """What a raider will do to this samurai's later turns, who may be able to ignore it (SS4.4).

        Nothing once the stack is empty: with it the round ends (SS2.6).
        """
        if not self._goes_on:
            return ""
        penalties = self.suffering(place, raider)
        ignorable = penalties and self._may_ignore(place, raider)
        return self._texts("ignorable", penalties=penalties) if ignorable else penalties

    @property
    def _goes_on(self) -> bool:
        """Whether the round goes on: with raiders in the stack, or turned up to go back on it (SS2.6)."""
        return bool(self._public.stack or self._public.turned_up)

    def _may_ignore(self, place: Place, raider: str) -> bool:
        """Whether it is ignored by the own talent, which no penalty to come takes away."""
        return self._public.boards[place].printed.talent is content().raiders[raider].ignored_by

    def suffering(self, place: Place, raider: str, *, now: bool = False) -> str:
        """What each penalty of a raider would really do to this samurai (SS2.1), `now` to an open stack.

        A later fire still may burn a barricade or a farm, as long as there are barricades (SS7.1).
        """
        counts = Counter(content().raiders[raider].penalties)
        return self._texts.listed(self._suffering(place, one, times, now) for one, times in counts.items())

    def loses(self, place: Place, raider: str) -> bool:
        """Whether what a raider does would lose the match: a fourth wound (SS3.1), the last farm (SS5.6).

        Also a farm without which those that the others have given up are all that is left (SS5.2).
        """
        fires = content().raiders[raider].penalties.count(Penalty.FIRE)
        return self._dies(place, raider) or self._burns(fires) in RUIN

    def surely_loses(self, place: Place, raider: str) -> bool:
        """The same, unless a kiai may heal the samurai before."""
        return self.loses(place, raider) and not self._may_be_healed(place)

    def _dies(self, place: Place, raider: str) -> bool:
        """Whether its wounds would be too many."""
        penalties = content().raiders[raider].penalties
        wounds = self._public.boards[place].wounds + sum(self._wounds(place, one) for one in penalties)
        return wounds > MOST_WOUNDS

    def _may_be_healed(self, place: Place) -> bool:
        """Whether a kiai whose effect is still to come may heal this samurai (SS4.2)."""
        public, asking = self._public, self._public.asking
        kiai = [task.place for task in public.agenda if isinstance(task, KiaiDue)]
        kiai += [asking.place] if isinstance(asking, AskKiai) else []
        return public.boards[place].wounded and any(public.boards[one].side.heals for one in kiai)

    def _applies(self, place: Place, penalty: Penalty) -> bool:
        """Whether a penalty can be applied when the kiai that go on are over."""
        return applies(settled(self._public), place, penalty)

    def _open_on_top(self, count: int) -> list[str]:
        """The raiders that lie open among the top ones of the stack."""
        return [raider for raider in self._public.stack[:count] if raider]

    def _suffering(self, place: Place, penalty: Penalty, times: int, now: bool) -> str:
        texts = self._texts
        if penalty is Penalty.WOUND:
            return self._wound("next-wound", place)
        if not self._applies(place, penalty):
            return texts.instead(place, penalty, self._wound("next-wound", place))
        if penalty is Penalty.FIRE and (burns := self._burns(times)) in RUIN:
            return texts.variant("next-ruin", burns, players=self._given_up)
        known = now or not self._public.barricades
        if known and penalty is Penalty.FIRE and (burns := self._burns(times)) != "both":
            return texts("button-fire", burns=burns, times=times)
        if now and penalty is Penalty.INFILTRATE and (seen := self._slips(times)):
            unseen_too = [texts.penalty(penalty)] * self._public.stack[:times].count(None)
            return texts.listed([*seen, *unseen_too])
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
        told = self._texts(key, wound=board.wounds + 1, kiai=board.printed.beast.kiai)
        heals = board.wounds == MOST_WOUNDS and self._may_be_healed(place)
        return self._texts("unless-healed", wound=told) if heals else told

    def _wounds(self, place: Place, penalty: Penalty) -> bool:
        """Whether a penalty is a wound, or becomes one (SS2.1)."""
        return penalty is Penalty.WOUND or not self._applies(place, penalty)

    def newest(self, place: Place) -> str:
        """The newest raider of a line that has one."""
        return self._public.boards[place].line[-1]

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
