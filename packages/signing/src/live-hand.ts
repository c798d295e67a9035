import { quat, vec3 } from 'gl-matrix';
import type { LiveHand } from './hand-now.js';
import type { HandKey } from './key.js';
import { applyTrack, minimumJerk, mixAngles, type Track, toAndFro } from './motion.js';
import type { Detours, Span } from './span.js';
import { moveAsTaken } from './taken-hand.js';

// Each is 0 with no speed at both ends and 1 at its top, a quarter, half and three quarters of the way.
const earlyShare = (t: number): number => Math.min(1, 45.5625 * t * t * (1 - t) ** 4);
const middleShare = (t: number): number => 16 * t * t * (1 - t) * (1 - t);

const mixed = (from = 0, to = 0, share = 0): number => from + (to - from) * share;

export const mixHand = (
  live: LiveHand,
  from: HandKey,
  to: HandKey,
  t: number,
  detours: Detours,
): void => {
  const share = minimumJerk(t);
  mixAngles(live.angles, from.angles, to.angles, share);
  quat.slerp(live.turn, from.turn, to.turn, share);
  vec3.lerp(live.wrist, from.wrist, to.wrist, share);
  live.swivel = from.swivel + (to.swivel - from.swivel) * share;
  live.withHead = from.withHead + (to.withHead - from.withHead) * share;
  live.touches = mixed(from.touches, to.touches, share);
  live.rests = mixed(from.rests, to.rests, share);
  const early = earlyShare(t);
  const middle = middleShare(t);
  const late = earlyShare(1 - t);
  for (let k = 0; k < 3; k += 1) {
    const aside =
      (detours[0][k] as number) * early +
      (detours[1][k] as number) * middle +
      (detours[2][k] as number) * late;
    live.wrist[k] = (live.wrist[k] as number) + aside;
  }
};

export const moveHand = (live: LiveHand, span: Span, side: 'D' | 'N', t: number): void => {
  const { from, to, detours, tracks, ways, taken, startMs, endMs } = span;
  if (taken !== undefined) {
    moveAsTaken(live, taken.timesMs, taken[side], t * (endMs - startMs));
    return;
  }
  if (tracks.length === 0) {
    mixHand(live, from[side], to[side], t, detours[side]);
    return;
  }
  const share = toAndFro(t, ways);
  mixAngles(live.angles, from[side].angles, to[side].angles, share);
  quat.copy(live.turn, from[side].turn);
  vec3.lerp(live.wrist, from[side].wrist, to[side].wrist, share);
  live.swivel = from[side].swivel + (to[side].swivel - from[side].swivel) * share;
  live.withHead = from[side].withHead;
  live.touches = from[side].touches ?? 0;
  live.rests = from[side].rests ?? 0;
  for (let k = 0; k < tracks.length; k += 1) {
    const track = tracks[k] as Track;
    if (track.side === side) applyTrack(track, t, live.wrist, live.turn, live.angles);
  }
};
