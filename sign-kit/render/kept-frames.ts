import type { PictureView } from '../src/avatar/views.js';
import type { Side } from './joints-at.js';
import type { Leads } from './movement.js';

/** A circle around a hand, or both, where no rule finds from where its fingers are told apart. */
export type KeptCircle = {
  readonly view: Exclude<PictureView, 'own'>;
  readonly sides: readonly Side[];
  readonly isLarge?: true;
  /** In the lower corner on the other hand's side, where the roomiest place is on what the picture shows. */
  readonly isAtOther?: true;
};

/** What a picture, or one of its frames, has otherwise than the rules make it. */
export type Kept = {
  readonly view?: Exclude<PictureView, 'own'>;
  readonly circle?: KeptCircle | 'none';
  /** Its way is told where it is, though a face or a hand be under it. */
  readonly isInPlace?: true;
  /** Where before the body it is shows only beside the head. */
  readonly hasHead?: true;
  /** Its star would hide how hands lie on each other. */
  readonly hasNoStars?: true;
};

/** A frame of its own: it shows where the sign is at a segment, and tells the way there. */
export type KeptFrame = Kept & {
  readonly to: number;
  /** The segment that its way begins at; without it, where the frame before it ends. */
  readonly from?: number;
  /** Before the segment's own motion, and nothing moves. */
  readonly isStart?: true;
  readonly leads?: Leads;
};

const RIGHT: readonly Side[] = ['Right'];
const BOTH: readonly Side[] = ['Right', 'Left'];
const MOUSTACHE: KeptCircle = {
  view: 'overhead',
  sides: RIGHT,
  isLarge: true,
  isAtOther: true,
};

/** Signs whose frames no rule divides so that each tells one thing. */
export const KEPT_FRAMES: Readonly<Record<string, readonly KeptFrame[]>> = {
  'word-banana': [
    { to: 0, view: 'above', circle: { view: 'overhead', sides: RIGHT } },
    { to: 1, view: 'above', circle: 'none' },
    { to: 2, view: 'above', circle: 'none' },
  ],
  'word-beautiful': [
    { to: 1, isInPlace: true },
    { to: 2, isInPlace: true },
  ],
  'word-bridge': [
    { to: 1, view: 'three-quarter' },
    { to: 2, view: 'three-quarter' },
  ],
  'word-finish': [
    { to: 0, view: 'front', circle: 'none' },
    { to: 1, view: 'three-quarter', circle: 'none' },
  ],
  'word-homework': [
    { to: 1, view: 'above' },
    { to: 3, from: 2, leads: 'rub', hasNoStars: true },
  ],
  'word-letter': [
    { to: 0, view: 'front' },
    { to: 1, view: 'overhead', circle: 'none' },
  ],
  'word-like': [
    { to: 0, isStart: true, view: 'front', hasHead: true },
    { to: 0, from: 0, view: 'across' },
  ],
  'word-police-station-2': [
    { to: 0, view: 'across', hasHead: true },
    { to: 2, from: 1, hasHead: true },
  ],
  'word-job': [{ to: 0, circle: { view: 'across', sides: RIGHT, isLarge: true } }, { to: 1 }],
  'word-night': [{ to: 0 }, { to: 1, leads: 'wrist' }],
  'word-poor': [{ to: 0 }, { to: 1 }],
};

/** Pictures of one frame, or of what rules divide, that have something otherwise. */
export const KEPT: Readonly<Record<string, Kept>> = {
  'word-man': { circle: MOUSTACHE },
  'word-money': { circle: { view: 'above', sides: RIGHT, isLarge: true } },
  'word-male': { circle: MOUSTACHE },
  'word-take-care': { circle: { view: 'three-quarter', sides: RIGHT, isLarge: true } },
  'word-name': { circle: { view: 'overhead', sides: BOTH, isLarge: true } },
};
