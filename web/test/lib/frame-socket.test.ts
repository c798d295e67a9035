import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FrameSocket, SocketState } from '../../src/lib/socket/frame-socket';
import { anAnswer } from '../support/factories';
import { FakeWebSocket } from '../support/fake-web-socket';

let openFrameSocket: typeof import('../../src/lib/socket/frame-socket').openFrameSocket;
let socket: FrameSocket | undefined;
beforeAll(async () => {
  // The library looks for the page's WebSocket once, when it is read.
  ({ openFrameSocket } = await import('../../src/lib/socket/frame-socket'));
});
afterEach(() => socket?.close());

describe('the settings of a frame socket', () => {
  it('are the path, time-out and patience of spec section 9', () => {
    socket = openFrameSocket('http://emotion.test');
    const { io } = socket.io;
    expect(io.opts.path).toBe('/socket.io');
    expect(io.timeout()).toBe(20_000);
    expect(io.reconnection()).toBe(true);
    expect(io.reconnectionDelay()).toBe(1000);
    expect(io.reconnectionDelayMax()).toBe(5000);
    expect(io.randomizationFactor()).toBe(0.5);
    expect(io.reconnectionAttempts()).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('a service that is about to stop', () => {
  const session = { signedIn: false, framesPerSecond: 10 };
  const states: SocketState[] = [];
  const here = () => FakeWebSocket.to('signs.test') as FakeWebSocket;
  const say = (handsUp: boolean) =>
    here().answer(anAnswer({ predictions2: { id: '', label: '', candidates: [], handsUp } }));
  const connections = () => FakeWebSocket.open.length;

  beforeEach(async () => {
    vi.useFakeTimers();
    states.length = 0;
    socket = openFrameSocket('http://signs.test', (state) => states.push(state));
    await vi.advanceTimersByTimeAsync(10);
    here().greet(session);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is left within a second for another, and no word is said of it', async () => {
    const old = here();
    old.greet({ ...session, moving: true });
    expect(old.isClosed).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(old.isClosed).toBe(true);
    expect(here()).not.toBe(old);
    expect(socket?.io.connected).toBe(true);
    expect(states).toEqual(['connecting', 'connected', 'connected']);
    // The other is not left.
    await vi.advanceTimersByTimeAsync(10_000);
    expect(connections()).toBe(2);
  });

  it('is left at another moment by each', async () => {
    const waits = new Set<number>();
    for (let n = 0; n < 8; n += 1) {
      const [before, began] = [connections(), Date.now()];
      here().greet({ ...session, moving: true });
      while (connections() === before && Date.now() - began < 2000) {
        await vi.advanceTimersByTimeAsync(1);
      }
      waits.add(Date.now() - began);
    }
    expect(waits.size).toBeGreaterThan(3);
  });

  it('is not left in the middle of a sign', async () => {
    say(true);
    here().greet({ ...session, moving: true });
    await vi.advanceTimersByTimeAsync(2000);
    expect(connections()).toBe(1);
    say(false);
    await vi.advanceTimersByTimeAsync(10);
    expect(connections()).toBe(2);
  });

  it('is left after three seconds whatever the hands do', async () => {
    say(true);
    here().greet({ ...session, moving: true });
    for (let n = 0; n < 30; n += 1) {
      say(true);
      // Again with each other rate that it can serve.
      here().greet({ ...session, framesPerSecond: n + 1, moving: true });
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(10);
    expect(connections()).toBe(2);
  });

  it('is tried again where the other does not let it in yet', async () => {
    here().greet({ ...session, moving: true });
    FakeWebSocket.isRefusing = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(states.at(-1)).toBe('reconnecting');
    FakeWebSocket.isRefusing = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(states.at(-1)).toBe('connected');
  });

  it('does not call back whoever has gone', async () => {
    here().greet({ ...session, moving: true });
    socket?.close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(connections()).toBe(1);
  });
});
