import type { Result } from 'lighthouse';
import { Audit } from 'lighthouse/core/audits/audit.js';

/** An event of Chromium's trace; times in microseconds, `tdur` of the processor. */
export type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
};

/** Lighthouse's: what a task takes above this blocks. */
const BLOCKS_ABOVE_MS = 50;
/** Lighthouse's curve of this audit for a phone. */
const CURVE = { p10: 200, median: 600 } as const;
const AUDIT = 'total-blocking-time';

/**
 * For how many milliseconds a page's thread would block a phone, which is `slowdown` times slower, from its first paint to
 * the end of the trace. By the processor time of the thread alone: by the clock, which Lighthouse goes by, a task is also as
 * long as it waits for the rasteriser, the stack and the browser, where all share two cores.
 */
export function ownBlockingMs(events: readonly TraceEvent[], slowdown: number): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return Number.NaN;
  let blockedMs = 0;
  let endOfLast = 0;
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      ph === 'X' && name.endsWith('RunTask') && pid === paint.pid && tid === paint.tid,
  );
  for (const { ts, dur = 0, tdur = 0 } of tasks.toSorted((a, b) => a.ts - b.ts)) {
    // A task within a task is a part of it.
    if (ts < endOfLast || ts + dur < paint.ts) continue;
    endOfLast = ts + dur;
    blockedMs += Math.max(0, (tdur / 1000) * slowdown - BLOCKS_ABOVE_MS);
  }
  return blockedMs;
}

/** Lighthouse's performance score, 0 to 100, had its page blocked so long. */
export function scoreHad({ audits, categories }: Result, blockedMs: number): number {
  const refs = categories.performance?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  const scoreOf = (id: string): number =>
    id === AUDIT ? Audit.computeLogNormalScore(CURVE, blockedMs) : (audits[id]?.score ?? 0);
  const whole = refs.reduce((sum, { weight }) => sum + weight, 0);
  const reached = refs.reduce((sum, { id, weight }) => sum + weight * scoreOf(id), 0);
  return Math.round((reached / whole) * 100);
}
