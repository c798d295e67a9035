import type { Form } from '@isl/lexicon/form';
import type { Rig, Sequence, Stop } from '@isl/signing';
import type { Projection } from '../src/avatar/views.js';
import { gap } from './arrow-place.js';
import { hiddenAt } from './hidden.js';
import { handPoints, type Joints, jointsOf, raisedOf } from './joints-at.js';
import { distance } from './movement.js';
import type { Ring } from './ring.js';

/** A start that lasts no longer is only gone through; milliseconds. */
const HELD_MS = 50;
/** A hand that ends nearer to its start covers it in every picture; metres. */
const LEAVES_M = 0.12;
/** So much of a hand's start may be covered. */
const COVERED = 0.45;
/** A hand whose arm crosses the other one is so far on its side, and no farther above or below it; metres. */
const CROSSED_M = 0.02;
const LEVEL_M = 0.1;
/** Half of a sleeve, and how many places of it are looked at. */
const SLEEVE_M = 0.045;
const SLEEVE_PLACES = 6;

/** Whether the hand and arm of a sign's end cover its start in one picture of both. */
export function isStartHidden(
  { segments }: Pick<Form, 'segments'>,
  sequence: Sequence & { readonly stops: readonly Pick<Stop, 'atMs'>[] },
  rig: Rig,
  stillMs: number,
  project: Projection,
): boolean {
  const [start, next] = segments;
  const [stop] = sequence.stops;
  if (!start || !next || !stop || start.motion || (start.hold ?? HELD_MS) < HELD_MS) return false;
  const at = jointsOf(sequence, rig);
  const [begun, still] = [at(stop.atMs), at(stillMs)];
  if (areCrossed(begun) && !areCrossed(still)) return true;
  const cover = [...hiddenAt(sequence, rig, stillMs, project).hands];
  for (const side of raisedOf(still)) cover.push(...sleeveOf(still, side, project));
  return raisedOf(begun).some((side) => {
    if (distance(begun(`${side}HandMiddle1`), still(`${side}HandMiddle1`)) < LEAVES_M) return false;
    const places = handPoints(begun, side).map(project);
    const covered = places.filter(([x, y]) => cover.some((it) => gap(it, { x, y }) < it.radius));
    return covered.length > COVERED * places.length;
  });
}

/** Whether arms cross: pale, nobody could tell which one is before the other. */
function areCrossed(at: Joints): boolean {
  if (raisedOf(at).length < 2) return false;
  const [[right, rightUp], [left, leftUp]] = [at('RightHandMiddle1'), at('LeftHandMiddle1')];
  // The right hand's side is the one of lesser x.
  return right > left + CROSSED_M && Math.abs(rightUp - leftUp) < LEVEL_M;
}

function sleeveOf(at: Joints, side: 'Left' | 'Right', project: Projection): Ring[] {
  const [elbow, wrist] = [at(`${side}ForeArm`), at(`${side}Hand`)];
  return Array.from({ length: SLEEVE_PLACES }, (_, k): Ring => {
    const share = k / (SLEEVE_PLACES - 1);
    const on = (axis: 0 | 1 | 2): number => elbow[axis] + (wrist[axis] - elbow[axis]) * share;
    const place = [on(0), on(1), on(2)] as const;
    const [x, y] = project(place);
    return { x, y, radius: project([place[0], place[1] - SLEEVE_M, place[2]])[1] - y };
  });
}
