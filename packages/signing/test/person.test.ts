import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../src/clips/index.js';
import { drawPace } from '../src/clips/pace.js';
import { seed } from './support/person.js';
import { between } from './support/random-forms.js';

describe('what is drawn from a seed', () => {
  it('is within what it was asked for', () => {
    fc.assert(
      fc.property(seed, between(-5, 5), between(0, 5), (text, least, width) => {
        const random = createRandom(text);
        const drawn = random.between(least, least + width);
        expect(drawn).toBeGreaterThanOrEqual(least);
        expect(drawn).toBeLessThanOrEqual(least + width);
        expect(Math.abs(random.about(width))).toBeLessThanOrEqual(3 * width);
        expect([1, 2, 3]).toContain(random.pick([1, 2, 3]));
        const within = random.within([
          [0, 1],
          [5, 7],
        ]);
        expect((within >= 0 && within <= 1) || (within >= 5 && within <= 7)).toBe(true);
      }),
    );
  });

  it('is spread evenly, a wide range more often than a narrow one', () => {
    const random = createRandom('many');
    const many = Array.from({ length: 3000 }, () =>
      random.within([
        [0, 1],
        [5, 8],
      ]),
    );
    expect(many.filter((value) => value > 1).length / many.length).toBeCloseTo(0.75, 1);
    expect(() => random.pick([])).toThrow('nothing to pick from');
  });
});

describe('the pace of a person', () => {
  it('never stops nor goes back, and finds the second of every moment', () => {
    const moment = between(0, 20_000);
    fc.assert(
      fc.property(seed, between(0.6, 1.8), between(-600, 0), moment, (text, speed, beginMs, ms) => {
        const pace = drawPace(createRandom(text), speed, beginMs);
        expect(pace.at(0)).toBeCloseTo(beginMs, 6);
        expect(pace.at(pace.lengthOf(ms))).toBeCloseTo(ms, 3);
        expect(pace.lengthOf(ms + 50)).toBeGreaterThan(pace.lengthOf(ms));
      }),
    );
  });

  it('takes half the time at twice the speed, but for its sway', () => {
    fc.assert(
      fc.property(seed, between(0.3, 1), (text, speed) => {
        const [slow, fast] = [speed, 2 * speed].map((one) => drawPace(createRandom(text), one, 0));
        const [slowly, quickly] = [slow, fast].map((pace) => pace?.lengthOf(12_000) ?? 0);
        // The sway is at most 0.18 of a wave of 0.3 hertz: 0.2 seconds to and fro.
        expect(Math.abs((slowly ?? 0) - 2 * (quickly ?? 0))).toBeLessThan(0.6);
      }),
    );
  });
});
