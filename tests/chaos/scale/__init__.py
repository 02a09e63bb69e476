"""Several bot processes on one PostgreSQL database, some of which are killed while people play."""
