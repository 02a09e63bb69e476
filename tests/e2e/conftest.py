from tests.bot.conftest import tiny_pictures
from tests.databases import one_database_url

__all__ = ["one_database_url", "tiny_pictures"]
