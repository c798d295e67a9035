import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { anError, aTokenReply } from '../support/factories';
import { giveChallenges, isProven, proofNeeded } from '../support/proofs';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Types an e-mail and a password into what is open, and sends them. */
async function send({ user }: ReturnType<typeof openApp>): Promise<void> {
  await user.type(await screen.findByLabelText('email'), 'asha@example.org');
  await user.type(screen.getByLabelText('password'), 'correct horse{Enter}');
}

describe('a login that is answered with a proof of work', () => {
  it('is sent again with one, and says so meanwhile in words that are read out', async () => {
    const { levels } = giveChallenges();
    let answer = () => {};
    const solving = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const bodies: unknown[] = [];
    server.use(
      http.post(api('/auth/login'), async ({ request }) => {
        bodies.push(await request.clone().json());
        if (!(await isProven(request))) return proofNeeded(2);
        await solving;
        return HttpResponse.json(aTokenReply());
      }),
      http.get(api('/proof'), async () => {
        await waitFor(() =>
          expect(screen.getByRole('status')).toHaveTextContent('Checking that this is a browser'),
        );
      }),
    );
    const app = openApp('/login');
    await send(app);
    await waitFor(() => expect(bodies).toHaveLength(2));
    answer();
    await waitFor(() => expect(app.path()).toBe('/dashboard'));
    expect(levels).toEqual(['2']);
    expect(bodies[1]).toEqual(bodies[0]);
  });

  it('is sent with a heavier one where others were faster', async () => {
    const { levels } = giveChallenges();
    server.use(
      http.post(api('/auth/login'), () =>
        levels.length < 2 ? proofNeeded(levels.length) : HttpResponse.json(aTokenReply()),
      ),
    );
    const app = openApp('/login');
    await send(app);
    await waitFor(() => expect(app.path()).toBe('/dashboard'));
    expect(levels).toEqual(['0', '1']);
  });

  it('ends with the reason where nothing can be solved', async () => {
    giveChallenges({ isSolvable: false });
    server.use(http.post(api('/auth/login'), () => proofNeeded(0)));
    const app = openApp('/login');
    await send(app);
    expect(await screen.findByRole('alert')).toHaveTextContent('Many tries came from here');
    expect(screen.getByRole('status')).toHaveTextContent('Many tries came from here');
  });
});

describe('a new password that is refused', () => {
  it.each([
    ['PASSWORD_COMMON', 'en', /one of the commonest/],
    ['PASSWORD_PERSONAL', 'en', /your name or your e-mail/],
    ['PASSWORD_COMMON', 'hi', /बहुत आम/],
  ] as const)('says why: %s in %s', async (code, language, words) => {
    server.use(
      http.post(api('/auth/reset'), () =>
        HttpResponse.json(anError(400, 'Refused.', { code, msg: 'Refused.' }), { status: 400 }),
      ),
    );
    const { user } = openApp('/reset-password#token=once');
    await act(() => chooseLanguage(language));
    const field = await screen.findByLabelText(/^(password|पासवर्ड)$/);
    await user.type(field, 'iloveyou{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });
});
