import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aContribution, anError, aWithdrawal } from '../support/factories';
import { openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

const address = '/dashboard/contributions';
const { consent } = aContribution();

/** A server that keeps `left`, and notes what it is asked to change. */
function keeps(...contributions: Array<ReturnType<typeof aContribution>>) {
  const seen = { left: contributions, changes: [] as unknown[], gone: [] as unknown[] };
  server.use(
    http.get(api('/contributions'), () => HttpResponse.json({ data: seen.left })),
    http.put(api('/contributions/:id/consent'), async ({ request, params }) => {
      const { scopes } = (await request.json()) as Pick<typeof consent, 'scopes'>;
      seen.changes.push(scopes);
      const one = seen.left.find(({ _id }) => _id === params.id);
      return HttpResponse.json({ ...one, consent: { ...consent, scopes } });
    }),
    http.delete(api('/contributions/:id'), ({ params }) => {
      seen.gone.push(params.id);
      seen.left = seen.left.filter(({ _id }) => _id !== params.id);
      return HttpResponse.json(aWithdrawal());
    }),
    http.delete(api('/contributions'), () => {
      const clips = seen.left.length;
      seen.left = [];
      return HttpResponse.json(aWithdrawal({ clips, files: 7, timelines: 4, verdicts: 5 }));
    }),
  );
  return seen;
}
const refuses = (method: 'put' | 'delete', path: string): void =>
  server.use(http[method](api(path), () => HttpResponse.json(anError(500, ''), { status: 500 })));
const switchOf = (name: RegExp) => screen.findByRole('switch', { name });
const answer = async (name: 'Delete' | 'Keep it'): Promise<HTMLElement> =>
  within(await screen.findByRole('dialog')).getByRole('button', { name });

describe('the consent of a clip', () => {
  it('shows what is allowed now', async () => {
    keeps(aContribution({ consent: { ...consent, scopes: ['keep', 'train'] } }));
    openSignedIn(address);
    expect(await switchOf(/^It is kept here/)).toBeChecked();
    expect(await switchOf(/^People on this site may watch it/)).not.toBeChecked();
    expect(await switchOf(/^Researchers may download it/)).not.toBeChecked();
    expect(await switchOf(/^Computers may learn from it/)).toBeChecked();
  });

  it('is changed by a switch, each on its own', async () => {
    const seen = keeps(aContribution({ consent: { ...consent, scopes: ['keep', 'train'] } }));
    const { user } = openSignedIn(address);
    await user.click(await switchOf(/^People on this site/));
    expect(await screen.findByRole('alert')).toHaveTextContent('Saved. This holds from now on.');
    expect(await switchOf(/^People on this site/)).toBeChecked();
    await user.click(await switchOf(/^Computers may learn/));
    await waitFor(() =>
      expect(seen.changes).toEqual([
        ['keep', 'show', 'train'],
        ['keep', 'show'],
      ]),
    );
  });

  it('stays as it was when a change is refused, and says so', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    keeps(aContribution());
    refuses('put', '/contributions/:id/consent');
    const { user } = openSignedIn(address);
    await user.click(await switchOf(/^Researchers may download it/));
    expect(await screen.findByRole('alert')).toHaveTextContent('It stays as it was.');
    expect(await switchOf(/^Researchers may download it/)).toBeChecked();
  });

  it('never lets researchers have the clip of somebody under age, and says why', async () => {
    const seen = keeps(aContribution({ consent: { ...consent, age: 'guardian' } }));
    const { user } = openSignedIn(address);
    const release = await switchOf(/^Researchers may download it/);
    expect(release).toBeDisabled();
    expect(release).not.toBeChecked();
    expect(release).toHaveAccessibleDescription(/signer is under 18/);
    await user.click(await switchOf(/^Computers may learn/));
    await waitFor(() => expect(seen.changes).toEqual([['keep', 'show']]));
  });

  it('ends with the switch that keeps it, after a question: the clip is taken back', async () => {
    const seen = keeps(aContribution());
    const { user } = openSignedIn(address);
    await user.click(await switchOf(/^It is kept here/));
    expect(await screen.findByText(/Without this the clip cannot stay here/)).toBeVisible();
    await user.click(await answer('Keep it'));
    expect(await switchOf(/^It is kept here/)).toBeChecked();
    await user.click(await switchOf(/^It is kept here/));
    await user.click(await answer('Delete'));
    expect(await screen.findByText('You have not given a clip yet.')).toBeVisible();
    expect(seen).toMatchObject({ gone: [aContribution()._id], changes: [] });
  });
});

describe('taking back', () => {
  const other = aContribution({
    _id: 'b'.repeat(24),
    prompt: { kind: 'sign', id: 'word-tea', label: 'tea' },
    consent: { ...consent, scopes: ['keep'] },
  });
  const buttonsToTakeBack = () => screen.findAllByRole('button', { name: 'Take back' });

  it('asks first, says what was deleted and hands the keyboard on to the next clip', async () => {
    keeps(aContribution(), other);
    const { user } = openSignedIn(address);
    await user.click((await buttonsToTakeBack())[0] as HTMLElement);
    expect(await screen.findByText(/Copies that researchers have already taken/)).toBeVisible();
    await user.click(await answer('Delete'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Taken back\. 3 files were deleted here at 23 Nov 2026/,
    );
    await waitFor(() => expect(screen.getByRole('heading', { name: 'tea' })).toHaveFocus());
    expect(screen.queryByRole('article', { name: 'hello' })).not.toBeInTheDocument();
  });

  it('does not speak of copies where researchers never got the clip', async () => {
    keeps(other);
    const { user } = openSignedIn(address);
    await user.click((await buttonsToTakeBack())[0] as HTMLElement);
    expect(await screen.findByText(/^Take this clip back\?/)).not.toHaveTextContent('Copies');
  });

  it('leaves the clip where it is when it fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    keeps(aContribution());
    refuses('delete', '/contributions/:id');
    const { user } = openSignedIn(address);
    await user.click((await buttonsToTakeBack())[0] as HTMLElement);
    await user.click(await answer('Delete'));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be taken back');
    expect(screen.getByRole('article', { name: 'hello' })).toBeVisible();
  });

  it('of everything leaves a receipt with its counts on the screen', async () => {
    keeps(aContribution(), other);
    const { user } = openSignedIn(address);
    await user.click(await screen.findByRole('button', { name: 'Take everything back' }));
    await user.click(await answer('Delete'));
    const receipt = await screen.findByRole('region', { name: 'You have taken everything back' });
    const facts = within(receipt).getAllByRole('definition');
    expect(facts.slice(0, 4).map((one) => one.textContent)).toEqual(['2', '7', '4', '5']);
    expect(facts[4]).toHaveTextContent(/^23 Nov 2026/);
    expect(within(receipt).getByRole('heading')).toHaveFocus();
    expect(await screen.findByText('You have not given a clip yet.')).toBeVisible();
    expect(receipt).toBeVisible();
  });

  it('of everything says when it did not work, and keeps the list', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    keeps(aContribution(), other);
    refuses('delete', '/contributions');
    const { user } = openSignedIn(address);
    await user.click(await screen.findByRole('button', { name: 'Take everything back' }));
    await user.click(await answer('Delete'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your clips could not be taken back. Please try again.',
    );
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });
});
