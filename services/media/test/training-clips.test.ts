import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { landmarksKey } from '../src/videos/video.js';
import { aGiven, type putGiven } from './support/giving.js';
import {
  aClip,
  CONSENT,
  dir,
  files,
  filmOf,
  isThere,
  listed,
  nameOf,
  RAVI,
  sha256,
  stores,
  update,
  write,
} from './support/training.js';

type Fields = NonNullable<Parameters<typeof putGiven>[1]>;

describe('the clips that training is given', () => {
  it('are those that may be learnt from, each by what it shows and a name of nobody', async () => {
    const hello = await aClip();
    const prompt = { kind: 'sign', id: 'word-help', label: 'HELP' } as const;
    const help = await aClip({ contribution: { prompt } });
    const others = await aClip(RAVI);

    expect(await write()).toMatchObject({ clips: 3, signers: 2, signs: 2, added: 3, removed: 0 });
    const rows = new Map(listed().map((row) => [row.file, row]));
    const [first, second, third] = [hello, help, others].map((id) =>
      rows.get(`clips/${nameOf(id)}`),
    );
    expect(first).toEqual({
      file: `clips/${nameOf(hello)}`,
      sign: 'word-hello',
      signer: expect.stringMatching(/^signer-[0-9a-f]{16}$/),
      licence: 'consent 2026-11',
      sha256: sha256(filmOf(hello)),
      credit: '',
      source: '',
      snapshot: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(second).toMatchObject({ sign: 'word-help', signer: first?.signer });
    expect(third?.signer).not.toBe(first?.signer);
    expect(readFileSync(join(dir, first?.file ?? ''), 'utf8')).toBe(filmOf(hello));
  });

  const sentence = { kind: 'sentence', id: 'hello-you', label: 'HELLO YOU' } as const;
  const letter = { kind: 'sign', id: 'letter-a-v1', label: 'A' } as const;
  const set = { setId: 's', licence: 'CC-BY-NC-4.0', credit: 'X', source: 'https://x.example' };
  it.each<[string, string, Fields]>([
    [
      'lets be shown only',
      'not-allowed',
      { contribution: { consent: aGiven().contribution.consent } },
    ],
    [
      'has taken consent back',
      'not-allowed',
      { contribution: { consent: { ...CONSENT, scopes: [] } } },
    ],
    ['waits for those who judge', 'not-checked', { contribution: { outcome: 'open' } }],
    ['was refused by them', 'not-accepted', { contribution: { outcome: 'not-accepted' } }],
    ['signers dispute', 'disputed', { contribution: { languageReview: 'disputed' } }],
    ['is not prepared', 'not-ready', { status: 'processing', output: null }],
    ['could not be prepared', 'not-ready', { status: 'rejected', output: null }],
    ['is hidden', 'hidden', { hidden: { reason: 'A child.', at: new Date(0) } as never }],
    ['no admin has shown', 'set-off', { imported: { ...set, isOn: false } as never }],
    ['shows a sentence', 'no-sign', { contribution: { prompt: sentence } }],
    ['shows what no model may learn', 'no-form', { contribution: { prompt: letter } }],
  ])('are none that %s', async (_what, reason, fields) => {
    const clip = await aClip(fields);
    const good = await aClip(RAVI);

    expect((await write()).leftOut).toEqual(new Map([[reason, 1]]));
    expect(isThere(good)).toBe(true);
    expect(isThere(clip)).toBe(false);
    expect(files()).toHaveLength(1);
  });

  it('carry what a set asks for, in one line and whatever stands in it', async () => {
    const credit = 'Sharma, "Deaf school"\nPune\u2028';
    const source = 'https://example.org/set';
    const imported = { setId: 's', licence: 'CC-BY-SA-4.0', credit, source, isOn: true } as const;
    await aClip({ authorId: 'set:0123456789abcdef01234567', imported });

    await write();
    const said = { licence: 'CC-BY-SA-4.0', credit: 'Sharma, "Deaf school" Pune ', source };
    expect(listed()).toMatchObject([said]);
  });

  it('are points where only these were given', async () => {
    const contribution = { picture: 'landmarks', hasLandmarks: true } as const;
    const id = await aClip({
      contribution: { ...contribution, landmarksSha256: sha256('points') },
    });
    await stores.client.putObject(stores.bucket, landmarksKey(id), 'points');

    await write();
    expect(files()).toEqual([`${sha256('points')}.pose`]);
    expect(listed()).toMatchObject([{ file: `clips/${sha256('points')}.pose` }]);
  });

  it('are one where several gave the same film: the first', async () => {
    const createdAt = new Date('2026-01-01T00:00:00Z');
    await aClip(RAVI, 'one film');
    await aClip({ createdAt }, 'one film');
    const other = await aClip();

    expect((await write()).leftOut).toEqual(new Map([['copy', 1]]));
    const signers = new Set(listed().map(({ signer }) => signer));
    expect(signers.size).toBe(1);
    expect(isThere(other)).toBe(true);
  });

  it('are none that the store has lost or that changed there', async () => {
    const lost = await aClip();
    const changed = await aClip();
    const records = new Map((await stores.records()).map((record) => [record._id, record]));
    await stores.store.remove([records.get(lost)?.output?.videoKey ?? '']);
    await stores.client.putObject(
      stores.bucket,
      records.get(changed)?.output?.videoKey ?? '',
      'other',
    );

    expect(await write()).toMatchObject({ clips: 0, leftOut: new Map([['lost', 2]]) });
    expect(files()).toEqual([]);
  });

  it('are taken too where the record is older than its checksum', async () => {
    const id = await aClip();
    await update(id, { $unset: { 'output.videoSha256': '' } });

    await write();
    expect(isThere(id)).toBe(true);
    const [before] = listed();
    expect(await write()).toMatchObject({ clips: 1, added: 0, removed: 0 });
    expect(listed()).toEqual([before]);
  });
});
