type Vector = readonly [toD: number, up: number, out: number];

const LETTERS: Readonly<Record<string, Vector>> = {
  D: [1, 0, 0],
  N: [-1, 0, 0],
  u: [0, 1, 0],
  d: [0, -1, 0],
  o: [0, 0, 1],
  i: [0, 0, -1],
};
const NAMES = [
  ['D', 'N'],
  ['u', 'd'],
  ['o', 'i'],
] as const;
/** An axis counts where it has so much of the strongest one: half-way between two it is both. */
const COUNTS_FROM = 0.6;

/** A direction of a form as the eye tells it apart: along the axes and diagonals only. */
export function directionOf(written: string): string {
  const sum = written
    .split('+')
    .map((term) => unit(add([...term].map((letter) => LETTERS[letter] ?? [0, 0, 0]))));
  const parts = add(sum);
  const strongest = Math.max(...parts.map(Math.abs));
  return parts
    .map((part, axis) => {
      if (Math.abs(part) < strongest * COUNTS_FROM) return '';
      return NAMES[axis]?.[part > 0 ? 0 : 1] ?? '';
    })
    .join('');
}

const add = (vectors: readonly Vector[]): Vector =>
  vectors.reduce<Vector>((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]], [0, 0, 0]);

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
