import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Balancer = {
  readonly address: string;
  readonly close: () => void;
};

/** Leads each new connection to the first of the targets that says it is ready, as a cluster does. */
export async function openBalancer(targets: readonly string[]): Promise<Balancer> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((client) => {
    keep(client);
    void firstReady(targets).then((target) => {
      if (target === null) {
        client.destroy();
        return;
      }
      const far = connect(Number(target.port), target.hostname);
      keep(far);
      client.pipe(far).pipe(client);
      client.once('close', () => far.destroy());
      far.once('close', () => client.destroy());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

async function firstReady(targets: readonly string[]): Promise<URL | null> {
  for (const target of targets) {
    const ready = await fetch(`${target}/ready`).catch(() => null);
    if (ready?.ok) return new URL(target);
  }
  return null;
}
