import type { components } from '@isl/contracts/content';
import type { components as media } from '@isl/contracts/media';
import { LRUCache } from 'lru-cache';
import type { Upstreams } from '../parts/upstreams.js';

/** By language; where nobody wrote it in one, the English stands for it. */
type Texts = { readonly en: string; readonly hi?: string };

/** What a page is about, for whoever previews a link to it. */
export type Subject = {
  readonly titles: Texts;
  /** Empty where nothing more is known than the title. */
  readonly descriptions: Texts;
  /** An address on this site, or in full. */
  readonly picture: string;
  /** What the screen is headed by in each language, where that is not the title. */
  readonly headings?: Texts;
  /** What the screen says below its heading, in each language. */
  readonly intros?: Texts;
  /** Whether the screen itself shows that picture first. */
  readonly isPictured?: boolean;
};

/** Null where the address is about nothing of its own, or nobody can be asked. */
export type SubjectOf = (path: string) => Promise<Subject | null>;

/** No page waits longer for its title; it goes out without. */
const WITHIN_MS = 500;
const KEPT_MS = 60_000;
/** What could not be asked for is asked for again so soon. */
const FAILED_KEPT_MS = 5_000;
const MOST_KEPT = 1_000;

type Schemas = components['schemas'];
type Part = 'content' | 'media';
type Known = { readonly subject: Subject | null };
const NOTHING: Known = { subject: null };

/** Asks content and media what the pages of signs, courses, lessons and videos are about, and keeps it for a minute. */
export function createSubjects(upstreams: Readonly<Record<Part, Upstreams>>): SubjectOf {
  const ask = async (part: Part, path: string): Promise<unknown> => {
    const url = upstreams[part].next();
    if (url === null) throw new Error('no address');
    const response = await fetch(url.replace(/\/$/, '') + path, {
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return response.json();
  };
  const known = new LRUCache<string, Known>({
    max: MOST_KEPT,
    ttl: KEPT_MS,
    fetchMethod: async (path, _stale, { options }) => {
      try {
        return { subject: await read(path, ask) };
      } catch {
        options.ttl = FAILED_KEPT_MS;
        return NOTHING;
      }
    },
  });
  return async (path) => {
    if (!KINDS.some(({ at }) => at.test(path))) return null;
    return (await known.fetch(path))?.subject ?? null;
  };
}

type Kind = {
  readonly of: Part;
  /** The id that it is asked for by, and what else of the address says what it is about. */
  readonly at: RegExp;
  readonly asked: (id: string) => string;
  readonly subject: (answer: never, part: string | undefined) => Subject;
};

const KINDS: readonly Kind[] = [
  {
    of: 'content',
    at: /^\/products\/([a-z0-9-]{1,64})$/,
    asked: (id) => `/signs/${id}`,
    subject: ({ name, nameHi, alt, altHi, image }: Schemas['Sign']) => ({
      titles: nameHi ? { en: `${name} (${nameHi})`, hi: `${nameHi} (${name})` } : { en: name },
      descriptions: { en: alt ?? '', ...(altHi !== undefined && { hi: altHi }) },
      picture: image,
      headings: { en: name, ...(nameHi !== undefined && { hi: nameHi }) },
      isPictured: true,
    }),
  },
  {
    of: 'content',
    at: /^\/dashboard\/courses\/([a-z0-9-]{1,64})(?:\/([a-z0-9-]{1,64}))?$/,
    asked: (id) => `/courses/${id}`,
    subject: ({ titles, descriptions, thumbnail, lessons }: Schemas['CourseDetail'], part) => {
      const lesson = lessons.find(({ _id }) => _id === part);
      return {
        titles: lesson ? joined(lesson.titles, titles) : titles,
        descriptions,
        picture: thumbnail,
        headings: lesson?.titles ?? titles,
        ...(!lesson && { intros: descriptions }),
      };
    },
  },
  {
    of: 'media',
    at: /^\/dashboard\/videos\/([0-9a-f]{24})$/,
    asked: (id) => `/videos/${id}`,
    // Nobody in particular asks: of a video that not everybody may watch nothing is told.
    subject: ({ _id, title, description, poster }: media['schemas']['Video']) => ({
      titles: title ? { en: title } : { en: 'Untitled Video', hi: 'बिना शीर्षक का वीडियो' },
      descriptions: { en: description ?? '' },
      picture: poster ?? `/api/videos/${_id}/poster`,
    }),
  },
];

const inLanguage = (texts: Texts, language: string): string =>
  (language === 'hi' && texts.hi) || texts.en;

const joined = (part: Texts, whole: Texts): Texts => {
  const of = (language: string): string =>
    `${inLanguage(part, language)} · ${inLanguage(whole, language)}`;
  return { en: of('en'), hi: of('hi') };
};

async function read(
  path: string,
  ask: (part: Part, path: string) => Promise<unknown>,
): Promise<Subject | null> {
  for (const { of, at, asked, subject } of KINDS) {
    const [, id, part] = at.exec(path) ?? [];
    if (id === undefined) continue;
    const answer = await ask(of, asked(id));
    return answer === null ? null : subject(answer as never, part);
  }
  return null;
}

/** The page of all screens with the title, words and picture of what this address is about. */
export function withSubject(html: string, subject: Subject, language: string): string {
  const { picture } = subject;
  const title = inLanguage(subject.titles, language);
  const description = inLanguage(subject.descriptions, language);
  const said = (tags: readonly (readonly [name: string, content: string])[]): string =>
    tags
      .filter(([, content]) => content !== '')
      .map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`)
      .join('');
  return html
    .replace(/<title>([^<]*)<\/title>/, (_all, site: string) => {
      const whole = `${escaped(title)} · ${site}`;
      return `<title>${whole}</title>${said([
        ['og:type', 'article'],
        ['og:site_name', site],
        ['og:title', title],
        ['og:description', description],
        ['og:image', picture],
      ])}<meta name="twitter:card" content="summary_large_image" />`;
    })
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (all, start: string) =>
      description === '' ? all : start + escaped(description),
    )
    .replace(/(?<=<[^<>]*\sdata-subject="(\w+)"[^<>]*>)(?=<\/)/g, (_none, part: string) =>
      shown(part, subject, language),
    );
}

/** Where nobody wrote it in the page's language, in English, and marked so. */
function marked(texts: Texts, language: string): string {
  const text = escaped(inLanguage(texts, language));
  return language === 'en' || texts.hi ? text : `<span lang="en">${text}</span>`;
}

/** What the page shows before the app is there. */
function shown(
  part: string,
  { titles, headings, intros, picture, isPictured }: Subject,
  language: string,
): string {
  if (part === 'title') {
    return headings ? marked(headings, language) : escaped(inLanguage(titles, language));
  }
  if (part === 'intro' && intros) return marked(intros, language);
  if (part === 'picture' && isPictured) {
    return `<img src="${escaped(picture)}" alt="" width="640" height="640" fetchpriority="high" />`;
  }
  return '';
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
