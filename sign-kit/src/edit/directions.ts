import { directionOf } from '@isl/signing/directions';

/** Up and down, out and in, toward the hands' sides: a direction as the editor offers it. */
export type Way = {
  readonly across: '' | 'D' | 'N';
  readonly upright: '' | 'u' | 'd';
  readonly depth: '' | 'o' | 'i';
};

const UPRIGHT = ['u', '', 'd'] as const;
const ACROSS = ['D', '', 'N'] as const;
const DEPTH = ['o', '', 'i'] as const;
/** Closer than this to each other, palm and fingers make no hand. */
const SAME_WAY = 0.9;

export const writtenWay = ({ upright, depth, across }: Way): string =>
  `${upright}${depth}${across}`;

const WAYS: readonly Way[] = UPRIGHT.flatMap((upright) =>
  ACROSS.flatMap((across) => DEPTH.map((depth) => ({ upright, across, depth }))),
).filter((way) => writtenWay(way) !== '');

const vectorOf = (written: string): readonly number[] => directionOf(written) ?? [0, 0, 0];

const alike = (a: string, b: string): number => {
  const other = vectorOf(b);
  return vectorOf(a).reduce((sum, value, axis) => sum + value * (other[axis] ?? 0), 0);
};

const nearest = (written: string, ways: readonly Way[]): Way =>
  ways.reduce((best, way) =>
    alike(writtenWay(way), written) > alike(writtenWay(best), written) ? way : best,
  );

/** What the editor offers that is nearest to a written direction, which may lie between two. */
export const wayOf = (written: string): Way => nearest(written, WAYS);

/** Whether a written direction is one of those that the editor offers. */
export const isPlain = (written: string): boolean =>
  alike(writtenWay(wayOf(written)), written) > 0.9999;

/** A palm is square to its fingers: it cannot look where they point. */
export const makesHand = (ext: string, palm: string): boolean =>
  Math.abs(alike(ext, palm)) < SAME_WAY;

/** The palm as it is, or the nearest that fingers in this direction can have. */
export const palmFor = (ext: string, palm: string): string =>
  makesHand(ext, palm)
    ? palm
    : writtenWay(
        nearest(
          palm,
          WAYS.filter((way) => Math.abs(alike(writtenWay(way), ext)) < 0.2),
        ),
      );
