import { createVerifier, runMain } from '@isl/service-kit';
import { buildApp } from './app.js';
import { foldersOf, readServiceConfig } from './config.js';
import { openDatabase } from './db/client.js';
import { ensureIndexes } from './db/indexes.js';
import { createTickets, loadTicketKey } from './playback/tickets.js';
import { seedClips } from './seeding/seed-clips.js';
import { openObjectStore } from './store/object-store.js';
import { createRoom } from './store/room.js';

runMain(async () => {
  const config = readServiceConfig(process.env);
  const clock = () => new Date();
  const database = await openDatabase(config.MONGODB_URL, config.MEDIA_DATABASE);
  const store = openObjectStore(config);
  await Promise.all([ensureIndexes(database.db), store.ensureBucket()]);
  const service = buildApp({
    database,
    store,
    tickets: createTickets(await loadTicketKey(database.db), clock),
    verifier: createVerifier(config.AUTH_JWKS_URL),
    clock,
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
    close: async () => {
      service.startDraining();
      await service.close();
      await database.close();
    },
  };
});
