import type { FaceState } from '@isl/contracts/vocabulary';
import { BRIGHT_ABOVE, DARK_BELOW, HINT_AFTER_MS } from '../constants';

/** What is in the way of seeing hands and face; one at a time, the worst first. */
export type Hint = 'dark' | 'bright' | 'noFace' | 'far';

/** What the page knows of a picture; hands it cannot find. */
type Seen = {
  /** Mean brightness, 0 to 255; null where it could not be measured. */
  readonly luma: number | null;
  readonly face: FaceState | undefined;
};

export function hintOf({ luma, face }: Seen): Hint | null {
  if (luma !== null && luma < DARK_BELOW) return 'dark';
  if (luma !== null && luma > BRIGHT_ABOVE) return 'bright';
  if (face === 'not-in-view') return 'noFace';
  return face === 'too-far' ? 'far' : null;
}

/** A hint, since when it was so, and whether that is long enough to say it. */
export type HeldHint = {
  readonly hint: Hint | null;
  readonly since: number;
  readonly said: Hint | null;
};
export const noHint: HeldHint = { hint: null, since: 0, said: null };

/** What is mended is no longer said at once; what is new is said once it lasts. */
export function holdHint(before: HeldHint, hint: Hint | null, at: number): HeldHint {
  const since = before.hint === hint ? before.since : at;
  return { hint, since, said: at - since >= HINT_AFTER_MS ? hint : null };
}

/** Mean brightness of RGBA pixels (ITU-R BT.601 weights). */
export function meanLuma(pixels: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index + 3 < pixels.length; index += 4) {
    const [red = 0, green = 0, blue = 0] = [pixels[index], pixels[index + 1], pixels[index + 2]];
    sum += 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return sum / Math.max(1, Math.floor(pixels.length / 4));
}
