import { AppError } from '@isl/service-kit';
import type { SessionsRepository } from '../auth/sessions.repository.js';
import type { PartClient, Records } from '../parts/part-client.js';
import type { ReviewingService } from '../reviewing/reviewing.service.js';

export type ExportService = {
  /** Everything kept of the person; none of it is better than a part of it. */
  readonly recordsOf: (userId: string, requestId: string) => Promise<Records>;
};

export function createExportService(
  parts: readonly PartClient[],
  sessions: SessionsRepository,
  reviewing: Pick<ReviewingService, 'recordsOf'>,
): ExportService {
  return {
    recordsOf: async (userId, requestId) => {
      const signIns = (await sessions.listOfUser(userId)).map(({ createdAt, expiresAt }) => ({
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      }));
      const answers = await Promise.all(parts.map((part) => part.exportOf(userId, requestId)));
      if (answers.some((answer) => answer === null)) {
        throw new AppError(
          'EXPORT_INCOMPLETE',
          'A part of your data cannot be read right now. Try again in a moment.',
          { 'retry-after': '5' },
        );
      }
      return Object.assign({ signIns, ...(await reviewing.recordsOf(userId)) }, ...answers);
    },
  };
}
