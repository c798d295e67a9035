import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aLetterSign } from '../support/factories';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';
import { badges, serve } from '../support/sign-page';

describe('the page of a letter', () => {
  it('shows both alphabets and leads to the other', async () => {
    server.use(
      http.get(api('/signs/:id'), ({ params }) =>
        HttpResponse.json(aLetterSign(params.id === 'letter-a-v1' ? 'v1' : 'v2')),
      ),
    );
    const { user, path } = openApp('/products/letter-a-v2');
    const two = 'Two alphabets are used in India. Ask your teacher which one, and choose it here';
    const choice = await screen.findByRole('navigation', { name: two });
    expect(within(choice).getByRole('link', { current: 'page' })).toHaveTextContent(
      'Letter pictures',
    );
    await user.click(within(choice).getByRole('link', { name: 'Vowels on the fingertips' }));
    expect(await screen.findByText('The letter A, v1.')).toBeVisible();
    expect(path()).toBe('/products/letter-a-v1');
  });

  it('whose own form was taken back shows nothing of the other alphabet as its own', async () => {
    const { video: _video, alt: _alt, confidence: _confidence, ...sign } = aLetterSign('v2');
    const [own, other] = sign.forms;
    if (!own || !other) throw new Error('a letter has two forms');
    serve({
      ...sign,
      image: '/static/drawn/letter-a-v2.svg',
      pictureKind: 'drawn',
      status: 'withdrawn',
      forms: [other],
      withdrawn: [{ id: own.id, date: '2026-10-02' }],
    });
    const { user } = openApp('/products/letter-a-v2');
    const picture = await screen.findByRole('img', { name: 'Picture for A' });
    expect(picture).toHaveAttribute('src', '/static/drawn/letter-a-v2.svg');
    expect(await badges()).toEqual([
      'A drawn letter or word, not a picture of the sign',
      'This sign was taken back',
    ]);
    expect(screen.queryByText(other.alt)).not.toBeInTheDocument();
    expect(screen.queryByText('two hands clasped')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /avatar/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tell us how you sign it' }));
    expect(await screen.findByRole('region', { name: 'Tell us how you sign it' })).toBeVisible();
  });
});
