# Generated from proto/ by `make contracts`. Do not edit.

PROCESS_FRAME = "process_frame"
PROCESS_LANDMARKS = "process_landmarks"
OWN_SIGNS = "own_signs"
TEACH = "teach"
FIND = "find"
FRAME_PROCESSED = "frame_processed"
SESSION = "session"
OWN_SIGNS_KNOWN = "own_signs_known"
TAUGHT = "taught"
FOUND = "found"
