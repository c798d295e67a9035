import {
  compileWithStops,
  createPose,
  createRig,
  FACE_CHANNELS,
  type RigJson,
  type Sequence,
} from '@isl/signing';
import { axesOf } from '@isl/signing/clips';
import man from '@isl/signing/rig/man.json';
import woman from '@isl/signing/rig/woman.json';
import { Matrix4, type Object3D, type PerspectiveCamera, Vector3 } from 'three';
import type { AvatarView } from '../src/avatar/avatar-view.js';
import { lookAt } from '../src/avatar/palette.js';
import { openStage } from '../src/avatar/stage.js';
import type { CameraPlace } from '../src/avatar/views.js';
import { paintBackdrop } from './backdrop.js';
import { framing } from './framing.js';
import { type HandsAlone, tellSides } from './hand-sides.js';
import {
  type Moments,
  paintArrow,
  paintBetween,
  paintBorders,
  paintCloseUp,
  paintCount,
  paintNumber,
  paintPale,
  paintRing,
  paintStar,
  paintStrokes,
} from './paint-movement.js';
import type { Frame } from './picture-frames.js';
import type { Person, PlainPose, Scene, StudioPage, Take } from './studio-types.js';

const RIGS = { woman, man } as unknown as Record<Scene['figure'], RigJson>;

let stage: AvatarView | undefined;
let opened: Scene | undefined;
let sequence: Sequence | undefined;
/** The camera of the frame that is being taken. */
let framed: CameraPlace | undefined;
/** What stands pale throws no shadow: nobody could tell it from a hand. */
let hasShadows = true;
let handsAlone: HandsAlone | undefined;
let isLiving = false;
let pose = createPose(createRig(RIGS.woman));
let rig = createRig(RIGS.woman);
/** The whole body's quaternion: no sign moves the hips, so it is theirs alone. */
let stance: readonly number[] = [0, 0, 0, 1];

/** How a canvas smooths edges is settled when it is first drawn on. */
const canvases = {
  smooth: document.createElement('canvas'),
  quick: document.createElement('canvas'),
} as const;
let canvas = canvases.smooth;
const paper = document.createElement('canvas');

const page: StudioPage = {
  open: async (scene: Scene) => {
    rig = createRig(RIGS[scene.figure]);
    pose = createPose(rig);
    const half = ((scene.turnDegrees ?? 0) * Math.PI) / 360;
    stance = [0, Math.sin(half), 0, Math.cos(half)];
    if (!stage || !opened || setUpOf(opened) !== setUpOf(scene)) {
      stage?.dispose();
      canvas = canvases[scene.isQuick ? 'quick' : 'smooth'];
      stage = await openStage(canvas, {
        figure: scene.figure,
        body: { joints: rig.joints, hands: rig.arms, faceChannels: FACE_CHANNELS },
        look: lookAt(scene.look),
        view: scene.view,
        isCutOut: scene.backdrop !== undefined,
        isUnsmoothed: scene.isQuick,
        placeCamera,
        hasShadows: () => hasShadows,
        shape: shapeOf(scene),
      });
    }
    opened = scene;
    stage.setLook(lookAt(scene.look));
    stage.setView(scene.view);
    stage.resize(scene.width, scene.height, scene.finer ?? 1);
  },
  compile: (items, isLeftHanded, living): Take => {
    isLiving = living;
    const pace = living ? 'natural' : 'written';
    const made = compileWithStops(items, rig, { isLeftHanded, pace });
    const options = { hasAir: opened?.backdrop !== undefined };
    stage?.setReach(opened?.isFitted ? framing(items, made, rig, options) : null);
    sequence = made;
    const { durationMs, marks } = sequence;
    const stretches = marks.map(({ startMs, endMs }) => ({ startMs, endMs }));
    return { durationMs, stillsMs: marks.map(({ stillMs }) => stillMs), stretches };
  },
  picture: (atMs: number, type: 'png' | 'jpeg') => {
    showMoment(atMs);
    return developed().toDataURL(`image/${type}`, 0.95);
  },
  telling: (frames) => {
    const made = document.createElement('canvas');
    Object.assign(made, { width: opened?.width, height: opened?.height });
    const context = contextOf(made);
    for (const frame of frames) context.drawImage(told(frame), frame.x, frame.y);
    paintBorders(context, frames);
    return made.toDataURL('image/png');
  },
  pictureOf: ({ rotations, face }: PlainPose) => {
    if (!stage) throw new Error('open a scene first');
    pose.rotations.set(rotations);
    pose.face.set(face);
    stage.show(pose);
    return developed().toDataURL('image/jpeg', 0.95);
  },
};

