import shapes from '../../face/shapes.json' with { type: 'json' };
import { FACE_CHANNELS } from '../face.js';
import type { Pose } from '../types.js';

/** From so much on a shape is one that a face was to show, and below so much it was not. */
const ASKED = 0.3;
const NOT_ASKED = 0.05;

/** One shape, both sides of the face as one: how much was shown, and how much of it was made. */
export type ComparedShape = {
  readonly name: string;
  /** In which it was shown. */
  readonly signs: number;
  /** Whether MediaPipe's mesh tells it at all. */
  readonly isTold: boolean;
  /** How far what is made goes along with what is shown, over all moments. */
  readonly r: number;
  /** On average, while it is shown. */
  readonly shown: number;
  readonly made: number;
  /** On average, while it is not shown. */
  readonly madeUp: number;
};

export type FaceComparison = {
  /** One moment of a sign as it was shown and as it was made. */
  readonly add: (sign: string, shown: Pose, made: Pose) => void;
  /** Of those that were shown. */
  readonly shapes: () => readonly ComparedShape[];
};

const nameOf = (channel: string): string => channel.replace(/(?:Left|Right)$/, '');
const TOLD = new Set(shapes.names.map(nameOf));

/** How far faces that were made go along with those that were shown. */
export function compareFaces(): FaceComparison {
  const seen = [...new Set(FACE_CHANNELS.map(nameOf))].map((name) => ({
    name,
    channels: FACE_CHANNELS.flatMap((channel, k) => (nameOf(channel) === name ? [k] : [])),
    signs: new Set<string>(),
    shown: [] as number[],
    made: [] as number[],
  }));
  return {
    add: (sign, shown, made) => {
      for (const one of seen) {
        const [before, after] = [shown, made].map(({ face }) =>
          mean(one.channels.map((k) => face[k] ?? 0)),
        ) as [number, number];
        one.shown.push(before);
        one.made.push(after);
        if (before >= ASKED) one.signs.add(sign);
      }
    },
    shapes: () =>
      seen
        .filter(({ signs }) => signs.size > 0)
        .map(({ name, signs, shown, made }) => {
          const where = (is: (value: number) => boolean, of: readonly number[]): number =>
            mean(of.filter((_, k) => is(shown[k] ?? 0)));
          const isAsked = (value: number): boolean => value >= ASKED;
          return {
            name,
            signs: signs.size,
            isTold: TOLD.has(name),
            r: correlation(shown, made),
            shown: where(isAsked, shown),
            made: where(isAsked, made),
            madeUp: where((value) => value < NOT_ASKED, made),
          };
        }),
  };
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson's; 0 where one of them never changes. */
function correlation(a: readonly number[], b: readonly number[]): number {
  const [middleA, middleB] = [mean(a), mean(b)];
  let [along, ofA, ofB] = [0, 0, 0];
  a.forEach((value, k) => {
    const [x, y] = [value - middleA, (b[k] ?? 0) - middleB];
    along += x * y;
    ofA += x * x;
    ofB += y * y;
  });
  return ofA * ofB === 0 ? 0 : along / Math.sqrt(ofA * ofB);
}
