import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@isl/service-kit';
import type { User } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import { newId } from '@isl/service-kit/mongo';
import type { ActsRepository } from '../acts/acts.repository.js';
import type { Allow } from '../allowance/allowance.js';
import { requireOwn } from '../clips/clip-rules.js';
import type { FindClip } from '../clips/clips.js';
import type { Tell } from '../notifications/tell.js';
import {
  type Decision,
  type NewSaying,
  type Saying,
  type SayingDocument,
  toSaying,
} from './sayings.mapper.js';
import type { SayingsRepository } from './sayings.repository.js';

type Deps = {
  readonly sayings: SayingsRepository;
  readonly acts: Pick<ActsRepository, 'note' | 'remove'>;
  readonly allow: Allow;
  readonly tell: Pick<Tell, 'decided' | 'forgetSaying'>;
  readonly findClip: FindClip;
  readonly clock: Clock;
};
type Writer = { readonly user: User; readonly bearer: string };
type PageQuery = { readonly limit?: number; readonly after?: string };

export type SayingsService = ReturnType<typeof createSayingsService>;

/** Open ones of one person: reviewers read each of them. */
const MOST_OPEN = 20;
const PAGE = 20;

/** How people would sign a sentence; the rules change by a maintainer alone. */
export function createSayingsService({ sayings, acts, allow, tell, findClip, clock }: Deps) {
  const find = async (id: string): Promise<SayingDocument> => {
    const found = await sayings.find(id);
    if (!found) throw new AppError('SAYING_NOT_FOUND', 'This is gone.');
    return found;
  };
  return {
    say: async ({ user, bearer }: Writer, said: NewSaying): Promise<Saying> => {
      if (user.demo) {
        throw new AppError(
          'DEMO_FIXED',
          'The demo account is shared; this is one person’s signing.',
        );
      }
      const { sentence, language, ours, glosses, spans = [], region, videoId } = said;
      const comment = (said.comment ?? '').trim();
      checkSpans(ours.spans, ours.glosses.length);
      checkSpans(spans, glosses.length);
      const isSame = isDeepStrictEqual([glosses, spans], [ours.glosses, ours.spans]);
      if (isSame && comment === '' && videoId === undefined) {
        throw new AppError('SAYING_UNCHANGED', 'This is what the rules say already.');
      }
      if ((await sayings.countOpenOf(user.id)) >= MOST_OPEN) {
        const message = `${MOST_OPEN} of yours wait for a reviewer. Delete one first, or wait until one is decided.`;
        throw new AppError('SAYINGS_FULL', message);
      }
      if (videoId !== undefined) requireOwn(await findClip(bearer, videoId));
      const texts = [sentence, comment, JSON.stringify([ours, glosses, spans])];
      await allow(user.id, { kind: 'edit', texts });
      const document: SayingDocument = {
        ...{ _id: newId(), sentence: sentence.trim(), language, ours, glosses, spans, comment },
        ...(region && { region }),
        ...(videoId !== undefined && { videoId }),
        ...{ byId: user.id, by: user.name || null, createdAt: clock(), state: 'open' },
      };
      await sayings.insert(document);
      return toSaying(document);
    },

    list: async ({
      state = 'open',
      limit = PAGE,
      after,
    }: PageQuery & { readonly state?: Saying['state'] }): Promise<Saying[]> =>
      (await sayings.list(state, { limit, ...(after ? { after } : {}) })).map(toSaying),

    listOf: async (user: User, { limit = PAGE, after }: PageQuery): Promise<Saying[]> =>
      (await sayings.listOf(user.id, { limit, ...(after ? { after } : {}) })).map(toSaying),

    remove: async (user: User, id: string): Promise<void> => {
      if ((await find(id)).byId !== user.id) {
        throw new AppError('NOT_YOURS', 'Only who wrote this can delete it.');
      }
      await sayings.remove(id);
      await tell.forgetSaying(id);
    },

    decide: async (user: User, id: string, { decision, word }: Decision): Promise<Saying> => {
      const found = await find(id);
      if (found.state !== 'open') throw settledAlready();
      if (found.byId === user.id) {
        throw new AppError('OWN_SAYING', 'Another reviewer decides about what you wrote.');
      }
      const settled = { at: clock(), byId: user.id, word: word.trim() };
      const noted = await acts.note({
        kind: `saying-${decision}`,
        ...{ createdAt: settled.at, byId: user.id, by: user.name || null },
        ...{ targetId: id, what: null, aboutId: found.byId, person: found.by },
        reason: settled.word,
      });
      const decided = await sayings.decide(id, { state: decision, settled });
      if (!decided) {
        await acts.remove(noted);
        throw settledAlready();
      }
      await tell.decided();
      return toSaying(decided);
    },
  };
}

function checkSpans(spans: NonNullable<NewSaying['spans']>, signs: number): void {
  const outside = spans.find(({ start, end }) => start >= end || end > signs);
  if (!outside) return;
  const { type, start, end } = outside;
  throw new AppError('SPAN_OUTSIDE', `"${type}" from ${start} to ${end} lies on no sign.`);
}

function settledAlready(): AppError {
  return new AppError('SAYING_SETTLED', 'This is decided already.');
}
