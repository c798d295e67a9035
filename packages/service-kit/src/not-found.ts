import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, renderError } from './errors.js';

type Known = { readonly matches: RegExp; readonly method: string };

/** An address that another method knows is 405 and says which; any other is 404. */
export function createNotFound(app: FastifyInstance) {
  const known: Known[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    // What takes every address tells nothing of one.
    if (url.endsWith('*')) return;
    const matches = patternOf(url);
    for (const one of [method].flat()) known.push({ matches, method: one });
  });
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.split('?')[0] ?? '';
    const methods = known.filter(({ matches }) => matches.test(path)).map(({ method }) => method);
    const what = `${request.method} ${path}`;
    const refusal =
      // A route that says itself that it has nothing there is none the less of that method.
      methods.length === 0 || methods.includes(request.method)
        ? new AppError('NOT_FOUND', `There is no ${what} here.`)
        : new AppError('METHOD_NOT_ALLOWED', `There is no ${what} here; the address is right.`, {
            allow: [...new Set(methods)].join(', '),
          });
    return renderError(refusal, request, reply);
  };
}

/** What a route's pattern takes, `:names` being one part of the address each. */
function patternOf(url: string): RegExp {
  const parts = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}$`);
}
