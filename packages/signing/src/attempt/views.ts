import type { MeasuredMoment } from './measured-form.js';

/** A point against a body: as `PlacedHand`, and with z to the front. */
type Solid = readonly [x: number, y: number, z: number];
type Flat = readonly [x: number, y: number];

/** From where a camera may look at who sits before it: degrees round and above them, and shoulder widths away. */
type View = { readonly yaw: number; readonly rise: number; readonly distance: number };

const VIEWS: readonly View[] = [-30, -15, 0, 15, 30].flatMap((yaw) =>
  [-20, -10, 0, 10, 20].flatMap((rise) =>
    [2.2, 3.2, 5].map((distance) => ({ yaw, rise, distance })),
  ),
);

/** Both hands in a picture, as `PlacedHand` has them. */
export type FlatMoment = { readonly D: Flat; readonly N: Flat };

/** What each camera that is likely sees of these moments. */
export function viewsOf(moments: readonly MeasuredMoment[]): readonly (readonly FlatMoment[])[] {
  return VIEWS.map((view) => {
    const project = projectorOf(view);
    return moments.map(([dx, dy, dz, nx, ny, nz]) => ({
      D: project([dx, dy, dz]),
      N: project([nx, ny, nz]),
    }));
  });
}

/** Against the shoulders as that camera sees them. */
function projectorOf({ yaw, rise, distance }: View): (point: Solid) => Flat {
  const [sy, cy] = [Math.sin((yaw * Math.PI) / 180), Math.cos((yaw * Math.PI) / 180)];
  const [sr, cr] = [Math.sin((rise * Math.PI) / 180), Math.cos((rise * Math.PI) / 180)];
  const onPicture = ([x, y, z]: Solid): Flat => {
    const [across, ahead] = [x * cy - z * sy, x * sy + z * cy];
    const depth = distance - (ahead * cr + y * sr);
    return [across / depth, (y * cr - ahead * sr) / depth];
  };
  const [one, other] = [onPicture([0.5, 0, 0]), onPicture([-0.5, 0, 0])];
  const middle = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2] as const;
  const [ax, ay] = [one[0] - other[0], one[1] - other[1]];
  const unit = ax * ax + ay * ay;
  return (point) => {
    const [px, py] = onPicture(point);
    const [dx, dy] = [px - middle[0], py - middle[1]];
    return [(dx * ax + dy * ay) / unit, (dy * ax - dx * ay) / unit];
  };
}
