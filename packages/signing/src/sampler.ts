import { quat, vec3 } from 'gl-matrix';
import { solveArm } from './arm.js';
import { bodyIndex, STATE_SIZE, type Swing } from './face.js';
import { type FaceSpan, paintState } from './face-track.js';
import { bendFingers } from './hand.js';
import { type LiveHand, liveHand } from './hand-now.js';
import type { Attention } from './life/attention.js';
import { createLivingBody } from './life/body.js';
import { moveHand } from './live-hand.js';
import type { Rig } from './rig.js';
import { mirrorPose } from './skeleton.js';
import { type Span, spanAt } from './span.js';
import type { Pose } from './types.js';

const DEGREE = Math.PI / 180;
const HEAD = {
  pitch: bodyIndex('headPitch'),
  yaw: bodyIndex('headYaw'),
  roll: bodyIndex('headRoll'),
};
const TRUNK = {
  pitch: bodyIndex('bodyPitch'),
  yaw: bodyIndex('bodyYaw'),
  roll: bodyIndex('bodyRoll'),
};
const SHRUG = bodyIndex('shrug');
const GAZE = { pitch: bodyIndex('gazePitch'), yaw: bodyIndex('gazeYaw'), roll: null };
type Turn = { readonly pitch: number; readonly yaw: number; readonly roll: number | null };
const SPINE = ['Spine', 'Spine1', 'Spine2'] as const;

/** What a row of signs does in time. */
export type Score = {
  readonly spans: readonly Span[];
  readonly faces: readonly FaceSpan[];
  readonly swings: readonly Swing[];
  readonly attention: Attention;
};

export type SamplerOptions = { readonly isLeftHanded: boolean; readonly seed: number };

/** Fills poses, as notated and as somebody who lives; both make nothing. */
export type Sampler = {
  readonly sample: (tMs: number, pose: Pose) => void;
  readonly live: (tMs: number, lifeMs: number, pose: Pose) => void;
};

/** Fills poses from spans; what it works in is its own, so that several can be asked in turn. */
export const createSampler = (
  rig: Rig,
  { spans, faces, swings, attention }: Score,
  { isLeftHanded, seed }: SamplerOptions,
): Sampler => {
  const enliven = createLivingBody(rig, seed, attention);
  const hands = { D: liveHand(), N: liveHand() };
  const state = new Float32Array(STATE_SIZE);
  const headTurn = quat.create();
  const trunkTurn = quat.create();
  const turn = quat.create();
  const stayed = vec3.create();
  const moved = vec3.create();
  const neck = rig.indexOf('Neck');
  const head = rig.indexOf('Head');
  const spine = SPINE.map(rig.indexOf);
  const eyes = [rig.indexOf('RightEye'), rig.indexOf('LeftEye')] as const;
  const neckAt = rig.joints[neck]?.head as unknown as vec3;
  const headAt = rig.joints[head]?.head as unknown as vec3;

  const put = (rotations: Float32Array, joint: number, value: quat): void => {
    for (let k = 0; k < 4; k += 1) rotations[joint * 4 + k] = value[k] as number;
  };

  /** What the state says of a part of the body, one joint's share; numbers handed over would be boxed. */
  const euler = (out: quat, { pitch, yaw, roll }: Turn, joints: number): void => {
    quat.identity(out);
    quat.rotateY(out, out, (-(state[yaw] as number) / joints) * DEGREE);
    quat.rotateX(out, out, ((state[pitch] as number) / joints) * DEGREE);
    if (roll !== null) quat.rotateZ(out, out, ((state[roll] as number) / joints) * DEGREE);
  };

  /** Carries a hand that is at the head along with the head. */
  const follow = (live: LiveHand): void => {
    if (live.withHead === 0) return;
    vec3.copy(stayed, live.wrist);
    vec3.subtract(moved, stayed, headAt);
    vec3.transformQuat(moved, moved, headTurn);
    vec3.add(moved, moved, headAt);
    vec3.subtract(moved, moved, neckAt);
    vec3.transformQuat(moved, moved, headTurn);
    vec3.add(moved, moved, neckAt);
    vec3.lerp(live.wrist, stayed, moved, live.withHead);
    quat.identity(turn);
    quat.slerp(turn, turn, headTurn, live.withHead);
    quat.multiply(live.turn, turn, live.turn);
    quat.multiply(live.turn, turn, live.turn);
  };

  /** Face, head, trunk and shoulders as notated, and where the hands are to come. */
  const paint = (tMs: number, { rotations, face }: Pose): void => {
    paintState(state, faces, swings, tMs);
    for (let k = 0; k < face.length; k += 1) {
      face[k] = Math.min(1, Math.max(0, state[k] as number));
    }
    // Head and neck share the head's turn, the three joints of the spine the trunk's.
    euler(headTurn, HEAD, 2);
    euler(trunkTurn, TRUNK, 3);
    put(rotations, neck, headTurn);
    put(rotations, head, headTurn);
    for (let k = 0; k < 3; k += 1) put(rotations, spine[k] as number, trunkTurn);
    euler(turn, GAZE, 1);
    put(rotations, eyes[0], turn);
    put(rotations, eyes[1], turn);

    const span = spanAt(spans, tMs);
    const ms = span.endMs - span.startMs;
    const t = ms === 0 ? 1 : Math.min(1, Math.max(0, (tMs - span.startMs) / ms));
    for (let k = 0; k < 2; k += 1) {
      const side = k === 0 ? 'D' : 'N';
      const arm = rig.arms[k] as Rig['arms'][number];
      const live = hands[side];
      moveHand(live, span, side, t);
      follow(live);
      quat.identity(turn);
      quat.rotateZ(turn, turn, -arm.sign * (state[SHRUG] as number) * DEGREE);
      put(rotations, arm.clavicle, turn);
    }
  };

  const reach = (pose: Pose): void => {
    for (let k = 0; k < 2; k += 1) {
      const arm = rig.arms[k] as Rig['arms'][number];
      const { wrist, turn: handTurn, swivel, angles } = hands[k === 0 ? 'D' : 'N'];
      solveArm(arm, wrist, handTurn, swivel, pose.rotations);
      bendFingers(arm, angles, pose.rotations);
    }
    if (isLeftHanded) mirrorPose(rig, pose);
  };

  return {
    sample: (tMs, pose) => {
      paint(tMs, pose);
      reach(pose);
    },
    live: (tMs, lifeMs, pose) => {
      paint(tMs, pose);
      enliven(tMs, lifeMs, hands, pose);
      reach(pose);
    },
  };
};
