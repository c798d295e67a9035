"""Sequence-to-sequence models; heavy libraries are imported here only."""
