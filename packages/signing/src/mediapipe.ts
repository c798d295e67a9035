/** The points that MediaPipe finds of a body, in its order. */
export const BODY_POINTS = [
  'NOSE',
  'LEFT_EYE_INNER',
  'LEFT_EYE',
  'LEFT_EYE_OUTER',
  'RIGHT_EYE_INNER',
  'RIGHT_EYE',
  'RIGHT_EYE_OUTER',
  'LEFT_EAR',
  'RIGHT_EAR',
  'MOUTH_LEFT',
  'MOUTH_RIGHT',
  'LEFT_SHOULDER',
  'RIGHT_SHOULDER',
  'LEFT_ELBOW',
  'RIGHT_ELBOW',
  'LEFT_WRIST',
  'RIGHT_WRIST',
  'LEFT_PINKY',
  'RIGHT_PINKY',
  'LEFT_INDEX',
  'RIGHT_INDEX',
  'LEFT_THUMB',
  'RIGHT_THUMB',
  'LEFT_HIP',
  'RIGHT_HIP',
  'LEFT_KNEE',
  'RIGHT_KNEE',
  'LEFT_ANKLE',
  'RIGHT_ANKLE',
  'LEFT_HEEL',
  'RIGHT_HEEL',
  'LEFT_FOOT_INDEX',
  'RIGHT_FOOT_INDEX',
] as const;
export type BodyPoint = (typeof BODY_POINTS)[number];

const FINGERS = [
  ['THUMB_CMC', 'THUMB_MCP', 'THUMB_IP', 'THUMB_TIP'],
  ['INDEX_FINGER_MCP', 'INDEX_FINGER_PIP', 'INDEX_FINGER_DIP', 'INDEX_FINGER_TIP'],
  ['MIDDLE_FINGER_MCP', 'MIDDLE_FINGER_PIP', 'MIDDLE_FINGER_DIP', 'MIDDLE_FINGER_TIP'],
  ['RING_FINGER_MCP', 'RING_FINGER_PIP', 'RING_FINGER_DIP', 'RING_FINGER_TIP'],
  ['PINKY_MCP', 'PINKY_PIP', 'PINKY_DIP', 'PINKY_TIP'],
] as const;
export type HandPoint = 'WRIST' | (typeof FINGERS)[number][number];

/** The points of a hand, in MediaPipe's order. */
export const HAND_POINTS: readonly HandPoint[] = ['WRIST', ...FINGERS.flat()];

/** Points of MediaPipe's face mesh that are a place of the figure's head, under the mesh's numbers. */
export const FACE_POINTS = {
  UPPER_LIP: 0,
  NOSE_TIP: 1,
  BETWEEN_BROWS: 9,
  FOREHEAD: 10,
  MOUTH: 13,
  RIGHT_CHEEK: 50,
  RIGHT_TEMPLE: 127,
  CHIN: 152,
  LEFT_CHEEK: 280,
  LEFT_TEMPLE: 356,
} as const;

export const bodyPoint = (name: BodyPoint): number => BODY_POINTS.indexOf(name);
export const handPoint = (name: HandPoint): number => HAND_POINTS.indexOf(name);

/** Two points that a drawing joins. */
export type Pair = readonly [from: number, to: number];

const ofBody = (from: BodyPoint, to: BodyPoint): Pair => [bodyPoint(from), bodyPoint(to)];
const ofHand = (from: HandPoint, to: HandPoint): Pair => [handPoint(from), handPoint(to)];

/** Shoulders, arms and trunk; hands and face have points of their own. */
export const BODY_LIMBS: readonly Pair[] = [
  ofBody('LEFT_SHOULDER', 'RIGHT_SHOULDER'),
  ofBody('LEFT_SHOULDER', 'LEFT_ELBOW'),
  ofBody('LEFT_ELBOW', 'LEFT_WRIST'),
  ofBody('RIGHT_SHOULDER', 'RIGHT_ELBOW'),
  ofBody('RIGHT_ELBOW', 'RIGHT_WRIST'),
  ofBody('LEFT_SHOULDER', 'LEFT_HIP'),
  ofBody('RIGHT_SHOULDER', 'RIGHT_HIP'),
  ofBody('LEFT_HIP', 'RIGHT_HIP'),
];

const along = ([a, b, c, d]: (typeof FINGERS)[number]): Pair[] => [
  ofHand(a, b),
  ofHand(b, c),
  ofHand(c, d),
];

/** The palm's outline and the fingers, as MediaPipe draws them. */
export const HAND_LIMBS: readonly Pair[] = [
  ofHand('WRIST', 'THUMB_CMC'),
  ofHand('WRIST', 'INDEX_FINGER_MCP'),
  ofHand('INDEX_FINGER_MCP', 'MIDDLE_FINGER_MCP'),
  ofHand('MIDDLE_FINGER_MCP', 'RING_FINGER_MCP'),
  ofHand('RING_FINGER_MCP', 'PINKY_MCP'),
  ofHand('WRIST', 'PINKY_MCP'),
  ...FINGERS.flatMap(along),
];

/** Each finger from the wrist, without the palm's outline. */
export const FINGER_LIMBS: readonly Pair[] = FINGERS.flatMap((finger) => [
  ofHand('WRIST', finger[0]),
  ...along(finger),
]);
