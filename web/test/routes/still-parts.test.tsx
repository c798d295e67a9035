import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { installCamera } from '../support/browser';
import { type Answer, pass, socketTo, tell } from '../support/camera-page';
import { aFace, aLetter } from '../support/factories';
import { installRecorder } from '../support/fake-recorder';
import type { FakeWebSocket } from '../support/fake-web-socket';
import { record as recordTake } from '../support/giving';
import { knows, openAtCamera } from '../support/lesson-camera';
import { record } from '../support/recording';

/** The lines of the connections stand still on each page with a camera, and are the page's own. */
const still = vi.hoisted(() => ({ count: 0 }));
vi.mock('../../src/components/ui/connection-lines', async (load) => {
  const { counted } = await import('../support/render-count');
  const lines = await load<typeof import('../../src/components/ui/connection-lines')>();
  return { ConnectionLines: counted(lines.ConnectionLines, still) };
});

const MANY = 12;
const faces: readonly Answer[] = (['up', 'down'] as const).map((brows) => ({
  face_state: 'in-view',
  predictions: { label: 'happy', scores: { happy: 0.9 } },
  face_parameters: aFace({ brows }),
}));
const signs: readonly Answer[] = [
  { predictions2: aLetter('A') },
  { predictions2: { ...aLetter('B'), label: '' } },
];

/** How often what stands still is rendered over so many answers. */
async function rendersOver(socket: FakeWebSocket, answers: readonly Answer[]): Promise<number> {
  const before = still.count;
  for (let at = 0; at < MANY; at += 1) {
    await tell(socket, { ...answers[at % answers.length], id: String(1000 + at) });
  }
  return still.count - before;
}

beforeEach(() => installRecorder());

describe('what an answer does not change', () => {
  it('is not rendered anew while a take is recorded, though its readings follow', async () => {
    const { socket } = await recordTake();
    expect(await rendersOver(socket, faces)).toBe(0);
    expect(document.body).toHaveTextContent('Eyebrows: lowered');
  });

  it('is not rendered anew by the looks at the light of a take', async () => {
    await recordTake({ light: 20 });
    const before = still.count;
    await pass(4000);
    expect(still.count).toBe(before);
    expect(screen.getByText(/^It is too dark/)).toBeVisible();
  });

  it('is not rendered anew on the Prediction page, by face or hands', async () => {
    const recording = await record();
    await recording.feel('happy');
    expect(await rendersOver(recording.emotion, faces)).toBe(0);
    expect(document.body).toHaveTextContent('Eyebrows: lowered');
    expect(await rendersOver(recording.signs, signs)).toBe(0);
    expect(screen.getByText(/^Not sure/)).toBeVisible();
  });

  it('is not rendered anew in a lesson, though what was seen is said', async () => {
    installCamera();
    const { user } = await openAtCamera();
    const socket = await socketTo('signs');
    await act(async () => socket.greet(knows('word-mother')));
    await user.click(await screen.findByRole('button', { name: 'Turn the camera on' }));
    await screen.findByText('It sees no sign yet.');
    await waitFor(() => expect(socket.frames.length).toBeGreaterThan(0));
    await tell(socket, { ...signs[0], id: '999' });
    expect(await rendersOver(socket, signs)).toBe(0);
    expect(screen.getByText('It could not tell. It may have been: B')).toBeVisible();
  });
});
