import { type Claims, readClaims } from './claims';

/** Spec section 3: the token is kept in local browser storage under this key. */
export const TOKEN_KEY = 'token';
/** A token this close to its end is refreshed before it is sent. */
export const FRESH_FOR_MS = 30_000;
/** The page refreshes by itself this long before the token's end. */
const REFRESH_AHEAD_MS = 60_000;
/** After a refresh that could not be asked for (server away), the next try. */
const RETRY_AFTER_MS = 15_000;
/** Browsers fire a timer beyond 31 bits at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export type RefreshAnswer =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unreachable' };

type Deps = {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Runs the task while no other tab runs one. */
  readonly exclusively: <T>(task: () => Promise<T>) => Promise<T>;
  readonly requestRefresh: () => Promise<RefreshAnswer>;
  readonly requestLogout: () => Promise<void>;
  readonly now: () => number;
};

export type Session = ReturnType<typeof createSession>;

/** Holds the access token, keeps it fresh and tells who is signed in. */
export function createSession({ storage, exclusively, requestRefresh, requestLogout, now }: Deps) {
  const listeners = new Set<(claims: Claims | null) => void>();
  let refreshing: Promise<string | null> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const token = (): string | null => storage.getItem(TOKEN_KEY);
  const claims = (): Claims | null => {
    const kept = token();
    return kept === null ? null : readClaims(kept);
  };
  const isFresh = (kept: string): boolean => {
    const exp = readClaims(kept)?.exp;
    return exp !== undefined && exp * 1000 - now() > FRESH_FOR_MS;
  };

  function changed(): void {
    const present = claims();
    schedule(present);
    for (const listener of listeners) listener(present);
  }

  function schedule(present: Claims | null): void {
    clearTimeout(timer);
    if (present === null) return;
    const wait = Math.max(present.exp * 1000 - now() - REFRESH_AHEAD_MS, 0);
    timer = setTimeout(() => void refreshAhead(), Math.min(wait, LONGEST_TIMER_MS));
  }

  async function refreshAhead(): Promise<void> {
    const before = token();
    const after = await refresh();
    if (after === null || after !== before) return;
    clearTimeout(timer);
    timer = setTimeout(() => void refreshAhead(), RETRY_AFTER_MS);
  }

  /** A new access token, asked for once however many callers and tabs want it. */
  function refresh(): Promise<string | null> {
    const seen = token();
    refreshing ??= exclusively(() => refreshOnce(seen)).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  async function refreshOnce(seen: string | null): Promise<string | null> {
    const current = token();
    if (current === null) return null;
    // Another tab refreshed while this one waited for its turn.
    if (current !== seen && isFresh(current)) return current;
    const answer = await requestRefresh();
    // Somebody logged out, or in, while the answer was on its way: that stands.
    if (token() !== current) return token();
    if (answer.kind === 'unreachable') return current;
    if (answer.kind === 'refused') end();
    else accept(answer.token);
    return token();
  }

  /** Keeps the token of a login. */
  function accept(newToken: string): void {
    storage.setItem(TOKEN_KEY, newToken);
    changed();
  }

  /** Forgets the token. */
  function end(): void {
    storage.removeItem(TOKEN_KEY);
    changed();
  }

  return {
    token,
    claims,
    accept,
    refresh,
    /** A token that is good for the next half minute, or null where nobody is signed in. */
    async fresh(): Promise<string | null> {
      const kept = token();
      if (kept === null || isFresh(kept)) return kept;
      return refresh();
    },
    /** Ends the session here and, where it can be reached, on the server. */
    async logout(): Promise<void> {
      end();
      await exclusively(requestLogout);
    },
    /** What another tab did to the token. */
    noticeOtherTab: changed,
    /** Calls back with the claims at each change; returns how to stop. */
    subscribe(listener: (claims: Claims | null) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Refreshes a token that is due and plans the next time. */
    async start(): Promise<void> {
      changed();
      await this.fresh();
    },
  };
}
