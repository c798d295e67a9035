import { nanoid } from 'nanoid';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Ask, Found } from '../../../lib/frames/use-frame-sockets';

const COUNT_FROM = 3;
const SECOND_MS = 1000;
/** The service remembers four seconds. */
const SHOWN_MS = 3000;
const ANSWERED_WITHIN_MS = 6000;

type Phase =
  | { readonly is: 'idle' | 'opening' | 'showing' }
  | { readonly is: 'counting'; readonly left: number }
  | { readonly is: 'asking'; readonly id: string };
type Result = {
  readonly outcome: Found['outcome'] | 'unanswered' | 'off';
  readonly alike: Found['alike'];
};

const IDLE: Phase = { is: 'idle' };

/** One search: the camera opens, three, two, one, three seconds of signing, and the signs like it. */
export function useSearch({ ask, isSending }: { readonly ask: Ask; readonly isSending: boolean }) {
  const [phase, setPhase] = useState<Phase>(IDLE);
  const [result, setResult] = useState<Result | null>(null);
  const phaseRef = useRef(phase);
  useEffect(() => {
    phaseRef.current = phase;
  });

  useEffect(() => {
    if (phase.is === 'idle') return;
    if (phase.is === 'opening') {
      if (isSending) setPhase({ is: 'counting', left: COUNT_FROM });
      return;
    }
    if (phase.is === 'counting') {
      const { left } = phase;
      const next: Phase = left > 1 ? { is: 'counting', left: left - 1 } : { is: 'showing' };
      const timer = setTimeout(() => setPhase(next), SECOND_MS);
      return () => clearTimeout(timer);
    }
    if (phase.is === 'showing') {
      const startedAt = Date.now();
      const timer = setTimeout(() => {
        const id = nanoid();
        setPhase({ is: 'asking', id });
        ask('find', { id, startedAt, endedAt: Date.now() });
      }, SHOWN_MS);
      return () => clearTimeout(timer);
    }
    const timer = setTimeout(() => {
      setPhase(IDLE);
      setResult({ outcome: 'unanswered', alike: [] });
    }, ANSWERED_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [phase, ask, isSending]);

  const onFound = useCallback(({ id, outcome, alike }: Found): void => {
    const now = phaseRef.current;
    if (now.is !== 'asking' || now.id !== id) return;
    setPhase(IDLE);
    setResult({ outcome, alike });
  }, []);
  const onRefused = useCallback((): void => {
    setPhase(IDLE);
    setResult({ outcome: 'off', alike: [] });
  }, []);
  const begin = useCallback((): void => {
    setResult(null);
    setPhase({ is: 'opening' });
  }, []);
  const giveUp = useCallback((): void => setPhase(IDLE), []);
  return { phase, result, begin, giveUp, onFound, onRefused };
}
