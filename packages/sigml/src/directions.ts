import {
  add,
  degreesBetween,
  dot,
  isNowhere,
  perpendicular,
  scale,
  unit,
  type Vector,
} from './vectors.js';

// A right-handed signer's: right is the dominant side.
const SIGML: Readonly<Record<string, Vector>> = {
  u: [0, 1, 0],
  d: [0, -1, 0],
  r: [1, 0, 0],
  l: [-1, 0, 0],
  o: [0, 0, 1],
  i: [0, 0, -1],
};
const OURS: Readonly<Record<string, Vector>> = {
  u: SIGML.u as Vector,
  d: SIGML.d as Vector,
  D: SIGML.r as Vector,
  N: SIGML.l as Vector,
  o: SIGML.o as Vector,
  i: SIGML.i as Vector,
};

const sumOf = (letters: string, axes: Readonly<Record<string, Vector>>): Vector | undefined => {
  let sum: Vector = [0, 0, 0];
  for (const letter of letters) {
    const axis = axes[letter];
    if (axis === undefined) return undefined;
    sum = add(sum, axis);
  }
  return isNowhere(sum) ? undefined : unit(sum);
};

/** Where SiGML's letters point; a letter said twice counts twice. */
export const sigmlVector = (letters: string): Vector | undefined =>
  letters.length > 0 && letters.length <= 6 ? sumOf(letters, SIGML) : undefined;

/** Half-way between two, where there is a second. */
export const halfway = (a: Vector, b: Vector | undefined): Vector => {
  if (b === undefined) return a;
  const sum = add(a, b);
  return isNowhere(sum) ? a : unit(sum);
};

/** Where a direction of a form points. */
export const ourVector = (written: string): Vector => {
  let sum: Vector = [0, 0, 0];
  for (const term of written.split('+')) sum = add(sum, sumOf(term, OURS) ?? [0, 0, 0]);
  return unit(sum);
};

const AXES = ['', 'u', 'd'].flatMap((up) =>
  ['', 'o', 'i'].flatMap((out) => ['', 'r', 'l'].map((side) => `${up}${out}${side}`)),
);
/** The 26 directions of HamNoSys, as SiGML writes them. */
const DIRECTIONS: readonly (readonly [string, Vector])[] = AXES.filter(
  (letters) => letters !== '',
).map((letters) => [letters, sigmlVector(letters) as Vector]);

const ourLetters = (letters: string): string => letters.replaceAll('r', 'D').replaceAll('l', 'N');

const NEAR = DIRECTIONS.map(([letters, vector]) => [ourLetters(letters), vector] as const);
const PAIRS = NEAR.flatMap(([a, one], k) =>
  NEAR.slice(k + 1).map(([b, two]) => ({ text: `${a}+${b}`, sum: add(one, two), one, two })),
).filter(({ sum }) => !isNowhere(sum));
const THIRDS = NEAR.flatMap(([a, one]) =>
  NEAR.filter(([b]) => a !== b).map(([b, two]) => ({
    text: `${a}+${a}+${b}`,
    sum: add(scale(one, 2), two),
    one,
    two,
  })),
);
/** Of two ways to write a direction the one whose terms are nearer to it is the plainer one. */
const narrowest = (
  rows: readonly { text: string; sum: Vector; one: Vector; two: Vector }[],
): (readonly [string, Vector])[] =>
  [...rows]
    .sort((a, b) => dot(b.one, b.two) - dot(a.one, a.two))
    .map(({ text, sum }) => [text, sum]);
const WRITTEN: readonly (readonly [string, Vector])[] = [
  ...NEAR,
  ...narrowest(PAIRS),
  ...narrowest(THIRDS),
].map(([text, vector]) => [text, unit(vector)]);

const nearest = <T>(rows: readonly (readonly [T, Vector])[], vector: Vector): T => {
  let best = rows[0]?.[0] as T;
  let most = -2;
  for (const [name, direction] of rows) {
    const share = dot(direction, vector);
    // The shorter name wins where both are as near.
    if (share > most + 1e-9) {
      most = share;
      best = name;
    }
  }
  return best;
};

const written = new Map<string, string>();

/** A direction as a form writes it, the nearest that can be written. */
export const ourDirection = (vector: Vector): string => {
  const key = vector.map((part) => part.toFixed(4)).join();
  let text = written.get(key);
  if (text === undefined) {
    text = nearest(WRITTEN, unit(vector));
    written.set(key, text);
  }
  return text;
};

/** A direction as SiGML writes it: one of the 26, or two of them to be between. */
export type SigmlDirection = { readonly first: string; readonly second?: string };

const BETWEEN: readonly (readonly [SigmlDirection, Vector])[] = [
  ...DIRECTIONS.map(([first, vector]) => [{ first }, vector] as const),
  ...DIRECTIONS.flatMap(([first, one], k) =>
    DIRECTIONS.slice(k + 1)
      .filter(([, two]) => degreesBetween(one, two) < 100)
      .map(([second, two]) => [{ first, second }, unit(add(one, two))] as const),
  ),
];

export const sigmlDirection = (vector: Vector): SigmlDirection => nearest(BETWEEN, unit(vector));

/** One of the 26 alone. */
export const sigmlLetters = (vector: Vector): string => nearest(DIRECTIONS, unit(vector));

/**
 * Where a palm faces that HamNoSys tells as if the hand were pointing out from the signer, or at the signer if it points
 * that way at all: it is carried along when the hand is turned from there to where it does point.
 */
export const palmOfHand = (relative: Vector, ext: Vector): Vector => turned(relative, ext, false);

/** The same told as if the hand were pointing out or in; what `palmOfHand` undoes. */
export const relativePalm = (palm: Vector, ext: Vector): Vector =>
  unit(perpendicular(turned(unit(perpendicular(palm, ext)), ext, true), [0, 0, 1]));

/** From here on inward a hand points at the signer. */
const INWARD = -0.05;

const turned = (vector: Vector, ext: Vector, isBack: boolean): Vector => {
  const [x, y, z] = ext;
  const sign = z < INWARD ? -1 : 1;
  const sideways = Math.hypot(x, y);
  if (sideways < 1e-6) return vector;
  const [ax, ay] = [x / sideways, y / sideways];
  const angle = Math.atan2(sideways, sign * z) * (isBack ? -1 : 1);
  // In the plane of out (or in) and the way the hand turned: `along` is that way.
  const along = vector[0] * ax + vector[1] * ay;
  const out = sign * vector[2];
  const [newAlong, newOut] = [
    along * Math.cos(angle) + out * Math.sin(angle),
    out * Math.cos(angle) - along * Math.sin(angle),
  ];
  return [vector[0] + (newAlong - along) * ax, vector[1] + (newAlong - along) * ay, sign * newOut];
};

const PALMS: readonly (readonly [SigmlDirection, Vector])[] = (() => {
  const eight = ['u', 'ur', 'r', 'dr', 'd', 'dl', 'l', 'ul'].map(
    (letters) => [letters, sigmlVector(letters) as Vector] as const,
  );
  const half = eight.map(([first, one], k) => {
    const [second, two] = eight[(k + 1) % 8] as (typeof eight)[number];
    return [{ first, second }, unit(add(one, two))] as const;
  });
  return [...eight.map(([first, vector]) => [{ first }, vector] as const), ...half];
})();

/** A relative palm as SiGML writes it. */
export const sigmlPalm = (relative: Vector): SigmlDirection => nearest(PALMS, unit(relative));
