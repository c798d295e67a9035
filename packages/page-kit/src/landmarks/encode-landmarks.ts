import { LANDMARKS } from '@isl/contracts/frames';
import { AXES, type Found, POINTS, pointAt } from './found.js';
import { handsBySide } from './hand-sides.js';

const { version, headerBytes, flags, axes, unit, farthest } = LANDMARKS;
const VALUE_BYTES = 2;

/** What one service is sent of a picture: nobody is sent what they do not read. */
export type LandmarkPart = 'signs' | 'face';

export type LandmarkHeader = {
  /** Echoed as the answer's id. */
  readonly number: number;
  /** Milliseconds since the epoch; greater than that of the message before. */
  readonly sentAt: number;
  readonly peopleOnly?: boolean;
};

type Group = { readonly flag: number; readonly axes: number; readonly points: Float32Array };

/** What was found as the bytes of LandmarksMessage (proto/socket). */
export function encodeLandmarks(
  found: Found,
  part: LandmarkPart,
  { number, sentAt, peopleOnly = false }: LandmarkHeader,
): Uint8Array<ArrayBuffer> {
  const groups = part === 'signs' ? bodyAndHands(found) : face(found);
  const values = groups.reduce((sum, group) => sum + countOf(group), 0);
  const bytes = new Uint8Array(headerBytes + values * VALUE_BYTES);
  const view = new DataView(bytes.buffer);
  const shown = groups.reduce((sum, { flag }) => sum | flag, peopleOnly ? flags.peopleOnly : 0);
  view.setUint8(0, version);
  view.setUint8(1, shown);
  view.setUint16(2, found.width, true);
  view.setUint16(4, found.height, true);
  view.setUint32(6, number, true);
  view.setFloat64(10, sentAt, true);
  let at = headerBytes;
  for (const { axes: kept, points } of groups) {
    for (let index = 0; index < points.length; index += 1) {
      if (index % AXES >= kept) continue;
      view.setInt16(at, stepOf(points[index] ?? 0), true);
      at += VALUE_BYTES;
    }
  }
  return bytes;
}

const countOf = ({ axes: kept, points }: Group): number => (points.length / AXES) * kept;

/** Beyond what may be sent a point is a guess, and any place out there says the same. */
const stepOf = (value: number): number =>
  Math.round(Math.min(farthest, Math.max(-farthest, value)) * unit);

function bodyAndHands(found: Found): Group[] {
  const { left, right } = handsBySide(found);
  const groups: (Group | null)[] = [
    found.body && { flag: flags.body, axes: axes.body, points: found.body.points },
    left && { flag: flags.leftHand, axes: axes.hand, points: left },
    right && { flag: flags.rightHand, axes: axes.hand, points: right },
  ];
  return groups.filter((group) => group !== null);
}

function face({ faces, width, height }: Found): Group[] {
  const nearest = nearestFace(faces, width / height);
  if (!nearest) return [];
  const points = new Float32Array(LANDMARKS.face.length * AXES);
  for (const [index, place] of LANDMARKS.face.entries()) {
    points.set(nearest.subarray(place * AXES, (place + 1) * AXES), index * AXES);
  }
  return [{ flag: flags.face, axes: axes.face, points }];
}

/** Others may stand behind who signs: theirs is smaller. */
function nearestFace(faces: readonly Float32Array[], aspect: number): Float32Array | null {
  const sizeOf = (points: Float32Array): number => {
    const [outerRight, , , outerLeft] = LANDMARKS.face;
    const [a, b] = [pointAt(points, outerRight), pointAt(points, outerLeft)];
    return Math.hypot((a.x - b.x) * aspect, a.y - b.y);
  };
  const whole = faces.filter((points) => points.length === POINTS.face * AXES);
  return whole.reduce<Float32Array | null>(
    (best, one) => (best && sizeOf(best) >= sizeOf(one) ? best : one),
    null,
  );
}
