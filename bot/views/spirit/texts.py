"""The vocabulary of Samurai Spirit in one language, with the players' names."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from bot.views.texts import Texts
from bot.views.title_texts import Phrase, TitleTexts
from rules.core.model import Seat
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
        if len(self._names) > 1:
            return self.player(Seat(place))
        if place < len(self._boards):
            return self.term(self._boards[place].name)
        return f"{self.player(Seat(0))} {place + 1}"

    def leader(self, place: Place) -> str:
        """The player who leads the samurai at a place."""
        return self.player(Seat(place % len(self._names)))

    def plain(self, place: Place) -> str:
        """The same without a number, for labels and alt texts: they show names as they are."""
        if len(self._names) > 1:
            return self.player(Seat(place))
        return self.term(self._boards[place].name) if place < len(self._boards) else f"{place + 1}"

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

    fields: ClassVar[Mapping[str, Phrase]] = {
        **dict.fromkeys(("place", "target", "source", "giver", "receiver", "first"), who),
        "raider": raider,
        "raiders": raiders,
    }
    arguments: ClassVar[Mapping[str, str]] = dict.fromkeys(("place", "giver", "first"), "player")
