"""Tests of the rules, by title and numbered rule."""
