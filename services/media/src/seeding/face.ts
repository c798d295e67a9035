import type { Category } from '../videos/video.js';
import {
  between,
  type Canvas,
  type Colour,
  createCanvas,
  ellipse,
  type Point,
  stroke,
} from './canvas.js';

/** What a face does, in shares of the head's half width; all zero and one is a resting face. */
type Expression = {
  readonly browRaise: number;
  /** Positive: the inner ends go up. */
  readonly browTilt: number;
  readonly eyeOpen: number;
  /** Positive: the corners go up. */
  readonly mouthCurve: number;
  readonly mouthOpen: number;
  readonly mouthWidth: number;
};

export const WIDTH = 640;
export const HEIGHT = 360;
export const FRAMES_PER_SECOND = 20;
export const SECONDS = 4;

const RESTING: Expression = {
  browRaise: 0,
  browTilt: 0,
  eyeOpen: 1,
  mouthCurve: 0,
  mouthOpen: 0,
  mouthWidth: 0.42,
};

const EXPRESSIONS: Readonly<Record<Category, Expression>> = {
  neutral: RESTING,
  happy: {
    browRaise: 0.06,
    browTilt: 0,
    eyeOpen: 0.72,
    mouthCurve: 0.2,
    mouthOpen: 0.2,
    mouthWidth: 0.52,
  },
  sad: {
    browRaise: 0.02,
    browTilt: 0.14,
    eyeOpen: 0.75,
    mouthCurve: -0.16,
    mouthOpen: 0,
    mouthWidth: 0.36,
  },
  surprise: {
    browRaise: 0.2,
    browTilt: 0,
    eyeOpen: 1.4,
    mouthCurve: 0,
    mouthOpen: 0.42,
    mouthWidth: 0.24,
  },
  anger: {
    browRaise: -0.1,
    browTilt: -0.16,
    eyeOpen: 0.72,
    mouthCurve: -0.12,
    mouthOpen: 0.05,
    mouthWidth: 0.38,
  },
};

const GROUNDS: Readonly<Record<Category, Colour>> = {
  happy: [250, 224, 158],
  sad: [176, 200, 226],
  surprise: [214, 196, 232],
  neutral: [208, 222, 208],
  anger: [240, 188, 176],
};

const SKIN: Colour = [198, 140, 98];
const SKIN_DARK: Colour = [176, 120, 82];
const HAIR: Colour = [38, 28, 26];
const WHITE: Colour = [250, 250, 248];
const IRIS: Colour = [62, 38, 26];
const LIPS: Colour = [150, 62, 58];
const MOUTH: Colour = [84, 26, 30];
const CLOTHES: Colour = [46, 92, 110];

const HEAD = 105;
const CURVE_POINTS = 12;
const REST_UNTIL = 0.6;
const REACHED_AT = 1.3;
const BLINK_AT = 2.6;
const BLINK_SECONDS = 0.12;

/** The frames of a drawn person who goes from a resting face to the expression and holds it. */
export function* drawExpression(category: Category): Generator<Buffer> {
  for (let frame = 0; frame < SECONDS * FRAMES_PER_SECOND; frame += 1) {
    const seconds = frame / FRAMES_PER_SECOND;
    yield drawFrame(expressionAt(category, seconds), seconds, GROUNDS[category]);
  }
}

function expressionAt(category: Category, seconds: number): Expression {
  const share = Math.min(1, Math.max(0, (seconds - REST_UNTIL) / (REACHED_AT - REST_UNTIL)));
  const eased = share * share * (3 - 2 * share);
  const target = EXPRESSIONS[category];
  const mix = (name: keyof Expression): number =>
    RESTING[name] + (target[name] - RESTING[name]) * eased;
  const isBlinking = Math.abs(seconds - BLINK_AT) < BLINK_SECONDS;
  return {
    browRaise: mix('browRaise'),
    browTilt: mix('browTilt'),
    eyeOpen: isBlinking ? 0.08 : mix('eyeOpen'),
    mouthCurve: mix('mouthCurve'),
    mouthOpen: mix('mouthOpen'),
    mouthWidth: mix('mouthWidth'),
  };
}

