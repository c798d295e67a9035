import {
  compileWithStops,
  createPose,
  createRig,
  FACE_CHANNELS,
  type RigJson,
  type Sequence,
  type SequenceItem,
} from '@isl/signing';
import man from '@isl/signing/rig/man.json';
import woman from '@isl/signing/rig/woman.json';
import type { AvatarView } from '../src/avatar/avatar-view.js';
import { lookAt } from '../src/avatar/palette.js';
import { openStage } from '../src/avatar/stage.js';
import { paintBackdrop } from './backdrop.js';
import { framing } from './framing.js';
import type { Scene, StudioPage, Take } from './studio-types.js';

const RIGS = { woman, man } as unknown as Record<Scene['figure'], RigJson>;

let stage: AvatarView | undefined;
let opened: Scene | undefined;
let sequence: Sequence | undefined;
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
        body: { joints: rig.joints, faceChannels: FACE_CHANNELS },
        look: lookAt(scene.look),
        view: scene.view,
        isCutOut: scene.backdrop !== undefined,
        isUnsmoothed: scene.isQuick,
      });
    }
    opened = scene;
    stage.setLook(lookAt(scene.look));
    stage.setView(scene.view);
    stage.resize(scene.width, scene.height, scene.finer ?? 1);
  },
  compile: (items: readonly SequenceItem[], isLeftHanded: boolean): Take => {
    const made = compileWithStops(items, rig, { isLeftHanded });
    const options = { hasAir: opened?.backdrop !== undefined };
    stage?.setReach(opened?.isFitted ? framing(items, made, rig, options) : null);
    sequence = made;
    const { durationMs, marks } = sequence;
    return { durationMs, stillsMs: marks.map(({ stillMs }) => stillMs) };
  },
  picture: (atMs: number, type: 'png' | 'jpeg') => {
    if (!stage || !sequence) throw new Error('open a scene and compile a sequence first');
    sequence.sample(atMs, pose);
    pose.rotations.set(stance, rig.indexOf('Hips') * 4);
    stage.show(pose);
    return developed().toDataURL(`image/${type}`, 0.95);
  },
};

/** What a stage is built for and cannot change. */
function setUpOf({ figure, backdrop, isQuick = false }: Scene): string {
  return [figure, backdrop !== undefined, isQuick].join();
}

/** The canvas as the scene wants it: before its backdrop, and in its own size. */
function developed(): HTMLCanvasElement {
  if (!opened?.backdrop && (opened?.finer ?? 1) === 1) return canvas;
  paper.width = opened?.width ?? canvas.width;
  paper.height = opened?.height ?? canvas.height;
  const context = paper.getContext('2d');
  if (!context) throw new Error('the browser draws no pictures');
  if (opened?.backdrop) paintBackdrop(context, opened.backdrop);
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, paper.width, paper.height);
  return paper;
}

(globalThis as { studio?: StudioPage }).studio = page;
