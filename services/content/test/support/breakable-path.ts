import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to the store that can be broken off, as when the store dies. */
export async function aBreakablePath(
  storeUrl: string,
): Promise<{ url: string; breakOff: () => Promise<void> }> {
  const store = new URL(storeUrl);
  const sockets = new Set<Socket>();
  const server = createServer((inward) => {
    const outward = connect(Number(store.port || 27017), store.hostname);
    for (const socket of [inward, outward]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    inward.pipe(outward).pipe(inward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `mongodb://127.0.0.1:${port}/?directConnection=true`,
    breakOff: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
