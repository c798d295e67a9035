import type { Distance, Handshape, MotionType, NonManual, Place, Site } from '@isl/lexicon/form';
import vocabulary from '@isl/lexicon/form-vocabulary';

const { definitions } = vocabulary;

export const HANDSHAPES = definitions.handshape.enum as readonly Handshape[];
export const PLACES = definitions.place.enum as readonly Place[];
export const DISTANCES = definitions.distance.enum as readonly Distance[];
export const MOTIONS = definitions.motionType.enum as readonly MotionType[];
export const SITES = definitions.site.enum as readonly Site[];

/** What face, head and body can do, each beginning with what it does at rest. */
export const FACE = {
  brows: definitions.brows.enum,
  eyes: definitions.eyes.enum,
  gaze: definitions.gaze.enum,
  mouth: definitions.mouth.enum,
  cheeks: definitions.cheeks.enum,
  head: definitions.head.enum,
  body: definitions.body.enum,
} as const satisfies Partial<Record<keyof NonManual, readonly string[]>>;

export type FaceChannel = keyof typeof FACE;
export const FACE_CHANNELS = Object.keys(FACE) as readonly FaceChannel[];

/** Those of the middle line; the others have one on each side. */
const SINGLE: ReadonlySet<Place> = new Set<Place>([
  ...(['head-top', 'forehead', 'between-brows', 'nose', 'upper-lip', 'mouth'] as const),
  ...(['teeth', 'tongue', 'chin', 'under-chin', 'neck'] as const),
  ...(['upper-chest', 'chest', 'stomach', 'waist'] as const),
]);

export const hasSides = (place: Place): boolean => !SINGLE.has(place);
