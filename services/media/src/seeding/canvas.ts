export type Colour = readonly [red: number, green: number, blue: number];
export type Point = readonly [x: number, y: number];
/** Distance in pixels to a shape's edge, negative inside. */
export type Shape = {
  readonly distance: (x: number, y: number) => number;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
};

const CHANNELS = 3;

export type Canvas = {
  /** RGB, a byte each, row by row. */
  readonly pixels: Buffer;
  readonly paint: (shape: Shape, colour: Colour) => void;
};

/** A picture to draw on, with smooth edges: coverage is taken from the distance to the shape. */
export function createCanvas(width: number, height: number, ground: Colour): Canvas {
  const pixels = Buffer.alloc(width * height * CHANNELS, Buffer.from(ground));
  return {
    pixels,
    paint: ({ distance, box: [left, top, right, bottom] }, colour) => {
      const toX = Math.min(width - 1, Math.ceil(right) + 1);
      const toY = Math.min(height - 1, Math.ceil(bottom) + 1);
      for (let y = Math.max(0, Math.floor(top) - 1); y <= toY; y += 1) {
        for (let x = Math.max(0, Math.floor(left) - 1); x <= toX; x += 1) {
          const cover = Math.min(1, Math.max(0, 0.5 - distance(x, y)));
          if (cover > 0) blend(pixels, (y * width + x) * CHANNELS, colour, cover);
        }
      }
    },
  };
}

function blend(pixels: Buffer, at: number, colour: Colour, cover: number): void {
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const below = pixels[at + channel] ?? 0;
    pixels[at + channel] = Math.round(below + ((colour[channel] ?? 0) - below) * cover);
  }
}

/** The distance is exact on the edge and near enough around it. */
export function ellipse([x0, y0]: Point, radiusX: number, radiusY: number): Shape {
  const shorter = Math.min(radiusX, radiusY);
  return {
    box: [x0 - radiusX, y0 - radiusY, x0 + radiusX, y0 + radiusY],
    distance: (x, y) => (length((x - x0) / radiusX, (y - y0) / radiusY) - 1) * shorter,
  };
}

/** A thick line with round ends through all the points. */
export function stroke(points: readonly Point[], thickness: number): Shape {
  const half = thickness / 2;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    box: [
      Math.min(...xs) - half,
      Math.min(...ys) - half,
      Math.max(...xs) + half,
      Math.max(...ys) + half,
    ],
    distance: (x, y) => {
      let nearest = Number.POSITIVE_INFINITY;
      for (let at = 1; at < points.length; at += 1) {
        nearest = Math.min(nearest, toSegment([x, y], points[at - 1], points[at]));
      }
      return nearest - half;
    },
  };
}

function toSegment([x, y]: Point, from: Point = [0, 0], to: Point = from): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((x - from[0]) * dx + (y - from[1]) * dy) / square;
  const at = Math.min(1, Math.max(0, along));
  return length(x - from[0] - dx * at, y - from[1] - dy * at);
}

/** Math.hypot guards against overflow, which costs most of the drawing's time. */
function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** What lies between two curves over the same x, each given as y(x). */
export function between(
  [left, right]: readonly [number, number],
  upper: (x: number) => number,
  lower: (x: number) => number,
): Shape {
  const ys = [left, (left + right) / 2, right].flatMap((x) => [upper(x), lower(x)]);
  return {
    box: [left, Math.min(...ys), right, Math.max(...ys)],
    distance: (x, y) => Math.max(upper(x) - y, y - lower(x), left - x, x - right),
  };
}
