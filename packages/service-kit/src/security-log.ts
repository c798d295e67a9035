import { basename, dirname } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { createStream } from 'rotating-file-stream';

/** Something that matters to whoever looks for an attack or for who did what; never a secret. */
export type SecurityEvent = {
  /** What was tried: "login". */
  readonly event: string;
  /** `failed` is our own fault. */
  readonly outcome: 'done' | 'refused' | 'failed';
  /** The account that did it, where one is known. */
  readonly who?: string | null | undefined;
  /** What it was done to: an account, a post, a clip. */
  readonly about?: string | undefined;
  /** An error's code, or a reason that was given as a code. */
  readonly reason?: string | undefined;
};

export type SecurityLog = {
  readonly record: (event: SecurityEvent, request?: FastifyRequest) => void;
  readonly close: () => Promise<void>;
};

type Output = { readonly write: (line: string) => void; readonly close: () => Promise<void> };

const KEPT_DAYS = 180;
/** The oldest days go sooner where an attack has filled so much. */
const MOST_BYTES = '2G';

/**
 * The security log, apart from the log of requests: lines of JSON in a file of their own, a new one
 * each day and 180 days kept, or on standard output with `"log":"security"`.
 */
export function createSecurityLog(options: {
  readonly service: string;
  readonly file?: string | undefined;
  /** The gateway says whom it asks for; only where nobody else can reach the service. */
  readonly isBehindGateway?: boolean;
  readonly write?: (line: string) => void;
}): SecurityLog {
  const { service, file, isBehindGateway = false } = options;
  const output = file === undefined ? toStandardOutput(options.write) : toFile(file);
  return {
    record: ({ event, outcome, who, about, reason }, request) => {
      const line = {
        log: 'security',
        service,
        time: new Date().toISOString(),
        event,
        outcome,
        ...(who ? { who } : {}),
        ...(about ? { about } : {}),
        ...(reason ? { reason } : {}),
        ...(request ? { from: senderOf(request, isBehindGateway), requestId: request.id } : {}),
      };
      output.write(`${JSON.stringify(line)}\n`);
    },
    close: output.close,
  };
}

function senderOf(request: FastifyRequest, isBehindGateway: boolean): string {
  const told = isBehindGateway ? request.headers['x-forwarded-for'] : undefined;
  return typeof told === 'string' ? told : request.ip;
}

function toStandardOutput(write = (line: string): void => void process.stdout.write(line)): Output {
  return { write, close: async () => {} };
}

function toFile(file: string): Output {
  const stream = createStream(basename(file), {
    path: dirname(file),
    interval: '1d',
    intervalBoundary: true,
    initialRotation: true,
    maxFiles: KEPT_DAYS,
    maxSize: MOST_BYTES,
    mode: 0o600,
  });
  // A full disk must not stop the service; the requests' own log says that it is so.
  stream.on('error', (error) => {
    process.stderr.write(`the security log cannot be written: ${String(error)}\n`);
  });
  return {
    write: (line) => void stream.write(line),
    close: () => new Promise((done) => stream.end(() => done())),
  };
}
