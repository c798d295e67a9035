import type { Contact, Hand } from '@isl/lexicon/form';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkForm } from '../src/check.js';
import { createPose, type Rig } from '../src/index.js';
import { DIGITS, type Digit } from '../src/rig.js';
import { compileWithStops } from '../src/sequence.js';
import { CLOSE_M, placeOn, rigs } from './support/contacts.js';
import { distance, formOf } from './support/fixtures.js';
import { SIDES, type Side, tipOf } from './support/measure.js';
import { aPlace, aTurn, between, handshape } from './support/random-forms.js';

const aFigure = fc.constantFrom(...rigs);

const aDigit = fc.constantFrom(...DIGITS);

const touching = (digit: Digit, target: string, hand: Pick<Hand, 'hs' | 'ext' | 'palm'>): Hand => ({
  ...hand,
  contact: { of: `${digit}.tip`, with: target },
});

/** What the check of a form says of contacts, and what of arms that are too short for one. */
const isOutOfReach = (form: ReturnType<typeof formOf>, rig: Rig, side: Side): boolean =>
  checkForm(form, rig).some(
    ({ field, reason }) => field.startsWith(`segments.0.${side}`) && /stays|too short/.test(reason),
  );

describe('a fingertip in contact', () => {
  it('is on the place of the body that the form names, at its instant and through its hold', () => {
    const aSide = fc.constantFrom(...SIDES);
    let met = 0;
    fc.assert(
      fc.property(
        aDigit,
        aPlace,
        aSide,
        handshape,
        aTurn,
        aFigure,
        (digit, place, side, hs, turn, rig) => {
          const form = formOf({ D: touching(digit, `${place}.${side}`, { hs, ...turn }) });
          if (isOutOfReach(form, rig, 'D')) return;
          met += 1;
          const { stops, sample } = compileWithStops([{ form }], rig);
          const pose = createPose(rig);
          for (const laterMs of [0, 200, 380]) {
            sample((stops[0]?.atMs ?? 0) + laterMs, pose);
            const apart = distance(tipOf(rig, pose, 'D', digit), placeOn(rig, place, side));
            expect(apart).toBeLessThan(CLOSE_M);
          }
        },
      ),
      { numRuns: 80 },
    );
    expect(met).toBeGreaterThan(40);
  });

  it('is on the fingertip of the other hand that it is to meet, whichever hand comes to which', () => {
    let met = 0;
    const waiting: Hand = { hs: 'five', ext: 'u', palm: 'i', at: { place: 'chest' } };
    fc.assert(
      fc.property(aDigit, aDigit, aTurn, fc.boolean(), aFigure, (digit, other, turn, isD, rig) => {
        const [side, otherSide] = isD ? (['D', 'N'] as const) : (['N', 'D'] as const);
        const coming = touching(digit, `${otherSide}.${other}.tip`, { hs: 'five', ...turn });
        const form = formOf(isD ? { D: coming, N: waiting } : { D: waiting, N: coming });
        if (isOutOfReach(form, rig, side)) return;
        met += 1;
        const { stops, sample } = compileWithStops([{ form }], rig);
        const pose = createPose(rig);
        sample(stops[0]?.atMs ?? 0, pose);
        const meeting = tipOf(rig, pose, otherSide, other);
        expect(distance(tipOf(rig, pose, side, digit), meeting)).toBeLessThan(CLOSE_M);
      }),
      { numRuns: 80 },
    );
    expect(met).toBeGreaterThan(40);
  });

  it('keeps the gap that is written, on the side it comes from', () => {
    const gapMm = between(0, 60);
    const [rig] = rigs;
    fc.assert(
      fc.property(gapMm, aPlace, (gap, place) => {
        const contact: Contact = { of: 'index.tip', with: place, from: 'o', gap };
        const form = formOf({ D: { hs: 'index', ext: 'u+i', palm: 'i+d', contact } });
        if (isOutOfReach(form, rig, 'D')) return;
        const { stops, sample } = compileWithStops([{ form }], rig);
        const pose = createPose(rig);
        sample(stops[0]?.atMs ?? 0, pose);
        const [x = 0, y = 0, z = 0] = placeOn(rig, place, 'D');
        const before = [x, y, z + gap / 1000];
        expect(distance(tipOf(rig, pose, 'D', 'index'), before)).toBeLessThan(CLOSE_M);
      }),
      { numRuns: 60 },
    );
  });
});
