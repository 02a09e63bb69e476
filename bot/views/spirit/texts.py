"""Samurai Spirit in words: its vocabulary, and the events that need more than their fields."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

import msgspec

from bot.views.texts import Texts
from bot.views.title_texts import Phrase, TitleTexts
from rules.core.model import Seat
from rules.spirit import events as facts
from rules.spirit.content import Name, Side, Symbol, content
from rules.spirit.prompts import Place
from rules.spirit.state import Board

SIGNS: Mapping[Symbol, str] = {Symbol.HAT: "👒", Symbol.FARM: "🏠", Symbol.DOLL: "🎎"}
FLAMES = "🔥"


class SpiritTexts(TitleTexts):
    """Says things about Samurai Spirit; `boards` name the samurai of one who leads several (SS1.1)."""

    title = "spirit"

    def __init__(self, texts: Texts, names: Sequence[str] = (), boards: Sequence[Board] = ()) -> None:
        super().__init__(texts, names)
        self._boards = boards

    def who(self, place: Place) -> str:
        """Who defends the village from a place: the player, or the samurai of one who leads several."""
        if len(self.names) > 1:
            return self.player(Seat(place))
        if place < len(self._boards):
            return self.term(self._boards[place].name)
        return f"{self.player(Seat(0))} {place + 1}"

    def raider(self, raider: str) -> str:
        """A raider's value, and the signs of its symbol and flames: "4 🏠🔥"."""
        card = content().raiders[raider]
        signs = (SIGNS[card.symbol] if card.symbol else "") + (FLAMES if card.flames else "")
        return f"{card.value} {signs}".rstrip()

    def raiders(self, raiders: Iterable[str]) -> str:
        return self.listed(map(self.raider, raiders)) or self("nothing")

    def penalties(self, raider: str) -> str:
        """What a raider will do at the start of its samurai's turns, while it is the newest."""
        return self.listed(self.term(penalty) for penalty in content().raiders[raider].penalties)

    def kiai(self, side: Side) -> str:
        """What a kiai does."""
        effect = self.variant("effect", side.effect, cards=side.cards, times=side.times)
        extras = [self("effect-heals")] if side.heals else []
        extras += [self("effect-barricade")] if side.barricade else []
        return self.listed([effect, *extras])

    def talent(self, name: Name) -> str:
        return self.term(content().samurai[name].talent)

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
                return self.tell(event, tokens=self.tokens(tokens))
            case facts.Supported(token=token):
                return self.tell(event, talent=self.talent(token))
            case facts.RaiderConfronted(total=total, kiai=kiai):
                return self.tell(event, result="over" if total > kiai else "below")
            case facts.RaiderInfiltrated(raider=raider):
                return self.tell(event, "raider-infiltrated-seen" if raider else None)
            case facts.FarmBurned(penalty=penalty) if penalty is not None:
                return f"{self.tell(event)} {self.term(penalty)}"
            case facts.MatchEnded(outcome=outcome) if not outcome.winners:
                return self("match-lost", reason=self.variant("outcome", outcome.reason))
            case facts.MatchEnded(outcome=outcome):
                score = f"{outcome.scores[0]}{'+' * event.pluses}"
                return self.tell(event, "match-won", unharmed=int(event.unharmed), score=score)
        return self.tell(event)

    fields: ClassVar[Mapping[str, Phrase]] = {
        **dict.fromkeys(("place", "target", "source", "giver", "receiver", "first"), who),
        "raider": raider,
        "raiders": raiders,
    }
    arguments: ClassVar[Mapping[str, str]] = dict.fromkeys(("place", "giver", "first"), "player")
