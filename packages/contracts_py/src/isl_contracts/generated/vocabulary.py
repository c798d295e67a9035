# Generated from proto/ by `make contracts`. Do not edit.

from enum import StrEnum


class Emotion(StrEnum):
    HAPPY = "happy"
    SAD = "sad"
    SURPRISE = "surprise"
    NEUTRAL = "neutral"
    ANGER = "anger"
