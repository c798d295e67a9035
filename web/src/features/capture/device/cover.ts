import { AXES } from '@isl/page-kit/landmarks/found';

/** In picture sizes, from its upper left corner. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
/** What has to be covered of a picture; `all` while nobody knows where a face is. */
export type Cover = readonly (Box & { readonly seenAt: number })[] | 'all';

/** A hand passes before the face in less. Then the last place of it is covered, and more of it. */
const HELD_MS = 1000;
/** A head that is not found can have moved so far in a second, in heights of the box. */
const MOVED_A_SECOND = 1.5;
/** Of the found points' box: hair, ears and chin are around it. */
const WIDER = 0.35;
const HIGHER = 0.6;
const LOWER = 0.25;

/**
 * What to cover of a picture in which these faces were found. One that is not found any more stays
 * covered for a while; where none is left, everything is.
 */
export function coverOf(before: Cover, faces: readonly Float32Array[], at: number): Cover {
  const found = faces.map((face) => ({ ...around(boxOf(face)), seenAt: at }));
  const held = (before === 'all' ? [] : before).filter(
    (box) => at - box.seenAt <= HELD_MS && !found.some((other) => haveCommon(box, other)),
  );
  const boxes = [...found, ...held];
  return boxes.length === 0 ? 'all' : boxes;
}

/** The boxes as they are covered at a moment: larger the longer their face was not seen. */
export function boxesAt(cover: Cover, at: number): readonly Box[] {
  if (cover === 'all') return [{ x: 0, y: 0, width: 1, height: 1 }];
  return cover.map(({ x, y, width, height, seenAt }) => {
    const grown = (MOVED_A_SECOND * (at - seenAt)) / 1000;
    return {
      x: x - (width * grown) / 2,
      y: y - (height * grown) / 2,
      width: width * (1 + grown),
      height: height * (1 + grown),
    };
  });
}

const haveCommon = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

function boxOf(face: Float32Array): Box {
  let [left, top, right, bottom] = [1, 1, 0, 0];
  for (let at = 0; at + 1 < face.length; at += AXES) {
    const x = face[at] ?? 0;
    const y = face[at + 1] ?? 0;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const around = ({ x, y, width, height }: Box): Box => ({
  x: x - width * WIDER,
  y: y - height * HIGHER,
  width: width * (1 + 2 * WIDER),
  height: height * (1 + HIGHER + LOWER),
});
