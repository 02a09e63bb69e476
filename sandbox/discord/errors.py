"""Error responses of the API (topics/opcodes-and-status-codes, "JSON")."""

import math
from collections.abc import Iterable

from sandbox.discord.limits import Problem, nested
from sandbox.discord.vocabulary import Wire


class ApiError(Exception):
    """An error response: HTTP status, JSON error code and message."""

    def __init__(self, status: int, code: int, message: str, problems: Iterable[Problem] = ()) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.headers: dict[str, str] = {}
        self.body: Wire = {"message": message, "code": code}
        if errors := nested(problems):
            self.body["errors"] = errors


class RateLimited(ApiError):
    """429 (topics/rate-limits); scope: user, shared or global. Only some of them have a code."""

    def __init__(
        self, seconds: float, scope: str, message: str = "You are being rate limited.", code: int = 0
    ) -> None:
        super().__init__(429, code, message)
        self.headers = {"Retry-After": str(math.ceil(seconds)), "X-RateLimit-Scope": scope}
        if scope == "global":
            self.headers["X-RateLimit-Global"] = "true"
        self.body = {
            "message": self.body["message"],
            "retry_after": round(seconds, 3),
            "global": scope == "global",
        } | ({"code": code} if code else {})


def refuse_if(problems: Iterable[Problem]) -> None:
    """Raise Discord's error response to a body with these problems, if there are any."""
    found = list(problems)
    if any(problem.code == "EMPTY" for problem in found):
        raise ApiError(400, 50006, "Cannot send an empty message")
    if found:
        raise ApiError(400, 50035, "Invalid Form Body", found)
