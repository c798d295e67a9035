import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installCamera, refuseCamera } from '../support/browser';
import { aFace, aLetter, anAnswer, aReply, aToken } from '../support/factories';
import { FakeWebSocket } from '../support/fake-web-socket';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

type Answer = Parameters<typeof anAnswer>[0];

/** Time that stands still but for `pass`, and waits of the tests that go on. */
const openWithClock = (path: string) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
  return openApp(path, userEvent.setup({ advanceTimers: vi.advanceTimersByTime }));
};
const socketTo = async (part: string): Promise<FakeWebSocket> => {
  await waitFor(() => expect(FakeWebSocket.to(part)?.auth).not.toBeUndefined());
  return FakeWebSocket.to(part) as FakeWebSocket;
};
const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));
const tell = (socket: FakeWebSocket, answer: Answer): Promise<void> =>
  act(async () => socket.answer(anAnswer(answer)));

describe('data-set creation', () => {
  it('sends a frame every 550 ms after the first second, 640 wide as JPEG of 0.7', async () => {
    const camera = installCamera();
    const { user } = openWithClock('/dashboard/DataSetCreation');
    const start = await screen.findByRole('button', { name: 'Start' });
    const stop = screen.getByRole('button', { name: 'Stop' });
    expect(stop).toBeDisabled();
    const socket = await socketTo('emotion.test');
    expect(FakeWebSocket.to('signs.test')).toBeUndefined();
    await user.click(start);
    expect(start).toBeDisabled();
    expect(stop).toBeEnabled();
    await pass(900);
    expect(socket.frames).toHaveLength(0);
    await pass(150);
    expect(socket.frames).toHaveLength(1);
    await pass(5500);
    expect(socket.frames.length).toBeGreaterThanOrEqual(10);
    expect(socket.frames.length).toBeLessThanOrEqual(12);
    expect(socket.frames[0]).toMatchObject({ id: '1', image: 'data:image/jpeg;base64,AAAA' });
    expect(camera.pictures[0]).toEqual({
      width: 640,
      height: 480,
      type: 'image/jpeg',
      quality: 0.7,
    });
  });

  it('shows what the service reads from the face', async () => {
    installCamera();
    const { user } = openWithClock('/dashboard/DataSetCreation');
    expect(await screen.findByText('Waiting for predictions...')).toBeVisible();
    const socket = await socketTo('emotion.test');
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await tell(socket, {
      face_analysis: { Eyebrows: 'raised', Mouth: 'open' },
      predictions: { label: 'surprise', scores: { surprise: 0.8 } },
    });
    expect(await screen.findByText('surprise')).toBeVisible();
    const linesOf = () =>
      within(screen.getByRole('region', { name: 'Face analysis' }))
        .getAllByRole('listitem')
        .map((line) => line.textContent);
    expect(linesOf()).toEqual(['Eyebrows: raised', 'Mouth: open']);
    await tell(socket, {
      id: '2',
      face_analysis: { Face: 'in view', Eyebrows: 'raised', 'Lip corners': 'neutral' },
      face_state: 'in-view',
      face_parameters: aFace({ brows: 'up', lipCorners: 'neutral' }),
    });
    expect(linesOf()).toEqual(['Face: in view', 'Eyebrows: raised', 'Lip corners: neutral']);
    await tell(socket, { id: '3', error: 'frame too large' });
    expect(await screen.findByText('Error: frame too large')).toBeVisible();
    await tell(socket, { id: '4', predictions: { label: '', scores: {} } });
    expect(await screen.findByText('Nothing new was recognised.')).toBeVisible();
  });

  it('thanks when stopped, and turns camera and timer off', async () => {
    const camera = installCamera();
    const { user } = openWithClock('/dashboard/DataSetCreation');
    const socket = await socketTo('emotion.test');
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    await pass(1100);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Thank you for your contribution!');
    expect(camera.stopped()).toBe(true);
    const sent = socket.frames.length;
    await pass(3000);
    expect(socket.frames).toHaveLength(sent);
    expect(screen.getByRole('button', { name: 'Start' })).toBeEnabled();
  });

  it.each([
    ['NotAllowedError', /The camera is not allowed/],
    ['NotFoundError', /No camera was found/],
    ['NotReadableError', /Close other apps that use it/],
    ['SecurityError', /only to pages opened over https/],
  ])('says how to mend a camera that fails with %s, and logs it', async (name, text) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    refuseCamera(name);
    const { user } = openApp('/dashboard/DataSetCreation');
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(logged).toHaveBeenCalledWith('webcam access failed', expect.anything());
    expect(screen.getByRole('button', { name: 'Start' })).toBeEnabled();
  });

  it.each([
    ['/dashboard/DataSetCreation', 'Start', 'Stop'],
    ['/dashboard/Prediction', 'Start Recording', 'Stop Recording'],
  ])('is tried again on %s once it is mended', async (path, start, stop) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    refuseCamera('NotReadableError');
    const { user } = openApp(path);
    await user.click(await screen.findByRole('button', { name: start }));
    const alert = within(await screen.findByRole('alert'));
    installCamera();
    await user.click(alert.getByRole('button', { name: 'Try the camera again' }));
    expect(await screen.findByRole('button', { name: stop })).toBeEnabled();
    expect(screen.getByText('The camera is on')).toBeVisible();
    expect(screen.queryByText(/Close other apps that use it/)).not.toBeInTheDocument();
  });

  it('says when the camera goes away in the middle, and stops', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const camera = installCamera();
    const { user } = openApp('/dashboard/DataSetCreation');
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    await screen.findByText('The camera is on');
    act(() => camera.pullPlug());
    expect(await screen.findByText(/The camera went away/)).toBeVisible();
    expect(screen.getByText('The camera is off')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start' })).toBeEnabled();
    expect(logged).toHaveBeenCalledWith('webcam went away', expect.anything());
  });

  it('skips a frame and warns while the picture is not ready', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    installCamera();
    vi.spyOn(HTMLVideoElement.prototype, 'readyState', 'get').mockReturnValue(0);
    const { user } = openWithClock('/dashboard/DataSetCreation');
    const socket = await socketTo('emotion.test');
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    await pass(1100);
    expect(socket.frames).toHaveLength(0);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('frame skipped'), '');
  });
});

