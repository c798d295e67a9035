import type { ClientToServer, ServerToClient } from '@isl/contracts/frames';
import { io, type Socket } from 'socket.io-client';

export type LetterAnswer = Parameters<ServerToClient['frame_processed']>[0]['predictions2'];

export type LetterSocket = {
  readonly send: (image: string) => void;
  readonly close: () => void;
};

/** Frames to the recogniser and its answers back; it connects again by itself. */
export function openLetterSocket(
  url: string,
  listeners: {
    readonly onReach: (isReached: boolean) => void;
    readonly onAnswer: (answer: LetterAnswer) => void;
  },
): LetterSocket {
  const socket: Socket<ServerToClient, ClientToServer> = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
  });
  socket.on('connect', () => listeners.onReach(true));
  socket.on('disconnect', () => listeners.onReach(false));
  socket.on('connect_error', () => listeners.onReach(false));
  socket.on('frame_processed', ({ predictions2 }) => listeners.onAnswer(predictions2));
  return {
    send: (image) => {
      if (socket.connected) socket.emit('process_frame', { image });
    },
    close: () => socket.close(),
  };
}
