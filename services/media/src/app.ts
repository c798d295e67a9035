import cookie from '@fastify/cookie';
import { createService, type Service, type Verifier } from '@isl/service-kit';
import type { Clock } from './clock.js';
import type { Database } from './db/client.js';
import { registerInternal } from './internal/internal.routes.js';
import { registerPlayback } from './playback/playback.routes.js';
import type { Tickets } from './playback/tickets.js';
import type { ObjectStore } from './store/object-store.js';
import { registerUploads } from './uploads/upload.routes.js';
import { createUploadsService } from './uploads/upload.service.js';
import { createVideosRepository } from './videos/videos.repository.js';
import { registerVideos } from './videos/videos.routes.js';
import { createVideosService } from './videos/videos.service.js';

type Deps = {
  readonly database: Database;
  readonly store: ObjectStore;
  readonly tickets: Tickets;
  readonly verifier: Verifier;
  readonly clock: Clock;
  readonly logLevel: string;
  readonly maxUploadBytes: number;
  readonly maxConcurrentUploads: number;
  readonly uploadIdleMs: number;
};

export function buildApp(deps: Deps): Service {
  const { store, verifier, clock } = deps;
  const service = createService({
    name: 'media',
    logLevel: deps.logLevel,
    checks: { mongodb: deps.database.check, store: store.check },
    // An upload takes as long as it takes; it watches its own idle time.
    requestTimeoutMs: 0,
  });
  const { app, registry } = service;
  const videos = createVideosRepository(deps.database.db);
  const videosService = createVideosService(videos, store);
  const maxBytes = deps.maxUploadBytes;
  const uploads = createUploadsService({ videos, store, clock, maxBytes });

  app.register(cookie);
  app.register((scope, _options, done) => {
    registerVideos(scope, { videos, service: videosService, verifier });
    registerPlayback(scope, {
      videos,
      service: videosService,
      store,
      tickets: deps.tickets,
      verifier,
      registry,
    });
    registerInternal(scope, { videos, service: videosService, verifier });
    registerUploads(scope, {
      uploads,
      verifier,
      registry,
      maxBytes,
      maxConcurrent: deps.maxConcurrentUploads,
      idleMs: deps.uploadIdleMs,
    });
    done();
  });
  return service;
}
