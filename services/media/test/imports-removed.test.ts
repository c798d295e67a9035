import { afterAll, beforeAll, expect, it } from 'vitest';
import { createContributionsRepository } from '../src/contributions/contributions.repository.js';
import { createImportsRepository } from '../src/imports/imports.repository.js';
import { removeSet } from '../src/imports/remove-set.js';
import { createVerdictsRepository } from '../src/reviews/verdicts.repository.js';
import { createVideosRepository } from '../src/videos/videos.repository.js';
import { createVideosService } from '../src/videos/videos.service.js';
import { aTestApp, type TestApp } from './support/build.js';
import { putGiven } from './support/giving.js';
import { aFolder, aRow, bring, type Folder } from './support/imports.js';

let app: TestApp;
let folder: Folder;
beforeAll(async () => {
  app = await aTestApp();
  folder = aFolder();
});
afterAll(async () => {
  folder.remove();
  await app.close();
});

const remove = (setId: string): Promise<number> => {
  const { db } = app.database;
  const { erase } = createVideosService({
    videos: createVideosRepository(db),
    contributions: createContributionsRepository(db),
    verdicts: createVerdictsRepository(db),
    store: app.store,
    removeAbout: async () => undefined,
  });
  return removeSet(setId, { imports: createImportsRepository(db), erase });
};

it('takes the records and the objects of its set, and nothing of another', async () => {
  const own = await putGiven(app);
  folder.putClip('one.mp4');
  folder.putClip('two.mp4');
  await bring(app, 'pune', folder.dir, aRow({ file: 'one.mp4' }));
  await bring(app, 'delhi', folder.dir, aRow({ file: 'two.mp4' }));

  expect(await remove('pune')).toBe(1);

  const records = await app.records();
  expect(records.map(({ imported }) => imported?.setId)).toEqual([undefined, 'delhi']);
  const ids = new Set((await app.keys()).map((key) => key.split('/')[0]));
  expect(ids).toEqual(new Set(records.map(({ _id }) => _id)));
  expect(ids).toContain(own._id);
  const left = await app.database.db.collection('imports').find().toArray();
  expect(left.map(({ _id }) => String(_id))).toEqual(['delhi']);
  await expect(remove('pune')).rejects.toThrow('There is no set pune.');
});

it('that was removed can be brought in again', async () => {
  expect(await bring(app, 'pune', folder.dir, aRow({ file: 'one.mp4' }))).toMatchObject({
    imported: 1,
  });
});
