// Generated from proto/ by `make contracts`. Do not edit.
export const EMOTIONS = ["happy","sad","surprise","neutral","anger"] as const;
export type Emotion = (typeof EMOTIONS)[number];
