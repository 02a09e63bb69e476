"""Interaction responses (https://docs.discord.com/developers/interactions/receiving-and-responding)."""

from collections.abc import Callable, Iterator

from sandbox.discord.errors import ApiError, refuse_if
from sandbox.discord.limits import Problem, check_modal
from sandbox.discord.limits.shapes import Items, Record, Rule, Text
from sandbox.discord.rest.composing import compose
from sandbox.discord.rest.messages import count_old_edit
from sandbox.discord.rest.routes import Answer, Call, Files, route
from sandbox.discord.vocabulary import (
    CallbackType,
    InteractionType,
    MessageFlag,
    MessageType,
    OptionType,
    Wire,
)
from sandbox.discord.wire.messages import message_wire
from sandbox.discord.world import Interaction, Message

_HOOK = "/webhooks/{webhook_id}/{webhook_token}"
_ORIGINAL = _HOOK + "/messages/@original"
_FOLLOWUP = _HOOK + "/messages/{message_id}"
_MAX_USER_FOLLOWUPS = 5

_MESSAGES = frozenset({CallbackType.MESSAGE, CallbackType.DEFERRED_MESSAGE})
_UPDATES = frozenset({CallbackType.UPDATE, CallbackType.DEFERRED_UPDATE})
_ALLOWED = {
    InteractionType.COMMAND: _MESSAGES | {CallbackType.MODAL},
    InteractionType.COMPONENT: _MESSAGES | _UPDATES | {CallbackType.MODAL},
    InteractionType.AUTOCOMPLETE: frozenset({CallbackType.CHOICES}),
    InteractionType.MODAL_SUBMIT: _MESSAGES,
}
_CHOICES = Items(
    each=Record(fields={"name": Text(minimum=1, maximum=100, required=True), "value": Rule(required=True)}),
    maximum=25,
    required=True,
)


@route("POST", "/interactions/{interaction_id}/{interaction_token}/callback", "create_interaction_response")
async def create_interaction_response(call: Call) -> Answer:
    """The initial response: only once, and before the deadline."""
    interaction = _unanswered(call)
    kind = _checked_kind(interaction, call)
    message = _PERFORM[kind](call, interaction, call.body.get("data") or {})
    interaction.response, interaction.original = kind, message
    interaction.latency = call.service.now() - interaction.created
    if message and kind in _MESSAGES:
        await call.service.post(message)
    elif message and kind == CallbackType.UPDATE:
        interaction.changed = True
        await call.service.announce_edit(message)
    interaction.answered.set()
    if str(call.query.get("with_response", "")).lower() not in ("true", "1"):
        return 204, None
    return 200, _callback_wire(call, interaction, message)


def _unanswered(call: Call) -> Interaction:
    interaction = call.service.interactions.get(call.params["interaction_token"])
    if not interaction or str(interaction.id) != call.params["interaction_id"]:
        raise ApiError(404, 10062, "Unknown interaction")
    if interaction.response:
        raise ApiError(400, 40060, "Interaction has already been acknowledged.")
    if call.service.now() - interaction.created > call.service.config.ack_deadline:
        raise ApiError(404, 10062, "Unknown interaction")
    return interaction


def _checked_kind(interaction: Interaction, call: Call) -> CallbackType:
    allowed = _ALLOWED[interaction.type]
    if interaction.type == InteractionType.MODAL_SUBMIT and interaction.message:
        allowed = allowed | _UPDATES
    given = call.body.get("type")
    if given not in allowed:
        text = f"callback type {given} cannot answer interaction type {int(interaction.type)}"
        refuse_if([Problem(("type",), "INTERACTION_TYPE_INVALID", text)])
    if call.files and given not in (CallbackType.MESSAGE, CallbackType.UPDATE):
        refuse_if([Problem(("type",), "BASE_TYPE_INVALID", "files only with a message")])
    return CallbackType(given)


def _send(call: Call, interaction: Interaction, data: Wire) -> Message:
    return _answer_message(call, interaction, data, call.files)


def _defer(call: Call, interaction: Interaction, data: Wire) -> Message:
    message = _blank_answer(call, interaction, data)
    message.flags |= MessageFlag.LOADING
    return message


def _update(call: Call, interaction: Interaction, data: Wire) -> Message:
    assert interaction.message
    call.service.threads.require_active(interaction.message.channel, call.operation)
    return compose(call.service, interaction.message, data, call.files, call.operation, is_edit=True)


def _defer_update(call: Call, interaction: Interaction, data: Wire) -> Message | None:
    return interaction.message


def _suggest(call: Call, interaction: Interaction, data: Wire) -> None:
    choices = data.get("choices")
    refuse_if(problem.under("data", "choices") for problem in _CHOICES.problems(choices, ()))
    assert choices is not None
    option = focused_option(interaction.data["options"])
    assert option
    refuse_if(_wrong_choices(option, choices))
    interaction.extra = choices


def _open_modal(call: Call, interaction: Interaction, data: Wire) -> None:
    refuse_if(check_modal(data))
    interaction.extra = data


_PERFORM: dict[CallbackType, Callable[[Call, Interaction, Wire], Message | None]] = {
    CallbackType.MESSAGE: _send,
    CallbackType.DEFERRED_MESSAGE: _defer,
    CallbackType.UPDATE: _update,
    CallbackType.DEFERRED_UPDATE: _defer_update,
    CallbackType.CHOICES: _suggest,
    CallbackType.MODAL: _open_modal,
}


