import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { aReply } from '../support/factories';
import { answers, record } from '../support/recording';
import { findFrame } from '../support/sign-kit';

afterEach(() => vi.unstubAllGlobals());

describe('the result', () => {
  const spans = [{ channel: 'brows' as const, value: 'up' as const, start: 2, end: 3 }];
  const open = async (reply: Parameters<typeof aReply>[0] = {}) => {
    const asked = answers(
      aReply({ non_manual_features: ['* Eyebrows: raised over WHAT'], spans, ...reply }),
    );
    const app = await record();
    await app.make('WHAT');
    await app.stop();
    const region = await screen.findByRole('region', { name: 'Generated Sentence' });
    return { ...app, asked, result: within(region) };
  };

  it('has the signs and the sentence, who wrote it, and what could not be used', async () => {
    const { result } = await open({
      written_by: 'model',
      notes: ["'ARE' is no sign of ISL and was left out."],
      note_details: [{ code: 'notOfIsl', word: 'ARE' }],
    });
    expect(result.getByText('What is your name?')).toBeVisible();
    expect(result.getByText('YOUR NAME WHAT')).toBeVisible();
    expect(result.getByText(/A language model worded this sentence/)).toBeVisible();
    expect(result.getByText('ISL has no sign for “ARE”. It was left out.')).toBeVisible();
  });

  it('is made again with another feeling, or none', async () => {
    const { user, result, asked } = await open();
    await user.selectOptions(result.getByLabelText('Feeling of the sentence'), 'sad');
    await user.click(result.getByRole('button', { name: 'Generate again' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toEqual({ sentence: 'WHAT', emotion: 'sad' });
  });

  it('is played by the avatar, line by line and as a whole', async () => {
    const { user, result } = await open();
    await user.click(result.getByRole('button', { name: /^Show me/ }));
    const { query, path } = await findFrame('Avatar: What is your name');
    expect(path).toBe('http://sign-kit.test/sign-kit/convert');
    expect(query).toMatchObject({ embed: 'player', gloss: 'YOUR NAME WHAT' });
    expect(JSON.parse(query.spans ?? '')).toEqual(spans);
  });

  it('says its lines in Hindi, and one that it has no words for in English', async () => {
    const { result } = await open({
      non_manual_features: ['* Eyebrows: raised over WHAT', '* Eyes: closed over WHAT'],
      spans: [...spans, { channel: 'eyes', value: 'closed', start: 2, end: 3 }],
    });
    await act(() => chooseLanguage('hi'));
    expect(await result.findByText('भौंहें: उठी हुई, WHAT के साथ')).toHaveAttribute('lang', 'hi');
    expect(result.getByText('Eyes: closed over WHAT')).toHaveAttribute('lang', 'en');
  });

  it('is said aloud only after a yes, which stays on the device', async () => {
    const said: string[] = [];
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        constructor(readonly text: string) {}
      },
    );
    vi.stubGlobal('speechSynthesis', {
      cancel: () => {},
      speak: ({ text }: { text: string }) => said.push(text),
    });
    const { user, result } = await open();
    expect(result.queryByRole('button', { name: 'Say it aloud' })).not.toBeInTheDocument();
    await user.click(result.getByRole('button', { name: 'Yes' }));
    await user.click(result.getByRole('button', { name: 'Say it aloud' }));
    expect(said).toEqual(['What is your name?']);
    expect(JSON.parse(localStorage.getItem('prediction-answers') ?? '')).toMatchObject([
      { signs: 'YOUR NAME WHAT', sentence: 'What is your name?', isRight: true },
    ]);
    await user.click(result.getByRole('button', { name: 'Forget my answers' }));
    expect(localStorage.getItem('prediction-answers')).toBeNull();
  });

  it('is copied, and the button says so', async () => {
    const { user, result } = await open();
    await user.click(result.getByRole('button', { name: 'Copy' }));
    expect(await result.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('What is your name?');
  });
});
