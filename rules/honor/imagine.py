"""Determinization: a full state that one viewer cannot tell from the real one (HO1.3).

Hands, draw pile, answers and standing orders that the viewer does not know are drawn at random from what is
possible. An observation does not contain earlier positions: if an action of this turn can be taken back, the
imagined undo leads to the current position.
"""

from collections import Counter

from msgspec.structs import replace

from rules.core.chance import Chance
from rules.core.model import all_seats, by_seat
from rules.honor.content import content
from rules.honor.deck import CardKey
from rules.honor.prompts import AskTurn
from rules.honor.reckoning import open_cards, save_face_card
from rules.honor.state import Earlier, Hidden, Observation, Private, Public, Standing, State

ANSWERED, SAVES, REFUSES = (1, 2), (1, 2), (1, 4)
"""Probabilities that another seat has answered, saves with the card in hand, has a standing refusal."""
REFUSALS = (Standing.REFUSE_THIS_TURN, Standing.REFUSE)


def imagine(observation: Observation, chance: Chance) -> State:
    """A state whose observation for the viewer is this one."""
    public = observation.public
    private, pile = _dealt(observation, chance)
    if public.reaction and public.reaction.id:
        private = _answering(observation, private, chance)
    earlier = (Earlier(public, private[public.turn].hand, facts=0),) if _can_go_back(public) else ()
    return State(public, private, Hidden(pile, earlier))


def _dealt(observation: Observation, chance: Chance) -> tuple[tuple[Private, ...], tuple[CardKey, ...]]:
    """The private part of each seat, the viewer's own unchanged; and the draw pile."""
    cards = chance.shuffled(_unseen(observation))
    private: list[Private] = []
    for seat, player in by_seat(observation.public.players):
        if seat == observation.viewer and observation.private:
            private.append(observation.private)
        else:
            hand, cards = tuple(cards[: player.hand]), cards[player.hand :]
            private.append(Private(hand, _order(chance)))
    return tuple(private), tuple(cards)


def _unseen(observation: Observation) -> list[CardKey]:
    """The cards that are in others' hands or in the draw pile, in the order of their keys."""
    own = observation.private.hand if observation.private else ()
    unseen = Counter(content(observation.public.deck).whole_deck)
    unseen.subtract((*open_cards(observation.public), *own))
    return list(unseen.elements())


def _order(chance: Chance) -> Standing:
    return chance.pick(REFUSALS) if chance.happens(*REFUSES) else Standing.ASK


def _answering(observation: Observation, private: tuple[Private, ...], chance: Chance) -> tuple[Private, ...]:
    """The private parts with answers to the question of saving face, at least one missing (HO3.4)."""
    answered = [
        each if seat == observation.viewer else _answer(observation.public, each, chance)
        for seat, each in by_seat(private)
    ]
    if all(each.saves is not None for each in answered):
        last = chance.pick([seat for seat in all_seats(len(answered)) if seat != observation.viewer])
        answered[last] = _asked(answered[last])
    return tuple(answered)


def _answer(public: Public, private: Private, chance: Chance) -> Private:
    """A seat with a standing refusal has answered; others may have, and save only with the card."""
    if private.standing is not Standing.ASK:
        return replace(private, saves=False)
    if not chance.happens(*ANSWERED):
        return _asked(private)
    able = save_face_card(content(public.deck), private.hand) is not None
    return replace(private, saves=able and chance.happens(*SAVES))


def _asked(private: Private) -> Private:
    """Only a seat without a standing refusal is still asked."""
    return replace(private, standing=Standing.ASK, saves=None)


def _can_go_back(public: Public) -> bool:
    return isinstance(public.asking, AskTurn) and public.asking.may_take_back
