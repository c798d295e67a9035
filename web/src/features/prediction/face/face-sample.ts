import type { FaceParameters } from '../../../lib/face/use-face-words';

/** What the emotion service measured in one frame. */
export type FaceSample = { readonly at: number; readonly parameters: FaceParameters };
