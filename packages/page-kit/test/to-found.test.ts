import type { HandLandmarkerResult, HolisticLandmarkerResult } from '@mediapipe/tasks-vision';
import { describe, expect, it } from 'vitest';
import { BODY, POINTS } from '../src/landmarks/found.js';
import { showsHands, toFound } from '../src/landmarks/to-found.js';

const picture = { at: 0, width: 640, height: 480 };
const points = (count: number, x = 0.5) =>
  Array.from({ length: count }, () => ({ x, y: 0.5, z: 0, visibility: 1 }));

/** Somebody with a left hand at its wrist, the nose so far above the shoulders. */
function aPerson(neck: number): HolisticLandmarkerResult {
  const body = points(POINTS.body);
  body[BODY.nose] = { x: 0.5, y: 0.5 - neck, z: 0, visibility: 1 };
  body[BODY.leftShoulder] = { x: 0.6, y: 0.5, z: 0, visibility: 1 };
  body[BODY.rightShoulder] = { x: 0.4, y: 0.5, z: 0, visibility: 1 };
  return {
    ...{ faceLandmarks: [], faceBlendshapes: [], poseSegmentationMasks: [] },
    ...{ poseWorldLandmarks: [], leftHandWorldLandmarks: [], rightHandWorldLandmarks: [] },
    poseLandmarks: [body],
    leftHandLandmarks: [points(POINTS.hand, 0.7)],
    rightHandLandmarks: [],
  };
}

const anywhere: HandLandmarkerResult = {
  ...{ worldLandmarks: [], handednesses: [] },
  landmarks: [points(POINTS.hand, 0.3)],
  handedness: [[{ score: 0.9, index: 0, categoryName: 'Right', displayName: 'Right' }]],
};

describe('hands of a person', () => {
  it('are those at the wrists, on the side of their wrist', () => {
    expect(showsHands(aPerson(0.2), picture)).toBe(true);
    const { hands } = toFound(
      { person: aPerson(0.2), hands: null, body: null, face: null },
      picture,
    );
    expect(hands).toMatchObject([{ side: 'left', isAtWrist: true }]);
  });

  it('are looked for anywhere where no wrist has one, or nobody is upright', () => {
    expect(showsHands({ ...aPerson(0.2), leftHandLandmarks: [] }, picture)).toBe(false);
    expect(showsHands(aPerson(0.01), picture)).toBe(false);
    const results = { person: aPerson(0.01), hands: anywhere, body: null, face: null };
    expect(toFound(results, picture).hands).toMatchObject([{ side: 'right', isAtWrist: false }]);
  });
});
