"""Which columns of a table are read."""

from typing import Any

from sqlalchemy import Column, Table


def all_but(table: Table, *names: str) -> tuple[Column[Any], ...]:
    """The columns but for those with these names, such as a key that whoever reads a row knows."""
    return tuple(column for column in table.c if column.name not in names)
