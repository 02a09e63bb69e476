"""Observability: logs without secrets, metrics, health checks."""
