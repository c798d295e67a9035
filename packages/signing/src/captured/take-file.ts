import { BODY_POINTS, HAND_POINTS } from '../mediapipe.js';
import { decodePose, PoseFileError, type PoseRecording, pointsOf } from '../pose-layout.js';
import { checkTake, type Take, TakeError, type TakenFrame } from './take.js';

export { PoseFileError, TakeError };

const FACE = 'FACE_BLENDSHAPES';
/** As many as ARKit has. */
const MOST_SHAPES = 52;
/** Of a clip of twenty seconds at most, which is as much as a finder looks at. */
const LIMITS = {
  frames: 20 * 30 + 1,
  points: BODY_POINTS.length + 2 * HAND_POINTS.length + MOST_SHAPES,
} as const;
/** Of a value that was written as a share of the picture's width. */
const ROUNDING = 1e-4;

/** Whether somebody looked for a face in the clip, found or not. Throws PoseFileError where the file is none. */
export const looksForFace = (file: Uint8Array): boolean =>
  decodePose(file, LIMITS).components.some(({ name }) => name === FACE);

/**
 * What a finder found in a person's clip, as it is kept: a `.pose` file of body and hands, and of the face, where it
 * was looked for, which shapes it took. Throws PoseFileError where the file is none, and TakeError where nothing
 * can be made of it.
 */
export function readTake(file: Uint8Array): Take {
  const recording = decodePose(file, LIMITS);
  const { width, height, framesPerSecond } = recording;
  if (width === 0 || height === 0) throw new PoseFileError('its picture has no size');
  const body = partOf(recording, 'POSE_LANDMARKS', BODY_POINTS.length);
  const left = partOf(recording, 'LEFT_HAND_LANDMARKS', HAND_POINTS.length);
  const right = partOf(recording, 'RIGHT_HAND_LANDMARKS', HAND_POINTS.length);
  const face = shapesOf(recording);
  const frames = Array.from({ length: recording.frames }, (_, k): TakenFrame => {
    const atMs = (k * 1000) / framesPerSecond;
    return { atMs, body: body(k), left: left(k), right: right(k), face: face(k) };
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
  const before = pointsOf(components.slice(0, index));
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

/** The face's shapes of a frame by their names; null where no face was found, and in files of before they were looked for. */
function shapesOf(recording: PoseRecording): (frame: number) => TakenFrame['face'] {
  const { components, values, confidence, width, frames } = recording;
  const index = components.findIndex(({ name }) => name === FACE);
  const names = components[index]?.points ?? [];
  if (names.length === 0) return () => null;
  if (names.length > MOST_SHAPES || new Set(names).size < names.length) {
    throw new PoseFileError(`its ${FACE} are more than ${MOST_SHAPES}, or one is there twice`);
  }
  const before = pointsOf(components.slice(0, index));
  const all = confidence.length / frames;
  return (frame) => {
    const from = frame * all + before;
    if (!confidence.subarray(from, from + names.length).every((sure) => sure > 0)) return null;
    return Object.fromEntries(
      names.map((name, k) => {
        const value = (values[(from + k) * 3] as number) / width;
        if (Math.abs(value) > 1 + ROUNDING) {
          throw new PoseFileError(`frame ${frame}, ${name}: ${value} is not between -1 and 1`);
        }
        return [name, value];
      }),
    );
  };
}
