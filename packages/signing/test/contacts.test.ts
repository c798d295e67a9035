import type { Contact, Hand } from '@isl/lexicon/form';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkForm, REACH_M } from '../src/check.js';
import { directionOf } from '../src/directions.js';
import { createPose, type Pose, type Rig } from '../src/index.js';
import { motionMs } from '../src/motion.js';
import { DIGITS, type Digit } from '../src/rig.js';
import { compileWithStops } from '../src/sequence.js';
import { allForms, aRig, distance, formOf } from './support/fixtures.js';
import { SIDES, type Side, tipOf } from './support/measure.js';
import { aPlace, aTurn, between, handshape } from './support/random-forms.js';

const rigs = [aRig('woman'), aRig('man')] as const;
const aFigure = fc.constantFrom(...rigs);
const aDigit = fc.constantFrom(...DIGITS);
/** With what the figures' two sides differ by. */
const CLOSE_M = REACH_M + 0.001;

const tipIn = (site: string): Digit | undefined => DIGITS.find((digit) => site === `${digit}.tip`);

/** A place's point on the body, as the figure has it for its right, which signs as D. */
const placeOn = (rig: Rig, name: string, side: Side): number[] => {
  const [x = 0, y = 0, z = 0] = rig.places[name] ?? [];
  const isInTheMiddle = Math.abs(x) < 0.012;
  return [isInTheMiddle ? 0 : side === 'D' ? -x : x, y, z];
};

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

/** How far a fingertip is from what its hand is written to touch; undefined for other sites. */
const missedBy = (
  rig: Rig,
  pose: Pose,
  side: Side,
  { contact }: Hand,
  isPair: boolean,
): number | undefined => {
  const {
    of = '',
    with: target = '',
    from,
    gap = 0,
    offset: { D = 0, u = 0, o = 0 } = {},
  } = contact ?? {};
  const digit = tipIn(of);
  const onHand = tipIn(target.slice(2));
  const [place = '', written = side] = target.split('.');
  const come = directionOf(from ?? '');
  if (digit === undefined || (onHand === undefined && !(place in rig.places))) return undefined;
  if (gap > 0 && come === null) return undefined;
  const at = onHand
    ? tipOf(rig, pose, side === 'D' ? 'N' : 'D', onHand)
    : placeOn(rig, place, written === 'D' ? 'D' : 'N');
  // Of two hands that meet in mirror image the offset is where they do.
  if (onHand && isPair) return distance(tipOf(rig, pose, side, digit), at);
  // Centimetres and millimetres; D's side is the figure's right, which is -x.
  const beside = [-D, u, o].map((cm, k) => cm / 100 + ((come?.[k] ?? 0) * gap) / 1000);
  return distance(
    tipOf(rig, pose, side, digit),
    at.map((value, k) => value + (beside[k] ?? 0)),
  );
};

describe('the contacts of the lexicon', () => {
  it('are met by both figures: fingertips are where the forms put them', () => {
    let met = 0;
    for (const rig of rigs) {
      const pose = createPose(rig);
      for (const form of allForms()) {
        const bare = formOf(...form.segments.map(({ nmf: _face, ...segment }) => segment));
        const { stops, sample } = compileWithStops([{ form: bare }], rig);
        for (const { segment, atMs } of stops) {
          sample(atMs, pose);
          for (const side of SIDES) {
            const { [side]: hand, sym } = bare.segments[segment] ?? {};
            const apart = hand && missedBy(rig, pose, side, hand, sym !== undefined);
            if (apart === undefined) continue;
            met += 1;
            if (apart > CLOSE_M) expect.fail(`${form.id} ${segment} ${side}: ${apart} m apart`);
          }
        }
      }
    }
    expect(met).toBeGreaterThan(50);
  });

  it('come from the side that is written: a hand is further off before it touches than after', () => {
    const [rig] = rigs;
    const pose = createPose(rig);
    const form = formOf({
      D: {
        hs: 'index',
        ext: 'u',
        palm: 'i',
        contact: { of: 'index.tip', with: 'chin', from: 'o' },
      },
    });
    const { stops, sample } = compileWithStops([{ form }], rig);
    const atMs = stops[0]?.atMs ?? 0;
    const chin = placeOn(rig, 'chin', 'D');
    const ahead = [200, 120, 60, 0].map((ms) => {
      sample(atMs - ms, pose);
      return (tipOf(rig, pose, 'D', 'index')[2] ?? 0) - (chin[2] ?? 0);
    });
    expect(ahead[3]).toBeCloseTo(0, 2);
    expect(ahead[2]).toBeGreaterThan(0.005);
  });

  it('are left again when a motion carries the hand away', () => {
    const [rig] = rigs;
    const motion = [{ type: 'straight', dir: 'o', size: 10 }] as const;
    const form = formOf({
      D: { hs: 'flat', ext: 'u', palm: 'i', contact: { of: 'middle.tip', with: 'chin' } },
      motion,
    });
    const { stops, sample } = compileWithStops([{ form }], rig);
    const pose = createPose(rig);
    sample((stops[0]?.atMs ?? 0) + motionMs(motion), pose);
    const apart = distance(tipOf(rig, pose, 'D', 'middle'), placeOn(rig, 'chin', 'D'));
    expect(apart).toBeCloseTo(0.1, 2);
  });
});
