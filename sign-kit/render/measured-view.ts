import type { Form } from '@isl/lexicon/form';
import { compileWithStops, createRig, type RigJson } from '@isl/signing';
import man from '@isl/signing/rig/man.json';
import woman from '@isl/signing/rig/woman.json';
import { backOf, type PictureView } from '../src/avatar/views.js';
import { type Joints, jointsOf, raisedOf } from './joints-at.js';
import { DIGITS, distance } from './movement.js';
import type { Person } from './persons.js';

const RIGS = { woman: createRig(woman as RigJson), man: createRig(man as RigJson) };
/** Fingers that are seen at less than this share of their length are taken from elsewhere, where they are seen so much better. */
const SHORT = 0.55;
const BETTER = 1.4;
/** From the dominant hand's side, unless the other one shows so much more. */
const NEARLY = 0.12;
/** A finger is straight that is as long as its parts. */
const STRAIGHT = 0.93;
const OTHERS = ['three-quarter', 'across'] as const;
const FINGERS = DIGITS.filter((digit) => digit !== 'Thumb');

const measured = new WeakMap<Form, PictureView>();

/** A hand goes to and fro whose way is so much of that, and at least so long; metres. */
const TO_AND_FRO = 0.9;
const LEAST_M = 0.02;
const STEP_MS = 20;

/** What a body does to and fro shows from aside alone. */
const LEANS: ReadonlySet<string | undefined> = new Set(['back', 'forward']);

/** The front, or where the straight fingers of the picture's moment, or a body that leans, are seen at their length. */
export function measuredView(form: Form, figure: Person['figure']): PictureView {
  const known = measured.get(form);
  if (known) return known;
  const view = bestView(form, figure);
  measured.set(form, view);
  return view;
}

function bestView(form: Form, figure: Person['figure']): PictureView {
  if (form.segments.some(({ nmf }) => LEANS.has(nmf?.body))) return 'three-quarter';
  const rig = RIGS[figure];
  const sequence = compileWithStops([{ form }], rig);
  const joints = jointsOf(sequence, rig);
  if (goesToAndFro(sequence, joints)) return 'three-quarter';
  const at = joints(sequence.marks[0]?.stillMs ?? 0);
  const front = seenShare(at, 'front');
  if (front >= SHORT) return 'front';
  const shares = OTHERS.map((view) => seenShare(at, view));
  const most = Math.max(...shares);
  if (most < BETTER * front) return 'front';
  return OTHERS[shares.findIndex((share) => share > most - NEARLY)] ?? 'front';
}

/** Whether the front would show the way of every hand that signs as up, down or nothing. */
function goesToAndFro(
  { marks, stops }: ReturnType<typeof compileWithStops>,
  joints: (atMs: number) => Joints,
): boolean {
  const [mark] = marks;
  const fromMs = stops[0]?.atMs ?? 0;
  const steps = Math.floor(((mark?.endMs ?? fromMs) - fromMs) / STEP_MS) + 1;
  const moments = Array.from({ length: steps }, (_, step) => joints(fromMs + step * STEP_MS));
  const shares = raisedOf(joints(mark?.stillMs ?? 0)).map((side) => {
    const way = moments.map((at) => at(`${side}HandMiddle1`));
    const extents = ([0, 1, 2] as const).map((axis) => {
      const places = way.map((place) => place[axis]);
      return Math.max(...places) - Math.min(...places);
    });
    const [, , depth = 0] = extents;
    return depth < LEAST_M ? 0 : depth / Math.hypot(...extents);
  });
  return shares.length > 0 && shares.every((share) => share > TO_AND_FRO);
}

/** How much of their length is seen of the straight fingers of the hand that shows least of them. */
function seenShare(at: Joints, view: (typeof OTHERS)[number] | 'front'): number {
  const back = backOf(view);
  return Math.min(
    1,
    ...raisedOf(at).flatMap((side) => {
      const seen = FINGERS.flatMap((digit) => {
        const [base, middle, last] = [1, 2, 3].map((k) => at(`${side}Hand${digit}${k}`)) as [
          readonly [number, number, number],
          readonly [number, number, number],
          readonly [number, number, number],
        ];
        const long = distance(base, last);
        if (long < STRAIGHT * (distance(base, middle) + distance(middle, last))) return [];
        const away =
          ((last[0] - base[0]) * back[0] +
            (last[1] - base[1]) * back[1] +
            (last[2] - base[2]) * back[2]) /
          long;
        return [Math.sqrt(Math.max(0, 1 - away * away))];
      }).sort((a, b) => a - b);
      return seen[Math.floor(seen.length / 2)] ?? [];
    }),
  );
}
