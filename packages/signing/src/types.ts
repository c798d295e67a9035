import type { Form, NonManual } from '@isl/lexicon/form';

/** What `rig/*.json` holds; metres, +x the figure's left, +y up, +z the front. */
export type RigJson = {
  readonly figure: string;
  readonly joints: readonly {
    readonly name: string;
    readonly parent: string | null;
    readonly head: readonly number[];
  }[];
  readonly places: Readonly<Record<string, readonly number[]>>;
  /** The left hand as it is measured: the skin of each fingertip, and how thick things are. */
  readonly hand: Readonly<
    Record<
      'thumb' | 'index' | 'middle' | 'ring' | 'pinky',
      { readonly tip: readonly number[]; readonly radii: readonly number[] }
    >
  > & {
    readonly palm: { readonly front: number; readonly back: number };
    readonly forearm: { readonly radius: number };
  };
};

export type Joint = {
  readonly name: string;
  /** Index of the parent, which always stands before it; -1 for the root. */
  readonly parent: number;
  /** Where it is at rest. Every joint's rotation is the identity there. */
  readonly head: readonly [number, number, number];
};

/** A body's state, made once and filled by `sample`. */
export type Pose = {
  /** Local quaternions x y z w, in the order of `rig.joints`. */
  readonly rotations: Float32Array;
  /** 0 to 1, in the order of `FACE_CHANNELS`. */
  readonly face: Float32Array;
};

/**
 * One sign to make; `nmf` (what the sentence asks of the face) goes over the form's own. `mouthing` is what the
 * mouth says along where neither asks anything of it: of living signers alone, as they differ in it.
 */
export type SequenceItem = {
  readonly form: Form;
  readonly nmf?: NonManual;
  readonly mouthing?: string;
};

/** Where an item of the sequence lies in time; `stillMs` is the moment for its picture. */
export type Mark = {
  readonly index: number;
  readonly id: string;
  readonly gloss: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly stillMs: number;
};
