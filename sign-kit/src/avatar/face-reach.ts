/**
 * How much further the figures' shapes go than they were baked, by the channel's name: a whole one raised a brow
 * by 5 mm, and its outer half more than its inner one, which looked like anger.
 */
export const FACE_REACH: Readonly<Record<string, number>> = {
  browInnerUp: 1.45,
  browOuterUpLeft: 1.05,
  browOuterUpRight: 1.05,
  eyeWideLeft: 1.3,
  eyeWideRight: 1.3,
};
