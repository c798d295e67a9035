import 'fake-indexeddb/auto';
import { Blob } from 'node:buffer';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbox, type NewTake, type OutboxItem } from '../../src/lib/outbox/outbox';
import { createOutboxStore, type KeptTake } from '../../src/lib/outbox/outbox-store';
import type { Outcome, SendTake } from '../../src/lib/outbox/send-take';

let database = 0;
let ids = 0;
let store: ReturnType<typeof createOutboxStore>;

beforeEach(() => {
  database += 1;
  store = createOutboxStore(`outbox-${database}`);
});

const aTake = (label = 'HELLO', take = 1): NewTake => ({
  // A browser's own; the one of the test's page cannot be kept in a database.
  blob: new Blob(['a clip']) as unknown as globalThis.Blob,
  draft: {
    prompt: { kind: 'sign', id: `word-${label.toLowerCase()}`, label },
    take,
    consent: { version: '2026-11', scopes: ['keep'], age: 'adult' },
    timeline: { entries: [] },
  },
});

/** A way to the server that answers as told, one after the other, and then takes everything. */
function aWay(...outcomes: (Outcome | Promise<Outcome>)[]) {
  const sent: KeptTake[] = [];
  const givenUp: string[] = [];
  const send: SendTake = Object.assign(
    async (take: KeptTake) => {
      sent.push(take);
      return outcomes.shift() ?? { kind: 'done' as const };
    },
    { giveUp: async ({ id }: KeptTake) => void givenUp.push(id) },
  );
  return { sent, givenUp, send };
}

type Parts = Partial<Parameters<typeof createOutbox>[0]>;

function anOutbox(send: SendTake, parts: Parts = {}) {
  const newId = (): string => {
    ids += 1;
    return `take-${ids}`;
  };
  return createOutbox({
    store,
    send,
    newId,
    now: () => ids,
    exclusively: (task) => task(),
    pause: () => Promise.resolve(),
    tellOthers: () => {},
    ...parts,
  });
}

const states = (items: readonly OutboxItem[]): string[] =>
  items.map(({ prompt, state }) => `${prompt.label} ${state}`);
const never = new Promise<never>(() => {});

