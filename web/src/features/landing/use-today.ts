import type { components } from '@isl/contracts/gateway';
import { useCallback, useEffect, useState } from 'react';
import { log } from '../../lib/log';

type Stats = components['schemas']['Stats'];
type Today = { readonly state: 'counting' | 'failed' } | ({ readonly state: 'counted' } & Stats);

/** What the server counts today; asked for without the store, which this page does not load. */
export function useToday(): { readonly today: Today; readonly retry: () => void } {
  const [today, setToday] = useState<Today>({ state: 'counting' });
  const ask = useCallback(async (signal?: AbortSignal) => {
    setToday({ state: 'counting' });
    try {
      const reply = await fetch('/api/stats', signal ? { signal } : {});
      if (!reply.ok) throw new Error(`the counts were answered with ${reply.status}`);
      setToday({ state: 'counted', ...((await reply.json()) as Stats) });
    } catch (error) {
      if (signal?.aborted) return;
      log.error('the counts could not be loaded', error);
      setToday({ state: 'failed' });
    }
  }, []);
  useEffect(() => {
    const leaving = new AbortController();
    void ask(leaving.signal);
    return () => leaving.abort();
  }, [ask]);
  return { today, retry: () => void ask() };
}
