import type { compileWithStops, Rig } from '@isl/signing';
import { type CameraPlace, cameraPlace, closePlace, projectionOf } from '../src/avatar/views.js';
import { clearArrows, unitOf } from './arrow-place.js';
import { closePoints } from './close-points.js';
import { type Box, layoutsOf } from './frame-boxes.js';
import { framing } from './framing.js';
import { hiddenAt } from './hidden.js';
import { type Inset, insetOf } from './inset.js';
import { type Arrow, type Movement, movementOf } from './movement.js';
import { isDrawn, type Part, partsOf } from './parts.js';
import { type Ring, ringOf } from './ring.js';
import type { Shot } from './shots.js';

/** A near picture shows at least so much of a hand's surroundings above its middle, metres. */
const LEAST_M = { hands: 0.15, part: 0.17, word: 0.2 } as const;
/**
 * So much farther away may the camera be for the whole head, and so much nearer must another layout
 * bring it, or leaving out an elbow.
 */
const HEAD_COSTS = 1.25;
const OTHER_LAYOUT = 1.25;
const NEARER = 1.25;
/** A number that hands are nearer to than this stands in the other corner, pixels. */
const NUMBER_ROOM_PX = 90;

type Stopped = ReturnType<typeof compileWithStops>;

/** What is painted into a picture beside the signer. */
export type Told = {
  readonly movement?: Movement | undefined;
  readonly inset?: Inset | undefined;
  readonly ring?: Ring | undefined;
};

/** One of the pictures that a sign's picture is made of; one alone has no number. */
export type Frame = Box & {
  readonly atMs: number;
  readonly camera: CameraPlace;
  readonly told: Told;
  /** From 1, in the corner where no hand is. */
  readonly number?: { readonly value: number; readonly isRight: boolean };
};

/** A frame for each part of the sign; a sign of one part fills the picture. */
export function framesOf(shot: Shot, sequence: Stopped, rig: Rig): readonly Frame[] {
  const { width, height, items } = shot;
  const [item] = items;
  const [mark] = sequence.marks;
  const [first] = sequence.stops;
  if (!item || !mark || !first) return [];
  const parts = partsOf(item.form, sequence.stops, mark);
  if (parts.length > 0) return partFrames(shot, sequence, rig, parts);
  const camera = wholeCamera(shot, sequence, rig);
  const box = { x: 0, y: 0, width, height };
  const isShaken = item.form.segments.some(({ motion }) => motion !== undefined);
  const { stillMs, endMs } = mark;
  const leads = isDrawn(item.form) ? 'drawing' : 'fingers';
  const span = { fromMs: first.atMs, stillMs, endMs, isShaken, leads } as const;
  const movement = movementIn(shot, sequence, rig, box, camera, span);
  const project = projectionOf(camera, width, height);
  const told = {
    movement,
    inset: movement && insetOf(sequence, rig, { paleMs: movement.paleMs, stillMs }, project),
    ring: ringOf(item.form, sequence.stops, stillMs, project),
  };
  return [{ ...box, atMs: stillMs, camera, told }];
}

/** Of a word made at the head the elbow is left out, which would make the hand small. */
function wholeCamera(shot: Shot, sequence: Stopped, rig: Rig): CameraPlace {
  const { width, height, items } = shot;
  const usual = cameraOf(shot, sequence, rig);
  const [mark] = sequence.marks;
  const [first] = sequence.stops;
  if (items[0]?.form.kind !== 'word' || !mark || !first) return usual;
  const { withHead } = closePoints(sequence, rig, { fromMs: first.atMs, stillMs: mark.stillMs });
  const near = closePlace(nearView(shot), width / height, withHead, LEAST_M.word);
  return distanceOf(usual) > NEARER * distanceOf(near) ? near : usual;
}

