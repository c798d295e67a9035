import { describe, expect, it } from 'vitest';
import { compileSequence, createPose, FACE_CHANNELS, jointPositions } from '../src/index.js';
import { BLINK_MS, createIdle, IDLE, IDLE_SIZE } from '../src/life/idle.js';
import { aForm, aRig, distance, jointAt } from './support/fixtures.js';

const rig = aRig();
const MINUTES = 10;
const STEP_MS = 10;

/** When the eyes of a body that does nothing begin to shut, in ten minutes. */
const blinksOf = (seed: number): number[] => {
  const paint = createIdle(seed);
  const idle = new Float64Array(IDLE_SIZE);
  const starts: number[] = [];
  let wasOpen = true;
  for (let ms = 0; ms < MINUTES * 60_000; ms += STEP_MS) {
    paint(idle, ms);
    const isOpen = (idle[IDLE.blink] ?? 0) === 0;
    if (wasOpen && !isOpen) starts.push(ms);
    wasOpen = isOpen;
  }
  return starts;
};

const rest = compileSequence([], rig, { seed: 3 });
const restAt = (lifeMs: number, seed = 3) => {
  const pose = createPose(rig);
  compileSequence([], rig, { seed }).live(0, lifeMs, pose);
  return [...pose.rotations, ...pose.face];
};

describe('a body that does nothing', () => {
  it('blinks after two to six seconds each time, some ten to twenty times a minute', () => {
    for (const seed of [1, 2, 3, 99]) {
      const starts = blinksOf(seed);
      const gaps = starts.slice(1).map((ms, k) => ms - (starts[k] ?? 0));
      expect(starts.length / MINUTES).toBeGreaterThan(10);
      expect(starts.length / MINUTES).toBeLessThan(20);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2000 - STEP_MS);
      expect(Math.max(...gaps)).toBeLessThanOrEqual(6000 + STEP_MS);
      expect(new Set(gaps).size).toBeGreaterThan(30);
    }
  });

  it('shuts its eyes fully for a moment, and opens them more slowly', () => {
    const paint = createIdle(1);
    const idle = new Float64Array(IDLE_SIZE);
    const start = blinksOf(1)[0] ?? 0;
    const lids = Array.from({ length: BLINK_MS }, (_, ms) => {
      paint(idle, start + ms);
      return idle[IDLE.blink] ?? 0;
    });
    expect(Math.max(...lids)).toBe(1);
    expect(lids.indexOf(1)).toBeLessThan(BLINK_MS - lids.lastIndexOf(1));
  });

  it('is never quite still: each of sixty frames of six seconds is another', () => {
    const frames = new Set(Array.from({ length: 60 }, (_, k) => restAt(k * 100).join()));
    expect(frames.size).toBe(60);
  });

  it('lives the same with the same seed, whenever it is asked, and differently with another', () => {
    expect(restAt(12_345)).toEqual(restAt(12_345));
    restAt(99);
    expect(restAt(12_345)).toEqual(restAt(12_345));
    expect(restAt(12_345, 4)).not.toEqual(restAt(12_345));
  });

  it('moves a little: head and shoulders by millimetres, and nothing jumps', () => {
    const pose = createPose(rig);
    const positions = new Float32Array(rig.joints.length * 3);
    const at = (lifeMs: number, name: string): number[] => {
      rest.live(0, lifeMs, pose);
      return jointAt(rig, jointPositions(rig, pose, positions), name);
    };
    for (const name of ['Head', 'RightArm', 'LeftHand']) {
      const first = at(0, name);
      let farthest = 0;
      let before = first;
      for (let ms = 20; ms <= 20_000; ms += 20) {
        const now = at(ms, name);
        expect(distance(now, before)).toBeLessThan(0.0012);
        farthest = Math.max(farthest, distance(now, first));
        before = now;
      }
      expect(farthest).toBeGreaterThan(0.004);
      expect(farthest).toBeLessThan(0.05);
    }
  });

  it('keeps its eyes on the viewer while the head drifts', () => {
    const pose = createPose(rig);
    const ahead = ['Spine', 'Spine1', 'Spine2', 'Neck', 'Head', 'LeftEye'].map(rig.indexOf);
    for (let ms = 0; ms < 30_000; ms += 170) {
      rest.live(0, ms, pose);
      // Small turns about the same axis add up.
      const [pitch, yaw] = [0, 1].map((axis) =>
        ahead.reduce((sum, joint) => sum + 2 * Math.asin(pose.rotations[joint * 4 + axis] ?? 0), 0),
      );
      for (const turn of [pitch, yaw])
        expect(Math.abs(turn ?? 9)).toBeLessThan((3 * Math.PI) / 180);
    }
  });
});

describe('a picture and a clip', () => {
  it('are of the notation alone: breath and blinks are not in them', () => {
    const one = compileSequence([{ form: aForm('word-hello') }], rig, { seed: 1 });
    const other = compileSequence([{ form: aForm('word-hello') }], rig, { seed: 2 });
    const [a, b] = [createPose(rig), createPose(rig)];
    one.live(300, 7777, a);
    for (let t = 0; t <= one.durationMs; t += 50) {
      one.sample(t, a);
      other.sample(t, b);
      expect([...a.rotations, ...a.face]).toEqual([...b.rotations, ...b.face]);
    }
  });

  it('have open eyes where the living body would blink', () => {
    const pose = createPose(rig);
    const lid = FACE_CHANNELS.indexOf('eyeBlinkLeft');
    const shutAt = (blinksOf(3)[0] ?? 0) + 90;
    rest.live(0, shutAt, pose);
    expect(pose.face[lid]).toBeGreaterThan(0.9);
    rest.sample(0, pose);
    expect(pose.face[lid]).toBe(0);
  });
});
