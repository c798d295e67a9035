import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Form } from '@isl/lexicon/form';
import type { Take } from '../src/captured/take.js';
import { PoseFileError, readTake } from '../src/captured/take-file.js';

const SUFFIX = '.pose';

/** A folder that holds no takes; the message says which file, and why. */
export class FoundError extends Error {}

/** The clip of a form, as the file of what was found in it. */
export type Found = { readonly form: Form; readonly file: Uint8Array };

/** What was found in a clip of each form: FOLDER/<form id>.pose. */
export function foundIn(folder: string, forms: readonly Form[]): readonly Found[] {
  const names = namesIn(folder)
    .filter((name) => name.endsWith(SUFFIX))
    .sort();
  if (names.length === 0) throw new FoundError(`${folder}: no ${SUFFIX} files`);
  return names.map((name) => {
    const form = forms.find(({ id }) => `${id}${SUFFIX}` === name);
    if (!form) throw new FoundError(`${name}: there is no such form`);
    return { form, file: readFileSync(join(folder, name)) };
  });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new FoundError(`${folder}: no folder that can be read (${(error as Error).message})`);
  }
}

/** Throws TakeError, too, where somebody was looked for and nothing can be made of what was found. */
export function takeIn({ form, file }: Found): Take {
  try {
    return readTake(file);
  } catch (error) {
    if (!(error instanceof PoseFileError)) throw error;
    throw new FoundError(`${form.id}${SUFFIX}: ${error.message}`);
  }
}