function drawFrame(expression: Expression, seconds: number, ground: Colour): Buffer {
  const canvas = createCanvas(WIDTH, HEIGHT, ground);
  // A person is never quite still.
  const x = WIDTH / 2 + Math.sin(seconds * 1.7) * 6;
  const y = HEIGHT / 2 - 8 + Math.sin(seconds * 2.3) * 3;
  drawHead(canvas, [x, y]);
  for (const side of [-1, 1]) {
    drawEye(canvas, [x + side * HEAD * 0.4, y - HEAD * 0.08], expression);
    drawBrow(canvas, [x + side * HEAD * 0.4, y - HEAD * 0.38], side, expression);
  }
  canvas.paint(curve([x - 9, y + 30], [x, y + 40], [x + 9, y + 30], 4), SKIN_DARK);
  drawMouth(canvas, [x, y + HEAD * 0.66], expression);
  return canvas.pixels;
}

function drawHead(canvas: Canvas, [x, y]: Point): void {
  canvas.paint(ellipse([WIDTH / 2, HEIGHT + 40], 190, 110), CLOTHES);
  canvas.paint(
    stroke(
      [
        [x, y + 90],
        [WIDTH / 2, HEIGHT - 40],
      ],
      76,
    ),
    SKIN_DARK,
  );
  canvas.paint(ellipse([x, y - 34], HEAD * 1.12, HEAD * 1.12), HAIR);
  for (const side of [-1, 1]) canvas.paint(ellipse([x + side * HEAD, y], 15, 24), SKIN_DARK);
  canvas.paint(ellipse([x, y + 8], HEAD, HEAD * 1.2), SKIN);
  canvas.paint(curve([x - 88, y - 62], [x, y - 150], [x + 88, y - 62], 34), HAIR);
}

function drawEye(canvas: Canvas, [x, y]: Point, { eyeOpen }: Expression): void {
  const height = HEAD * 0.13 * eyeOpen;
  canvas.paint(ellipse([x, y], HEAD * 0.2, Math.max(2, height)), WHITE);
  const iris = HEAD * 0.09;
  canvas.paint(ellipse([x, y], iris, Math.max(1.5, Math.min(iris, height))), IRIS);
}

function drawBrow(canvas: Canvas, [x, y]: Point, side: number, expression: Expression): void {
  const middle = y - expression.browRaise * HEAD;
  const tilt = (expression.browTilt * HEAD) / 2;
  const half = HEAD * 0.24;
  const inner: Point = [x - side * half, middle - tilt];
  const outer: Point = [x + side * half, middle + tilt];
  canvas.paint(curve(inner, [x, middle - HEAD * 0.1], outer, 9), HAIR);
}

function drawMouth(canvas: Canvas, [x, y]: Point, expression: Expression): void {
  const half = expression.mouthWidth * HEAD;
  const [bend, open] = [expression.mouthCurve * HEAD, expression.mouthOpen * HEAD];
  // The corners lie at y - bend, the middle of each lip bulges from there.
  const lip = (bulge: number) => (at: number) => y - bend + bulge * (1 - ((at - x) / half) ** 2);
  const [upper, lower] = [lip(bend * 1.2 - open / 2), lip(bend * 1.2 + open / 2)];
  canvas.paint(between([x - half, x + half], upper, lower), MOUTH);
  for (const edge of [upper, lower]) {
    const points = Array.from({ length: CURVE_POINTS + 1 }, (_, step): Point => {
      const at = x - half + (2 * half * step) / CURVE_POINTS;
      return [at, edge(at)];
    });
    canvas.paint(stroke(points, 7), LIPS);
  }
}

/** A bow from one point to another, drawn towards a third. */
function curve(from: Point, via: Point, to: Point, thickness: number) {
  const points = Array.from({ length: CURVE_POINTS + 1 }, (_, step): Point => {
    const at = step / CURVE_POINTS;
    const mix = (axis: 0 | 1): number =>
      (1 - at) ** 2 * from[axis] + 2 * (1 - at) * at * via[axis] + at ** 2 * to[axis];
    return [mix(0), mix(1)];
  });
  return stroke(points, thickness);
}
