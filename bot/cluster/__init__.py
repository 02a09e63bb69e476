"""Several bot processes on one database: who does what."""
