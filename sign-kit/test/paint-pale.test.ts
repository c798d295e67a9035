import { beforeAll, expect, test, vi } from 'vitest';
import { paintPale } from '../render/paint-movement.js';

const GROUND = [90, 100, 160];
const SLEEVE = [20, 30, 60];
const HAND = [220, 170, 130];
const OTHER = [210, 160, 120];

/** Places in a row, each of one of these colours. */
function rowOf(...colours: readonly (readonly number[])[]): ImageData {
  const made = new ImageData(colours.length, 1);
  colours.forEach(([red = 0, green = 0, blue = 0], at) => {
    made.data.set([red, green, blue, 255], at * 4);
  });
  return made;
}

beforeAll(() => {
  class Pixels {
    readonly data: Uint8ClampedArray;
    constructor(
      readonly width: number,
      readonly height: number,
    ) {
      this.data = new Uint8ClampedArray(width * height * 4);
    }
  }
  vi.stubGlobal('ImageData', Pixels);
});

test('a pale hand is seen on the ground and over a sleeve, not over a hand, and its sleeve less', () => {
  // On the ground; over the sleeve and the hand that are shown; the pale sleeve; nothing.
  const full = rowOf(GROUND, GROUND, GROUND, SLEEVE, SLEEVE, OTHER, GROUND, GROUND);
  const pale = rowOf(HAND, HAND, HAND, HAND, HAND, HAND, SLEEVE, GROUND);
  const rest = rowOf(...Array.from({ length: 8 }, () => GROUND));
  const bare = {
    full: rowOf(GROUND, GROUND, GROUND, GROUND, GROUND, OTHER, GROUND, GROUND),
    pale: rowOf(HAND, HAND, HAND, HAND, HAND, HAND, GROUND, GROUND),
    rest,
  };
  const { data } = paintPale(full, { full, pale, rest }, bare);
  const changeAt = (place: number): number =>
    Math.max(
      ...[0, 1, 2].map((k) =>
        Math.abs((data[place * 4 + k] ?? 0) - (full.data[place * 4 + k] ?? 0)),
      ),
    );
  expect(changeAt(1)).toBeGreaterThan(40);
  expect(changeAt(3)).toBeGreaterThan(100);
  expect(changeAt(5)).toBe(0);
  expect(changeAt(6)).toBeGreaterThan(0);
  expect(changeAt(6)).toBeLessThan(changeAt(1) / 2);
  expect(changeAt(7)).toBe(0);
});
