import type { IncomingMessage } from 'node:http';

export type IdleWatch = {
  /** Rejects once nothing has arrived for the time; never resolves. */
  readonly idle: Promise<never>;
  readonly stop: () => void;
};

/** Looks this often within the time allowed. */
const LOOKS = 10;

/** Watches a body arrive. The connection's own counter is read: listening would disturb the flow. */
export function watchIdle(request: IncomingMessage, idleMs: number, late: () => Error): IdleWatch {
  let stop = (): void => undefined;
  const idle = new Promise<never>((_resolve, reject) => {
    let seen = request.socket.bytesRead;
    let since = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      if (request.complete || request.socket.bytesRead !== seen) {
        seen = request.socket.bytesRead;
        since = now;
      } else if (now - since >= idleMs) reject(late());
    }, idleMs / LOOKS);
    stop = () => clearInterval(timer);
  });
  // Nobody may be waiting for it any more when it comes.
  idle.catch(() => undefined);
  return { idle, stop };
}
