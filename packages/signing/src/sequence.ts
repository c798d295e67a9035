import type { Form, NonManual, Segment } from '@isl/lexicon/form';
import { quat, vec3 } from 'gl-matrix';
import { comfortableSwivel, solveArm } from './arm.js';
import { depthBetweenHands } from './bodies.js';
import { bodyIndex, STATE_SIZE, type Swing, stateOf, swingsOf, visemesOf } from './face.js';
import { bendFingers } from './hand.js';
import { ANGLES } from './handshapes.js';
import {
  type BodyKey,
  type HandKey,
  type Manner,
  readyHand,
  restingHand,
  solveSegment,
} from './key.js';
import {
  afterMotions,
  applyTrack,
  minimumJerk,
  mixAngles,
  motionMs,
  type Track,
  toAndFro,
  tracksOf,
} from './motion.js';
import { add, type Rig, scale, unit, type Vec } from './rig.js';
import { mirrorPose } from './skeleton.js';
import type { Mark, Pose, SequenceItem } from './types.js';

const MOVE_MS = 220;
const HOLD_MS = 380;
/** A long way takes longer: no hand goes faster than this on average. */
const MS_PER_METRE = 950;
/** How far hands leave a contact before they go on: a doubled letter lifts as much. */
const LIFT_M = 0.03;
const FACE_EASE_MS = 260;

export type SequenceOptions = {
  readonly isLeftHanded?: boolean;
  /** How one person makes the signs; without it they are made as they are written. */
  readonly manner?: Manner;
};

/** Signs one after another, from rest to rest. */
export type Sequence = {
  /** At speed 1; speed and pauses are the player's. */
  readonly durationMs: number;
  readonly marks: readonly Mark[];
  /** Fills `pose` with the body at `tMs`; allocates nothing. */
  readonly sample: (tMs: number, pose: Pose) => void;
};

type Span = {
  readonly startMs: number;
  readonly endMs: number;
  readonly from: BodyKey;
  readonly to: BodyKey;
  /** Detours on the way: near the beginning, in the middle, near the end. */
  readonly detours: { readonly D: Detours; readonly N: Detours };
  readonly tracks: readonly Track[];
  /** How often the way is gone. */
  readonly ways: number;
};

type Detours = readonly [early: Vec, middle: Vec, late: Vec];

type FaceSpan = { readonly startMs: number; readonly easeMs: number; readonly state: Float32Array };

/** Air between a hand that signs and one that waits. */
const WAITING_AIR_M = 0.05;
const NOWHERE: Vec = [0, 0, 0];
const STRAIGHT: Detours = [NOWHERE, NOWHERE, NOWHERE];

/** A key pose on the way of a sequence, for whoever checks it. */
export type Stop = {
  readonly index: number;
  readonly segment: number;
  readonly atMs: number;
  readonly key: BodyKey;
  /** How deep the hands are in each other at the via-points of the way to it, metres. */
  readonly crossing: number;
};

