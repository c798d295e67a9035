import type { ClientToServer, components } from '@isl/contracts/frames';
import { SOCKET_PARTS, type SocketPart } from '@isl/contracts/parts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { log } from '../log';
import type { FrameSocket, SocketState } from '../socket/frame-socket';

export type FrameProcessed = components['schemas']['FrameProcessed'];
/** What the sign service saw in a take. */
export type Taught = components['schemas']['Taught'];
/** The signs that look most like a take. */
export type Found = components['schemas']['Found'];
/** What the sign service saw of a letter that was held. */
export type LetterTaught = components['schemas']['LetterTaught'];
/** What a service is asked beside frames. */
type Questions = Pick<
  ClientToServer,
  'teach' | 'find' | 'own_signs' | 'teach_letter' | 'own_letters'
>;
export type Ask = <Event extends keyof Questions>(
  event: Event,
  ...payload: Parameters<Questions[Event]>
) => void;
export type FrameSession = components['schemas']['Session'];
export type FrameService = SocketPart;
export type FrameServiceUrls = Partial<Record<FrameService, string>>;
type States = Partial<Record<FrameService, SocketState>>;

type FrameSockets = {
  readonly states: States;
  /** Sends to one service; while it is away its frames are dropped, not kept. */
  readonly send: (service: FrameService, frame: components['schemas']['FrameEnvelope']) => void;
  /** The same of points that were found on this device. */
  readonly sendPoints: (service: FrameService, points: Uint8Array) => void;
  /** Asks the sign service; while it is away nothing is asked. */
  readonly ask: Ask;
  /** Frames are about to come: what was closed for want of them connects again. */
  readonly wake: () => void;
};

export type FrameListeners = {
  readonly onAnswer: (service: FrameService, answer: FrameProcessed) => void;
  /** Once or more in a connection: again with each other rate that the service can serve. */
  readonly onSession: (service: FrameService, session: FrameSession) => void;
  /** Each `connected` is a new connection: the service knows nothing of the one before. */
  readonly onState: (service: FrameService, state: SocketState) => void;
  readonly onTaught?: ((taught: Taught) => void) | undefined;
  readonly onFound?: ((found: Found) => void) | undefined;
  readonly onLetterTaught?: ((taught: LetterTaught) => void) | undefined;
  /** All that goes either way. */
  readonly onBytes: (bytes: number) => void;
};

type Open = typeof import('../socket/frame-socket')['openFrameSocket'];

/** So much later its code is asked for again, where it did not come. */
const ASK_AGAIN_MS = 5000;

/** The client is larger than the screens that use it, and none shows anything of it before a camera is on. */
async function fetchClient(isOver: () => boolean, onFault: () => void): Promise<Open | null> {
  while (!isOver()) {
    try {
      return (await import('../socket/frame-socket')).openFrameSocket;
    } catch (error) {
      log.error('the code of the sockets did not come', error);
      onFault();
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    }
  }
  return null;
}

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
    const named: FrameServiceUrls = JSON.parse(addresses);
    const services = SOCKET_PARTS.filter((service) => named[service] !== undefined);
    if (services.length === 0) return;
    let isOver = false;
    const note = (service: FrameService, state: SocketState): void => {
      setStates((before) => ({ ...before, [service]: state }));
      listenersRef.current.onState(service, state);
    };
    const noteAll = (state: SocketState): void => {
      for (const service of services) note(service, state);
    };
    const follow = (open: Open, service: FrameService): FrameSocket => {
      const socket = open(
        named[service] ?? '',
        (state) => note(service, state),
        (bytes) => listenersRef.current.onBytes(bytes),
      );
      let newest = 0;
      socket.io.on('frame_processed', (answer) => {
        // What answers no frame has no number, and is never late.
        const number = answer.id === null ? newest : Number(answer.id);
        if (number < newest) return;
        newest = number;
        listenersRef.current.onAnswer(service, answer);
      });
      socket.io.on('session', (session) => listenersRef.current.onSession(service, session));
      socket.io.on('taught', (taught) => listenersRef.current.onTaught?.(taught));
      socket.io.on('found', (found) => listenersRef.current.onFound?.(found));
      socket.io.on('letter_taught', (taught) => listenersRef.current.onLetterTaught?.(taught));
      return socket;
    };
    const sockets = new Map<FrameService, FrameSocket>();
    socketsRef.current = sockets;
    noteAll('connecting');
    void fetchClient(
      () => isOver,
      () => {
        if (!isOver) noteAll('reconnecting');
      },
    ).then((open) => {
      if (!open || isOver) return;
      for (const service of services) sockets.set(service, follow(open, service));
    });
    return () => {
      isOver = true;
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
  const sendPoints = useCallback<FrameSockets['sendPoints']>((service, points) => {
    const socket = socketsRef.current.get(service);
    if (socket?.io.connected) socket.io.volatile.emit('process_landmarks', points);
    else socket?.wake();
  }, []);
  const ask = useCallback<Ask>((event, ...payload) => {
    const socket = socketsRef.current.get('signs');
    if (socket?.io.connected) socket.io.emit(event, ...payload);
  }, []);
  const wake = useCallback(() => {
    for (const socket of socketsRef.current.values()) socket.wake();
  }, []);

  return { states, send, sendPoints, ask, wake };
}
