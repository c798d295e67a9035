import { describe, expect, it } from 'vitest';
import { type Box, boxesAt, type Cover, coverOf } from '../../src/features/capture/device/cover';

/** A face whose points span so much of the picture. */
const face = (x: number, y: number, size = 0.2): Float32Array =>
  Float32Array.from([x, y, 0, x + size, y + size, 0, x + size / 2, y + size / 2, 0]);
const EVERYTHING: Box[] = [{ x: 0, y: 0, width: 1, height: 1 }];
const covers = (cover: Cover, at: number, x: number, y: number): boolean =>
  boxesAt(cover, at).some(
    (box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
  );

describe('what is covered of a picture', () => {
  it('is everything until a face was found', () => {
    expect(boxesAt(coverOf('all', [], 0), 0)).toEqual(EVERYTHING);
  });

  it('is each face with its hair, ears and chin, and nothing of the hands', () => {
    const cover = coverOf('all', [face(0.4, 0.2), face(0.8, 0.1, 0.1)], 0);
    expect(covers(cover, 0, 0.5, 0.3)).toBe(true);
    expect(covers(cover, 0, 0.5, 0.12)).toBe(true);
    expect(covers(cover, 0, 0.85, 0.15)).toBe(true);
    expect(covers(cover, 0, 0.5, 0.7)).toBe(false);
    expect(covers(cover, 0, 0.1, 0.3)).toBe(false);
  });

  it('stays where a hand passes before the face, and grows until it is seen again', () => {
    const seen = coverOf('all', [face(0.4, 0.2)], 0);
    const lost = coverOf(seen, [], 600);
    const [first] = boxesAt(seen, 0);
    const [later] = boxesAt(lost, 600);
    expect(later?.width).toBeGreaterThan((first?.width ?? 0) * 1.5);
    expect(covers(lost, 600, 0.5, 0.3)).toBe(true);
  });

  it('is everything again where the face is not found for longer', () => {
    const seen = coverOf('all', [face(0.4, 0.2)], 0);
    expect(boxesAt(coverOf(seen, [], 1100), 1100)).toEqual(EVERYTHING);
  });

  it('is still the face of whoever turned away while another is found', () => {
    const two = coverOf('all', [face(0.1, 0.2), face(0.7, 0.2)], 0);
    const one = coverOf(two, [face(0.1, 0.2)], 500);
    expect(covers(one, 500, 0.8, 0.3)).toBe(true);
    expect(covers(coverOf(one, [face(0.1, 0.2)], 1600), 1600, 0.8, 0.3)).toBe(false);
  });
});
