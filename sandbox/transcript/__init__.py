"""Transcript of a match: one static HTML page with channels, threads and direct messages."""

from sandbox.transcript.writer import TranscriptSummary, Words, write_transcript

__all__ = ["TranscriptSummary", "Words", "write_transcript"]
