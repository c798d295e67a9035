import type { ServerToClient } from '@isl/contracts/frames';
import { openFrameConnection } from '@isl/page-kit/frame-connection';

export type LetterAnswer = Parameters<ServerToClient['frame_processed']>[0]['predictions2'];

/**
 * `proving`: many cameras are open at this address, and the framing page works for a place.
 * `crowded`: there is no place to be had.
 */
export type Reach = 'reached' | 'away' | 'proving' | 'crowded';

export type LetterSocket = {
  readonly send: (image: string) => void;
  readonly close: () => void;
};

/** Frames to the recogniser and its answers back; it connects again by itself. */
export function openLetterSocket(
  url: string,
  listeners: {
    readonly onReach: (reach: Reach) => void;
    readonly onAnswer: (answer: LetterAnswer) => void;
    /** The ids of the signs that it says. */
    readonly onSaid?: (said: ReadonlySet<string>) => void;
  },
  askForPass: () => Promise<string | null>,
): LetterSocket {
  let pass: string | null = null;
  let hasProven = false;
  let isOver = false;
  const socket = openFrameConnection(url, async () => (pass === null ? {} : { pass }));
  const prove = async (): Promise<void> => {
    listeners.onReach('proving');
    // What waits for a pass takes nobody's place meanwhile.
    socket.disconnect();
    // One that was not taken is not followed by another: each costs the device some work.
    pass = hasProven ? null : await askForPass();
    hasProven = true;
    if (isOver) return;
    if (pass === null) listeners.onReach('crowded');
    else socket.connect();
  };
  socket.on('disconnect', (reason) => {
    if (reason !== 'io client disconnect') listeners.onReach('away');
  });
  socket.on('connect_error', () => listeners.onReach('away'));
  socket.on('session', ({ proofNeeded, vocabulary = [] }) => {
    if (proofNeeded) {
      void prove();
    } else {
      hasProven = false;
      listeners.onReach('reached');
      listeners.onSaid?.(new Set(vocabulary.filter(({ isSaid }) => isSaid).map(({ id }) => id)));
    }
  });
  socket.on('frame_processed', ({ predictions2 }) => listeners.onAnswer(predictions2));
  return {
    send: (image) => {
      if (socket.connected) socket.emit('process_frame', { image });
    },
    close: () => {
      isOver = true;
      socket.close();
    },
  };
}
