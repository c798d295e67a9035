import type { Migration } from '@isl/service-kit/migrations';
import { keepGivenChecksums } from './contributions/keep-given-checksums.js';

/** What older versions kept otherwise; run once each, before the service or the worker is ready. */
export const MIGRATIONS: readonly Migration[] = [
  {
    id: 1,
    name: 'the checksum that a giver declared stands at the original',
    olderMayRead: true,
    run: keepGivenChecksums,
  },
];
