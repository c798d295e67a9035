import { useCallback, useEffect, useRef, useState } from 'react';
import type { Ask, Taught } from '../../../lib/frames/use-frame-sockets';
import { useTake } from '../../../lib/frames/use-take';
import type { Shown } from './take-replay';

export const TAKES = 3;

type Outcome = Taught['outcome'] | 'unanswered' | 'off';

/** Takes of one sign, and what the service saw of each. */
export function useTakes({ ask, isSending }: { readonly ask: Ask; readonly isSending: boolean }) {
  const [accepted, setAccepted] = useState<readonly Taught[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const showingRef = useRef<Shown[]>([]);
  const isShowingRef = useRef(false);
  const onUnanswered = (): void => setOutcome('unanswered');
  const take = useTake({ ask, question: 'teach', isSending, onUnanswered });
  const { phase, giveUp, end } = take;
  const isShowing = phase.is === 'showing';
  useEffect(() => {
    isShowingRef.current = isShowing;
    if (isShowing) showingRef.current = [];
  }, [isShowing]);

  // The camera went away in the midst of a take.
  useEffect(() => {
    if (!isSending) giveUp();
  }, [isSending, giveUp]);

  const onTaught = useCallback(
    (taught: Taught): void => {
      if (!end(taught.id)) return;
      setOutcome(taught.outcome);
      setShown(showingRef.current);
      if (taught.outcome === 'accepted') setAccepted((before) => [...before, taught].slice(-TAKES));
    },
    [end],
  );
  /** The service has nothing that could be taught. */
  const onRefused = useCallback((): void => {
    if (end()) setOutcome('off');
  }, [end]);
  /** Keeps what was found in a picture of the take that is being shown. */
  const onShown = useCallback((one: Shown): void => {
    if (isShowingRef.current) showingRef.current.push(one);
  }, []);
  const begin = (): void => {
    setOutcome(null);
    setShown([]);
    take.begin();
  };
  const forget = (): void => {
    giveUp();
    setAccepted([]);
    setOutcome(null);
    setShown([]);
  };
  return {
    phase,
    accepted,
    outcome,
    /** The last take. */
    shown,
    canBegin: isSending && phase.is === 'idle',
    begin,
    forget,
    onTaught,
    onRefused,
    onShown,
  };
}
