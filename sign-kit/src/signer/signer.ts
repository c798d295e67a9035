import type { Form } from '@isl/lexicon/form';
import type { Rig } from '@isl/signing';
import type { Captured } from '@isl/signing/captured';
import type { Language } from '../i18n/i18n.js';
import type { Stretch } from '../player/clock.js';
import type { NonManual } from '../vocabulary/data.js';

export type FigureName = 'woman' | 'man';
export const FIGURES: readonly FigureName[] = ['woman', 'man'];

/** A body at one moment: what the figures and the drawing show. */
export type BodyPose = {
  /** Local quaternions x y z w, in the order of the joints. */
  readonly rotations: Float32Array;
  /** 0 to 1, in the order of the face's channels. */
  readonly face: Float32Array;
};

export type BodyJoint = {
  readonly name: string;
  readonly parent: number;
  /** At rest, in metres: x to the figure's left, y up, z to the front. */
  readonly head: readonly [number, number, number];
};

type Triple = readonly [number, number, number];
type Turn = ArrayLike<number>;

/** A digit at rest, in its hand's frame: x across the palm, y along the fingers, z out of the palm. */
export type BodyDigit = {
  readonly joints: Triple;
  readonly base: Triple;
  /** Of its three bones, the last one to the skin of the tip. */
  readonly lengths: Triple;
  readonly radii: Triple;
  readonly rest: readonly [Triple, Triple, Triple];
  /** What turns each resting bone along y. */
  readonly straighten: readonly [Turn, Turn, Turn];
};

/** A hand's measures; `sign` is 1 for the figure's right one, -1 for its left. */
export type BodyHand = {
  readonly sign: 1 | -1;
  /** Its frame at rest, as a turn from the world. */
  readonly frame: Turn;
  readonly digits: Readonly<Record<'thumb' | 'index' | 'middle' | 'ring' | 'little', BodyDigit>>;
};

export type Body = {
  readonly joints: readonly BodyJoint[];
  readonly hands: readonly BodyHand[];
  readonly faceChannels: readonly string[];
};

/** A form to sign, and what the sentence asks of the face meanwhile. */
export type SignRequest = {
  readonly formId: string;
  readonly face?: NonManual | null;
  /** In place of the lexicon's form of that id. */
  readonly form?: Form;
  /** In place of any form: a movement that a person showed, as a body of these measures makes it. */
  readonly movement?: (
    rig: Rig,
    options: { readonly isLeftHanded: boolean; readonly seed?: number },
  ) => Captured;
};

/** Where signs come to, all moments together: x y z after x y z, in metres. */
export type Reach = {
  /** Head and shoulders, and the elbows of arms that sign. */
  readonly body: Float32Array;
  /** Wrists and fingertips while they sign; hands that hang at rest are not meant to be seen. */
  readonly hands: Float32Array;
};

/** Signs in a row, ready to be shown at any moment. */
export type Signing = {
  readonly durationMs: number;
  readonly stretches: readonly Stretch[];
  /** The moment of each item that its picture shows. */
  readonly stillsMs: readonly number[];
  /** When each part of each item is reached. */
  readonly partsMs: readonly number[];
  /** Null where nothing is signed. */
  readonly reach: Reach | null;
  /** The same as joints in a `.pose` file, for researchers' tools. */
  readonly toPoseFile: () => Uint8Array;
  /** The pose at a moment; always the same object, filled anew. */
  readonly sample: (atMs: number) => BodyPose;
  /** The same, breathing and blinking: `lifeMs` goes on while the signs rest. */
  readonly live: (atMs: number, lifeMs: number) => BodyPose;
  /** How far shut the eyes are in the pose that was filled last: 0 to 1. */
  readonly lidsNow: () => number;
};

export type SigningOptions = {
  readonly isLeftHanded: boolean;
  /** Of the words that the mouth says along. */
  readonly language: Language;
};

export type Signer = {
  readonly figure: FigureName;
  readonly body: Body;
  readonly sign: (requests: readonly SignRequest[], options: SigningOptions) => Signing;
};
