import type { IncomingMessage } from 'node:http';
import { AppError } from '@isl/service-kit';

export type Pace = {
  /** Milliseconds in which nothing may arrive. */
  readonly idleMs: number;
  /** Milliseconds before the average counts: a line needs time to find its speed. */
  readonly graceMs: number;
  readonly leastBytesPerSecond: number;
};

export type Line = {
  /** Aborted with the reason when the line ends early, falls silent or is too slow. */
  readonly signal: AbortSignal;
  readonly stop: () => void;
};

/** Looks this often within the shortest of the times. */
const LOOKS = 10;

/** Whether the sender has left before the request was read. */
export function isGone(request: IncomingMessage): boolean {
  return (request.destroyed || request.socket.destroyed) && !request.readableEnded;
}

/** Watches a body arrive. The connection's own counter is read: listening would disturb the flow. */
export function watchLine(request: IncomingMessage, pace: Pace, onBytes: () => void): Line {
  const { socket } = request;
  const ended = new AbortController();
  let seen = socket.bytesRead;
  let arrived = 0;
  let silentMs = 0;
  let waitedMs = 0;
  let lookedAt = performance.now();

  const look = (): void => {
    const now = performance.now();
    const passedMs = now - lookedAt;
    lookedAt = now;
    const bytes = socket.bytesRead - seen;
    seen = socket.bytesRead;
    arrived += bytes;
    if (bytes > 0) onBytes();
    // Whole, or we are the slow ones: then the sender's clock stands still.
    if (request.complete || request.readableLength > 0) {
      silentMs = 0;
      return;
    }
    waitedMs += passedMs;
    silentMs = bytes > 0 ? 0 : silentMs + passedMs;
    if (silentMs >= pace.idleMs) ended.abort(stalled());
    else if (waitedMs >= pace.graceMs && arrived < leastAfter(waitedMs)) ended.abort(tooSlow());
  };
  const leastAfter = (ms: number): number => (ms / 1000) * pace.leastBytesPerSecond;
  const onClose = (): void => {
    if (!request.readableEnded) ended.abort(senderLeft());
  };
  const timer = setInterval(look, Math.min(pace.idleMs, pace.graceMs) / LOOKS);
  request.once('close', onClose);
  socket.once('close', onClose);
  return {
    signal: ended.signal,
    stop: () => {
      clearInterval(timer);
      request.off('close', onClose);
      socket.off('close', onClose);
    },
  };
}

const ENDS: ReadonlySet<string> = new Set(['SENDER_LEFT', 'UPLOAD_STALLED', 'UPLOAD_TOO_SLOW']);

/** Whether only the line ended: nothing is wrong with what came over it. */
export function isLineEnd(error: unknown): boolean {
  return error instanceof AppError && ENDS.has(error.code);
}

export function senderLeft(): AppError {
  return new AppError('SENDER_LEFT', 'Error: the connection ended before the upload did.');
}

function stalled(): AppError {
  return new AppError('UPLOAD_STALLED', 'Error: the upload stopped arriving.');
}

function tooSlow(): AppError {
  return new AppError(
    'UPLOAD_TOO_SLOW',
    'Error: the upload arrived too slowly. Try again with a better connection or a smaller video.',
  );
}
