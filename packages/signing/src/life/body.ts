import { quat, vec3 } from 'gl-matrix';
import { FACE_CHANNELS } from '../face.js';
import type { LiveHand } from '../hand-now.js';
import type { Rig } from '../rig.js';
import type { Pose } from '../types.js';
import { type Attention, freedomAt, phraseBlinkAt } from './attention.js';
import { CHEST, CLAVICLES, createChain, HEAD } from './chain.js';
import { createGaze, createToward, EYES_MOST, type Hands, HEAD_MOST } from './gaze.js';
import { createIdle, IDLE, IDLE_SIZE } from './idle.js';
import { mouthAt } from './mouthing.js';
import { rise, within } from './rise.js';

const DEGREE = Math.PI / 180;
const SPINE = ['Spine', 'Spine1', 'Spine2'] as const;
const LIDS = [FACE_CHANNELS.indexOf('eyeBlinkLeft'), FACE_CHANNELS.indexOf('eyeBlinkRight')];

/** Degrees, of a full breath and of all the weight on one foot. */
const BREATH_CHEST = -0.55;
const BREATH_SHOULDERS = 1.1;
const WEIGHT_ROLL = 1.3;
/** The head stays nearly upright while the trunk goes. */
const HEAD_STAYS = 0.75;
/** What is left of a movement of the trunk while a hand touches body or head. */
const TOUCHED = 0.12;

/** How the trunk goes along with the arms: degrees at most, and metres of a hand that bring them. */
const TURN = { degrees: 5, metres: 0.3 } as const;
const LEAN_FORWARD = 2.2;
const LEAN_ASIDE = 1.4;
const RAISE = 9;
const PROTRACT = 6;

const HEAD_SHARE = 0.35;
/** The upper lids go down with the eyes, so far at 24 degrees. */
const LIDS_WITH_EYES = 0.24;

/** What one body's trunk, head and eyes do besides what is notated, in degrees. */
const createStance = () => ({ pitch: 0, yaw: 0, roll: 0 });

/**
 * Lets a posed body live: breath, weight, glances and blinks by `lifeMs`, trunk, shoulders, head and eyes that
 * go with the arms. The hands are then put back to where the sign wants them, in the space of arms
 * that hang on a trunk which has moved. Makes nothing.
 */