/** So many times larger a circle's hand is drawn, then made smaller. */
const FINER = 2;

/** A star in a circle is so much smaller: a hand is, too. */
const STAR_IN_CIRCLE = 0.65;

/** A frame in its own size, as its camera sees it. */
function told(frame: Frame): HTMLCanvasElement {
  const { atMs, camera, width, height, number } = frame;
  const { movement, head, lean, closeUps = [], ring, stars = [], strokes, count } = frame.told;
  framed = camera;
  stage?.resize(width, height, 1);
  const isPale = movement !== undefined && movement.paleMs !== atMs;
  const made = isPale ? withPale(atMs, movement.paleMs) : photographed(atMs);
  const context = contextOf(made);
  const arrows = movement?.arrows ?? [];
  for (const arrow of arrows) {
    const others = arrows.filter((it) => it !== arrow);
    paintArrow(context, arrow, others);
  }
  if (head) paintArrow(context, head, []);
  if (lean) paintArrow(context, lean, []);
  if (strokes) paintStrokes(context, strokes);
  for (const closeUp of closeUps) {
    const side = Math.round(2 * FINER * closeUp.radius);
    framed = closeUp.camera;
    stage?.resize(side, side, 1);
    paintCloseUp(context, photographed(atMs, closeUp.atMs), closeUp);
    for (const star of closeUp.stars ?? []) paintStar(context, star, STAR_IN_CIRCLE);
  }
  const [start, end] = closeUps;
  if (start && end) paintBetween(context, [start, end]);
  if (count) paintCount(context, count);
  if (ring) paintRing(context, ring);
  for (const star of stars) paintStar(context, star);
  if (number) paintNumber(context, number);
  framed = undefined;
  return made;
}

/** `armsMs`: when the arms are as they are shown, where that is another moment. */
function showMoment(atMs: number, armsMs = atMs): void {
  if (!stage || !sequence) throw new Error('open a scene and compile a sequence first');
  if (isLiving) sequence.live(atMs, atMs, pose);
  else sequence.sample(atMs, pose);
  if (armsMs !== atMs) takeArms(sequence, armsMs);
  pose.rotations.set(stance, rig.indexOf('Hips') * 4);
  stage.show(pose);
}

function takeArms(from: Sequence, atMs: number): void {
  const then = createPose(rig);
  from.sample(atMs, then);
  rig.joints.forEach(({ name }, joint) => {
    if (!IN_ARM.test(name)) return;
    pose.rotations.set(then.rotations.subarray(joint * 4, joint * 4 + 4), joint * 4);
  });
}

/** The moment, with the arms of another one pale behind it. */
function withPale(atMs: number, paleMs: number): HTMLCanvasElement {
  const made = photographed(atMs);
  const { width, height } = made;
  const dataOf = (it: HTMLCanvasElement) => contextOf(it).getImageData(0, 0, width, height);
  const momentsIn = (areBare: boolean): Moments => {
    hasShadows = false;
    handsAlone?.(areBare);
    stage?.resize(width, height, 1);
    const [full, pale, rest] = [atMs, paleMs, 0].map((it) => dataOf(photographed(atMs, it)));
    return { full, pale, rest } as Moments;
  };
  const [bare, dressed] = [momentsIn(true), momentsIn(false)];
  hasShadows = true;
  stage?.resize(width, height, 1);
  contextOf(made).putImageData(paintPale(dataOf(made), dressed, bare), 0, 0);
  return made;
}

