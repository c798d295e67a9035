import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  compileWithStops,
  createPose,
  createRig,
  FACE_CHANNELS,
  type Pose,
  type Rig,
  type RigJson,
} from '@isl/signing';
import { createRandom } from '@isl/signing/clips';
import man from '@isl/signing/rig/man.json';
import woman from '@isl/signing/rig/woman.json';
import { oneOf } from '../src/settings/settings.js';
import { FIGURES, type FigureName } from '../src/signer/signer.js';
import { openStudio } from './studio.js';

type Random = ReturnType<typeof createRandom>;

const RIGS = { woman, man } as Record<FigureName, RigJson>;
const SIZE = { width: 320, height: 320 } as const;
/** How often one shape of the face is in a picture, and how often on one side alone. */
const SHARE = { shown: 0.16, oneSided: 0.25, atRest: 0.1 } as const;
/** As far as heads and eyes go while people sign, in degrees. */
const TURNS = { pitch: 22, yaw: 28, roll: 15, gaze: 16 } as const;
/** Metres and degrees: a face fills the picture or a third of it. */
const CAMERA = { distance: [1.4, 2], fieldOfView: [12, 26], aside: 0.06 } as const;

/**
 * Pictures of a face in drawn shapes, before drawn cameras, and which shapes they are: DIR/<n>.jpg and
 * DIR/shapes.json, from which `python -m isl_training.faces.fit` learns what shapes a mesh of points shows.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      figure: { type: 'string', default: 'woman' },
      look: { type: 'string', multiple: true, default: ['0'] },
      count: { type: 'string', default: '600' },
      seed: { type: 'string', default: '1' },
    },
  });
  const figure = oneOf(FIGURES, values.figure);
  if (!values.out || !figure) throw new Error('--out DIR and --figure woman or man');
  const out = resolve(process.env.INIT_CWD ?? '.', values.out);
  const random = createRandom(`${figure} ${values.seed}`);
  const rig = createRig(RIGS[figure]);
  const pose = createPose(rig);
  const rest = compileWithStops([], rig);
  const eyes = RIGS[figure].joints.find(({ name }) => name === 'LeftEye')?.head[1] ?? 0;
  const shapes: object[] = [];
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const studio = await openStudio();
  try {
    for (let k = 0; k < Number(values.count); k += 1) {
      const camera = {
        ...{ yaw: random.about(6), pitch: random.about(5), roll: random.about(3) },
        ...{ height: eyes + random.about(0.04), aside: random.about(CAMERA.aside) },
        distance: random.between(...CAMERA.distance),
        fieldOfView: random.between(...CAMERA.fieldOfView),
      };
      const look = Number(values.look[k % values.look.length]);
      await studio.open({ figure, look, view: 'front', camera, ...SIZE });
      rest.sample(0, pose);
      if (!random.chance(SHARE.atRest)) pose.face.set(drawnFace(random));
      turnHead(pose, rig, random);
      const { rotations, face } = pose;
      const picture = await studio.pictureOf({ rotations: [...rotations], face: [...face] });
      const file = `${k}.jpg`;
      writeFileSync(join(out, file), picture);
      shapes.push({ file, face: [...face] });
    }
  } finally {
    await studio.close();
  }
  writeFileSync(join(out, 'shapes.json'), JSON.stringify({ channels: FACE_CHANNELS, shapes }));
  process.stdout.write(`${shapes.length} faces of the ${figure} in ${out}\n`);
}

function drawnFace(random: Random): number[] {
  const names = [...new Set(FACE_CHANNELS.map((name) => name.replace(/(?:Left|Right)$/, '')))];
  const shown = new Map(
    names
      .filter(() => random.chance(SHARE.shown))
      .map((name) => {
        const only = random.chance(SHARE.oneSided) ? (random.chance(0.5) ? 'Left' : 'Right') : null;
        return [name, { amount: random.between(0.1, 1), only }];
      }),
  );
  return FACE_CHANNELS.map((channel) => {
    const { amount, only } = shown.get(channel.replace(/(?:Left|Right)$/, '')) ?? { amount: 0 };
    return only && /(?:Left|Right)$/.test(channel) && !channel.endsWith(only) ? 0 : amount;
  });
}

function turnHead({ rotations }: Pose, rig: Rig, random: Random): void {
  const drawn = (most: number): number => random.between(-most, most);
  // Neck and head share the head's turn.
  const half = turned(drawn(TURNS.pitch) / 2, drawn(TURNS.yaw) / 2, drawn(TURNS.roll) / 2);
  const gaze = turned(drawn(TURNS.gaze), drawn(TURNS.gaze), 0);
  for (const name of ['Neck', 'Head']) rotations.set(half, rig.indexOf(name) * 4);
  for (const name of ['LeftEye', 'RightEye']) rotations.set(gaze, rig.indexOf(name) * 4);
}

/** A quaternion of degrees: about y, then x, then z. */
function turned(pitch: number, yaw: number, roll: number): readonly number[] {
  const [x, y, z] = [pitch, yaw, roll].map((degrees) => (degrees * Math.PI) / 360) as [
    number,
    number,
    number,
  ];
  const [sx, cx, sy, cy, sz, cz] = [x, y, z].flatMap((half) => [
    Math.sin(half),
    Math.cos(half),
  ]) as [number, number, number, number, number, number];
  return [
    sx * cy * cz + cx * sy * sz,
    cx * sy * cz - sx * cy * sz,
    cx * cy * sz - sx * sy * cz,
    cx * cy * cz + sx * sy * sz,
  ];
}

await main();
