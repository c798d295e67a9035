# Generated from proto/ by `make contracts`. Do not edit.

PROCESS_FRAME = "process_frame"
PROCESS_LANDMARKS = "process_landmarks"
FRAME_PROCESSED = "frame_processed"
SESSION = "session"
