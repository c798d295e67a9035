import type { components } from '@isl/contracts/content';
import { beforeAll, expect, it } from 'vitest';
import { aSignedInPerson } from '../support/api.js';
import { ask } from '../support/giving.js';
import { somebodyWith } from '../support/roles.js';
import { eventually, readStack } from '../support/stack.js';

type Schemas = components['schemas'];
type Header = { readonly authorization: string };

const { address } = readStack();
const said: Schemas['NewSaying'] = {
  ...{ sentence: 'Do you like tea?', language: 'en', glosses: ['TEA', 'YOU', 'LIKE'] },
  ours: { glosses: ['YOU', 'TEA', 'LIKE'], spans: [], rules: '0123456789abcdef' },
  ...{ spans: [{ type: 'topic', start: 0, end: 1 }], comment: 'TEA is first.', region: 'IN-KL' },
};
let author: Header;
let reviewer: Header;

beforeAll(async () => {
  author = await aSignedInPerson(address, { name: 'Asha' });
  reviewer = await somebodyWith(readStack(), 'reviewer', 'Meera');
});

const say = (who: Partial<Header>, body: object = said) =>
  ask<Schemas['Saying']>(address, 'POST', '/sayings', { ...who, body });

it('how somebody signs a sentence goes through the gateway to reviewers, and what they decide back', async () => {
  const { status, body } = await say(author);
  expect([status, body]).toMatchObject([201, { ...said, state: 'open' }]);
  const open = await ask<Schemas['SayingList']>(address, 'GET', '/sayings', reviewer);
  expect(open.body.data).toContainEqual(body);

  const decided = await ask<Schemas['Saying']>(address, 'PUT', `/sayings/${body._id}/decision`, {
    ...reviewer,
    body: { decision: 'not-taken-up', word: 'Both are in use.' },
  });
  expect([decided.status, decided.body.state]).toEqual([200, 'not-taken-up']);
  const told = await eventually('the author to be told', async () => {
    const path = '/notifications';
    const page = await ask<Schemas['NotificationPage']>(address, 'GET', path, author);
    return page.body.data.find(({ saying }) => saying?._id === body._id);
  });
  expect(told).toMatchObject({
    kind: 'saying-not-taken-up',
    saying: { sentence: said.sentence, word: 'Both are in use.' },
  });

  const mine = await ask<Schemas['SayingList']>(address, 'GET', '/sayings/mine', author);
  expect(mine.body.data).toMatchObject([{ _id: body._id, state: 'not-taken-up' }]);
  expect((await ask(address, 'DELETE', `/sayings/${body._id}`, author)).status).toBe(204);
});

it('nobody writes it without an account, reads others’ without the role, or writes what is none', async () => {
  expect((await say({})).status).toBe(401);
  expect((await ask(address, 'GET', '/sayings', author)).status).toBe(403);
  const outside = { ...said, spans: [{ type: 'topic', start: 3, end: 4 }] };
  expect(await say(author, outside)).toMatchObject({ status: 400, body: { code: 'SPAN_OUTSIDE' } });
});
