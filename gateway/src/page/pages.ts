import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { atHome, type HomePage } from './home-pages.js';
import { inlineScriptsIn } from './page-headers.js';
import { type Subject, type SubjectOf, withSubject } from './subjects.js';

type Page = Content & {
  readonly file: string;
  /** The address as the build spells it, else as it came. */
  readonly path: string;
};
type Content = {
  readonly html: string;
  readonly inlineScripts: readonly string[];
  /** Null where nobody said where the pages are at home, or what this one is about: the file goes out as it is. */
  readonly home: HomePage | null;
};
/**
 * Of a path in lower case, in which `:id` stands for any one name, and of what its query has to say for a page of
 * its own: its file in each language.
 */
type Index = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Query = Readonly<Record<string, unknown>>;

const SHELL = 'index.html';
/** The page of addresses that no screen has. */
const NOWHERE = '*';
/** Pages about a sign or a course that are kept made up, a few kilobytes each. */
const MOST_MADE_UP = 200;

/** The pages of a web build: a screen's own, named by `pages.json`, else the one of all screens. */
export function createPages(
  webDist: string,
  publicOrigin: string | undefined,
  subjectOf: SubjectOf,
) {
  const readIndex = createReader<Index>(join(webDist, 'pages.json'), (text) => JSON.parse(text));
  const readers = new Map<string, () => Promise<Content | null>>();
  const contentOf = (file: string): Promise<Content | null> => {
    const known =
      readers.get(file) ??
      createReader(join(webDist, file), async (html) => ({
        html,
        inlineScripts: inlineScriptsIn(html),
        home: publicOrigin === undefined ? null : await atHome(html, publicOrigin),
      }));
    readers.set(file, known);
    return known();
  };
  const madeUp = new LRUCache<string, HomePage>({ max: MOST_MADE_UP });
  const about = async (html: string, subject: Subject, language: string): Promise<HomePage> => {
    const text = withSubject(html, subject, language);
    const page = madeUp.get(text) ?? (await atHome(text, publicOrigin ?? ''));
    madeUp.set(text, page);
    return page;
  };
  return {
    /** Null where nothing is built. */
    at: async (path: string, query: Query, language: string): Promise<Page | null> => {
      const address = `/${path === SHELL ? '' : path.replace(/\/$/, '')}`;
      const key = path === SHELL ? undefined : keyIn((await readIndex()) ?? {}, address, query);
      const own = key?.files[language] ?? key?.files.en;
      for (const file of own === undefined ? [SHELL] : [own, SHELL]) {
        const content = await contentOf(file);
        if (content === null) continue;
        const isOfOne = file === SHELL || key?.isOfOne;
        const subject = isOfOne ? await subjectOf(address) : null;
        const home = subject ? await about(content.html, subject, language) : content.home;
        return { ...content, file, path: address + (key?.query ?? ''), home };
      }
      return null;
    },
  };
}

type Key = {
  readonly files: Index[string];
  /** Whether it is one of many that share them. */
  readonly isOfOne: boolean;
  /** What of the query names it too. */
  readonly query?: string;
};

function keyIn(index: Index, address: string, query: Query): Key | undefined {
  const path = address.toLowerCase();
  const own = Object.hasOwn(index, path) ? index[path] : undefined;
  if (own) return { files: own, isOfOne: false };
  const alike = Object.entries(index).flatMap(([key, files]) => {
    const [pattern = '', asked] = key.split('?');
    if (!pattern.includes(':') || !isLike(path, pattern)) return [];
    if (asked === undefined) return { files, isOfOne: true };
    return isAsked(asked, query) ? { files, isOfOne: false, query: `?${asked}` } : [];
  });
  const nowhere = index[NOWHERE] && { files: index[NOWHERE], isOfOne: false };
  return alike.find((key) => 'query' in key) ?? alike[0] ?? nowhere;
}

/** Of what is said twice the first counts, as in the app. */
const isAsked = (asked: string, query: Query): boolean =>
  [...new URLSearchParams(asked)].every(([name, value]) => [query[name]].flat()[0] === value);

function isLike(path: string, pattern: string): boolean {
  const names = path.split('/');
  const parts = pattern.split('/');
  return (
    names.length === parts.length &&
    parts.every((part, at) => (part.startsWith(':') ? names[at] !== '' : part === names[at]))
  );
}

/** What a file says, read again when it changes; null where there is none. */
function createReader<T>(
  file: string,
  parse: (text: string) => T | Promise<T>,
): () => Promise<T | null> {
  let known: { readonly changedAt: number; readonly value: T } | null = null;
  return async () => {
    try {
      const changedAt = (await stat(file)).mtimeMs;
      if (known?.changedAt !== changedAt) {
        known = { changedAt, value: await parse(await readFile(file, 'utf8')) };
      }
      return known.value;
    } catch {
      return null;
    }
  };
}