/** Like `compileSequence`, with the key poses it went through. */
export const compileWithStops = (
  items: readonly SequenceItem[],
  rig: Rig,
  { isLeftHanded = false, manner }: SequenceOptions = {},
): Sequence & { readonly stops: readonly Stop[] } => {
  const rest: BodyKey = manner?.rest ?? { D: restingHand(rig, 'D'), N: restingHand(rig, 'N') };
  const ready = readyHand(rig, 'N');
  const spans: Span[] = [];
  const faces: FaceSpan[] = [{ startMs: 0, easeMs: 1, state: new Float32Array(STATE_SIZE) }];
  const swings: Swing[] = [];
  const marks: Mark[] = [];
  const stops: Stop[] = [];
  let now = 0;
  let at = rest;
  let crossed = 0;

  const go = (to: BodyKey, least: number, slide: boolean, isAgain = false): void => {
    const far = Math.max(
      vec3.distance(at.D.wrist, to.D.wrist),
      vec3.distance(at.N.wrist, to.N.wrist),
    );
    const ms = Math.max(least, far * MS_PER_METRE);
    const round = slide ? { D: STRAIGHT, N: STRAIGHT } : detoursOf(rig, at, to);
    const detours = isAgain ? lifted(round) : round;
    crossed = crossing(rig, at, to, detours.D, detours.N);
    spans.push({ startMs: now, endMs: now + ms, from: at, to, detours, tracks: [], ways: 1 });
    now += ms;
    at = to;
  };

  const move = (segment: Segment, key: BodyKey): BodyKey => {
    const motions = segment.motion ?? [];
    const ms = motionMs(motions);
    if (ms === 0) return key;
    const tracks = tracksOf(segment);
    const to: BodyKey = {
      D: settled(rig, 'D', afterMotions(key.D, 'D', motions, tracks, manner?.anglesOf), key.D),
      N: settled(rig, 'N', afterMotions(key.N, 'N', motions, tracks, manner?.anglesOf), key.N),
    };
    const ways = Math.max(1, ...motions.filter(staysAway).map(({ repeat = 1 }) => repeat));
    const detours = { D: STRAIGHT, N: STRAIGHT };
    spans.push({ startMs: now, endMs: now + ms, from: key, to, detours, tracks, ways });
    now += ms;
    return to;
  };

  items.forEach(({ form, nmf }, index) => {
    const startMs = now;
    let best = { ms: -1, stillMs: now };
    const twoHandedNear = [index - 1, index + 1].some((k) => usesN(items[k]?.form));
    const waits = twoHandedNear && leavesRoom(rig, form, ready, manner);
    const idle: BodyKey = { D: rest.D, N: waits ? ready : rest.N };
    let previous: BodyKey = idle;
    form.segments.forEach((segment, k) => {
      const segmentStart = now;
      const { D, N } = solveSegment(rig, segment, manner);
      const key: BodyKey = { D: D ?? previous.D, N: N ?? previous.N };
      const isAgain = k === 0 && items[index - 1]?.form.id === form.id;
      go(key, segment.move ?? MOVE_MS, segment.slide === true, isAgain);
      stops.push({ index, segment: k, atMs: now, key, crossing: crossed });
      const ended = move(segment, key);
      const hold = segment.hold ?? HOLD_MS;
      spans.push(holding(now, hold, ended));
      // A picture shows the longest rest; of equals the last.
      if (hold >= best.ms) best = { ms: hold, stillMs: now + hold / 2 };
      now += hold;
      at = ended;
      previous = ended;
      paintFace(faces, swings, { ...segment.nmf, ...nmf }, segmentStart, now);
    });
    const { id, gloss } = form;
    marks.push({ index, id, gloss, startMs, endMs: now, stillMs: best.stillMs });
  });

  if (items.length > 0) {
    paintFace(faces, swings, {}, now, now + 400);
    go(rest, 420, false);
  }
  if (spans.length === 0) spans.push(holding(0, 0, rest));
  const sample = createSampler(rig, spans, faces, swings, isLeftHanded);
  return { durationMs: now, marks, stops, sample };
};

/** Signs one after another as movement in time. */
export const compileSequence = (
  items: readonly SequenceItem[],
  rig: Rig,
  options: SequenceOptions = {},
): Sequence => {
  const { durationMs, marks, sample } = compileWithStops(items, rig, options);
  return { durationMs, marks, sample };
};

const usesN = (form: Form | undefined): boolean =>
  form?.segments.some(({ N, sym }) => N !== undefined || sym !== undefined) === true;

/** Whether a hand can wait there while the other one makes this sign. */
const leavesRoom = (
  rig: Rig,
  { segments }: Form,
  waiting: HandKey,
  manner: Manner | undefined,
): boolean =>
  segments.every((segment) => {
    const { D } = solveSegment(rig, segment, manner);
    return !D || depthBetweenHands(rig, D, waiting) < -WAITING_AIR_M;
  });

const staysAway = ({ type }: { readonly type: string }): boolean =>
  type === 'straight' || type === 'open' || type === 'close';

const holding = (startMs: number, ms: number, key: BodyKey): Span => ({
  startMs,
  endMs: startMs + ms,
  from: key,
  to: key,
  detours: { D: STRAIGHT, N: STRAIGHT },
  tracks: [],
  ways: 1,
});

