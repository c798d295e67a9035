/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { addRoute, cleanupOutdatedCaches, type PrecacheEntry, precache } from 'workbox-precaching';
import type { Strategy } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

/** A slow network is given up for what is kept. */
export const PATIENCE_S = 4;
const DAY_S = 24 * 60 * 60;

/** Workbox writes its optional methods as `| undefined`, which the compiler's strictness refuses. */
export const plugins = (...given: object[]): WorkboxPlugin[] => given;

/** Whole answers, the newest so many. */
export const kept = (maxEntries: number): WorkboxPlugin[] =>
  plugins(
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true }),
  );

/** The build's own files, from the start on; of two rules for an address the one that was said first counts. */
export function keepShell(files: PrecacheEntry[]): void {
  precache(files);
  addRoute({ directoryIndex: '', cleanURLs: false });
  cleanupOutdatedCaches();
  clientsClaim();
}

/** Kept from the start on though no build has it: the answer may be another at each site. */
export function keepFromStart(path: string, strategy: Strategy): void {
  self.addEventListener('install', (event) => {
    const [, done] = strategy.handleAll({ event, request: new Request(path) });
    event.waitUntil(done);
  });
}
