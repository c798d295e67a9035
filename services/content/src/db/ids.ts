import { MongoServerError, ObjectId } from 'mongodb';

const DUPLICATE_KEY = 11000;

export function newId(): string {
  return new ObjectId().toHexString();
}

export function toId(text: string): ObjectId {
  return new ObjectId(text);
}

export function isId(text: string): boolean {
  return ObjectId.isValid(text);
}

/** Whether a write failed because its key is taken. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === DUPLICATE_KEY;
}
