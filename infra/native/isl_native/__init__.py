"""Builds, starts and stops the whole stack on one machine without containers."""
