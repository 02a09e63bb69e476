"""Limits of messages (https://docs.discord.com/developers/resources/message, "Create Message")."""

from collections.abc import Iterator

from sandbox.discord.limits.components import (
    IN_MESSAGE,
    check_components,
    components_within,
    media_urls,
)
from sandbox.discord.limits.shapes import (
    Boolean,
    Integer,
    Items,
    OneOf,
    Problem,
    Record,
    Rule,
    Text,
    length_problem,
    missing,
)
from sandbox.discord.vocabulary import ComponentType, MessageFlag, Wire

MAX_CONTENT = 2000
MAX_FILES = 10
MAX_EMBED_TEXT = 6000
PICTURE_ENDINGS = (".png", ".jpg", ".jpeg", ".webp", ".gif")
"""Reference, "Using Attachments within Embeds"."""
ATTACHED = "attachment://"

# Width, height etc. may come from an earlier message: known to Discord, without effect.
_PICTURE = Record(
    fields={"url": Text(maximum=2048)}
    | {key: Rule() for key in ("proxy_url", "width", "height", "content_type")}
)
_EMBED = Record(
    fields={
        "type": Rule(),
        "title": Text(maximum=256),
        "description": Text(maximum=4096),
        "url": Text(maximum=2048),
        "color": Integer(minimum=0, maximum=0xFFFFFF),
        "timestamp": Text(maximum=40),
        "footer": Record(fields={"text": Text(maximum=2048), "icon_url": Text(maximum=2048)}),
        "author": Record(
            fields={"name": Text(maximum=256), "url": Text(maximum=2048), "icon_url": Text(maximum=2048)}
        ),
        "image": _PICTURE,
        "thumbnail": _PICTURE,
        "provider": Rule(),
        "video": Rule(),
        "flags": Rule(),
        "fields": Items(
            each=Record(
                fields={
                    "name": Text(maximum=256, required=True),
                    "value": Text(maximum=1024, required=True),
                    "inline": Boolean(),
                }
            ),
            maximum=25,
        ),
    }
)
_ATTACHMENT = Record(
    fields={
        "id": Integer(minimum=0, required=True),
        "filename": Text(minimum=1, maximum=1024),
        "description": Text(maximum=1024),
        "title": Text(maximum=1024),
        "is_spoiler": Boolean(),
        # Fields of a kept file that an edit sends back: known to Discord, without effect.
        **{key: Rule() for key in ("size", "url", "proxy_url", "width", "height", "content_type", "flags")},
    }
)
_REFERENCE = Record(
    fields={
        "type": Integer(minimum=0, maximum=1),
        "message_id": Integer(required=True),
        "channel_id": Integer(),
        "guild_id": Integer(),
        "fail_if_not_exists": Boolean(),
    }
)
_BODY = Record(
    fields={
        "content": Text(maximum=4000),
        "embeds": Items(each=_EMBED, maximum=10),
        "components": IN_MESSAGE,
        "attachments": Items(each=_ATTACHMENT, maximum=MAX_FILES),
        "flags": Integer(minimum=0),
        "tts": Boolean(),
        "sticker_ids": Items(each=Integer(), maximum=3),
        "allowed_mentions": Record(
            fields={
                "parse": Items(each=OneOf(words=("users", "roles", "everyone"))),
                "users": Items(each=Integer(), maximum=100),
                "roles": Items(each=Integer(), maximum=100),
                "replied_user": Boolean(),
            }
        ),
        "message_reference": _REFERENCE,
        "nonce": Rule(),
        "enforce_nonce": Boolean(),
    }
)


def check_message_body(body: Wire) -> list[Problem]:
    """Returns the problems of a request body, before it is merged into a message."""
    problems = list(_BODY.problems(body, ()))
    nonce = body.get("nonce")
    if nonce is not None:
        rule: Rule = Text(maximum=25) if isinstance(nonce, str) else Integer()
        problems += rule.problems(nonce, ("nonce",))
    if not problems:
        problems += _exclusive_mentions(body.get("allowed_mentions") or {})
    return problems


def ignored_keys(body: Wire) -> list[str]:
    """Returns the keys of a valid body that Discord silently ignores: probably typing errors."""
    return [".".join(map(str, path)) for path in _BODY.unknown(body, ())]


def _exclusive_mentions(allowed: Wire) -> Iterator[Problem]:
    for key in ("users", "roles"):
        if key in (allowed.get("parse") or ()) and allowed.get(key):
            yield Problem(
                ("allowed_mentions",),
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.',
            )


