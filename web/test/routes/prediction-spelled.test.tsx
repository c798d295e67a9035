import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { pass } from '../support/camera-page';
import { aLetter, aWord } from '../support/factories';
import { chips, record, sentence } from '../support/recording';
import { api, server } from '../support/server';

describe('a spelled word', () => {
  const asLetter = (label: string, other: string, score: number) => {
    const letter = aLetter(label, score);
    return { ...letter, candidates: [...letter.candidates, ...aLetter(other, 0.2).candidates] };
  };

  it('is put right letter by letter, the least sure one first', async () => {
    const { user, sign } = await record();
    await sign(asLetter('R', 'G', 0.9));
    await sign(asLetter('E', 'A', 0.6));
    await sign(asLetter('J', 'P', 0.8));
    await pass(1800);
    await user.click(screen.getByRole('button', { name: /^REJ:/ }));
    const letters = within(await screen.findByRole('group', { name: 'Letters of REJ' }));
    expect(letters.getByText('Letter 2, E. Or was it:')).toBeVisible();
    await user.click(letters.getByRole('button', { name: 'A: 20%' }));
    expect(sentence()).toHaveValue('RAJ');
    expect(chips()).toEqual(['RAJ']);
    expect(letters.getByRole('button', { name: 'A: 20%' })).toHaveFocus();
    expect(letters.getByRole('button', { name: 'A: 20%' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(letters.getByRole('button', { name: 'Letter 3: J' }));
    expect(letters.getByText('Letter 3, J. Or was it:')).toBeVisible();
    await user.click(letters.getByRole('button', { name: 'Leave J out' }));
    expect(sentence()).toHaveValue('RA');
    expect(letters.getByText('Letter 2, A. Or was it:')).toBeVisible();
  });

  it('says where a letter was nothing else, and none is left out of one letter', async () => {
    const { user, sign } = await record();
    await sign(aLetter('A'));
    await pass(1800);
    await user.click(screen.getByRole('button', { name: /^A:/ }));
    expect(await screen.findByText('Letter 1, A. No other letter was likely.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Leave A out' })).not.toBeInTheDocument();
  });
});

describe('a word to add', () => {
  it('is suggested in both languages, by touch and by key', async () => {
    server.use(
      http.get(api('/words'), () =>
        HttpResponse.json({
          data: [
            { ...aWord('thank you'), gloss: 'THANK-YOU', nameHi: 'धन्यवाद' },
            { ...aWord('think'), gloss: 'THINK', nameHi: 'सोचना' },
            { ...aWord('water'), gloss: 'WATER', nameHi: 'पानी' },
          ],
          categories: [],
        }),
      ),
    );
    const { user } = await record();
    await user.click(screen.getByRole('button', { name: 'Add a word' }));
    const input = await screen.findByRole('combobox', { name: 'A word to add' });
    await user.type(input, 'th');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'THANK-YOU धन्यवाद',
      'THINK सोचना',
    ]);
    await user.click(screen.getByRole('option', { name: /THINK/ }));
    expect(input).toHaveValue('THINK');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(sentence()).toHaveValue('THINK');
    await user.type(input, 'पा');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(input).toHaveValue('WATER');
    await user.keyboard('{Enter}');
    expect(sentence()).toHaveValue('THINK WATER');
    await user.type(input, 'asha{Enter}');
    expect(sentence()).toHaveValue('THINK WATER ASHA');
  });
});
