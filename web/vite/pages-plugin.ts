import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { landmarksPlugin } from '../../packages/page-kit/build/landmarks-plugin';
import type { Head } from '../src/app/screen';
import { chunkOf, filesOf, type Manifest, readManifest } from './build-files';
import { criticalStyles, hasFonts, partedStyles } from './critical-styles';
import { firstMessagesPlugin, wordsOf } from './first-messages-plugin';
import {
  earlyScript,
  headed,
  inlineStart,
  type Language,
  languages,
  messages,
  pageHtml,
  picturePreload,
  restingStart,
  type Start,
  scriptPreload,
  styleLink,
  textAt,
} from './page-html';

type Drawing = typeof import('../src/app/prerender');

const MAIN = 'index.html';
const LANDING = '/';
/**
 * So many connections a browser has to one host over HTTP/1.1, less the one that the page comes by. The largest scripts
 * get them: while they come the line is full, whatever the many small files beside them wait for.
 */
const ASKED_BY_PAGE = 5;
/** The picture that the first screen of the landing page is looked at for. */
const FIRST_PICTURE = '/static/about/about.webp';

/**
 * Draws a page for each screen beside `index.html`: what it shows before any data, the styles of that, and
 * in its head how the app comes to it. `pages.json` says to the gateway which page is where.
 */
export function pagesPlugin(): Plugin {
  let root = '';
  let outDir = '';
  /** Not where the build failed, which says why. */
  let isWritten = false;
  return {
    name: 'isl-pages',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        if (!isWritten) return;
        const forNode = join(root, 'node_modules/.prerender');
        const drawing = await buildPrerender(root, forNode);
        const { bootFile, earlyFile } = await buildFirstScripts(root, outDir);
        const draw = createDraw(outDir, { drawing, forNode, bootFile, earlyFile });
        mkdirSync(join(outDir, 'pages'), { recursive: true });
        const pages: Record<string, Partial<Record<Language, string>>> = {};
        for (const language of languages) {
          for (const { path, head } of drawing.pages) {
            const file = `pages/${head.name}.${language}.html`;
            writeFileSync(join(outDir, file), await draw(path, head, language));
            const key = path.toLowerCase();
            pages[key] = { ...pages[key], [language]: file };
          }
        }
        writeFileSync(join(outDir, 'pages.json'), JSON.stringify(pages));
        rmSync(forNode, { recursive: true });
      },
    },
  };
}

/** Draws one screen's page in one language. */
function createDraw(
  outDir: string,
  build: {
    readonly drawing: Drawing;
    readonly forNode: string;
    readonly bootFile: string;
    readonly earlyFile: string;
  },
): (path: string, head: Head, language: Language) => Promise<string> {
  const { prerender, filesAt, wordsAt } = build.drawing;
  const manifest = readManifest(outDir);
  const built = readManifest(build.forNode);
  const read = (file: string): string => readFileSync(join(outDir, file), 'utf8');
  const template = read(MAIN);
  const ofMain = filesOf(manifest, [MAIN]).styles;
  const { styles: base, fonts } = partedStyles(ofMain.map(read).join(''));
  const fontFile = `assets/fonts-${contentHash(fonts)}.css`;
  writeFileSync(join(outDir, fontFile), fonts);
  const sizeOf = (file: string): number => statSync(join(outDir, file)).size;
  const largest = (files: readonly string[], most: number): string[] =>
    [...files].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, most);
  const early = read(build.earlyFile);
  const boot = read(build.bootFile);

  return async (path, head, language) => {
    const title = head.title && textAt(messages[language], head.title);
    const outline = await prerender(path, language);
    const drawn = title === undefined ? outline : headed(outline, title);
    // English comes with the app for what the landing page has.
    const words = [...(language === 'en' ? [] : ['first']), ...wordsAt(path)];
    const modules = [
      ...sourcesOf(built, filesAt(path)),
      ...new Set(words.map((name) => wordsOf(language, name))),
    ];
    const needed = filesOf(manifest, [MAIN, ...modules]);
    const own = needed.styles.filter((file) => !ofMain.includes(file));
    const fetched = needed.styles.filter((file) => !hasFonts(read(file)));
    // A drawn page has of the library what it shows, and the rest comes before any answer is told; one of grey blocks,
    // or that the app adds to at once, has all of it.
    const hasLibrary = !head.isDrawn || head.addsAtOnce === true;
    const isWhole = (file: string): boolean => isAround(file) || (hasLibrary && isOfLibrary(file));
    const waitsForAnswer = (file: string): boolean => !hasLibrary && isOfLibrary(file);
    const rests = path === LANDING;
    const start: Start = {
      main: chunkOf(manifest, MAIN).file,
      scripts: needed.scripts,
      ...(rests
        ? { styles: [], answerStyles: [], laterStyles: [] }
        : {
            styles: fetched.filter((file) => !isWhole(file) && !waitsForAnswer(file)),
            answerStyles: fetched.filter(waitsForAnswer),
            laterStyles: fetched.filter(isWhole),
          }),
      fontFile,
      head,
      path,
    };
    const [entire, within] = [own.filter(isWhole), own.filter((file) => !isWhole(file))];
    const [whole, parted] = (rests ? [own, []] : [entire, within]).map((some) =>
      some.map(read).join(''),
    ) as [string, string];
    const styles = base + whole + (await criticalStyles(parted, drawn));
    const picture = rests ? FIRST_PICTURE : head.picture;
    const name = messages[language].app.name;
    return pageHtml(template, {
      language,
      title: title === undefined ? name : `${title} · ${name}`,
      description: textAt(messages[language], head.description ?? 'landing.description'),
      preview: rests ? FIRST_PICTURE : head.preview,
      drawn,
      comesWhole: head.isCentred === true,
      head: [
        ...(picture ? [picturePreload(picture)] : []),
        // A page with a frame leaves the line to that at first.
        ...(rests || head.opens
          ? []
          : largest(start.scripts, ASKED_BY_PAGE - (picture ? 1 : 0))
        ).map(scriptPreload),
        earlyScript(early, { isOfLibrary: wordsAt(path).includes('later') }),
        // In the page itself: nothing is waited for before it stands, the typeface neither.
        `<style>${styles}</style>`,
        rests ? restingStart(build.bootFile, start) : inlineStart(boot, start),
        `<noscript>${[...start.styles, ...start.answerStyles, fontFile].map(styleLink).join('')}</noscript>`,
      ],
    });
  };
}

/** The first scripts of a page, each in one file of its own, so that nothing is fetched before it runs. */
async function buildFirstScripts(
  root: string,
  outDir: string,
): Promise<{ readonly bootFile: string; readonly earlyFile: string }> {
  const buildOne = async (name: string, format: 'es' | 'iife'): Promise<string> => {
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
          input: `src/app/${name}.ts`,
          output: { format, entryFileNames: `assets/${name}-[hash].js` },
        },
      },
    });
    const [file] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
    if (!file) throw new Error(`the first script ${name} was not built`);
    return file.fileName;
  };
  return { bootFile: await buildOne('boot', 'es'), earlyFile: await buildOne('early', 'iife') };
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

/** What stands around a screen as soon as the app has it, on a window of any width. */
const isAround = (file: string): boolean => /^assets\/(frame|shell|site)-[^/]*\.css$/.test(file);

/** The component library's styles. */
const isOfLibrary = (file: string): boolean => /^assets\/providers-/.test(file);

/** What these files of a build were made of. */
function sourcesOf(manifest: Manifest, files: readonly string[]): string[] {
  return Object.entries(manifest).flatMap(([name, { file }]) => (files.includes(file) ? name : []));
}

const contentHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 8);
