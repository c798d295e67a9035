import cookie from '@fastify/cookie';
import { loadLexicon } from '@isl/lexicon';
import { createService, type Service } from '@isl/service-kit';
import type { Verifier } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import { every } from '@isl/service-kit/every';
import { ping } from '@isl/service-kit/mongo';
import { nameVersions } from '@isl/service-kit/versions';
import type { Db } from 'mongodb';
import { createReaders } from './access/readers.js';
import { createActsRepository } from './acts/acts.repository.js';
import { createAllowance } from './allowance/allowance.js';
import { createWritersRepository } from './allowance/writers.repository.js';
import { createClassesRepository } from './classes/classes.repository.js';
import { registerClasses } from './classes/classes.routes.js';
import { createClassesService } from './classes/classes.service.js';
import type { FindClip } from './clips/clips.js';
import { createCoursesRepository } from './courses/courses.repository.js';
import { registerCourses } from './courses/courses.routes.js';
import { createCoursesService } from './courses/courses.service.js';
import { sentencesWith } from './courses/sentences.js';
import { createAroundService } from './dictionary/around.service.js';
import { createDictionaryRepository } from './dictionary/dictionary.repository.js';
import { registerDictionary } from './dictionary/dictionary.routes.js';
import { createFormVerdictsRepository } from './forms/form-verdicts.repository.js';
import { registerFormVerdicts } from './forms/form-verdicts.routes.js';
import { createFormVerdictsService, formHashes } from './forms/form-verdicts.service.js';
import { createOnce } from './idempotency/create-once.js';
import { createIdempotencyRepository } from './idempotency/idempotency.repository.js';
import { createHoldings } from './internal/holdings.js';
import { registerInternal } from './internal/internal.routes.js';
import { createPersonRepository } from './internal/person.repository.js';
import { createStatsRepository } from './internal/stats.repository.js';
import { keepAnswers } from './kept/keep-answers.js';
import { createKeptAnswers } from './kept/kept-answers.js';
import { createNotificationsRepository } from './notifications/notifications.repository.js';
import { registerNotifications } from './notifications/notifications.routes.js';
import { createNotificationsService } from './notifications/notifications.service.js';
import { createOwedRepository } from './notifications/owed.repository.js';
import { createPayOwed } from './notifications/pay-owed.js';
import { createTell } from './notifications/tell.js';
import { createToldRepository } from './notifications/told.repository.js';
import { createCommentsRepository } from './posts/comments.repository.js';
import { createPostsRepository } from './posts/posts.repository.js';
import { registerPosts } from './posts/posts.routes.js';
import { createPostsService } from './posts/posts.service.js';
import { createProgressRepository } from './progress/progress.repository.js';
import { registerProgress } from './progress/progress.routes.js';
import { createProgressService } from './progress/progress.service.js';
import { createProposalsRepository } from './proposals/proposals.repository.js';
import { registerProposals } from './proposals/proposals.routes.js';
import { createProposalsService } from './proposals/proposals.service.js';
import { registerPush } from './push/push.routes.js';
import { createPushService } from './push/push.service.js';
import { createPushServices } from './push/push-services.js';
import { type PushSettings, startPushing } from './push/start-pushing.js';
import { createSubscriptionsRepository } from './push/subscriptions.repository.js';
import { createReportsRepository } from './reports/reports.repository.js';
import { registerReports } from './reports/reports.routes.js';
import { createReportsService } from './reports/reports.service.js';
import { createSayingsRepository } from './sayings/sayings.repository.js';
import { registerSayings } from './sayings/sayings.routes.js';
import { createSayingsService } from './sayings/sayings.service.js';
import { registerSearch } from './search/search.routes.js';
import { createSearchService } from './search/search.service.js';
import { courseSource, pageSource, postSource, signSource } from './search/search.sources.js';
import { createSearchIndex } from './search/search-index.js';
import { createSweep, SWEEP_INTERVAL_MS } from './sweeper/sweeper.js';
import { createCourseModeration } from './teaching/course-moderation.service.js';
import { createTeachingOfPerson } from './teaching/person.js';
import { createTaughtCoursesRepository } from './teaching/taught-courses.repository.js';
import { createTaughtCoursesService } from './teaching/taught-courses.service.js';
import { registerTeaching } from './teaching/teaching.routes.js';

type Dependencies = {
  readonly db: Db;
  readonly verifier: Verifier;
  readonly findClip: FindClip;
  readonly clock: Clock;
  /** Milliseconds since some moment, by a clock that nobody sets. */
  readonly elapsedMs?: () => number;
  /** Where the lexicon's files are. */
  readonly lexiconDir: string;
  readonly commit?: string | undefined;
  /** Absent, no closed browser is told. */
  readonly push?: PushSettings;
  readonly logLevel: string;
  readonly logStream?: { write: (line: string) => void };
};

/** The newest posts that search knows; signs and courses are fewer. */
const SEARCHED_ENTRIES_OF_A_KIND = 5_000;

