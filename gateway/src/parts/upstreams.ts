import type { Clock } from '@isl/service-kit/clock';

/** How long an address that refused a connection is only asked when all others refuse too. */
const COOLING_MS = 5_000;

export type Upstreams = {
  /** The next address in turn that was not tried yet; null when all were. */
  readonly next: (tried?: ReadonlySet<string>) => string | null;
  readonly failed: (url: string) => void;
  /** It says that it is not ready: only asked when all others are away, until it is. */
  readonly spare: (url: string) => void;
  readonly recovered: (url: string) => void;
};

/** Takes the copies of a part in turn and spares those that just did not answer. */
export function createUpstreams(urls: readonly string[], clock: Clock): Upstreams {
  const coolingUntil = new Map<string, Date>();
  const spared = new Set<string>();
  let turn = 0;
  const isWarm = (url: string): boolean => {
    const until = coolingUntil.get(url);
    return until === undefined || until <= clock();
  };
  return {
    next: (tried) => {
      const first = turn;
      turn = (turn + 1) % urls.length;
      let cold: string | null = null;
      let spare: string | null = null;
      for (let step = 0; step < urls.length; step += 1) {
        const url = urls[(first + step) % urls.length] ?? '';
        if (tried?.has(url)) continue;
        if (spared.has(url)) spare ??= url;
        else if (isWarm(url)) return url;
        else cold ??= url;
      }
      return cold ?? spare;
    },
    failed: (url) => {
      coolingUntil.set(url, new Date(clock().getTime() + COOLING_MS));
    },
    spare: (url) => {
      spared.add(url);
    },
    recovered: (url) => {
      spared.delete(url);
      coolingUntil.delete(url);
    },
  };
}