describe('the socket', () => {
  beforeEach(() => {
    installCamera();
  });

  it('carries the token in its handshake and speaks websocket only', async () => {
    const token = aToken();
    localStorage.setItem('token', token);
    openApp('/dashboard/DataSetCreation');
    const socket = await socketTo('emotion.test');
    await waitFor(() => expect(socket.auth).toMatchObject({ token }));
    expect(socket.url).toContain('/socket.io/');
    expect(socket.url).toContain('transport=websocket');
  });

  it('says that the service is away, drops frames meanwhile, and recovers by itself', async () => {
    const { user } = openWithClock('/dashboard/DataSetCreation');
    const socket = await socketTo('emotion.test');
    expect(await screen.findByText('Connected to the face service')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await pass(1100);
    FakeWebSocket.isRefusing = true;
    act(() => socket.drop());
    expect(await screen.findByText(/The face service is away/)).toBeVisible();
    await pass(3000);
    FakeWebSocket.isRefusing = false;
    await pass(8000);
    expect(await screen.findByText('Connected to the face service')).toBeVisible();
    const again = await socketTo('emotion.test');
    expect(again).not.toBe(socket);
    // Were they kept, some ten would arrive in one go.
    expect(Number(again.frames[0]?.id)).toBeGreaterThan(4);
  });

  it('shows the newest answer, whatever order they come in', async () => {
    openApp('/dashboard/DataSetCreation');
    const socket = await socketTo('emotion.test');
    await screen.findByText('Connected to the face service');
    await tell(socket, { id: '7', predictions: { label: 'happy', scores: {} } });
    await tell(socket, { id: '6', predictions: { label: 'sad', scores: {} } });
    expect(await screen.findByText('happy')).toBeVisible();
    expect(screen.queryByText('sad')).not.toBeInTheDocument();
  });
});

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
    await tell(emotion, { predictions: { label: 'happy', scores: {} } });
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
