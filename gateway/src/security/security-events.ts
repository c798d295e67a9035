import { operationSchemas as operations } from '@isl/contracts/schemas/gateway';
import type { SecurityLog, Steps } from '@isl/service-kit';
import { isModerator, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance, FastifyRequest, preSerializationHookHandler } from 'fastify';

type Route = { readonly method: string; readonly url: string };

const keyOf = ({ method, url }: Route): string => `${method} ${url}`;

/** What is recorded however it ends. */
const EVENTS = new Map([
  [keyOf(operations.register), 'registration'],
  [keyOf(operations.login), 'login'],
  [keyOf(operations.logout), 'logout'],
  [keyOf(operations.resetPassword), 'password-reset'],
  [keyOf(operations.updateAccount), 'account-change'],
  [keyOf(operations.deleteAccount), 'account-deletion'],
  [keyOf(operations.exportAccount), 'account-export'],
  [keyOf(operations.endSession), 'session-end'],
  [keyOf(operations.endSessions), 'sessions-end'],
  [keyOf(operations.deleteMessage), 'message-deletion'],
]);
/** The few of them that only read. */
const READ_EVENTS = [...EVENTS.keys()].flatMap((key) => /^GET (.*)/.exec(key)?.[1] ?? []);
const REFRESH = keyOf(operations.refresh);
/** What everybody may do, so that a moderator's doing it is no act of office. */
const EVERYBODYS =
  /^(POST \/api\/(posts(\/like|\/comment|\/[^/]+\/reports?)?|videos\/(upload|[^/]+\/report)|py\/generate)\/?$|[A-Z]+ \/api\/(contributions|uploads)(\/|$))/;
/** Forbidden, a proof is due, too often. */
const REFUSALS = new Set([403, 428, 429]);

/** Records what concerns accounts, and every refusal by rights and limits, wherever it comes from. */
export function watchSecurity(
  { app, steps }: { readonly app: FastifyInstance; readonly steps: Steps },
  dependencies: {
    readonly log: SecurityLog;
    readonly verifier: Verifier;
    /** The account with this e-mail, if there is one. */
    readonly accountIdOf: (email: string) => Promise<string | null>;
  },
): void {
  const { log, verifier, accountIdOf } = dependencies;
  const codes = new WeakMap<FastifyRequest, string>();
  const accounts = new WeakMap<FastifyRequest, string>();
  app.addHook('onError', async (request, _reply, error) => {
    codes.set(request, error.code);
  });
  // A login has no token yet: its answer says whose it is.
  const keepAccount: preSerializationHookHandler = (request, _reply, payload, done) => {
    const id = (payload as { user?: { id?: unknown } } | null)?.user?.id;
    if (typeof id === 'string') accounts.set(request, id);
    done(null, payload);
  };
  app.addHook('onRoute', (route) => {
    if (EVENTS.has(keyOf({ method: String(route.method), url: route.url })))
      route.preSerialization = [keepAccount];
  });
  steps.answered((request, { statusCode }) => {
    if (isPlainRead(request, statusCode)) return;
    watch(request, statusCode).catch((err) =>
      request.log.error({ err }, 'what happened was not recorded'),
    );
  });
  const watch = async (request: FastifyRequest, statusCode: number): Promise<void> => {
    const { method } = request;
    const { url = '' } = request.routeOptions;
    const asked = `${method} ${request.url.split('?')[0] ?? ''}`;
    const user = isWriting(method) ? await verifier.user(request) : null;
    // Every act of office passes here, whichever part it is meant for.
    const isOffice =
      /^\/api\/[a-z]+\/?\*?$/.test(url) &&
      user !== null &&
      isModerator(user) &&
      !EVERYBODYS.test(asked);
    const event = isOffice ? 'moderation' : eventOf(keyOf({ method, url }), statusCode);
    if (event === null) return;
    const who = accounts.get(request) ?? (user ?? (await verifier.user(request)))?.id;
    const outcome = statusCode < 400 ? 'done' : statusCode < 500 ? 'refused' : 'failed';
    const reason = codes.get(request) ?? (statusCode < 400 ? undefined : String(statusCode));
    const isTry = event === 'login' && outcome === 'refused';
    const tried = isTry ? await triedAccount(request) : undefined;
    const about = isOffice ? asked : event === 'access' ? keyOf({ method, url }) : tried;
    log.record({ event, outcome, who, about, reason }, request);
  };

  /** Looked up once the answer is out, so that its time tells nobody whether there is an account. */
  async function triedAccount({ body }: FastifyRequest): Promise<string | undefined> {
    const email = (body as { email?: unknown } | null | undefined)?.email;
    return (typeof email === 'string' && (await accountIdOf(email))) || undefined;
  }
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const isWriting = (method: string): boolean => !READING.has(method);

/** Most of what is asked: a read that was let in and that is no event. */
function isPlainRead({ method, url }: FastifyRequest, statusCode: number): boolean {
  if (isWriting(method) || REFUSALS.has(statusCode)) return false;
  return !READ_EVENTS.some((event) => url.startsWith(event));
}

function eventOf(route: string, statusCode: number): string | null {
  const event = EVENTS.get(route);
  if (event) return event;
  // Each tab refreshes every quarter of an hour: only what does not hold is worth a line.
  if (route === REFRESH && statusCode >= 400) return 'refresh';
  return REFUSALS.has(statusCode) ? 'access' : null;
}
