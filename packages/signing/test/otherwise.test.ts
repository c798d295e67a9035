import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import man from '../rig/man.json' with { type: 'json' };
import { otherwise } from '../src/clips/otherwise.js';
import { createRandom } from '../src/clips/random.js';
import { createRig } from '../src/rig.js';
import { compileSequence } from '../src/sequence.js';
import type { RigJson } from '../src/types.js';
import { aForm, allForms } from './support/fixtures.js';

const rig = createRig(man as RigJson);
const often = Array.from({ length: 60 }, (_, seed) => createRandom(String(seed)));

describe('a form as it may be instead', () => {
  it('is the form where its sources are certain of all that hands do', () => {
    const form = { ...aForm('word-help'), uncertain: ['face'] as const };
    for (const random of often) expect(otherwise(random, form)).toEqual(form);
  });

  it('has another palm now and then where the palm is uncertain, and nothing else', () => {
    const form = { ...aForm('word-help'), uncertain: ['palm'] as const };
    const made = often.map((random) => otherwise(random, form));
    const palms = new Set(made.map(({ segments }) => segments[0]?.D?.palm));
    expect(palms.size).toBeGreaterThan(2);
    for (const one of made) {
      expect(one.segments.map(({ D }) => [D?.hs, D?.ext, D?.at])).toEqual(
        form.segments.map(({ D }) => [D?.hs, D?.ext, D?.at]),
      );
    }
  });

  it('takes a handshape that looks alike, the same in the whole form', () => {
    const form = { ...aForm('word-hello'), uncertain: ['handshape'] as const };
    const of = form.segments.map(({ D }) => D?.hs);
    for (const random of often) {
      const shapes = otherwise(random, form).segments.map(({ D }) => D?.hs);
      expect(new Set(shapes).size).toBe(new Set(of).size);
    }
  });

  it('can be made, whatever the form leaves open', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...allForms()), (seed, form) => {
        const made = otherwise(createRandom(seed), form);
        expect(compileSequence([{ form: made }], rig).durationMs).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
  });
});
