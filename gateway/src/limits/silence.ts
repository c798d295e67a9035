import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** So long nothing may move in either direction; it is noticed up to half of that later. */
const SILENT_MS = 120_000;
const LOOKS = 2;

type Seen = { bytes: number; unmoved: number };

/**
 * Ends connections on which nothing moves. All are looked at now and then: a timer for each, as
 * Node's own `server.timeout`, is set anew with every read and write.
 */
export function endSilentConnections(app: FastifyInstance, silentMs = SILENT_MS): void {
  const open = new Map<Socket, Seen>();
  app.server.on('connection', (socket: Socket) => {
    open.set(socket, { bytes: 0, unmoved: 0 });
    socket.once('close', () => open.delete(socket));
  });
  const look = (): void => {
    for (const [socket, seen] of open) {
      // What waits to be sent counts as sent: of who does not read it stands still.
      const bytes = socket.bytesRead + socket.bytesWritten;
      seen.unmoved = bytes === seen.bytes ? seen.unmoved + 1 : 0;
      seen.bytes = bytes;
      if (seen.unmoved >= LOOKS) socket.destroy();
    }
  };
  const timer = setInterval(look, silentMs / LOOKS).unref();
  app.addHook('onClose', () => clearInterval(timer));
}
