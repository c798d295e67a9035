import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import example from '../face/example.json' with { type: 'json' };
import { faceAt, faceShapesOf } from '../src/captured/face-shapes.js';

type Point = readonly [x: number, y: number, z: number];
const flat = (points: readonly (readonly number[])[]): Float32Array =>
  Float32Array.from(points.flat());
const { shapes, aspect } = example;
const mesh = flat(example.mesh);
const differs = (told: Readonly<Record<string, number>>): number =>
  Math.max(...Object.entries(shapes).map(([name, value]) => Math.abs((told[name] ?? 9) - value)));

describe('what a face does, from the mesh of its points', () => {
  it('is what the sign service reads of the same mesh', () => {
    const told = faceShapesOf(mesh, aspect);
    expect(Object.keys(told)).toEqual(Object.keys(shapes));
    expect(differs(told)).toBeLessThan(0.002);
    expect(told.browOuterUpLeft).toBeGreaterThan(0.4);
  });

  it('is the same however the head is held, and however large and wide the picture', () => {
    const angle = fc.double({ min: -0.6, max: 0.6, noNaN: true });
    const size = fc.double({ min: 0.2, max: 2, noNaN: true });
    fc.assert(
      fc.property(angle, angle, angle, size, size, (yaw, pitch, roll, scale, wide) => {
        const held = (example.mesh as unknown as Point[]).map(([x, y, z]) => {
          const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
          const [x1, z1] = [x * cy + z * sy, z * cy - x * sy];
          const [y1, z2] = [y * cp - z1 * sp, z1 * cp + y * sp];
          const [cr, sr] = [Math.cos(roll), Math.sin(roll)];
          return [
            ((x1 * cr - y1 * sr) * scale) / wide,
            (y1 * cr + x1 * sr) * scale + 0.1,
            (z2 * scale) / wide,
          ];
        });
        expect(differs(faceShapesOf(flat(held), wide))).toBeLessThan(0.01);
      }),
    );
  });
});

describe('the face of who signs', () => {
  const [x = 0, y = 0] = mesh.subarray(3, 6);
  const aside = mesh.map((value, k) => (k % 3 === 0 ? value + 0.7 : value));

  it('is the one at the nose of the body', () => {
    expect(faceAt([aside, mesh], { x, y }, aspect)).toBe(mesh);
  });

  it('is nobody else, where there is none', () => {
    expect(faceAt([aside], { x, y }, aspect)).toBeNull();
    expect(faceAt([], { x, y }, aspect)).toBeNull();
  });
});
