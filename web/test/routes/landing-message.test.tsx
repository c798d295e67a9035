import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { giveChallenges, isProven, proofNeeded } from '../support/proofs';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

describe('a message to those who run the site', () => {
  it('is sent without an account and answered with its number', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(api('/contact'), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(
          { id: 'a1b2', createdAt: '2026-11-21T10:00:00.000Z' },
          { status: 201 },
        );
      }),
    );
    const { user } = openApp('/contact?topic=review');
    await user.type(await screen.findByLabelText('Your message'), 'I sign in Pune.');
    await user.type(screen.getByLabelText(/^How can we answer you/), 'me@example.org');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Its number: a1b2');
    expect(sent).toEqual([{ topic: 'review', text: 'I sign in Pune.', replyTo: 'me@example.org' }]);
  });

  it('is sent again with a proof of work where one is asked for', async () => {
    giveChallenges();
    server.use(
      http.post(api('/contact'), async ({ request }) =>
        (await isProven(request))
          ? HttpResponse.json({ id: 'a1b2', createdAt: '2026-11-21T10:00:00.000Z' })
          : proofNeeded(0),
      ),
    );
    const { user } = openApp('/contact');
    await user.type(await screen.findByLabelText('Your message'), 'Take it down.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Its number: a1b2');
    vi.unstubAllGlobals();
  });

  it('is kept in the form when it does not arrive', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.post(api('/contact'), () => HttpResponse.error()));
    const { user } = openApp('/contact');
    await user.type(await screen.findByLabelText('Your message'), 'Take it down.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/was not sent/);
    expect(screen.getByLabelText('Your message')).toHaveValue('Take it down.');
  });

  it('is not sent empty', async () => {
    const { user } = openApp('/contact');
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please write your message.');
  });
});
