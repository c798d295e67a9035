import type { ClientToServer, ServerToClient } from '@isl/contracts/frames';
import { io, type Socket } from 'socket.io-client';
import { moveWhenAsked } from './moving.js';

export type FrameConnection = Socket<ServerToClient, ClientToServer>;

/** Spec section 9, the client's defaults, written down so that an upgrade cannot change them. */
const SETTINGS = {
  path: '/socket.io',
  timeout: 20_000,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
  transports: ['websocket'],
  forceNew: true,
};

/**
 * A connection to the frame service at `url`, which connects again by itself, also when it is asked to.
 * @param show What the service is to know of whoever connects; asked for at each connection.
 */
export function openFrameConnection(
  url: string,
  show: () => Promise<Readonly<Record<string, string>>>,
): FrameConnection {
  const socket: FrameConnection = io(url, {
    ...SETTINGS,
    auth: (answer) => void show().then((shown) => answer(shown)),
  });
  moveWhenAsked(socket);
  return socket;
}

/** Tells of all that goes either way, in bytes. */
export function countBytes(socket: FrameConnection, onBytes: (bytes: number) => void): void {
  const count = ({ data }: { readonly data?: unknown }): void => {
    if (typeof data === 'string') onBytes(data.length);
    else if (data instanceof ArrayBuffer || ArrayBuffer.isView(data)) onBytes(data.byteLength);
  };
  // A connection has an engine of its own each time.
  socket.io.on('open', () => {
    socket.io.engine.on('packetCreate', count);
    socket.io.engine.on('packet', count);
  });
}
