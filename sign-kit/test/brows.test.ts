import { FACE_CHANNELS, type RigJson } from '@isl/signing';
import man from '@isl/signing/rig/man.json';
import woman from '@isl/signing/rig/woman.json';
import { describe, expect, test } from 'vitest';
import { type Baked, readBaked } from './support/baked.js';

const RIGS = { woman, man } as Record<'woman' | 'man', RigJson>;
const UP = { browInnerUp: 0.85, browOuterUpLeft: 0.95, browOuterUpRight: 0.95 };
const DOWN = { browDownLeft: 1, browDownRight: 1 };

/** The ribbon is so many points wide. */
const ACROSS = 4;

/** The figure's left brow: how high it lies at its ends and between, and how thick it is at most; metres. */
function browOf({ points, shapes }: Baked, shown: Readonly<Record<string, number>>) {
  const left = points
    .map(([x = 0, y = 0], at) => {
      const moves = Object.entries(shown).map(([name, share]) => {
        return share * (shapes[name]?.[at]?.[1] ?? 0);
      });
      return { x, y: moves.reduce((height, move) => height + move, y) };
    })
    .filter(({ x }) => x > 0)
    .sort((one, other) => one.x - other.x)
    .map(({ y }) => y);
  const columns = Array.from({ length: left.length / ACROSS }, (_, at) =>
    left.slice(at * ACROSS, (at + 1) * ACROSS),
  );
  const heights = columns.map((ys) => (Math.max(...ys) + Math.min(...ys)) / 2);
  return {
    inner: heights[2] ?? 0,
    middle: heights[Math.floor(heights.length / 2)] ?? 0,
    outer: heights.at(-3) ?? 0,
    thickness: Math.max(...columns.map((ys) => Math.max(...ys) - Math.min(...ys))),
  };
}

describe.each(['woman', 'man'] as const)('the brows of the %s', (figure) => {
  const brows = readBaked(new URL(`../public/avatar/${figure}.glb`, import.meta.url), 'brows');
  const eye = RIGS[figure].joints.find(({ name }) => name === 'LeftEye')?.head[1] ?? 0;
  const [rest, up, down] = [{}, UP, DOWN].map((shown) => browOf(brows, shown));
  if (!rest || !up || !down) throw new Error('there are no brows');

  test('follow every channel of the face that moves them', () => {
    const known = Object.keys(brows.shapes).filter((name) => name.startsWith('brow'));
    expect(FACE_CHANNELS).toEqual(expect.arrayContaining(known));
    expect(known).toHaveLength(5);
  });

  test('lie on the ridge above the eye and nearly level while nothing is asked', () => {
    for (const height of [rest.inner, rest.middle, rest.outer]) {
      expect(height - eye).toBeGreaterThan(0.015);
      expect(height - eye).toBeLessThan(0.024);
    }
    expect(Math.abs(rest.inner - rest.outer)).toBeLessThan(0.003);
  });

  test('rise by a brow and more when they are raised, within no less than without', () => {
    expect(up.inner - rest.inner).toBeGreaterThan(0.008);
    expect(up.middle - rest.middle).toBeGreaterThan(0.008);
    expect(up.outer - rest.outer).toBeGreaterThan(0.006);
    expect(up.inner - rest.inner).toBeGreaterThanOrEqual(up.outer - rest.outer);
  });

  test('stay as thick when they are raised, so that they are seen from below too', () => {
    expect(rest.thickness).toBeGreaterThan(0.005);
    expect(up.thickness).toBeGreaterThan(0.9 * rest.thickness);
  });

  test('come down to the eye when they are lowered, within most', () => {
    expect(rest.inner - down.inner).toBeGreaterThan(0.006);
    expect(rest.inner - down.inner).toBeGreaterThan(rest.outer - down.outer);
    expect(down.inner - eye).toBeGreaterThan(0.004);
  });
});
