import type { components } from '@isl/contracts/frames';

type Envelope = components['schemas']['FrameEnvelope'];

/**
 * The server's end of a socket: speaks as much of Engine.IO 4 and Socket.IO 5 as a client needs,
 * so that the real client library runs in the tests.
 */
export class FakeWebSocket {
  static open: FakeWebSocket[] = [];
  static isRefusing = false;

  static reset(): void {
    FakeWebSocket.open = [];
    FakeWebSocket.isRefusing = false;
  }

  /** The live connection to a service, by a part of its address. */
  static to(part: string): FakeWebSocket | undefined {
    return FakeWebSocket.open.findLast(({ url, isClosed }) => url.includes(part) && !isClosed);
  }

  readonly frames: Envelope[] = [];
  /** The attachments of process_landmarks. */
  readonly points: Uint8Array[] = [];
  /** What came beside frames, by its event. */
  readonly asked: [string, unknown][] = [];
  /** What the handshake carried; undefined before it. */
  auth: unknown;
  isClosed = false;
  binaryType = 'blob';
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;

  constructor(readonly url: string) {
    queueMicrotask(() => {
      if (FakeWebSocket.isRefusing) {
        this.onerror?.({ type: 'error' });
        this.drop();
        return;
      }
      FakeWebSocket.open.push(this);
      this.readyState = 1;
      this.onopen?.();
      this.tell('0{"sid":"engine","upgrades":[],"pingInterval":25000,"pingTimeout":20000}');
    });
  }

  send(data: string | ArrayBuffer | Uint8Array): void {
    if (typeof data !== 'string') {
      this.points.push(new Uint8Array(ArrayBuffer.isView(data) ? data.slice().buffer : data));
    } else if (data.startsWith('40')) {
      this.auth = data.length > 2 ? JSON.parse(data.slice(2)) : null;
      this.tell('40{"sid":"socket"}');
    } else if (data.startsWith('42')) {
      const [event, payload] = JSON.parse(data.slice(2)) as [string, Envelope];
      if (event === 'process_frame') this.frames.push(payload);
      else this.asked.push([event, payload]);
    }
  }

  /** Answers with frame_processed. */
  answer(result: components['schemas']['FrameProcessed']): void {
    this.say('frame_processed', result);
  }

  /** As a connection begins. */
  greet(session: components['schemas']['Session']): void {
    this.say('session', session);
  }

  /** Says what it saw in a take. */
  tellTaught(taught: components['schemas']['Taught']): void {
    this.say('taught', taught);
  }

  /** Names the signs that look most like a take. */
  tellFound(found: components['schemas']['Found']): void {
    this.say('found', found);
  }

  /** Says what it saw of a letter that was held. */
  tellLetterTaught(taught: components['schemas']['LetterTaught']): void {
    this.say('letter_taught', taught);
  }

  /** As when the service goes away, or closes for a reason of its own. */
  drop(code = 1006): void {
    this.isClosed = true;
    this.readyState = 3;
    this.onclose?.({ code, reason: '' });
  }

  close(): void {
    this.isClosed = true;
    this.readyState = 3;
  }

  private say(event: string, payload: object): void {
    this.tell(`42${JSON.stringify([event, payload])}`);
  }

  private tell(data: string): void {
    this.onmessage?.({ data });
  }
}
