"""Tests of the code of that name."""
