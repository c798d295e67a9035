export type { Mark, Pose, RigJson, SequenceItem, SequenceOptions } from './types.js';
