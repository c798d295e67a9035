import { AXES, type Found } from '@isl/page-kit/landmarks/found';
import { HOLISTIC } from '@isl/signing/holistic';
import { type PoseRecording, pointsOf } from '@isl/signing/pose-layout';

/** A camera in the page is seldom examined more often; what lies between is put in. */
export const FRAMES_PER_SECOND = 15;

type Group = {
  readonly values: Float32Array | null;
  readonly confidence: (index: number) => number;
};

/**
 * Points at an even rate between two moments, from pictures that came unevenly; null where there is
 * none. Between two pictures that both have a group of points it moves in a straight line.
 */
export function recordingOf(
  seen: readonly Found[],
  from: number,
  to: number,
): PoseRecording | null {
  const [first] = seen;
  if (!first) return null;
  const frames = Math.max(1, Math.round(((to - from) / 1000) * FRAMES_PER_SECOND));
  const points = pointsOf(HOLISTIC);
  const { width, height } = first;
  const values = new Float32Array(frames * points * AXES);
  const confidence = new Float32Array(frames * points);
  let next = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    const at = from + (frame * 1000) / FRAMES_PER_SECOND;
    while (next < seen.length - 1 && (seen[next]?.at ?? 0) < at) next += 1;
    const after = seen[next] ?? first;
    const before = seen[Math.max(0, next - 1)] ?? first;
    const span = after.at - before.at;
    const share = span > 0 ? Math.min(1, Math.max(0, (at - before.at) / span)) : 1;
    let offset = frame * points;
    for (const [index, { points: names }] of HOLISTIC.entries()) {
      const group = between(groupOf(before, index), groupOf(after, index), share);
      if (group.values) {
        for (let point = 0; point < names.length; point += 1) {
          const place = (offset + point) * AXES;
          values[place] = (group.values[point * AXES] ?? 0) * width;
          values[place + 1] = (group.values[point * AXES + 1] ?? 0) * height;
          values[place + 2] = (group.values[point * AXES + 2] ?? 0) * width;
          confidence[offset + point] = group.confidence(point);
        }
      }
      offset += names.length;
    }
  }
  return {
    ...{ width, height, depth: width, framesPerSecond: FRAMES_PER_SECOND },
    ...{ components: HOLISTIC, frames, values, confidence },
  };
}

const NOTHING: Group = { values: null, confidence: () => 0 };
const sure = (values: Float32Array | undefined): Group =>
  values ? { values, confidence: () => 1 } : NOTHING;

/** In the order of HOLISTIC. */
function groupOf({ body, faces, hands }: Found, index: number): Group {
  if (index === 0) {
    if (!body) return NOTHING;
    const { points, visibility } = body;
    return { values: points, confidence: (point) => clamp(visibility[point] ?? 0) };
  }
  if (index === 1) return sure(faces[0]);
  const side = index === 2 ? 'left' : 'right';
  return sure(hands.find((hand) => hand.side === side)?.points);
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

function between(before: Group, after: Group, share: number): Group {
  const nearest = share < 0.5 ? before : after;
  const { values: from } = before;
  const { values: to } = after;
  if (!from || !to || !nearest.values) return nearest;
  const values = Float32Array.from(to, (value, index) => {
    const start = from[index] ?? value;
    return start + (value - start) * share;
  });
  return { ...nearest, values };
}
