import { runMain } from '@isl/service-kit';
import { createVerifier } from '@isl/service-kit/access';
import { systemClock } from '@isl/service-kit/clock';
import { startTracing } from '@isl/service-kit/tracing';
import { buildApp } from './app.js';
import { foldersOf, readServiceConfig } from './config.js';
import { createTickets, loadTicketKey } from './playback/tickets.js';
import { prepareStores } from './prepare.js';
import { seedClips } from './seeding/seed-clips.js';
import { createRoom } from './store/room.js';

runMain(async () => {
  const config = readServiceConfig(process.env);
  await startTracing('media', config);
  const clock = systemClock;
  const { database, store } = await prepareStores(config);
  const service = buildApp({
    database,
    store,
    tickets: createTickets(await loadTicketKey(database.db), clock),
    verifier: createVerifier(config.AUTH_JWKS_URL),
    clock,
    commit: config.ISL_COMMIT,
    logLevel: config.LOG_LEVEL,
    maxUploadBytes: config.MEDIA_MAX_UPLOAD_BYTES,
    maxConcurrentUploads: config.MEDIA_MAX_CONCURRENT_UPLOADS,
    allowance: {
      places: config.MEDIA_UPLOADS_PER_PERSON,
      waiting: config.MEDIA_WAITING_PER_PERSON,
      bytesPerDay: config.MEDIA_BYTES_PER_DAY,
    },
    room: createRoom(foldersOf(config), config.MEDIA_MIN_FREE_BYTES),
    pace: {
      idleMs: config.MEDIA_UPLOAD_IDLE_SECONDS * 1000,
      graceMs: config.MEDIA_UPLOAD_GRACE_SECONDS * 1000,
      leastBytesPerSecond: config.MEDIA_UPLOAD_BYTES_PER_SECOND,
    },
    expiresAfterMs: config.SWEEP_PENDING_SECONDS * 1000,
    stuckMs: config.MEDIA_UPLOADS_STUCK_SECONDS * 1000,
  });
  await service.listen(config);
  if (config.MEDIA_SEED) {
    // Beside the work: nobody waits for the examples, and the service runs without them.
    const assetFolders = config.ASSETS_DIR;
    seedClips({ db: database.db, store, clock, log: service.app.log, assetFolders }).catch(
      (error: unknown) => service.app.log.error({ err: error }, 'not seeded'),
    );
  }
  return {
    drain: service.drain,
    close: async () => {
      await service.close();
      await database.close();
    },
  };
});
