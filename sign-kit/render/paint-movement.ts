import type { Inset } from './inset.js';
import type { Arrow } from './movement.js';
import type { Ring } from './ring.js';

const COLOURS = { line: '#F2B134', edge: '#231C2B' } as const;
/** Shares of the picture's width. */
const LINE = 0.012;
const EDGE = 0.007;
const HEAD = 0.045;
/** How large a start is that stands beside. */
const INSET = 0.15;
/** A ring's line is so much thinner. */
const RING = 0.7;
/** A way shorter than that stands beside what goes it; a shorter one yet is drawn longer, or nobody would see it. */
const SHORT = 0.26;
const LEAST = 0.15;
/** How much of what stands pale is seen, and how unlike at rest a pixel is that is the picture's own. */
const PALE = 0.42;
const OWN = { from: 12, to: 48 } as const;
/** How much wider a line is that comes a metre nearer. */
const WIDER = 3;

type Place = { readonly x: number; readonly y: number; readonly nearer: number };

/** The pale moment where the full one shows nothing of its own; what neither has at rest is the ground. */
export function paintPale(full: ImageData, pale: ImageData, rest: ImageData): ImageData {
  const made = new ImageData(full.width, full.height);
  const { data } = made;
  data.set(full.data);
  for (let at = 0; at < data.length; at += 4) {
    let unlike = 0;
    for (let k = at; k < at + 3; k += 1) {
      unlike = Math.max(unlike, Math.abs((full.data[k] ?? 0) - (rest.data[k] ?? 0)));
    }
    const own = Math.min(1, Math.max(0, (unlike - OWN.from) / (OWN.to - OWN.from)));
    const share = PALE * (1 - own);
    for (let k = at; k < at + 3; k += 1) {
      data[k] = (full.data[k] ?? 0) * (1 - share) + (pale.data[k] ?? 0) * share;
    }
  }
  return made;
}

/** The way of a hand, dark at its edges so that it shows on every skin, shirt and ground. */
export function paintArrow(
  context: CanvasRenderingContext2D,
  arrow: Arrow,
  others: readonly Arrow[],
): void {
  const { width } = context.canvas;
  const places = beside(arrow, others.flatMap(placesOf), context.canvas);
  const head = HEAD * width;
  const ends = arrow.isBothWays ? [places, reversed(places)] : [places];
  // A line under its own tip would stand out beyond it.
  const ended = withoutEnd(head * 0.7, places);
  const line = arrow.isBothWays ? reversed(withoutEnd(head * 0.7, reversed(ended))) : ended;
  for (const [colour, more] of [
    [COLOURS.edge, EDGE * width],
    [COLOURS.line, 0],
  ] as const) {
    context.fillStyle = colour;
    context.strokeStyle = colour;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    strokeWay(context, line, LINE * width, more);
    for (const end of ends) fillHead(context, end, head, more);
  }
}

/** The start of a hand that opens, large in a corner beside it. */
export function paintInset(
  context: CanvasRenderingContext2D,
  start: HTMLCanvasElement,
  { x, y, radius }: Inset,
): void {
  const { width } = context.canvas;
  const far = INSET * width;
  // The corner of its own side, or the other one where the hand itself is there.
  const isLeft = x < width / 2 === y > 2.5 * far;
  const middle = { x: isLeft ? far * 1.15 : width - far * 1.15, y: far * 1.15 };
  context.save();
  context.beginPath();
  context.arc(middle.x, middle.y, far, 0, 2 * Math.PI);
  context.clip();
  const from = [x - radius, y - radius, 2 * radius, 2 * radius] as const;
  context.drawImage(start, ...from, middle.x - far, middle.y - far, 2 * far, 2 * far);
  context.restore();
  paintRing(context, { ...middle, radius: far });
}

