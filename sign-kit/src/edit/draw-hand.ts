import type { Handshape } from '@isl/lexicon/form';
import { compileWithStops, createPose, createRig, jointPositions } from '@isl/signing';
import rigJson from '@isl/signing/rig/woman.json';

const DIGITS = ['Thumb', 'Index', 'Middle', 'Ring', 'Pinky'] as const;
/** A hand is some twenty centimetres long; the drawing's units are half millimetres. */
const UNITS_PER_M = 2000;
export const HAND_BOX = '-130 -400 260 440';

/** The lines of a hand's fingers, its palm to us, as the solver bends them. */
export function drawHand(hs: Handshape): readonly string[] {
  const rig = createRig(rigJson);
  const hand = { hs, ext: 'u', palm: 'o', at: { place: 'chest' } } as const;
  const form = { id: 'drawn', gloss: '', segments: [{ D: hand }] } as never;
  const { sample, stops } = compileWithStops([{ form }], rig);
  const pose = createPose(rig);
  sample(stops[0]?.atMs ?? 0, pose);
  const positions = new Float32Array(rig.joints.length * 3);
  jointPositions(rig, pose, positions);
  const at = (name: string): readonly [number, number] => {
    const joint = rig.indexOf(name) * 3;
    return [positions[joint] ?? 0, positions[joint + 1] ?? 0];
  };
  const wrist = at('RightHand');
  return DIGITS.map((digit) => {
    const joints = [1, 2, 3].map((bone) => at(`RightHand${digit}${bone}`));
    const [, middle = wrist, last = wrist] = joints;
    // The last joint is not the tip: as far again.
    const tip = [2 * last[0] - middle[0], 2 * last[1] - middle[1]] as const;
    return [wrist, ...joints, tip]
      .map(([x, y]) => [x - wrist[0], wrist[1] - y])
      .map((point) => point.map((value) => Math.round(value * UNITS_PER_M)).join(','))
      .join(' ');
  });
}
