import type { Segment } from '@isl/lexicon/form';
import type { Projection } from '../src/avatar/views.js';
import { drawnWay, gap, HEAD, type Hidden, type Size, unitOf } from './arrow-place.js';
import type { Joints } from './joints-at.js';
import type { Arrow, Point } from './movement.js';
import { headOf, type Ring } from './ring.js';

type Marked = NonNullable<NonNullable<Segment['nmf']>['head']>;

/** How a head goes: to both sides, up and down, up, down, or with its crown to one side. */
export type HeadWay = 'across' | 'along' | 'up' | 'down' | 'to-D' | 'to-N';

/** What a form's head does and no still picture shows of it; a head that only leans to or fro shows. */
const WAYS: Readonly<Partial<Record<Marked, HeadWay>>> = {
  shake: 'across',
  sway: 'across',
  nod: 'along',
  nods: 'along',
  'chin-up': 'up',
  'tilt-D': 'to-D',
  'tilt-N': 'to-N',
};

/** Of the head's radius: from its middle to an arrow before or around it, half of one that goes across, and how far that bends. */
const FAR = { front: 1.28, nearer: 1.14, around: 1.12 } as const;
const HALF = 0.6;
const BEND = 0.12;
/** A way beside a head spans so much of a turn around it. */
const SPAN_DEGREES = 56;
/** The middle of a way up or down, and of a tilt; degrees from the picture's right, up. */
const BESIDE_DEGREES = 5;
const CORNER_DEGREES = [40, 20] as const;
const STEPS = 20;
const DEGREE = Math.PI / 180;
/** Who is seen so much from aside looks to that side. */
const ASIDE = 0.3;
const FACE_COST = 3;
/** A line with air, a share of a frame. */
const AIR = 0.02;

/** Where in the picture a face looks to: what is before it goes up as the chin does, what is behind goes down. */
export type Facing = 'front' | 'left' | 'right';

export function facingOf(at: Joints, project: Projection): Facing {
  const [x, y, z] = at('Head');
  const [here, ahead, down] = [project([x, y, z]), project([x, y, z + 1]), project([x, y - 1, z])];
  const aside = (ahead[0] - here[0]) / (down[1] - here[1]);
  if (Math.abs(aside) < ASIDE) return 'front';
  return aside > 0 ? 'right' : 'left';
}

/** What the head of some segments does, by what they mark. */
export const headWayOf = (segments: readonly Segment[]): HeadWay | undefined =>
  segments
    .map(({ nmf }) => (nmf?.head && WAYS[nmf.head]) ?? (nmf?.body === 'bow' ? 'down' : undefined))
    .find((way) => way);

/** A small arrow above or beside the head, where no hand or other arrow is; none where there is no room for it. */
export function headArrow(
  way: HeadWay,
  facing: Facing,
  { face, hands }: Hidden,
  size: Size,
): Arrow | undefined {
  const head = headOf(face);
  const air = AIR * unitOf(size);
  const costOf = (arrow: Arrow): number => {
    const drawn = drawnWay(arrow, [], size);
    const edge = (HEAD * unitOf(size)) / 2;
    const isWithin = drawn.every(
      ({ x, y }) => Math.min(x, y, size.width - x, size.height - y) > edge,
    );
    if (!isWithin) return Number.POSITIVE_INFINITY;
    const over = (rings: readonly Ring[]): number =>
      drawn.filter((it) => rings.some((ring) => gap(it, ring) < ring.radius + air)).length;
    return (FACE_COST * over([face]) + over(hands)) / drawn.length;
  };
  let best: { readonly arrow: Arrow; readonly cost: number } | undefined;
  for (const arrow of placesOf(way, facing, head)) {
    const cost = costOf(arrow);
    if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { arrow, cost };
  }
  return best?.arrow;
}

/** Where it may stand, the best place first. */
function placesOf(way: HeadWay, facing: Facing, head: Ring): readonly Arrow[] {
  const both = (points: readonly Point[]): Arrow => arrow(points, true);
  const one = (points: readonly Point[]): Arrow => arrow(points, false);
  const sides = (['right', 'left'] as const).filter((it) => facing === 'front' || it === facing);
  const beside = sides.map((side) =>
    side === 'right' ? around(head, BESIDE_DEGREES, 1) : around(head, 180 - BESIDE_DEGREES, -1),
  );
  switch (way) {
    case 'across':
      return [-FAR.front, -FAR.nearer, FAR.front].map((far) => both(front(head, far)));
    case 'along':
      return beside.map(both);
    case 'up':
      return beside.map(one);
    case 'down':
      return beside.map((points) => one([...points].reverse()));
    // The dominant hand's side is the picture's left.
    case 'to-D':
      return CORNER_DEGREES.flatMap((at) => [180 - at, at]).map((at) => one(around(head, at, 1)));
    case 'to-N':
      return CORNER_DEGREES.flatMap((at) => [at, 180 - at]).map((at) => one(around(head, at, -1)));
  }
}

const arrow = (points: readonly Point[], isBothWays: boolean): Arrow => ({
  points,
  isBothWays,
  clear: 0,
  aside: [0, 0],
  isSmall: true,
});

/** Before a head that turns about itself, as its face goes: nearer in its middle, so lower there. */
function front({ x, y, radius }: Ring, far: number): readonly Point[] {
  return Array.from({ length: STEPS + 1 }, (_, k): Point => {
    const share = (2 * k) / STEPS - 1;
    return [x + HALF * radius * share, y + radius * (far - BEND * share * share + BEND / 2), 0];
  });
}

/** Around the head's middle, so far to each side of an angle; `turn` is 1 against the clock. */
function around({ x, y, radius }: Ring, middle: number, turn: 1 | -1): readonly Point[] {
  return Array.from({ length: STEPS + 1 }, (_, k): Point => {
    const angle = (middle + turn * SPAN_DEGREES * (k / STEPS - 0.5)) * DEGREE;
    return [
      x + FAR.around * radius * Math.cos(angle),
      y - FAR.around * radius * Math.sin(angle),
      0,
    ];
  });
}
