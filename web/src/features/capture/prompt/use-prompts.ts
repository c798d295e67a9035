import { type Dispatch, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListExpressionsQuery } from '../../../lib/api/expressions';
import { useListWordsQuery } from '../../../lib/api/words';
import { useCountContributionsQuery } from '../api';
import type { Giving, GivingEvent } from '../take/giving';
import { type Entry, entriesOf, nextPrompt, promptAt } from './prompts';

/** The part of the address that says what to give, as `kind:id`. */
const PROMPT_PARAM = 'prompt';

type Entries = {
  readonly entries: readonly Entry[];
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
};

/** What can be asked for, what was given least often first. */
export function useEntries(account: string): Entries {
  const words = useListWordsQuery();
  const expressions = useListExpressionsQuery();
  const counts = useCountContributionsQuery();
  const isLoading = words.isLoading || expressions.isLoading || counts.isLoading;
  const entries = useMemo(
    () =>
      isLoading
        ? []
        : entriesOf(words.data?.words ?? [], expressions.data ?? [], counts.data ?? [], account),
    [account, isLoading, words.data, expressions.data, counts.data],
  );
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

/** The same; gives the session its next prompt whenever it has none. */
export function usePrompts({
  account,
  state: { prompt, seen },
  dispatch,
}: {
  readonly account: string;
  readonly state: Giving;
  readonly dispatch: Dispatch<GivingEvent>;
}): Entries {
  const found = useEntries(account);
  const { entries, isLoading } = found;
  const address = useSearchParams()[0].get(PROMPT_PARAM);
  const followedRef = useRef<string | null>(null);

  useEffect(() => {
    if (isLoading) return;
    const isNew = address !== null && address !== followedRef.current;
    const wanted = isNew ? promptAt(address, entries) : null;
    followedRef.current = address;
    const next = wanted ?? (prompt === null ? nextPrompt(entries, seen) : null);
    if (next) dispatch({ type: 'promptChosen', prompt: next });
  }, [isLoading, address, entries, prompt, seen, dispatch]);
  return found;
}
