import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import type { Head, Text } from '../src/app/screen';
import { languages } from '../src/lib/i18n/languages';
import en from '../src/messages/en.json';
import hi from '../src/messages/hi.json';
import { chunkOf, filesOf, type Manifest, readManifest } from './build-files';
import { firstMessagesPlugin } from './first-messages-plugin';
import { landmarksPlugin } from './landmarks-plugin';

type Drawing = typeof import('../src/app/prerender');
type Language = (typeof languages)[number];

const MAIN = 'index.html';
const LANDING = 'src/features/landing/landing-page.tsx';
/** The picture that the first screen of the landing page is looked at for. */
const FIRST_PICTURE = '/static/about/about.webp';
const messages = { en, hi } as const satisfies Record<Language, typeof en>;

/**
 * Writes a page for each screen beside `index.html`, with its title, its description and its files named
 * in the head, and `pages.json`, by which the gateway finds them. The landing page comes drawn.
 */
export function pagesPlugin(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'isl-pages',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const manifest = readManifest(outDir);
        const boot = await buildBoot(root, outDir);
        const template = readFileSync(join(outDir, 'index.html'), 'utf8');
        const forNode = join(root, 'node_modules/.prerender');
        const { prerender, filesAt, screensWithHead } = await buildPrerender(root, forNode);
        const built = readManifest(forNode);
        mkdirSync(join(outDir, 'pages'), { recursive: true });
        const pages: Record<string, Partial<Record<Language, string>>> = {};
        const write = (path: string, name: string, language: Language, html: string): void => {
          const file = `pages/${name}.${language}.html`;
          writeFileSync(join(outDir, file), html);
          pages[path] = { ...pages[path], [language]: file };
        };
        for (const language of languages) {
          const drawn = await prerender('/', language);
          const { styles, fonts } = partedStyles(
            filesOf(manifest, [MAIN, LANDING])
              .styles.map((file) => readFileSync(join(outDir, file), 'utf8'))
              .join(''),
          );
          const fontFile = `assets/fonts-${contentHash(fonts)}.css`;
          writeFileSync(join(outDir, fontFile), fonts);
          write(
            '/',
            'landing',
            language,
            withDrawn(landingPage(template, { manifest, language, styles, fontFile, boot }), drawn),
          );
          for (const { path, head } of screensWithHead) {
            const modules = sourcesOf(built, filesAt(path));
            const html = screenPage(template, manifest, language, { head, modules, boot });
            const drawn = head.isDrawn ? await prerender(path, language) : '';
            write(path.toLowerCase(), head.name, language, withDrawn(html, drawn));
          }
        }
        writeFileSync(join(outDir, 'pages.json'), JSON.stringify(pages));
        rmSync(forNode, { recursive: true });
      },
    },
  };
}

/** The first script of a drawn page in one file of its own, so that nothing is fetched before it runs. */
async function buildBoot(root: string, outDir: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      sourcemap: true,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/app/boot.ts',
        output: { entryFileNames: 'assets/boot-[hash].js' },
      },
    },
  });
  const [file] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (!file) throw new Error('the first script was not built');
  return file.fileName;
}

/** The same components, built for Node and loaded. */
async function buildPrerender(root: string, outDir: string): Promise<Drawing> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react(), landmarksPlugin(), firstMessagesPlugin()],
    publicDir: false,
    build: {
      ssr: 'src/app/prerender.tsx',
      manifest: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
    },
  });
  const { href } = pathToFileURL(join(outDir, 'prerender.js'));
  return (await import(href)) as Drawing;
}

function landingPage(
  template: string,
  {
    manifest,
    language,
    styles,
    fontFile,
    boot,
  }: {
    readonly manifest: Manifest;
    readonly language: Language;
    readonly styles: string;
    readonly fontFile: string;
    readonly boot: string;
  },
): string {
  const { landing } = messages[language];
  const head = [
    picturePreload(FIRST_PICTURE),
    // In the page itself: nothing is waited for before it stands, the typeface neither.
    `<style>${styles}</style>`,
    bootScript(manifest, filesOf(manifest, [MAIN, LANDING]).scripts, {
      boot,
      rests: true,
      fontFile,
    }),
    `<noscript>${styleLink(fontFile)}</noscript>`,
  ];
  return withHead(withoutFiles(template), {
    language,
    title: messages[language].app.name,
    description: landing.description,
    preview: FIRST_PICTURE,
    head,
  }).replace(/<html [^>]*/, '$& data-typeface="waits"');
}

const withDrawn = (html: string, drawn: string): string =>
  html.replace('<div id="root"></div>', () => `<div id="root">${drawn}</div>`);

