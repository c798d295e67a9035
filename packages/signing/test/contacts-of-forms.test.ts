import type { Hand } from '@isl/lexicon/form';
import { describe, expect, it } from 'vitest';
import { directionOf } from '../src/directions.js';
import { createPose, type Pose, type Rig } from '../src/index.js';
import { motionMs } from '../src/motion.js';
import { DIGITS, type Digit } from '../src/rig.js';
import { compileWithStops } from '../src/sequence.js';
import { CLOSE_M, placeOn, rigs } from './support/contacts.js';
import { allForms, distance, formOf } from './support/fixtures.js';
import { SIDES, type Side, tipOf } from './support/measure.js';

const tipIn = (site: string): Digit | undefined => DIGITS.find((digit) => site === `${digit}.tip`);

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
