import { AppError, BusyError } from '@isl/service-kit';

const RETRY_AFTER = { 'retry-after': '10' } as const;

export function uploadsBusy(): BusyError {
  const text = 'Error: many videos are being uploaded at once. Try again in a moment.';
  return new BusyError('UPLOADS_BUSY', text, RETRY_AFTER);
}

export function uploadsHeld(): AppError {
  const text = 'Error: your account is uploading as much at once as it may. Wait for it to end.';
  return new AppError('UPLOADS_HELD', text, RETRY_AFTER);
}
