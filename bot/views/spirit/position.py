"""The position in words: for those who ask, and for those who cannot see the picture."""

from collections import Counter
from collections.abc import Iterable, Iterator, Set
from itertools import takewhile

from bot.views.references import without_markup
from bot.views.spirit.outlook import Outlook
from bot.views.spirit.texts import SpiritTexts
from rules.spirit.content import content
from rules.spirit.piles import unseen
from rules.spirit.prompts import Place
from rules.spirit.state import Board, Observation


class Position:
    """The village, the piles and the samurai, as everybody sees them (SS1.3)."""

    def __init__(self, observation: Observation, texts: SpiritTexts, outlook: Outlook) -> None:
        self._observation = observation
        self._public = observation.public
        self._texts = texts
        self._outlook = outlook

    def standings(self) -> list[str]:
        """The village, the piles, and how every samurai stands."""
        village = *self._outlook.warnings(), *self._village(), *filter(None, [self._outlook.fire()])
        piles = *self.piles(), *self._tokens(), *self._faced()
        return [*village, *piles, *map(self.standing, self._public.boards)]

    def _faced(self) -> Iterator[str]:
        """The raider that somebody has to face now."""
        if opponent := self._public.opponent:
            yield self._texts("alt-opponent", raider=self._texts.raider(opponent.raider))

    def piles(self) -> Iterator[str]:
        """The open discard pile, and by value those that lie face down, by what this game has shown."""
        public, texts = self._public, self._texts
        if public.discard:
            yield texts("status-discard", raiders=texts.counted(public.discard))
        hidden = unseen(self._observation)
        if hidden.sure:
            yield texts("status-sure", **self._counted(hidden.sure))
        if hidden.perhaps:
            yield texts("status-perhaps", dealt=hidden.dealt, **self._counted(hidden.perhaps))

    def _counted(self, names: Iterable[str]) -> dict[str, object]:
        """Raiders by value, and how many have flames, as arguments of a text."""
        raiders = [content().raiders[name] for name in names]
        values = sorted(Counter(raider.value for raider in raiders).items())
        return {
            "values": self._texts.listed(f"{value} ×{count}" for value, count in values),
            "flames": sum(raider.flames for raider in raiders),
        }

    def alt(self, heading: str, fallen: Set[Place]) -> str:
        """The picture in words; the fourth wound of the `fallen` counts (SS3)."""
        public, texts = self._public, self._texts
        parts = [f"{heading}.", *self._village(), *self._faced()]
        for place, board in enumerate(public.boards):
            figures = {**self._figures(board), "wounds": board.wounds + (place in fallen)}
            samurai = texts("alt-samurai", player=texts.who(place), **figures)
            parts += [without_markup(samurai), *self._more(board)]
        return " ".join(parts)

    def _village(self) -> tuple[str, str]:
        """The village, and the piles of raiders."""
        public, texts = self._public, self._texts
        village = {"farms": public.farms, "barricades": public.barricades, "limit": public.barricade_limit}
        piles = {"stack": public.stack, "intruders": public.intruders, "discard": public.discard}
        sizes = {name: len(pile) for name, pile in piles.items()}
        return texts("village", families=len(public.families), **village), texts("piles", **sizes)

    def _tokens(self) -> Iterator[str]:
        """What was seen of the stacks, on top and under (SS4.4), and support tokens of absent samurai."""
        public, texts = self._public, self._texts
        top = list(takewhile(bool, public.stack))
        under = [raider for raider in public.stack[len(top) :] if raider]
        if top:
            yield texts("status-seen", raiders=texts.raiders(filter(None, top)))
        if under:
            yield texts("status-under", raiders=texts.raiders(under))
        if slipped := list(filter(None, public.intruders)):
            yield texts("status-slipped", raiders=texts.counted(slipped))
        if public.reserve:
            yield texts("status-reserve", tokens=texts.tokens(public.reserve))

    def standing(self, board: Board) -> str:
        """One samurai: total, wounds, line, left side, tokens."""
        texts = self._texts
        line = texts("standing-of", player=texts.player(board.seat), **self._figures(board))
        return " ".join((line, *self._more(board)))

    def _more(self, board: Board) -> Iterator[str]:
        """The tokens lent to a samurai, and whether they have passed."""
        if board.lent:
            yield self._texts("status-lent", tokens=self._texts.tokens(board.lent))
        if board.passed:
            yield self._texts("status-passed")

    def _figures(self, board: Board) -> dict[str, object]:
        texts, place = self._texts, self._public.boards.index(board)
        acting = self._outlook.acting(place)
        penalties = self._outlook.suffering(place, acting) if acting else ""
        newest = texts("newest", penalties=penalties) if penalties else ""
        return {
            "samurai": texts.term(board.name),
            "side": texts("side-beast" if board.beast else "side-human"),
            "total": board.total,
            "kiai": board.side.kiai,
            "wounds": board.wounds,
            "line": (texts.listed(str(one.value) for one in board.raiders) or texts("line-empty")) + newest,
            "held": texts.listed(map(texts.term, board.symbols)) or texts("holds-nobody"),
        }
