import { CLOSES } from '@isl/contracts/frames';
import {
  countBytes,
  type FrameConnection,
  openFrameConnection,
} from '@isl/page-kit/frame-connection';
import type { DisconnectDescription } from 'socket.io-client';
import { hexId } from '../hex-id';
import { log } from '../log';
import { session } from '../session/browser-session';
import { socketPass } from './socket-pass';

/**
 * `proving`: its address has many cameras open, and the page works for a place of its own.
 * `resting`: it was closed for want of frames, and opens again for one.
 */
export type SocketState = 'connecting' | 'connected' | 'reconnecting' | 'proving' | 'resting';

export type FrameSocket = {
  readonly io: FrameConnection;
  /** Frames are about to come: a resting one connects again. */
  readonly wake: () => void;
  readonly close: () => void;
};

/** A pass that could not be had or was not taken is tried again so much later each time. */
const PROOF_WAIT_MS = 5000;
const LONGEST_PROOF_WAIT_MS = 60_000;

/**
 * A socket to one of the frame services; it reconnects by itself with a fresh token each time.
 * @param onBytes Told of all that goes either way, in bytes.
 */
export function openFrameSocket(
  url: string,
  onState: (state: SocketState) => void = () => {},
  onBytes: (bytes: number) => void = () => {},
): FrameSocket {
  // Also the trace of what is measured of it, where traces are kept.
  const requestId = hexId(16);
  let state: SocketState = 'connecting';
  let shown: string | null = null;
  let proofs = 0;
  let isOver = false;
  const note = (now: SocketState): void => {
    state = now;
    if (!isOver) onState(now);
  };
  const socket = openFrameConnection(url, async () => {
    shown = socketPass.current();
    const pass = shown === null ? {} : { pass: shown };
    const token = await session.fresh();
    return { requestId, ...pass, ...(token === null ? {} : { token }) };
  });
  const prove = async (): Promise<void> => {
    note('proving');
    // What waits for a pass takes nobody's place meanwhile.
    socket.disconnect();
    const wait = Math.min(proofs * PROOF_WAIT_MS, LONGEST_PROOF_WAIT_MS);
    proofs += 1;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    if (isOver) return;
    try {
      await socketPass.renew(shown);
    } catch (error) {
      log.error('no pass for the camera', error);
    }
    if (!isOver) socket.connect();
  };
  note('connecting');
  countBytes(socket, onBytes);
  socket.on('connect', () => note('connected'));
  socket.on('disconnect', (reason, details) => {
    if (reason === 'io client disconnect') return;
    if (closeCode(details) === CLOSES.idle) {
      socket.disconnect();
      note('resting');
      return;
    }
    note('reconnecting');
    // A server that closes on purpose (a restart) ends socket.io's own reconnecting.
    if (reason === 'io server disconnect') socket.connect();
  });
  socket.on('connect_error', () => note('reconnecting'));
  socket.on('session', ({ proofNeeded }) => {
    if (!proofNeeded) proofs = 0;
    else if (state !== 'proving') void prove();
  });
  return {
    io: socket,
    wake: () => {
      if (state !== 'resting') return;
      note('connecting');
      socket.connect();
    },
    close: () => {
      isOver = true;
      socket.disconnect();
    },
  };
}

/** The code of the WebSocket's close, where that is what ended the connection. */
function closeCode(details: DisconnectDescription | undefined): number | undefined {
  if (details === undefined || details instanceof Error) return undefined;
  const { context } = details as { readonly context?: { readonly code?: number } };
  return context?.code;
}
