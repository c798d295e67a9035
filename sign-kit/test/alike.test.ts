import { fileURLToPath } from 'node:url';
import { loadForms, type ReviewedForm } from '@isl/lexicon';
import {
  compileWithStops,
  createPose,
  createRig,
  jointPositions,
  type RigJson,
} from '@isl/signing';
import woman from '@isl/signing/rig/woman.json';
import { expect, test } from 'vitest';
import { filmOf } from '../render/film.js';
import type { Movement } from '../render/movement.js';
import { allShots } from '../render/shots.js';

/** Nearer joints, and less of a face, is no difference that a learner sees. */
const SEEN_M = 0.02;
const SEEN_FACE = 0.15;
const SEEN_PX = 24;

const forms = loadForms(fileURLToPath(new URL('../../packages/lexicon', import.meta.url)));
const shots = new Map(allShots(forms).map((shot) => [shot.path, shot]));
const rig = createRig(woman as RigJson);

type Shown = { readonly joints: Float32Array; readonly face: readonly number[] };
type Picture = {
  readonly moments: readonly Shown[];
  readonly ways: readonly (readonly number[])[];
};

/** What the picture of a form shows: the body at its moments, and which ways lead where. */
function pictureOf(form: ReviewedForm): Picture {
  const shot = shots.get(`signs/${form.id}.webp`);
  if (!shot) throw new Error(`${form.id} has no picture`);
  const { momentsMs, frames } = filmOf(shot);
  const movements = frames.flatMap(({ told }) => told.movement ?? []);
  const heads = frames.flatMap(({ told }) => told.head ?? []);
  const sequence = compileWithStops(shot.items, rig);
  const pose = createPose(rig);
  const moments = [...momentsMs, ...movements.map(({ paleMs }) => paleMs)].map((atMs): Shown => {
    sequence.sample(atMs, pose);
    const joints = jointPositions(rig, pose, new Float32Array(rig.joints.length * 3));
    return { joints, face: [...pose.face] };
  });
  return { moments, ways: [...movements.flatMap(({ arrows }) => arrows), ...heads].map(boxOf) };
}

/** How wide and high a way is, and whether it leads back. */
function boxOf({ points, isBothWays }: Movement['arrows'][number]): readonly number[] {
  const sizes = [0, 1].map((axis) => {
    const values = points.map((point) => point[axis] ?? 0);
    return Math.max(...values) - Math.min(...values);
  });
  return [...sizes, isBothWays ? SEEN_PX : 0];
}

const farthest = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Array.from(a).reduce((most, value, k) => Math.max(most, Math.abs(value - (b[k] ?? 0))), 0);

const areAlike = (a: Picture, b: Picture): boolean =>
  a.ways.length === b.ways.length &&
  a.ways.every((way, k) => farthest(way, b.ways[k] ?? []) < SEEN_PX) &&
  a.moments.length === b.moments.length &&
  a.moments.every(({ joints, face }, k) => {
    const other = b.moments[k];
    if (!other) return false;
    return farthest(joints, other.joints) < SEEN_M && farthest(face, other.face) < SEEN_FACE;
  });

test('no two pictures are alike but those of one letter in both alphabets, and of signs that say so', () => {
  const shown = forms.filter(({ status }) => status === 'draft' || status === 'reviewed');
  const pictures = shown.map((form) => [form, pictureOf(form)] as const);
  const isSaid = (a: ReviewedForm, b: ReviewedForm): boolean =>
    a.concept === b.concept || a.homonyms?.includes(b.id) === true;
  const alike = pictures.flatMap(([form, picture], k) =>
    pictures
      .slice(k + 1)
      .filter(
        ([other, its]) => !isSaid(form, other) && !isSaid(other, form) && areAlike(picture, its),
      )
      .map(([other]) => `${form.id} and ${other.id}`),
  );
  expect(alike).toEqual([]);
}, 120_000);
