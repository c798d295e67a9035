import { AXES, POINTS } from '@isl/page-kit/landmarks';
import { HOLISTIC } from '@isl/signing/holistic';
import { decodePose, pointsOf } from '@isl/signing/pose-layout';
import { describe, expect, it } from 'vitest';
import { FRAMES_PER_SECOND, recordingOf } from '../../src/features/capture/device/recorded-points';
import { poseFileOf } from '../../src/features/capture/device/take-points';
import { aBody, aFound } from '../support/found';

const ALL = pointsOf(HOLISTIC);
const LEFT_HAND = POINTS.body + POINTS.face;
const hand = (x: number) => ({
  side: 'left' as const,
  isAtWrist: false,
  score: 1,
  points: new Float32Array(POINTS.hand * AXES).fill(x),
});

describe('the points of a take', () => {
  it('are put at an even rate, in pixels, between the pictures that were examined', () => {
    const seen = [
      aFound({ at: 1000, hands: [hand(0.2)] }),
      aFound({ at: 1200, hands: [hand(0.4)] }),
      aFound({ at: 2000, hands: [hand(0.4)] }),
    ];
    const recording = recordingOf(seen, 1000, 2000);
    expect(recording).toMatchObject({ width: 640, height: 480, frames: FRAMES_PER_SECOND });
    const wristX = (frame: number) => recording?.values[(frame * ALL + LEFT_HAND) * AXES] ?? 0;
    expect(wristX(0)).toBeCloseTo(0.2 * 640, 2);
    // A third of the way between the first two.
    expect(wristX(1)).toBeCloseTo((0.2 + 0.2 / 3) * 640, 2);
    expect(wristX(6)).toBeCloseTo(0.4 * 640, 2);
    expect(recording?.values.slice(LEFT_HAND * AXES, LEFT_HAND * AXES + 3)).toEqual(
      Float32Array.from([0.2 * 640, 0.2 * 480, 0.2 * 640]),
    );
  });

  it('say how sure they are: nothing of what was not found, the likelihood of a body', () => {
    const recording = recordingOf([aFound({ ...aBody({ visibility: 0.75 }) })], 0, 100);
    expect(recording?.confidence[0]).toBe(0.75);
    expect(recording?.confidence[POINTS.body]).toBe(0);
    expect(recording?.confidence[LEFT_HAND]).toBe(0);
  });

  it('are a file of the given part alone, which others can read', () => {
    const found = Array.from({ length: 31 }, (_, index) =>
      aFound({ at: index * 100, hands: [hand(index / 31)] }),
    );
    const take = { found, from: 0, to: 3000 };
    const file = poseFileOf(take, { fromMs: 1000, toMs: 2000 });
    const read = decodePose(file ?? new Uint8Array(), { frames: 100, points: ALL });
    expect(read.frames).toBe(FRAMES_PER_SECOND);
    expect(read.values[LEFT_HAND * AXES]).toBeCloseTo((10 / 31) * 640, 1);
  });

  it('are none where nothing was examined', () => {
    expect(poseFileOf({ found: [], from: 0, to: 1000 }, null)).toBeNull();
  });
});
