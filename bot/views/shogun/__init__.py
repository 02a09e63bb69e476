"""Shogun as people see it: texts, pictures and controls from observations and events."""
