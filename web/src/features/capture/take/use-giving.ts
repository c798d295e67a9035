import { useEffect, useReducer } from 'react';
import type { FrameProcessed } from '../../../lib/frames/use-frame-sockets';
import { log } from '../../../lib/log';
import type { AddToOutbox } from '../../../lib/outbox/browser-outbox';
import type { ConsentGiven } from '../consent/consent';
import { giving, noGiving, type Take } from './giving';

/** The session of who gives clips, and how a take of it is handed over to be sent. */
export function useGiving({
  giver,
  consent,
  add,
}: {
  /** The account; null where nothing may be kept. */
  readonly giver: string | null;
  readonly consent: ConsentGiven | null;
  readonly add: AddToOutbox;
}) {
  const [state, dispatch] = useReducer(giving, noGiving);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each giver anew
  useEffect(() => dispatch({ type: 'forgotten' }), [giver]);

  const send = async ({ id, blob, prompt, isVariant, number, entries }: Take): Promise<void> => {
    if (giver === null || !consent || state.sending !== null) return;
    dispatch({ type: 'sendingBegun', id });
    const timeline = { entries: [...entries] };
    try {
      await add({ blob, draft: { prompt, isVariant, take: number, consent, timeline } });
      dispatch({ type: 'sent', id });
    } catch (error) {
      log.error('a clip could not be kept to be sent', error);
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      dispatch({ type: 'notSent', isFull });
    }
  };
  return {
    state,
    dispatch,
    send,
    onAnswer: (answer: FrameProcessed, sentAt: number) =>
      dispatch({ type: 'answered', answer, sentAt }),
    onLost: () => dispatch({ type: 'stopped', at: Date.now(), why: 'lost' }),
  };
}
