import type { components } from '@isl/contracts/media';
import { mayBeUsed } from '../videos/rights.js';
import type { VideoDocument } from '../videos/video.js';

export type SignerProfile = components['schemas']['SignerProfile'];
export type SignerDocument = SignerProfile & { readonly _id: string; readonly changedAt: Date };

/** Only with a clip that everybody may watch, and of a grown-up, whatever they chose. */
export function mayBeNamed(video: VideoDocument): boolean {
  return video.contribution?.consent.age === 'adult' && mayBeUsed(video, 'show');
}
