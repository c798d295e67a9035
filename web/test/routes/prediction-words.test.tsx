import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pass } from '../support/camera-page';
import { aLetter, aWord } from '../support/factories';
import { answers, aSignOf, chips, record, sentence } from '../support/recording';
import { api, server } from '../support/server';

afterEach(() => vi.unstubAllGlobals());

describe('the words of a recording', () => {
  it('are counted once for each production, and a repeat is told on its chip', async () => {
    const asked = answers();
    const { make, stop } = await record();
    await make('TREE TREE SEE');
    expect(sentence()).toHaveValue('TREE SEE');
    expect(chips()).toEqual(['TREE: 80% ×2', 'SEE: 80%']);
    await stop();
    await waitFor(() => expect(asked).toEqual([{ sentence: 'TREE TREE SEE', emotion: '' }]));
  });

  it('are what was heard before the stop, whatever comes late', async () => {
    answers();
    const { make, sign, stop } = await record();
    await make('TREE');
    await stop();
    await sign(aSignOf('SEE', { production: 99 }));
    expect(sentence()).toHaveValue('TREE');
  });

  it('can be replaced, moved by button and by key, repeated and removed', async () => {
    const { user, make } = await record();
    await make('YOU TIRED');
    await user.click(screen.getByRole('button', { name: /^TIRED/ }));
    const editor = within(await screen.findByRole('region', { name: 'Change TIRED' }));
    await user.click(editor.getByRole('button', { name: 'SLEEP: 10%' }));
    expect(sentence()).toHaveValue('YOU SLEEP');
    await user.click(screen.getByRole('button', { name: 'Signed once more' }));
    await user.click(screen.getByRole('button', { name: 'Earlier' }));
    expect(chips()).toEqual(['SLEEP ×2', 'YOU: 80%']);
    screen.getByRole('button', { name: 'SLEEP ×2' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(chips()).toEqual(['YOU: 80%', 'SLEEP ×2']);
    expect(screen.getByText('SLEEP is word 2 of 2 now')).toBeInTheDocument();
    screen.getByRole('button', { name: /^YOU/ }).focus();
    await user.keyboard('{Delete}');
    expect(sentence()).toHaveValue('SLEEP');
    await waitFor(() => expect(screen.getByRole('button', { name: 'SLEEP ×2' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Begin a new sentence' }));
    expect(sentence()).toHaveValue('');
  });

  it('can be written by hand, and a new request follows', async () => {
    const asked = answers();
    const { user, make, stop } = await record();
    await make('YOU');
    await stop();
    await screen.findByRole('region', { name: 'Generated Sentence' });
    expect(screen.queryByRole('button', { name: 'Generate again' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add a word' }));
    await user.type(
      await screen.findByRole('combobox', { name: 'A word to add' }),
      'thank you{Enter}',
    );
    expect(sentence()).toHaveValue('YOU THANK-YOU');
    await user.click(screen.getByRole('button', { name: 'Generate again' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toMatchObject({ sentence: 'YOU THANK-YOU' });
  });

  it('of letters are compared with the dictionary, and a person chooses', async () => {
    server.use(
      http.get(api('/words'), () =>
        HttpResponse.json({ data: [aWord('lunch'), aWord('tea')], categories: [] }),
      ),
    );
    const { user, sign } = await record();
    for (const letter of 'LUMCH') await sign(aLetter(letter));
    await pass(1800);
    expect(await screen.findByText('LUMCH is not in the dictionary. Did you mean:')).toBeVisible();
    expect(sentence()).toHaveValue('LUMCH');
    await user.click(screen.getByRole('button', { name: 'LUNCH' }));
    expect(sentence()).toHaveValue('LUNCH');
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  });
});

describe('what the avatar alone taught', () => {
  it('is dashed and said so, and can be turned off on this device', async () => {
    const { user, signs, make } = await record();
    const vocabulary = ['FRIEND', 'NIGHT', 'COLD'].map((label) => ({
      id: `word-${label.toLowerCase()}`,
      label,
      learntFrom: 'avatar' as const,
      isSaid: true,
    }));
    await act(async () => signs.greet({ signedIn: false, framesPerSecond: 10, vocabulary }));
    await make('HELLO', { learntFrom: 'avatar' });
    expect(screen.getByText(/Learnt from the avatar, not from people/)).toBeVisible();
    await pass(600);
    expect(signs.frames.at(-1)?.peopleOnly).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'What it can recognise' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('It is cold at night.')).toBeVisible();
    expect(drawer.getByRole('link', { name: 'FRIEND' })).toHaveAttribute(
      'href',
      '/products/word-friend',
    );
    await user.click(drawer.getByRole('switch', { name: /learnt from the avatar/ }));
    expect(drawer.queryByRole('link', { name: 'FRIEND' })).not.toBeInTheDocument();
    expect(localStorage.getItem('prediction-hears-avatar')).toBe('false');
    await pass(600);
    expect(signs.frames.at(-1)?.peopleOnly).toBe(true);
    await make('FRIEND', { learntFrom: 'avatar' });
    expect(sentence()).toHaveValue('HELLO');
  });
});
