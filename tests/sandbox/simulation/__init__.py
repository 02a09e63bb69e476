"""Tests of the deterministic simulation."""
