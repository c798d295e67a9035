import { type Dispatch, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListExpressionsQuery } from '../../../lib/api/expressions';
import { useListWordsQuery } from '../../../lib/api/words';
import { useCountContributionsQuery } from '../api';
import type { Giving, GivingEvent } from '../take/giving';
import { type Entry, entriesOf, nextPrompt, promptAt } from './prompts';

/** The part of the address that says what to give, as `kind:id`. */
const PROMPT_PARAM = 'prompt';

type Prompts = {
  readonly entries: readonly Entry[];
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
};

/** What can be asked for; gives the session its next prompt whenever it has none. */
export function usePrompts({
  account,
  state: { prompt, seen },
  dispatch,
}: {
  /** Null where nothing can be given, so that nothing is asked for. */
  readonly account: string | null;
  readonly state: Giving;
  readonly dispatch: Dispatch<GivingEvent>;
}): Prompts {
  const skip = { skip: account === null };
  const words = useListWordsQuery(undefined, skip);
  const expressions = useListExpressionsQuery(undefined, skip);
  const counts = useCountContributionsQuery(undefined, skip);
  const isLoading = words.isLoading || expressions.isLoading || counts.isLoading;
  const address = useSearchParams()[0].get(PROMPT_PARAM);
  const followedRef = useRef<string | null>(null);

  const entries = useMemo(
    () =>
      account === null || isLoading
        ? []
        : entriesOf(words.data?.words ?? [], expressions.data ?? [], counts.data ?? [], account),
    [account, isLoading, words.data, expressions.data, counts.data],
  );

  useEffect(() => {
    if (account === null || isLoading) return;
    const isNew = address !== null && address !== followedRef.current;
    const wanted = isNew ? promptAt(address, entries) : null;
    followedRef.current = address;
    const next = wanted ?? (prompt === null ? nextPrompt(entries, seen) : null);
    if (next) dispatch({ type: 'promptChosen', prompt: next });
  }, [account, isLoading, address, entries, prompt, seen, dispatch]);

  return {
    entries,
    isLoading,
    isError: words.isError || expressions.isError,
    retry: () => {
      if (words.isError) void words.refetch();
      if (expressions.isError) void expressions.refetch();
    },
  };
}
