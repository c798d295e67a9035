import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { CLOSES } from '@isl/contracts/frames';
import { sayPackets } from '../support/bare-socket.js';
import { aPicture, HONEST, openCamera, servedAsPromised } from '../support/cameras.js';
import type { StackFile } from '../support/stack.js';
import type { Abuse } from './abuse.js';

const SECONDS = 4;
const ANSWER_MS = 1500;
const PACKETS_AT_ONCE = 200;
/** A head may take ten seconds; the rest is the machine's. */
const HEAD_MS = 15_000;
const KEPT = 0.6;
const PLACEHOLDER = '{"_placeholder":true,"num":0}';

const event = (...values: unknown[]): string => `42${JSON.stringify(values)}`;
const nested = '['.repeat(100_000);
/** By what they try; each conversation has a designed answer or a designed close. */
const conversations: Readonly<Record<string, readonly (string | Buffer)[]>> = {
  'a second argument': ['40', event('process_frame', 'x', 'y')],
  'sentAt of 400 digits': ['40', `42["process_frame",{"sentAt":${'9'.repeat(400)}}]`],
  'half of a surrogate pair': ['40', '42["process_frame",{"id":"\\ud800","image":"\\ud800"}]'],
  'an event nobody knows': ['40', event('hello')],
  'the name of an own event': ['40', event('connect', {})],
  'an attachment too many': ['40', `452-["process_frame",{"image":${PLACEHOLDER}}]`],
  'text for an attachment': ['40', `451-["process_frame",{"image":${PLACEHOLDER}}]`, event('x')],
  'half a packet': ['40', '42["process_frame"'],
  'no packet': ['x'],
  'an empty packet': [''],
  'nested JSON': ['40', `42["process_frame",${nested}`],
  'bytes that nobody announced': ['40', Buffer.from([255, 216])],
  'a flood of pongs': Array.from({ length: PACKETS_AT_ONCE }, () => '3'),
  'a flood of unknown events': ['40', ...Array.from({ length: PACKETS_AT_ONCE }, () => event('x'))],
};

/** The head of a request that never ends; gives how long it was listened to. */
function dribble(url: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const began = Date.now();
  return new Promise((resolve) => {
    const line = connect(Number(port), hostname, () => line.write('GET /health HTTP/1.1\r\nx: '));
    const timer = setInterval(() => line.write('x'), 100);
    const end = setTimeout(() => line.destroy(), 2 * HEAD_MS);
    line.on('error', () => {});
    line.resume();
    line.on('close', () => {
      clearInterval(timer);
      clearTimeout(end);
      resolve(Date.now() - began);
    });
  });
}

/** A body that is announced and not sent; gives the answer's status. */
async function announceBody(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return await new Promise((resolve) => {
    const line = connect(Number(port), hostname, () =>
      line.write(
        'POST /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000000\r\n\r\n',
      ),
    );
    line.setTimeout(5000, () => line.destroy());
    line.on('data', (data) => resolve(String(data).slice(9, 12)));
    line.on('close', () => resolve('nothing'));
    line.on('error', () => resolve('nothing'));
  });
}

async function run({ urls, logsDir }: StackFile) {
  const url = urls.signs ?? '';
  const image = await aPicture();
  const honest = await openCamera(url, HONEST);
  if (!honest) throw new Error('nobody is let in before the attack');
  await servedAsPromised(honest, image, SECONDS);
  const before = await servedAsPromised(honest, image, SECONDS);
  const log = join(logsDir, 'signs.log');
  const stacks = () => readFileSync(log, 'utf8').split('Traceback').length - 1;
  const stacksBefore = stacks();

  const unanswered: string[] = [];
  const dribbled = dribble(url);
  for (const [name, packets] of Object.entries(conversations)) {
    const { heard, closed } = await sayPackets(url, packets, { waitMs: ANSWER_MS });
    const isDesigned = Object.values(CLOSES).some((code) => code === closed);
    if (heard.length === 0 && !isDesigned) unanswered.push(name);
  }
  const polled = await announceBody(url);
  const after = await servedAsPromised(honest, image, SECONDS);
  const headMs = await dribbled;
  const newStacks = stacks() - stacksBefore;
  honest.socket.close();

  const count = Object.keys(conversations).length;
  return {
    before: `${before.toFixed(1)} frames a second, ${stacksBefore} stacks in the log`,
    after:
      `${after.toFixed(1)} frames a second, ${newStacks} new stacks; ${count - unanswered.length} of` +
      ` ${count} kinds of nonsense answered or closed by design${unanswered.length > 0 ? ` (not: ${unanswered.join(', ')})` : ''};` +
      ` a half-sent head cut after ${Math.round(headMs / 1000)} s, a body for polling answered ${polled}`,
    held:
      unanswered.length === 0 &&
      newStacks === 0 &&
      headMs < HEAD_MS &&
      polled === '400' &&
      after >= KEPT * before,
  };
}

export const abuse: Abuse = { name: 'nonsense on a socket', run };
