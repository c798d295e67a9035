import type { NonManual } from '@isl/lexicon/form';
import { minimumJerk } from '../motion.js';
import { BLINK_MS, lidsAt } from './idle.js';
import type { Locus } from './loci.js';
import type { Said } from './mouthing.js';

/** What a sentence or a sign asks of eyes and head for a while: life keeps out of it. */
export type Asked = {
  readonly startMs: number;
  readonly endMs: number;
  readonly eyes: boolean;
  readonly head: boolean;
};

/** From when to when the signer watches the own hands. */
export type Watch = { readonly startMs: number; readonly endMs: number };

/** From when to when the signer looks at a place beside the viewer. */
export type Look = Watch & Locus;

/** Where eyes and head are wanted while a row of signs is made, and what the mouth says meanwhile. */
export type Attention = {
  readonly asked: readonly Asked[];
  readonly watches: readonly Watch[];
  readonly looks: readonly Look[];
  /** When phrases end at which the eyes blink. */
  readonly blinksMs: readonly number[];
  readonly said: readonly Said[];
};

/** Life goes and comes back softly, before and after what was asked. */
const EASE_MS = 260;
/** How long the eyes take to where they look, and back. */
export const LOOK_MS = 160;

/** What a face's notation asks for from one moment to another. */
export const askedOf = (nmf: NonManual, startMs: number, endMs: number): Asked[] => {
  // Whoever says "ahead" means it: the gaze holds the other's.
  const eyes = isSet(nmf.eyes) || nmf.gaze !== undefined;
  const head = isSet(nmf.head) || (nmf.body !== undefined && nmf.body !== 'upright');
  return eyes || head ? [{ startMs, endMs, eyes, head }] : [];
};

/** Whether a face says something that a look at the own hands would take away. */
export const holdsTheViewer = ({ brows, eyes, gaze, head }: NonManual): boolean =>
  isSet(brows) || isSet(eyes) || isSet(head) || gaze !== undefined;

const isSet = (value: string | undefined): boolean => value !== undefined && value !== 'neutral';

type Channel = 'eyes' | 'head';

/** 1 where life may do as it likes, 0 all through a stretch that asks for something of its own. */
export const freedomAt = (
  asked: readonly Asked[],
  channel: Channel,
  tMs: number,
  easeMs = EASE_MS,
): number => {
  let free = 1;
  for (let k = 0; k < asked.length; k += 1) {
    const one = asked[k] as Asked;
    if (one.startMs - easeMs > tMs) break;
    if (!one[channel]) continue;
    const away = Math.max(one.startMs - tMs, tMs - one.endMs);
    free = Math.min(free, minimumJerk(Math.min(1, Math.max(0, away / easeMs))));
  }
  return free;
};

/** How much the eyes are on the hands: 0 to 1. */
export const watchingAt = (watches: readonly Watch[], tMs: number): number => {
  let most = 0;
  for (let k = 0; k < watches.length; k += 1) {
    const watch = watches[k] as Watch;
    if (watch.startMs - LOOK_MS > tMs) break;
    most = Math.max(most, shareAt(watch, tMs));
  }
  return most;
};

/** Adds where the eyes look beside the viewer to `toward`, and by how much to its `share`. Makes nothing. */
export const lookAt = (
  looks: readonly Look[],
  tMs: number,
  toward: { yaw: number; pitch: number; share: number },
): void => {
  for (let k = 0; k < looks.length; k += 1) {
    const look = looks[k] as Look;
    if (look.startMs - LOOK_MS > tMs) break;
    const share = shareAt(look, tMs);
    toward.yaw += share * look.yaw;
    toward.pitch += share * look.pitch;
    toward.share += share;
  }
};

const shareAt = ({ startMs, endMs }: Watch, tMs: number): number => {
  const within = Math.min(tMs - (startMs - LOOK_MS), endMs + LOOK_MS - tMs);
  return minimumJerk(Math.min(1, Math.max(0, within / LOOK_MS)));
};

/** How far shut the lids are at the end of a phrase: 0 to 1. */
export const phraseBlinkAt = (blinksMs: readonly number[], tMs: number): number => {
  for (let k = 0; k < blinksMs.length; k += 1) {
    const since = tMs - (blinksMs[k] as number);
    if (since <= 0) return 0;
    if (since < BLINK_MS) return lidsAt(since);
  }
  return 0;
};
