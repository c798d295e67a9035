import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Line = {
  /** The target, seen through the line. */
  readonly address: string;
  /** From now on nothing passes and nobody is let in. */
  readonly cut: () => void;
  readonly mend: () => void;
  /** How many bytes went to the target so far. */
  readonly passedBytes: () => number;
  readonly close: () => void;
};

/** A connection to the target that can be cut, as when a phone loses its network; told after each piece. */
export async function openLine(
  target: string,
  onPassed: (passedBytes: number) => void = () => {},
): Promise<Line> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  let passed = 0;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // A broken pair tells each other below.
    socket.on('error', () => socket.destroy());
    return socket;
  };
  const cut = (): void => {
    isCut = true;
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const server = createServer((client) => {
    keep(client);
    if (isCut) {
      client.resetAndDestroy();
      return;
    }
    const far = keep(connect(Number(port), hostname));
    client.on('data', (chunk: Buffer) => {
      passed += chunk.length;
      onPassed(passed);
    });
    client.pipe(far).pipe(client);
    client.once('close', () => far.destroy());
    far.once('close', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      isCut = false;
    },
    passedBytes: () => passed,
    close: () => {
      cut();
      server.close();
    },
  };
}
