import type { PictureView } from '../src/avatar/views.js';
import type { DIGITS } from './movement.js';

type View = Exclude<PictureView, 'own'>;

/** From where a circle shows the hands, and how near: of some digits alone. */
export type CircleHint = { readonly from: View; readonly of?: readonly (typeof DIGITS)[number][] };

/** What tells a word beside its notation; of each of its frames, in order. */
export type Hint = {
  /** From where a frame is taken that is not taken as the others are. */
  readonly views?: readonly (View | undefined)[];
  readonly circles?: readonly (CircleHint | 'none' | undefined)[];
  /** Where its stars are, if not in picture and circle: one may hide what touches. */
  readonly stars?: readonly ('none' | 'in-circle' | undefined)[];
  /** Its start has a frame of its own. */
  readonly isStartApart?: true;
  /** Circles alone tell how its fingers move. */
  readonly isWithoutArrows?: true;
  /** Digits whose tips touch the other hand's, beside those of the contact. */
  readonly touching?: readonly (typeof DIGITS)[number][];
};

const TURNED_UP: Hint = {
  isStartApart: true,
  views: ['side', 'side'],
  circles: [undefined, { from: 'front' }],
};

const HINTS: Readonly<Record<string, Hint>> = {
  'word-accept': { circles: ['none', 'none'] },
  'word-become': { circles: [{ from: 'side' }] },
  'word-chat': { circles: ['none'] },
  'word-cheap': { circles: [{ from: 'side' }] },
  'word-class': { isStartApart: true, stars: [undefined, 'none'], touching: ['Thumb'] },
  'word-india': {
    views: ['across', 'front'],
    circles: [{ from: 'overhead', of: ['Thumb', 'Index', 'Pinky'] }, 'none'],
    stars: ['in-circle'],
  },
  'word-number': { circles: [{ from: 'overhead' }], stars: ['none'] },
  'word-pen': { isWithoutArrows: true },
  'word-promise': {
    circles: [{ from: 'overhead', of: ['Index', 'Middle'] }],
    stars: ['none', 'none'],
  },
  'word-question': { circles: [{ from: 'across' }], stars: ['none'] },
  'word-same': { circles: [{ from: 'overhead' }], stars: ['none'] },
  'word-saturday': { circles: [{ from: 'front', of: ['Pinky'] }], stars: ['none'] },
  'word-self': TURNED_UP,
  'word-sit': { stars: ['none'] },
  'word-sorry': { circles: ['none'] },
  'word-tomorrow': { isStartApart: true, views: ['front', 'side'] },
  'word-traffic-jam': { views: ['front', 'above'] },
  'word-wednesday': { circles: ['none'], stars: ['none'] },
  'word-yourself': TURNED_UP,
};

const NOTHING: Hint = {};

export const hintOf = (id: string): Hint => HINTS[id] ?? NOTHING;
