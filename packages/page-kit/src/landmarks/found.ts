/** What can be found in a picture: both hands (21 points each), the body (33), the face (478). */
export const FINDS = ['hands', 'body', 'face'] as const;
export type Find = (typeof FINDS)[number];

/** Whose networks find these: those of hands find the body too, at whose wrists hands are. */
export const networksFor = (finds: readonly Find[]): readonly Find[] =>
  finds.includes('hands') ? finds.filter((one) => one !== 'body') : finds;

/** Points in the order of MediaPipe's models. */
export const POINTS = { hand: 21, body: 33, face: 478 } as const;
/** Values of a point: x and y in picture sizes from its upper left corner, z in picture widths. */
export const AXES = 3;

/** Indices of the body's points that screens ask for. */
export const BODY = {
  nose: 0,
  leftShoulder: 11,
  rightShoulder: 12,
  leftWrist: 15,
  rightWrist: 16,
} as const;

export type FoundHand = {
  /** The person's own. */
  readonly side: 'left' | 'right';
  /** Found at the body's wrist of that side; others are found by the palm, anywhere. */
  readonly isAtWrist: boolean;
  /** How sure the model is of the side, 0 to 1. */
  readonly score: number;
  /** 21 x 3 values. */
  readonly points: Float32Array;
};

/** What was found in one picture, unmirrored; no face that was not asked for. */
export type Found = {
  /** When the picture was taken, in milliseconds of the page's own clock. */
  readonly at: number;
  readonly width: number;
  readonly height: number;
  readonly hands: readonly FoundHand[];
  /** 33 x 3 values, and for each point how likely it is seen, 0 to 1. */
  readonly body: { readonly points: Float32Array; readonly visibility: Float32Array } | null;
  /** 478 x 3 values of each. */
  readonly faces: readonly Float32Array[];
};

export type Point = { readonly x: number; readonly y: number; readonly z: number };

/** The point of that index; NaN where there is none. */
export function pointAt(points: Float32Array, index: number): Point {
  const at = (axis: number): number => points[index * AXES + axis] ?? Number.NaN;
  return { x: at(0), y: at(1), z: at(2) };
}
