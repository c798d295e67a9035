import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, expect, vi } from 'vitest';
import type { OpenFinder } from '../../src/lib/landmarks/open-finder';
import type { AddToOutbox } from '../../src/lib/outbox/browser-outbox';
import { installCamera } from './browser';
import { pass, socketTo } from './camera-page';
import { aToken } from './factories';
import { installRecorder } from './fake-recorder';

// Not before there is a socket to speak through.
let Providers: Awaited<typeof import('../../src/app/providers')>['Providers'];
let CapturePage: Awaited<typeof import('../../src/features/capture/capture-page')>['CapturePage'];
beforeAll(async () => {
  ({ Providers } = await import('../../src/app/providers'));
  ({ CapturePage } = await import('../../src/features/capture/capture-page'));
}, 180_000);

type Clip = Parameters<AddToOutbox>[0];
type Consent = Clip['draft']['consent'];

export const anAdult: Consent = { version: '2026-12', scopes: ['keep', 'train'], age: 'adult' };
const address = '/dashboard/DataSetCreation';

/** The screen for somebody who is signed in, with a camera and a recorder, and a box for clips. */
export function openGiving({
  consent = anAdult as Consent | null,
  claims = {} as Parameters<typeof aToken>[0],
  search = '',
  light = 128,
  refuse = null as unknown,
  openFinder = undefined as OpenFinder | undefined,
} = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
  const camera = installCamera({ light });
  if (typeof MediaRecorder === 'undefined') installRecorder();
  localStorage.setItem('token', aToken(claims));
  if (consent) localStorage.setItem('consent:user-1', JSON.stringify(consent));
  const given: Clip[] = [];
  const box = { refuse };
  const add: AddToOutbox = async (clip) => {
    if (box.refuse) throw box.refuse;
    given.push(clip);
    const { prompt, take } = clip.draft;
    const { size } = clip.blob;
    return { id: 'clip', prompt, take, createdAt: 0, bytes: size, sentBytes: 0, state: 'waiting' };
  };
  const page = [
    { path: '*', element: <CapturePage add={add} {...(openFinder && { openFinder })} /> },
  ];
  const router = createMemoryRouter([{ element: <Providers />, children: page }], {
    initialEntries: [address + search],
  });
  render(<RouterProvider router={router} />);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { user, camera, given, box };
}

export const button = (name: string) => screen.getByRole('button', { name });
export const prompt = () => screen.findByRole('heading', { name: /^Please sign: / });
/** Past the countdown. */
export const COUNTDOWN_MS = 3100;

/** The screen while a take is being recorded. */
export async function record(options: Parameters<typeof openGiving>[0] = {}) {
  const opened = openGiving(options);
  await prompt();
  const socket = await socketTo('emotion.test');
  await opened.user.click(button('Start'));
  for (let second = 0; second < 3; second += 1) await pass(1010);
  expect(await screen.findByText('Recording', { selector: '[role=status]' })).toBeInTheDocument();
  return { ...opened, socket };
}

/** A take of two seconds, to look at. */
export async function review(options: Parameters<typeof openGiving>[0] = {}) {
  const opened = await record(options);
  await pass(2000);
  await opened.user.click(button('Stop'));
  return { ...opened, take: within(await screen.findByRole('region', { name: /, take 1$/ })) };
}
