import { afterEach, describe, expect, it } from 'vitest';
import { type FrameSocket, openFrameSocket } from '../../src/lib/socket/frame-socket';

let socket: FrameSocket | undefined;
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
