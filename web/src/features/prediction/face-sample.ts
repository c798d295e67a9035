import type { components } from '@isl/contracts/frames';

export type Parameters = Readonly<Record<string, components['schemas']['FaceParameter']>>;

/** What the emotion service said of one frame. */
export type FaceSample = { readonly at: number; readonly parameters: Parameters };
