import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pass } from '../support/camera-page';
import { anAnswer } from '../support/factories';
import { answers, chips, pressStart, record } from '../support/recording';

afterEach(() => vi.unstubAllGlobals());

describe('the face', () => {
  it('is first seen at rest for two seconds', async () => {
    const { face } = await pressStart();
    expect(await screen.findByText('First, a calm face.')).toBeVisible();
    await face({}, 'learning');
    await pass(2100);
    expect(screen.getByText('First, a calm face.')).toBeVisible();
    await face({});
    expect(screen.queryByText('First, a calm face.')).not.toBeInTheDocument();
  });

  it('that never comes keeps nobody from signing', async () => {
    const { face } = await pressStart();
    await screen.findByText('First, a calm face.');
    await face({}, 'learning');
    await pass(5200);
    expect(screen.queryByText('First, a calm face.')).not.toBeInTheDocument();
  });

  it('says over the words what it means, and a person can take it back', async () => {
    const asked = answers();
    const { user, face, make, stop } = await record();
    await make('YOU', {}, { brows: 'neutral' });
    await pass(600);
    await face({ brows: 'up' });
    await pass(200);
    await make('TIRED', {}, { brows: 'up', headMovement: 'shake' });
    expect(chips()[1]).toBe('TIRED: 80%head says no, face asks');
    await stop();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({
      marks: [
        { mark: 'negation', start: 1, end: 2 },
        { mark: 'asking', start: 1, end: 2 },
      ],
    });
    await user.click(screen.getByRole('button', { name: /^TIRED/ }));
    await user.click(await screen.findByRole('button', { name: 'The face said nothing' }));
    await user.click(await screen.findByRole('button', { name: 'Generate again' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toEqual({ sentence: 'YOU TIRED', emotion: '' });
  });

  it('stands in its groups, the word first and the number after it', async () => {
    const { face } = await record();
    await face({ brows: 'up', eyes: 'neutral', gaze: 'ahead', chin: 'chin-up' });
    const parts = within(screen.getByRole('region', { name: 'NMF Parameters' }));
    expect(parts.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual([
      'Face',
      'Eyebrows',
      'Eyes',
      'Head',
    ]);
    expect(parts.getByRole('list', { name: 'Face' })).toHaveTextContent('Face: in view');
    expect(parts.getByRole('list', { name: 'Eyes' })).toHaveTextContent(
      'Eyes: open0.04Gaze: ahead0.04',
    );
  });
});

describe('the points that the computer sees', () => {
  it('are asked for and drawn only when they are wanted', async () => {
    const { user, signs, camera } = await record();
    await pass(600);
    expect(signs.frames.at(-1)?.skeleton).toBeUndefined();
    await user.click(screen.getByRole('switch', { name: /points that the computer sees/ }));
    await pass(600);
    expect(signs.frames.at(-1)?.skeleton).toBe(true);
    const hand = Array.from({ length: 42 }, (_, at) => at / 100);
    const skeleton = { pose: [], leftHand: hand, rightHand: [] };
    await act(async () => signs.answer(anAnswer({ id: '900', skeleton })));
    expect(camera.drawn).toHaveLength(21);
    // The first line of a hand ends at its second point, on a stage of 1280x960.
    expect(camera.drawn[0]).toEqual([expect.closeTo(0.02 * 1280), expect.closeTo(0.03 * 960)]);
    expect(localStorage.getItem('prediction-shows-points')).toBe('true');
  });
});
