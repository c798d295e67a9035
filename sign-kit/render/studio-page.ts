import {
  compileSequence,
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
import type { Scene, StudioPage, Take } from './studio-types.js';

const RIGS = { woman, man } as unknown as Record<Scene['figure'], RigJson>;

let stage: AvatarView | undefined;
let sequence: Sequence | undefined;
let pose = createPose(createRig(RIGS.woman));
let rig = createRig(RIGS.woman);

const canvas = document.querySelector('canvas') ?? document.createElement('canvas');

const page: StudioPage = {
  open: async (scene: Scene) => {
    rig = createRig(RIGS[scene.figure]);
    pose = createPose(rig);
    stage?.dispose();
    stage = await openStage(canvas, {
      figure: scene.figure,
      body: { joints: rig.joints, faceChannels: FACE_CHANNELS },
      look: lookAt(scene.look),
      view: scene.view,
    });
    stage.resize(scene.width, scene.height, 1);
  },
  compile: (items: readonly SequenceItem[], isLeftHanded: boolean): Take => {
    sequence = compileSequence(items, rig, { isLeftHanded });
    const { durationMs, marks } = sequence;
    return { durationMs, stillsMs: marks.map(({ stillMs }) => stillMs) };
  },
  picture: (atMs: number, type: 'png' | 'jpeg') => {
    if (!stage || !sequence) throw new Error('open a scene and compile a sequence first');
    sequence.sample(atMs, pose);
    stage.show(pose);
    return canvas.toDataURL(`image/${type}`, 0.95);
  },
};

(globalThis as { studio?: StudioPage }).studio = page;
