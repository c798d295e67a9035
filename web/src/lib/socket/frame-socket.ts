import type { ClientToServer, ServerToClient } from '@isl/contracts/frames';
import { nanoid } from 'nanoid';
import { io, type Socket } from 'socket.io-client';
import { session } from '../session/browser-session';

export type FrameSocket = Socket<ServerToClient, ClientToServer>;
export type SocketState = 'connecting' | 'connected' | 'reconnecting';

/** Spec section 9, the client's defaults, written down so that an upgrade cannot change them. */
const socketSettings = {
  path: '/socket.io',
  timeout: 20_000,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
} as const;

/** A socket to one of the frame services; it reconnects by itself with a fresh token each time. */
export function openFrameSocket(url: string): FrameSocket {
  const requestId = nanoid();
  return io(url, {
    ...socketSettings,
    transports: ['websocket'],
    forceNew: true,
    auth: (answer) => {
      void session
        .fresh()
        .then((token) => answer(token === null ? { requestId } : { token, requestId }));
    },
  });
}
