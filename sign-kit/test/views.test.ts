import { fileURLToPath } from 'node:url';
import { loadForms } from '@isl/lexicon';
import {
  compileWithStops,
  createPose,
  createRig,
  jointPositions,
  type RigJson,
  type SequenceItem,
} from '@isl/signing';
import woman from '@isl/signing/rig/woman.json';
import { describe, expect, it } from 'vitest';
import { type CameraPlace, cameraPlace, VIEW_NAMES } from '../src/avatar/views.js';
import { reachOf } from '../src/signer/reach.js';
import type { Reach } from '../src/signer/signer.js';

type Point = readonly [number, number, number];

const EYE_HEIGHT = 1.65;
const rig = createRig(woman as RigJson);
const forms = loadForms(fileURLToPath(new URL('../../packages/lexicon', import.meta.url)));

function itemsFor(ids: readonly string[]): SequenceItem[] {
  return ids.map((id) => {
    const form = forms.find((one) => one.id === id);
    if (!form) throw new Error(`there is no form ${id}`);
    return { form };
  });
}

function reachFor(ids: readonly string[]): Reach {
  const reach = reachOf(compileWithStops(itemsFor(ids), rig), rig);
  if (!reach) throw new Error('nothing is signed');
  return reach;
}

/** Where a point comes in the picture: -1 to 1 in both directions. */
function seen(place: CameraPlace, aspect: number, [x, y, z]: Point): [number, number] {
  const { eye, target } = place;
  const [bx, by, bz] = [eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]];
  const length = Math.hypot(bx, by, bz);
  const back = [bx / length, by / length, bz / length] as const;
  const flat = Math.hypot(back[0], back[2]);
  const right = [back[2] / flat, 0, -back[0] / flat] as const;
  const up = [(-back[0] * back[1]) / flat, flat, (-back[2] * back[1]) / flat] as const;
  const offset = [x - eye[0], y - eye[1], z - eye[2]] as const;
  const along = (axis: readonly [number, number, number]): number =>
    offset[0] * axis[0] + offset[1] * axis[1] + offset[2] * axis[2];
  const tall = -along(back) * Math.tan((place.verticalDegrees / 2) * (Math.PI / 180));
  return [along(right) / tall / aspect, along(up) / tall];
}

function outside(points: Float32Array, place: CameraPlace, aspect: number): number {
  let count = 0;
  for (let at = 0; at < points.length; at += 3) {
    const point = [points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0] as const;
    if (seen(place, aspect, point).some((value) => Math.abs(value) > 1)) count += 1;
  }
  return count;
}

const SENTENCE = ['word-hello', 'word-he', ...[...'rahul'].map((letter) => `letter-${letter}-v2`)];

describe('the picture', () => {
  const reach = reachFor(SENTENCE);

  it.each(VIEW_NAMES.filter((view) => view !== 'own'))(
    'has head and busy hands whole in it: %s',
    (view) => {
      for (const aspect of [0.6, 0.8, 1, 1.8]) {
        const place = cameraPlace(view, EYE_HEIGHT, aspect, reach);
        expect(outside(reach.body, place, aspect)).toBe(0);
        expect(outside(reach.hands, place, aspect)).toBe(0);
      }
    },
  );

  it('has the elbows of arms that sign in it, in every sign', () => {
    const pose = createPose(rig);
    const positions = new Float32Array(rig.joints.length * 3);
    for (const form of forms.filter(({ kind }) => kind === 'word')) {
      const sequence = compileWithStops([{ form }], rig);
      const place = cameraPlace('front', EYE_HEIGHT, 1, reachOf(sequence, rig));
      sequence.sample(sequence.marks[0]?.stillMs ?? 0, pose);
      jointPositions(rig, pose, positions);
      const at = (name: string) => positions.subarray(rig.indexOf(name) * 3).slice(0, 3);
      for (const side of ['Left', 'Right']) {
        const [, hand = 0] = at(`${side}Hand`);
        const [, hips = 0] = at('Hips');
        if (hand > hips) expect(outside(at(`${side}ForeArm`), place, 1), form.id).toBe(0);
      }
    }
  });

  it('has the hands before the signer in it: own', () => {
    const spelled = reachFor(SENTENCE.slice(2));
    for (const aspect of [0.8, 1, 1.8]) {
      const place = cameraPlace('own', EYE_HEIGHT, aspect, spelled);
      expect(outside(spelled.hands, place, aspect)).toBe(0);
    }
  });

  it('comes nearer where hands stay nearer, and nearest to a face alone', () => {
    const distance = (ids: readonly string[]): number => {
      const { eye, target } = cameraPlace('front', EYE_HEIGHT, 1, reachFor(ids));
      return Math.hypot(eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]);
    };
    expect(distance(['letter-o-v1'])).toBeLessThan(distance(SENTENCE) * 0.9);
    expect(distance(['expression-happy'])).toBeLessThan(distance(['letter-o-v1']) * 0.9);
  });

  it('keeps the signer in the middle, unless a hand reaches far to its side', () => {
    const aside = (id: string): number =>
      cameraPlace('front', EYE_HEIGHT, 1, reachFor([id])).target[0];
    expect(aside('letter-o-v1')).toBe(0);
    expect(aside('word-he')).toBeLessThan(-0.05);
  });

  it.each(VIEW_NAMES.filter((view) => view !== 'own'))(
    'has a hand that waits for its next sign whole in it: %s',
    (view) => {
      const spelled = ['letter-o-v1', 'letter-i-v2', 'letter-o-v1'];
      const sequence = compileWithStops(itemsFor(spelled), rig);
      const alone = sequence.marks[1];
      const pose = createPose(rig);
      const places = new Float32Array(rig.joints.length * 3);
      sequence.sample(alone?.stillMs ?? 0, pose);
      jointPositions(rig, pose, places);
      const waiting = rig.joints.flatMap(({ name }, joint) =>
        name.startsWith('LeftHand') ? [...places.subarray(joint * 3, joint * 3 + 3)] : [],
      );
      expect(waiting.length).toBeGreaterThan(40);
      for (const aspect of [0.6, 0.8, 1, 1.8]) {
        const place = cameraPlace(view, EYE_HEIGHT, aspect, reachFor(spelled));
        expect(outside(new Float32Array(waiting), place, aspect)).toBe(0);
      }
    },
  );

  it('stands still for a person at rest', () => {
    expect(reachOf(compileWithStops([], rig), rig)).toBeNull();
    expect(cameraPlace('front', EYE_HEIGHT, 1).target[1]).toBeGreaterThan(1.3);
  });
});
