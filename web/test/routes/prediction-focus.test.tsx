import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { pass } from '../support/camera-page';
import { aLetter, aWord } from '../support/factories';
import { answers, record, sentence } from '../support/recording';
import { api, server } from '../support/server';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const hasFocus = (name: string | RegExp) => waitFor(() => expect(button(name)).toHaveFocus());

describe('the keyboard, when what it pressed goes away,', () => {
  it('goes on at the word to add, and back where it came from', async () => {
    const { user } = await record();
    const opener = button('Add a word');
    opener.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('combobox', { name: 'A word to add' })).toHaveFocus();
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('water');
    await user.tab();
    await hasFocus('Add');
    await user.keyboard('{Enter}');
    expect(sentence()).toHaveValue('WATER');
    expect(screen.getByRole('combobox', { name: 'A word to add' })).toHaveFocus();
    button('Close').focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('combobox', { name: 'A word to add' })).not.toBeInTheDocument();
    await hasFocus('Add a word');
    button('Begin a new sentence').focus();
    await user.keyboard('{Enter}');
    expect(sentence()).toHaveValue('');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Words so far' })).toHaveFocus(),
    );
  });

  it('goes on in the editor of a word, and from there to its word', async () => {
    const { user, make } = await record();
    await make('YOU TIRED TIRED', {}, { headMovement: 'shake' });
    button(/^TIRED/).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('region', { name: 'Change TIRED' });
    button('Once less').focus();
    await user.keyboard('{Enter}');
    await hasFocus('Signed once more');
    button('Earlier').focus();
    await user.keyboard('{Enter}');
    expect(sentence()).toHaveValue('TIRED YOU');
    expect(button('Earlier')).toHaveFocus();
    expect(button('Earlier')).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(sentence()).toHaveValue('TIRED YOU');
    button('The face said nothing').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Change TIRED' })).toHaveFocus());
    button('SLEEP: 10%').focus();
    await user.keyboard('{Enter}');
    expect(sentence()).toHaveValue('SLEEP YOU');
    expect(button('SLEEP: 10%')).toHaveFocus();
    expect(button('SLEEP: 10%')).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Change SLEEP' })).not.toBeInTheDocument();
    await hasFocus('SLEEP');
    await user.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Close' })).focus();
    await user.keyboard('{Enter}');
    await hasFocus('SLEEP');
  });

  it('goes on at the joined word, and after a choice of spelling at the words', async () => {
    server.use(
      http.get(api('/words'), () => HttpResponse.json({ data: [aWord('lunch')], categories: [] })),
    );
    const { user, sign } = await record();
    for (const part of ['LU', 'MCH']) {
      for (const letter of part) await sign(aLetter(letter));
      await pass(1800);
    }
    button(/^LU:/).focus();
    await user.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Join with MCH' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Change LUMCH' })).toHaveFocus());
    (await screen.findByRole('button', { name: 'LUNCH' })).focus();
    await user.keyboard('{Enter}');
    expect(sentence()).toHaveValue('LUNCH');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Words so far' })).toHaveFocus(),
    );
  });

  it('goes on at the sentence that is made, and at what is said of an answer', async () => {
    answers();
    const { user, make, stop } = await record();
    await make('WHAT');
    await stop();
    const result = within(await screen.findByRole('region', { name: 'Generated Sentence' }));
    await user.selectOptions(result.getByLabelText('Feeling of the sentence'), 'sad');
    button('Generate again').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(/Generating/)).not.toBeInTheDocument());
    const holder = document.activeElement as HTMLElement;
    expect(holder).not.toBe(document.body);
    expect(holder).toContainElement(result.getByRole('heading', { name: 'Generated Sentence' }));
    result.getByRole('button', { name: 'Yes' }).focus();
    await user.keyboard('{Enter}');
    const said = result.getByText('Thank you. Your answer stays on this device.');
    await waitFor(() => expect(said).toHaveFocus());
    result.getByRole('button', { name: 'Forget my answers' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(result.getByText('Your answers are gone from this device.')).toHaveFocus(),
    );
  });
});
