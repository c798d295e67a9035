import { describe } from './check.js';
import { isSegment } from './validators.js';

/** What the form's schema finds wrong with segments, as `0.D.hs: must be ...`; nothing where all are right. */
export const notationProblems = (segments: readonly unknown[]): string[] =>
  segments.flatMap((segment, at) => {
    if (isSegment(segment)) return [];
    return describe('', isSegment.errors ?? []).map(
      ({ field, reason }) => `${at}${field && `.${field}`}: ${reason}`,
    );
  });
