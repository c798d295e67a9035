import { vec3 } from 'gl-matrix';
import type { LiveHand } from '../hand-now.js';
import type { Rig } from '../rig.js';
import { type Attention, lookAt, watchingAt } from './attention.js';
import { eyesOf } from './loci.js';
import { rise, within } from './rise.js';

const DEGREE = Math.PI / 180;
/** Degrees that eyes and head turn to the hands, or to a place beside the viewer, at most. */
export const EYES_MOST = { yaw: 20, pitch: 24 } as const;
export const HEAD_MOST = { yaw: 10, pitch: 12 } as const;
const MOST = { yaw: EYES_MOST.yaw + HEAD_MOST.yaw, pitch: EYES_MOST.pitch + HEAD_MOST.pitch };

export type Hands = { readonly D: LiveHand; readonly N: LiveHand };

/**
 * Where eyes and head are to be, degrees toward D and down, and how far they leave the viewer: `share` for hands
 * or places, `placed` for places alone.
 */
export const createToward = () => ({ yaw: 0, pitch: 0, share: 0, placed: 0 });
export type Toward = ReturnType<typeof createToward>;

/** Finds where somebody looks who watches the own hands, points or sets something down; makes nothing. */
export const createGaze = (
  rig: Rig,
  { watches, looks }: Attention,
): ((toward: Toward, hands: Hands, tMs: number, freeEyes: number) => void) => {
  const eyesAt = eyesOf(rig);
  const aim = vec3.create();
  const places = looks.map((one) => ({
    ...one,
    yaw: within(one.yaw, MOST.yaw),
    pitch: within(one.pitch, MOST.pitch),
  }));

  return (toward, hands, tMs, freeEyes) => {
    const busyD = 1 - hands.D.rests;
    const busyN = 1 - hands.N.rests;
    const sum = Math.max(1e-6, busyD + busyN);
    for (let k = 0; k < 3; k += 1) {
      const d = hands.D.wrist[k] as number;
      aim[k] = (busyD * d + busyN * (hands.N.wrist[k] as number)) / sum;
    }
    // Knuckles, not wrists; a hand at the face is not to be seen by its owner.
    aim[1] = aim[1] + 0.06;
    vec3.subtract(aim, aim, eyesAt);
    const seen = rise(-aim[1], 0.04, 0.16) * Math.min(1, busyD + busyN);
    const watch = watchingAt(watches, tMs) * seen;
    const level = Math.max(0.15, aim[2]);
    const yaw = within(Math.atan2(-aim[0], level) / DEGREE, MOST.yaw);
    const pitch = within(Math.atan2(-aim[1], level) / DEGREE, MOST.pitch);
    toward.yaw = 0;
    toward.pitch = 0;
    toward.share = 0;
    lookAt(places, tMs, toward);
    toward.placed = Math.min(1, toward.share) * freeEyes;
    // From one to the next the eyes go straight, not by way of the viewer.
    const whole = freeEyes / Math.max(1, toward.share + watch);
    toward.yaw = whole * (toward.yaw + watch * yaw);
    toward.pitch = whole * (toward.pitch + watch * pitch);
    toward.share = whole * (toward.share + watch);
  };
};
