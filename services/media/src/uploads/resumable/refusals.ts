import { AppError } from '@isl/service-kit';

export function uploadNotFound(): AppError {
  return new AppError('UPLOAD_NOT_FOUND', 'There is no such upload.');
}

/** Another connection goes on with the same upload. */
export function overtaken(): AppError {
  return new AppError('UPLOAD_OFFSET', 'Another connection goes on with this upload.');
}

export function isOvertaken(error: unknown): boolean {
  return error instanceof AppError && error.code === 'UPLOAD_OFFSET';
}

export function notFromThere(arrived: number): AppError {
  return new AppError('UPLOAD_OFFSET', `${arrived} bytes have arrived: go on from there.`);
}

export function damaged(): AppError {
  const text = 'The clip did not arrive as it was sent: its checksum is another one.';
  return new AppError('UPLOAD_DAMAGED', text);
}

/** What speaks no tus 1.0, by the words of the protocol's own library. */
export function notAccepted(reason: string): AppError {
  return new AppError('UPLOAD_NOT_ACCEPTED', reason.trim() || 'This is not tus 1.0.');
}
