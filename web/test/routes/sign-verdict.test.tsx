import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anError } from '../support/factories';
import { openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

const page = '/products/word-friend';
const verdict = api('/signs/forms/word-friend/verdict');

/** What was sent; the server answers as if it were the only word. */
function forms() {
  const sent: object[] = [];
  let mine: Record<string, unknown> | undefined;
  const standing = () => ({
    right: mine?.verdict === 'right' ? 1 : 0,
    wrong: mine?.verdict === 'wrong' ? 1 : 0,
    ...(mine && { mine }),
  });
  server.use(
    http.get(verdict, () => HttpResponse.json(standing())),
    http.put(verdict, async ({ request }) => {
      mine = (await request.json()) as Record<string, unknown>;
      sent.push(mine);
      return HttpResponse.json(standing());
    }),
    http.delete(verdict, () => {
      mine = undefined;
      return HttpResponse.json(standing());
    }),
  );
  return sent;
}
const openAsReviewer = () => openSignedIn(page, { roles: ['contributor', 'reviewer'] });
const section = async () =>
  within(await screen.findByRole('region', { name: 'Is this how it is signed?' }));

beforeEach(() => localStorage.clear());

describe('a form of the avatar', () => {
  it('is judged by reviewers only', async () => {
    forms();
    openSignedIn(page);
    expect(await screen.findByRole('heading', { level: 1, name: 'friend' })).toBeVisible();
    expect(screen.queryByText('Is this how it is signed?')).not.toBeInTheDocument();
  });

  it('is found right in a region, and the word can be taken back', async () => {
    const sent = forms();
    const { user } = openAsReviewer();
    const judging = await section();
    await user.click(judging.getByRole('button', { name: 'This is how it is signed' }));
    expect(judging.getByText(/^Choose where you sign:/)).toBeVisible();
    expect(sent).toEqual([]);
    await user.selectOptions(judging.getByLabelText('Where you sign'), 'Kerala');
    await user.click(judging.getByRole('button', { name: 'This is how it is signed' }));
    expect(await judging.findByText(/You said that it is right/)).toHaveTextContent('right 1');
    expect(sent).toEqual([{ verdict: 'right', region: 'IN-KL' }]);
    await user.click(judging.getByRole('button', { name: 'Take my word back' }));
    expect(await judging.findByText(/right 0, wrong 0/)).toBeVisible();
  });

  it('is found wrong with what is wrong and a few words', async () => {
    const sent = forms();
    const { user } = openAsReviewer();
    const judging = await section();
    await user.selectOptions(judging.getByLabelText('Where you sign'), 'Kerala');
    await user.click(judging.getByRole('button', { name: 'This is wrong' }));
    await user.selectOptions(judging.getByLabelText('What is wrong'), 'The movement');
    await user.type(judging.getByLabelText(/In a few words/), 'Too fast');
    await user.click(judging.getByRole('button', { name: 'Say that it is wrong' }));
    expect(await judging.findByText(/You said that it is wrong/)).toBeVisible();
    expect(sent).toEqual([
      { verdict: 'wrong', region: 'IN-KL', fault: 'movement', note: 'Too fast' },
    ]);
    expect(judging.queryByLabelText('What is wrong')).not.toBeInTheDocument();
  });

  it('says when a verdict could not be kept', async () => {
    forms();
    server.use(http.put(verdict, () => HttpResponse.json(anError(503, 'No.'), { status: 503 })));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = openAsReviewer();
    const judging = await section();
    await user.selectOptions(judging.getByLabelText('Where you sign'), 'Kerala');
    await user.click(judging.getByRole('button', { name: 'This is how it is signed' }));
    expect((await screen.findAllByText(/That could not be saved/))[0]).toBeVisible();
  });
});
