import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { documents } from '@isl/contracts/documents';
import type { FastifyInstance } from 'fastify';
import { DOCS_POLICY } from './page-headers.js';

/** Where each part's paths begin as the gateway serves them. */
const PARTS = { gateway: '/', content: '/api', media: '/api', rewriter: '/' } as const;
const PREFIX = '/api/docs';

/** The contract, for people: one page in which each part can be chosen. */
export function registerDocs(app: FastifyInstance): void {
  void app.register(swagger, {
    mode: 'static',
    // The plugin's types know OpenAPI 3.0 only; what it serves is the text as it is.
    specification: { document: publicDocument('gateway') as StaticDocumentSpec['document'] },
  });
  void app.register(swaggerUi, {
    routePrefix: PREFIX,
    staticCSP: DOCS_POLICY,
    theme: { title: 'API of the ISL platform' },
    uiConfig: {
      urls: Object.keys(PARTS).map((part) => ({ name: part, url: `${PREFIX}/parts/${part}` })),
      tryItOutEnabled: false,
    },
  });
  app.get<{ Params: { part: string } }>(`${PREFIX}/parts/:part`, async (request, reply) => {
    const { part } = request.params;
    if (!Object.hasOwn(PARTS, part)) return reply.callNotFound();
    return publicDocument(part as keyof typeof PARTS);
  });
}

/** A part's document as the outside sees it: below the gateway's prefix, without internal routes. */
function publicDocument(part: keyof typeof PARTS): object {
  const document = documents[part] ?? {};
  const paths = Object.entries(document.paths ?? {}).filter(
    ([path]) => !path.startsWith('/internal'),
  );
  return { ...document, servers: [{ url: PARTS[part] }], paths: Object.fromEntries(paths) };
}
