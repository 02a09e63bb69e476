"""Request body parser: JSON, or a multipart form with files (reference, "Uploading Files")."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from aiohttp import web

from sandbox.discord.config import Config
from sandbox.discord.errors import ApiError, refuse_if
from sandbox.discord.limits import Problem
from sandbox.discord.rest.routes import Files

_FORM = "multipart/form-data; boundary="
_PARAMETER = re.compile(r'; ((?:file)?name)="((?:[^"\\]|\\.)*)"')
_ESCAPED = re.compile(r"\\(.)")


async def read_body(request: web.Request, config: Config) -> tuple[Any, Files]:
    """Returns the JSON of a request (None without one) and its files. Raises ApiError."""
    if (request.content_length or 0) > config.request_limit:
        await request.read()
        raise ApiError(413, 40005, "Request entity too large")
    if not request.can_read_body:
        return None, {}
    kind = request.headers.get("Content-Type", "")
    if kind.startswith(_FORM):  # aiohttp takes longer for the headers of a form than for all else together
        return _read_form(await request.read(), kind.removeprefix(_FORM).strip('"'), config.attachment_limit)
    if request.content_type == "application/json":
        return _json(await request.read()), {}
    raise ApiError(400, 50035, f"Invalid Form Body: content type {request.content_type}")


def _json(raw: bytes) -> Any:
    try:
        return msgspec.json.decode(raw)
    except msgspec.DecodeError as error:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from error


def _read_form(raw: bytes, boundary: str, file_limit: int) -> tuple[Any, Files]:
    body: Any = {}
    files: Files = {}
    for name, filename, data in _form_parts(raw, b"--" + boundary.encode()):
        if name == "payload_json":
            body = _json(data)
        elif number := re.fullmatch(r"files\[(\d+)\]", name):
            if not filename or int(number[1]) in files:
                text = "a unique name and a filename are required"
                refuse_if([Problem((name,), "BASE_TYPE_REQUIRED", text)])
            if len(data) > file_limit:
                raise ApiError(413, 40005, "Request entity too large")
            files[int(number[1])] = (filename, data)
        else:
            body[name] = data.decode()
    return body, files


def _form_parts(raw: bytes, delimiter: bytes) -> Iterator[tuple[str, str, bytes]]:
    """Yields the name, the filename ("" without one) and the content of each part (RFC 7578)."""
    start, *parts, end = raw.split(delimiter) if delimiter in raw else (b"", b"")
    if start or end.strip() != b"--":
        raise ApiError(400, 50035, "Invalid Form Body: no complete multipart form")
    for part in parts:
        head, _, data = part.removeprefix(b"\r\n").removesuffix(b"\r\n").partition(b"\r\n\r\n")
        named = {key: _ESCAPED.sub(r"\1", value) for key, value in _PARAMETER.findall(head.decode())}
        yield named.get("name", ""), named.get("filename", ""), data
