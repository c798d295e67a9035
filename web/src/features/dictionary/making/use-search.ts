import { useCallback, useState } from 'react';
import type { Ask, Found } from '../../../lib/frames/use-frame-sockets';
import { useTake } from '../../../lib/frames/use-take';

type Result = {
  readonly outcome: Found['outcome'] | 'unanswered' | 'off';
  readonly alike: Found['alike'];
};

/** One search: a take, and the signs like it. */
export function useSearch({ ask, isSending }: { readonly ask: Ask; readonly isSending: boolean }) {
  const [result, setResult] = useState<Result | null>(null);
  const onUnanswered = (): void => setResult({ outcome: 'unanswered', alike: [] });
  const take = useTake({ ask, question: 'find', isSending, onUnanswered });
  const { phase, giveUp, end } = take;
  const onFound = useCallback(
    ({ id, outcome, alike }: Found): void => {
      if (end(id)) setResult({ outcome, alike });
    },
    [end],
  );
  const onRefused = useCallback((): void => {
    if (end()) setResult({ outcome: 'off', alike: [] });
  }, [end]);
  const begin: typeof take.begin = (how) => {
    setResult(null);
    take.begin(how);
  };
  return { phase, result, begin, giveUp, onFound, onRefused };
}
