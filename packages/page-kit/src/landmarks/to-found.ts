import type {
  FaceLandmarkerResult,
  HandLandmarkerResult,
  HolisticLandmarkerResult,
  NormalizedLandmark,
  PoseLandmarkerResult,
} from '@mediapipe/tasks-vision';
import { AXES, BODY, type Found, type FoundHand } from './found.js';

/** `person` has hands that were found at the body's wrists; where `hands` found any, they count. */
export type Results = {
  readonly person: HolisticLandmarkerResult | null;
  readonly hands: HandLandmarkerResult | null;
  readonly body: PoseLandmarkerResult | null;
  readonly face: FaceLandmarkerResult | null;
};

/** In the picture's height, and in shoulder widths: below them it is nobody's body. */
const LEAST_SHOULDERS = 0.1;
const LEAST_NECK = 0.3;

/** MediaPipe's answers of one picture as the page keeps them. */
export function toFound(
  { person, hands, body, face }: Results,
  picture: Pick<Found, 'at' | 'width' | 'height'>,
): Found {
  const [bodyPoints] = body?.landmarks ?? person?.poseLandmarks ?? [];
  return {
    ...picture,
    hands: handsOf(person, hands),
    body: bodyPoints
      ? {
          points: flat(bodyPoints),
          visibility: Float32Array.from(bodyPoints, (point) => point.visibility),
        }
      : null,
    faces: (face?.faceLandmarks ?? []).map(flat),
  };
}

/**
 * Whether hands were found at the wrists of somebody upright who faces the camera, by what the signs
 * service calls a person: a lone hand is taken for a body too, a crumpled one or one on its head.
 */
export function showsHands(
  person: HolisticLandmarkerResult,
  { width, height }: Pick<Found, 'width' | 'height'>,
): boolean {
  const [points = []] = person.poseLandmarks;
  const [nose, left, right] = [BODY.nose, BODY.leftShoulder, BODY.rightShoulder].map(
    (index) => points[index],
  );
  if (!nose || !left || !right || handsAtWrists(person).length === 0) return false;
  const shoulders = ((left.x - right.x) * width) / height;
  const neck = (left.y + right.y) / 2 - nose.y;
  return shoulders >= LEAST_SHOULDERS && neck >= LEAST_NECK * shoulders;
}

const handsOf = (person: Results['person'], hands: Results['hands']): FoundHand[] =>
  hands ? toHands(hands) : person ? handsAtWrists(person) : [];

function handsAtWrists(person: HolisticLandmarkerResult): FoundHand[] {
  const found = { left: person.leftHandLandmarks[0], right: person.rightHandLandmarks[0] };
  return (['left', 'right'] as const).flatMap((side) => {
    const points = found[side];
    return points?.length ? [{ side, isAtWrist: true, score: 1, points: flat(points) }] : [];
  });
}

function toHands({ landmarks, handedness }: HandLandmarkerResult): FoundHand[] {
  return landmarks.map((points, index) => {
    const [side] = handedness[index] ?? [];
    return {
      // As of an unmirrored picture, unlike MediaPipe's older hands, which the service runs.
      side: side?.categoryName === 'Left' ? 'left' : 'right',
      isAtWrist: false,
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
