"""What the planning panel shows."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.views.limits import MESSAGE, fitting
from bot.views.message import Button, Buttons, Message, Picture, Text
from bot.views.shogun.pictures import planning_sheet
from bot.views.shogun.planning import controls
from bot.views.shogun.planning.sheet import read, space_of
from bot.views.shogun.texts import ShogunTexts
from rules.shogun.content import Action, content
from rules.shogun.planning import cost, laid_provinces, least_provinces, owned_provinces
from rules.shogun.prompts import AskPlan
from rules.shogun.state import Observation, Plan, Public


def panel(observation: Observation, prompt: AskPlan, draft: dict[str, Any], texts: ShogunTexts) -> Message:
    """The planning board in words, and the controls to fill it; a laid plan can only be taken back."""
    if prompt.confirmed and observation.private and observation.private.plan:
        shown = _shown(observation, observation.private.plan, texts, texts("panel-confirmed"))
        return Message((*shown, Buttons((Button(texts("button-change"), "change"),))))
    sheet = read(draft, observation)
    shown = _shown(observation, sheet.plan, texts)
    return Message((*shown, *controls.rows(observation, sheet, texts)))


def settled_panel(observation: Observation, texts: ShogunTexts) -> Message:
    """The plan that was laid, when it cannot be changed any more."""
    plan = observation.private.plan if observation.private else None
    return Message(tuple(_shown(observation, plan or Plan(), texts)))


def _shown(observation: Observation, plan: Plan, texts: ShogunTexts, *notes: str) -> Iterator[Text | Picture]:
    """All but the controls. Of very many provinces, the first are not told; the picture has them."""
    above = [_purse(observation, plan, texts), _board(observation, plan, texts), *notes]
    yield from map(Text, above)
    yield Text(fitting(_provinces(observation, plan, texts), MESSAGE - sum(map(len, above))))
    yield planning_sheet(observation, plan, texts)


def _purse(observation: Observation, plan: Plan, texts: ShogunTexts) -> str:
    """What the player has, and what the table will bring."""
    assert observation.viewer is not None, "only a seat has a planning board"
    public = observation.public
    player = public.players[observation.viewer]
    losses = [content().events[event].winter_rice_loss for event in public.events]
    lines = [
        texts("panel-heading", season=texts.term(public.season), year=public.year),
        texts("panel-chests", chests=player.chests, costs=cost(plan)),
        texts(
            "panel-rice",
            rice=player.rice,
            need=len(owned_provinces(observation)),
            loss=_span(losses),
        ),
        texts("panel-supply", armies=player.supply),
        texts("panel-specials", specials=_specials(public, texts)),
        texts("panel-events"),
        *(f"- {texts.event_card(event)}" for event in public.events),
    ]
    return "\n".join(lines)


def _span(numbers: Sequence[int]) -> str:
    """From the least to the most."""
    least, most = min(numbers), max(numbers)
    return f"{least}–{most}" if least < most else str(least)


def _specials(public: Public, texts: ShogunTexts) -> str:
    return " · ".join(f"{place}. {texts.term(special)}" for place, special in enumerate(public.specials, 1))


def _board(observation: Observation, plan: Plan, texts: ShogunTexts) -> str:
    """The ten actions in this round's order, the bid, and how many provinces are laid (SH4.2)."""
    row = list(controls.action_row(observation.public))
    known = [_space(slot, action, plan, texts) for slot, action in row if slot]
    hidden = [_space(slot, action, plan, texts) for slot, action in row if not slot]
    laid, least = len(laid_provinces(plan)), least_provinces(len(owned_provinces(observation)))
    return "\n".join(
        [
            texts("panel-known"),
            *known,
            texts("panel-hidden"),
            *hidden,
            texts("panel-bid", bid=texts.bid(plan.bid)),
            texts("panel-laid", laid=laid, least=least),
        ]
    )


def _space(slot: int | None, action: Action, plan: Plan, texts: ShogunTexts) -> str:
    line = texts(
        "panel-space" if action in plan.provinces else "panel-space-empty",
        slot=slot or "?",
        action=texts.term(action),
        price=content().prices[action],
        province=plan.provinces.get(action, ""),
    )
    order = plan.orders.get(action)
    return f"{line} ({texts.order(order)})" if order else line


def _provinces(observation: Observation, plan: Plan, texts: ShogunTexts) -> list[str]:
    owned = owned_provinces(observation)
    return [texts("panel-provinces"), *(_province(observation.public, name, plan, texts) for name in owned)]


def _province(public: Public, name: str, plan: Plan, texts: ShogunTexts) -> str:
    line = texts("panel-province", province=name, figures=texts.figures(public, name))
    space = space_of(plan, name)
    return f"{line} — {controls.space_name(space, texts)}" if space else line
