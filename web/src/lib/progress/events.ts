import type { components } from '@isl/contracts/content';

type Schemas = components['schemas'];
/** How well a sign is remembered. */
export type CardState = Schemas['CardState'];
/** Something that happened while learning. */
export type ProgressEvent = Schemas['ProgressEvent'];
/** What the server knows of what somebody has learnt. */
export type ProgressReply = Schemas['Progress'];