def _wrong_choices(option: Wire, choices: list[Wire]) -> Iterator[Problem]:
    wants_text = option["type"] == OptionType.STRING
    for at, choice in enumerate(choices):
        value = choice["value"]
        if isinstance(value, str) != wants_text or len(str(value)) > 100:
            text = f"option type {option['type']}, at most 100 characters"
            yield Problem(("data", "choices", at, "value"), "BASE_TYPE_INVALID", text)


def focused_option(options: list[Wire]) -> Wire | None:
    """Returns the option that the person is typing."""
    for option in options:
        if option.get("focused"):
            return option
        if found := focused_option(option.get("options") or []):
            return found
    return None


def _blank_answer(call: Call, interaction: Interaction, data: Wire) -> Message:
    ephemeral = int(data.get("flags") or 0) & MessageFlag.EPHEMERAL
    message = Message(
        interaction.channel,
        call.service.bot,
        interaction=interaction,
        flags=ephemeral,
        tts=bool(data.get("tts")),
        ephemeral_to=interaction.user.id if ephemeral else 0,
    )
    if interaction.original or interaction.type == InteractionType.COMPONENT:
        message.reference, message.type = interaction.original or interaction.message, MessageType.REPLY
    elif interaction.type == InteractionType.COMMAND:
        message.type = MessageType.COMMAND_ANSWER
    return message


def _answer_message(call: Call, interaction: Interaction, data: Wire, files: Files) -> Message:
    message = _blank_answer(call, interaction, data)
    return compose(call.service, message, data, files, call.operation)


def _callback_wire(call: Call, interaction: Interaction, message: Message | None) -> Wire:
    about: Wire = {"id": str(interaction.id), "type": interaction.type}
    if message:
        about |= {
            "response_message_id": str(message.id),
            "response_message_loading": message.loading,
            "response_message_ephemeral": bool(message.ephemeral_to),
        }
    wire: Wire = {"interaction": about}
    if message and interaction.response in (CallbackType.MESSAGE, CallbackType.UPDATE):
        shown = message_wire(call.service, message)
        wire["resource"] = {"type": interaction.response, "message": shown}
    return wire


# Follow-ups: webhooks that live as long as the interaction's token ------------------------------------------


def _by_token(call: Call) -> Interaction:
    interaction = call.service.interactions.get(call.params["webhook_token"])
    if int(call.params["webhook_id"]) != call.service.bot.id or not interaction or not interaction.response:
        raise ApiError(404, 10015, "Unknown Webhook")
    if call.service.now() - interaction.created > call.service.config.token_life:
        raise ApiError(401, 50027, "Invalid Webhook Token")
    return interaction


def _message_by_token(call: Call) -> Message:
    interaction = _by_token(call)
    message = interaction.original
    if "message_id" in call.params:
        known = [one for one in (interaction.original, *interaction.followups) if one]
        message = next((one for one in known if str(one.id) == call.params["message_id"]), None)
    if not message or message.deleted:
        raise ApiError(404, 10008, "Unknown Message")
    return message


async def _edit(call: Call, message: Message) -> Answer:
    """A token does not open an archived thread (discord-api-docs #3197, #5517)."""
    call.service.threads.require_active(message.channel, call.operation)
    if call.service.config.old_edits_by_token:
        count_old_edit(call, message)
    compose(call.service, message, call.body, call.files, call.operation, is_edit=True)
    return 200, await call.service.announce_edit(message)


@route("POST", _HOOK, "execute_webhook")
async def execute_webhook(call: Call) -> Answer:
    interaction = _by_token(call)
    original = interaction.original
    # Documented: the first follow-up fills in a deferred response, and keeps its visibility.
    if original and original.loading and not original.deleted:
        return await _edit(call, original)
    if interaction.user_only and len(interaction.followups) >= _MAX_USER_FOLLOWUPS:
        raise ApiError(400, 40094, "This interaction has hit the maximum number of follow up messages")
    message = _answer_message(call, interaction, call.body, call.files)
    interaction.followups.append(message)
    await call.service.post(message)
    return 200, message_wire(call.service, message)


@route("GET", _ORIGINAL, "get_original_webhook_message")
async def get_original_webhook_message(call: Call) -> Answer:
    return 200, message_wire(call.service, _message_by_token(call))


@route("PATCH", _ORIGINAL, "update_original_webhook_message")
async def update_original_webhook_message(call: Call) -> Answer:
    answer = await _edit(call, _message_by_token(call))
    _by_token(call).changed = True
    await call.service.notify()
    return answer


@route("DELETE", _ORIGINAL, "delete_original_webhook_message")
async def delete_original_webhook_message(call: Call) -> Answer:
    await call.service.erase(_message_by_token(call))
    return 204, None


@route("GET", _FOLLOWUP, "get_webhook_message")
async def get_webhook_message(call: Call) -> Answer:
    return 200, message_wire(call.service, _message_by_token(call))


@route("PATCH", _FOLLOWUP, "update_webhook_message")
async def update_webhook_message(call: Call) -> Answer:
    return await _edit(call, _message_by_token(call))


@route("DELETE", _FOLLOWUP, "delete_webhook_message")
async def delete_webhook_message(call: Call) -> Answer:
    await call.service.erase(_message_by_token(call))
    return 204, None
