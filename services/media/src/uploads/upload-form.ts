import { EMOTIONS } from '@isl/contracts/vocabulary';
import { AppError } from '@isl/service-kit';
import type { Category } from '../videos/video.js';
import type { Listing } from '../videos/videos.repository.js';
import { wordsOf } from '../videos/words.js';

export type FormFields = ReadonlyMap<string, string>;

/** The contract's limits of UploadForm; a test compares the two. */
export const TITLE_LENGTH = 200;
export const DESCRIPTION_LENGTH = 5000;

/** Throws for a field that is there and wrong; what is missing may still come after the file. */
export function checkGiven(fields: FormFields): void {
  checkLength(fields.get('title'), 'title', TITLE_LENGTH);
  checkLength(fields.get('description'), 'description', DESCRIPTION_LENGTH);
  const category = fields.get('category')?.trim();
  if (category && !isCategory(category)) {
    throw new AppError('UNKNOWN_CATEGORY', `Error: choose one of ${EMOTIONS.join(', ')}.`);
  }
}

/** The complete form, or the spec's sentence about what is missing. */
export function readForm(fields: FormFields): Listing {
  checkGiven(fields);
  const title = fields.get('title')?.trim();
  const description = fields.get('description')?.trim();
  const category = fields.get('category')?.trim();
  if (!title || !description || !category || !isCategory(category)) throw formIncomplete();
  return { title, description, category, words: wordsOf(`${title} ${description}`) };
}

/** What is known when the file begins: the owner's list shows it while the file arrives. */
export function readGiven(fields: FormFields): Listing {
  const category = fields.get('category')?.trim() ?? '';
  return {
    title: fields.get('title')?.trim() ?? '',
    description: fields.get('description')?.trim() ?? '',
    category: isCategory(category) ? category : 'neutral',
    words: [],
  };
}

export function formIncomplete(): AppError {
  return new AppError('FORM_INCOMPLETE', 'Please fill out all fields.');
}

function isCategory(text: string): text is Category {
  return (EMOTIONS as readonly string[]).includes(text);
}

function checkLength(text: string | undefined, name: string, most: number): void {
  if (text === undefined || text.length <= most) return;
  throw new AppError('FIELD_TOO_LONG', `Error: the ${name} is longer than ${most} characters.`);
}
