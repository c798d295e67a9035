import { type IncomingHttpHeaders, request } from 'node:http';
import { HEADERS } from '@isl/contracts/tokens';
import type { Challenge } from 'altcha-lib/types';
import { solved } from './proof.js';

type Reply = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
};
type Sent = { readonly body?: object; readonly headers?: Readonly<Record<string, string>> };

/** Calls to a gateway from one address of this machine, 127.0.0.x. */
export function aVisitor(gateway: string, localAddress: string) {
  const call = (method: 'GET' | 'POST', path: string, sent: Sent = {}): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const body = sent.body && JSON.stringify(sent.body);
      const headers = { ...sent.headers, ...(body ? { 'content-type': 'application/json' } : {}) };
      const asked = request(new URL(path, gateway), { method, localAddress, headers }, (reply) => {
        let text = '';
        reply.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        reply.on('end', () => {
          const { statusCode = 0, headers } = reply;
          resolve({ status: statusCode, headers, body: text === '' ? null : JSON.parse(text) });
        });
      });
      asked.on('error', reject);
      asked.end(body);
    });
  return {
    call,
    /** As the page does: again with a proof as often as one is asked for. */
    callProven: async (path: string, sent: Sent) => {
      let reply = await call('POST', path, sent);
      let keys = 0;
      while (reply.status === 428) {
        const level = reply.headers[HEADERS.proofLevel];
        const { body } = await call('GET', `/api/proof?level=${level}`);
        const { challenge } = body as { challenge: Challenge };
        const paid = await solved(challenge);
        keys += paid.keys;
        const headers = { ...sent.headers, [HEADERS.proof]: paid.proof };
        reply = await call('POST', path, { ...sent, headers });
      }
      return { ...reply, keys };
    },
  };
}
