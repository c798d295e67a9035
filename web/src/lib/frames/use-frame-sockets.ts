import type { components } from '@isl/contracts/frames';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type FrameSocket, openFrameSocket, type SocketState } from '../socket/frame-socket';

export type FrameProcessed = components['schemas']['FrameProcessed'];
export type FrameService = 'emotion' | 'signs';
export type FrameServiceUrls = Partial<Record<FrameService, string>>;
type States = Partial<Record<FrameService, SocketState>>;

type FrameSockets = {
  readonly states: States;
  /** Sends to each connected service; while one is away its frames are dropped, not kept. */
  readonly send: (frame: components['schemas']['FrameEnvelope']) => void;
};

/** Keeps a socket to each named service while the screen is open. */
export function useFrameSockets(
  urls: FrameServiceUrls,
  onAnswer: (service: FrameService, answer: FrameProcessed) => void,
): FrameSockets {
  const { emotion, signs } = urls;
  const socketsRef = useRef<FrameSocket[]>([]);
  const onAnswerRef = useRef(onAnswer);
  const [states, setStates] = useState<States>({});

  useEffect(() => {
    onAnswerRef.current = onAnswer;
  });

  useEffect(() => {
    const follow = (service: FrameService, url: string): FrameSocket => {
      const socket = openFrameSocket(url);
      const note = (state: SocketState): void =>
        setStates((before) => ({ ...before, [service]: state }));
      note('connecting');
      socket.on('connect', () => note('connected'));
      socket.on('disconnect', (reason) => {
        note('reconnecting');
        // A server that closes on purpose (a restart) ends socket.io's own reconnecting.
        if (reason === 'io server disconnect') socket.connect();
      });
      socket.on('connect_error', () => note('reconnecting'));
      let newest = 0;
      socket.on('frame_processed', (answer) => {
        const number = Number(answer.id ?? 0);
        if (number < newest) return;
        newest = number;
        onAnswerRef.current(service, answer);
      });
      return socket;
    };
    const sockets = Object.entries({ emotion, signs } satisfies Record<FrameService, unknown>)
      .filter((entry): entry is [FrameService, string] => typeof entry[1] === 'string')
      .map(([service, url]) => follow(service, url));
    socketsRef.current = sockets;
    return () => {
      socketsRef.current = [];
      for (const socket of sockets) socket.disconnect();
      setStates({});
    };
  }, [emotion, signs]);

  const send = useCallback((frame: components['schemas']['FrameEnvelope']) => {
    for (const socket of socketsRef.current) {
      // The client library would keep what is sent while it reconnects, and send it all at once.
      if (socket.connected) socket.volatile.emit('process_frame', frame);
    }
  }, []);

  return { states, send };
}
