import {
  ATTACKER,
  aPicture,
  HONEST,
  openCamera,
  sendOn,
  servedAsPromised,
} from '../support/cameras.js';
import type { StackFile } from '../support/stack.js';
import type { Abuse } from './abuse.js';

const OPENINGS = 320;
const IDLE = 60;
const SECONDS = 8;
/** The most sockets of one address, and those of them without an account or a pass. */
const MOST_OPEN = 64;
/** Of what somebody had before, at least, while others only hold sockets; and while they send. */
const KEPT_BESIDE_IDLE = 0.75;
const KEPT_BESIDE_SENDING = 0.35;

const openAll = async (url: string, count: number, query: Record<string, string> = {}) => {
  const opened = await Promise.all(
    Array.from({ length: count }, () => openCamera(url, ATTACKER, { query })),
  );
  return opened.filter((camera) => camera !== null);
};
const closeAll = (cameras: Awaited<ReturnType<typeof openAll>>): void => {
  for (const { socket } of cameras) socket.close();
};

async function run({ urls }: StackFile) {
  const url = urls.signs ?? '';
  const image = await aPicture();
  const honest = await openCamera(url, HONEST);
  if (!honest) throw new Error('nobody is let in before the attack');
  const measure = () => servedAsPromised(honest, image, SECONDS);
  await measure();
  const before = await measure();

  const passed = await openAll(url, OPENINGS, { xsid: '1' });
  closeAll(passed);
  const idle = await openAll(url, IDLE);
  const besideIdle = await measure();
  closeAll(idle);
  const sending = await openAll(url, IDLE);
  // Small ones: this process, which both sides share, is not to be what they wait for.
  const stop = sendOn(sending, await aPicture(160));
  const besideSending = await measure();
  stop();
  closeAll(sending);
  honest.socket.close();

  const rate = (value: number) => value.toFixed(1);
  return {
    before: `${rate(before)} frames a second`,
    after:
      `${passed.length} of ${OPENINGS} sockets opened by xsid; ${rate(besideIdle)} frames a second` +
      ` beside ${idle.length} idle sockets of another address,` +
      ` ${rate(besideSending)} beside ${sending.length} that send`,
    held:
      passed.length <= MOST_OPEN &&
      besideIdle >= KEPT_BESIDE_IDLE * before &&
      besideSending >= KEPT_BESIDE_SENDING * before,
  };
}

export const abuse: Abuse = { name: 'one address turns the camera off for all', run };
