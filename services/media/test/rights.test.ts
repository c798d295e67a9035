import { CLIP_LICENCES, CONSENT_SCOPES } from '@isl/contracts/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scopesOf } from '../src/imports/licences.js';
import { mayBeUsed, type Use, usableFor } from '../src/videos/rights.js';
import type { VideoDocument } from '../src/videos/video.js';
import { createVideosRepository } from '../src/videos/videos.repository.js';
import { aGiven } from './support/giving.js';
import { someStores, type TestStores } from './support/stores.js';
import { aVideo } from './support/videos.js';

const USES: readonly Use[] = ['show', 'release', 'train'];
const consent = { version: '2026-11', at: new Date(0) } as const;

let stores: TestStores;
beforeAll(async () => {
  stores = await someStores();
});
afterAll(() => stores.close());

const HIDDEN = { reason: 'no', at: new Date(0), decisionId: '0' };

/** Every way in which a clip can stand, as far as its use depends on it. */
function everyClip(): VideoDocument[] {
  const clips: VideoDocument[] = [];
  for (const status of ['pending', 'stored', 'processing', 'ready', 'rejected'] as const) {
    for (const visibility of ['public', 'private'] as const) {
      clips.push(aVideo({ status, visibility }));
      clips.push(aVideo({ status, visibility, hidden: HIDDEN }));
    }
    for (const outcome of ['open', 'accepted', 'not-accepted'] as const) {
      for (const age of ['adult', 'guardian'] as const) {
        for (let set = 0; set < 2 ** CONSENT_SCOPES.length; set += 1) {
          const scopes = CONSENT_SCOPES.filter((_, at) => (set >> at) % 2 === 1);
          const contribution = { outcome, consent: { ...consent, age, scopes } };
          clips.push(aGiven({ status, contribution }));
          clips.push(aGiven({ status, contribution, hidden: HIDDEN }));
        }
      }
    }
  }
  for (const licence of CLIP_LICENCES) {
    for (const isOn of [true, false]) {
      for (const status of ['processing', 'ready', 'rejected'] as const) {
        const scopes = scopesOf(licence);
        const contribution = {
          outcome: 'accepted',
          consent: { ...consent, age: 'adult', scopes },
        } as const;
        const imported = {
          setId: 'a-set',
          licence,
          credit: 'Asha',
          source: 'https://a.example',
          isOn,
        };
        clips.push(aGiven({ status, contribution, imported }));
        clips.push(aGiven({ status, contribution, imported, hidden: HIDDEN }));
      }
    }
  }
  return clips;
}

describe.each(USES)('what may be used to %s', (use) => {
  it('is the same to the function and to the database', async () => {
    const { db } = stores.database;
    await db.collection('videos').deleteMany({});
    const clips = everyClip();
    for (const clip of clips) await createVideosRepository(db).insert(clip);

    const found = await db.collection<VideoDocument>('videos').find(usableFor(use)).toArray();

    const expected = clips.filter((clip) => mayBeUsed(clip, use)).map(({ _id }) => _id);
    expect(found.map(({ _id }) => _id).sort()).toEqual(expected.sort());
    expect(expected.length).toBeGreaterThan(0);
  });

  it('needs the word of its giver, and two who could see it', () => {
    const allowed = everyClip().filter((clip) => mayBeUsed(clip, use) && clip.contribution);
    for (const { contribution, status } of allowed) {
      expect(status).toBe('ready');
      expect(contribution?.outcome).toBe('accepted');
      expect(contribution?.consent.scopes).toEqual(expect.arrayContaining(['keep', use]));
    }
  });
});

it('what a moderator hid is used for nothing', () => {
  const hidden = everyClip().filter((clip) => clip.hidden);
  for (const use of USES) expect(hidden.filter((clip) => mayBeUsed(clip, use))).toEqual([]);
});

it("a minor's clip is in no release", () => {
  const released = everyClip().filter((clip) => mayBeUsed(clip, 'release'));
  expect(released.map(({ contribution }) => contribution?.consent.age)).not.toContain('guardian');
});

it('what was only uploaded to be shown is neither released nor learnt from', () => {
  const uploaded = everyClip().filter(({ contribution }) => !contribution);
  expect(uploaded.filter((clip) => mayBeUsed(clip, 'release') || mayBeUsed(clip, 'train'))).toEqual(
    [],
  );
});

it('a clip of a set is used once an admin turned it on, for what its licence permits', () => {
  const imported = everyClip().filter((clip) => clip.imported);
  const usedFor = (use: Use) => imported.filter((clip) => mayBeUsed(clip, use));
  for (const use of USES) expect(usedFor(use).every((clip) => clip.imported?.isOn)).toBe(true);
  const licences = (use: Use) => usedFor(use).map((clip) => clip.imported?.licence);
  const free = ['CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0', 'CC-BY-SA-3.0', 'CC-BY-SA-4.0'];
  expect(licences('release')).toEqual(free);
  expect(licences('train')).toEqual(free);
  expect(licences('show')).toEqual([...CLIP_LICENCES]);
});
