import type { Region } from '@isl/contracts/vocabulary';
import { AppError } from '@isl/service-kit';
import type { User } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import { isDuplicate } from '@isl/service-kit/mongo';
import type { ContributionsRepository, Given } from '../contributions/contributions.repository.js';
import { contributionNotFound } from '../contributions/contributions.service.js';
import type { CandidatesRepository } from './candidates.repository.js';
import { inReviewOrder } from './order.js';
import { languageReviewOf, outcomeOf } from './outcome.js';
import { type GivenVerdict, type ReviewKind, verdictId } from './verdict.js';
import type { VerdictsRepository } from './verdicts.repository.js';

type Deps = {
  readonly contributions: ContributionsRepository;
  readonly candidates: CandidatesRepository;
  readonly verdicts: VerdictsRepository;
  readonly clock: Clock;
};
export type ToJudge = { readonly clip: Given; readonly isRepeat: boolean };
export type ReviewsService = ReturnType<typeof createReviewsService>;

const REVIEWER = 'reviewer';
/** Every so many-th clip is one that the person judged before. */
const REPEAT_EVERY = 10;
const PAGE = 200;
/** A person who judged more than this of what still waits sees nothing new: others have to. */
const MOST_PAGES = 20;

export function createReviewsService({ contributions, candidates, verdicts, clock }: Deps) {
  const waitingFor = async (user: User, kind: ReviewKind, wanted: number): Promise<Given[]> => {
    const found: Given[] = [];
    for (let page = 0; page < MOST_PAGES && found.length < wanted; page += 1) {
      const clips = await candidates.page(kind, user.id, page * PAGE, PAGE);
      const ids = clips.map(({ _id }) => _id);
      const judged = await verdicts.judgedOf(user.id, kind, ids);
      found.push(...clips.filter(({ _id }) => !judged.has(_id)));
      if (clips.length < PAGE) break;
    }
    return found;
  };
  /** The verdict of longest ago that was not asked for again, if its clip is still here. */
  const toRepeat = async (user: User, kind: ReviewKind): Promise<Given | null> => {
    const repeated = await verdicts.repeatedOf(user.id, kind);
    const earlier = await verdicts.firstOf(user.id, kind, repeated.size + REPEAT_EVERY);
    const first = earlier.find(({ videoId }) => !repeated.has(videoId));
    const clip = first ? await contributions.find(first.videoId) : null;
    return clip?.status === 'ready' ? clip : null;
  };
  const recount = async (videoId: string, kind: ReviewKind): Promise<void> => {
    const said = await verdicts.about(videoId, kind);
    const found = kind === 'seen' ? outcomeOf(said) : { languageReview: languageReviewOf(said) };
    await contributions.judge(videoId, found, clock());
  };
  return {
    next: async (
      user: User,
      { kind, region, limit }: { kind: ReviewKind; region?: Region | undefined; limit: number },
    ): Promise<{ readonly clips: readonly ToJudge[]; readonly judged: number }> => {
      requireJudge(user, kind);
      const judged = await verdicts.countBy(user.id, kind);
      const waiting = await waitingFor(user, kind, PAGE);
      const signers = [...new Set(waiting.map(({ authorId }) => authorId ?? ''))];
      const acceptedOf = await candidates.acceptedOf(signers);
      const clips: ToJudge[] = inReviewOrder(waiting, { region, acceptedOf })
        .slice(0, limit)
        .map((clip) => ({ clip, isRepeat: false }));
      const repeatAt = REPEAT_EVERY - 1 - (judged % REPEAT_EVERY);
      const again =
        repeatAt < limit && judged >= REPEAT_EVERY - 1 ? await toRepeat(user, kind) : null;
      if (again && clips.length >= repeatAt) {
        clips.splice(repeatAt, 0, { clip: again, isRepeat: true });
      }
      return { clips: clips.slice(0, limit), judged };
    },
    judge: async (user: User, videoId: string, given: GivenVerdict): Promise<void> => {
      const { kind, isRepeat = false } = given;
      requireJudge(user, kind);
      const clip = await contributions.find(videoId);
      if (clip?.status !== 'ready') throw contributionNotFound();
      if (clip.authorId === user.id) throw new AppError('OWN_CLIP', 'This is a clip of your own.');
      const said = complete(given);
      // Without a first verdict there is none to compare with.
      const first = verdictId(videoId, kind, user.id, false);
      const isAgain = isRepeat && (await verdicts.exists(first));
      try {
        await verdicts.insert({
          _id: verdictId(videoId, kind, user.id, isAgain),
          videoId,
          kind,
          byId: user.id,
          isRepeat: isAgain,
          at: clock(),
          ...said,
        });
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        throw new AppError('ALREADY_JUDGED', 'You judged this clip before.');
      }
      if (!isAgain) await recount(videoId, kind);
    },
    undo: async (user: User, videoId: string, kind: ReviewKind): Promise<void> => {
      requireJudge(user, kind);
      if ((await verdicts.removeOwn(videoId, kind, user.id)) > 0) await recount(videoId, kind);
    },
  };
}

function requireJudge(user: User, kind: ReviewKind): void {
  if (user.demo) {
    throw new AppError('NOT_ALLOWED', 'The demo account is shared: it has no say. Use your own.');
  }
  if (kind === 'signed' && !user.roles.includes(REVIEWER)) {
    throw new AppError('NOT_ALLOWED', 'How something is signed is for signers who review here.');
  }
}

/** What its kind asks for, and nothing else. */
function complete({ kind, isSeen, faults = [], signed, region }: GivenVerdict) {
  if (kind === 'signed') {
    if (signed === undefined) throw incomplete('Say whether it is signed so.');
    return { signed, ...(region ? { region } : {}) };
  }
  if (isSeen === undefined) throw incomplete('Say whether it can be seen.');
  if (!isSeen && faults.length === 0) throw incomplete('Say why it cannot be seen.');
  return { isSeen, faults: isSeen ? [] : faults };
}

function incomplete(message: string): AppError {
  return new AppError('VERDICT_INCOMPLETE', message);
}