describe('a take', () => {
  it('is kept on the device before it is sent, and forgotten once the server has it', async () => {
    let arrived: (outcome: Outcome) => void = () => {};
    const way = aWay(new Promise<Outcome>((resolve) => (arrived = resolve)));
    const outbox = anOutbox(way.send);
    await outbox.start('asha');

    await outbox.add(aTake());

    expect(await store.listOf('asha')).toHaveLength(1);
    await vi.waitFor(() => expect(states(outbox.items())).toEqual(['HELLO sending']));
    arrived({ kind: 'done' });
    await vi.waitFor(() => expect(outbox.items()).toEqual([]));
    expect(await store.listOf('asha')).toEqual([]);
  });

  it('is said to be done once, before it goes', async () => {
    const outbox = anOutbox(aWay().send);
    const seen: string[][] = [];
    await outbox.start('asha');
    outbox.subscribe(() => seen.push(states(outbox.items())));

    await outbox.add(aTake());
    await vi.waitFor(() => expect(outbox.items()).toEqual([]));

    expect(seen.filter((one) => one[0]?.endsWith('done'))).toEqual([['HELLO done']]);
  });

  it('goes on after the tab was closed', async () => {
    const first = anOutbox(aWay(never).send);
    await first.start('asha');
    await first.add(aTake());

    const way = aWay();
    const second = anOutbox(way.send);
    await second.start('asha');

    await vi.waitFor(() => expect(second.items()).toEqual([]));
    expect(way.sent.map(({ draft }) => draft.prompt.label)).toEqual(['HELLO']);
    expect(await way.sent[0]?.blob.text()).toBe('a clip');
  });

  it('waits while there is no line, and is tried again', async () => {
    const waits: number[] = [];
    const way = aWay({ kind: 'later', waitMs: 2000 }, { kind: 'later', waitMs: 4000 });
    const outbox = anOutbox(way.send, {
      pause: async (ms) => {
        expect(states(outbox.items())).toEqual(['HELLO offline']);
        waits.push(ms);
      },
    });
    await outbox.start('asha');
    await outbox.add(aTake());

    await vi.waitFor(() => expect(outbox.items()).toEqual([]));
    expect(waits).toEqual([2000, 4000]);
  });

  it('that is refused stays with its reason, and lets the next one pass', async () => {
    const way = aWay({ kind: 'failed', code: 'NOT_A_VIDEO' });
    const outbox = anOutbox(way.send);
    await outbox.start('asha');
    await outbox.add(aTake());
    await outbox.add(aTake('BYE'));

    await vi.waitFor(() => expect(states(outbox.items())).toEqual(['HELLO failed']));
    expect(outbox.items()[0]).toMatchObject({ code: 'NOT_A_VIDEO' });
    expect(way.sent).toHaveLength(2);

    await outbox.retry(outbox.items()[0]?.id ?? '');
    await vi.waitFor(() => expect(outbox.items()).toEqual([]));
  });

  it('that was refused is still there, and not sent by itself, in the next tab', async () => {
    const first = anOutbox(aWay({ kind: 'failed', code: 'NOT_A_VIDEO' }).send);
    await first.start('asha');
    await first.add(aTake());
    await vi.waitFor(() => expect(states(first.items())).toEqual(['HELLO failed']));

    const way = aWay();
    const second = anOutbox(way.send);
    await second.start('asha');

    expect(states(second.items())).toEqual(['HELLO failed']);
    expect(way.sent).toEqual([]);
  });

  it('that is discarded is gone here, and the server is told', async () => {
    const way = aWay({ kind: 'failed', code: 'NOT_A_VIDEO' });
    const outbox = anOutbox(way.send);
    await outbox.start('asha');
    const { id } = await outbox.add(aTake());
    await vi.waitFor(() => expect(states(outbox.items())).toEqual(['HELLO failed']));

    await outbox.remove(id);

    expect(outbox.items()).toEqual([]);
    expect(await store.listOf('asha')).toEqual([]);
    expect(way.givenUp).toEqual([id]);
  });

  it('is not lost where the device has no room', async () => {
    const full = {
      ...store,
      put: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
    };
    const outbox = anOutbox(aWay().send, { store: full });
    await outbox.start('asha');

    await expect(outbox.add(aTake())).rejects.toThrow(DOMException);
    expect(outbox.items()).toEqual([]);
  });

  it('is not taken from nobody', async () => {
    const outbox = anOutbox(aWay().send);
    await outbox.start(null);
    await expect(outbox.add(aTake())).rejects.toThrow('nobody is signed in');
  });
});

describe('the takes of several people on one device', () => {
  it('are seen and sent by their own giver only', async () => {
    const hers = anOutbox(aWay({ kind: 'signed-out' }).send);
    await hers.start('asha');
    await hers.add(aTake());
    await vi.waitFor(() => expect(states(hers.items())).toEqual(['HELLO waiting']));

    const way = aWay();
    const his = anOutbox(way.send);
    await his.start('ravi');
    expect(his.items()).toEqual([]);

    await his.start('asha');
    await vi.waitFor(() => expect(way.sent.map(({ userId }) => userId)).toEqual(['asha']));
  });

  it('vanish from sight when their giver signs out', async () => {
    const outbox = anOutbox(aWay({ kind: 'failed', code: 'X' }).send);
    await outbox.start('asha');
    await outbox.add(aTake());
    await outbox.start(null);
    expect(outbox.items()).toEqual([]);
    expect(await store.listOf('asha')).toHaveLength(1);
  });
});

it('several takes go one after the other, in their order', async () => {
  const way = aWay();
  const outbox = anOutbox(way.send);
  await outbox.start('asha');
  for (const label of ['ONE', 'TWO', 'THREE']) await outbox.add(aTake(label));
  await vi.waitFor(() => expect(outbox.items()).toEqual([]));
  expect(way.sent.map(({ draft }) => draft.prompt.label)).toEqual(['ONE', 'TWO', 'THREE']);
});

it('of two tabs one sends, and the other sees what became of it', async () => {
  let queue: Promise<void> = Promise.resolve();
  const exclusively = (task: () => Promise<void>): Promise<void> => {
    queue = queue.then(task);
    return queue;
  };
  const way = aWay();
  const one = anOutbox(way.send, { exclusively, tellOthers: () => void two.changedElsewhere() });
  const two = anOutbox(way.send, { exclusively });
  await one.start('asha');
  await one.add(aTake());
  await two.start('asha');

  await vi.waitFor(() => expect([...one.items(), ...two.items()]).toEqual([]));
  expect(way.sent).toHaveLength(1);
});
