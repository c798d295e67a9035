import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { anAnswer } from './factories';
import { FakeWebSocket } from './fake-web-socket';
import { openApp } from './render-app';

export type Answer = Parameters<typeof anAnswer>[0];
/** Time that stands still but for `pass`, and waits of the tests that go on. */
export const openWithClock = (path: string) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
  return openApp(path, userEvent.setup({ advanceTimers: vi.advanceTimersByTime }));
};
export const socketTo = async (part: string): Promise<FakeWebSocket> => {
  await waitFor(() => expect(FakeWebSocket.to(part)?.auth).not.toBeUndefined());
  return FakeWebSocket.to(part) as FakeWebSocket;
};
export const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));
export const tell = (socket: FakeWebSocket, answer: Answer): Promise<void> =>
  act(async () => socket.answer(anAnswer(answer)));
