import type { components } from '@isl/contracts/frames';
import { SOCKET_PARTS, type SocketPart } from '@isl/contracts/parts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type FrameSocket, openFrameSocket, type SocketState } from '../socket/frame-socket';

export type FrameProcessed = components['schemas']['FrameProcessed'];
export type FrameSession = components['schemas']['Session'];
export type FrameService = SocketPart;
export type FrameServiceUrls = Partial<Record<FrameService, string>>;
type States = Partial<Record<FrameService, SocketState>>;

type FrameSockets = {
  readonly states: States;
  /** Sends to one service; while it is away its frames are dropped, not kept. */
  readonly send: (service: FrameService, frame: components['schemas']['FrameEnvelope']) => void;
  /** Frames are about to come: what was closed for want of them connects again. */
  readonly wake: () => void;
};

export type FrameListeners = {
  readonly onAnswer: (service: FrameService, answer: FrameProcessed) => void;
  /** Once or more in a connection: again with each other rate that the service can serve. */
  readonly onSession: (service: FrameService, session: FrameSession) => void;
  /** Each `connected` is a new connection: the service knows nothing of the one before. */
  readonly onState: (service: FrameService, state: SocketState) => void;
  /** All that goes either way. */
  readonly onBytes: (bytes: number) => void;
};

/** Keeps a socket to each named service while the screen is open. */
export function useFrameSockets(urls: FrameServiceUrls, listeners: FrameListeners): FrameSockets {
  // The same addresses are the same sockets, whichever object they come in.
  const addresses = JSON.stringify(urls);
  const socketsRef = useRef(new Map<FrameService, FrameSocket>());
  const listenersRef = useRef(listeners);
  const [states, setStates] = useState<States>({});

  useEffect(() => {
    listenersRef.current = listeners;
  });

  useEffect(() => {
    const follow = (service: FrameService, url: string): FrameSocket => {
      const socket = openFrameSocket(
        url,
        (state) => {
          setStates((before) => ({ ...before, [service]: state }));
          listenersRef.current.onState(service, state);
        },
        (bytes) => listenersRef.current.onBytes(bytes),
      );
      let newest = 0;
      socket.io.on('frame_processed', (answer) => {
        const number = Number(answer.id ?? 0);
        if (number < newest) return;
        newest = number;
        listenersRef.current.onAnswer(service, answer);
      });
      socket.io.on('session', (session) => listenersRef.current.onSession(service, session));
      return socket;
    };
    const sockets = new Map(
      SOCKET_PARTS.flatMap((service) => {
        const { [service]: url }: FrameServiceUrls = JSON.parse(addresses);
        return url === undefined ? [] : [[service, follow(service, url)] as const];
      }),
    );
    socketsRef.current = sockets;
    return () => {
      socketsRef.current = new Map();
      for (const socket of sockets.values()) socket.close();
      setStates({});
    };
  }, [addresses]);

  const send = useCallback<FrameSockets['send']>((service, frame) => {
    const socket = socketsRef.current.get(service);
    // The client library would keep what is sent while it reconnects, and send it all at once.
    if (socket?.io.connected) socket.io.volatile.emit('process_frame', frame);
    else socket?.wake();
  }, []);
  const wake = useCallback(() => {
    for (const socket of socketsRef.current.values()) socket.wake();
  }, []);

  return { states, send, wake };
}