const settled = (rig: Rig, side: 'D' | 'N', after: HandKey, before: HandKey): HandKey => {
  if (after === before) return before;
  const arm = rig.arms[side === 'D' ? 0 : 1];
  return { ...after, swivel: comfortableSwivel(arm, after.wrist, after.turn) };
};

/** Ways round: hands lift off what they touch, come to a contact from its side, and do not meet between. */
const detoursOf = (rig: Rig, from: BodyKey, to: BodyKey): Span['detours'] => {
  const lift = (key: HandKey): Vec => scale(key.from, LIFT_M);
  const N: Detours = [lift(from.N), NOWHERE, lift(to.N)];
  const early = lift(from.D);
  const late = lift(to.D);
  let best: Detours = [early, NOWHERE, late];
  let least = crossing(rig, from, to, best, N);
  const side = unit(add(add(early, late), [0, 0, 0.02]));
  for (const metres of [0.05, 0.1]) {
    for (const way of [side, [0, 0, 1], [0, 1, 0], [0, -1, 0], [-1, 0, 0]] as const) {
      if (least <= 0) return { D: best, N };
      const detour: Detours = [early, scale(way, metres), late];
      const depth = crossing(rig, from, to, detour, N);
      if (depth < least - 0.002) {
        best = detour;
        least = depth;
      }
    }
  }
  return { D: best, N };
};

/** A doubled letter that touches nothing is lifted all the same, or it would look like a single one. */
const lifted = (detours: Span['detours']): Span['detours'] =>
  detours.D.every((way) => Math.hypot(...way) < 1e-6)
    ? { ...detours, D: [NOWHERE, [0, LIFT_M, 0], NOWHERE] }
    : detours;

const CHECKED = [0.3, 0.5, 0.7] as const;

/** How deep the hands are in each other on the way, metres. */
const crossing = (rig: Rig, from: BodyKey, to: BodyKey, D: Detours, N: Detours): number => {
  let deepest = 0;
  for (const t of CHECKED) {
    mixHand(hands.D, from.D, to.D, t, D);
    mixHand(hands.N, from.N, to.N, t, N);
    if (vec3.distance(hands.D.wrist, hands.N.wrist) > 0.38) continue;
    deepest = Math.max(deepest, depthBetweenHands(rig, hands.D, hands.N));
  }
  return deepest;
};

const paintFace = (
  faces: FaceSpan[],
  swings: Swing[],
  nmf: NonManual,
  startMs: number,
  endMs: number,
): void => {
  const state = stateOf(nmf);
  const visemes = nmf.mouthing === undefined ? [] : visemesOf(nmf.mouthing);
  const easeMs = Math.min(FACE_EASE_MS, (endMs - startMs) / 2);
  faces.push({ startMs, easeMs, state });
  visemes.forEach((viseme, k) => {
    const step = (endMs - startMs) / visemes.length;
    const together = state.map((value, channel) => Math.min(1.2, value) + (viseme[channel] ?? 0));
    faces.push({ startMs: startMs + k * step, easeMs: Math.min(140, step * 0.8), state: together });
  });
  for (const swing of swingsOf(nmf, startMs, endMs)) {
    const last = swings.findLastIndex(({ channel }) => channel === swing.channel);
    const before = swings[last];
    // What goes on over several signs is one movement.
    const goesOn =
      before !== undefined &&
      !swing.once &&
      before.endMs >= startMs - 1 &&
      before.degrees === swing.degrees &&
      before.hertz === swing.hertz;
    if (goesOn) swings[last] = { ...before, endMs };
    else swings.push(swing);
  }
};

type LiveHand = {
  readonly angles: Float32Array;
  readonly turn: quat;
  readonly wrist: vec3;
  swivel: number;
  withHead: number;
};

const liveHand = (): LiveHand => ({
  angles: new Float32Array(ANGLES),
  turn: quat.create(),
  wrist: vec3.create(),
  swivel: 0,
  withHead: 0,
});

const hands = { D: liveHand(), N: liveHand() };

// Each is 0 with no speed at both ends and 1 at its top, a quarter, half and three quarters of the way.
const earlyShare = (t: number): number => Math.min(1, 45.5625 * t * t * (1 - t) ** 4);
const middleShare = (t: number): number => 16 * t * t * (1 - t) * (1 - t);

