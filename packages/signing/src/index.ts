export { FACE_CHANNELS } from './face.js';
export type { Rig } from './rig.js';
export { createRig } from './rig.js';
export { compileSequence, type Sequence } from './sequence.js';
export { createPose, jointPositions } from './skeleton.js';
export type { Mark, Pose, RigJson, SequenceItem, SequenceOptions } from './types.js';
