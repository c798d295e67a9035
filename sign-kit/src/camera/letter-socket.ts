import type { ServerToClient } from '@isl/contracts/frames';
import { countBytes, openFrameConnection } from '@isl/page-kit/frame-connection';

type Answer = Parameters<ServerToClient['frame_processed']>[0];
export type LetterAnswer = Answer['predictions2'];
/** The points of hands and body in a picture, and when it was taken. */
export type Points = NonNullable<Answer['skeleton']> & { readonly at: number };

/**
 * `proving`: many cameras are open at this address, and the framing page works for a place.
 * `crowded`: there is no place to be had.
 */
export type Reach = 'reached' | 'away' | 'proving' | 'crowded';

export type LetterSocket = {
  readonly send: (image: string) => void;
  /** How much went either way since it was opened. */
  readonly bytesUsed: () => number;
  readonly close: () => void;
};

/** Frames to the recogniser and its answers back; it connects again by itself. */
export function openLetterSocket(
  url: string,
  listeners: {
    readonly onReach: (reach: Reach) => void;
    readonly onAnswer: (answer: LetterAnswer) => void;
    readonly onPoints: (points: Points) => void;
    /** The ids of the signs that it says. */
    readonly onSaid?: (said: ReadonlySet<string>) => void;
  },
  askForPass: () => Promise<string | null>,
): LetterSocket {
  let pass: string | null = null;
  let hasProven = false;
  let isOver = false;
  const socket = openFrameConnection(url, async () => (pass === null ? {} : { pass }));
  let bytes = 0;
  countBytes(socket, (more) => {
    bytes += more;
  });
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
  socket.on('frame_processed', ({ id, predictions2, skeleton }) => {
    listeners.onAnswer(predictions2);
    if (skeleton && id !== null) listeners.onPoints({ ...skeleton, at: Number(id) });
  });
  return {
    // A picture is named by when it was taken.
    send: (image) => {
      const id = String(Date.now());
      if (socket.connected) socket.emit('process_frame', { id, image, skeleton: true });
    },
    bytesUsed: () => bytes,
    close: () => {
      isOver = true;
      socket.close();
    },
  };
}
