import { loadLexicon } from '@isl/lexicon';
import type { Clock } from '@isl/service-kit/clock';
import { migrate } from '@isl/service-kit/migrations';
import { ensureIndexes } from '@isl/service-kit/mongo';
import type { Db } from 'mongodb';
import { createCoursesRepository } from './courses/courses.repository.js';
import { seedCourses } from './courses/courses.seed.js';
import { createDictionaryRepository } from './dictionary/dictionary.repository.js';
import { seedDictionary } from './dictionary/dictionary.seed.js';
import { createFormVerdictsRepository } from './forms/form-verdicts.repository.js';
import { INDEXES } from './indexes.js';
import { MIGRATIONS } from './migrations.js';
import { createCommentsRepository } from './posts/comments.repository.js';
import { createPostsRepository } from './posts/posts.repository.js';
import { seedWelcome } from './posts/posts.seed.js';

/** Indexes, what an older version kept otherwise, and everything a new installation has; a second time changes nothing. */
export async function prepareStore(
  db: Db,
  lexiconDir: string,
  clock: Clock,
): Promise<{ changed: number; removed: number }> {
  await ensureIndexes(db, INDEXES);
  await migrate(db, MIGRATIONS, clock);
  const verdicts = await createFormVerdictsRepository(db).byForm();
  const lexicon = loadLexicon(lexiconDir, verdicts);
  const signs = await seedDictionary(createDictionaryRepository(db), lexicon, clock);
  await seedCourses(createCoursesRepository(db), lexicon, clock);
  await seedWelcome(db, createPostsRepository(db, createCommentsRepository(db)), clock);
  return signs;
}
