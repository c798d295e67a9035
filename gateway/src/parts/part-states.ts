import type { Check } from '@isl/service-kit';
import type { Clock } from '@isl/service-kit/clock';

const TIMEOUT_MS = 1_000;
/** However often /ready is asked, a part is asked once in this time. */
const KEPT_MS = 3_000;

/** Rejects unless one copy of the part says that it is ready. */
export function createPartCheck(urls: readonly string[], clock: Clock): Check {
  let last: { readonly at: number; readonly answer: Promise<void> } | null = null;
  return () => {
    const at = clock().getTime();
    if (last === null || at - last.at >= KEPT_MS) last = { at, answer: askAny(urls) };
    return last.answer;
  };
}

async function askAny(urls: readonly string[]): Promise<void> {
  try {
    await Promise.any(urls.map(askReady));
  } catch (error) {
    const [reason] = error instanceof AggregateError ? error.errors : [error];
    throw reason instanceof Error ? reason : new Error('not ready');
  }
}

/** Rejects unless this copy says that it is ready. */
export async function askReady(url: string): Promise<void> {
  const response = await fetch(`${url.replace(/\/$/, '')}/ready`, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`answered ${response.status}`);
}
