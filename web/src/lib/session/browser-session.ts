import type { components } from '@isl/contracts/gateway';
import { log } from '../log';
import { createSession, type RefreshAnswer, TOKEN_KEY } from './session';

type TokenReply = components['schemas']['TokenReply'];

const LOCK_NAME = 'isl-session';

/** Web locks need a secure context; elsewhere the server's grace for a reused cookie must do. */
async function exclusively<T>(task: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return task();
  return await navigator.locks.request(LOCK_NAME, task);
}

const post = (path: string): Promise<Response> =>
  fetch(new URL(path, location.origin), { method: 'POST', credentials: 'include' });

async function requestRefresh(): Promise<RefreshAnswer> {
  try {
    const reply = await post('/api/auth/refresh');
    if (reply.ok) {
      const { token } = (await reply.json()) as TokenReply;
      return { kind: 'token', token };
    }
    return { kind: reply.status === 401 || reply.status === 403 ? 'refused' : 'unreachable' };
  } catch (error) {
    log.error('session refresh could not be asked for', error);
    return { kind: 'unreachable' };
  }
}

async function requestLogout(): Promise<void> {
  try {
    await post('/api/auth/logout');
  } catch (error) {
    log.error('logout did not reach the server', error);
  }
}

/** The session of this tab; local storage makes it one with the other tabs. */
export const session = createSession({
  storage: localStorage,
  exclusively,
  requestRefresh,
  requestLogout,
  now: Date.now,
});

/** Follows the other tabs and wakes with the page; returns how to stop. */
export function followBrowser(): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === TOKEN_KEY || event.key === null) session.noticeOtherTab();
  };
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') void session.fresh();
  };
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