const mixHand = (live: LiveHand, from: HandKey, to: HandKey, t: number, detours: Detours): void => {
  const share = minimumJerk(t);
  mixAngles(live.angles, from.angles, to.angles, share);
  quat.slerp(live.turn, from.turn, to.turn, share);
  vec3.lerp(live.wrist, from.wrist, to.wrist, share);
  live.swivel = from.swivel + (to.swivel - from.swivel) * share;
  live.withHead = from.withHead + (to.withHead - from.withHead) * share;
  const early = earlyShare(t);
  const middle = middleShare(t);
  const late = earlyShare(1 - t);
  for (let k = 0; k < 3; k += 1) {
    const aside =
      (detours[0][k] as number) * early +
      (detours[1][k] as number) * middle +
      (detours[2][k] as number) * late;
    live.wrist[k] = (live.wrist[k] as number) + aside;
  }
};

const moveHand = (span: Span, side: 'D' | 'N', t: number): void => {
  const live = hands[side];
  const { from, to, detours, tracks, ways } = span;
  if (tracks.length === 0) {
    mixHand(live, from[side], to[side], t, detours[side]);
    return;
  }
  const share = toAndFro(t, ways);
  mixAngles(live.angles, from[side].angles, to[side].angles, share);
  quat.copy(live.turn, from[side].turn);
  vec3.lerp(live.wrist, from[side].wrist, to[side].wrist, share);
  live.swivel = from[side].swivel + (to[side].swivel - from[side].swivel) * share;
  live.withHead = from[side].withHead;
  for (let k = 0; k < tracks.length; k += 1) {
    const track = tracks[k] as Track;
    if (track.side === side) applyTrack(track, t, live.wrist, live.turn, live.angles);
  }
};

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

const createSampler = (
  rig: Rig,
  spans: readonly Span[],
  faces: readonly FaceSpan[],
  swings: readonly Swing[],
  isLeftHanded: boolean,
): Sequence['sample'] => {
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

  return (tMs, pose) => {
    const { rotations, face } = pose;
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
      moveHand(span, side, t);
      const live = hands[side];
      follow(live);
      solveArm(arm, live.wrist, live.turn, live.swivel, rotations);
      bendFingers(arm, live.angles, rotations);
      quat.identity(turn);
      quat.rotateZ(turn, turn, -arm.sign * (state[SHRUG] as number) * DEGREE);
      put(rotations, arm.clavicle, turn);
    }
    if (isLeftHanded) mirrorPose(rig, pose);
  };
};

const spanAt = (spans: readonly Span[], tMs: number): Span => {
  let low = 0;
  let high = spans.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((spans[middle] as Span).startMs <= tMs) low = middle;
    else high = middle - 1;
  }
  return spans[low] as Span;
};

const paintState = (
  state: Float32Array,
  faces: readonly FaceSpan[],
  swings: readonly Swing[],
  tMs: number,
): void => {
  let current = 0;
  while (current + 1 < faces.length && (faces[current + 1] as FaceSpan).startMs <= tMs)
    current += 1;
  const { startMs, easeMs, state: to } = faces[current] as FaceSpan;
  const from = (faces[Math.max(0, current - 1)] as FaceSpan).state;
  const share = minimumJerk(Math.min(1, Math.max(0, (tMs - startMs) / easeMs)));
  for (let k = 0; k < STATE_SIZE; k += 1) {
    const start = from[k] as number;
    state[k] = start + ((to[k] as number) - start) * share;
  }
  for (let k = 0; k < swings.length; k += 1) {
    const { channel, degrees, hertz, once, startMs: begin, endMs: end } = swings[k] as Swing;
    if (tMs <= begin || tMs >= end) continue;
    const part = (tMs - begin) / (end - begin);
    const soft = minimumJerk(Math.min(1, Math.min(tMs - begin, end - tMs) / 200));
    const wave = once
      ? Math.sin(Math.PI * part) ** 2
      : Math.sin((2 * Math.PI * hertz * (tMs - begin)) / 1000) * soft;
    state[channel] = (state[channel] as number) + degrees * wave;
  }
};
