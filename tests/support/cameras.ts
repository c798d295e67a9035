import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { components, ServerToClient } from '@isl/contracts/frames';
import sharp from 'sharp';
import { io, type Socket } from 'socket.io-client';
import { ROOT } from './repository.js';

/** Loopback has many addresses: the service takes them for different people's. */
export const HONEST = '127.0.0.1';
export const ATTACKER = '127.0.0.2';
const MOST_A_SECOND = 15;
const MOST_OPEN = 2;

export type Camera = {
  readonly socket: Socket;
  /** The service's word on what it is served. */
  readonly session: components['schemas']['Session'];
};

/** Somebody who signs, as a page would send it; as wide as that, too, where nothing else is said. */
export async function aPicture(width = 640): Promise<string> {
  const file = join(ROOT, 'assets/guide/5.webp');
  const jpeg = await sharp(file)
    .resize(width, (width * 3) / 4, { fit: 'cover' })
    .jpeg({ quality: 70 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/** A camera of an address; null where it is not let in. */
export async function openCamera(
  url: string,
  localAddress: string,
  options: { readonly query?: Record<string, string>; readonly auth?: object } = {},
): Promise<Camera | null> {
  // Node's transport takes `localAddress`, which the browsers' types do not know.
  const settings = { transports: ['websocket'], forceNew: true, reconnection: false, localAddress };
  const socket = io(url, { ...settings, ...options });
  return await new Promise((resolve) => {
    socket.once('session', (session: Camera['session']) => resolve({ socket, session }));
    socket.once('connect_error', () => {
      socket.close();
      resolve(null);
    });
  });
}

/** Frames a second that somebody is served who sends as the page does: at the rate that is promised. */
export async function servedAsPromised(
  { socket, session }: Camera,
  image: string,
  seconds: number,
): Promise<number> {
  let promised = session.framesPerSecond;
  let open = 0;
  let served = 0;
  const promise = (changed: Camera['session']) => {
    promised = changed.framesPerSecond;
  };
  const count: ServerToClient['frame_processed'] = ({ error }) => {
    open = Math.max(0, open - 1);
    if (error === null) served += 1;
  };
  socket.on('session', promise);
  socket.on('frame_processed', count);
  const end = Date.now() + seconds * 1000;
  for (let sent = 0; Date.now() < end; sent += 1) {
    if (open < MOST_OPEN) {
      socket.emit('process_frame', { id: String(sent), sentAt: Date.now(), image });
      open += 1;
    } else {
      // What was dropped is never answered: two at once do not wait for it for ever.
      open -= 0.2;
    }
    await wait(1000 / Math.min(MOST_A_SECOND, promised));
  }
  socket.off('session', promise);
  socket.off('frame_processed', count);
  return served / seconds;
}

/** Sends to everybody's harm: fifteen frames a second, whatever is promised or answered. */
export function sendOn(cameras: readonly Camera[], image: string): () => void {
  const timer = setInterval(() => {
    for (const { socket } of cameras) socket.volatile.emit('process_frame', { image });
  }, 1000 / MOST_A_SECOND);
  return () => clearInterval(timer);
}
