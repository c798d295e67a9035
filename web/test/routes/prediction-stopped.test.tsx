import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LONGEST_PLAYED } from '../../src/lib/sign-kit/messages';
import { refuseCamera } from '../support/browser';
import { aReply } from '../support/factories';
import { result } from '../support/prediction-sentence';
import { answers, aSignOf, record, sentence } from '../support/recording';
import { findFrame } from '../support/sign-kit';

afterEach(() => vi.unstubAllGlobals());

describe('what comes after the stop', () => {
  it('changes neither the feeling nor the words, and asks for nothing', async () => {
    const asked = answers();
    const { feel, face, sign, make, stop } = await record();
    await make('TREE');
    await feel('happy');
    await stop();
    await waitFor(() => expect(result()).toBeVisible());
    await feel('sad');
    await face({ brows: 'up' });
    await sign(aSignOf('SEE', { production: 99, endedAt: Date.now() }));
    expect(screen.getByLabelText('Detected emotion')).toHaveValue('happy');
    expect(screen.getByLabelText('Feeling of the sentence')).toHaveValue('happy');
    expect(sentence()).toHaveValue('TREE');
    expect(screen.queryByRole('button', { name: 'Generate again' })).not.toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });
});

describe('a recording that never began', () => {
  it('leaves the sentence and its feeling as they are', async () => {
    answers();
    const { user, feel, make, stop } = await record();
    await make('TREE');
    await feel('happy');
    await stop();
    await waitFor(() => expect(result()).toBeVisible());
    refuseCamera('NotReadableError');
    await user.click(screen.getByRole('button', { name: 'Start Recording' }));
    expect(await screen.findByText(/Close other apps that use it/)).toBeVisible();
    expect(screen.getByLabelText('Feeling of the sentence')).toHaveValue('happy');
    expect(screen.queryByRole('button', { name: 'Generate again' })).not.toBeInTheDocument();
    expect(result()).not.toHaveTextContent('This is the sentence from before.');
  });
});

describe('a sentence longer than the avatar signs at once', () => {
  it('says so in place of the buttons that play it', async () => {
    const gloss = ['A'.repeat(LONGEST_PLAYED / 2), 'B'.repeat(LONGEST_PLAYED / 2)];
    answers(aReply({ gloss }));
    const { make, stop } = await record();
    await make('TREE');
    await stop();
    const shown = within(await screen.findByRole('region', { name: 'Generated Sentence' }));
    expect(
      shown.getByText(/signs at most 2,000 characters at once, and this sentence has 2,001/),
    ).toBeVisible();
    expect(shown.queryByRole('button', { name: /Play it|Show me/ })).not.toBeInTheDocument();
    expect(shown.getByText('Eyebrows: raised over WHAT')).toBeVisible();
  });

  it('is played up to the last character, and told to the avatar where no address holds it', async () => {
    const gloss = ['A'.repeat(LONGEST_PLAYED)];
    const spans = Array.from({ length: 100 }, (_, start) => ({
      channel: 'brows' as const,
      value: 'up' as const,
      start,
      end: start + 1,
    }));
    answers(aReply({ gloss, spans }));
    const { user, make, stop } = await record();
    await make('TREE');
    await stop();
    await user.click(await screen.findByRole('button', { name: 'Play it with the avatar' }));
    const { frame, query, say } = await findFrame('Avatar: What is your name');
    expect(query).toEqual({ embed: 'player', theme: 'light', lang: 'en' });
    const told = vi.spyOn(frame.contentWindow as Window, 'postMessage');
    say({ type: 'signkit:ready', page: 'convert' });
    await waitFor(() =>
      expect(told).toHaveBeenCalledWith(
        { type: 'signkit:play', gloss, spans },
        'http://sign-kit.test',
      ),
    );
  });
});
