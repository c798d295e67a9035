import type { Form, Motion } from '@isl/lexicon/form';
import { quat, vec3 } from 'gl-matrix';
import { strainOf } from './arm.js';
import { depthBetweenHands, depthInBody } from './bodies.js';
import type { HandKey } from './key.js';
import { motionMs } from './motion.js';
import { add, type Rig, rotate, subtract, type Vec } from './rig.js';
import { compileWithStops, type Stop } from './sequence.js';
import { siteOf } from './site.js';
import { createPose, jointPositions, worldRotations } from './skeleton.js';

/** For who shows it in words of their own. */
export type FormProblemKind = 'unsolvable' | 'in-body' | 'hands' | 'contact' | 'joint' | 'reach';

export type FormProblem = {
  readonly kind: FormProblemKind;
  readonly field: string;
  readonly reason: string;
};

/** How far from each other two sites may be that touch. */
export const REACH_M = 0.005;
const DEPTH_M = 0.008;

// Degrees. Forearm and wrist after the norms of the American Academy of Orthopaedic Surgeons, with ten
// to fifteen more for what the shoulder blade, which stands still here, does in a person.
export const ARM_LIMITS = {
  flexion: [-80, 88],
  deviation: [-45, 35],
  pronation: [-100, 100],
  elbow: [0, 152],
} as const;

const millimetres = (metres: number): string => `${(metres * 1000).toFixed(1)} mm`;

/** What a figure cannot do of a form: contacts missed, joints overstretched, hands in each other. */
export const checkForm = (form: Form, rig: Rig): FormProblem[] => {
  // The face and the trunk are left out: they carry the hands along and would hide a missed contact.
  const bare = form.segments.map(({ nmf: _face, ...segment }) => segment);
  const segments = bare as unknown as Form['segments'];
  let compiled: ReturnType<typeof compileWithStops>;
  try {
    compiled = compileWithStops([{ form: { ...form, segments } }], rig);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ kind: 'unsolvable', field: 'segments', reason }];
  }
  const pose = createPose(rig);
  const positions = new Float32Array(rig.joints.length * 3);
  let turns: readonly quat[] = [];
  const sampleAt = (tMs: number): void => {
    compiled.sample(tMs, pose);
    jointPositions(rig, pose, positions);
    turns = worldRotations(rig, pose);
  };
  const live = (side: 'D' | 'N'): Found => {
    const arm = rig.arms[side === 'D' ? 0 : 1];
    const at = arm.hand * 3;
    const wrist = [...positions.subarray(at, at + 3)] as unknown as Vec;
    const turn = quat.multiply(quat.create(), turns[arm.hand] as quat, arm.frame);
    return { arm, wrist, turn };
  };
  return compiled.stops.flatMap((stop) => {
    sampleAt(stop.atMs);
    const problems: FormProblem[] = [];
    const found = { D: live('D'), N: live('N') };
    for (const side of ['D', 'N'] as const) {
      const field = `segments.${stop.segment}.${side}`;
      const written = segments[stop.segment]?.[side] ?? segments[stop.segment]?.sym;
      if (written === undefined) continue;
      problems.push(...missed(stop, side, field, found));
      problems.push(...overstretched(rig, side, stop.key[side], field, found[side].wrist));
      const deep = depthInBody(rig, side, stop.key[side]);
      if (deep > DEPTH_M) {
        const reason = `is ${millimetres(deep)} deep in the body`;
        problems.push({ kind: 'in-body', field, reason });
      }
    }
    const deep = depthBetweenHands(rig, stop.key.D, stop.key.N);
    const field = `segments.${stop.segment}`;
    if (deep > DEPTH_M) {
      const reason = `the hands are ${millimetres(deep)} deep in each other`;
      problems.push({ kind: 'hands', field, reason });
    }
    const slides = segments[stop.segment]?.slide === true;
    if (!slides && stop.crossing > DEPTH_M) {
      const reason = `on the way the hands are ${millimetres(stop.crossing)} deep in each other`;
      problems.push({ kind: 'hands', field, reason });
    }
    problems.push(
      ...deepOnTheMove(rig, stop, segments[stop.segment]?.motion ?? [], live, sampleAt),
    );
    return problems;
  });
};

