import { log } from '../../../lib/log';
import type { Content } from './draft';

/** What was not saved yet, and the version that it was made from. */
export type Unsaved = { readonly version: number; readonly content: Content };

// Forgotten at a logout, as everything that was being written.
const keyOf = (courseId: string): string => `draft:course:${courseId}`;

/** Outlives a reload of the page, also one without a line. */
export function keepUnsaved(courseId: string, unsaved: Unsaved): void {
  try {
    sessionStorage.setItem(keyOf(courseId), JSON.stringify(unsaved));
  } catch (error) {
    log.error('what is not saved could not be kept here', error);
  }
}

export const forgetUnsaved = (courseId: string): void => sessionStorage.removeItem(keyOf(courseId));

export function readUnsaved(courseId: string): Unsaved | null {
  try {
    const kept = sessionStorage.getItem(keyOf(courseId));
    return kept === null ? null : (JSON.parse(kept) as Unsaved);
  } catch {
    return null;
  }
}
