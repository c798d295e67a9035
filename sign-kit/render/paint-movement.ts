import { drawnWay, gap, HEAD, type Place, reversed, unitOf, withoutEnd } from './arrow-place.js';
import type { CloseUp } from './close-ups.js';
import type { Count } from './count-place.js';
import type { Stroke } from './finger-marks.js';
import type { Box } from './frame-boxes.js';
import type { Arrow } from './movement.js';
import type { Frame } from './picture-frames.js';
import type { Ring } from './ring.js';
import type { Star } from './touches.js';

const COLOURS = { line: '#F2B134', edge: '#231C2B', star: '#FFF6DC' } as const;
/** Shares of a frame. */
const LINE = 0.012;
const EDGE = 0.007;
const STROKE = 0.009;
/** The tip of an arrow of a finger or a wrist. */
const SMALL = 0.85;
/** Air at both ends of an arrow from circle to circle. */
const BETWEEN_PX = 6;
/** A star's rays, to their tips and between them. */
const STAR = { out: 0.036, in: 0.017 } as const;
const RAYS = 8;
/** A ring's line is so much thinner; around what decides it is thinner yet, so that it hides nothing. */
const CLOSE_UP_RING = 0.7;
const THIN = 0.4;
/** How much of what stands pale is seen, of a hand and of its sleeve. */
const PALE = { hand: 0.62, sleeve: 0.2 } as const;
/** A pale hand's outline: how unlike at rest it begins, how far from there, how wide in pixels, and how much of it is seen. */
const OUTLINE = { unlike: 24, wide: 2, share: 0.55, colour: [35, 28, 43] } as const;
/** How unlike at rest a pixel is that is the picture's own. */
const OWN = { from: 12, to: 48 } as const;
/** The same of what stands pale. */
const MOVED = { from: 4, to: 14 } as const;
/** A frame's number, and the line between two frames. */
const NUMBER_PX = 24;
const BORDER_PX = 6;
/** How much wider a line is, and how much larger its tip, that comes straight nearer; one that goes away is so much less. */
const WIDER = { line: 1.3, head: 0.5 } as const;
const NARROWEST = 0.55;

/** Both moments and how the signer rests, without shadows; the same of the hands alone. */
export type Moments = Readonly<Record<'full' | 'pale' | 'rest', ImageData>>;

/** The pale moment where the full one shows nothing of its own; a hand over a sleeve, too, and with an outline. */
export function paintPale(shown: ImageData, dressed: Moments, bare: Moments): ImageData {
  const made = new ImageData(shown.width, shown.height);
  const { data } = made;
  const { full, pale, rest } = dressed;
  data.set(shown.data);
  for (let at = 0; at < data.length; at += 4) {
    const hand = handAt(dressed, bare, 'pale', at);
    const own = steep(unlikeness(full, rest, at), OWN);
    const free = 1 - mixed(own, handAt(dressed, bare, 'full', at), hand);
    const unlike = Math.min(unlikeness(pale, rest, at), unlikeness(pale, full, at));
    // A hand before a face is of its colour.
    const moved = mixed(steep(unlike, MOVED), 1, hand);
    const share = mixed(PALE.sleeve, PALE.hand, hand) * free * moved;
    const isOutline = share > 0 && hand > 0 && isEdge(bare, at);
    const line = isOutline ? OUTLINE.share * free : 0;
    for (let k = at; k < at + 3; k += 1) {
      const value = mixed(shown.data[k] ?? 0, pale.data[k] ?? 0, share);
      data[k] = mixed(value, OUTLINE.colour[k - at] ?? 0, line);
    }
  }
  return made;
}

const mixed = (one: number, other: number, share: number): number =>
  one * (1 - share) + other * share;

/** How much of a pixel is a hand's that no sleeve covers. */
const handAt = (dressed: Moments, bare: Moments, moment: 'full' | 'pale', at: number): number =>
  steep(unlikeness(bare[moment], bare.rest, at), OWN) *
  (1 - steep(unlikeness(dressed[moment], bare[moment], at), OWN));

const steep = (value: number, { from, to }: { readonly from: number; readonly to: number }) =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

function unlikeness(one: ImageData, other: ImageData, at: number): number {
  let most = 0;
  for (let k = at; k < at + 3; k += 1) {
    most = Math.max(most, Math.abs((one.data[k] ?? 0) - (other.data[k] ?? 0)));
  }
  return most;
}

/** Whether a pale hand ends here: it is unlike at rest, and a neighbour is not. */
function isEdge({ pale, rest }: Moments, at: number): boolean {
  if (unlikeness(pale, rest, at) < OUTLINE.unlike) return false;
  const row = 4 * pale.width * OUTLINE.wide;
  return [-4 * OUTLINE.wide, 4 * OUTLINE.wide, -row, row].some((by) => {
    const beside = at + by;
    return (
      beside >= 0 && beside < pale.data.length && unlikeness(pale, rest, beside) < OUTLINE.unlike
    );
  });
}

/** The way of a hand, dark at its edges so that it shows on every skin, shirt and ground. */
export function paintArrow(
  context: CanvasRenderingContext2D,
  arrow: Arrow,
  others: readonly Arrow[],
): void {
  const unit = unitOf(context.canvas);
  const places = drawnWay(arrow, others, context.canvas);
  paintWay(context, places, arrow.isBothWays, (arrow.isSmall ? SMALL : 1) * HEAD * unit);
}

