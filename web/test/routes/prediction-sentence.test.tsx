import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { LONGEST_PLAYED } from '../../src/lib/sign-kit/messages';
import { refuseCamera } from '../support/browser';
import { pass } from '../support/camera-page';
import { anError, aReply } from '../support/factories';
import { answers, aSignOf, record, sentence } from '../support/recording';
import { api, server } from '../support/server';
import { findFrame } from '../support/sign-kit';

const generate = api('/py/generate');
const result = () => screen.queryByRole('region', { name: 'Generated Sentence' });
const failure = (text: RegExp) =>
  screen.findByText((content, element) => element?.tagName === 'P' && text.test(content));
const fails = (status: number, code: string): void =>
  server.use(
    http.post(generate, () => HttpResponse.json(anError(status, 'No.', { code }), { status })),
  );

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.unstubAllGlobals());

describe('a generation that fails', () => {
  it('keeps the sentence before it, says so, and is tried again', async () => {
    answers();
    const { user, make, stop } = await record();
    await make('WHAT');
    await stop();
    await waitFor(() => expect(result()).toHaveTextContent('What is your name?'));
    fails(503, 'OVERLOADED');
    await user.selectOptions(screen.getByLabelText('Feeling of the sentence'), 'sad');
    await user.click(screen.getByRole('button', { name: 'Generate again' }));
    expect(await failure(/could not be made just now/)).toBeVisible();
    expect(logged).toHaveBeenCalledWith('sentence generation failed', expect.anything());
    expect(result()).toHaveTextContent('This is the sentence from before.');
    expect(result()).toHaveTextContent('What is your name?');
    expect(screen.queryByRole('button', { name: 'Generate again' })).not.toBeInTheDocument();

    const asked = answers(aReply({ rewritten_sentence: 'What is your name...' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(result()).toHaveTextContent('What is your name...'));
    expect(asked).toEqual([{ sentence: 'WHAT', emotion: 'sad' }]);
    expect(screen.queryByText(/could not be made/)).not.toBeInTheDocument();
    expect(result()).not.toHaveTextContent('This is the sentence from before.');
  });

  it.each([
    ['offline', () => HttpResponse.error(), false, /You are offline/, /इंटरनेट नहीं है/],
    ['without an answer', () => HttpResponse.error(), true, /just now/, /अभी वाक्य नहीं बन पाया/],
  ])('%s says so in both languages', async (_what, answer, onLine, english, hindi) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    server.use(http.post(generate, answer));
    const { make, stop } = await record();
    await make('WHAT');
    await stop();
    expect(await failure(english)).toBeVisible();
    await act(() => chooseLanguage('hi'));
    expect(await failure(hindi)).toBeVisible();
    expect(screen.getByRole('button', { name: 'फिर कोशिश करें' })).toBeVisible();
  });

  it('for too many words says how many there may be, and waits until they are fewer', async () => {
    fails(400, 'SENTENCE_TOO_LONG');
    const { user, make, stop } = await record();
    await make('WHAT SEE');
    await stop();
    expect(await failure(/200 is the most/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    answers();
    await user.click(screen.getByRole('button', { name: 'Remove SEE' }));
    expect(screen.queryByText(/200 is the most/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Generate the sentence' }));
    await waitFor(() => expect(result()).toBeVisible());
  });
});

describe('a sentence that is begun anew', () => {
  it('has neither the feeling nor the late answer of the one before', async () => {
    const { user, feel, make, stop } = await record();
    server.use(
      http.post(generate, async () => {
        await delay(500);
        return HttpResponse.json(aReply());
      }),
    );
    await feel('happy');
    await make('TREE');
    await stop();
    await user.click(screen.getByRole('button', { name: 'Begin a new sentence' }));
    await pass(1000);
    expect(result()).not.toBeInTheDocument();
    expect(screen.queryByText('Generating the sentence…')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Detected emotion')).toHaveValue('Waiting for predictions...');

    const asked = answers();
    await user.click(screen.getByRole('button', { name: 'Start Recording' }));
    await screen.findByText('First, a calm face.');
    await pass(2200);
    await make('SEE');
    await stop();
    await waitFor(() => expect(asked).toEqual([{ sentence: 'SEE', emotion: '' }]));
  });

  it('has not the feeling that a person chose for the one before', async () => {
    const asked = answers();
    const { user, make, stop } = await record();
    await make('TREE');
    await stop();
    await user.selectOptions(await screen.findByLabelText('Feeling of the sentence'), 'anger');
    await user.click(screen.getByRole('button', { name: 'Begin a new sentence' }));
    await user.click(screen.getByRole('button', { name: 'Add a word' }));
    await user.type(
      await screen.findByRole('combobox', { name: 'A word to add' }),
      'thank you{Enter}',
    );
    await user.click(await screen.findByRole('button', { name: 'Generate the sentence' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ sentence: 'THANK-YOU', emotion: '' }));
  });
});

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
    expect(told).toHaveBeenCalledWith(
      { type: 'signkit:play', gloss, spans },
      'http://sign-kit.test',
    );
  });
});
