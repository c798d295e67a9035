import { CONSENT_VERSIONS } from '@isl/contracts/vocabulary';
import { AppError } from '@isl/service-kit';
import type { User } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import { isDuplicate, newId } from '@isl/service-kit/mongo';
import type { OutcomesRepository } from '../outcomes/outcomes.repository.js';
import type { SignersRepository } from '../signers/signers.repository.js';
import { type Admission, tooManyWaiting } from '../uploads/admission.js';
import { newArriving } from '../uploads/resumable/arriving.js';
import { tooLarge } from '../uploads/upload.service.js';
import { keysOf, originalKey, type VideoDocument } from '../videos/video.js';
import type { VideosRepository } from '../videos/videos.repository.js';
import type { VideosService } from '../videos/videos.service.js';
import { wordsOf } from '../videos/words.js';
import { allowedScopes, type Contribution, type Draft, isTooShort } from './contribution.js';
import type { ContributionsRepository, Own } from './contributions.repository.js';
import type { WithdrawalsRepository } from './withdrawals.repository.js';

type Deps = {
  readonly videos: VideosRepository;
  readonly videosService: VideosService;
  readonly contributions: ContributionsRepository;
  readonly withdrawals: WithdrawalsRepository;
  readonly outcomes: Pick<OutcomesRepository, 'addGone'>;
  readonly signers: Pick<SignersRepository, 'find'>;
  readonly admission: Admission;
  readonly clock: Clock;
  readonly maxBytes: number;
};

/** Of a person, whose bytes have not come; what does not come is swept after a day. */
const MOST_ANNOUNCED = 100;

export type Withdrawn = {
  readonly clips: number;
  readonly files: number;
  readonly timelines: number;
  readonly verdicts: number;
  readonly at: Date;
};
export type ContributionsService = ReturnType<typeof createContributionsService>;

export function createContributionsService(deps: Deps) {
  const { videos, videosService, contributions, withdrawals, outcomes, signers, clock } = deps;

  /** The same clip of the same person is known by its checksum. */
  const alreadyGiven = async (userId: string, now: Own['contribution']): Promise<Own> => {
    const known = await videos.findByKey(userId, keyOf(now.sha256));
    // The newest word on it counts, the consent above all.
    const waiting = known && (await contributions.announceAnew(known._id, now));
    if (waiting) return waiting;
    throw new AppError('CLIP_REPEATED', 'You gave this clip before.');
  };
  const withdraw = async (ids: readonly string[]): Promise<Withdrawn> => {
    const counts = { clips: 0, files: 0, timelines: 0, verdicts: 0 };
    for (const id of ids) {
      const known = await contributions.find(id);
      // What its giver was told of it goes with it.
      if (known && known.contribution.outcome !== 'open') await outcomes.addGone(id, clock());
      const erased = await videosService.erase(id);
      if (!erased) continue;
      counts.clips += 1;
      counts.files += keysOf(erased.video).length;
      counts.timelines += erased.timelines;
      counts.verdicts += erased.verdicts;
    }
    const at = clock();
    if (counts.clips > 0) await withdrawals.add({ at, clips: counts.clips, files: counts.files });
    return { ...counts, at };
  };
  return {
    /** A record for a clip whose bytes follow; the one that waits already, if it was announced before. */
    announce: async (user: User, draft: Draft): Promise<Own> => {
      if (user.demo) throw sharedAccount();
      if (!draft.consent.scopes.includes('keep')) throw consentNeeded();
      if (draft.trim && isTooShort(draft.trim)) throw tooShort();
      if (draft.bytes > deps.maxBytes) throw tooLarge(deps.maxBytes);
      if ((await contributions.countAnnounced(user.id)) >= MOST_ANNOUNCED) throw tooManyWaiting();
      const uploader = { id: user.id, name: user.name, demo: false, visitorId: null };
      await deps.admission.admit(uploader, draft.bytes);
      const region = draft.region ?? (await signers.find(user.id)).region ?? null;
      const video = newContribution(user, { ...draft, region }, clock());
      const given = await videos.insert(video).then(
        () => video,
        (error: unknown) => {
          if (!isDuplicate(error)) throw error;
          return alreadyGiven(user.id, video.contribution);
        },
      );
      await contributions.keepTimeline(given._id, draft.timeline.entries);
      return given;
    },
    changeConsent: async (
      user: User,
      id: string,
      scopes: Draft['consent']['scopes'],
    ): Promise<Own> => {
      if (!scopes.includes('keep')) throw consentNeeded();
      const video = await contributions.find(id);
      if (video?.authorId !== user.id) throw contributionNotFound();
      const { age, version } = video.contribution.consent;
      // Whoever turns the face on has its words before them.
      const read = scopes.includes('face') ? CONSENT_VERSIONS.at(-1) : version;
      const now = { ...(read && { version: read }), at: clock() };
      const allowed = allowedScopes(scopes, { age, ...now });
      const changed = await contributions.changeConsent(id, user.id, { scopes: allowed, ...now });
      if (!changed) throw contributionNotFound();
      return changed;
    },
    withdrawOne: async (user: User, id: string): Promise<Withdrawn> => {
      const video = await contributions.find(id);
      if (video?.authorId !== user.id) throw contributionNotFound();
      return withdraw([id]);
    },
    withdrawAllOf: async (userId: string): Promise<Withdrawn> =>
      withdraw(await contributions.idsOf(userId)),
  };
}

const keyOf = (sha256: string): string => `sha256:${sha256}`;

type Placed = Omit<Draft, 'region'> & Pick<Contribution, 'region'>;

function newContribution(user: User, draft: Placed, now: Date): Own {
  const { prompt, isVariant = false, take, region, picture = 'whole' } = draft;
  const { trim, sha256, consent } = draft;
  const id = newId();
  return {
    _id: id,
    authorId: user.id,
    visitorId: null,
    username: user.name || null,
    title: prompt.label,
    description: '',
    category: draft.category ?? 'neutral',
    words: wordsOf(prompt.label),
    visibility: 'private',
    demo: false,
    synthetic: false,
    consentedAt: now,
    idempotencyKey: keyOf(sha256),
    status: 'pending',
    createdAt: now,
    original: { key: originalKey(id), demuxer: null, bytes: 0 },
    attempts: 0,
    claimableAt: null,
    leaseToken: null,
    output: null,
    reason: null,
    arriving: newArriving(draft.bytes),
    contribution: {
      prompt,
      isVariant,
      take,
      region,
      picture,
      ...(trim && { trim }),
      consent: { ...consent, scopes: allowedScopes(consent.scopes, consent), at: now },
      sha256,
      outcome: 'open',
      faults: [],
      languageReview: 'not-reviewed',
    },
  } satisfies VideoDocument;
}

function tooShort(): AppError {
  return new AppError('TRIM_TOO_SHORT', 'trim: toMs is less than 500 behind fromMs.');
}

export function contributionNotFound(): AppError {
  return new AppError('CONTRIBUTION_NOT_FOUND', 'There is no such contribution of yours.');
}

function sharedAccount(): AppError {
  const text = 'The demo account is shared: nobody can consent for it. Use an account of your own.';
  return new AppError('DEMO_CANNOT_GIVE', text);
}

function consentNeeded(): AppError {
  return new AppError('CONSENT_NEEDED', 'Without your word that it may be kept nothing is kept.');
}
