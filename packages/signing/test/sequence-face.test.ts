import type { NonManual } from '@isl/lexicon/form';
import { describe, expect, it } from 'vitest';
import { compileSequence, createPose, FACE_CHANNELS } from '../src/index.js';
import { aForm, formOf } from './support/fixtures.js';
import { rig } from './support/sequence.js';

const channel = (name: (typeof FACE_CHANNELS)[number]) => FACE_CHANNELS.indexOf(name);

describe('the face', () => {
  const hand = aForm('letter-i-v2').segments[0].D;
  const sign = (nmf: NonNullable<ReturnType<typeof formOf>['segments'][0]['nmf']>) =>
    compileSequence([{ form: formOf({ ...(hand && { D: hand }), hold: 1200, nmf }) }], rig);

  it('shows what the form asks and lets go of it', () => {
    const sequence = sign({ brows: 'up', mouth: 'smile' });
    const pose = createPose(rig);
    sequence.sample(sequence.marks[0]?.stillMs ?? 0, pose);
    expect(pose.face[channel('browInnerUp')]).toBeGreaterThan(0.7);
    expect(pose.face[channel('mouthSmileLeft')]).toBeGreaterThan(0.7);
    sequence.sample(sequence.durationMs, pose);
    expect(Math.max(...pose.face)).toBeLessThan(1e-6);
  });

  it('shakes the head to both sides', () => {
    const sequence = sign({ head: 'shake' });
    const pose = createPose(rig);
    const head = rig.indexOf('Head') * 4;
    const turns: number[] = [];
    for (let t = 0; t < sequence.durationMs; t += 20) {
      sequence.sample(t, pose);
      turns.push(pose.rotations[head + 1] ?? 0);
    }
    expect(Math.max(...turns)).toBeGreaterThan(0.04);
    expect(Math.min(...turns)).toBeLessThan(-0.04);
  });

  describe('nods once', () => {
    const begunAt = (sequence: ReturnType<typeof sign>): number[] => {
      const pose = createPose(rig);
      const head = rig.indexOf('Head') * 4;
      const begun: number[] = [];
      let wasLow = false;
      for (let t = 0; t < sequence.durationMs; t += 10) {
        sequence.sample(t, pose);
        const isLow = (pose.rotations[head] ?? 0) > 0.03;
        if (isLow && !wasLow) begun.push(t);
        wasLow = isLow;
      }
      return begun;
    };

    it('over what is spelled, with its last letter', () => {
      const items = Array.from({ length: 4 }, () => ({
        form: aForm('letter-i-v2'),
        nmf: { head: 'nod' } as const,
      }));
      const sequence = compileSequence(items, rig);
      const [at = 0, ...again] = begunAt(sequence);
      expect(again).toEqual([]);
      expect(at).toBeGreaterThanOrEqual(sequence.marks[3]?.startMs ?? 0);
    });

    it('over a long sign, where it ends', () => {
      const sequence = sign({ head: 'nod' });
      const [at = 0, ...again] = begunAt(sequence);
      expect(again).toEqual([]);
      expect(at).toBeGreaterThan((sequence.marks[0]?.endMs ?? 0) - 700);
    });
  });

  it('goes forward with the trunk, as far as a camera tells, and stays turned to the viewer', () => {
    const sequence = sign({ body: 'forward', head: 'forward' });
    const pose = createPose(rig);
    sequence.sample(sequence.marks[0]?.stillMs ?? 0, pose);
    const pitchOf = (name: string) =>
      (pose.rotations[rig.indexOf(name) * 4] ?? 0) * 2 * (180 / Math.PI);
    const trunk = ['Spine', 'Spine1', 'Spine2'].reduce((sum, name) => sum + pitchOf(name), 0);
    expect(trunk).toBeGreaterThan(17);
    expect(trunk + pitchOf('Neck') + pitchOf('Head')).toBeLessThan(8);
  });

  it("lets the sentence's markers win over the form's own", () => {
    const form = formOf({ ...(hand && { D: hand }), nmf: { brows: 'down' } });
    const sequence = compileSequence([{ form, nmf: { brows: 'up' } }], rig);
    const pose = createPose(rig);
    sequence.sample(sequence.marks[0]?.stillMs ?? 0, pose);
    expect(pose.face[channel('browOuterUpLeft')]).toBeGreaterThan(0.7);
    expect(pose.face[channel('browDownLeft')]).toBe(0);
  });

  it('speaks a mouthing shape by shape', () => {
    const sequence = sign({ mouthing: 'am' });
    const pose = createPose(rig);
    const seen = new Set<string>();
    for (let t = 0; t < sequence.durationMs; t += 20) {
      sequence.sample(t, pose);
      if ((pose.face[channel('jawOpen')] ?? 0) > 0.5) seen.add('a');
      if ((pose.face[channel('mouthPressLeft')] ?? 0) > 0.5) seen.add('m');
    }
    expect(seen).toEqual(new Set(['a', 'm']));
  });
});

describe('a face that speaks', () => {
  const { D } = aForm('letter-i-v2').segments[0];
  const leaning = { head: 'tilt-D', body: 'lean-D', brows: 'up' } as const;
  const sequenceOf = (nmf: NonManual) =>
    compileSequence([{ form: formOf({ ...(D && { D }), hold: 1200, nmf }) }], rig);

  it('holds head, trunk and brows as one that is silent', () => {
    const [silent, speaking] = [{}, { mouthing: 'am' }].map((mouth) => {
      const sequence = sequenceOf({ ...leaning, ...mouth });
      const pose = createPose(rig);
      sequence.sample(sequence.marks[0]?.endMs ?? 0, pose);
      const turnOf = (name: string) => {
        const at = rig.indexOf(name) * 4;
        return [...pose.rotations.subarray(at, at + 4)];
      };
      return [...turnOf('Head'), ...turnOf('Spine'), pose.face[channel('browInnerUp')] ?? 0];
    });
    expect(speaking).toEqual(silent);
    expect(Math.abs(silent?.[2] ?? 0)).toBeGreaterThan(0.05);
  });

  it('comes from where it was', () => {
    const speaking = formOf({ ...(D && { D }), nmf: { ...leaning, mouthing: 'am' } });
    const sequence = compileSequence([{ form: aForm('letter-i-v2') }, { form: speaking }], rig);
    const pose = createPose(rig);
    let before: number[] | undefined;
    for (let t = 0; t <= sequence.durationMs; t += 4) {
      sequence.sample(t, pose);
      const turns = [...pose.rotations, ...pose.face];
      const jump = Math.max(...turns.map((value, k) => Math.abs(value - (before?.[k] ?? value))));
      expect(jump, `at ${t} ms`).toBeLessThan(0.08);
      before = turns;
    }
  });
});
