"""Several bot processes on one database: leases and shards."""
