import type {
  FaceLandmarkerResult,
  HandLandmarkerResult,
  NormalizedLandmark,
  PoseLandmarkerResult,
} from '@mediapipe/tasks-vision';
import { AXES, type Found, type FoundHand } from './found.js';

type Results = {
  readonly hands: HandLandmarkerResult | null;
  readonly body: PoseLandmarkerResult | null;
  readonly face: FaceLandmarkerResult | null;
};

/** MediaPipe's answers of one picture as the page keeps them. */
export function toFound(
  { hands, body, face }: Results,
  picture: Pick<Found, 'at' | 'width' | 'height'>,
): Found {
  const [bodyPoints] = body?.landmarks ?? [];
  return {
    ...picture,
    hands: hands ? toHands(hands) : [],
    body: bodyPoints
      ? {
          points: flat(bodyPoints),
          visibility: Float32Array.from(bodyPoints, (point) => point.visibility),
        }
      : null,
    faces: (face?.faceLandmarks ?? []).map(flat),
  };
}

function toHands({ landmarks, handedness }: HandLandmarkerResult): FoundHand[] {
  return landmarks.map((points, index) => {
    const [side] = handedness[index] ?? [];
    return {
      // As of an unmirrored picture, unlike MediaPipe's older hands, which the service runs.
      side: side?.categoryName === 'Left' ? 'left' : 'right',
      score: side?.score ?? 0,
      points: flat(points),
    };
  });
}

function flat(points: readonly NormalizedLandmark[]): Float32Array {
  const values = new Float32Array(points.length * AXES);
  for (const [index, { x, y, z }] of points.entries()) values.set([x, y, z], index * AXES);
  return values;
}
