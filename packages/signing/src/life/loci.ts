import type { Form, Segment } from '@isl/lexicon/form';
import { vec3 } from 'gl-matrix';
import { directionOf } from '../directions.js';
import type { BodyKey } from '../key.js';
import type { Rig } from '../rig.js';

/** A place beside the viewer, from the signer's eyes: degrees toward D and down. */
export type Locus = { readonly yaw: number; readonly pitch: number };

const DEGREE = Math.PI / 180;
/** Fingers that point; what they point at is so far off. */
const POINTING = new Set(['index', 'h', 'v']);
const BEYOND_M = 0.8;
/** A finger that points leads away from the signer and not up, as a share of its way. */
const AWAY = 0.2;
const UP = 0.5;
/** A hand that is set down comes from above, as a share of its way. */
const DOWN = 0.7;
/** Who points or sets down so near to straight ahead means the viewer. */
const VIEWER = { yaw: 20, pitch: 25 } as const;

/** The middle between the eyes. */
export const eyesOf = (rig: Rig): vec3 => {
  const [, y = 0, z = 0] = rig.joints[rig.indexOf('RightEye')]?.head ?? [];
  return vec3.fromValues(0, y, z);
};

/** One segment of a form, and how the body came to it and stands at its end. */
type Made = {
  readonly form: Form;
  readonly at: number;
  readonly from: BodyKey;
  readonly to: BodyKey;
};

/**
 * Where the eyes go while a hand points at a place or sets something down there; null where it does neither, or
 * means the viewer. Pronouns point, and the gaze goes to the same place: narration study, ten signers of Mumbai
 * and Delhi (R10 of the grammar's rules). With TELL-HIM, HE and COME it goes to the place of whoever is absent: seen
 * in clips of ISL-CSLTR. That it goes along with what is set down is drawn from that, and from no source here.
 */
export const locusOf = (rig: Rig, made: Made): Locus | null => {
  const { form, at, to } = made;
  if (form.kind !== 'word') return null;
  const isPointed = form.segments.slice(at).every(points);
  if (!isPointed && !isSetDown(made)) return null;
  const place = vec3.fromValues(0, isPointed ? BEYOND_M : 0, 0);
  vec3.transformQuat(place, place, to.D.turn);
  vec3.add(place, place, to.D.wrist);
  vec3.subtract(place, place, eyesOf(rig));
  const yaw = Math.atan2(-place[0], place[2]) / DEGREE;
  const pitch = Math.atan2(-place[1], Math.hypot(place[0], place[2])) / DEGREE;
  return Math.abs(yaw) < VIEWER.yaw && Math.abs(pitch) < VIEWER.pitch ? null : { yaw, pitch };
};

const points = ({ D, N, sym }: Segment): boolean => {
  if (!D || D.contact || N || sym || !POINTING.has(D.hs)) return false;
  const [, up = 1, out = 0] = directionOf(D.ext) ?? [];
  return out > AWAY && up < UP;
};

/** Whether the form ends with a hand that comes straight down as it is, palm down, and stays there. */
const isSetDown = ({ form: { segments }, at, from, to }: Made): boolean => {
  const above = segments[at - 1]?.D;
  const { D, N, sym, motion } = segments[at] ?? {};
  if (at < segments.length - 1 || !above || !D || D.contact || N || sym || motion) return false;
  const isSame = D.hs === above.hs && D.ext === above.ext && D.palm === 'd' && above.palm === 'd';
  const sunk = from.D.wrist[1] - to.D.wrist[1];
  return isSame && sunk > DOWN * vec3.distance(from.D.wrist, to.D.wrist);
};
