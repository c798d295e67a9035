import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadLexicon } from '@isl/lexicon';
import type { Database } from '@isl/service-kit/mongo';
import { aClock, aDatabase } from '@isl/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDictionaryRepository } from '../src/dictionary/dictionary.repository.js';
import { prepareStore } from '../src/prepare.js';
import { LEXICON_DIR } from './support/build.js';

// Each reads the lexicon's thousand files several times.
describe('seeding', { timeout: 60_000 }, () => {
  let store: Database;
  let folder: string;
  beforeEach(async () => {
    store = await aDatabase(process.env.MONGODB_URL, 'content');
    folder = mkdtempSync(join(tmpdir(), 'lexicon-'));
    cpSync(LEXICON_DIR, folder, {
      recursive: true,
      filter: (source) => !source.includes('node_modules'),
    });
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await store.close();
  });

  const seed = () => prepareStore(store.db, folder, aClock().now);
  const change = (file: string, fields: object) => {
    const path = join(folder, file);
    writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...fields }));
  };
  const found = (id: string) => createDictionaryRepository(store.db).findSign(id);
  const review = (verdict: string, note: string) => ({
    reviews: [{ who: 'a', region: 'Pune', date: '2026-02-01', verdict, note }],
  });

  it('follows the files: what changed is stored, what vanished is removed, nothing twice', async () => {
    const total = loadLexicon(folder).entries.length;
    expect(await seed()).toEqual({ changed: total, removed: 0 });
    expect(await seed()).toEqual({ changed: 0, removed: 0 });

    change('concepts/elephant.json', { category: 'home' });
    expect(await seed()).toEqual({ changed: 1, removed: 0 });
    expect(await found('word-elephant')).toMatchObject({ category: 'home' });

    rmSync(join(folder, 'concepts/elephant.json'));
    expect(await seed()).toMatchObject({ removed: 1 });
    expect(await found('word-elephant')).toBeNull();
    expect(await store.db.collection('signs').countDocuments()).toBe(total - 1);
  });

  it('takes the avatar off a form that a signer called wrong', async () => {
    await seed();
    change('forms/word-tall.json', review('wrong', 'the other hand'));
    expect(await seed()).toEqual({ changed: 1, removed: 0 });

    const sign = await found('word-tall');
    expect(sign).toMatchObject({
      status: 'disputed',
      image: '/static/drawn/word-tall.svg',
      pictureKind: 'drawn',
      forms: [{ id: 'word-tall', status: 'disputed' }],
    });
    expect(sign).not.toHaveProperty('video');
    expect(sign?.forms[0]).not.toHaveProperty('image');
  });

  it('keeps of a form that was taken back its id and the reason, and says who found one right', async () => {
    change('forms/word-tall.json', review('withdraw', 'not ISL'));
    change('forms/word-small.json', review('right', 'so in Pune'));
    change('forms/letter-a-v1.json', review('withdraw', 'not ISL'));
    await seed();

    expect(await found('word-tall')).toMatchObject({
      status: 'withdrawn',
      pictureKind: 'drawn',
      forms: [],
      withdrawn: [{ id: 'word-tall', date: '2026-02-01', reason: 'not ISL' }],
    });
    expect(await found('word-small')).toMatchObject({
      status: 'reviewed',
      forms: [{ reviewed: { count: 1, region: 'Pune', date: '2026-02-01' } }],
    });
    expect((await found('letter-a-v2'))?.forms.map(({ id }) => id)).toEqual(['letter-a-v2']);
  });

  it('stops at a form that is wrong, naming file, field and reason, and stores nothing', async () => {
    change('forms/word-tall.json', { gloss: 'BIG' });

    await expect(async () => seed()).rejects.toThrow(
      "forms/word-tall.json: gloss: the concept's is TALL",
    );
    expect(await store.db.collection('signs').countDocuments()).toBe(0);
  });
});
