import type { FaceState } from '@isl/contracts/vocabulary';
import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { FEWEST_FRAMES } from '../../src/features/prediction/recognise/feelings';
import { installCamera } from './browser';
import { openWithClock, pass, socketTo } from './camera-page';
import { aFace, type aLetter, anAnswer, aReply, type Looks } from './factories';
import { api, server } from './server';

type Sign = ReturnType<typeof aLetter>;

export const aSignOf = (label: string, over: Partial<Sign> = {}): Sign => ({
  id: `word-${label.toLowerCase()}`,
  label,
  candidates: [
    { id: `word-${label.toLowerCase()}`, label, score: 0.8 },
    { id: 'word-sleep', label: 'SLEEP', score: 0.1, learntFrom: 'avatar' },
  ],
  ...over,
});

/** Longer than the calm face is looked at. */
const CALM_MS = 2200;

/** The Prediction page with both services connected, and Start pressed. */
export async function pressStart({ asksFirst = false } = {}) {
  const camera = installCamera({ asksFirst });
  const app = openWithClock('/dashboard/Prediction');
  const emotion = await socketTo('emotion.test');
  const signs = await socketTo('signs.test');
  await app.user.click(await screen.findByRole('button', { name: 'Start Recording' }));
  // Of no frame that was sent: the answer is to one of this moment.
  let id = 1000;
  const face = (looks: Looks, face_state: FaceState = 'in-view'): Promise<void> =>
    act(async () => {
      id += 1;
      emotion.answer(anAnswer({ id: String(id), face_state, face_parameters: aFace(looks) }));
    });
  const sign = (predictions2: Sign): Promise<void> =>
    act(async () => {
      id += 1;
      signs.answer(anAnswer({ id: String(id), predictions2 }));
    });
  /** One production after the other, half a second each, with what the face does meanwhile. */
  let production = 0;
  const make = async (
    words: string,
    over: Partial<Sign> = {},
    looks: Looks = {},
  ): Promise<void> => {
    for (const word of words.split(' ')) {
      production += 1;
      const startedAt = Date.now();
      for (const endedAt of [startedAt + 200, startedAt + 400]) {
        await face(looks);
        await sign(aSignOf(word, { production, startedAt, endedAt, ...over }));
        await pass(200);
      }
      await pass(100);
    }
  };
  const stop = () => app.user.click(screen.getByRole('button', { name: 'Stop Recording' }));
  const feel = (label: 'happy' | 'sad'): Promise<void> =>
    act(async () => {
      for (let frame = 0; frame < FEWEST_FRAMES; frame += 1) {
        id += 1;
        emotion.answer(anAnswer({ id: String(id), predictions: { label, scores: {} } }));
      }
    });
  return { ...app, camera, emotion, signs, face, feel, sign, make, stop };
}

/** The same after the calm face: what is signed counts. */
export async function record() {
  const recording = await pressStart();
  await screen.findByText('First, a calm face.');
  await pass(CALM_MS);
  return recording;
}

/** The rewriter; returns what it is asked. */
export const answers = (reply = aReply()): unknown[] => {
  const asked: unknown[] = [];
  server.use(
    http.post(api('/py/generate'), async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(reply);
    }),
  );
  return asked;
};
export const chips = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'Words so far' }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);
export const sentence = () => screen.getByLabelText('ISL sentence');