export const createLivingBody = (
  rig: Rig,
  seed: number,
  attention: Attention,
): ((tMs: number, lifeMs: number, hands: Hands, pose: Pose) => void) => {
  const { asked, blinksMs, said } = attention;
  const paintIdle = createIdle(seed);
  const idle = new Float64Array(IDLE_SIZE);
  const still = createChain(rig);
  const living = createChain(rig);
  const spine = SPINE.map(rig.indexOf);
  const chest = rig.indexOf('Spine2');
  const neck = rig.indexOf('Neck');
  const head = rig.indexOf('Head');
  const eyes = [rig.indexOf('RightEye'), rig.indexOf('LeftEye')] as const;
  const shoulderX = Math.abs(rig.arms[0].shoulder[0]);
  const trunk = createStance();
  const face = createStance();
  const gaze = createStance();
  const toward = createToward();
  const aimEyes = createGaze(rig, attention);
  const turn = quat.create();
  const own = quat.create();
  const point = vec3.create();
  const kept = vec3.create();
  const keptTurn = quat.create();

  /** Turns a joint further by a share of a stance. */
  const add = (rotations: Float32Array, joint: number, share: number, of: typeof trunk): void => {
    quat.identity(turn);
    quat.rotateY(turn, turn, -of.yaw * share * DEGREE);
    quat.rotateX(turn, turn, of.pitch * share * DEGREE);
    quat.rotateZ(turn, turn, of.roll * share * DEGREE);
    multiply(rotations, joint);
  };
  const multiply = (rotations: Float32Array, joint: number): void => {
    take(rotations, joint);
    quat.multiply(own, own, turn);
    put(rotations, joint);
  };
  const take = (rotations: Float32Array, joint: number): void => {
    for (let k = 0; k < 4; k += 1) own[k] = rotations[joint * 4 + k] as number;
  };
  const put = (rotations: Float32Array, joint: number): void => {
    for (let k = 0; k < 4; k += 1) rotations[joint * 4 + k] = own[k] as number;
  };

  /** Takes back what is notated of a joint, a share of it. */
  const straighten = (rotations: Float32Array, joint: number, share: number): void => {
    if (share === 0) return;
    take(rotations, joint);
    quat.identity(turn);
    quat.slerp(own, own, turn, share);
    put(rotations, joint);
  };

  /** Where the trunk goes with the arms, and how the weight stands. */
  const stand = (hands: Hands, free: number, untouched: number): void => {
    const busyD = 1 - hands.D.rests;
    const busyN = 1 - hands.N.rests;
    const busy = Math.max(1, busyD + busyN);
    const aside =
      (busyD * (hands.D.wrist[0] + shoulderX) + busyN * (hands.N.wrist[0] - shoulderX)) / busy;
    const ahead = Math.max(busyD * hands.D.wrist[2], busyN * hands.N.wrist[2]);
    const raised = busyD * raisedBy(hands.D, 0) - busyN * raisedBy(hands.N, 1);
    const along = free * untouched;
    trunk.yaw = -along * TURN.degrees * Math.tanh(aside / TURN.metres);
    trunk.pitch = along * LEAN_FORWARD * rise(ahead, 0.3, 0.6);
    const calm = untouched * (1 - 0.6 * Math.max(busyD, busyN));
    trunk.roll = WEIGHT_ROLL * (idle[IDLE.weight] as number) * calm - along * LEAN_ASIDE * raised;
  };

  const raisedBy = (hand: LiveHand, arm: 0 | 1): number =>
    rise(hand.wrist[1] - rig.arms[arm].shoulder[1], -0.15, 0.4);

  /** Head and eyes: to the hands or to a place, or to the viewer wherever the head is. */
  const look = (
    hands: Hands,
    tMs: number,
    freeEyes: number,
    free: number,
    untouched: number,
  ): void => {
    aimEyes(toward, hands, tMs, freeEyes);
    const turned = free * untouched * HEAD_SHARE;
    face.yaw =
      within(turned * toward.yaw, HEAD_MOST.yaw) +
      (idle[IDLE.headYaw] as number) * free * untouched;
    face.pitch =
      within(turned * toward.pitch, HEAD_MOST.pitch) +
      (idle[IDLE.headPitch] as number) * free * untouched;
    face.roll = (idle[IDLE.headRoll] as number) * free * untouched;
    // In the world; the trunk has done some of it already, or too much.
    const headYaw = face.yaw + (1 - HEAD_STAYS) * trunk.yaw;
    const headPitch = face.pitch + (1 - HEAD_STAYS) * trunk.pitch;
    gaze.yaw = within(
      toward.yaw - headYaw + (idle[IDLE.gazeYaw] as number) * freeEyes * (1 - toward.share),
      EYES_MOST.yaw,
    );
    gaze.pitch = within(
      toward.pitch - headPitch + (idle[IDLE.gazePitch] as number) * freeEyes * (1 - toward.share),
      EYES_MOST.pitch,
    );
    face.yaw -= HEAD_STAYS * trunk.yaw;
    face.pitch -= HEAD_STAYS * trunk.pitch;
    face.roll -= HEAD_STAYS * trunk.roll;
  };

  const blink = (values: Float32Array, tMs: number, free: number): void => {
    const shut = Math.max((idle[IDLE.blink] as number) * free, phraseBlinkAt(blinksMs, tMs));
    const lowered = (LIDS_WITH_EYES * Math.max(0, gaze.pitch)) / EYES_MOST.pitch;
    const lids = Math.max(shut, lowered * free);
    for (let k = 0; k < LIDS.length; k += 1) {
      const channel = LIDS[k] as number;
      values[channel] = Math.max(values[channel] as number, lids);
    }
  };

  const shoulder = (rotations: Float32Array, hand: LiveHand, k: 0 | 1): void => {
    const { sign, clavicle } = rig.arms[k];
    const busy = 1 - hand.rests;
    const lift =
      BREATH_SHOULDERS * (idle[IDLE.breath] as number) + busy * RAISE * raisedBy(hand, k);
    const forward = busy * PROTRACT * rise(hand.wrist[2], 0.3, 0.58);
    quat.identity(turn);
    quat.rotateY(turn, turn, sign * forward * DEGREE);
    quat.rotateZ(turn, turn, -sign * lift * DEGREE);
    multiply(rotations, clavicle);
  };

  /** Where a link of the trunk has gone, a part of the way. */
  const goWith = (link: number, share: number): void => {
    if (share === 0) return;
    vec3.copy(kept, point);
    still.putBack(link, kept);
    living.carry(link, kept);
    vec3.lerp(point, point, kept, share);
    quat.conjugate(keptTurn, still.turnOf(link));
    quat.multiply(keptTurn, living.turnOf(link), keptTurn);
    quat.identity(turn);
    quat.slerp(turn, turn, keptTurn, share);
    quat.multiply(own, turn, own);
  };

  /** Puts a hand back to where it was, or along with the skin that it touches. */
  const settle = (hand: LiveHand, k: 0 | 1): void => {
    const link = CLAVICLES[k];
    vec3.copy(point, hand.wrist);
    still.carry(link, point);
    quat.multiply(own, still.turnOf(link), hand.turn);
    goWith(HEAD, hand.withHead);
    goWith(CHEST, hand.touches * (1 - hand.withHead));
    living.putBack(link, point);
    quat.conjugate(turn, living.turnOf(link));
    quat.multiply(own, turn, own);
    // An arm that hangs goes with its shoulder.
    vec3.lerp(hand.wrist, point, hand.wrist, hand.rests);
    quat.slerp(hand.turn, own, hand.turn, hand.rests);
  };

  return (tMs, lifeMs, hands, pose) => {
    const { rotations } = pose;
    paintIdle(idle, lifeMs);
    still.solve(rotations);
    const free = freedomAt(asked, 'head', tMs);
    const touched = Math.max(hands.D.touches, hands.N.touches, hands.D.withHead, hands.N.withHead);
    const untouched = 1 - (1 - TOUCHED) * touched;
    stand(hands, free, untouched);
    const freeEyes = freedomAt(asked, 'eyes', tMs);
    look(hands, tMs, freeEyes, free, untouched);
    blink(pose.face, tMs, freeEyes);
    mouthAt(said, tMs, pose.face);
    for (let k = 0; k < 3; k += 1) add(rotations, spine[k] as number, 1 / 3, trunk);
    const breath = BREATH_CHEST * (idle[IDLE.breath] as number) * untouched;
    quat.identity(turn);
    quat.rotateX(turn, turn, breath * DEGREE);
    multiply(rotations, chest);
    face.pitch -= breath;
    add(rotations, neck, 0.5, face);
    add(rotations, head, 0.5, face);
    for (let k = 0; k < eyes.length; k += 1) {
      straighten(rotations, eyes[k] as number, toward.placed);
      add(rotations, eyes[k] as number, 1, gaze);
    }
    shoulder(rotations, hands.D, 0);
    shoulder(rotations, hands.N, 1);
    living.solve(rotations);
    settle(hands.D, 0);
    settle(hands.N, 1);
  };
};
