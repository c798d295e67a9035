import { drawnWay, gap, HEAD, type Place, reversed, unitOf, withoutEnd } from './arrow-place.js';
import type { Box } from './frame-boxes.js';
import type { Inset } from './inset.js';
import type { Arrow } from './movement.js';
import type { Frame } from './picture-frames.js';
import type { Ring } from './ring.js';

const COLOURS = { line: '#F2B134', edge: '#231C2B' } as const;
/** Shares of a frame. */
const LINE = 0.012;
const EDGE = 0.007;
/** How large a start is that stands beside. */
const INSET = 0.15;
/** A ring's line is so much thinner; around what decides it is thinner yet, so that it hides nothing. */
const INSET_RING = 0.7;
const THIN = 0.4;
/** How much of what stands pale is seen, and how unlike at rest a pixel is that is the picture's own. */
const PALE = 0.42;
const OWN = { from: 12, to: 48 } as const;
/** A frame's number, and the line between two frames. */
const NUMBER_PX = 24;
const BORDER_PX = 6;
/** How much wider a line is that comes a metre nearer. */
const WIDER = 3;

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
  const unit = unitOf(context.canvas);
  const places = drawnWay(arrow, others, context.canvas);
  const head = HEAD * unit;
  const ends = arrow.isBothWays ? [places, reversed(places)] : [places];
  // A line under its own tip would stand out beyond it.
  const ended = withoutEnd(head * 0.7, places);
  const line = arrow.isBothWays ? reversed(withoutEnd(head * 0.7, reversed(ended))) : ended;
  for (const [colour, more] of [
    [COLOURS.edge, EDGE * unit],
    [COLOURS.line, 0],
  ] as const) {
    context.fillStyle = colour;
    context.strokeStyle = colour;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    strokeWay(context, line, LINE * unit, more);
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
  paintRing(context, { ...middle, radius: far }, INSET_RING);
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
