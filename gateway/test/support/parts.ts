import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { type FastifyInstance, fastify } from 'fastify';

export type Seen = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
};
export type Part = {
  readonly url: string;
  readonly seen: readonly Seen[];
  readonly close: () => Promise<void>;
};

/** A service behind the gateway that remembers what it was asked, but whether it is ready. */
export async function aPart(prepare: (app: FastifyInstance) => void = () => {}): Promise<Part> {
  const app = fastify({ forceCloseConnections: true });
  const seen: Seen[] = [];
  app.addHook('onRequest', async ({ method, url, headers }) => {
    if (url !== '/ready') seen.push({ method, url, headers });
  });
  prepare(app);
  if (!app.hasRoute({ method: 'GET', url: '/ready' })) app.get('/ready', async () => ({}));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, seen, close: () => app.close() };
}

/** An address on which nobody listens. */
export async function aDeadAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}

/** A service that takes a connection and breaks it off, so many times, with no more than this answered. */
export async function aBreakingPart(
  times: number,
  begun = '',
): Promise<Part & { connections: () => number }> {
  let connections = 0;
  const server = createTcpServer((socket) => {
    connections += 1;
    const isBreaking = connections <= times;
    socket.on('error', () => socket.destroy());
    socket.once('data', () => {
      if (isBreaking) socket.end(begun, () => socket.destroy());
      else socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\nok');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen: [],
    connections: () => connections,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
