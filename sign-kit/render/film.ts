import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  compileWithStops,
  createPose,
  createRig,
  type Pose,
  type Rig,
  type RigJson,
  type Sequence,
} from '@isl/signing';
import man from '@isl/signing/rig/man.json';
import woman from '@isl/signing/rig/woman.json';
import { lookAt } from '../src/avatar/palette.js';
import type { FigureName } from '../src/signer/signer.js';
import { cameraOf, type Frame, framesOf } from './picture-frames.js';
import type { Shot } from './shots.js';

/** Raise it where light, materials, drawn hands or the encoding change what the files show. */
const RENDERER_VERSION = 4;
/** Raise it where hands, or what stands pale, are painted otherwise in a picture that tells of its sign. */
const TOLD_VERSION = 1;
/** Raise it where what tells of a movement, or a contact, is painted otherwise; frames hold both. */
const MOVEMENT_VERSION = 3;
const RING_VERSION = 2;
const STAR_VERSION = 1;
const FRAMES_VERSION = 3;
export const FRAMES_PER_SECOND = 20;
/** Clips are for a first look: slower than people sign, and than the player does. */
const SPEED = 0.85;
/** A loop rests before it begins again. */
const REST_FRAMES = 8;

/** The moments that a shot shows, and a name for all that its bytes depend on. */
export type Film = {
  readonly momentsMs: readonly number[];
  /** For each moment whether it shows what the one before it showed. */
  readonly repeats: readonly boolean[];
  /** Of a picture that tells of its sign: how it moves, and what tells it from others like it. */
  readonly frames: readonly Frame[];
  readonly madeFrom: string;
};

const RIGS = { woman: createRig(woman as RigJson), man: createRig(man as RigJson) };
const FIGURES: Readonly<Record<FigureName, string>> = {
  woman: hashOfFigure('woman'),
  man: hashOfFigure('man'),
};

type Stopped = ReturnType<typeof compileWithStops>;

/** What to photograph for a shot: known without a browser, so that a check is quick. */
export function filmOf(shot: Shot): Film {
  const rig = RIGS[shot.figure];
  const sequence = compileWithStops(shot.items, rig);
  const frames = shot.isTold ? framesOf(shot, sequence, rig) : [];
  const momentsMs = frames.length > 0 ? frames.map(({ atMs }) => atMs) : momentsOf(shot, sequence);
  const pose = createPose(rig);
  const poses = momentsMs.map((atMs) => {
    sequence.sample(atMs, pose);
    return roundedPose(pose);
  });
  const repeats = poses.map((bytes, index) => index > 0 && bytes.equals(poses[index - 1] ?? bytes));
  const hash = createHash('sha256').update(sceneOf(shot, sequence, rig, frames));
  for (const bytes of poses) hash.update(bytes);
  return { momentsMs, repeats, frames, madeFrom: hash.digest('hex') };
}

function momentsOf({ pictureOf }: Shot, { marks, durationMs }: Sequence): number[] {
  if (pictureOf !== undefined) return [marks[pictureOf]?.stillMs ?? 0];
  const stepMs = (1000 / FRAMES_PER_SECOND) * SPEED;
  const frames = Math.ceil(durationMs / stepMs) + REST_FRAMES;
  return Array.from({ length: frames }, (_, frame) => Math.min(frame * stepMs, durationMs));
}

function sceneOf(shot: Shot, sequence: Stopped, rig: Rig, frames: readonly Frame[]): string {
  const { figure, look, view, width, height, backdrop } = shot;
  const [only, second] = frames;
  const camera = only && !second ? only.camera : cameraOf(shot, sequence, rig);
  const told = only && !second ? only.told : {};
  const { ring, stars, ...moving } = told;
  const scene = { ...lookAt(look), view, width, height, backdrop, camera };
  const rounded = (_: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toFixed(4)) : value;
  const made = [RENDERER_VERSION, SPEED, FIGURES[figure], scene];
  const moved = Object.values(moving).some(Boolean) ? [MOVEMENT_VERSION, moving] : [];
  const ringed = ring ? [RING_VERSION, ring] : [];
  const starred = stars ? [STAR_VERSION, stars] : [];
  const parted = second ? [FRAMES_VERSION, frames] : [];
  const version = shot.isTold ? [TOLD_VERSION] : [];
  return JSON.stringify([...made, ...version, ...moved, ...ringed, ...starred, ...parted], rounded);
}

/** Thousandths: what no eye sees does not make a file stale. */
function roundedPose({ rotations, face }: Pose): Buffer {
  const values = [...rotations, ...face].map((value) => Math.round(value * 1000));
  return Buffer.from(Int16Array.from(values).buffer);
}

function hashOfFigure(name: FigureName): string {
  const file = new URL(`../public/avatar/${name}.glb`, import.meta.url);
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
