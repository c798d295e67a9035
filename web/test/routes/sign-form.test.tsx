import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { anError, aPost, aSpelledSign, aTokenReply } from '../support/factories';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';
import { openReport, serve } from '../support/sign-page';

describe('the form of a sign', () => {
  const what = 'What is wrong, or how do you sign it?';

  it('becomes a post about the sign', async () => {
    let sent: unknown;
    server.use(
      http.post(api('/posts'), async ({ request }) => {
        sent = await request.json();
        const post = aPost({
          _id: 'f'.repeat(24),
          title: 'Signed differently: friend',
          signId: 'word-friend',
        });
        return HttpResponse.json(post, { status: 201 });
      }),
    );
    const { user } = openSignedIn('/products/word-friend');
    await user.click(await screen.findByRole('button', { name: openReport }));
    expect(await screen.findByText(/It becomes a post below/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'I sign it differently' }));
    await user.click(screen.getByLabelText(what));
    await user.paste('One hand only, in Pune');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/Thank you. It stands below now/)).toBeVisible();
    expect(sent).toEqual({
      title: 'Signed differently: friend',
      content: 'One hand only, in Pune',
      signId: 'word-friend',
    });
    expect(
      await screen.findByRole('article', { name: 'Signed differently: friend' }),
    ).toBeVisible();
  });

  it('says what is missing and sends nothing', async () => {
    const { user } = openSignedIn('/products/word-friend?report=1');
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose one of the two.');
    await user.click(screen.getByRole('radio', { name: 'It is wrong' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Write what is wrong');
  });

  it('keeps the text when it cannot be sent, and says why', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.post(api('/posts'), () => HttpResponse.error()));
    const { user } = openSignedIn('/products/word-friend?report=1');
    await user.click(await screen.findByRole('radio', { name: 'It is wrong' }));
    await user.click(screen.getByLabelText(what));
    await user.paste('The thumb');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('It could not be sent. Your text is still here.')).toBeVisible();
    expect(screen.getByLabelText(what)).toHaveValue('The thumb');
    server.use(
      http.post(api('/posts'), () =>
        HttpResponse.json(anError(429, 'Wait a minute.'), { status: 429 }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Wait a minute.')).toBeVisible();
  });

  it('leads a visitor through login and back, with what was written', async () => {
    const { user } = openApp('/products/word-friend');
    await user.click(await screen.findByRole('button', { name: openReport }));
    await user.click(screen.getByRole('radio', { name: 'It is wrong' }));
    await user.click(screen.getByLabelText(what));
    await user.paste('The thumb');
    expect(screen.getByText(/You are not signed in. Your text is kept/)).toBeVisible();
    const form = screen.getByRole('region', { name: openReport });
    await user.click(within(form).getByRole('link', { name: 'Login' }));
    await user.type(await screen.findByLabelText('email'), 'asha@example.org');
    await user.type(screen.getByLabelText('password'), 'a long sentence');
    server.use(http.post(api('/auth/login'), () => HttpResponse.json(aTokenReply())));
    await user.click(screen.getByRole('button', { name: 'submit' }));
    expect(await screen.findByLabelText(what)).toHaveValue('The thumb');
    expect(screen.getByRole('radio', { name: 'It is wrong' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  });

  it('asks no choice of a word without a sign, and can be closed', async () => {
    serve(aSpelledSign('tea'));
    const { user, path } = openSignedIn('/products/word-tea');
    await user.click(await screen.findByRole('button', { name: 'Tell us how you sign it' }));
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByLabelText('How do you sign it?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(path()).toBe('/products/word-tea');
    expect(screen.getByRole('button', { name: 'Tell us how you sign it' })).toBeVisible();
  });

  it('tells the demo user that it is gone after a day', async () => {
    openSignedIn('/products/word-friend?report=1', { demo: true });
    const form = await screen.findByRole('region', { name: openReport });
    expect(within(form).getByText(/gone after a day/)).toBeVisible();
  });
});
