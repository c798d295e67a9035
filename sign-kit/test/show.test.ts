import type { Found } from '@isl/page-kit/landmarks';
import type { Take } from '@isl/signing/captured';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openGate } from '../src/show/gate.js';
import { openTaking } from '../src/show/taking.js';

const LEFT_SHOULDER = 11;
const RIGHT_SHOULDER = 12;

/** Somebody in a picture, with a right hand at that height or none. */
function aPicture(at: number, handY: number | null): Found {
  const body = new Float32Array(33 * 3).fill(0.5);
  body.set([0.65, 0.4, 0], LEFT_SHOULDER * 3);
  body.set([0.35, 0.4, 0], RIGHT_SHOULDER * 3);
  const points = new Float32Array(21 * 3).fill(handY ?? 0);
  return {
    ...{ at, width: 640, height: 480, faces: [] },
    body: { points: body, visibility: new Float32Array(33).fill(1) },
    hands: handY === null ? [] : [{ side: 'right', isAtWrist: false, score: 1, points }],
  };
}

/** A face as wide as a sixth of the picture, whose nose is the body's. */
function flatMesh(): Float32Array {
  const mesh = Float32Array.from({ length: 478 * 3 }, (_, k) =>
    k % 3 === 2 ? 0 : 0.5 + Math.sin(k * 12.9898) / 20,
  );
  mesh.set([0.5, 0.5, 0], 3);
  mesh.set([0.42, 0.45, 0], 127 * 3);
  mesh.set([0.58, 0.45, 0], 356 * 3);
  return mesh;
}

describe('what is taken of a person who shows a sign', () => {
  it('ends when hands that came up have gone down, and not before they came up', () => {
    const gate = openGate();
    const heights = [null, null, 0.5, 0.5, 0.5, 0.95, null, null];
    const ended = heights.map((height, k) => gate.add(aPicture(k * 300, height)));
    expect(ended).toEqual([false, false, false, false, false, false, false, true]);
    expect(gate.take().frames).toHaveLength(heights.length);
    expect(gate.take().aspect).toBeCloseTo(4 / 3);
  });

  it('does not end by one picture without a hand, on a device that takes long over each', () => {
    const gate = openGate();
    const heights = [0.5, null, 0.5, null, null, null];
    const ended = heights.map((height, k) => gate.add(aPicture(k * 900, height)));
    expect(ended).toEqual([false, false, false, false, false, true]);
  });

  it('ends by itself where hands stay up, and where none comes up', () => {
    for (const height of [0.5, null]) {
      const gate = openGate();
      expect(gate.add(aPicture(100, height))).toBe(false);
      expect(gate.add(aPicture(5000, height))).toBe(false);
      expect(gate.add(aPicture(6100, height))).toBe(true);
    }
  });

  it('has each hand on its own side', () => {
    const gate = openGate();
    gate.add(aPicture(0, 0.5));
    const [frame] = gate.take().frames;
    expect(frame?.right === null).not.toBe(frame?.left === null);
    expect(frame?.body).toHaveLength(33 * 3);
  });

  it("has what the signer's face does, not its points, and nothing of anybody else's face", () => {
    const mesh = flatMesh();
    const gate = openGate();
    gate.add({ ...aPicture(0, 0.5), faces: [mesh] });
    gate.add({
      ...aPicture(100, 0.5),
      faces: [mesh.map((value, k) => (k % 3 === 0 ? value + 0.4 : value))],
    });
    gate.add(aPicture(200, 0.5));
    const [own, others, none] = gate.take().frames;
    expect(Object.keys(own?.face ?? {})).toContain('browInnerUp');
    expect(Object.keys(own?.face ?? {}).length).toBeLessThanOrEqual(52);
    expect([others?.face, none?.face]).toEqual([null, null]);
  });
});

describe('the pictures of what is shown', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A camera, and a device that takes so long over each of its pictures. */
  function aDevice(lookMs: number, handUpUntilMs: number) {
    const startedMs = performance.now();
    const seen: number[] = [];
    const pictures: { isClosed: boolean }[] = [];
    const left: number[] = [];
    const takes: Take[] = [];
    const taking = openTaking(
      {
        grab: async () => {
          const picture = {
            isClosed: false,
            close: () => Object.assign(picture, { isClosed: true }),
          };
          pictures.push(picture);
          return picture as unknown as ImageBitmap;
        },
        find: async (picture, atMs) => {
          await new Promise((resolve) => setTimeout(resolve, lookMs));
          picture.close();
          seen.push(atMs - startedMs);
          return aPicture(atMs, atMs - startedMs < handUpUntilMs ? 0.5 : null);
        },
      },
      { onWaiting: (count) => left.push(count), onTake: (take) => takes.push(take) },
    );
    return { taking, seen, pictures, left, takes };
  }

  it('are taken as often by a device that looks at each for a second', async () => {
    const [quick, slow] = [aDevice(10, 2000), aDevice(1000, 2000)];
    await vi.advanceTimersByTimeAsync(120_000);
    expect(quick.takes).toHaveLength(1);
    expect(slow.takes).toHaveLength(1);
    const handsOf = ({ takes: [take] }: typeof slow) =>
      take?.frames.filter(({ left, right }) => left ?? right).length;
    expect(handsOf(slow)).toBe(handsOf(quick));
    expect(handsOf(slow)).toBeGreaterThan(20);
  });

  it('are all let go of, also those that a sign which is over no longer needs', async () => {
    const { pictures, takes } = aDevice(1000, 1000);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(takes).toHaveLength(1);
    expect(pictures.length).toBeGreaterThan(60);
    expect(pictures.filter(({ isClosed }) => !isClosed)).toEqual([]);
  });

  it('are counted down once no more are taken, and looked at after Stop too', async () => {
    const { taking, left, seen, takes } = aDevice(500, 60_000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(left).toEqual([]);
    taking.end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(left[0]).toBeGreaterThan(8);
    expect(left.at(-1)).toBe(0);
    expect(takes[0]?.frames).toHaveLength(seen.length);
    expect(seen.length).toBeGreaterThan(10);
  });

  it('are told of no more once the page is left', async () => {
    const { taking, pictures, left, takes } = aDevice(500, 60_000);
    await vi.advanceTimersByTimeAsync(1000);
    taking.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([left, takes]).toEqual([[], []]);
    expect(pictures.filter(({ isClosed }) => !isClosed)).toEqual([]);
  });

  it('that the camera fails to give are left out', async () => {
    const find = vi.fn(async (_: ImageBitmap, atMs: number) => aPicture(atMs, 0.5));
    const takes: Take[] = [];
    const grab = vi
      .fn<() => Promise<ImageBitmap | null>>()
      .mockRejectedValueOnce(new Error('no picture yet'))
      .mockResolvedValueOnce(null)
      .mockResolvedValue({ close: () => undefined } as ImageBitmap);
    openTaking({ grab, find }, { onWaiting: () => undefined, onTake: (take) => takes.push(take) });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(takes).toHaveLength(1);
    expect(find.mock.calls.length).toBeGreaterThan(60);
    expect(find.mock.calls.length).toBeLessThan(grab.mock.calls.length);
  });
});
