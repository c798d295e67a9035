import { BODY_POINTS, HAND_POINTS } from '../mediapipe.js';
import { decodePose, PoseFileError, type PoseRecording } from '../pose-layout.js';
import { checkTake, type Take, TakeError, type TakenFrame } from './take.js';

export { PoseFileError, TakeError };

/** Of a clip of twenty seconds at most, which is as much as a finder looks at. */
const LIMITS = {
  frames: 20 * 30 + 1,
  points: BODY_POINTS.length + 2 * HAND_POINTS.length,
} as const;

/**
 * What a finder found in a person's clip, as it is kept: a `.pose` file of body and hands, without a face. Throws
 * PoseFileError where the file is none, and TakeError where nothing can be made of it.
 */
export function readTake(file: Uint8Array): Take {
  const recording = decodePose(file, LIMITS);
  const { width, height, framesPerSecond } = recording;
  if (width === 0 || height === 0) throw new PoseFileError('its picture has no size');
  const body = partOf(recording, 'POSE_LANDMARKS', BODY_POINTS.length);
  const left = partOf(recording, 'LEFT_HAND_LANDMARKS', HAND_POINTS.length);
  const right = partOf(recording, 'RIGHT_HAND_LANDMARKS', HAND_POINTS.length);
  const frames = Array.from({ length: recording.frames }, (_, k): TakenFrame => {
    const atMs = (k * 1000) / framesPerSecond;
    return { atMs, body: body(k), left: left(k), right: right(k), face: null };
  });
  const take = { frames, aspect: width / height };
  checkTake(take);
  return take;
}

/** A part's points of a frame, in picture sizes; null where it was not found. */
function partOf(
  { components, values, confidence, width, height, frames }: PoseRecording,
  name: string,
  count: number,
): (frame: number) => Float32Array | null {
  const index = components.findIndex((component) => component.name === name);
  if (components[index]?.points.length !== count) {
    throw new PoseFileError(`it has not ${count} points of ${name}`);
  }
  const before = components.slice(0, index).reduce((sum, { points }) => sum + points.length, 0);
  const all = confidence.length / frames;
  return (frame) => {
    const from = frame * all + before;
    if (!confidence.subarray(from, from + count).some((sure) => sure > 0)) return null;
    const sizes = [width, height, width];
    return values
      .slice(from * 3, (from + count) * 3)
      .map((value, k) => value / (sizes[k % 3] as number));
  };
}
