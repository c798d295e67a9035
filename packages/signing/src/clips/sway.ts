import { quat } from 'gl-matrix';
import type { Rig } from '../rig.js';
import type { Pose } from '../types.js';
import type { Random } from './random.js';

/** How the person sits or stands, and how trunk and head go on moving a little. */
export const drawSway = (random: Random, rig: Rig): ((seconds: number, pose: Pose) => void) => {
  const hips = rig.indexOf('Hips');
  const spine = rig.indexOf('Spine1');
  const head = rig.indexOf('Head');
  const wave = (offset: number, depth: number) => {
    const stays = random.about(offset);
    const turn = 2 * Math.PI * random.between(0.1, 0.5);
    const phase = random.between(0, 2 * Math.PI);
    return (seconds: number): number => stays + depth * Math.sin(turn * seconds + phase);
  };
  const body = [wave(1.5, 0.4), wave(5, 1), wave(1.5, 0.5)] as const;
  const trunk = [
    wave(3, random.between(0, 2)),
    wave(2, random.between(0, 2)),
    wave(2, random.between(0, 2)),
  ] as const;
  const look = [wave(3, random.between(0, 2)), wave(3, random.between(0, 3)), wave(2, 1)] as const;
  const turn = quat.create();
  const own = quat.create();
  type Waves = readonly [(typeof body)[0], (typeof body)[0], (typeof body)[0]];
  const add = ({ rotations }: Pose, joint: number, waves: Waves, seconds: number): void => {
    const at = joint * 4;
    const [x, y, z] = waves.map((angle) => angle(seconds)) as [number, number, number];
    quat.fromEuler(turn, x, y, z);
    quat.set(
      own,
      rotations[at] as number,
      rotations[at + 1] as number,
      rotations[at + 2] as number,
      rotations[at + 3] as number,
    );
    quat.multiply(own, turn, own);
    rotations.set(own, at);
  };
  return (seconds, pose) => {
    // No sign moves the hips, so what stands there is an earlier frame's.
    pose.rotations.set([0, 0, 0, 1], hips * 4);
    add(pose, hips, body, seconds);
    add(pose, spine, trunk, seconds);
    add(pose, head, look, seconds);
  };
};
