import { BODY_LIMBS, BODY_POINTS, FINGER_LIMBS, HAND_POINTS } from './mediapipe.js';
import type { PoseComponent } from './pose-layout.js';

/** Of MediaPipe's refined face mesh, the irises among them. */
const FACE_POINT_COUNT = 478;

/** What a finder finds of a person, under MediaPipe Holistic's names. */
export const HOLISTIC: readonly PoseComponent[] = [
  { name: 'POSE_LANDMARKS', points: BODY_POINTS, limbs: BODY_LIMBS, colour: [47, 62, 143] },
  {
    name: 'FACE_LANDMARKS',
    points: Array.from({ length: FACE_POINT_COUNT }, (_, index) => String(index)),
    limbs: [],
    colour: [122, 75, 0],
  },
  { name: 'LEFT_HAND_LANDMARKS', points: HAND_POINTS, limbs: FINGER_LIMBS, colour: [31, 90, 57] },
  { name: 'RIGHT_HAND_LANDMARKS', points: HAND_POINTS, limbs: FINGER_LIMBS, colour: [160, 40, 40] },
];
