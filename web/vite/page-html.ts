import type { Head } from '../src/app/screen';
import { languages } from '../src/lib/i18n/languages';
import en from '../src/messages/en.json';
import hi from '../src/messages/hi.json';

export type Language = (typeof languages)[number];
export { languages };
export const messages = { en, hi } as const satisfies Record<Language, typeof en>;

/** A page of the build: what it says of itself, what it shows, and how the app comes to it. */
export type Page = {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** A picture for who previews a link to it. */
  readonly preview: string | undefined;
  readonly head: readonly string[];
  /** What stands before the app is there. */
  readonly drawn: string;
  /** Whether nothing is shown before all of it is read. */
  readonly comesWhole: boolean;
};

/** Stands after all that is drawn. */
const END = 'drawn-end';

/** Vite's page of the app as the page of one screen. */
export function pageHtml(template: string, page: Page): string {
  const expected = page.comesWhole
    ? [`<link rel="expect" blocking="render" href="#${END}" />`]
    : [];
  const end = page.comesWhole ? `<i id="${END}" hidden></i>` : '';
  return template
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
    .replace('<html lang="en">', `<html lang="${page.language}" data-typeface="waits">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(page.title)}</title>`)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*(")/,
      (_all, before: string, after: string) => before + escaped(page.description) + after,
    )
    .replace(
      /(<link rel="icon")/,
      (icon) => `${[...expected, ...previewTags(page), ...page.head].join('\n    ')}\n    ${icon}`,
    )
    .replace('<div id="root"></div>', () => `<div id="root">${page.drawn}</div>${end}`);
}

/** The outline of a page of its own at an address that many share, headed as the gateway heads the others. */
export const headed = (drawn: string, title: string): string =>
  drawn.replace(
    /(<h1\b[^>]*\sdata-subject="title"[^>]*>)(?=<\/h1>)/,
    (start) => start + escaped(title),
  );

/** What a link to the page is shown with where somebody sends it; the gateway adds where the page is. */
function previewTags({ language, title, description, preview }: Page): string[] {
  if (preview === undefined) return [];
  const of = (attribute: 'property' | 'name', name: string, content: string): string =>
    `<meta ${attribute}="${name}" content="${escaped(content)}" />`;
  return [
    of('property', 'og:type', 'website'),
    of('property', 'og:site_name', messages[language].app.name),
    of('property', 'og:locale', language === 'hi' ? 'hi_IN' : 'en_IN'),
    of('property', 'og:title', title),
    of('property', 'og:description', description),
    of('property', 'og:image', preview),
    of('name', 'twitter:card', 'summary_large_image'),
  ];
}

export const picturePreload = (picture: string): string =>
  `<link rel="preload" as="image" href="${picture}" fetchpriority="high" />`;

/** Fetched beside the page, after what the first picture needs, and run by the page's first script once that is shown. */
export const scriptPreload = (file: string): string =>
  `<link rel="modulepreload" href="/${file}" fetchpriority="low" />`;

export const styleLink = (file: string): string =>
  `<link rel="stylesheet" crossorigin href="/${file}" />`;

/** What the first script of a page reads of its element. */
export type Start = {
  readonly main: string;
  readonly scripts: readonly string[];
  /** Fetched beside the app: the page itself has what it shows. */
  readonly styles: readonly string[];
  /** Of what the app draws of an answer, which waits for them. */
  readonly answerStyles: readonly string[];
  /** Fetched after it: the page has all of them. */
  readonly laterStyles: readonly string[];
  readonly fontFile: string;
  /** Of its screen: what it asks first, and the frame that it opens. */
  readonly head: Pick<Head, 'answers' | 'visitorAnswers' | 'opens'>;
  /** As the router has it, with names for parts of the address. */
  readonly path: string;
};

const startAttributes = (start: Start): string => {
  const { main, scripts, styles, answerStyles, laterStyles, fontFile, head, path } = start;
  const list = (files: readonly string[]): string => files.map((file) => `/${file}`).join(' ');
  return (
    `data-main="/${main}" data-files="${list(scripts)}" ` +
    `data-styles="${list(styles)}" data-answer-styles="${list(answerStyles)}" ` +
    `data-later-styles="${list(laterStyles)}" data-fonts="/${fontFile}"` +
    asked('answers', head.answers, path) +
    asked('visitor-answers', head.visitorAnswers, path) +
    (head.opens ? ` data-opens="${head.opens.page}" data-frame-says="${head.opens.says}"` : '')
  );
};

/** Questions to the API as the first script reads them: a part of the page's address by where it stands. */
const asked = (name: string, questions: readonly string[] | undefined, path: string): string => {
  if (!questions) return '';
  const parts = path.split('/');
  const addresses = questions.map((question) =>
    `/api${question}`.replace(/:\w+/g, (part) => {
      if (!parts.includes(part)) throw new Error(`${path} has no ${part}`);
      return `{${parts.indexOf(part)}}`;
    }),
  );
  return ` data-${name}="${escaped(addresses.join(' '))}"`;
};

/** In a file of its own: the page is whole without the app, and rests until somebody does something. */
export const restingStart = (boot: string, start: Start): string =>
  `<script type="module" crossorigin src="/${boot}" fetchpriority="low" data-rests ` +
  `${startAttributes(start)}></script>`;

/** In the page: the app is asked for as soon as the page stands. */
export const inlineStart = (code: string, start: Start): string =>
  `<script type="module" ${startAttributes(start)}>${inline(code)}</script>`;

/** What is done before anything is shown; of a page of the component library its colours are named. */
export const earlyScript = (code: string, { isOfLibrary }: { isOfLibrary: boolean }): string =>
  `<script${isOfLibrary ? ' data-names="colors"' : ''}>${inline(code)}</script>`;

function inline(code: string): string {
  const bare = code.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '');
  if (/<\/script|<!--/i.test(bare)) throw new Error('a script in the page would end itself');
  return bare;
}

export function textAt(words: object, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>((tree, name) => (tree as Record<string, unknown>)[name], words);
  if (typeof found !== 'string') throw new Error(`no text is ${key}`);
  return found;
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
