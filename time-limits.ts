import { createHash } from 'node:crypto';
import limits from './time-limits.json' with { type: 'json' };

/** How often slower than the machine that the limits were found on; measured once a run. */
function slowness(): number {
  process.env.ISL_SLOWNESS ??= String(measured());
  return Number(process.env.ISL_SLOWNESS);
}

/** What SHA-512 takes, which no processor has a shortcut for, beside all else that runs now. */
function measured(): number {
  const { hashedBytes, rounds, quickMs, most } = limits.slowness;
  const bytes = Buffer.alloc(hashedBytes);
  const started = performance.now();
  for (let round = 0; round < rounds; round += 1) createHash('sha512').update(bytes).digest();
  return Math.min(most, Math.max(1, (performance.now() - started) / quickMs));
}

/** How long a test waits before it fails, in milliseconds: by time-limits.json, scaled to this machine. */
export function timeLimit(name: keyof typeof limits.ms): number {
  return Math.round(limits.ms[name] * slowness());
}
