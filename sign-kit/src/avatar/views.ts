export const VIEW_NAMES = ['front', 'three-quarter', 'side', 'own'] as const;
export type ViewName = (typeof VIEW_NAMES)[number];

type Point = readonly [number, number, number];

/** Where the camera stands, in the figure's metres. */
export type CameraPlace = {
  readonly eye: Point;
  readonly target: Point;
  readonly verticalDegrees: number;
};

/** Head to waist with room above the head, and as wide as both hands reach to the sides. */
const FRAME = { width: 0.88, height: 0.82 } as const;
const MIDDLE_BELOW_EYES = 0.21;
const LENS_DEGREES = 24;
const YAW: Readonly<Record<Exclude<ViewName, 'own'>, number>> = {
  front: 0,
  'three-quarter': -38,
  side: -82,
};

/** The camera of a view for a picture of this shape: hands are never cut off. */
export function cameraPlace(view: ViewName, eyeHeight: number, aspect: number): CameraPlace {
  if (view === 'own') {
    return {
      // Before the face, or the nose would stand in the way.
      eye: [0, eyeHeight + 0.12, 0.21],
      target: [0, eyeHeight - 0.4, 0.32],
      verticalDegrees: Math.min(100, 66 / Math.min(aspect, 1)),
    };
  }
  const half = Math.tan((LENS_DEGREES / 2) * (Math.PI / 180));
  const distance = Math.max(FRAME.height / 2 / half, FRAME.width / 2 / (half * aspect));
  const yaw = YAW[view] * (Math.PI / 180);
  const middle = eyeHeight - MIDDLE_BELOW_EYES;
  // The hands are in front of the body: seen from the side they are the middle of the picture.
  const ahead = view === 'front' ? 0 : 0.14;
  return {
    eye: [Math.sin(yaw) * distance, middle + 0.06, ahead + Math.cos(yaw) * distance],
    target: [0, middle, ahead],
    verticalDegrees: LENS_DEGREES,
  };
}