def check_message(message: Wire) -> tuple[list[Problem], list[str]]:
    """Returns (problems, warnings) of a whole message as stored, after merging an edit.

    `message`: content, embeds, components, attachments, flags and sticker_ids.
    """
    shown = _shown_files(message)
    problems = list(_check_sizes(message)) + list(_check_embeds(message["embeds"]))
    if message["flags"] & MessageFlag.COMPONENTS_V2:
        problems += _check_components_v2(message, shown)
    else:
        problems += _check_legacy_components(message["components"])
    problems += check_components(message["components"])
    said = ("content", "embeds", "components", "attachments", "sticker_ids")
    if not any(message.get(key) for key in said):
        problems.append(Problem((), "EMPTY", "Cannot send an empty message"))
    return problems, list(_invisible_files(message, shown))


def _check_sizes(message: Wire) -> Iterator[Problem]:
    if len(message["content"]) > MAX_CONTENT:
        yield Problem(("content",), "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_CONTENT} or fewer in length.")
    if len(message["attachments"]) > MAX_FILES:
        yield Problem(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_FILES} or fewer in length.")


def _check_embeds(embeds: list[Wire]) -> Iterator[Problem]:
    for at, embed in enumerate(embeds):
        for problem in _check_embed(embed):
            yield problem.under("embeds", at)
    if sum(len(text) for embed in embeds for text in embed_texts(embed)) > MAX_EMBED_TEXT:
        yield Problem(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def embed_texts(embed: Wire) -> list[str]:
    """Yields the texts of an embed that count towards the limit, in the order of the screen."""
    texts = [(embed.get("author") or {}).get("name"), embed.get("title"), embed.get("description")]
    for field in embed.get("fields") or ():
        texts += [field["name"], field["value"]]
    texts.append((embed.get("footer") or {}).get("text"))
    return [text for text in texts if text]


def embed_pictures(embed: Wire) -> dict[str, str]:
    """Returns the URLs of image and thumbnail, if the embed has them."""
    urls = {key: (embed.get(key) or {}).get("url") for key in ("image", "thumbnail")}
    return {key: url for key, url in urls.items() if url}


def _check_embed(embed: Wire) -> Iterator[Problem]:
    for at, field in enumerate(embed.get("fields") or ()):
        for key, maximum in (("name", 256), ("value", 1024)):
            if not field[key].strip():
                yield length_problem(("fields", at, key), 1, maximum)
    pictures = embed_pictures(embed)
    for key, url in pictures.items():
        if not url.startswith(("http://", "https://", ATTACHED)):
            yield Problem((key, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https').")
    if not embed_texts(embed) and not pictures:
        yield missing(("description",))


def _check_legacy_components(components: list[Wire]) -> Iterator[Problem]:
    if len(components) > 5:
        yield length_problem(("components",), 1, 5)
    for at, component in enumerate(components):
        if component["type"] != ComponentType.ACTION_ROW:
            yield Problem(
                ("components", at), "UNION_TYPE_CHOICES", "Only action rows without IS_COMPONENTS_V2"
            )


def _check_components_v2(message: Wire, shown: set[str]) -> Iterator[Problem]:
    for key in ("content", "embeds", "sticker_ids"):
        if message.get(key):
            yield Problem(
                (key,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The {key} field cannot be used with components V2",
            )
    for name in shown - _attached_files(message):
        yield Problem(("components",), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", name)


def _attached_files(message: Wire) -> set[str]:
    return {attachment["filename"] for attachment in message["attachments"]}


def _shown_files(message: Wire) -> set[str]:
    urls = [url for component in components_within(message["components"]) for url in media_urls(component)]
    return {url.removeprefix(ATTACHED) for url in urls if url.startswith(ATTACHED)}


def _invisible_files(message: Wire, shown: set[str]) -> Iterator[str]:
    attached = _attached_files(message)
    if message["flags"] & MessageFlag.COMPONENTS_V2:
        for name in attached - shown:
            yield f"attachment {name} is invisible: Components V2 shows only referenced files"
    for embed in message["embeds"]:
        for key, url in embed_pictures(embed).items():
            name = url.removeprefix(ATTACHED)
            if name != url and (name not in attached or not name.lower().endswith(PICTURE_ENDINGS)):
                yield f"embed {key} {url} would show nothing: not an attached picture"