/** Looks of a motion between its beginning and its end. */
const LOOKS = 16;

/** Hands that a motion takes into the body or into each other, though it begins and ends outside. */
const deepOnTheMove = (
  rig: Rig,
  { key, atMs, segment }: Stop,
  motions: readonly Motion[],
  live: (side: 'D' | 'N') => Found,
  sampleAt: (tMs: number) => void,
): FormProblem[] => {
  const ms = motionMs(motions);
  const deepest = { D: 0, N: 0, both: 0 };
  for (let look = 1; ms > 0 && look < LOOKS; look += 1) {
    sampleAt(atMs + (ms * look) / LOOKS);
    const moved = (side: 'D' | 'N'): HandKey => {
      const { wrist, turn } = live(side);
      return { ...key[side], wrist: vec3.fromValues(...wrist), turn };
    };
    const hands = { D: moved('D'), N: moved('N') };
    for (const side of ['D', 'N'] as const) {
      deepest[side] = Math.max(deepest[side], depthInBody(rig, side, hands[side]));
    }
    deepest.both = Math.max(deepest.both, depthBetweenHands(rig, hands.D, hands.N));
  }
  const field = `segments.${segment}.motion`;
  const into = { D: 'D is', N: 'N is', both: 'the hands are' } as const;
  return (['D', 'N', 'both'] as const)
    .filter((which) => deepest[which] > DEPTH_M)
    .map((which) => {
      const where = which === 'both' ? 'each other' : 'the body';
      const reason = `on the move ${into[which]} ${millimetres(deepest[which])} deep in ${where}`;
      return { kind: which === 'both' ? 'hands' : 'in-body', field, reason };
    });
};

type Found = {
  readonly arm: Rig['arms'][number];
  readonly wrist: Vec;
  readonly turn: quat;
};

const missed = (
  { key }: Stop,
  side: 'D' | 'N',
  field: string,
  found: Readonly<Record<'D' | 'N', Found>>,
): FormProblem[] => {
  const { contact, angles } = key[side];
  if (contact === undefined) return [];
  const { arm, wrist, turn } = found[side];
  const site = add(wrist, rotate(siteOf(arm, contact.of, angles).point, turn));
  // A site of the other hand is where that hand really is.
  const other = side === 'D' ? 'N' : 'D';
  const moved: Vec = /^[DN]\./.test(contact.target)
    ? subtract(found[other].wrist, key[other].wrist as unknown as Vec)
    : [0, 0, 0];
  const apart = vec3.distance(site as vec3, add(contact.at, moved) as vec3);
  if (apart <= REACH_M) return [];
  const reason = `${contact.of} stays ${millimetres(apart)} from ${contact.target}`;
  return [{ kind: 'contact', field: `${field}.contact`, reason }];
};

const overstretched = (
  rig: Rig,
  side: 'D' | 'N',
  hand: HandKey,
  field: string,
  reached: Vec,
): FormProblem[] => {
  const arm = rig.arms[side === 'D' ? 0 : 1];
  const strain = strainOf(arm, hand.wrist, hand.turn, hand.swivel);
  const problems: FormProblem[] = [];
  for (const [name, [least, most]] of Object.entries(ARM_LIMITS)) {
    const angle = strain[name as keyof typeof ARM_LIMITS];
    if (angle >= least && angle <= most) continue;
    const reason = `${name} of ${Math.round(angle)} degrees is beyond ${least} to ${most}`;
    problems.push({ kind: 'joint', field, reason });
  }
  const short = vec3.distance(hand.wrist, reached as vec3);
  if (short > REACH_M) {
    const reason = `the arm is ${millimetres(short)} too short`;
    problems.push({ kind: 'reach', field, reason });
  }
  return problems;
};
