import { MongoServerError, ObjectId } from 'mongodb';

const DUPLICATE_KEY = 11000;

export function newId(): string {
  return new ObjectId().toHexString();
}

/** When an id was made, to the second; null if the text is no id. */
export function madeAt(id: string): Date | null {
  return ObjectId.isValid(id) && id.length === 24 ? new ObjectId(id).getTimestamp() : null;
}

/** Whether a write failed because its key is taken. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === DUPLICATE_KEY;
}