function photographed(atMs: number, armsMs = atMs): HTMLCanvasElement {
  showMoment(atMs, armsMs);
  return copied(developed());
}

/** A canvas of WebGL shows its pixels only through another one. */
function copied(from: HTMLCanvasElement): HTMLCanvasElement {
  const made = document.createElement('canvas');
  Object.assign(made, { width: from.width, height: from.height });
  contextOf(made).drawImage(from, 0, 0);
  return made;
}

function contextOf(made: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = made.getContext('2d');
  if (!context) throw new Error('the browser draws no pictures');
  return context;
}

/** Puts the camera where the scene, or the frame, has one of its own. */
function placeCamera(camera: PerspectiveCamera): boolean {
  if (framed) {
    camera.position.set(...framed.eye);
    camera.lookAt(...framed.target);
    camera.fov = framed.verticalDegrees;
    camera.updateProjectionMatrix();
    return true;
  }
  if (!opened?.camera) return false;
  const { eye, right, up, ahead } = axesOf(opened.camera);
  const vector = ([x, y, z]: readonly [number, number, number]) => new Vector3(x, y, z);
  const turned = new Matrix4().makeBasis(vector(right), vector(up), vector(ahead).negate());
  camera.position.copy(vector(eye));
  camera.quaternion.setFromRotationMatrix(turned);
  camera.fov = opened.camera.fieldOfView;
  camera.updateProjectionMatrix();
  return true;
}

const IN_ARM = /^(?:Left|Right)(?:Shoulder|Arm|ForeArm|Hand)/;
const IN_HAND_OR_HEAD = /^(?:Left|Right)(?:Hand.|Eye$)/;

function shapeOf({ person, areSidesTold, figure }: Scene): (root: Object3D) => void {
  return (root) => {
    handsAlone = areSidesTold ? tellSides(root, RIGS[figure].joints) : undefined;
    if (person) shapeAs(person)(root);
  };
}

/** Moves a figure's bones to where a person's joints are; hands and head grow as a whole. */
function shapeAs({ joints, hands, head }: Person): (root: Object3D) => void {
  const places = new Map(joints.map((joint) => [joint.name, joint.head]));
  return (root) => {
    for (const joint of joints) {
      const bone = root.getObjectByName(joint.name);
      const from = places.get(joint.parent ?? '');
      if (!bone || !from || IN_HAND_OR_HEAD.test(joint.name)) continue;
      const [x = 0, y = 0, z = 0] = joint.head.map((value, k) => value - (from[k] ?? 0));
      bone.position.set(x, y, z);
    }
    for (const side of ['Left', 'Right'])
      root.getObjectByName(`${side}Hand`)?.scale.setScalar(hands);
    root.getObjectByName('Head')?.scale.setScalar(head);
    root.getObjectByName('Hips')?.position.fromArray([...(places.get('Hips') ?? [])]);
  };
}

/** What a stage is built for and cannot change. */
function setUpOf({
  figure,
  backdrop,
  isQuick = false,
  person,
  areSidesTold = false,
}: Scene): string {
  return JSON.stringify([figure, backdrop !== undefined, isQuick, person, areSidesTold]);
}

/** The canvas as the scene wants it: before its backdrop, and in its own size. */
function developed(): HTMLCanvasElement {
  if (!opened?.backdrop && (opened?.finer ?? 1) === 1) return canvas;
  paper.width = opened?.width ?? canvas.width;
  paper.height = opened?.height ?? canvas.height;
  const context = contextOf(paper);
  if (opened?.backdrop) paintBackdrop(context, opened.backdrop);
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, paper.width, paper.height);
  return paper;
}

(globalThis as { studio?: StudioPage }).studio = page;
