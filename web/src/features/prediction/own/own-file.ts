import { isOwnLetter, type OwnLetter } from '../own-letters/own-letters';
import { isOwnSign, MOST_SIGNS, type OwnSign } from './own-signs';

/** What was taught on this device. */
export type Own = {
  readonly signs: readonly OwnSign[];
  readonly letters: readonly OwnLetter[];
};

const KIND = 'isl-own-signs';
/** The first one knew of no letters. */
const WITHOUT_LETTERS = 1;
const WITH_LETTERS = 2;

export const nameOfFile = 'my-signs.json';

/** All of it as one file, for another device or a class; without letters older pages open it too. */
export function toFile({ signs, letters }: Own): string {
  const file =
    letters.length === 0
      ? { version: WITHOUT_LETTERS, signs }
      : { version: WITH_LETTERS, signs, letters };
  return JSON.stringify({ kind: KIND, ...file }, null, 2);
}

/** What is in such a file; null where it is none, or anything in it is not as it should be. */
export function fromFile(text: string): Own | null {
  let file: Partial<Record<string, unknown>> | null;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (file?.kind !== KIND) return null;
  if (file.version !== WITHOUT_LETTERS && file.version !== WITH_LETTERS) return null;
  const { signs, letters = [] } = file;
  if (!isListOf(signs, isOwnSign) || signs.length > MOST_SIGNS) return null;
  if (!isListOf(letters, isOwnLetter)) return null;
  return {
    signs: signs.map(({ id, name, examples, encoder, taughtAt, signId }) => ({
      ...{ id, name, examples, encoder, taughtAt },
      ...(signId === undefined ? {} : { signId }),
    })),
    letters: letters.map(({ id, example, encoder, shownAt }) => ({
      ...{ id, example, encoder, shownAt },
    })),
  };
}

/** No two of them have one id. */
function isListOf<Value extends { readonly id: string }>(
  list: unknown,
  isOne: (value: unknown) => value is Value,
): list is readonly Value[] {
  return (
    Array.isArray(list) &&
    list.every(isOne) &&
    new Set(list.map(({ id }) => id)).size === list.length
  );
}
