import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { pass } from '../support/camera-page';
import { aLetter, anAnswer, aWord } from '../support/factories';
import { answers, aSignOf, chips, record, sentence } from '../support/recording';
import { api, server } from '../support/server';

const maybe = (...labels: readonly string[]) =>
  labels.map((label, at) => ({
    id: `word-${label.toLowerCase()}`,
    label,
    score: 0.7 - at / 10,
    learntFrom: 'avatar' as const,
  }));
/** A production that is not said, and what it may have been. */
const unsure = (production: number, ...labels: readonly string[]) =>
  aSignOf('', { id: '', production, candidates: maybe(...labels) });
const rest = anAnswer().predictions2;
const now = () => screen.getByRole('region', { name: 'Sign now' });
const choices = () =>
  within(now())
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
const choice = (name: string) => within(now()).getByRole('button', { name });

describe('what is said of a sign that the computer is not sure of', () => {
  it.each([
    ['Not sure. Maybe: YES', ['YES']],
    ['Not sure. Maybe: YES or NO', ['YES', 'NO']],
    ['Not sure. Maybe: YES, NO or MY', ['YES', 'NO', 'MY', 'GO']],
  ])('is %s', async (text, labels) => {
    const { sign } = await record();
    await sign(unsure(1, ...labels));
    expect(now()).toHaveTextContent(text);
    expect(now()).not.toHaveTextContent('No sign in view');
  });

  it('is that none is in view only when none is', async () => {
    const { sign } = await record();
    expect(now()).toHaveTextContent('Waiting for predictions...');
    await sign(rest);
    expect(now()).toHaveTextContent('No sign in view');
  });

  it('is nothing before the service is connected and the camera is on', async () => {
    answers();
    const { signs, stop } = await record();
    await stop();
    expect(now()).toHaveTextContent('Press Start Recording, then sign.');
    act(() => signs.drop());
    await waitFor(() => expect(now()).toHaveTextContent('The sign service is away.'));
    await act(() => chooseLanguage('hi'));
    const sign = screen.getByRole('region', { name: 'अभी का संकेत' });
    expect(sign).toHaveTextContent('संकेत सेवा से संपर्क टूट गया।');
  });
});

describe('a sign that was not said', () => {
  it('is offered when it is over, until the next one begins', async () => {
    const { sign } = await record();
    await sign(unsure(1, 'YES', 'NO', 'MY', 'GO', 'COME'));
    expect(choices()).toEqual([]);
    await sign(rest);
    expect(choices()).toEqual(['YES 70%', 'NO 60%', 'MY 50%', 'GO 40%', 'COME 30%']);
    expect(within(now()).getByRole('status')).toHaveTextContent('Not sure. Maybe: YES, NO or MY');
    await sign(rest);
    await pass(5000);
    expect(choices()).toHaveLength(5);
    await sign(aSignOf('TREE', { production: 2 }));
    expect(choices()).toEqual([]);
  });

  it('is a word once it is chosen: the person’s own, and of the avatar', async () => {
    const { user, sign, make } = await record();
    await make('TREE');
    await sign(unsure(7, 'YES', 'NO'));
    await sign(rest);
    await user.click(choice('YES 70%'));
    expect(sentence()).toHaveValue('TREE YES');
    expect(chips()).toEqual(['TREE: 80%', 'YES']);
    expect(choices()).toEqual([]);
    expect(
      screen.getByText('Learnt from the avatar, not from people. Expect mistakes'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'YES' }));
    const editor = within(await screen.findByRole('region', { name: 'Change YES' }));
    expect(editor.getByText('You chose this word.')).toBeVisible();
    await user.click(editor.getByRole('button', { name: 'NO: 60%' }));
    expect(sentence()).toHaveValue('TREE NO');
    // The same production is not offered a second time.
    await sign(unsure(7, 'YES', 'NO'));
    await sign(rest);
    expect(choices()).toEqual([]);
  });

  it('comes after what was spelled before it, with the face that it was signed with', async () => {
    const asked = answers();
    const { user, face, sign, stop } = await record();
    await sign(aLetter('A'));
    await pass(900);
    await face({ headMovement: 'shake' });
    const at = Date.now();
    await sign({ ...unsure(1, 'GO'), startedAt: at - 100, endedAt: at + 100 });
    await sign(rest);
    await user.click(choice('GO 70%'));
    expect(chips()).toEqual(['A: 90%', 'GOhead says no']);
    await stop();
    await waitFor(() =>
      expect(asked).toEqual([
        { sentence: 'A GO', emotion: '', marks: [{ mark: 'negation', start: 1, end: 2 }] },
      ]),
    );
  });

  it('can be chosen after the stop, and the sentence made with it', async () => {
    const asked = answers();
    const { user, sign, stop } = await record();
    await sign(unsure(1, 'YES'));
    await stop();
    expect(
      await screen.findByText('No word was recognised, so there is no sentence.'),
    ).toBeVisible();
    await user.click(choice('YES 70%'));
    await user.click(await screen.findByRole('button', { name: 'Generate the sentence' }));
    await waitFor(() => expect(asked).toEqual([{ sentence: 'YES', emotion: '' }]));
  });

  it('is chosen with the keyboard, which holds it until it is let go', async () => {
    const { user, sign } = await record();
    await sign(unsure(1, 'YES', 'NO'));
    await sign(rest);
    choice('NO 60%').focus();
    await sign(unsure(2, 'HOME'));
    await sign(rest);
    expect(choices()).toEqual(['YES 70%', 'NO 60%']);
    await user.keyboard('{Enter}');
    expect(sentence()).toHaveValue('NO');
    expect(choices()).toEqual(['HOME 70%']);
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await user.click(choice('HOME 70%'));
    await waitFor(() =>
      expect(within(now()).getByRole('heading', { name: 'Sign now' })).toHaveFocus(),
    );
    expect(sentence()).toHaveValue('NO HOME');
  });

  it('that is held gives way when the keyboard leaves it', async () => {
    const { user, sign } = await record();
    await sign(unsure(1, 'YES'));
    await sign(rest);
    choice('YES 70%').focus();
    await sign(aSignOf('TREE', { production: 2 }));
    expect(choices()).toEqual(['YES 70%']);
    await user.tab();
    expect(choices()).toEqual([]);
    expect(document.body).not.toHaveFocus();
  });
});

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
