import type { IncomingMessage } from 'node:http';

/**
 * Reads what is still coming and throws it away, so that a browser in the middle of sending gets to
 * the answer. Bounded: beyond the limits the connection ends.
 */
export function discardRest(request: IncomingMessage, maxBytes: number, idleMs: number): void {
  if (request.complete || request.destroyed) return;
  let left = maxBytes;
  const timer = setTimeout(() => request.destroy(), idleMs);
  timer.unref();
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    timer.refresh();
    if (left < 0) request.destroy();
  });
  request.on('close', () => clearTimeout(timer));
  request.resume();
}
