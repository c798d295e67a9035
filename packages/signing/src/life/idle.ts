import { minimumJerk } from '../motion.js';
import { drawnAt, lastBefore, momentOf, type Rhythm } from './drawn.js';

/** What a body does by itself: where each number stands. Degrees but for breath, weight and blink. */
export const IDLE = {
  /** 0 with the air out, 1 with it in. */
  breath: 0,
  /** -1 on the N foot, 1 on the D foot. */
  weight: 1,
  headPitch: 2,
  headYaw: 3,
  headRoll: 4,
  gazeYaw: 5,
  gazePitch: 6,
  /** 1 with the eyes shut. */
  blink: 7,
} as const;
export const IDLE_SIZE = 8;

const BREATH_MS = 3900;
const WEIGHT = { everyMs: 7000, strayMs: 2200 } as const;
const WEIGHT_EASE_MS = 1500;
/** Between two blinks lie two to six seconds. */
const BLINKS = { everyMs: 4000, strayMs: 1000 } as const;
const SHUTTING_MS = 75;
const SHUT_MS = 45;
const OPENING_MS = 150;
/** How long a blink takes. */
export const BLINK_MS = SHUTTING_MS + SHUT_MS + OPENING_MS;
/** The eyes rest on the viewer's face, now on one eye and now on the other. */
const GLANCES = { everyMs: 1300, strayMs: 500 } as const;
const GLANCE_MS = 45;
const GLANCE_YAW = 1.7;
const GLANCE_PITCH = 1;
/** Degrees and hertz of the two slow waves in which each axis of the head drifts. */
const DRIFT = [
  [IDLE.headPitch, 0.75, 0.083, 0.45, 0.19],
  [IDLE.headYaw, 1.2, 0.061, 0.6, 0.147],
  [IDLE.headRoll, 0.7, 0.071, 0.4, 0.163],
] as const;

/** How far shut the lids are so long after a blink began: 0 to 1. */
export const lidsAt = (ms: number): number => {
  if (ms <= 0 || ms >= BLINK_MS) return 0;
  if (ms < SHUTTING_MS) return minimumJerk(ms / SHUTTING_MS);
  return 1 - minimumJerk(Math.max(0, ms - SHUTTING_MS - SHUT_MS) / OPENING_MS);
};

/**
 * Breath, weight, head, eyes and lids of a body that does nothing, at any moment: a function of seed and
 * time alone. Fills an array, and makes nothing.
 */
export const createIdle = (seed: number): ((out: Float64Array, ms: number) => void) => {
  const blinks: Rhythm = { ...BLINKS, seed: seed ^ 0x1b11 };
  const glances: Rhythm = { ...GLANCES, seed: seed ^ 0x6a2e };
  const shifts: Rhythm = { ...WEIGHT, seed: seed ^ 0x3e16 };
  const phases = Float64Array.from(
    { length: DRIFT.length * 2 + 2 },
    (_, k) => 2 * Math.PI * drawnAt(seed, k),
  );
  /** One foot after the other, now more and now less. */
  const weightOf = (index: number): number =>
    (index % 2 === 0 ? 1 : -1) * (0.35 + 0.65 * drawnAt(shifts.seed ^ 0x55, index));
  const yawOf = (index: number): number => GLANCE_YAW * (2 * drawnAt(glances.seed ^ 7, index) - 1);
  const pitchOf = (index: number): number =>
    GLANCE_PITCH * (2 * drawnAt(glances.seed ^ 9, index) - 1);

  return (out, ms) => {
    const seconds = ms / 1000;
    const round = (2 * Math.PI * ms) / BREATH_MS + (phases[6] as number);
    // In is quicker than out, and no breath is as deep as the last.
    const depth = 0.85 + 0.15 * Math.sin(round * 0.23 + (phases[7] as number));
    out[IDLE.breath] = depth * (0.5 - 0.5 * Math.cos(round + 0.45 * Math.sin(round)));

    const shift = lastBefore(shifts, ms);
    const shifted = minimumJerk(Math.min(1, (ms - momentOf(shifts, shift)) / WEIGHT_EASE_MS));
    const stood = weightOf(shift - 1);
    out[IDLE.weight] = stood + (weightOf(shift) - stood) * shifted;

    for (let k = 0; k < DRIFT.length; k += 1) {
      const [axis, wide, slow, narrow, quick] = DRIFT[k] as (typeof DRIFT)[number];
      out[axis] =
        wide * Math.sin(2 * Math.PI * slow * seconds + (phases[2 * k] as number)) +
        narrow * Math.sin(2 * Math.PI * quick * seconds + (phases[2 * k + 1] as number));
    }

    const glance = lastBefore(glances, ms);
    const looked = minimumJerk(Math.min(1, (ms - momentOf(glances, glance)) / GLANCE_MS));
    const yaw = yawOf(glance - 1);
    const pitch = pitchOf(glance - 1);
    out[IDLE.gazeYaw] = yaw + (yawOf(glance) - yaw) * looked;
    out[IDLE.gazePitch] = pitch + (pitchOf(glance) - pitch) * looked;

    out[IDLE.blink] = lidsAt(ms - momentOf(blinks, lastBefore(blinks, ms)));
  };
};
