import { nanoid } from 'nanoid';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Ask } from './use-frame-sockets';

const COUNT_FROM = 3;
const SECOND_MS = 1000;
/** The service remembers four seconds. */
export const SHOWN_MS = 3000;
const ANSWERED_WITHIN_MS = 6000;

export type TakePhase =
  | { readonly is: 'idle' | 'showing' }
  | { readonly is: 'opening'; readonly isCounted: boolean }
  | { readonly is: 'counting'; readonly left: number }
  | { readonly is: 'asking'; readonly id: string };

const IDLE: TakePhase = { is: 'idle' };

/** One take: the camera opens, three, two, one, then three seconds of signing, and what is asked about them. */
export function useTake({
  ask,
  question,
  isSending,
  onUnanswered,
}: {
  readonly ask: Ask;
  readonly question: Parameters<Ask>[0];
  readonly isSending: boolean;
  readonly onUnanswered: () => void;
}) {
  const [phase, setPhase] = useState<TakePhase>(IDLE);
  const phaseRef = useRef(phase);
  const unansweredRef = useRef(onUnanswered);
  useEffect(() => {
    phaseRef.current = phase;
    unansweredRef.current = onUnanswered;
  });

  useEffect(() => {
    if (phase.is === 'idle') return;
    if (phase.is === 'opening') {
      if (isSending) {
        setPhase(phase.isCounted ? { is: 'counting', left: COUNT_FROM } : { is: 'showing' });
      }
      return;
    }
    if (phase.is === 'counting') {
      const { left } = phase;
      const next: TakePhase = left > 1 ? { is: 'counting', left: left - 1 } : { is: 'showing' };
      const timer = setTimeout(() => setPhase(next), SECOND_MS);
      return () => clearTimeout(timer);
    }
    if (phase.is === 'showing') {
      const startedAt = Date.now();
      const timer = setTimeout(() => {
        const id = nanoid();
        setPhase({ is: 'asking', id });
        ask(question, { id, startedAt, endedAt: Date.now() });
      }, SHOWN_MS);
      return () => clearTimeout(timer);
    }
    const timer = setTimeout(() => {
      setPhase(IDLE);
      unansweredRef.current();
    }, ANSWERED_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [phase, ask, question, isSending]);

  /** What was made before is not counted down to. */
  const begin = useCallback(
    ({ isCounted = true }: { readonly isCounted?: boolean } = {}): void =>
      setPhase({ is: 'opening', isCounted }),
    [],
  );
  const giveUp = useCallback((): void => setPhase(IDLE), []);
  /** Whether an answer, or without an id a refusal, is to what was asked last; then the take has ended. */
  const end = useCallback((id?: string): boolean => {
    const now = phaseRef.current;
    if (now.is !== 'asking' || (id !== undefined && now.id !== id)) return false;
    setPhase(IDLE);
    return true;
  }, []);
  return { phase, begin, giveUp, end };
}
