"""Recognised sign words to a fluent sentence and its non-manual features."""
