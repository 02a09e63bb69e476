"""What a turn's panel says about the declaration after what is prepared (HO2.3)."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.views.honor.queue import Ahead
from bot.views.honor.texts import HonorTexts
from bot.views.title_texts import yes
from rules.honor import reckoning
from rules.honor.advice.effects import after_dishonor, outcomes
from rules.honor.advice.outlook import Outlook
from rules.honor.commands import (
    Ally,
    AnyCommand,
    Assassinate,
    Attack,
    BecomeShogun,
    BreakAlliance,
    Dishonor,
    Seppuku,
)
from rules.honor.moves import Moves
from rules.honor.prompts import AskTurn, HouseName
from rules.honor.state import Observation, Player, State
from rules.honor.turn_action import Hand

DECLARED = (BecomeShogun, Attack, Ally, BreakAlliance)
"""The declarations (HO2.3)."""


def declaring(prepared: Sequence[AnyCommand], after: Ahead, texts: HonorTexts) -> str:
    """Made, prepared, owed (HO3.1), possible, or why not; and what an assassin or Dishonor may change."""
    prompt = after.observation.prompt
    assert isinstance(prompt, AskTurn), "all that is prepared is part of the turn"
    if any(isinstance(command, DECLARED) for command in prepared):
        return texts("panel-declaring")
    if not prompt.may_declare:
        return texts("panel-declared")
    moves = Moves(after.observation, prompt)
    if reckoning.must_claim(texts.content, moves.hand.player, moves.hand.public.shogun):
        return texts("panel-must-claim")
    is_possible = bool(moves.declarations())
    reason = "" if is_possible else _none_to_declare(moves, texts)
    last = prepared[-1] if prepared else None
    if claimant := _claimant(last, moves.hand):
        must = reckoning.must_claim(texts.content, claimant, None)
        given = {"must": yes(must), "possible": yes(is_possible), "reason": reason}
        return texts("panel-claim-then", seppuku=yes(isinstance(last, Dishonor)), **given)
    if is_possible:
        return " ".join(_none_then(last, after.observation, texts)) or texts("panel-may-declare")
    is_open = isinstance(last, Assassinate | Dishonor)
    return texts("panel-none-to-declare", prepared="open" if is_open else yes(bool(prepared)), reason=reason)


def _claimant(command: AnyCommand | None, hand: Hand) -> Player | None:
    """The player as they could become Shogun then; None if the command gives nobody that claim.

    It does if the Shogun's daimyo falls (HO3.3, HO6.3), or changes hands with the card free (HO5.7).
    """
    player, shogun = hand.player, hand.public.shogun
    match command:
        case Assassinate(target=target) if reckoning.betrays(hand.players, hand.seat, target):
            return replace(player, daimyo=hand.players[target.seat].daimyo) if shogun is None else None
        case Assassinate(target=target) if target.house is HouseName.DAIMYO:
            frees = target.seat == shogun != hand.seat
        case Dishonor(victim=victim):
            frees = victim == shogun
        case _:
            frees = False
    return player if frees and player.daimyo else None


def _none_then(command: AnyCommand | None, seen: Observation, texts: HonorTexts) -> Iterator[str]:
    """Where no declaration is possible once an assassin succeeds or a house falls by seppuku, and why."""
    match command:
        case Assassinate():
            (state,) = outcomes(Outlook(seen), command)
            fallen = {"no": state}
        case Dishonor():
            answers = after_dishonor(Outlook(seen), command)
            fallen = {
                answer.house.value: state for answer, state in answers.items() if isinstance(answer, Seppuku)
            }
        case _:
            fallen = {}
    reasons = {house: _none_after(state, seen, texts) for house, state in fallen.items()}
    if len(reasons) > 1 and len(set(reasons.values())) == 1:
        reasons = {"any": next(iter(reasons.values()))}
    yield from (texts("panel-none-then", falls=falls, reason=why) for falls, why in reasons.items() if why)


def _none_after(state: State, seen: Observation, texts: HonorTexts) -> str:
    """Why no declaration is possible in a state to which the viewer's turn may lead; nothing if one is."""
    assert isinstance(seen.prompt, AskTurn), "all that is prepared is part of the turn"
    moves = Moves(replace(seen, public=state.public), seen.prompt)
    return "" if moves.declarations() else _none_to_declare(moves, texts)


def _none_to_declare(moves: Moves, texts: HonorTexts) -> str:
    """Why no declaration is possible, by what a player in this position would declare (HO2.3)."""
    player, other = moves.hand.player, moves.hand.others[0]
    if player.daimyo:
        problem = moves.problem(Attack(other))
    else:
        problem = moves.problem(Ally(other) if player.ronin else BreakAlliance())
    assert problem is not None, "no declaration is possible"
    return texts.refusal(problem)
