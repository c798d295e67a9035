import { BODY, type Found, handsBySide, pointAt } from '@isl/page-kit/landmarks';
import type { Take, TakenFrame } from '@isl/signing/captured';
import { faceAt, faceShapesOf } from '@isl/signing/face-shapes';

/** A sign takes no longer; what is shown after it is not taken. */
export const LONGEST_MS = 6000;
/** Hands that were up and are down for so long have ended their sign. */
const DOWN_MS = 700;
/** And in so many pictures, where each takes a device long: a hand is lost in one now and then. */
const DOWN_PICTURES = 3;
/** Below the shoulders, in shoulder widths: there hands rest. */
const RESTING = 1.3;

/** What was found in the pictures of one clip, until its sign is over. */
export type Gate = {
  /** Takes what was found in one picture; answers whether the sign is over. */
  readonly add: (found: Found) => boolean;
  readonly take: () => Take;
};

/** Opens as the person is asked to sign, and closes when hands that came up have gone down again. */
export function openGate(): Gate {
  const frames: TakenFrame[] = [];
  let aspect = 1;
  let lastUp: number | null = null;
  let picturesDown = 0;
  return {
    add: (found) => {
      const { left, right } = handsBySide(found);
      const first = frames[0]?.atMs ?? found.at;
      frames.push({
        atMs: found.at,
        body: found.body?.points ?? null,
        left,
        right,
        face: faceOf(found),
      });
      aspect = found.width / found.height;
      const isUp = isSigning(found);
      if (isUp) lastUp = found.at;
      picturesDown = isUp ? 0 : picturesDown + 1;
      const isDown =
        lastUp !== null && found.at - lastUp >= DOWN_MS && picturesDown >= DOWN_PICTURES;
      return isDown || found.at - first >= LONGEST_MS;
    },
    take: () => ({ frames, aspect }),
  };
}

/** What the face of who signs does; its points are not kept. */
function faceOf({ faces, body, width, height }: Found): TakenFrame['face'] {
  const aspect = width / height;
  const face = body && faceAt(faces, pointAt(body.points, BODY.nose), aspect);
  return face && faceShapesOf(face, aspect);
}

function isSigning({ hands, body, width, height }: Found): boolean {
  if (hands.length === 0 || !body) return false;
  const [left, right] = [BODY.leftShoulder, BODY.rightShoulder].map((point) =>
    pointAt(body.points, point),
  );
  if (!left || !right) return false;
  const shoulders = Math.abs(left.x - right.x) * (width / height);
  const lowest = (left.y + right.y) / 2 + RESTING * shoulders;
  return hands.some(({ points }) => pointAt(points, 0).y < Math.min(1, lowest));
}
