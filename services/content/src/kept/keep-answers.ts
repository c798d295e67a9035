import { operationSchemas } from '@isl/contracts/schemas/content';
import { COOKIES } from '@isl/contracts/tokens';
import { versionOf } from '@isl/service-kit/versions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Answer, KeptAnswers, Making } from './kept-answers.js';

const urlsOf = (operations: readonly { readonly url: string }[]): ReadonlySet<string> =>
  new Set(operations.map(({ url }) => url));

/** The same whoever asks. */
const FOR_ALL = urlsOf([
  operationSchemas.listCharacters,
  operationSchemas.listExpressions,
  operationSchemas.listWords,
  operationSchemas.listCategories,
  operationSchemas.listDisputedForms,
  operationSchemas.findSigns,
  operationSchemas.getSign,
  operationSchemas.getSignAround,
  operationSchemas.listSignsById,
  operationSchemas.listCourses,
  operationSchemas.getCourse,
]);
/** These say what the reader likes and show some what is hidden: kept for who is nobody in particular. */
const FOR_STRANGERS = urlsOf([
  operationSchemas.listPosts,
  operationSchemas.getPost,
  operationSchemas.listComments,
]);
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Answers a scope's public reads from what is kept; whatever writes makes it forget. */
export function keepAnswers(scope: FastifyInstance, kept: KeptAnswers, registry: Registry): void {
  const count = measure(kept, registry);
  const makings = new WeakMap<FastifyRequest, Making>();

  scope.addHook('onRequest', (request, reply, done) => {
    const name = nameOf(request);
    if (name === null) return done();
    const found = kept.find(name);
    const awaited = found ? undefined : kept.awaited(name);
    count(found || awaited ? 'hit' : 'miss');
    if (found) {
      send(reply, found);
    } else if (awaited) {
      awaited.answer.then((answer) => (answer ? send(reply, answer) : done()), done);
    } else {
      makings.set(request, kept.make(name));
      done();
    }
  });

  scope.addHook('onSend', (request, reply, payload, done) => {
    if (!READING.has(request.method)) kept.forget();
    const making = makings.get(request);
    if (making && reply.statusCode === 200 && typeof payload === 'string') {
      const version = versionOf(payload);
      reply.header('etag', version);
      making.end({ bytes: Buffer.from(payload), version });
    }
    done(null, payload);
  });

  // However it ended, nobody waits for it any more.
  scope.addHook('onResponse', (request, _reply, done) => {
    makings.get(request)?.end(null);
    done();
  });
}

/** By what an answer is kept; null where it may be another one for somebody else. */
function nameOf({ method, url, routeOptions, headers, cookies }: FastifyRequest): string | null {
  const route = routeOptions.url ?? '';
  if (method !== 'GET') return null;
  const isStranger = headers.authorization === undefined && cookies[COOKIES.visitor] === undefined;
  return FOR_ALL.has(route) || (isStranger && FOR_STRANGERS.has(route)) ? url : null;
}

function send(reply: FastifyReply, { bytes, version }: Answer): void {
  reply.headers({ 'content-type': 'application/json; charset=utf-8', etag: version }).send(bytes);
}

type Outcome = 'hit' | 'miss';

function measure(kept: KeptAnswers, registry: Registry): (outcome: Outcome) => void {
  const registers = [registry];
  const reads = new Counter({
    name: 'content_kept_reads_total',
    help: 'Reads that are the same for many, by outcome: hit (answered from memory) or miss.',
    labelNames: ['outcome'] as const,
    registers,
  });
  new Gauge({
    name: 'content_kept_answers',
    help: 'Answers in memory.',
    registers,
    collect() {
      this.set(kept.size().answers);
    },
  });
  new Gauge({
    name: 'content_kept_bytes',
    help: 'What they take.',
    registers,
    collect() {
      this.set(kept.size().bytes);
    },
  });
  return (outcome) => reads.inc({ outcome });
}
