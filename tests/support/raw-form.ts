import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { uploadForm } from './api.js';

/** An upload as the bytes on the line, to be sent in parts. */
export type RawForm = { readonly head: Buffer; readonly body: Buffer };

export async function aRawForm(
  path: string,
  headers: Readonly<Record<string, string>>,
  file: Blob,
): Promise<RawForm> {
  const form = new Request('http://any', { method: 'POST', body: uploadForm(file, 'Cut off') });
  const body = Buffer.from(await form.arrayBuffer());
  const all = {
    host: 'any',
    ...headers,
    'content-type': form.headers.get('content-type') ?? '',
    'content-length': String(body.length),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return { head: Buffer.from([`POST ${path} HTTP/1.1`, ...lines, '\r\n'].join('\r\n')), body };
}

/** Ten points of the head and ten of the body, each as what was sent up to it. */
export function twentyPoints({ head, body }: RawForm): Buffer[] {
  const parts = Array.from({ length: 10 }, (_, index) => index / 10);
  return [
    ...parts.map((part) => head.subarray(0, head.length * (1 - part))),
    ...parts.map((part) => Buffer.concat([head, body.subarray(0, body.length * part)])),
  ];
}

/** A line that these bytes went out on. */
export async function sendOn(target: string, bytes: Buffer): Promise<Socket> {
  const { hostname, port } = new URL(target);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(bytes, resolve));
  return socket;
}
