import type { Form, Segment } from '@isl/lexicon/form';
import { crossingArms, foldingHands, mouse, typing } from './at-a-desk.js';
import {
  adjustingGlasses,
  drinking,
  restingHead,
  scratching,
  strokingHair,
} from './at-the-head.js';
import {
  liftedAndDropped,
  pointingVaguely,
  talkingHands,
  wandering,
  waving,
} from './in-the-air.js';
import { face, type Movement } from './parts.js';

/** The hands stay where they rest; the head may move. */
const resting: Movement = (random) => [
  { hold: random.between(800, 3500), nmf: face(random) },
  { hold: random.between(300, 1500), nmf: face(random) },
];

export const MOVEMENTS = {
  resting,
  'scratching-head': scratching(['head-top', 'forehead-side', 'ear']),
  'scratching-cheek': scratching(['cheek', 'chin', 'neck', 'temple']),
  'scratching-nose': scratching(['nose', 'nose-side', 'upper-lip', 'eye']),
  'scratching-body': scratching(['shoulder', 'chest-side', 'upper-chest']),
  'resting-head': restingHead,
  drinking,
  waving,
  typing,
  mouse,
  'crossing-arms': crossingArms,
  'adjusting-glasses': adjustingGlasses,
  'stroking-hair': strokingHair,
  'pointing-vaguely': pointingVaguely,
  'folding-hands': foldingHands,
  'talking-hands': talkingHands,
  wandering,
  'lifted-and-dropped': liftedAndDropped,
} as const satisfies Readonly<Record<string, Movement>>;

/** A movement as a form, for the solver alone: it is in no lexicon. */
export const formOf = (name: string, segments: readonly Segment[]): Form => ({
  id: name,
  concept: name,
  gloss: '',
  kind: 'word',
  region: 'unknown',
  confidence: 'medium',
  origin: 'gesture',
  uncertain: [],
  sources: [],
  alt: '',
  altHi: '',
  segments: segments as Form['segments'],
});
