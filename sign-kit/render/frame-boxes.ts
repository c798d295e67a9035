/** A frame's place in a picture, pixels. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Ways to lay so many frames out, in the order in which they are read; the best one first. */
export function layoutsOf(count: number, width: number, height: number): readonly Box[][] {
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  const whole = { x: 0, y: 0, width, height };
  if (count === 1) return [[whole]];
  const above = { ...whole, height: halfHeight };
  const below = { ...above, y: halfHeight };
  const left = { ...whole, width: halfWidth };
  const right = { ...left, x: halfWidth };
  if (count === 2) {
    return [
      [above, below],
      [left, right],
    ];
  }
  const quarters = [left, right].map((box) => ({ ...box, height: halfHeight }));
  return [[...quarters, below]];
}
