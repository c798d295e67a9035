import { randomUUID } from 'node:crypto';
import type { StackFile } from '../support/stack.js';
import { aVisitor } from '../support/visitor.js';
import type { Abuse } from './abuse.js';

const CLASS = '127.0.0.21';
const SCRIPT = '127.0.0.66';
const OWNER = '127.0.0.77';
const PEOPLE = 40;
const CLASS_MS = 5 * 60_000;
const TRIES = 10_000;
const AT_ONCE = 25;
/** What a script is granted without work: the free ones of the address. */
const FREE = 20;
/** How long the script goes on with proofs. */
const PAYING_MS = 20_000;
const PASSWORD = 'tea at four o clock';

const aRegistration = () => ({
  name: 'Meena',
  lastName: 'Joshi',
  location: 'Pune',
  email: `pupil-${randomUUID().slice(0, 8)}@school.example`,
  password: PASSWORD,
});

async function run({ address }: StackFile) {
  const classroom = aVisitor(address, CLASS);
  const started = Date.now();
  const pupils = await Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      const body = aRegistration();
      const registered = await classroom.callProven('/api/auth/register', { body });
      const { email } = body;
      const login = await classroom.callProven('/api/auth/login', {
        body: { email, password: PASSWORD },
      });
      const cookie = [login.headers['set-cookie']].flat().join(';');
      const device = /isl_device=[^;]+/.exec(cookie)?.[0] ?? '';
      return { email, device, isIn: registered.status === 201 && login.status === 200 };
    }),
  );
  const classMs = Date.now() - started;
  const inside = pupils.filter(({ isIn }) => isIn).length;
  const owner = pupils[0];
  if (!owner) throw new Error('the class has no pupil');

  const script = aVisitor(address, SCRIPT);
  const guess = () => ({ body: { email: owner.email, password: randomUUID() } });
  let granted = 0;
  let tried = 0;
  const flood = async (): Promise<void> => {
    while (tried < TRIES) {
      tried += 1;
      const { status } = await script.call('POST', '/api/auth/login', guess());
      if (status === 401) granted += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, flood));

  let [bought, keys] = [0, 0];
  const paying = Date.now();
  while (Date.now() - paying < PAYING_MS) {
    const reply = await script.callProven('/api/auth/login', guess());
    if (reply.status === 401) bought += 1;
    keys += reply.keys;
  }
  const keyMs = (Date.now() - paying) / keys;
  // At the address's highest level half of 32,000 keys are tried for each password.
  const daysForAll = (TRIES * 16_000 * keyMs) / 86_400_000;

  const body = { email: owner.email, password: PASSWORD };
  const home = aVisitor(address, OWNER);
  const known = await home.call('POST', '/api/auth/login', {
    body,
    headers: { cookie: owner.device },
  });
  const ownerStarted = Date.now();
  const unknown = await home.callProven('/api/auth/login', { body });
  const ownerMs = Date.now() - ownerStarted;

  const held =
    inside === PEOPLE &&
    classMs < CLASS_MS &&
    granted <= FREE &&
    known.status === 200 &&
    unknown.status === 200;
  return {
    before: `${inside} of ${PEOPLE} people of one address registered and logged in within ${seconds(classMs)}`,
    after:
      `${granted} of ${TRIES} tries of a script reached a password, ${bought} more in ${seconds(PAYING_MS)} ` +
      `with proofs: ${daysForAll.toFixed(0)} days of one core for all, and no more than 3,000 an hour; ` +
      `the owner: ${known.status} at once in a known browser, ${unknown.status} after ${seconds(ownerMs)} in a new one`,
    held,
  };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

export const abuse: Abuse = { name: 'accounts: a class, a script and an owner', run };
