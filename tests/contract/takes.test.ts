import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { components } from '@isl/contracts/media';
import { readTake } from '@isl/signing/take';
import { expect, it } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { anAcceptedClip, ask } from '../support/giving.js';
import { ROOT } from '../support/repository.js';
import { eventually, readStack } from '../support/stack.js';

type TakeList = components['schemas']['TakeList'];

const { address } = readStack();

const READ_WITHIN_MS = timeLimit('reading');

/** The dictionary's avatar stands in for a person, before a camera of her own. */
async function given(formId: string, scopes: ('keep' | 'show' | 'train')[]) {
  const prompt = { kind: 'sign', id: formId, label: formId } as const;
  const consent = { version: '2026-11', scopes, age: 'adult' } as const;
  const clip = readFileSync(join(ROOT, 'assets/signs', `${formId}.mp4`));
  return await anAcceptedClip(address, clip, { profile: {}, draft: { prompt, consent } });
}

const takeOf = async (sign: string) => {
  const answer = await fetch(`${address}/api/videos/takes`);
  return ((await answer.json()) as TakeList).data.find((one) => one.sign === sign);
};
const pointsOf = (videoId: string): Promise<Response> =>
  fetch(`${address}/api/videos/${videoId}/take`);

it(
  'what a clip shows can be signed by the avatar, for everybody, until its giver takes it back',
  async () => {
    const [clip, watched] = await Promise.all([
      given('word-water', ['keep', 'show', 'train']),
      given('word-help', ['keep', 'show']),
    ]);
    const found = await eventually(
      'the points of the clip to be found',
      async () => (await takeOf('word-water')) ?? false,
      READ_WITHIN_MS,
    );
    expect(found.videoId).toBe(clip.id);
    const points = await pointsOf(clip.id);
    expect(points.headers.get('cache-control')).toBe('private, max-age=30');
    const take = readTake(new Uint8Array(await points.arrayBuffer()));
    expect(take.frames.length).toBeGreaterThan(20);
    expect(take.frames.filter(({ body }) => body).length).toBeGreaterThan(0.8 * take.frames.length);
    // One was given to be watched alone.
    expect(await takeOf('word-help')).toBeUndefined();
    expect((await pointsOf(watched.id)).status).toBe(404);

    const taken = await ask(address, 'DELETE', `/contributions/${clip.id}`, clip.giver);
    expect(taken.status).toBe(200);
    expect(await takeOf('word-water')).toBeUndefined();
    expect((await pointsOf(clip.id)).status).toBe(404);
  },
  2 * READ_WITHIN_MS,
);