/** What these files of a build were made of. */
function sourcesOf(manifest: Manifest, files: readonly string[]): string[] {
  return Object.entries(manifest).flatMap(([name, { file }]) => (files.includes(file) ? name : []));
}

/** The app's own page; its files are named, so that none waits for another. */
function screenPage(
  template: string,
  manifest: Manifest,
  language: Language,
  {
    head,
    modules,
    boot,
  }: { readonly head: Head; readonly modules: readonly string[]; readonly boot: string },
): string {
  const words = messages[language];
  const { scripts, styles } = filesOf(manifest, [
    MAIN,
    ...modules,
    language === 'en' ? 'virtual:later-messages' : `src/messages/${language}.json`,
  ]);
  const start = head.isDrawn
    ? [
        ...(head.picture ? [picturePreload(head.picture)] : []),
        bootScript(manifest, scripts, { boot }),
      ]
    : [
        `<script type="module" crossorigin src="/${chunkOf(manifest, MAIN).file}"></script>`,
        ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
      ];
  return withHead(withoutFiles(template), {
    language,
    title: `${textAt(words, head.title)} · ${words.app.name}`,
    description: textAt(words, head.description),
    preview: head.preview,
    head: [...fontPreloads(manifest), ...styles.map(styleLink), ...start],
  });
}

const picturePreload = (picture: string): string =>
  `<link rel="preload" as="image" href="${picture}" fetchpriority="high" />`;

/** The only script of a drawn page: it fetches the others once the page stands. */
const bootScript = (
  manifest: Manifest,
  scripts: readonly string[],
  {
    boot,
    rests = false,
    fontFile,
  }: { readonly boot: string; readonly rests?: boolean; readonly fontFile?: string },
): string =>
  `<script type="module" crossorigin src="/${boot}" fetchpriority="low"${rests ? ' data-rests' : ''} ` +
  (fontFile ? `data-fonts="/${fontFile}" ` : '') +
  `data-main="/${chunkOf(manifest, MAIN).file}" ` +
  `data-files="${scripts.map((file) => `/${file}`).join(' ')}"></script>`;

function textAt(words: object, key: Text): string {
  const found = key
    .split('.')
    .reduce<unknown>((tree, name) => (tree as Record<string, unknown>)[name], words);
  if (typeof found !== 'string') throw new Error(`no text is ${key}`);
  return found;
}

const styleLink = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}" />`;

/** The faces whose files are fetched, and everything else. */
function partedStyles(css: string): { readonly styles: string; readonly fonts: string } {
  const faces = /@font-face\s*\{[^}]*url\([^}]*\}/g;
  const fonts = css.match(faces);
  if (!fonts) throw new Error('the styles have no typeface of their own');
  return { styles: css.replace(faces, ''), fonts: fonts.join('') };
}

const contentHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** Look, type: the two Latin files that every page shows. */
function fontPreloads(manifest: Manifest): string[] {
  const assets = Object.values(manifest).map(({ file }) => file);
  return [/anek-latin-latin-wght.*\.woff2$/, /mukta-latin-400-normal.*\.woff2$/].map((name) => {
    const file = assets.find((one) => name.test(one));
    if (!file) throw new Error(`the build has no font ${name.source}`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`;
  });
}

/** Without the scripts and styles that Vite put there. */
const withoutFiles = (html: string): string =>
  html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '');

function withHead(
  html: string,
  page: {
    readonly language: Language;
    readonly title: string;
    readonly description: string;
    readonly preview: string;
    readonly head: readonly string[];
  },
): string {
  return html
    .replace('<html lang="en">', `<html lang="${page.language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(page.title)}</title>`)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*(")/,
      (_all, before: string, after: string) => before + escaped(page.description) + after,
    )
    .replace(
      /(<link rel="icon")/,
      (icon) => `${[...previewTags(page), ...page.head].join('\n    ')}\n    ${icon}`,
    );
}

/** What a link to the page is shown with where somebody sends it; the gateway adds where the page is. */
function previewTags(page: {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly preview: string;
}): string[] {
  const of = (attribute: 'property' | 'name', name: string, content: string): string =>
    `<meta ${attribute}="${name}" content="${escaped(content)}" />`;
  return [
    of('property', 'og:type', 'website'),
    of('property', 'og:site_name', messages[page.language].app.name),
    of('property', 'og:locale', page.language === 'hi' ? 'hi_IN' : 'en_IN'),
    of('property', 'og:title', page.title),
    of('property', 'og:description', page.description),
    of('property', 'og:image', page.preview),
    of('name', 'twitter:card', 'summary_large_image'),
  ];
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
