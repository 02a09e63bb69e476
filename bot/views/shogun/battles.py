"""Battles and revolts (SH7) in words, from the throw to what is left."""

from bot.views.shogun.texts import ShogunTexts
from rules.core.model import Seat
from rules.shogun.events import BattleFought, ProvinceConquered, ProvinceFreed, Result, RevoltFought
from rules.shogun.state import Cubes


def battle_fought(event: BattleFought, texts: ShogunTexts) -> str:
    lines = [
        _attack(event, texts),
        _into_tower(texts("thrown", thrown=texts.cubes(_thrown(event))), event.before, texts),
        *_extras(event, texts),
        _fallen(event.fallen, texts, _farmers_role(event)),
        _result(event, texts),
        _supplies(event.returned, event.tray, texts),
    ]
    return "\n".join(lines)


def revolt_fought(event: RevoltFought, texts: ShogunTexts) -> str:
    score = {"owner": event.fallen.armies[event.seat], "farmers": event.fallen.farmers}
    thrown = texts(
        "revolt-fought",
        player=texts.player(event.seat),
        province=event.province,
        armies=texts.armies(event.armies),
        farmers=event.farmers,
    )
    lines = [
        _into_tower(thrown, event.before, texts),
        _fallen(event.fallen, texts),
        texts("revolt-put-down", left=event.remaining, **score)
        if event.put_down
        else texts("revolt-succeeded", **score),
        _supplies(event.returned, event.tray, texts),
    ]
    return "\n".join(lines)


def province_conquered(event: ProvinceConquered, texts: ShogunTexts) -> str:
    player = texts.player(event.seat)
    if event.former_owner is None:
        return texts("province-occupied", player=player, province=event.province)
    loser = texts.player(event.former_owner)
    return texts("province-conquered", player=player, loser=loser, province=event.province)


def province_freed(event: ProvinceFreed, texts: ShogunTexts) -> str:
    line = texts("province-freed", province=event.province, loser=texts.player(event.former_owner))
    lost = [texts.term(building) for building in event.buildings]
    if event.revolts:
        lost.append(texts("revolt-markers", count=event.revolts))
    return f"{line} {texts('gone', things=texts.listed(lost))}" if lost else line


def _attack(event: BattleFought, texts: ShogunTexts) -> str:
    line = texts(
        "battle-fought",
        player=texts.player(event.seat),
        source=event.source,
        target=event.target,
        defender=_defender(event.defender, texts),
        armies=texts.armies(event.armies),
    )
    return f"{line} {texts('standing')}" if event.standing else line


def _defender(defender: Seat | None, texts: ShogunTexts) -> str:
    return texts("neutral") if defender is None else texts.player(defender)


def _thrown(event: BattleFought) -> Cubes:
    """What was thrown beside the tray (SH7.1)."""
    armies = [0] * len(event.fallen.armies)
    armies[event.seat] = event.armies + event.attack_bonus
    if event.defender is not None:
        armies[event.defender] = event.defenders + event.defence_bonus + event.castle_bonus
    return Cubes(tuple(armies), event.farmers)


def _into_tower(line: str, tray: Cubes, texts: ShogunTexts) -> str:
    """The line, and what lay in the tray before and went in as well (SH7.2)."""
    return f"{line} {texts('thrown-tray', cubes=texts.cubes(tray))}" if tray.total else line


def _extras(event: BattleFought, texts: ShogunTexts) -> list[str]:
    bonuses = {
        "attack": event.attack_bonus,
        "defence": event.defence_bonus,
        "castle": event.castle_bonus,
    }
    told = [texts(f"thrown-{cause}", count=count) for cause, count in bonuses.items() if count]
    return [texts("thrown-extra", extras=texts.listed(told))] if told else []


def _farmers_role(event: BattleFought) -> str | None:
    if not event.fallen.farmers:
        return None
    return "farmers-defend" if event.farmers_helped else "farmers-abstain"


def _fallen(fallen: Cubes, texts: ShogunTexts, role: str | None = None) -> str:
    line = texts("fallen", fallen=texts.cubes(fallen))
    return f"{line} {texts(role)}" if role else line


def _result(event: BattleFought, texts: ShogunTexts) -> str:
    told = {
        "attack": event.fallen.armies[event.seat],
        "defence": _defence(event),
        "province": event.target,
    }
    match event.result:
        case Result.ATTACKER_WINS:
            return texts("battle-won", player=texts.player(event.seat), left=event.remaining, **told)
        case Result.DEFENDER_WINS | Result.DRAW if event.defender is None:
            return texts("battle-stays-neutral", **told)
        case Result.DEFENDER_WINS:
            return texts("battle-held", player=_defender(event.defender, texts), left=event.remaining, **told)
        case Result.DRAW if told["attack"] == told["defence"]:
            return texts("battle-drawn", **told)
        case Result.DRAW:
            return texts("battle-deserted", **told)


def _defence(event: BattleFought) -> int:
    """The defender's cubes in the tray, with the farmers who help (SH7.3)."""
    own = 0 if event.defender is None else event.fallen.armies[event.defender]
    return own + (event.fallen.farmers if event.farmers_helped else 0)


def _supplies(returned: Cubes, tray: Cubes, texts: ShogunTexts) -> str:
    return texts("after-battle", returned=texts.cubes(returned), tray=texts.cubes(tray))
