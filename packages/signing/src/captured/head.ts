import { bodyPoint } from '../mediapipe.js';
import type { Rig, Vec } from '../rig.js';
import { filledBetween } from './fill.js';
import { smoothed } from './smooth.js';
import type { TakenFrame } from './take.js';
import { pointAlong, quantile, type View } from './view.js';

/** What a head does through a take: degrees (chin down, turned and tilted to the figure's right), and its nose. */
export type SeenHead = {
  readonly pitch: readonly number[];
  readonly yaw: readonly number[];
  readonly roll: readonly number[];
  /** How far the person's nose is from the figure's, across the picture, in metres. */
  readonly noseOff: readonly Vec[];
};

const DEGREES = 180 / Math.PI;
const MOST = { pitch: 25, yaw: 35, roll: 25 } as const;
const REACH_MS = 140;
const NOSE = bodyPoint('NOSE');
const EARS = [bodyPoint('LEFT_EAR'), bodyPoint('RIGHT_EAR')] as const;
const EYES = [bodyPoint('LEFT_EYE'), bodyPoint('RIGHT_EYE')] as const;

/** Reads the head against how the person holds it most of the time, which is straight. */
export function seenHead(frames: readonly TakenFrame[], view: View, rig: Rig): SeenHead {
  const [noseX = 0, noseY = 0, noseZ = 0] = rig.places.nose ?? [];
  const earZ = rig.places.ear?.[2] ?? 0;
  const long = noseZ - earZ;
  const times = frames.map(({ atMs }) => atMs);
  const told = frames.map(({ body }, frame) => {
    if (!body) return null;
    const at = (point: number): Vec =>
      pointAlong(
        view.sightOf(frame, body[point * 3] ?? 0, body[point * 3 + 1] ?? 0),
        view.distance - noseZ,
      );
    const nose = at(NOSE);
    const [left, right] = EARS.map(at) as [Vec, Vec];
    const [leftEye, rightEye] = EYES.map(at) as [Vec, Vec];
    return {
      yaw: angle(((left[0] + right[0]) / 2 - nose[0]) / long),
      pitch: angle(((left[1] + right[1]) / 2 - nose[1]) / long),
      roll: Math.atan2(leftEye[1] - rightEye[1], leftEye[0] - rightEye[0]) * DEGREES,
      x: nose[0] - noseX,
      y: nose[1] - noseY,
    };
  });
  const channel = (name: 'yaw' | 'pitch' | 'roll' | 'x' | 'y'): number[] =>
    filledBetween(
      times,
      smoothed(
        times,
        told.map((one) => one?.[name] ?? null),
        REACH_MS,
      ),
    );
  const turned = (name: 'yaw' | 'pitch' | 'roll'): number[] => {
    const values = channel(name);
    const usual = quantile(values, 0.5);
    return values.map((value) => Math.min(MOST[name], Math.max(-MOST[name], value - usual)));
  };
  const [x, y] = [channel('x'), channel('y')];
  return {
    pitch: turned('pitch'),
    yaw: turned('yaw'),
    roll: turned('roll'),
    noseOff: x.map((value, k): Vec => [value, y[k] ?? 0, 0]),
  };
}

const angle = (share: number): number => Math.asin(Math.min(1, Math.max(-1, share))) * DEGREES;
