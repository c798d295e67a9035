"""Trains the net that reads spelled words."""
