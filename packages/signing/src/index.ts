export { FACE_CHANNELS } from './face.js';
export { joined, type Row } from './joined.js';
export { writePose } from './pose-file.js';
export type { Rig } from './rig.js';
export { createRig } from './rig.js';
export {
  compileSequence,
  compileWithStops,
  type Sequence,
  type SequenceOptions,
  type Stop,
} from './sequence.js';
export { createPose, jointPositions } from './skeleton.js';
export type { Mark, Pose, RigJson, SequenceItem } from './types.js';
