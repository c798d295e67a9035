import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession, type RefreshAnswer, TOKEN_KEY } from '../../src/lib/session/session';
import { aToken } from '../support/factories';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

/** One lock, as the tabs of a browser share it. */
const createLock = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task);
    last = turn.catch(() => {});
    return turn;
  };
};

const openTabs = (answers: readonly RefreshAnswer[], count = 1) => {
  const storage = memory();
  const exclusively = createLock();
  const requestRefresh = vi.fn<() => Promise<RefreshAnswer>>();
  for (const answer of answers) requestRefresh.mockResolvedValueOnce(answer);
  const requestLogout = vi.fn(() => Promise.resolve());
  const tabs = Array.from({ length: count }, () =>
    createSession({ storage, exclusively, requestRefresh, requestLogout, now: Date.now }),
  );
  const [tab] = tabs;
  if (!tab) throw new Error('no tab');
  return { storage, requestRefresh, requestLogout, tabs, tab };
};

describe('the session', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives a fresh token without asking the server', async () => {
    const { storage, tab, requestRefresh } = openTabs([]);
    const token = aToken();
    storage.setItem(TOKEN_KEY, token);
    expect(await tab.fresh()).toBe(token);
    expect(requestRefresh).not.toHaveBeenCalled();
  });

  it('asks for no refresh where nobody is signed in', async () => {
    const { tab, requestRefresh } = openTabs([]);
    expect(await tab.fresh()).toBeNull();
    expect(requestRefresh).not.toHaveBeenCalled();
  });

  it('refreshes once for many callers', async () => {
    const fresh = aToken({ expiresInMs: 900_000 });
    const { storage, tab, requestRefresh } = openTabs([{ kind: 'token', token: fresh }]);
    storage.setItem(TOKEN_KEY, aToken({ expiresInMs: -1000 }));
    expect(await Promise.all([tab.fresh(), tab.fresh(), tab.refresh()])).toEqual([
      fresh,
      fresh,
      fresh,
    ]);
    expect(requestRefresh).toHaveBeenCalledTimes(1);
  });

  it('takes the token that another tab has just fetched', async () => {
    const fresh = aToken({ expiresInMs: 900_000 });
    const { storage, tabs, requestRefresh } = openTabs([{ kind: 'token', token: fresh }], 2);
    storage.setItem(TOKEN_KEY, aToken({ expiresInMs: -1000 }));
    expect(await Promise.all(tabs.map((tab) => tab.fresh()))).toEqual([fresh, fresh]);
    expect(requestRefresh).toHaveBeenCalledTimes(1);
  });

  it('ends when the server refuses', async () => {
    const { storage, tab } = openTabs([{ kind: 'refused' }]);
    const seen: unknown[] = [];
    storage.setItem(TOKEN_KEY, aToken({ expiresInMs: -1000 }));
    tab.subscribe((claims) => seen.push(claims));
    expect(await tab.fresh()).toBeNull();
    expect(seen).toEqual([null]);
  });

  it('keeps its token while the server is away', async () => {
    const { storage, tab } = openTabs([{ kind: 'unreachable' }]);
    const stale = aToken({ expiresInMs: -1000 });
    storage.setItem(TOKEN_KEY, stale);
    expect(await tab.fresh()).toBe(stale);
  });

  it('stays logged out when the refresh was on its way at logout', async () => {
    const { storage, tab, requestRefresh } = openTabs([]);
    storage.setItem(TOKEN_KEY, aToken({ expiresInMs: -1000 }));
    let answer: (value: RefreshAnswer) => void = () => {};
    requestRefresh.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const refreshed = tab.refresh();
    await vi.advanceTimersByTimeAsync(0);
    const loggedOut = tab.logout();
    answer({ kind: 'token', token: aToken() });
    expect(await refreshed).toBeNull();
    await loggedOut;
    expect(storage.getItem(TOKEN_KEY)).toBeNull();
  });

  it('refreshes by itself a minute before the end of each token', async () => {
    const second = aToken({ expiresInMs: 30 * 60_000 });
    const { storage, tab, requestRefresh } = openTabs([{ kind: 'token', token: second }]);
    storage.setItem(TOKEN_KEY, aToken({ expiresInMs: 15 * 60_000 }));
    await tab.start();
    await vi.advanceTimersByTimeAsync(13.9 * 60_000);
    expect(requestRefresh).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(0.2 * 60_000);
    expect(requestRefresh).toHaveBeenCalledTimes(1);
    expect(tab.token()).toBe(second);
  });

  it('asks again after 15 seconds when the server was away', async () => {
    const fresh = aToken({ expiresInMs: 30 * 60_000 });
    const { storage, tab, requestRefresh } = openTabs([
      { kind: 'unreachable' },
      { kind: 'token', token: fresh },
    ]);
    storage.setItem(TOKEN_KEY, aToken({ expiresInMs: 50_000 }));
    await tab.start();
    await vi.advanceTimersByTimeAsync(10);
    expect(requestRefresh).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(tab.token()).toBe(fresh);
  });

  it('reads no claims from what is no token', () => {
    const { storage, tab } = openTabs([]);
    for (const text of ['', 'a.b.c', `a.${btoa('{"sub":1}')}.c`]) {
      storage.setItem(TOKEN_KEY, text);
      expect(tab.claims()).toBeNull();
    }
  });

  it('reads names in any script', () => {
    const { storage, tab } = openTabs([]);
    storage.setItem(TOKEN_KEY, aToken({ name: 'आशा राव' }));
    expect(tab.claims()?.name).toBe('आशा राव');
  });
});
