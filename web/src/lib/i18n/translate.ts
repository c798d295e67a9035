import { I18n } from '@lingui/core';
import type en from '../../messages/en.json';
import type { Language } from './languages';

type Tree = { readonly [key: string]: string | Tree };
/** A text as the library reads it: pieces, and names of what is put in between. */
type Pieces = (string | [name: string] | [name: string, kind: 'plural', Record<string, Pieces>])[];

type Counted<Name extends string> = Name extends `${infer Base}_${'one' | 'other'}` ? Base : Name;
type KeysIn<Words, Path extends string = ''> = {
  [Name in keyof Words & string]: Words[Name] extends string
    ? `${Path}${Counted<Name>}`
    : KeysIn<Words[Name], `${Path}${Name}.`>;
}[keyof Words & string];
/** What can be said, by its way through the message files; a counted text without its `_one` and `_other`. */
export type Key = KeysIn<typeof en>;
/** The text of a key, with these put in; `count` chooses among the texts of a counted one. */
export type Translate = (key: Key, values?: Readonly<Record<string, unknown>>) => string;

const COUNTED = /^(.+)_(one|other)$/;

/** The words of all languages that were brought; one of them is shown. */
const words = new I18n({});

/** Words of a language are there, beside those that were before. */
export function addWords(language: Language, tree: Tree): void {
  words.load(language, compiled(tree));
}

function compiled(tree: Tree, path = '', all: Record<string, Pieces> = {}): Record<string, Pieces> {
  for (const [name, text] of Object.entries(tree)) {
    if (typeof text !== 'string') {
      compiled(text, `${path}${name}.`, all);
      continue;
    }
    const [, base, form = ''] = COUNTED.exec(name) ?? [];
    if (base === undefined) {
      all[path + name] = piecesOf(text);
      continue;
    }
    const known = all[path + base]?.[0];
    const forms = Array.isArray(known) ? known[2] : undefined;
    all[path + base] = [['count', 'plural', { ...forms, [form]: piecesOf(text) }]];
  }
  return all;
}

/** `{name}` is where something is put in. */
const piecesOf = (text: string): Pieces =>
  text.split(/\{(\w+)\}/).map((piece, at) => (at % 2 === 0 ? piece : [piece]));

/** Shows what was brought in this language. */
export const speak = (language: Language): void => words.activate(language);

/** The language that is shown; none before the first. */
export const spoken = (): string => words.locale;

/** Tells when another language is shown, until it is taken back. */
export const followSpoken = (listener: () => void): (() => void) => words.on('change', listener);

/** Whether the language that is shown says this. */
export const isSaid = (key: string): boolean => Object.hasOwn(words.messages, key);

/** Outside of components; within them `useTranslation`, which follows the language. */
export const translate: Translate = (key, values) => words._(key, { ...values });
