import { WebSocket } from 'ws';

/** How a connection that only says `packets` went. */
export type Said = {
  /** What the service said, but for its greeting. */
  readonly heard: readonly string[];
  /** Why it closed; null where it is still open. */
  readonly closed: number | null;
};

/** Says packets on a WebSocket of its own, without a library that would refuse to. */
export function sayPackets(
  url: string,
  packets: readonly (string | Buffer)[],
  { waitMs }: { readonly waitMs: number },
): Promise<Said> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const heard: string[] = [];
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve({ heard, closed: null });
      socket.terminate();
    }, waitMs);
    socket.on('open', () => {
      for (const packet of packets) socket.send(packet);
    });
    socket.on('message', (data) => {
      const text = String(data);
      if (text.startsWith('42["frame_processed"')) heard.push(text);
    });
    socket.on('close', (code) => {
      clearTimeout(timer);
      resolve({ heard, closed: code });
    });
    socket.on('error', reject);
  });
}
