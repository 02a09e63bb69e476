"""Samurai Spirit as people see it: texts, pictures and controls."""
