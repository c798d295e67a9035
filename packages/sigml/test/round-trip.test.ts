import { loadForms } from '@isl/lexicon';
import type { Hand, Segment } from '@isl/lexicon/form';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ourVector } from '../src/directions.js';
import { readSigml, writeSigml } from '../src/index.js';
import { degreesBetween, perpendicular } from '../src/vectors.js';
import { anyForm } from './support/forms.js';
import { differenceOf } from './support/motion.js';

const forms = loadForms(new URL('../../lexicon', import.meta.url).pathname);

const back = (segments: readonly Segment[], change = (xml: string) => xml): readonly Segment[] => {
  const [sign] = readSigml(change(writeSigml([{ gloss: 'A', segments: segments as never }])));
  if (sign === undefined || sign.outcome === 'refused')
    throw new Error(JSON.stringify(sign?.refused));
  return sign.segments;
};

/** What another player sees: nothing in our namespace. */
const withoutOurs = (xml: string): string => xml.replace(/ isl:[a-zA-Z]+="[^"]*"/g, '');

const palmOf = ({ ext, palm }: Hand) => perpendicular(ourVector(palm), ourVector(ext));

describe('a form that goes through SiGML and back', () => {
  it('is the same motion, of every form of the lexicon', () => {
    for (const { id, segments } of forms) {
      const { mm, face, ms } = differenceOf(segments, back(segments));
      expect(mm, id).toBeLessThan(1);
      expect(face, id).toBeLessThan(0.01);
      expect(ms, id).toBeLessThan(1);
    }
  });

  it('is the same motion, of any form that there can be', () => {
    fc.assert(
      fc.property(anyForm, (segments) => {
        let difference: ReturnType<typeof differenceOf>;
        const returned = back(segments);
        try {
          difference = differenceOf(segments, returned, 16);
        } catch {
          // What the solver refuses of a form it refuses of its copy: the reason is of the form.
          expect(() => differenceOf(segments, segments)).toThrow();
          return;
        }
        // Of two ways to hold an elbow that are as good, rounding may choose the other one.
        expect(difference.handsMm).toBeLessThan(2);
        expect(difference.face).toBeLessThan(0.01);
        expect(difference.ms).toBeLessThan(1);
      }),
      { numRuns: 150 },
    );
  });

  it('is told again in the same words', () => {
    for (const { id, segments } of forms) {
      const once = writeSigml([{ gloss: 'A', segments: back(segments) as never }]);
      const twice = writeSigml([{ gloss: 'A', segments: back(back(segments)) as never }]);
      expect(twice, id).toBe(once);
    }
  });
});

describe('a form as another player reads it, without what is ours', () => {
  it('has the same hands, turned by no more than a sixteenth of a turn', () => {
    let hands = 0;
    let shapes = 0;
    for (const { id, segments } of forms) {
      const told = back(segments, withoutOurs);
      const [first] = segments;
      const [read] = told;
      for (const side of ['D', 'N'] as const) {
        const [asked, got] = [first?.[side], read?.[side]];
        if (asked === undefined || got === undefined) continue;
        hands += 1;
        if (asked.hs === got.hs) shapes += 1;
        expect(
          degreesBetween(ourVector(asked.ext), ourVector(got.ext)),
          `${id} ${side} ext`,
        ).toBeLessThan(23);
        expect(degreesBetween(palmOf(asked), palmOf(got)), `${id} ${side} palm`).toBeLessThan(34);
      }
    }
    expect(hands).toBeGreaterThan(200);
    // u and six have no name in HamNoSys, and a loose hand is a round flat one.
    expect(shapes / hands).toBeGreaterThan(0.97);
  });

  it('has them where they were, as near as places are told', () => {
    const apart = forms.map(({ segments }) => {
      const first = segments.slice(0, 1).map(({ motion: _motion, nmf: _nmf, ...segment }) => ({
        ...segment,
        move: 220,
        hold: 380,
      }));
      const read = back(first, withoutOurs).map((segment) => ({
        ...segment,
        move: 220,
        hold: 380,
      }));
      return differenceOf(first, read, 8).mm;
    });
    apart.sort((a, b) => a - b);
    const at = (share: number): number => Math.round(apart[Math.floor(apart.length * share)] ?? 0);
    expect(at(0.5)).toBeLessThan(80);
    expect(at(0.9)).toBeLessThan(200);
  });
});

describe('a refinement', () => {
  const [form] = forms.filter(({ id }) => id === 'word-thank-you');
  const xml = writeSigml([form as never]);

  it('gives way to what somebody changed beside it', () => {
    const changed = xml
      .replace(/handshape="[a-z0-9]+"/, 'handshape="fist" ')
      .replace(/location="[a-z]+"/, 'location="stomach"');
    const [sign] = readSigml(changed);
    if (sign === undefined || sign.outcome === 'refused') throw new Error('refused');
    expect(sign.segments[0]?.D?.hs).not.toBe(form?.segments[0]?.D?.hs);
    expect(sign.findings.map(({ cause }) => cause)).toContain(
      'a refinement of what somebody has changed since',
    );
  });

  it('that no form may hold is left out and told', () => {
    for (const broken of ['{', '[1]', '{"at":{"place":"moon"}}', '{"__proto__":1}']) {
      const changed = xml.replace(/isl:D="[^"]*"/, `isl:D="${broken.replaceAll('"', '&quot;')}"`);
      const [sign] = readSigml(changed);
      expect(sign?.outcome, broken).toBe('kept with a warning');
      expect(
        sign?.findings.some(({ cause }) => cause.startsWith('a refinement')),
        broken,
      ).toBe(true);
    }
  });
});
