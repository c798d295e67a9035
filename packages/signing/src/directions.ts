import { add, unit, type Vec } from './rig.js';

// The dominant hand is solved as the figure's right one, whose side is -x; a left-handed signer is
// the mirror image of the finished pose.
const AXES: Readonly<Record<string, Vec>> = {
  u: [0, 1, 0],
  d: [0, -1, 0],
  o: [0, 0, 1],
  i: [0, 0, -1],
  D: [-1, 0, 0],
  N: [1, 0, 0],
};

/** The unit vector of a written direction; `null` when it points nowhere (`ud`). */
export const directionOf = (written: string): Vec | null => {
  let sum: Vec = [0, 0, 0];
  for (const term of written.split('+')) {
    let part: Vec = [0, 0, 0];
    for (const letter of term) {
      const axis = AXES[letter];
      if (axis === undefined) return null;
      part = add(part, axis);
    }
    sum = add(sum, unit(part));
  }
  return Math.hypot(...sum) < 1e-6 ? null : unit(sum);
};

/** Like `directionOf`, for data that the schema has let through. */
export const direction = (written: string): Vec => {
  const vector = directionOf(written);
  if (vector === null) throw new Error(`"${written}" points nowhere.`);
  return vector;
};
