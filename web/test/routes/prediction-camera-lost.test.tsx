import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass } from '../support/camera-page';
import { now } from '../support/prediction-camera';
import { answers, aSignOf, record, sentence } from '../support/recording';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
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
