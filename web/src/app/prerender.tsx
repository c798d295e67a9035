import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom';
import { type Language, startI18n } from '../lib/i18n/i18n';
import { routes } from './router';

/** The screen at this address as HTML, drawn at the build; the app takes it over in the browser. */
export async function prerender(path: string, language: Language): Promise<string> {
  await startI18n(language);
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
