import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { HostAddress, type MongoClient } from 'mongodb';

/** A way to the store that can be broken off, as when the store dies. */
export async function aBreakablePath(
  storeUrl: string,
  connected: MongoClient,
): Promise<{ url: string; breakOff: () => Promise<void> }> {
  const { host, port: storePort } = await whereWritesGo(connected);
  const sockets = new Set<Socket>();
  const server = createServer((inward) => {
    const outward = connect(storePort, host);
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
    url: throughPort(storeUrl, port, connected),
    breakOff: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Of a replica set it is the primary, whichever of its hosts that is. */
async function whereWritesGo(client: MongoClient): Promise<{ host: string; port: number }> {
  const { primary } = await client.db('admin').command({ isMaster: 1 });
  const address = primary ? HostAddress.fromString(primary) : client.options.hosts[0];
  return { host: address?.host ?? 'localhost', port: address?.port ?? 27017 };
}

/** The same login and settings on this port. The driver may not look for the set's other hosts. */
function throughPort(storeUrl: string, port: number, { options }: MongoClient): string {
  const [, login = '', path = '/', query = ''] =
    /^[^/]*\/\/(?:([^@/]*@))?[^/?]*(\/[^?]*)?(?:\?(.*))?$/.exec(storeUrl) ?? [];
  const settings = new URLSearchParams(query);
  settings.delete('replicaSet');
  settings.set('directConnection', 'true');
  if (options.tls) {
    settings.set('tls', 'true');
    settings.set('tlsAllowInvalidHostnames', 'true');
  }
  return `mongodb://${login}127.0.0.1:${port}${path}?${settings}`;
}
