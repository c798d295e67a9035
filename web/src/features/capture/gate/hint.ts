import type { FaceState } from '@isl/contracts/vocabulary';
import {
  BLURRED_BELOW,
  BLURRED_SHARE,
  BRIGHT_ABOVE,
  DARK_BELOW,
  HINT_AFTER_MS,
} from '../constants';

/** What is in the way of seeing hands and face; one at a time, the worst first. */
export type Hint = 'dark' | 'bright' | 'blurred' | 'noFace' | 'far' | 'handsOut';

/** What the page knows of a picture. */
type Seen = {
  /** Mean brightness, 0 to 255; null where it could not be measured. */
  readonly luma: number | null;
  /** What meanDetail says of it, and the most it said since the camera was turned on. */
  readonly detail: number;
  readonly bestDetail: number;
  readonly face: FaceState | undefined;
  /** Null where nobody looks for them. */
  readonly hasHands: boolean | null;
};

export function hintOf({ luma, detail, bestDetail, face, hasHands }: Seen): Hint | null {
  if (luma !== null && luma < DARK_BELOW) return 'dark';
  if (luma !== null && luma > BRIGHT_ABOVE) return 'bright';
  const isBlurred = detail < Math.max(BLURRED_BELOW, BLURRED_SHARE * bestDetail);
  if (luma !== null && isBlurred) return 'blurred';
  if (face === 'not-in-view') return 'noFace';
  if (face === 'too-far') return 'far';
  return hasHands === false ? 'handsOut' : null;
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

/** Brightness of the pixel whose red stands at `index` (ITU-R BT.601 weights). */
const lumaAt = (pixels: ArrayLike<number>, index: number): number =>
  0.299 * (pixels[index] ?? 0) +
  0.587 * (pixels[index + 1] ?? 0) +
  0.114 * (pixels[index + 2] ?? 0);

/** Mean brightness of RGBA pixels. */
export function meanLuma(pixels: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index + 3 < pixels.length; index += 4) sum += lumaAt(pixels, index);
  return sum / Math.max(1, Math.floor(pixels.length / 4));
}

/** Mean size of the Laplacian of RGBA pixels' brightness, in rows of `width`: edges that are sharp. */
export function meanDetail(pixels: ArrayLike<number>, width: number): number {
  const height = Math.floor(pixels.length / 4 / width);
  const at = (x: number, y: number): number => lumaAt(pixels, (y * width + x) * 4);
  let sum = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const around = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1);
      sum += Math.abs(4 * at(x, y) - around);
    }
  }
  return sum / Math.max(1, (width - 2) * (height - 2));
}
