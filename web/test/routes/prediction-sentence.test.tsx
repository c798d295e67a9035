import { act, screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { pass } from '../support/camera-page';
import { anError, aReply } from '../support/factories';
import { logged, result } from '../support/prediction-sentence';
import { answers, record } from '../support/recording';
import { api, server } from '../support/server';

const generate = api('/py/generate');

const failure = (text: RegExp) =>
  screen.findByText((content, element) => element?.tagName === 'P' && text.test(content));

const fails = (status: number, code: string): void =>
  server.use(
    http.post(generate, () => HttpResponse.json(anError(status, 'No.', { code }), { status })),
  );

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
