import type { IncomingMessage } from 'node:http';

/** Ends the connection of a request whose body is not there in time; a slow trickle holds nothing. */
export function limitArrival(raw: IncomingMessage, limitMs: number): void {
  if (raw.complete) return;
  const timer = setTimeout(() => raw.destroy(), limitMs).unref();
  const clear = (): void => clearTimeout(timer);
  raw.once('end', clear);
  raw.once('close', clear);
}
