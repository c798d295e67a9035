import { gap, HEAD, type Hidden, type Place, type Size, unitOf } from './arrow-place.js';
import type { Ring } from './ring.js';

/** How often a stroke is made, and where that is written; `height` of its digits. */
export type Count = {
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly height: number;
};

/** Shares of a frame, and pixels. */
const HEIGHT = 0.07;
const LEAST_PX = 34;
/** From an arrow's line to the middle of its count, in heights of the count. */
const FAR = [0.95, 1.25, 1.6, 2.1] as const;
const DIRECTIONS = 16;
/** Air around a count, in heights. */
const ROOM = 0.72;
const FACE_COST = 6;

/** Beside the first arrow, where no face, hand or other arrow is. */
export function countOf(
  value: number,
  ways: readonly (readonly Place[])[],
  { face, hands }: Hidden,
  taken: readonly Ring[],
  size: Size,
): Count | undefined {
  if (value < 2 || ways.length === 0) return undefined;
  const height = Math.max(LEAST_PX, HEIGHT * unitOf(size));
  const all = ways.flat();
  const room = ROOM * height;
  const covered = ({ x, y }: Count, circles: readonly Ring[]): number =>
    circles.reduce(
      (most, it) => Math.max(most, Math.min(1, (it.radius + room - gap(it, { x, y })) / room)),
      0,
    );
  const costOf = (count: Count, far: number): number => {
    const { x, y } = count;
    if (Math.min(x, y, size.width - x, size.height - y) < height) return Number.POSITIVE_INFINITY;
    const onWay = all.some((it) => gap(it, count) < room + (HEAD / 4) * unitOf(size)) ? 4 : 0;
    const over = FACE_COST * covered(count, [face]) + 1.5 * covered(count, hands);
    return onWay + over + 4 * covered(count, taken) + 0.4 * far;
  };
  let best: { readonly count: Count; readonly cost: number } | undefined;
  for (const way of ways) {
    for (const { count, far } of around(way, value, height)) {
      const cost = costOf(count, far);
      if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { count, cost };
    }
  }
  return best?.count;
}

function around(way: readonly Place[], value: number, height: number) {
  const middle = {
    x: way.reduce((sum, { x }) => sum + x, 0) / way.length,
    y: way.reduce((sum, { y }) => sum + y, 0) / way.length,
  };
  const starts = [
    way[Math.floor(way.length / 2)] ?? middle,
    way[0] ?? middle,
    way.at(-1) ?? middle,
  ];
  const written = (x: number, y: number): Count => ({
    value,
    height,
    x: Math.round(x),
    y: Math.round(y),
  });
  // Within a way that goes round there is room.
  const within = { count: written(middle.x, middle.y), far: 0 };
  const beside = starts.flatMap(({ x, y }) =>
    FAR.flatMap((far) =>
      Array.from({ length: DIRECTIONS }, (_, k) => {
        const turn = (2 * Math.PI * k) / DIRECTIONS;
        return {
          count: written(x + Math.cos(turn) * far * height, y + Math.sin(turn) * far * height),
          far,
        };
      }),
    ),
  );
  return [within, ...beside];
}
