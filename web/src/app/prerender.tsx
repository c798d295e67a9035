import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom';
import { type Language, loadMessages, startI18n } from '../lib/i18n/i18n';
import { routes } from './router';

export { screensWithHead } from './screen-heads';

/** A browser's stores, empty: the page is drawn for everybody. */
const nothingKept: Storage = {
  length: 0,
  clear: () => {},
  getItem: () => null,
  key: () => null,
  removeItem: () => {},
  setItem: () => {},
};
Object.assign(globalThis, {
  localStorage: nothingKept,
  sessionStorage: nothingKept,
  location: new URL('http://localhost/'),
});

/** The screen at this address as HTML, as it stands before anything is loaded. */
export async function prerender(path: string, language: Language): Promise<string> {
  await startI18n(language);
  await loadMessages();
  const handler = createStaticHandler([...routes]);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere: ${context.status}`);
  if (context.errors) throw new Error(`${path} is not drawn`, { cause: context.errors });
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

/** The files that the router would fetch at this address, as this build names them. */
export function filesAt(path: string): string[] {
  return (matchRoutes([...routes], path) ?? []).flatMap(({ route: { lazy } }) =>
    [...String(lazy).matchAll(/import\(\s*["'`]\.\/([^"'`]+)["'`]\s*\)/g)].map(([, file]) =>
      String(file),
    ),
  );
}