function paintWay(
  context: CanvasRenderingContext2D,
  places: readonly Place[],
  isBothWays: boolean,
  head: number,
): void {
  const unit = unitOf(context.canvas);
  const ends = isBothWays ? [places, reversed(places)] : [places];
  const sizeOf = (end: readonly Place[]): number =>
    head * widerBy(WIDER.head, (end.at(-1)?.nearer ?? 0) - (places[0]?.nearer ?? 0));
  // A line under its own tip would stand out beyond it.
  const ended = withoutEnd(head * 0.7, places);
  const line = isBothWays ? reversed(withoutEnd(head * 0.7, reversed(ended))) : ended;
  for (const [colour, more] of [
    [COLOURS.edge, EDGE * unit],
    [COLOURS.line, 0],
  ] as const) {
    context.fillStyle = colour;
    context.strokeStyle = colour;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    strokeWay(context, line, LINE * unit, more);
    for (const end of ends) fillHead(context, end, sizeOf(end), more);
  }
}

/** A hand in a circle of its own. */
export function paintCloseUp(
  context: CanvasRenderingContext2D,
  hand: HTMLCanvasElement,
  { x, y, radius }: CloseUp,
): void {
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.clip();
  context.imageSmoothingQuality = 'high';
  context.drawImage(hand, x - radius, y - radius, 2 * radius, 2 * radius);
  context.restore();
  paintRing(context, { x, y, radius }, CLOSE_UP_RING);
}

/** From the circle of a hand's start to that of its end. */
export function paintBetween(
  context: CanvasRenderingContext2D,
  [from, to]: readonly [Ring, Ring],
): void {
  const long = gap(from, to);
  const [ahead, down] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const [start, end] = [from.radius + BETWEEN_PX, long - to.radius - BETWEEN_PX];
  const points = [start, end].map((far): Arrow['points'][number] => [
    from.x + ahead * far,
    from.y + down * far,
    0,
  ]);
  const head = (end - start) * 0.6;
  paintWay(
    context,
    points.map(([x, y, nearer]) => ({ x, y, nearer })),
    false,
    head,
  );
}

/** Short lines beside what moves and goes nowhere. */
export function paintStrokes(context: CanvasRenderingContext2D, strokes: readonly Stroke[]): void {
  const unit = unitOf(context.canvas);
  for (const [colour, wide] of [
    [COLOURS.edge, STROKE + 1.4 * EDGE],
    [COLOURS.line, STROKE],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = wide * unit;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    for (const stroke of strokes) {
      context.beginPath();
      for (const [x, y] of stroke) context.lineTo(x, y);
      context.stroke();
    }
  }
}

/** How often it is made, in the look of its arrow. */
export function paintCount(
  context: CanvasRenderingContext2D,
  { value, x, y, height }: Count,
): void {
  context.font = `bold ${Math.round(height)}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.strokeStyle = COLOURS.edge;
  context.lineWidth = height * 0.24;
  context.strokeText(`×${value}`, x, y);
  context.fillStyle = COLOURS.line;
  context.fillText(`×${value}`, x, y);
}

/** A ring around what decides, with the edges of an arrow. */
export function paintRing(
  context: CanvasRenderingContext2D,
  { x, y, radius }: Ring,
  thin = THIN,
): void {
  const unit = unitOf(context.canvas);
  for (const [colour, wide] of [
    [COLOURS.edge, LINE + 2 * EDGE],
    [COLOURS.line, LINE],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = wide * unit * thin;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.stroke();
  }
}

/** Of a touch: rays all around, paler than an arrow. */
export function paintStar(context: CanvasRenderingContext2D, { x, y }: Star, size = 1): void {
  const unit = size * unitOf(context.canvas);
  context.beginPath();
  for (let k = 0; k < 2 * RAYS; k += 1) {
    const turn = (Math.PI * k) / RAYS - Math.PI / 2;
    const far = (k % 2 === 0 ? STAR.out : STAR.in) * unit;
    context.lineTo(x + far * Math.cos(turn), y + far * Math.sin(turn));
  }
  context.closePath();
  context.lineJoin = 'round';
  context.strokeStyle = COLOURS.edge;
  context.lineWidth = 2 * EDGE * unit;
  context.stroke();
  context.fillStyle = COLOURS.star;
  context.fill();
}

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
    context.lineWidth = base * widerBy(WIDER.line, place.nearer - first.nearer) + 2 * more;
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(place.x, place.y);
    context.stroke();
  });
}

const widerBy = (most: number, nearer: number): number => Math.max(NARROWEST, 1 + most * nearer);

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

/** The frame's number, in the look of its arrows. */
export function paintNumber(
  context: CanvasRenderingContext2D,
  { value, isRight }: NonNullable<Frame['number']>,
): void {
  const { width } = context.canvas;
  const radius = NUMBER_PX;
  const x = isRight ? width - radius * 1.5 : radius * 1.5;
  const y = radius * 1.5;
  for (const [colour, more] of [
    [COLOURS.edge, radius * 0.16],
    [COLOURS.line, 0],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x, y, radius + more, 0, 2 * Math.PI);
    context.fill();
  }
  context.fillStyle = COLOURS.edge;
  context.font = `bold ${Math.round(radius * 1.45)}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(value), x, y + radius * 0.08);
}

/** Lines between frames. */
export function paintBorders(context: CanvasRenderingContext2D, boxes: readonly Box[]): void {
  context.strokeStyle = COLOURS.edge;
  context.lineWidth = BORDER_PX;
  const { width, height } = context.canvas;
  for (const { x, y, width: wide, height: high } of boxes) {
    context.beginPath();
    if (x + wide < width) {
      context.moveTo(x + wide, y);
      context.lineTo(x + wide, y + high);
    }
    if (y + high < height) {
      context.moveTo(x, y + high);
      context.lineTo(x + wide, y + high);
    }
    context.stroke();
  }
}
