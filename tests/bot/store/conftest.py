from tests.databases import database_url, engine

__all__ = ["database_url", "engine"]