export function buildApp({
  db,
  verifier,
  findClip,
  clock,
  elapsedMs,
  lexiconDir,
  commit,
  push,
  logLevel,
  logStream,
}: Dependencies): Service {
  const service = createService({
    name: 'content',
    logLevel,
    ...(logStream ? { logStream } : {}),
    checks: { mongodb: () => ping(db) },
    verifier,
    commit,
  });
  const { app, registry } = service;
  const kept = createKeptAnswers(elapsedMs);
  const acts = createActsRepository(db);
  const comments = createCommentsRepository(db);
  const posts = createPostsRepository(db, comments);
  const reports = createReportsRepository(db);
  const dictionary = createDictionaryRepository(db);
  const courses = createCoursesRepository(db);
  const classes = createClassesRepository(db);
  const taughtCourses = createTaughtCoursesRepository(db);
  const keys = createIdempotencyRepository(db);
  const progress = createProgressRepository(db);
  const formVerdicts = createFormVerdictsRepository(db);
  const proposals = createProposalsRepository(db);
  const sayings = createSayingsRepository(db);
  const notifications = createNotificationsRepository(db);
  const told = createToldRepository(db);
  const owed = createOwedRepository(db);
  const subscriptions = createSubscriptionsRepository(db);
  const knows = createPushServices(push?.services ?? []);
  const notificationsService = createNotificationsService({ notifications, told, clock });
  const tell = createTell({
    ...{ notifications, told, owed, reports, courses: taughtCourses, clock },
    ...{ proposals, sayings },
    onTold: subscriptions.wait,
    onFailure: (error) => app.log.error({ err: error }, 'a notification was not kept'),
  });
  const courseModeration = createCourseModeration({
    ...{ courses: taughtCourses, reports, acts, tell, clock },
  });
  const taught = createTaughtCoursesService({
    ...{ courses: taughtCourses, dictionary, classes, reports, acts, tell, clock },
    mayBeSeen: courseModeration.mayBeSeen,
  });
  const coursesService = createCoursesService(courses, taught, dictionary, acts, clock);
  const hashes = formHashes(lexiconDir);
  const formsService = createFormVerdictsService({
    ...{ verdicts: formVerdicts, dictionary, courses, acts, clock },
    readLexicon: (verdicts) => loadLexicon(lexiconDir, verdicts),
    hashes,
  });
  const search = createSearchService({
    index: createSearchIndex(SEARCHED_ENTRIES_OF_A_KIND),
    sources: [
      signSource(dictionary),
      pageSource(),
      courseSource(courses),
      postSource(posts, SEARCHED_ENTRIES_OF_A_KIND),
    ],
    clock,
  });
  const allow = createAllowance(createWritersRepository(db), clock);
  const postsService = createPostsService({
    posts,
    acts,
    reports,
    createOnce: createOnce(keys, clock),
    allow,
    tell,
    hasSign: dictionary.hasSign,
    findClip,
    clock,
  });

  void app.register(cookie);
  void app.register((scope, _options, done) => {
    keepAnswers(scope, kept, registry);
    nameVersions(scope);
    registerPosts(scope, { service: postsService, readers: createReaders(verifier), verifier });
    registerReports(scope, {
      service: createReportsService({
        ...{ reports, posts, comments, courses: taughtCourses, acts, tell, clock },
      }),
      verifier,
    });
    registerDictionary(scope, dictionary, createAroundService(dictionary, sentencesWith));
    registerFormVerdicts(scope, {
      service: formsService,
      readers: createReaders(verifier),
      verifier,
    });
    registerProposals(scope, {
      service: createProposalsService({ proposals, acts, allow, tell, hashes, clock }),
      verifier,
    });
    registerCourses(scope, { service: coursesService, verifier });
    registerTeaching(scope, { service: taught, moderation: courseModeration, verifier });
    registerSearch(scope, search);
    registerInternal(scope, {
      persons: createPersonRepository(db, reports, clock),
      progress,
      notifications,
      subscriptions,
      tell,
      teaching: createTeachingOfPerson({
        ...{ courses: taughtCourses, classes, reports, notifications, clock },
      }),
      forms: { allBy: formVerdicts.allBy, forget: formsService.forget },
      proposals: { allBy: proposals.allBy, forget: proposals.forget },
      sayings: { allBy: sayings.allBy, forget: sayings.forget },
      stats: createStatsRepository(db),
      holdings: createHoldings(db),
      acts,
      verifier,
    });
    done();
  });

  // Apart from what is kept for many: what one person learns or reads and somebody's classes make none of it another one.
  void app.register((scope, _options, done) => {
    nameVersions(scope);
    registerClasses(scope, {
      service: createClassesService({
        ...{ classes, progress, clock },
        courseOf: coursesService.find,
        isTheirs: async (teacher, courseId) =>
          (await courses.find(courseId)) !== null || taught.isOwn(teacher, courseId),
      }),
      verifier,
    });
    registerProgress(scope, { service: createProgressService(progress, clock), verifier });
    registerSayings(scope, {
      service: createSayingsService({ sayings, acts, allow, tell, findClip, clock }),
      verifier,
    });
    registerNotifications(scope, { service: notificationsService, verifier });
    const publicKey = push?.keys?.publicKey;
    registerPush(scope, {
      service: createPushService({ subscriptions, knows, publicKey, clock }),
      verifier,
    });
    done();
  });

  if (push?.keys) {
    const settings = { ...push, keys: push.keys };
    const notifications = notificationsService;
    startPushing(app, { settings, knows, subscriptions, notifications, clock, registry });
  }
  app.addHook('onReady', async () => search.start());
  app.addHook('onReady', async () => {
    const sweep = createSweep({
      posts,
      comments,
      reports,
      hasCourse: taughtCourses.has,
      acts,
      keys,
      notifications,
      subscriptions,
      payOwed: createPayOwed(owed, tell),
      clock,
    });
    const sweeping = every(
      SWEEP_INTERVAL_MS,
      async () => {
        let hasChanged = true;
        try {
          const swept = await sweep();
          hasChanged = Object.values(swept).some((count) => count > 0);
          app.log.info(swept, 'swept');
        } finally {
          if (hasChanged) kept.forget();
        }
      },
      (error) => app.log.error({ err: error }, 'sweep failed'),
    );
    app.addHook('onClose', sweeping.stop);
  });
  return service;
}
