"""Discord's OpenAPI file as a judge of requests and answers, quick where nothing is wrong."""

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from fakecord.spec import Spec
from jsonschema_rs import Draft202012, Draft202012Validator, Registry


class QuickSpec(Spec):  # type: ignore[misc]  # it has no types
    """As its base, which is asked only why something is wrong: whether it is, a compiled schema tells.

    It takes 30 MB more, and is meant for processes of their own.
    """

    def validator(self, schema: Any, mode: str) -> "_Judge":
        """The judge of a schema: as what it is looked at is "request", "closed" or "answer"."""
        key = "quick", mode, id(schema)
        if key not in self._cache:
            self._cache[key] = _Judge(super().validator(schema, mode), self._documents[mode])
        judge: _Judge = self._cache[key]
        return judge

    @cached_property
    def _documents(self) -> dict[str, Registry]:
        """What references of schemas lead to, by mode."""
        return {
            mode: Registry([(uri, _schemas_of(known.contents(uri))) for uri in known], Draft202012)
            for mode, known in self.registries.items()
        }


def _schemas_of(document: Any) -> Any:
    """What of a document its schemas refer to: nothing else is compiled."""
    return {"components": {"schemas": document["components"]["schemas"]}}


class _Judge:
    """Of what a validator of jsonschema has, all that is used here."""

    def __init__(self, thorough: Any, documents: Registry) -> None:
        self._thorough = thorough
        self._quick = Draft202012Validator(thorough.schema, registry=documents, validate_formats=False)

    def iter_errors(self, value: Any) -> Iterable[Any]:
        return () if self._quick.is_valid(value) else self._thorough.iter_errors(value)
