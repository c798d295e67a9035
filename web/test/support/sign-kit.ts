import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { pageConfig } from './factories';

/** The sign-kit frame on the screen, and what the page in it would say. */
export async function findFrame(title: string) {
  const frame = await screen.findByTitle<HTMLIFrameElement>(title);
  // It stands before its address is known.
  await waitFor(() => expect(frame).toHaveAttribute('src'));
  const say = (data: unknown, from: { origin?: string; source?: Window } = {}): void =>
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', {
          data,
          origin: from.origin ?? pageConfig.signKit,
          source: from.source ?? frame.contentWindow,
        }),
      );
    });
  const url = new URL(frame.src);
  return {
    frame,
    say,
    path: url.origin + url.pathname,
    query: Object.fromEntries(url.searchParams),
  };
}
