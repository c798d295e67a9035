import type { Verifier } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import type { FastifyInstance } from 'fastify';
import type { Db } from 'mongodb';
import type { Counter } from 'prom-client';
import { createArchive } from './archive/archive.js';
import { registerArchive } from './archive/archive.routes.js';
import type { ContributionsRepository } from './contributions/contributions.repository.js';
import { registerContributions } from './contributions/contributions.routes.js';
import { createContributionsService } from './contributions/contributions.service.js';
import { registerLandmarks } from './contributions/landmarks.routes.js';
import { createWithdrawalsRepository } from './contributions/withdrawals.repository.js';
import { createFiguresRepository } from './figures/figures.repository.js';
import { registerFigures } from './figures/figures.routes.js';
import { createFiguresService } from './figures/figures.service.js';
import type { OutcomesRepository } from './outcomes/outcomes.repository.js';
import type { Tickets } from './playback/tickets.js';
import { createCandidatesRepository } from './reviews/candidates.repository.js';
import { registerReviews } from './reviews/reviews.routes.js';
import { createReviewsService } from './reviews/reviews.service.js';
import type { VerdictsRepository } from './reviews/verdicts.repository.js';
import type { SignersRepository } from './signers/signers.repository.js';
import type { ObjectStore } from './store/object-store.js';
import type { Admission } from './uploads/admission.js';
import { createAnnounce } from './uploads/announce.js';
import { registerAnnounce } from './uploads/announce.routes.js';
import type { Pace } from './uploads/line.js';
import type { Places } from './uploads/places.js';
import { createArrivalsRepository } from './uploads/resumable/arrivals.repository.js';
import { PartStore } from './uploads/resumable/part-store.js';
import { registerResumable } from './uploads/resumable/resumable.routes.js';
import type { Allowance } from './uploads/shares.js';
import type { VideosRepository } from './videos/videos.repository.js';
import type { VideosService } from './videos/videos.service.js';

type Deps = {
  readonly db: Db;
  readonly store: ObjectStore;
  readonly clock: Clock;
  readonly tickets: Tickets;
  readonly verifier: Verifier;
  readonly videos: VideosRepository;
  readonly videosService: VideosService;
  readonly contributions: ContributionsRepository;
  readonly verdicts: VerdictsRepository;
  readonly signers: SignersRepository;
  readonly admission: Admission;
  readonly places: Places;
  readonly allowance: Allowance;
  readonly pace: Pace;
  readonly maxBytes: number;
  readonly expiresAfterMs: number;
  readonly outcomes: Counter<'outcome'>;
  readonly clipOutcomes: OutcomesRepository;
};

/** Giving clips and judging them: recording's announcement, its upload, consent, verdicts. */
export function createGiving(deps: Deps) {
  const { db, store, clock, tickets, verifier, contributions, verdicts } = deps;
  const { videos, videosService, admission } = deps;
  const withdrawals = createWithdrawalsRepository(db);
  const arrivals = createArrivalsRepository(db);
  const service = createContributionsService({
    ...{ videos, videosService, contributions, withdrawals, admission, clock },
    signers: deps.signers,
    outcomes: deps.clipOutcomes,
    maxBytes: deps.maxBytes,
  });
  const partStore = new PartStore({
    arrivals,
    store,
    clock,
    expiresAfterMs: deps.expiresAfterMs,
    remove: async (id) => {
      await videosService.erase(id);
    },
    onStored: async ({ authorId, original }) => {
      deps.outcomes.inc({ outcome: 'stored' });
      if (authorId === null) return;
      const uploader = { id: authorId, name: '', demo: false, visitorId: null };
      await admission.charge(uploader, original.bytes);
    },
  });
  return {
    withdrawAllOf: service.withdrawAllOf,
    register: (app: FastifyInstance): void => {
      const candidates = createCandidatesRepository(db);
      const reviews = createReviewsService({ contributions, candidates, verdicts, clock });
      registerContributions(app, { contributions, service, tickets, verifier });
      const open = createArchive({ videos, contributions, verdicts, signers: deps.signers, store });
      registerArchive(app, { open, tickets, verifier, clock });
      registerLandmarks(app, deps);
      registerFigures(app, createFiguresService(createFiguresRepository(db), clock));
      registerReviews(app, { service: reviews, tickets, verifier });
      const announce = createAnnounce({ ...deps, arrivals, erase: videosService.erase });
      registerAnnounce(app, { announce, verifier });
      registerResumable(app, { ...deps, arrivals, partStore });
    },
  };
}
