import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { FEWEST_FRAMES } from '../../src/features/prediction/recognise/feelings';
import { installCamera } from '../support/browser';
import { openWithClock, pass, socketTo, tell } from '../support/camera-page';
import { aLetter, aReply } from '../support/factories';
import { api, server } from '../support/server';

describe('prediction', () => {
  const pressStart = async () => {
    const camera = installCamera();
    const app = openWithClock('/dashboard/Prediction');
    await app.user.click(await screen.findByRole('button', { name: 'Start Recording' }));
    const emotion = await socketTo('emotion.test');
    const signs = await socketTo('signs.test');
    // Of no frame that was sent: the answer is to one of this moment.
    let id = 1000;
    const sign = async (letter: string, score = 0.9): Promise<void> => {
      id += 1;
      await tell(signs, {
        id: String(id),
        predictions2:
          letter === '' ? { id: '', label: '', candidates: [] } : aLetter(letter, score),
      });
      await pass(500);
    };
    const spell = async (word: string): Promise<void> => {
      for (const letter of word) await sign(letter);
    };
    return { ...app, camera, emotion, signs, sign, spell };
  };
  /** After the calm face. */
  const record = async () => {
    const recording = await pressStart();
    await screen.findByText('First, a calm face.');
    await pass(2200);
    return recording;
  };
  const sentence = () => screen.getByLabelText('ISL sentence');

  it('sends a frame to both services every 500 ms', async () => {
    const { emotion, signs } = await pressStart();
    await pass(5000);
    for (const { frames } of [emotion, signs]) {
      expect(frames.length).toBeGreaterThanOrEqual(9);
      expect(frames.length).toBeLessThanOrEqual(12);
    }
  });

  it('shows emotion, NMF Parameters and the letter with how sure it is', async () => {
    const { emotion, sign } = await record();
    expect(screen.getByLabelText('Detected emotion')).toHaveValue('Waiting for predictions...');
    await tell(emotion, {
      face_analysis: { Eyebrows: 'raised' },
      predictions: { label: 'happy', scores: { happy: 0.9 } },
    });
    expect(screen.getByLabelText('Detected emotion')).toHaveValue('happy');
    expect(screen.getByLabelText('Detected emotion')).toHaveAttribute('readonly');
    expect(screen.getByRole('region', { name: 'NMF Parameters' })).toHaveTextContent(
      'Eyebrows: raised',
    );
    await sign('A', 0.87);
    expect(screen.getByText('A: 87%')).toBeVisible();
    expect(
      screen.getByText('87% says how sure the computer is, not how well you sign'),
    ).toBeVisible();
    await tell(emotion, { id: '2', error: 'no picture' });
    expect(screen.getByLabelText('Detected emotion')).toHaveValue('Error: no picture');
  });

  it('says what it may have been when it is not sure', async () => {
    const { signs } = await record();
    const candidates = [...'BDP'].flatMap((letter) => aLetter(letter, 0.3).candidates);
    await tell(signs, { id: '1000', predictions2: { id: '', label: '', candidates } });
    expect(await screen.findByText('Not sure. Maybe: B, D or P')).toBeVisible();
  });

  it('joins letters to a word that a pause of 1.5 s ends', async () => {
    const { spell } = await record();
    await spell('INDIA');
    expect(screen.getByText('Being spelled: I N D I A')).toBeVisible();
    expect(sentence()).toHaveValue('');
    await pass(1500);
    expect(sentence()).toHaveValue('INDIA');
    expect(sentence()).toHaveAttribute('readonly');
  });

  it('keeps words as a set in their order, and lets one be removed', async () => {
    const { user, spell } = await record();
    for (const word of ['TEA', 'ME', 'TEA']) {
      await spell(word);
      await pass(1600);
    }
    expect(sentence()).toHaveValue('TEA ME');
    for (const remove of screen.getAllByRole('button', { name: 'Remove TEA' })) {
      await user.click(remove);
    }
    expect(sentence()).toHaveValue('ME');
  });

  it('on stop says so, ends the word, and shows sentence and features', async () => {
    let sent: unknown;
    server.use(
      http.post(api('/py/generate'), async ({ request }) => {
        sent = await request.json();
        await delay(200);
        return HttpResponse.json(aReply());
      }),
    );
    const { user, emotion, spell } = await record();
    for (let frame = 0; frame < FEWEST_FRAMES; frame += 1) {
      await tell(emotion, { predictions: { label: 'happy', scores: {} } });
    }
    await spell('NAME');
    await user.click(screen.getByRole('button', { name: 'Stop Recording' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Video recording stopped successfully!',
    );
    expect(await screen.findByText('Generating the sentence…')).toBeVisible();
    const result = await screen.findByRole('region', { name: 'Generated Sentence' });
    expect(within(result).getByText('What is your name?')).toBeVisible();
    expect(
      within(result)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['Eyebrows: raised over WHATShow me']);
    expect(sent).toEqual({ sentence: 'NAME', emotion: 'happy' });
    expect(screen.queryByText('Generating the sentence…')).not.toBeInTheDocument();
  });

  it('on stop turns camera and timer off', async () => {
    server.use(http.post(api('/py/generate'), () => HttpResponse.json(aReply())));
    const { user, camera, emotion } = await record();
    await pass(1100);
    await user.click(screen.getByRole('button', { name: 'Stop Recording' }));
    expect(camera.stopped()).toBe(true);
    const sent = emotion.frames.length;
    expect(sent).toBeGreaterThan(0);
    await pass(3000);
    expect(emotion.frames).toHaveLength(sent);
    expect(await screen.findByRole('button', { name: 'Start Recording' })).toBeVisible();
  });

  it('asks for no sentence when no word was recognised, and says what to try', async () => {
    let isAsked = false;
    server.use(
      http.post(api('/py/generate'), () => {
        isAsked = true;
        return HttpResponse.json(aReply());
      }),
    );
    const { user } = await record();
    await user.click(screen.getByRole('button', { name: 'Stop Recording' }));
    const hint = within(
      await screen.findByRole('region', {
        name: 'No word was recognised, so there is no sentence.',
      }),
    );
    expect(hint.getAllByRole('listitem').length).toBeGreaterThan(2);
    expect(hint.getByRole('button', { name: 'What it can recognise' })).toBeVisible();
    expect(isAsked).toBe(false);
    expect(screen.queryByText('Generating the sentence…')).not.toBeInTheDocument();
  });

  it('logs when the generation fails, ends the spinner, and says what to do without a toast', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.post(api('/py/generate'), () => HttpResponse.json(null, { status: 503 })));
    const { user, spell } = await record();
    await spell('TEA');
    await user.click(screen.getByRole('button', { name: 'Stop Recording' }));
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith('sentence generation failed', expect.anything()),
    );
    await waitFor(() =>
      expect(screen.queryByText('Generating the sentence…')).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('region', { name: 'Generated Sentence' })).not.toBeInTheDocument();
    // The only toast is that of the stop.
    const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent);
    expect(alerts).toHaveLength(2);
    expect(alerts.join()).toMatch(/Video recording stopped successfully!/);
    expect(alerts.join()).toMatch(/The sentence could not be made just now. Your words are kept/);
  });
});
