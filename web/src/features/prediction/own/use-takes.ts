import { nanoid } from 'nanoid';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Ask, Taught } from '../../../lib/frames/use-frame-sockets';
import type { Shown } from './take-replay';

export const TAKES = 3;
const COUNT_FROM = 3;
const SECOND_MS = 1000;
/** The service remembers four seconds. */
const SHOWN_MS = 3000;
const ANSWERED_WITHIN_MS = 6000;

type Phase =
  | { readonly is: 'idle' }
  | { readonly is: 'counting'; readonly left: number }
  | { readonly is: 'showing' }
  | { readonly is: 'asking'; readonly id: string };
type Outcome = Taught['outcome'] | 'unanswered' | 'off';

/** Takes of one sign: three, two, one, the sign, and what the service saw of it. */
export function useTakes({ ask, isSending }: { readonly ask: Ask; readonly isSending: boolean }) {
  const [phase, setPhase] = useState<Phase>({ is: 'idle' });
  const [accepted, setAccepted] = useState<readonly Taught[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const showingRef = useRef<Shown[]>([]);
  const phaseRef = useRef(phase);
  useEffect(() => {
    phaseRef.current = phase;
  });

  useEffect(() => {
    if (phase.is === 'idle') return;
    if (phase.is === 'counting') {
      const { left } = phase;
      const next: Phase = left > 1 ? { is: 'counting', left: left - 1 } : { is: 'showing' };
      const timer = setTimeout(() => setPhase(next), SECOND_MS);
      return () => clearTimeout(timer);
    }
    if (phase.is === 'showing') {
      const startedAt = Date.now();
      showingRef.current = [];
      const timer = setTimeout(() => {
        const id = nanoid();
        setPhase({ is: 'asking', id });
        ask('teach', { id, startedAt, endedAt: Date.now() });
      }, SHOWN_MS);
      return () => clearTimeout(timer);
    }
    const timer = setTimeout(() => {
      setPhase({ is: 'idle' });
      setOutcome('unanswered');
    }, ANSWERED_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [phase, ask]);

  // The camera went away in the midst of a take.
  useEffect(() => {
    if (!isSending) setPhase({ is: 'idle' });
  }, [isSending]);

  const onTaught = useCallback((taught: Taught): void => {
    const now = phaseRef.current;
    if (now.is !== 'asking' || now.id !== taught.id) return;
    setPhase({ is: 'idle' });
    setOutcome(taught.outcome);
    setShown(showingRef.current);
    if (taught.outcome === 'accepted') setAccepted((before) => [...before, taught].slice(-TAKES));
  }, []);
  /** The service has nothing that could be taught. */
  const onRefused = useCallback((): void => {
    if (phaseRef.current.is !== 'asking') return;
    setPhase({ is: 'idle' });
    setOutcome('off');
  }, []);
  /** Keeps what was found in a picture of the take that is being shown. */
  const onShown = useCallback((one: Shown): void => {
    if (phaseRef.current.is === 'showing') showingRef.current.push(one);
  }, []);
  const begin = (): void => {
    setOutcome(null);
    setShown([]);
    setPhase({ is: 'counting', left: COUNT_FROM });
  };
  const forget = (): void => {
    setPhase({ is: 'idle' });
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
