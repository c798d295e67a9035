import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { pass } from '../support/camera-page';
import { aLetter, anAnswer } from '../support/factories';
import { answers, aSignOf, chips, record, sentence } from '../support/recording';

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
