import { describe, expect, it } from 'vitest';
import { POINTS, type Recording, recordSpelled, type Split } from '../src/clips/index.js';
import { figures, seeds } from './support/clips.js';
import { aForm } from './support/fixtures.js';

const spell = (word: string, rate: number, seed: string, split: Split = 'training'): Recording =>
  recordSpelled(
    { figures, split, seed },
    [...word.toLowerCase()].map((letter) => aForm(`letter-${letter}-v2`)),
    rate,
  );

/** How many letters a second are come to. */
const rateOf = ({ clip: { letters } }: Recording): number =>
  ((letters.length - 1) * 30) / ((letters.at(-1)?.start ?? 0) - (letters[0]?.start ?? 0));

describe('a drawn person who spells', () => {
  it('comes to as many letters a second as is asked for', () => {
    for (const rate of [2, 4, 6]) {
      const rates = seeds.slice(0, 6).map((seed) => rateOf(spell('LADAKH', rate, seed)));
      const mean = rates.reduce((sum, one) => sum + one, 0) / rates.length;
      expect(mean).toBeGreaterThan(rate * 0.85);
      expect(mean).toBeLessThan(rate * 1.15);
    }
  });

  it('makes the letters one after another, from rest to rest', () => {
    const { clip, points } = spell('RAHUL', 3, '1');
    expect(clip.letters.map(({ id }) => id)).toEqual(
      ['r', 'a', 'h', 'u', 'l'].map((letter) => `letter-${letter}-v2`),
    );
    expect(points).toHaveLength(clip.frames * POINTS * 3);
    let before = 0;
    for (const { start, end } of clip.letters) {
      expect(start).toBeGreaterThanOrEqual(before);
      expect(end).toBeGreaterThanOrEqual(start);
      before = end;
    }
    expect(clip.letters[0]?.start).toBeGreaterThan(0);
    expect(clip.frames).toBeGreaterThan(before);
    expect(clip.sign).toBeNull();
  });

  it('lifts the hand between two letters that are the same', () => {
    const { clip, points } = spell('NN', 2, '3');
    const [first, second] = clip.letters;
    const hand = clip.isLeftHanded ? 33 : 54;
    const wristAt = (frame: number): number[] => [
      ...points.subarray((frame * POINTS + hand) * 3, (frame * POINTS + hand) * 3 + 2),
    ];
    const from = wristAt(first?.end ?? 0);
    let farthest = 0;
    for (let frame = first?.end ?? 0; frame <= (second?.start ?? 0); frame += 1) {
      const [x = 0, y = 0] = wristAt(frame);
      farthest = Math.max(farthest, Math.hypot(x - (from[0] ?? 0), y - (from[1] ?? 0)));
    }
    expect(farthest).toBeGreaterThan(0.01);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(spell('GOA', 3, '1').points).toEqual(spell('GOA', 3, '1').points);
    expect(spell('GOA', 3, '2').points).not.toEqual(spell('GOA', 3, '1').points);
  });

  it('holds a letter for less of its time the quicker they follow', () => {
    const heldShare = (rate: number): number => {
      const clips = seeds.slice(0, 6).map((seed) => spell('LADAKH', rate, seed));
      const held = clips.flatMap(({ clip }) => clip.letters.map(({ start, end }) => end - start));
      return (rate * held.reduce((sum, one) => sum + one, 0)) / held.length / 30;
    };
    expect(heldShare(6)).toBeLessThan(heldShare(2));
  });
});
