import type { Steps } from '@isl/service-kit';
import { isStreamed } from '../proxy/parts.js';
import { limitArrival } from './arrival.js';

/** A body that is no upload has this long to arrive. */
const ARRIVAL_MS = 30_000;
/** After an answer, what the sender still sends is thrown away for this long, then the connection is cut. */
const LINGER_MS = 10_000;

/** Ends connections that send too slowly, on every route and for every sender. */
export function guardConnections(steps: Steps): void {
  steps.arrived((request) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!isReading && !isStreamed(request.url)) limitArrival(request.raw, ARRIVAL_MS);
  });
  steps.answered((request) => {
    if (request.method !== 'GET') limitArrival(request.raw, LINGER_MS);
  });
}
