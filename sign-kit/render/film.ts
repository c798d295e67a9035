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
import { type CameraPlace, cameraPlace, projectionOf } from '../src/avatar/views.js';
import type { FigureName } from '../src/signer/signer.js';
import { framing } from './framing.js';
import { type Inset, insetOf } from './inset.js';
import { type Movement, movementOf } from './movement.js';
import { type Ring, ringOf } from './ring.js';
import type { Shot } from './shots.js';

/** Raise it where light, materials or the encoding change what the files show. */
const RENDERER_VERSION = 3;
/** Raise it where what tells of a movement, or a contact, is painted otherwise. */
const MOVEMENT_VERSION = 1;
const RING_VERSION = 1;
const INSET_VERSION = 1;
export const FRAMES_PER_SECOND = 20;
/** Clips are for a first look: slower than people sign, and than the player does. */
const SPEED = 0.85;
/** A loop rests before it begins again. */
const REST_FRAMES = 8;

/** What is painted into a picture beside the signer. */
export type Told = {
  readonly movement?: Movement | undefined;
  readonly inset?: Inset | undefined;
  readonly ring?: Ring | undefined;
};

/** The moments that a shot shows, and a name for all that its bytes depend on. */
export type Film = {
  readonly momentsMs: readonly number[];
  /** For each moment whether it shows what the one before it showed. */
  readonly repeats: readonly boolean[];
  /** Of a picture: how its sign moves, and what tells it from others like it. */
  readonly told: Told;
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
  const momentsMs = momentsOf(shot, sequence);
  const pose = createPose(rig);
  const poses = momentsMs.map((atMs) => {
    sequence.sample(atMs, pose);
    return roundedPose(pose);
  });
  const repeats = poses.map((bytes, index) => index > 0 && bytes.equals(poses[index - 1] ?? bytes));
  const camera = cameraOf(shot, sequence, rig);
  const told = shot.isTold ? toldOf(shot, sequence, rig, camera) : {};
  const hash = createHash('sha256').update(sceneOf(shot, camera, told));
  for (const bytes of poses) hash.update(bytes);
  return { momentsMs, repeats, told, madeFrom: hash.digest('hex') };
}

function momentsOf({ pictureOf }: Shot, { marks, durationMs }: Sequence): number[] {
  if (pictureOf !== undefined) return [marks[pictureOf]?.stillMs ?? 0];
  const stepMs = (1000 / FRAMES_PER_SECOND) * SPEED;
  const frames = Math.ceil(durationMs / stepMs) + REST_FRAMES;
  return Array.from({ length: frames }, (_, frame) => Math.min(frame * stepMs, durationMs));
}

function toldOf(shot: Shot, sequence: Stopped, rig: Rig, camera: CameraPlace): Told {
  const { width, height, items, view } = shot;
  const project = projectionOf(camera, width, height);
  const [item] = items;
  const stillMs = sequence.marks[0]?.stillMs ?? 0;
  const isShaken = item?.form.segments.some(({ motion }) => motion !== undefined) ?? false;
  const seen = { project, width, isFromFront: view === 'front', isShaken };
  const movement = movementOf(sequence, rig, seen);
  return {
    movement,
    inset: movement && insetOf(sequence, rig, { paleMs: movement.paleMs, stillMs }, project),
    ring: item && ringOf(item.form, sequence.stops, stillMs, project),
  };
}

function cameraOf(shot: Shot, sequence: Stopped, rig: Rig): CameraPlace {
  const { view, width, height, backdrop, items } = shot;
  const eyeHeight = rig.joints.find(({ name }) => name === 'LeftEye')?.head[1] ?? 0;
  const reach = framing(items, sequence, rig, { hasAir: backdrop !== undefined });
  return cameraPlace(view, eyeHeight, width / height, reach);
}

function sceneOf(shot: Shot, camera: CameraPlace, { movement, inset, ring }: Told): string {
  const { figure, look, view, width, height, backdrop } = shot;
  const scene = { ...lookAt(look), view, width, height, backdrop, camera };
  const rounded = (_: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toFixed(4)) : value;
  const made = [RENDERER_VERSION, SPEED, FIGURES[figure], scene];
  const moving = movement ? [MOVEMENT_VERSION, movement] : [];
  const beside = inset ? [INSET_VERSION, inset] : [];
  const ringed = ring ? [RING_VERSION, ring] : [];
  return JSON.stringify([...made, ...moving, ...beside, ...ringed], rounded);
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
