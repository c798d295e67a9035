# Generated from proto/ by `make contracts`. Do not edit.

from enum import IntEnum


class Close(IntEnum):
    IDLE = 4000
    FLOOD = 4001
    MALFORMED = 4002
    PROOF_NEEDED = 4003
    PASS_USED = 4004
    TOO_SLOW = 4005
    RESTART = 1012
