import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '@isl/contracts/frames';
import { afterAll, expect, it } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { HONEST, openCamera } from '../support/cameras.js';
import { writeClip } from '../support/clips.js';
import { anAcceptedClip, ask } from '../support/giving.js';
import { ROOT } from '../support/repository.js';
import { eventually, readStack } from '../support/stack.js';

type Sign = components['schemas']['RecognisedSign'];

const { address, urls } = readStack();
const folder = mkdtempSync(join(tmpdir(), 'isl-examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a giver is promised. */
const GONE_WITHIN_MS = 60_000;
const READ_WITHIN_MS = timeLimit('reading');

/** The dictionary's avatar stands in for a person, before a camera of her own. */
const signed = (formId: string): Buffer =>
  readFileSync(join(ROOT, 'assets/signs', `${formId}.mp4`));

async function given(formId: string, clip: Buffer, scopes: ('keep' | 'show' | 'train')[]) {
  const prompt = { kind: 'sign', id: formId, label: formId } as const;
  const consent = { version: '2026-11', scopes, age: 'adult' } as const;
  return await anAcceptedClip(address, clip, { profile: {}, draft: { prompt, consent } });
}

/** As anybody who connects is told. */
async function recognised(formId: string): Promise<Sign | undefined> {
  const camera = await openCamera(urls.signs ?? '', HONEST);
  camera?.socket.close();
  return camera?.session.vocabulary?.find(({ id }) => id === formId);
}

it(
  'a sign is known by a clip that may be learnt from, for everybody, until its giver takes it back',
  async () => {
    const nobody = join(folder, 'bars.mp4');
    writeClip(nobody);
    const [clip] = await Promise.all([
      given('word-traffic-jam', signed('word-traffic-jam'), ['keep', 'train']),
      given('word-help', signed('word-help'), ['keep', 'show']),
      given('word-good', readFileSync(nobody), ['keep', 'train']),
    ]);
    const known = await eventually(
      'signs to know the clip',
      async () => {
        const sign = await recognised('word-traffic-jam');
        return sign?.people !== undefined && sign;
      },
      READ_WITHIN_MS,
    );
    expect(known).toMatchObject({ learntFrom: 'people', isSaid: true, people: 1 });
    // One was given to be watched alone, of the other nobody is seen.
    expect((await recognised('word-help'))?.people).toBeUndefined();
    expect((await recognised('word-good'))?.people).toBeUndefined();

    const taken = await ask(address, 'DELETE', `/contributions/${clip.id}`, clip.giver);
    expect(taken.status).toBe(200);
    const left = await eventually(
      'the clip to be forgotten',
      async () => {
        const sign = await recognised('word-traffic-jam');
        return sign?.people === undefined && sign;
      },
      GONE_WITHIN_MS,
    );
    expect(left.learntFrom).toBe('avatar');
  },
  READ_WITHIN_MS + 2 * GONE_WITHIN_MS,
);
