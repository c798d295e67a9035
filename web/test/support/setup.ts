import 'fake-indexeddb/auto';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import React from 'react';
import { toast } from 'react-toastify/unstyled';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { timeLimit } from '../../../time-limits';
import { loadMessages, loadMessagesOf, startI18n } from '../../src/lib/i18n/i18n';
import { forgetWishes, installBrowser } from './browser';
import { FakeWebSocket } from './fake-web-socket';
import { server } from './server';

installBrowser();
forgoOwnerStacks();
configure({
  asyncUtilTimeout: timeLimit('element'),
  // A failed query says which, without the whole page, which every look before it came wrote down.
  getElementError: (message) => new Error(message ?? undefined),
});
vi.setConfig({ testTimeout: timeLimit('screen') });

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  // After the line above, which puts a WebSocket of its own in the page.
  vi.stubGlobal('WebSocket', FakeWebSocket);
  await startWords();
});

afterEach(async () => {
  vi.useRealTimers();
  toast.dismiss();
  localStorage.clear();
  sessionStorage.clear();
  // As when another tab logs out: the session of this tab lets go of its timer.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  cleanup();
  server.resetHandlers();
  FakeWebSocket.reset();
  forgetWishes();
  await startWords();
});

afterAll(() => server.close());

/** All of them: a screen's own come once with its script, and each test starts anew. */
async function startWords(): Promise<void> {
  await startI18n();
  await loadMessages();
  const more = [
    'clip',
    'told',
    'account',
    'signs',
    'uploads',
    'figures',
    'judging',
    'sayings',
  ] as const;
  const below = ['talk', 'sign', 'given'] as const;
  for (const screens of [
    'office',
    'giving',
    'prediction',
    'lesson',
    'teaching',
    ...more,
    ...below,
  ] as const) {
    await loadMessagesOf(screens);
  }
}

/**
 * React's build for developers makes an Error for each element that is written, for its warnings to say where that was,
 * until it made many in a second. Here it thinks that it did: they were a sixth of what the screens' tests take.
 */
function forgoOwnerStacks(): void {
  const internals: unknown = Object.entries(React).find(([name]) =>
    name.includes('INTERNALS'),
  )?.[1];
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
}
