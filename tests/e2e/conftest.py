from tests.databases import one_database_url

__all__ = ["one_database_url"]
