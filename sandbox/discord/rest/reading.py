"""Request body parser: JSON, or a multipart form with files (reference, "Uploading Files")."""

import json
import re
from typing import Any

from aiohttp import BodyPartReader, MultipartReader, web

from sandbox.discord.config import Config
from sandbox.discord.errors import ApiError, refuse_if
from sandbox.discord.limits import Problem
from sandbox.discord.rest.routes import Files


async def read_body(request: web.Request, config: Config) -> tuple[Any, Files]:
    """Returns the JSON of a request (None without one) and its files. Raises ApiError."""
    if (request.content_length or 0) > config.request_limit:
        await request.read()
        raise ApiError(413, 40005, "Request entity too large")
    if not request.can_read_body:
        return None, {}
    if request.content_type == "application/json":
        return _json(await request.read()), {}
    if request.content_type == "multipart/form-data":
        return await _read_form(await request.multipart(), config.attachment_limit)
    raise ApiError(400, 50035, f"Invalid Form Body: content type {request.content_type}")


def _json(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError as error:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from error


async def _read_form(form: MultipartReader, file_limit: int) -> tuple[Any, Files]:
    body: Any = {}
    files: Files = {}
    async for part in form:
        assert isinstance(part, BodyPartReader)
        data, name = bytes(await part.read(decode=True)), part.name or ""
        if name == "payload_json":
            body = _json(data)
        elif number := re.fullmatch(r"files\[(\d+)\]", name):
            if not part.filename or int(number[1]) in files:
                text = "a unique name and a filename are required"
                refuse_if([Problem((name,), "BASE_TYPE_REQUIRED", text)])
            if len(data) > file_limit:
                raise ApiError(413, 40005, "Request entity too large")
            files[int(number[1])] = (str(part.filename), data)
        else:
            body[name] = data.decode()
    return body, files
