import { vec3 } from 'gl-matrix';
import { comfortableSwivel } from './arm.js';
import { anglesOf } from './handshapes.js';
import { type HandKey, orientation } from './key.js';
import { type ArmBones, NOWHERE, type Rig, type SideSign, unit, type Vec } from './rig.js';

const signOf = (side: 'D' | 'N'): SideSign => (side === 'D' ? 1 : -1);

/** A loose hand with its wrist there, fingers along `ext` and its palm toward `palm`. */
export const looseHand = (arm: ArmBones, wrist: Vec, ext: Vec, palm: Vec): HandKey => {
  const turn = orientation(unit(ext), unit(palm));
  const at = vec3.fromValues(...wrist);
  return {
    angles: anglesOf('relaxed'),
    turn,
    wrist: at,
    swivel: comfortableSwivel(arm, at, turn),
    withHead: 0,
    rests: 1,
    from: NOWHERE,
  };
};

/** Where the wrist of an arm that hangs is. */
export const restingWrist = ({
  shoulder: [x, y],
  sign,
  upperLength,
  lowerLength,
}: ArmBones): Vec => [x - sign * 0.075, y - (upperLength + lowerLength) * 0.965, 0.07];

/** A hand that hangs at the side. */
export const restingHand = (rig: Rig, side: 'D' | 'N'): HandKey => {
  const arm = rig.arms[side === 'D' ? 0 : 1];
  const sign = signOf(side);
  return looseHand(arm, restingWrist(arm), [sign * 0.05, -1, 0.12], [sign, 0, -0.35]);
};

/** A hand that is not needed now but soon: before its side, as high as a picture of signs reaches. */
export const readyHand = (rig: Rig, side: 'D' | 'N'): HandKey => {
  const arm = rig.arms[side === 'D' ? 0 : 1];
  const sign = signOf(side);
  const [x, y] = arm.shoulder;
  const wrist: Vec = [x + sign * 0.02, y - 0.25, 0.17];
  return looseHand(arm, wrist, [sign * 0.45, 0.3, 0.85], [sign * 0.55, -0.8, 0]);
};
