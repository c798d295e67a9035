import { AXES, BODY, type Found, POINTS } from '@isl/page-kit/landmarks';

/** Somebody who faces the camera, shoulders at 0.5 and nose at 0.3; wrists at these heights. */
export function aBody({
  leftWrist = 0.9,
  rightWrist = 0.9,
  visibility = 1,
} = {}): Pick<Found, 'body'> {
  const points = new Float32Array(POINTS.body * AXES).fill(0.5);
  const put = (index: number, x: number, y: number): void => points.set([x, y, 0], index * AXES);
  put(BODY.nose, 0.5, 0.3);
  put(BODY.leftShoulder, 0.65, 0.5);
  put(BODY.rightShoulder, 0.35, 0.5);
  put(BODY.leftWrist, 0.8, leftWrist);
  put(BODY.rightWrist, 0.2, rightWrist);
  return { body: { points, visibility: new Float32Array(POINTS.body).fill(visibility) } };
}

/** A picture in which that was found. */
export const aFound = (over: Partial<Found> = {}): Found => ({
  at: 0,
  width: 640,
  height: 480,
  hands: [],
  body: null,
  faces: [],
  ...over,
});
