import { nanoid } from 'nanoid';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import type {
  FrameProcessed,
  FrameService,
  FrameSession,
} from '../../../lib/frames/use-frame-sockets';
import { createLive, type LiveValue } from '../../../lib/live';
import type { SocketState } from '../../../lib/socket/frame-socket';
import type { Candidate } from '../words/signed-word';
import { type predictionSlice, selectWords, type Word } from '../words/slice';
import { feelingOf } from './feelings';
import type { Offer } from './offer';
import { recognition } from './recognition';
import { noRecognition, type Recognition, type RecognitionEvent } from './recognition-state';

/** How often a run of letters is looked at for its end. */
const CLOSE_CHECK_MS = 250;
/** What is recognised, as it goes on. */
export type Seen = LiveValue<Recognition>;
type Store = Record<typeof predictionSlice.reducerPath, { readonly words: readonly Word[] }>;

/** Runs the recognition over the services' answers and the page's buttons; words go to the store. */
export function useRecognition({ hearsAvatar }: { readonly hearsAvatar: boolean }) {
  const store = useStore<Store>();
  const [seen] = useState(() => createLive(noRecognition(nanoid())));
  const tell = useCallback(
    (event: RecognitionEvent): void => {
      const step = recognition(seen.get(), event);
      seen.set(step.state);
      for (const action of step.actions) store.dispatch(action);
    },
    [store, seen],
  );
  useEffect(() => {
    const timer = setInterval(() => tell({ type: 'timePassed', at: Date.now() }), CLOSE_CHECK_MS);
    return () => clearInterval(timer);
  }, [tell]);
  const onAnswer = useCallback(
    (service: FrameService, answer: FrameProcessed, sentAt: number): void =>
      tell({ type: 'answered', service, answer, sentAt, at: Date.now(), hearsAvatar }),
    [tell, hearsAvatar],
  );
  const controls = useMemo(
    () => ({
      onSession: (service: FrameService, session: FrameSession): void =>
        tell({ type: 'sessionBegun', service, session }),
      onState: (service: FrameService, connection: SocketState): void =>
        tell({ type: 'connectionChanged', service, state: connection }),
      choose: (offer: Offer, chosen: Candidate): void =>
        tell({ type: 'offerChosen', offer, chosen, at: Date.now() }),
      begin: (): void => tell({ type: 'recordingBegun' }),
      hear: (): void => tell({ type: 'calmEnded', at: Date.now() }),
      /** Returns all that was recognised. */
      finish: () => {
        tell({ type: 'recordingEnded', at: Date.now() });
        return { words: selectWords(store.getState()), emotion: feelingOf(seen.get().felt) };
      },
      forget: (): void => tell({ type: 'sentenceForgotten' }),
    }),
    [tell, store, seen],
  );
  return { seen, onAnswer, ...controls };
}
