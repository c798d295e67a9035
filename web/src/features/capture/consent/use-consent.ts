import { useCallback, useEffect, useState } from 'react';
import { type ConsentGiven, keepConsent, readConsent } from './consent';

/** What an account agreed to on this device; null where it was not asked yet. */
export function useConsent(
  account: string | null,
): readonly [ConsentGiven | null, (consent: ConsentGiven) => void] {
  const [answers, setAnswers] = useState<Readonly<Record<string, ConsentGiven | null>>>({});
  useEffect(() => {
    if (account === null) return;
    setAnswers((before) => ({ ...before, [account]: readConsent(account) }));
  }, [account]);
  const save = useCallback(
    (consent: ConsentGiven) => {
      if (account === null) return;
      keepConsent(account, consent);
      setAnswers((before) => ({ ...before, [account]: consent }));
    },
    [account],
  );
  return [account === null ? null : (answers[account] ?? null), save];
}
