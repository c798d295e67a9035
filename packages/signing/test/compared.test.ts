import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compareFaces } from '../src/captured/compared-face.js';
import { compareHands } from '../src/captured/compared-hands.js';
import { TakeError } from '../src/captured/take.js';
import { asksFace } from '../src/clips/shown.js';
import { shoulderWidth } from '../src/draft/posed-hands.js';
import { FACE_CHANNELS } from '../src/face.js';
import { compileSequence } from '../src/sequence.js';
import { createPose } from '../src/skeleton.js';
import type { Pose } from '../src/types.js';
import { foundIn, takeIn } from '../tools/found-takes.js';
import { aForm, allForms, aRig } from './support/fixtures.js';

const rig = aRig();

const poseOf = (id: string): Pose => {
  const sequence = compileSequence([{ form: aForm(id) }], rig);
  const pose = createPose(rig);
  sequence.sample(sequence.marks[0]?.stillMs ?? 0, pose);
  return pose;
};

/** The same with the whole body moved, so that every hand and the head are off by as much. */
const leaning = (pose: Pose, radians: number): Pose => {
  const rotations = Float32Array.from(pose.rotations);
  const hips = rig.indexOf('Hips') * 4;
  rotations.set([Math.sin(radians / 2), 0, 0, Math.cos(radians / 2)], hips);
  return { ...pose, rotations };
};

describe('hands that were made, against those that were shown', () => {
  it('are off by nothing where they are the same, and touch where those do', () => {
    const compared = compareHands(rig);
    const pose = poseOf('word-help');
    expect(compared.add(pose, pose)).toEqual([0, 0]);
    for (const values of Object.values(compared.off)) expect(Math.max(...values)).toBe(0);
    expect(compared.contacts.hands).toEqual({ were: 1, kept: 1, apart: 0, made: 0 });
    expect(compared.contacts.head).toEqual({ were: 0, kept: 0, apart: 1, made: 0 });
  });

  it('are off by how far they are moved, in shoulder widths, and less across the picture', () => {
    const compared = compareHands(rig);
    const pose = poseOf('word-help');
    const hips = rig.joints[rig.indexOf('Hips')]?.head[1] ?? 0;
    compared.add(pose, leaning(pose, 0.1));
    const [wrist = 0] = compared.off.wrists;
    // Hands are 0.2 to 0.6 m from the hips, about which the body leans by a tenth.
    expect(wrist * shoulderWidth(rig)).toBeGreaterThan(0.02);
    expect(wrist * shoulderWidth(rig)).toBeLessThan(0.1 * (1.6 - hips));
    expect(compared.off.wristsAcross[0]).toBeLessThan(wrist);
    expect(Math.max(...compared.off.tipsFromWrist)).toBeLessThan(wrist);
    expect(compared.contacts.hands.kept).toBe(1);
  });

  it('keep no touch and make one up where they sign something else', () => {
    const compared = compareHands(rig);
    const [touching, apart] = [poseOf('word-help'), poseOf('word-what')];
    compared.add(touching, apart);
    expect(compared.contacts.hands).toMatchObject({ were: 1, kept: 0 });
    compared.add(apart, touching);
    expect(compared.contacts.hands).toMatchObject({ apart: 1, made: 1 });
  });
});

describe('a face that was made, against the one that was shown', () => {
  const faceOf = (shapes: Readonly<Record<string, number>>): Pose => {
    const pose = createPose(rig);
    for (const [name, value] of Object.entries(shapes)) {
      pose.face[FACE_CHANNELS.indexOf(name as (typeof FACE_CHANNELS)[number])] = value;
    }
    return pose;
  };

  it('has of each shape that was shown how it goes along, how much was made, and made up', () => {
    const compared = compareFaces();
    const both = (value: number) => ({ mouthSmileLeft: value, mouthSmileRight: value });
    for (const amount of [0, 0, 0.4, 0.8]) {
      compared.add('a', faceOf(both(amount)), faceOf(both(amount / 2 + 0.1)));
    }
    const [smile, ...others] = compared.shapes();
    expect(others).toEqual([]);
    expect(smile).toMatchObject({ name: 'mouthSmile', signs: 1, isTold: true });
    expect(smile?.r).toBeCloseTo(1, 6);
    expect(smile?.shown).toBeCloseTo(0.6, 6);
    expect(smile?.made).toBeCloseTo(0.4, 6);
    expect(smile?.madeUp).toBeCloseTo(0.1, 6);
  });

  it('goes along with nothing where it never moves, and says what no mesh tells', () => {
    const compared = compareFaces();
    compared.add('a', faceOf({ noseSneerLeft: 1, noseSneerRight: 1 }), faceOf({}));
    compared.add('b', faceOf({}), faceOf({}));
    expect(compared.shapes()).toMatchObject([{ name: 'noseSneer', isTold: false, r: 0, made: 0 }]);
  });

  it('is asked for by a form whose brows, eyes, cheeks or mouth do something', () => {
    expect(asksFace(aForm('word-what'))).toBe(true);
    expect(asksFace(aForm('word-water'))).toBe(false);
  });
});

describe('a folder of what was found in clips', () => {
  const folder = mkdtempSync(join(tmpdir(), 'found-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const forms = allForms();

  it('is told by name where it is none, empty, or of a form that is none', () => {
    expect(() => foundIn(join(folder, 'none'), forms)).toThrow('no folder that can be read');
    writeFileSync(join(folder, 'manifest.csv'), 'file,sign\n');
    expect(() => foundIn(folder, forms)).toThrow('no .pose files');
    writeFileSync(join(folder, 'word-nowhere.pose'), '');
    expect(() => foundIn(folder, forms)).toThrow('word-nowhere.pose: there is no such form');
    rmSync(join(folder, 'word-nowhere.pose'));
  });

  it('names a file that is none, and is no fault of the take', () => {
    writeFileSync(join(folder, 'word-what.pose'), 'no points');
    const [found] = foundIn(folder, forms);
    expect(found?.form.id).toBe('word-what');
    const read = () => found && takeIn(found);
    expect(read).toThrow('word-what.pose: ');
    expect(read).not.toThrow(TakeError);
  });
});