function partFrames(
  shot: Shot,
  sequence: Stopped,
  rig: Rig,
  parts: readonly Part[],
): readonly Frame[] {
  const laidOut = layoutsOf(parts.length, shot.width, shot.height).map((boxes) =>
    boxes.map((box, k): Frame => partFrame(shot, sequence, rig, parts[k] as Part, box, k + 1)),
  );
  const smallest = (frames: readonly Frame[]): number => Math.min(...frames.map(nearnessOf));
  return laidOut.reduce((best, it) => (smallest(it) > OTHER_LAYOUT * smallest(best) ? it : best));
}

function partFrame(
  shot: Shot,
  sequence: Stopped,
  rig: Rig,
  part: Part,
  box: Box,
  value: number,
): Frame {
  const { stillMs, isMoving } = part;
  const seen = isMoving ? part : { fromMs: stillMs, stillMs };
  const camera = partCamera(shot, box, closePoints(sequence, rig, seen));
  const movement = isMoving
    ? movementIn(shot, sequence, rig, box, camera, { ...part, endMs: stillMs })
    : undefined;
  const project = projectionOf(camera, box.width, box.height);
  const { face, hands } = hiddenAt(sequence, rig, stillMs, project);
  const isLeftTaken = [face, ...hands].some(({ x, y }) => Math.hypot(x, y) < NUMBER_ROOM_PX);
  const told = { movement };
  return { ...box, atMs: stillMs, camera, told, number: { value, isRight: isLeftTaken } };
}

/** The whole head is in it where there is room above, and it costs little. */
function partCamera(
  shot: Shot,
  { width, height }: Box,
  { withFace, withHead }: ReturnType<typeof closePoints>,
): CameraPlace {
  const [near, whole] = [withFace, withHead].map((points) =>
    closePlace(nearView(shot), width / height, points, LEAST_M.part),
  ) as [CameraPlace, CameraPlace];
  const isCheap = distanceOf(whole) < HEAD_COSTS * distanceOf(near);
  return height > width && isCheap ? whole : near;
}

const distanceOf = ({ eye, target }: CameraPlace): number =>
  Math.hypot(...eye.map((value, axis) => value - (target[axis] ?? 0)));

/** Pixels of a metre where the camera is aimed. */
const nearnessOf = ({ height, camera }: Frame): number => height / distanceOf(camera);

function movementIn(
  { view }: Shot,
  sequence: Stopped,
  rig: Rig,
  box: Box,
  camera: CameraPlace,
  { isShaken, ...span }: Omit<Part, 'isMoving'> & { readonly endMs: number },
): Movement | undefined {
  const project = projectionOf(camera, box.width, box.height);
  const seen = { project, width: unitOf(box), isFromFront: view === 'front', isShaken };
  const movement = movementOf(sequence, rig, span, seen);
  if (!movement) return undefined;
  if (span.leads === 'drawing') return { ...movement, arrows: movement.arrows.map(inPlace) };
  const hidden = hiddenAt(sequence, rig, span.stillMs, project);
  return { ...movement, arrows: clearArrows(movement.arrows, hidden, box) };
}

/** What is drawn on a hand is told there and nowhere else. */
const inPlace = (arrow: Arrow): Arrow => ({ ...arrow, aside: [0, 0] });

/** Where a shot is taken from whose frames have no cameras of their own. */
export function cameraOf(shot: Shot, sequence: Stopped, rig: Rig): CameraPlace {
  const { view, width, height, backdrop, items, isClose } = shot;
  const [mark] = sequence.marks;
  const [first] = sequence.stops;
  if (isClose && mark && first) {
    const span = { fromMs: first.atMs, stillMs: mark.stillMs };
    const { hands } = closePoints(sequence, rig, span);
    return closePlace(nearView(shot), width / height, hands, LEAST_M.hands);
  }
  const eyeHeight = rig.joints.find(({ name }) => name === 'LeftEye')?.head[1] ?? 0;
  const reach = framing(items, sequence, rig, { hasAir: backdrop !== undefined });
  return cameraPlace(view, eyeHeight, width / height, reach);
}

const nearView = ({ view }: Shot) => (view === 'own' ? 'front' : view);
