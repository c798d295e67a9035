import type { Migration } from '@isl/service-kit/migrations';
import { moveComments } from './posts/move-comments.js';

/** What older versions kept otherwise; run once each, before the service is ready. */
export const MIGRATIONS: readonly Migration[] = [
  {
    id: 1,
    name: 'comments move out of their posts',
    // It would show posts without comments.
    olderMayRead: false,
    run: moveComments,
  },
];
