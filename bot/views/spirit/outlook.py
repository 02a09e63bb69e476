"""What each option would do, from what everybody sees: the bot thinks aloud, for all play together."""

from bot.views.message import Style
from bot.views.spirit.texts import SpiritTexts
from bot.views.title_texts import yes
from rules.spirit.content import content
from rules.spirit.kiai import comes as kiai_comes
from rules.spirit.prompts import Place
from rules.spirit.state import Board, Public


def value_of(raider: str) -> int:
    return content().raiders[raider].value


def confronting(public: Public, place: Place, raider: str, texts: SpiritTexts) -> str:
    """Where a raider would bring a samurai: "total 9 of 12", a kiai, or over it and what burns then."""
    board = public.boards[place]
    total, kiai = board.total + value_of(raider), board.side.kiai
    if total > kiai:
        return texts("total-over", total=total, kiai=kiai, burns=_burns(public))
    return _standing(public, place, total, texts)


def promise(public: Public, place: Place, raider: str) -> Style:
    """The colour of a button by which a raider is confronted: red for too much, green for a kiai."""
    board = public.boards[place]
    total = board.total + value_of(raider)
    if total > board.side.kiai:
        return "danger"
    return "success" if _brings_kiai(public, place, total) else "primary"


def fighting(public: Public, place: Place, texts: SpiritTexts) -> str:
    """The stack, and which values bring a kiai or too much."""
    board, top, stack = public.boards[place], public.stack[0], len(public.stack)
    if top:
        outcome = confronting(public, place, top, texts)
        return texts("would-draw-seen", raider=texts.raider(top), outcome=outcome)
    room = board.side.kiai - board.total
    strongest = content().strongest(public.round)
    if room > strongest:
        return texts("would-draw-far", stack=stack)
    over = room + 1 if room < strongest else 0
    return texts("would-draw", stack=stack, room=room, over=over, burns=_burns(public))


def passing(public: Public, place: Place, texts: SpiritTexts) -> str:
    """What this samurai leaves undefended at the end of the round (SS5), and whether the round ends."""
    told = texts.listed(texts(f"missing-{symbol.value}") for symbol in public.boards[place].undefended)
    last = all(board.passed for other, board in enumerate(public.boards) if other != place)
    return texts("would-pass", missing=told or texts("nothing"), last=yes(last), stack=len(public.stack))


def newest(board: Board) -> str:
    """The newest raider of a line that has one."""
    return board.line[-1]


def without_newest(public: Public, place: Place, texts: SpiritTexts) -> str:
    """The total when the newest raider has left: that may be a kiai, too."""
    board = public.boards[place]
    return _standing(public, place, board.total - value_of(newest(board)), texts)


def _standing(public: Public, place: Place, total: int, texts: SpiritTexts) -> str:
    key = "total-kiai" if _brings_kiai(public, place, total) else "total-below"
    return texts(key, total=total, kiai=public.boards[place].side.kiai)


def _brings_kiai(public: Public, place: Place, total: int) -> bool:
    return kiai_comes(public.boards[place], place, total, public.agenda)


def _burns(public: Public) -> str:
    """What an attack that comes through destroys."""
    return "barricade" if public.barricades else "farm"
