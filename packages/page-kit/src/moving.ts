import type { ClientToServer, ServerToClient } from '@isl/contracts/frames';
import type { Socket } from 'socket.io-client';

/** Everybody at once would be a rush on the process that is left. */
const SPREAD_MS = 1000;
/** Hands that stay up are waited for no longer: the service closes some seconds after it asked. */
const HANDS_UP_AT_MOST_MS = 3000;

/**
 * Connects again when the service asks for it by `session.moving`: between two signs where the service
 * says whether hands are up, so that no sign is seen half by each process.
 */
export function moveWhenAsked(socket: Socket<ServerToClient, ClientToServer>): void {
  let isUp = false;
  let mayMove = false;
  let waits: readonly ReturnType<typeof setTimeout>[] = [];
  const rest = (): void => {
    for (const wait of waits) clearTimeout(wait);
    waits = [];
    mayMove = false;
    isUp = false;
  };
  const move = (): void => {
    socket.disconnect();
    socket.connect();
  };
  socket.on('session', ({ moving, proofNeeded }) => {
    // What has no place here looks for one by itself.
    if (!moving || proofNeeded || waits.length > 0) return;
    const soon = setTimeout(() => {
      if (isUp) mayMove = true;
      else move();
    }, Math.random() * SPREAD_MS);
    waits = [soon, setTimeout(move, HANDS_UP_AT_MOST_MS)];
  });
  socket.on('frame_processed', ({ error, predictions2 }) => {
    if (error === null) isUp = predictions2.handsUp ?? false;
    if (mayMove && !isUp) move();
  });
  socket.on('disconnect', rest);
}
