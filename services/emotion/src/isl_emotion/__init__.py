"""Emotion and face analysis of webcam frames."""
