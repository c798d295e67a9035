import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom';
import { steps } from '../features/guide/steps';
import { type Language, loadMessages, startI18n } from '../lib/i18n/i18n';
import { paths } from '../lib/paths';
import { takeOverPage } from '../lib/take-over';
import { routes } from './router';
import type { Head } from './screen';
import { screens } from './screens';

/** An address that no screen has, for the page that says so. */
const NOWHERE = '/nowhere/at/all';

/** Every page that the build draws; the last is for whatever is none of the others. */
export const pages: readonly { readonly path: string; readonly head: Head }[] = [
  ...screens,
  // These share the address of the signs' pages, and say themselves what they are about.
  ...steps.map((step) => ({
    path: `${paths.products}/:id?story=${step}`,
    head: {
      ...{ name: `guide-step-${step}`, title: `guide.steps.${step}.title` },
      ...{ description: `guide.steps.${step}.text`, picture: `/static/guide/${step}.webp` },
      preview: `/static/guide/${step}.webp`,
    } as const satisfies Head,
  })),
  { path: '*', head: { name: 'not-found', title: 'errors.notFoundHeading', isDrawn: true } },
];

/** A browser's stores, empty: the page is drawn for everybody. */
const nothingKept: Storage = {
  length: 0,
  clear: () => {},
  getItem: () => null,
  key: () => null,
  removeItem: () => {},
  setItem: () => {},
};
/** Other tabs: there are none, and one that waits for them would keep the build from its end. */
class NoOtherTabs extends EventTarget {
  postMessage(): void {}
  close(): void {}
}
Object.assign(globalThis, {
  BroadcastChannel: NoOtherTabs,
  localStorage: nothingKept,
  sessionStorage: nothingKept,
  location: new URL('http://localhost/'),
});

/** The screen at this address as HTML, as it stands before anything is loaded. */
export async function prerender(path: string, language: Language): Promise<string> {
  await startI18n(language);
  await loadMessages();
  takeOverPage();
  const handler = createStaticHandler([...routes]);
  const context = await handler.query(new Request(new URL(addressOf(path), 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere: ${context.status}`);
  if (context.errors && context.statusCode !== 404)
    throw new Error(`${path} is not drawn`, { cause: context.errors });
  return renderToString(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  );
}

const addressOf = (path: string): string => (path === '*' ? NOWHERE : path);

/** The files that the router would fetch at this address, as this build names them. */
export const filesAt = (path: string): string[] =>
  inLazyAt(path, /import\(\s*["'`]\.\/([^"'`]+)["'`]\s*\)/g);

/** The groups of words that come with them. */
export const wordsAt = (path: string): string[] => [
  ...inLazyAt(path, /\bloadMessages(\(\))/g).map(() => 'later'),
  ...inLazyAt(path, /\bloadMessagesOf\(["'`](\w+)["'`]\)/g),
];

/** What the functions that fetch this address's code say. */
const inLazyAt = (path: string, said: RegExp): string[] =>
  (matchRoutes([...routes], addressOf(path)) ?? []).flatMap(({ route: { lazy } }) =>
    [...String(lazy).matchAll(said)].map(([, found]) => String(found)),
  );