/** A ring around what decides, with the edges of an arrow. */
export function paintRing(context: CanvasRenderingContext2D, { x, y, radius }: Ring): void {
  const { width } = context.canvas;
  for (const [colour, wide] of [
    [COLOURS.edge, LINE + 2 * EDGE],
    [COLOURS.line, LINE],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = wide * width * RING;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.stroke();
  }
}

/** The way as it is drawn; a short one on the side that leads away from the other hand's, or from the face. */
function beside(
  { points, clear }: Arrow,
  others: readonly Place[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly Place[] {
  const places = enlarged(points, LEAST * width);
  if (extentOf(places) >= SHORT * width) return withoutEnd(clear * 0.6, places);
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return places;
  const long = Math.max(1, gap(first, last));
  const across = { x: -(last.y - first.y) / long, y: (last.x - first.x) / long };
  const moved = (by: number) =>
    places.map((it) => ({ ...it, x: it.x + across.x * by, y: it.y + across.y * by }));
  // A hand is longer than it is wide, and mostly upright.
  const far = clear * (1 + 0.6 * Math.abs(across.y));
  const shunned = others.length > 0 ? others : [{ x: width / 2, y: height * 0.3 }];
  const choices = [moved(far), moved(-far)].filter((way) =>
    way.every(({ x, y }) => Math.min(x, y, width - x, height - y) > HEAD * width),
  );
  const farOf = (way: readonly Place[]): number =>
    Math.min(...way.flatMap((it) => shunned.map((other) => gap(it, other))));
  return choices.sort((a, b) => farOf(b) - farOf(a))[0] ?? places;
}

const placesOf = ({ points }: Pick<Arrow, 'points'>): readonly Place[] =>
  points.map(([x, y, nearer]) => ({ x, y, nearer }));

/** At least so long, about its own middle. */
function enlarged(points: Arrow['points'], least: number): readonly Place[] {
  const places = placesOf({ points });
  const times = Math.max(1, least / extentOf(places));
  const [left, right] = [
    Math.min(...places.map(({ x }) => x)),
    Math.max(...places.map(({ x }) => x)),
  ];
  const [top, bottom] = [
    Math.min(...places.map(({ y }) => y)),
    Math.max(...places.map(({ y }) => y)),
  ];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return places.map((it) => ({ ...it, x: x + (it.x - x) * times, y: y + (it.y - y) * times }));
}

const extentOf = (places: readonly Place[]): number =>
  Math.max(1, ...places.map((it) => gap(it, places[0] ?? it)));

function strokeWay(
  context: CanvasRenderingContext2D,
  places: readonly Place[],
  base: number,
  more: number,
): void {
  const [first] = places;
  places.forEach((place, k) => {
    const from = places[k - 1];
    if (!from || !first) return;
    const wider = 1 + WIDER * (place.nearer - first.nearer);
    context.lineWidth = Math.max(base / 2, base * wider) + 2 * more;
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(place.x, place.y);
    context.stroke();
  });
}

/** A tip at the last place, along where the way comes from. */
function fillHead(
  context: CanvasRenderingContext2D,
  places: readonly Place[],
  size: number,
  more: number,
): void {
  const tip = places.at(-1);
  const from = [...places].reverse().find((it) => tip && gap(it, tip) >= size * 0.8) ?? places[0];
  if (!tip || !from) return;
  const turn = Math.atan2(tip.y - from.y, tip.x - from.x);
  const corner = (angle: number, far: number): [number, number] => [
    tip.x + Math.cos(turn + angle) * far,
    tip.y + Math.sin(turn + angle) * far,
  ];
  context.beginPath();
  context.moveTo(...corner(0, size * 0.25));
  context.lineTo(...corner(2.5, size * 0.85));
  context.lineTo(...corner(-2.5, size * 0.85));
  context.closePath();
  context.fill();
  context.lineWidth = 2 * more;
  if (more > 0) context.stroke();
}

/** A way without so much of its end. */
function withoutEnd(length: number, places: readonly Place[]): readonly Place[] {
  const last = places.at(-1);
  const ends = last ? places.findLastIndex((it) => gap(it, last) >= length) : -1;
  return ends < 1 ? places.slice(0, 2) : places.slice(0, ends + 1);
}

const reversed = (places: readonly Place[]): readonly Place[] => [...places].reverse();

const gap = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y);
