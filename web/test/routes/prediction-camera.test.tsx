import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass } from '../support/camera-page';
import { aLetter } from '../support/factories';
import { answers, aSignOf, pressStart, record, sentence } from '../support/recording';

const calm = () => screen.queryByText('First, a calm face.');
const now = () => screen.getByRole('region', { name: 'Sign now' });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a camera that a person is still asked for', () => {
  it('is not said to be on, and no calm face is counted down meanwhile', async () => {
    const { camera, emotion } = await pressStart({ asksFirst: true });
    await pass(4000);
    expect(screen.getByText('Waiting for the camera…')).toBeVisible();
    expect(screen.queryByText('The camera is on')).not.toBeInTheDocument();
    expect(calm()).not.toBeInTheDocument();
    expect(emotion.frames).toHaveLength(0);

    await act(async () => camera.allow());
    expect(await screen.findByText('First, a calm face.')).toBeVisible();
    expect(screen.getByText('The camera is on')).toBeVisible();
    await pass(1500);
    expect(emotion.frames.length).toBeGreaterThanOrEqual(2);
    expect(calm()).toBeVisible();
    await pass(700);
    expect(calm()).not.toBeInTheDocument();
  });

  it('can be given up, and is turned off when it comes all the same', async () => {
    const { camera, emotion, stop } = await pressStart({ asksFirst: true });
    await stop();
    expect(screen.getByText('The camera is off')).toBeVisible();
    expect(screen.queryByText('Video recording stopped successfully!')).not.toBeInTheDocument();
    expect(screen.queryByText(/No word was recognised/)).not.toBeInTheDocument();
    await act(async () => camera.allow());
    expect(camera.stopped()).toBe(true);
    await pass(1000);
    expect(emotion.frames).toHaveLength(0);
  });

  it('comes for the last Start, however often it was pressed', async () => {
    const { user, camera, emotion, stop } = await pressStart({ asksFirst: true });
    await stop();
    await user.click(screen.getByRole('button', { name: 'Start Recording' }));
    await act(async () => camera.allow());
    await act(async () => camera.allow());
    await screen.findByText('The camera is on');
    await pass(1000);
    expect(emotion.frames.length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Stop Recording' })).toBeVisible();
  });
});

describe('the two calm seconds', () => {
  it('make no word of what is signed in them', async () => {
    const { make, sign } = await pressStart();
    await screen.findByText('First, a calm face.');
    await make('TREE');
    await sign(aLetter('A'));
    expect(now()).toHaveTextContent('Waiting for predictions...');
    await pass(3500);
    expect(sentence()).toHaveValue('');
    await make('SEE');
    expect(sentence()).toHaveValue('SEE');
  });

  it('give the sentence no feeling', async () => {
    const asked = answers();
    const { feel, make, stop } = await pressStart();
    await screen.findByText('First, a calm face.');
    await feel('happy');
    await pass(2200);
    await make('TREE');
    await stop();
    await waitFor(() => expect(asked).toEqual([{ sentence: 'TREE', emotion: '' }]));
  });

  it('count a sign that goes on after them, once', async () => {
    const { sign } = await pressStart();
    await screen.findByText('First, a calm face.');
    await pass(1800);
    const startedAt = Date.now();
    const held = { production: 1, startedAt };
    await sign(aSignOf('TREE', { ...held, endedAt: Date.now() }));
    await waitFor(() => expect(calm()).not.toBeInTheDocument());
    for (let answer = 0; answer < 2; answer += 1) {
      await pass(100);
      await sign(aSignOf('TREE', { ...held, endedAt: Date.now() }));
    }
    expect(sentence()).toHaveValue('TREE');
  });

  it('come once a recording, not again after a pause of the picture', async () => {
    const { camera } = await record();
    await act(async () => camera.mute());
    await pass(1000);
    await act(async () => camera.unmute());
    await pass(600);
    expect(calm()).not.toBeInTheDocument();
  });
});

describe('a camera that goes away in the middle', () => {
  it('ends the recording, keeps the words and makes the sentence of them', async () => {
    const asked = answers();
    const { camera, signs, make, sign } = await record();
    await make('TREE');
    act(() => camera.pullPlug());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/The camera went away/);
    expect(alert).toHaveTextContent('Your words are kept.');
    expect(screen.getByText('The camera is off')).toBeVisible();
    expect(now()).not.toHaveTextContent('TREE');
    await screen.findByRole('region', { name: 'Generated Sentence' });
    expect(asked).toEqual([{ sentence: 'TREE', emotion: '' }]);
    await sign(aSignOf('SEE', { production: 99 }));
    expect(sentence()).toHaveValue('TREE');
    expect(screen.queryByRole('button', { name: 'Generate again' })).not.toBeInTheDocument();
    const sent = signs.frames.length;
    await pass(1500);
    expect(signs.frames).toHaveLength(sent);
  });

  it('without a word says nothing of words', async () => {
    const { camera } = await record();
    act(() => camera.pullPlug());
    expect(await screen.findByRole('alert')).not.toHaveTextContent('Your words are kept.');
    expect(screen.queryByText(/No word was recognised/)).not.toBeInTheDocument();
  });

  it('is heard again once it is back', async () => {
    const { user, camera, make } = await record();
    act(() => camera.pullPlug());
    const alert = within(await screen.findByRole('alert'));
    await user.click(alert.getByRole('button', { name: 'Try the camera again' }));
    await screen.findByText('First, a calm face.');
    await pass(2200);
    await make('SEE');
    expect(sentence()).toHaveValue('SEE');
  });
});

describe('a camera that the system mutes', () => {
  it('sends no frozen picture and shows no sign of before, until it is given back', async () => {
    const { camera, signs, make } = await record();
    const parameters = screen.getByRole('region', { name: 'NMF Parameters' });
    await make('TREE', {}, { brows: 'up' });
    expect(now()).toHaveTextContent('TREE');
    expect(parameters).toHaveTextContent('Eyebrows: raised');
    await act(async () => camera.mute());
    expect(parameters).toHaveTextContent('Waiting for predictions...');
    expect(parameters).not.toHaveTextContent('Eyebrows');
    expect(screen.getByText('The camera gives no picture')).toBeVisible();
    expect(screen.queryByText('The camera is on')).not.toBeInTheDocument();
    expect(now()).not.toHaveTextContent('TREE');
    const sent = signs.frames.length;
    await pass(2000);
    expect(signs.frames).toHaveLength(sent);
    await act(async () => camera.unmute());
    expect(screen.getByText('The camera is on')).toBeVisible();
    await pass(600);
    expect(signs.frames.length).toBeGreaterThan(sent);
    await make('SEE');
    expect(sentence()).toHaveValue('TREE SEE');
  });
});
