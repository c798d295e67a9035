import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass } from '../support/camera-page';
import { aLetter } from '../support/factories';
import { calm, now } from '../support/prediction-camera';
import { answers, aSignOf, pressStart, record, sentence } from '../support/recording';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
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
