import { useCallback, useEffect, useRef, useState } from 'react';
import type { Ask, LetterTaught } from '../../../lib/frames/use-frame-sockets';
import { useTake } from '../../../lib/frames/use-take';
import type { OwnLetter } from './own-letters';
import type { OwnLetters } from './use-own-letters';

export type Outcome = LetterTaught['outcome'] | 'unanswered' | 'off' | 'notKept';

/** So long it is read what became of a letter, before it goes on. */
const READ_MS = 2000;
/** A letter that failed is asked for again by itself so often; then the person says what to do. */
const TRIES = 2;

type Showing = {
  /** What is still to be shown, the present one first; empty: nothing is being shown. */
  readonly queue: readonly string[];
  /** Of the present one; null while it is being shown. */
  readonly outcome: Outcome | null;
  /** Of the present one, one after the other. */
  readonly failures: number;
};
const NOTHING: Showing = { queue: [], outcome: null, failures: 0 };

/** Letters held still one after the other, each kept as soon as it is taken. */
export function useShowing({
  ask,
  isSending,
  keep,
}: {
  readonly ask: Ask;
  readonly isSending: boolean;
  readonly keep: OwnLetters['keep'];
}) {
  const [showing, setShowing] = useState(NOTHING);
  const { queue, outcome, failures } = showing;
  const showingRef = useRef(showing);
  useEffect(() => {
    showingRef.current = showing;
  });

  const settle = useCallback((outcome: Outcome): void => {
    setShowing(({ queue, failures }) => ({
      queue: outcome === 'off' || outcome === 'notKept' ? [] : queue,
      outcome,
      failures: outcome === 'accepted' ? 0 : failures + 1,
    }));
  }, []);
  const onUnanswered = useCallback((): void => settle('unanswered'), [settle]);
  const take = useTake({ ask, question: 'teach_letter', isSending, onUnanswered });
  const { phase, begin, giveUp, end } = take;

  const start = useCallback(
    (ids: readonly string[]): void => {
      setShowing({ ...NOTHING, queue: ids });
      if (ids.length > 0) begin();
    },
    [begin],
  );
  const stop = useCallback((): void => {
    giveUp();
    setShowing(NOTHING);
  }, [giveUp]);
  const skip = useCallback((): void => {
    const rest = showingRef.current.queue.slice(1);
    if (rest.length > 0) start(rest);
    else stop();
  }, [start, stop]);
  const again = useCallback((): void => start(showingRef.current.queue), [start]);

  const isSettled = queue.length > 0 && outcome !== null;
  const isTaken = outcome === 'accepted';
  const isLast = isTaken && queue.length === 1;
  const isWaiting = isSettled && failures >= TRIES;
  const goesOn = isSettled && !isWaiting;
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => {
      // What became of the last one stays to be read.
      if (isLast) setShowing((before) => ({ ...before, queue: [] }));
      else if (isTaken) skip();
      else {
        setShowing((before) => ({ ...before, outcome: null }));
        begin();
      }
    }, READ_MS);
    return () => clearTimeout(timer);
  }, [goesOn, isTaken, isLast, skip, begin]);

  const onTaught = useCallback(
    async ({ id: takeId, outcome, encoder, example }: LetterTaught): Promise<void> => {
      const [id] = showingRef.current.queue;
      if (!end(takeId) || id === undefined) return;
      if (outcome !== 'accepted' || example === undefined) {
        settle(outcome);
        return;
      }
      const letter: OwnLetter = { id, example, encoder, shownAt: Date.now() };
      const isKept = await keep([letter]);
      // It may have been skipped meanwhile.
      if (showingRef.current.queue[0] === id) settle(isKept ? 'accepted' : 'notKept');
    },
    [end, keep, settle],
  );
  /** The service has nothing that could be taught. */
  const onRefused = useCallback((): void => {
    if (end()) settle('off');
  }, [end, settle]);
  return {
    phase,
    /** What is being shown; null: nothing. */
    current: queue[0] ?? null,
    outcome,
    /** For the person to say what to do. */
    isWaiting,
    start,
    stop,
    skip,
    again,
    onTaught,
    onRefused,
  };
}
