"""Samurai Spirit in words: its vocabulary, and the events that need more than their fields."""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from itertools import groupby, takewhile
from typing import ClassVar

import msgspec

from bot.views.texts import Texts
from bot.views.title_texts import Phrase, Reason, TitleTexts, text_key, yes
from rules.core.model import Event, Seat
from rules.spirit import events as facts
from rules.spirit.content import Family, Name, Penalty, Side, Symbol, Talent, content
from rules.spirit.kiai import settled
from rules.spirit.penalties import applies
from rules.spirit.prompts import Place
from rules.spirit.state import Board, Public

SIGNS: Mapping[Symbol, str] = {Symbol.HAT: "👒", Symbol.FARM: "🏠", Symbol.DOLL: "🎎"}
FLAMES = "🔥"


class SpiritTexts(TitleTexts):
    """Says things about Samurai Spirit, in a position if there is one: who is who, and what is possible."""

    title = "spirit"

    def __init__(self, texts: Texts, names: Sequence[str] = (), public: Public | None = None) -> None:
        super().__init__(texts, names)
        self._public = public
        self._boards = public.boards if public else ()
        self.beasts: set[Place] = set()
        """Whose beast is known to be awake before the events that are told next: the boards may be later."""
        self.at_once = False
        """Whether the boards are those to which the events that are told next led, and no later ones."""

    def who(self, place: Place) -> str:
        """Who defends the village from a place: the player, or the samurai of one who leads several."""
        if len(self.names) > 1:
            return self.player(Seat(place))
        if place < len(self._boards):
            return self.term(self._boards[place].name)
        return f"{self.player(Seat(0))} {place + 1}"

    def raider(self, raider: str) -> str:
        """A raider's value, and the words for its symbol and flames: "4 (farm, flames)"."""
        card = content().raiders[raider]
        words = [
            *([self.term(card.symbol)] if card.symbol else []),
            *([self("flames")] if card.flames else []),
        ]
        return f"{card.value} ({self.listed(words)})" if words else str(card.value)

    def sign(self, raider: str) -> str:
        """The same by signs, for a button: "4 🏠🔥"."""
        card = content().raiders[raider]
        signs = (SIGNS[card.symbol] if card.symbol else "") + (FLAMES if card.flames else "")
        return f"{card.value} {signs}".rstrip()

    def raiders(self, raiders: Iterable[str]) -> str:
        return self.listed(map(self.raider, raiders)) or self("nothing")

    def counted(self, raiders: Iterable[str]) -> str:
        """Raiders by value and words, several alike as "2 × 1 (farm)"."""
        said = sorted(map(self.raider, raiders))
        return self.listed(one if count == 1 else f"{count} × {one}" for one, count in Counter(said).items())

    def penalties(self, raider: str, place: Place | None = None) -> str:
        """What a raider will do at the start of its samurai's turns, while it is the newest.

        At a place, what would come of it there as the table stands, if it is told at once.
        """
        counts = Counter(content().raiders[raider].penalties)
        return self.listed(self._coming(penalty, times, place) for penalty, times in counts.items())

    def _coming(self, penalty: Penalty, times: int, place: Place | None) -> str:
        if (
            place is None
            or self._public is None
            or not self.at_once
            or applies(settled(self._public), place, penalty)
        ):
            return self.penalty(penalty, times, place)
        return self.instead(place, penalty, self.term(Penalty.WOUND))

    def penalty(self, penalty: Penalty, times: int = 1, place: Place | None = None) -> str:
        """A penalty, of a boss perhaps twice; at a place, with the name of the neighbour whom it strikes."""
        neighbour = self.neighbour(place, penalty) if place is not None else ""
        told = self("penalty-neighbour", neighbour=neighbour) if neighbour else self.term(penalty)
        return self("penalty-twice", penalty=told) if times > 1 else told

    def _left_open(self, place: Place) -> str:
        """What a samurai who is out of the round has left undefended, and what it will cost (SS5).

        Told at once alone: later boards may be those of another round.
        """
        board = self._boards[place] if self.at_once else None
        if not board or not board.passed or not board.undefended:
            return ""
        costs = self.listed(self._price(board, symbol) for symbol in board.undefended)
        return self("left-open", symbols=self.listed(map(self.term, board.undefended)), costs=costs)

    def _price(self, board: Board, symbol: Symbol) -> str:
        """What one place left undefended costs as the round ends (SS5)."""
        if symbol is Symbol.HAT:
            return self._next_wound(board.wounds + 1, board.printed.beast.kiai)
        return self.variant("missing", symbol, left=2)

    def _next_wound(self, number: int, kiai: int = 0) -> str:
        """The wound with this number, and what comes of it: the second wakes a beast with this kiai (SS3)."""
        return self("next-wound", wound=number, kiai=kiai)

    def _wound_taken(self, event: facts.WoundTaken) -> str:
        """The first wound or, of a beast that awoke before it, the third (SS3)."""
        return self._next_wound(3 if event.place in self.beasts else 1)

    def _overrun(self, place: Place) -> bool:
        """Whether a samurai who has passed is over the kiai number, so had to pass (SS2.2)."""
        return self.at_once and self._boards[place].passed and self._boards[place].overrun

    def neighbour(self, place: Place, penalty: Penalty) -> str:
        """Who has to draw by a penalty, clockwise the left one; nobody by others (SS7)."""
        struck = self._public.struck(place, penalty) if self._public else None
        return "" if struck is None else self.who(struck)

    def kiai(self, side: Side) -> str:
        """What a kiai does."""
        effect = self.variant("effect", side.effect, cards=side.cards, times=side.times)
        extras = [self("effect-heals")] if side.heals else []
        extras += [self("effect-barricade")] if side.barricade else []
        return self.listed([effect, *extras])

    def talent(self, name: Name) -> str:
        return self.term(content().samurai[name].talent)

    def by(self, place: Place, talent: Talent) -> str:
        """By whose talent: the own one, or that of a token, lent or of an absent samurai (SS1.4, SS2.4)."""
        lender = self.lender(place, talent) if self._boards else ""
        if not lender:
            return self("by-own")
        absent = all(board.printed.talent is not talent for board in self._boards)
        return self("by-token", samurai=lender) if absent else self("by-lent", player=lender)

    def lender(self, place: Place, talent: Talent) -> str:
        """Whose token lends a talent to the samurai at a place: or none if own."""
        [owner] = [name for name, samurai in content().samurai.items() if samurai.talent is talent]
        places = [other for other, board in enumerate(self._boards) if board.name is owner]
        return "" if place in places else self.who(places[0]) if places else self.term(owner)

    def tokens(self, names: Iterable[Name]) -> str:
        """Support tokens, each with its talent."""
        return self.listed(f"{self.term(name)} ({self.talent(name)})" for name in names)

    def samurai(self, name: Name) -> str:
        """A samurai board in a line: talent, and the kiai of either side."""
        printed = content().samurai[name]
        return self(
            "samurai-card",
            samurai=self.term(name),
            talent=self.talent(name),
            human=printed.human.kiai,
            effect=self.kiai(printed.human),
            beast=printed.beast.kiai,
            stronger=self.kiai(printed.beast),
        )

    def meaning(self, key: str) -> str:
        kind, _, name = key.partition("-")
        board = self.samurai(Name(name)) if kind == "name" else ""
        return board.partition(" · ")[2] or super().meaning(key)

    def told(self, event: msgspec.Struct) -> str:
        """One event; the text named after it, where its fields are enough."""
        match event:
            case facts.SamuraiTaken(place=place, samurai=samurai):
                leader = self.player(Seat(place % len(self.names)))
                return self.tell(event, player=leader, samurai=self.samurai(samurai))
            case facts.RoundBegan(joined=joined, raiders=raiders):
                return self.tell(event, raiders=raiders, joined=joined if joined < raiders else 0)
            case facts.TokensUsed(tokens=tokens):
                return self.tell(event, tokens=self.tokens(tokens), count=len(tokens))
            case facts.Supported(token=token):
                return self.tell(event, talent=self.talent(token))
            case facts.TokensReturned(tokens=tokens):
                return "\n".join(self._returned(event, tokens))
            case facts.Passed(place=place, forced=True) if self._overrun(place):
                board = self._boards[place]
                why = self("passed-over", total=board.total, kiai=board.side.kiai)
                return f"{self.tell(event, why=why)}{self._left_open(place)}"
            case facts.Passed():
                return f"{self.tell(event, why='')}{self._left_open(event.place)}"
            case facts.RaiderDrawn(raider=raider):
                penalties = self.penalties(raider, event.place)
                sure = yes(event.forced)
                note = self("drawn-penalty", penalties=penalties, sure=sure) if penalties else ""
                return f"{self.tell(event)}{note}"
            case facts.PenaltyIgnored(place=place, raider=raider):
                by = self.by(place, content().raiders[raider].ignored_by)
                return self.tell(event, by=by, penalties=self.penalties(raider, place))
            case facts.SecondFight(place=place):
                return self.tell(event, by=self.by(place, Talent.FIGHT_TWICE))
            case facts.RaiderSent(place=place, raider=raider):
                return self.tell(event, by=self.by(place, content().raiders[raider].sent_by))
            case facts.RaiderDiscarded(place=place):
                return self.tell(event, by=self.by(place, Talent.DISCARD_SAME_VALUE))
            case facts.RaiderBuried(place=place):
                return self.tell(event, by=self.by(place, Talent.BURY_AND_REDRAW))
            case facts.IntrudersDiscarded(raiders=raiders) | facts.StackDiscarded(raiders=raiders):
                return self.tell(event, count=len(raiders))
            case facts.IntrudersRevealed(raiders=()):
                return self("no-intruders")
            case facts.IntrudersRevealed(raiders=raiders):
                flames = sum(content().raiders[name].flames for name in raiders)
                return self.tell(event, raiders=self.counted(raiders), flames=flames)
            case facts.RaiderConfronted(total=total, kiai=kiai):
                return self.tell(event, result="over" if total > kiai else "below")
            case facts.PenaltySuffered(place=place, penalty=penalty, possible=possible):
                instead = "" if possible else self.instead(place, penalty, self.term(Penalty.WOUND))
                return self.tell(event, penalty=self.penalty(penalty, place=place), instead=instead)
            case facts.RaiderInfiltrated(raider=raider):
                return self.tell(event, "raider-infiltrated-seen" if raider else None)
            case facts.FamilyLost():
                return self._family_lost(event)
            case facts.BeastAwoke(place=place):
                self.beasts.add(place)
            case facts.WoundTaken():
                return self.tell(event, wound=self._wound_taken(event))
            case facts.FarmBurned(penalty=penalty) if penalty is not None:
                return f"{self.tell(event)} {self.term(penalty)}"
            case facts.MatchEnded(outcome=outcome) if not outcome.winners:
                return self("match-lost", reason=self.variant("outcome", outcome.reason))
            case facts.MatchEnded(outcome=outcome):
                score = f"{outcome.scores[0]}{'+' * event.pluses}"
                return self.tell(event, "match-won", unharmed=int(event.unharmed), score=score)
        return self.tell(event)

    def _returned(self, event: Event, tokens: Sequence[Name]) -> Iterator[str]:
        """Tokens that go back to their owners, and those of absent samurai, which leave the game (SS1.4)."""
        places = {board.name: place for place, board in enumerate(self._boards)}
        owners = [self.who(places[name]) for name in tokens if name in places]
        if owners:
            yield self.tell(event, owners=self.listed(owners), count=len(owners))
        absent = [self.term(name) for name in tokens if name not in places]
        if absent:
            yield self.tell(event, "tokens-used-up", samurai=self.listed(absent), count=len(absent))

    def continued(self, event: Event) -> str | None:
        """What an undefended place costs, on the line of the place (SS5)."""
        if getattr(event, "cause", None) is not facts.Cause.UNDEFENDED:
            return None
        if isinstance(event, facts.FamilyLost):
            return self._family_lost(event, "undefended-family-lost")
        if isinstance(event, facts.WoundTaken):
            return self.tell(event, "undefended-wound-taken", wound=self._wound_taken(event))
        if isinstance(event, facts.BeastAwoke):
            self.beasts.add(event.place)
        penalty = event.penalty if isinstance(event, facts.FarmBurned) else None
        told = self.tell(event, f"undefended-{text_key(type(event))}")
        return f"{told} {self.term(penalty)}" if penalty else told

    def story(self, events: Iterable[Event]) -> list[str]:
        """The events in words; the families' help by what came of it, before the intruders (SS5.3).

        Farms that burn one after the other are told together.
        """
        told = list(events)
        for index, event in enumerate(told):
            if isinstance(event, facts.FamiliesShown):
                after = told[index + 1 :]
                effects = takewhile(lambda one: not isinstance(one, facts.IntrudersRevealed), after)
                helped = {family for family in map(_helping, effects) if family}
                return [*super().story(told[:index]), *self._helped(event, helped), *self.story(after)]
            if count := _burned_at_once(told[index:]):
                lost = self.tell(told[index + count - 1], "farms-lost", count=count)
                return [*super().story(told[:index]), lost, *self.story(told[index + count :])]
        return super().story(told)

    def _helped(self, event: facts.FamiliesShown, helped: Container[Family]) -> Iterator[str]:
        """The families that helped, and why others could not."""
        families = self.listed(self.term(family) for family in event.families if family in helped)
        if families:
            yield self.tell(event, families=families)
        yield from (self.variant("idle", family) for family in event.families if family not in helped)

    def instead(self, place: Place, penalty: Penalty, wound: str) -> str:
        """Why a penalty cannot be applied, and the wound that comes instead (SS2.1)."""
        return self.variant("instead", penalty, neighbour=self.neighbour(place, penalty), wound=wound)

    def _family_lost(self, event: facts.FamilyLost, key: str | None = None) -> str:
        """A family that leaves, and how it would have helped (SS5.3)."""
        told, public = self.tell(event, key), self._public
        if public and not content().levels[public.options.difficulty].family_bonuses:
            return told
        return f"{told}{self('bonus-lost', bonus=self.term(event.family))}"

    def _barricades_lost(self, events: Sequence[facts.BarricadeLost]) -> str:
        """Barricades that are lost one after the other, a line for each cause."""
        lines = []
        for _, run in groupby(events, lambda event: event.cause):
            lost = list(run)
            key = "barricades-lost" if len(lost) > 1 else None
            lines.append(self.tell(lost[-1], key, count=len(lost)))
        return "\n".join(lines)

    because: ClassVar[Mapping[type[Event], str]] = {
        facts.RaiderConfronted: "SS2.3",
        facts.PenaltySuffered: "SS2.1",
        facts.Passed: "SS2.5",
        facts.BarricadeLost: "SS2.3",
        facts.FarmBurned: "SS5.6",
        facts.FamilyLost: "SS5.6",
        facts.WoundTaken: "SS3.1",
        facts.BeastAwoke: "SS3.1",
        facts.Undefended: "SS5.1",
        facts.FamiliesShown: "SS5.3",
        facts.IntrudersRevealed: "SS5.4",
        facts.MatchEnded: "SS6.1",
    }
    caused: ClassVar[Mapping[facts.Cause, str]] = {
        facts.Cause.PENALTY: "SS7.1",
        facts.Cause.IMPOSSIBLE: "SS2.1",
        facts.Cause.OVERRUN: "SS2.3",
        facts.Cause.FARM: "SS5.5",
        facts.Cause.INTRUDER: "SS5.4",
    }
    """The rules of losses by their causes, where those are more exact than the event."""
    undefended: ClassVar[Mapping[Symbol, str]] = {
        Symbol.HAT: "SS5.1",
        Symbol.FARM: "SS5.2",
        Symbol.DOLL: "SS5.3",
    }

    def reasons(self, event: Event, earlier: Sequence[Event]) -> Iterable[Reason]:
        match event:
            case facts.RaiderConfronted(total=total, kiai=kiai):
                result = "over" if total > kiai else "kiai" if total == kiai else "below"
                return [("SS2.3", self.tell(event, "why-raider-confronted", result=result))]
            case facts.Passed(forced=True):
                return [("SS2.2", self.tell(event, "why-passed"))]
            case facts.IntrudersRevealed(raiders=()):
                return [("SS5.4", self("why-no-intruders"))]
            case facts.MatchEnded(outcome=outcome) if not outcome.winners:
                return [("SS5.6", self.tell(event, "why-match-ended"))]
            case facts.Undefended(symbol=symbol):
                found = super().reasons(event, earlier)
                return [(self.undefended[symbol], told) for _, told in found]
            case (
                facts.BarricadeLost()
                | facts.FarmBurned()
                | facts.FamilyLost()
                | facts.WoundTaken()
                | facts.BeastAwoke()
            ):
                found = super().reasons(event, earlier)
                return [(self.caused.get(event.cause, rule), told) for rule, told in found]
        return super().reasons(event, earlier)

    fields: ClassVar[Mapping[str, Phrase]] = {
        **dict.fromkeys(("place", "target", "source", "giver", "receiver", "first"), who),
        "raider": raider,
        "raiders": raiders,
    }
    together: ClassVar[Mapping[type[Event], Phrase]] = {facts.BarricadeLost: _barricades_lost}
    arguments: ClassVar[Mapping[str, str]] = dict.fromkeys(("place", "giver", "first"), "player")


def _burned_at_once(events: Sequence[Event]) -> int:
    """How many farms the intruders burn first of all, with nothing under them (SS5.4); one is none."""
    burned = takewhile(
        lambda one: (
            isinstance(one, facts.FarmBurned) and one.cause is facts.Cause.INTRUDER and one.penalty is None
        ),
        events,
    )
    count = sum(1 for _ in burned)
    return count if count > 1 else 0


def _helping(event: Event) -> Family | None:
    """The kind of family whose help an event is, if it is one (SS5.3)."""
    match event:
        case facts.WoundHealed(cause=facts.Cause.FAMILY):
            return Family.HEAL
        case facts.BarricadeBuilt(cause=facts.Cause.FAMILY):
            return Family.BARRICADE
        case facts.IntrudersDiscarded(place=None):
            return Family.INTRUDER
    return None
