import type { Clock } from '@isl/service-kit/clock';
import type { Db } from 'mongodb';
import type { PostsRepository } from './posts.repository.js';

/** Fixed, so that two copies of the service that start at once write one post. */
const WELCOME_ID = '000000000000000000000001';
const WELCOME = {
  username: 'Welcome',
  title: 'Welcome to the Community Feed',
  content:
    'This is the place for questions about signs, for what worked when you learned them, and for meeting other learners and signers. Every sign page has a discussion of its own. If a sign here looks wrong to you, or you sign it differently, please say so: nothing is final until signers have reviewed it.',
};

/** Writes the welcome post once: deleted, it does not come back. */
export async function seedWelcome(db: Db, posts: PostsRepository, clock: Clock): Promise<void> {
  const seeds = db.collection<{ _id: string; doneAt: Date }>('seeds');
  if (await seeds.findOne({ _id: 'welcome-post' })) return;
  const now = clock();
  await posts.insert(WELCOME_ID, { ...WELCOME, createdAt: now });
  await seeds.updateOne({ _id: 'welcome-post' }, { $set: { doneAt: now } }, { upsert: true });
}
