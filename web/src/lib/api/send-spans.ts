import type { components } from '@isl/contracts/gateway';

type Span = components['schemas']['PageSpan'];
type Taken = {
  readonly span: Omit<Span, 'agoMs' | 'ms'>;
  readonly began: number;
  readonly ms: number;
};

/** So often at most, and so many at once; what is more is not told. */
const EVERY_MS = 10_000;
const MOST = 20;

let waiting: Taken[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells the server some time later what a call took, as the page saw it. */
export function addSpan(
  span: Taken['span'],
  { began, ms }: { readonly began: number; readonly ms: number },
): void {
  if (waiting.length < MOST) waiting.push({ span, began, ms });
  timer ??= setTimeout(send, EVERY_MS);
}

addEventListener('pagehide', send);

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const now = performance.now();
  const spans = waiting.map(({ span, began, ms }): Span => {
    return { ...span, agoMs: Math.round(now - began), ms: Math.round(ms) };
  });
  waiting = [];
  fetch('/api/traces', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ spans }),
  }).catch(() => {});
}
