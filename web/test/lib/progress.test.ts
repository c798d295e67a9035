import { beforeEach, describe, expect, it } from 'vitest';
import type { CardState, ProgressEvent, ProgressReply } from '../../src/lib/progress/events';
import { forgotten } from '../../src/lib/progress/forgotten';
import { merged } from '../../src/lib/progress/merge';
import { BATCH, createProgress, type NewEvent } from '../../src/lib/progress/progress';
import { createProgressStore, NOBODY } from '../../src/lib/progress/progress-store';
import type { ProgressOutcome, SendEvents } from '../../src/lib/progress/send-events';
import { aCardState, noProgress } from '../support/progress';

let database = 0;
let ids = 0;
let store: ReturnType<typeof createProgressStore>;

beforeEach(() => {
  database += 1;
  store = createProgressStore(`progress-${database}`);
});

/** A server that knows what it was sent, and answers as told before it takes everything. */
function aServer(...outcomes: (ProgressOutcome | (() => Promise<ProgressOutcome>))[]) {
  const sent: { owner: string; events: readonly ProgressEvent[] }[] = [];
  const has = new Map<string, ProgressEvent>();
  const answer = (): ProgressReply => {
    const { cards, lessons, days } = merged(noProgress, [...has.values()]);
    return {
      ...noProgress,
      cards: [...cards].map(([card, state]) => ({ card, at: 1, state })),
      lessons: [...lessons].map(([lesson, known]) => ({ lesson, ...known })),
      streak: { days: [...days] },
    };
  };
  const send: SendEvents = async (owner, events) => {
    sent.push({ owner, events });
    const next = outcomes.shift();
    if (next) return typeof next === 'function' ? next() : next;
    for (const event of events) has.set(event.id, event);
    return { kind: 'done', progress: answer() };
  };
  return { sent, send, answer };
}

type Deps = Parameters<typeof createProgress>[0];

function aKeeper(send: SendEvents, over: Partial<Deps> = {}) {
  return createProgress({
    store,
    send,
    newId: () => {
      ids += 1;
      return `id-${String(ids).padStart(6, '0')}`;
    },
    now: () => 1_000 + ids,
    exclusively: (task) => task(),
    pause: () => Promise.resolve(),
    tellOthers: () => {},
    onFault: (what, error) => {
      throw new Error(what, { cause: error });
    },
    ...over,
  });
}

const step = (lesson: string, at: number, done = false): NewEvent => ({
  kind: 'lesson',
  lesson,
  step: at,
  done,
});

describe('what is learnt without an account', () => {
  it('is shown at once, kept on the device, and sent to nobody', async () => {
    const { sent, send } = aServer();
    const keeper = aKeeper(send);
    await keeper.start(null);
    const added = keeper.add([step('family-1', 2)]);
    expect(keeper.progress()?.lessons.get('family-1')?.step).toBe(2);
    await added;
    const next = aKeeper(send);
    await next.start(null);
    expect(next.progress()?.lessons.get('family-1')?.step).toBe(2);
    expect(sent).toEqual([]);
  });

  it('is merged with what the account knows once somebody signs in', async () => {
    const { sent, send } = aServer();
    const here = aKeeper(send);
    await here.start(null);
    await here.add([step('family-1', 4), { kind: 'day', day: '2026-11-25' }]);
    await here.start('asha');
    await here.settled();
    expect(sent.map(({ owner }) => owner)).toEqual(['asha']);
    expect(here.progress()?.lessons.get('family-1')?.step).toBe(4);
    expect(await store.listOf(NOBODY)).toEqual([]);
    expect(await store.listOf('asha')).toEqual([]);
    await here.start(null);
    expect(here.progress()?.lessons.size).toBe(0);
  });
});

describe('what is learnt with an account', () => {
  it('is sent once, and asked for where there is nothing to send', async () => {
    const { sent, send } = aServer();
    const keeper = aKeeper(send);
    await keeper.start('asha');
    await keeper.settled();
    expect(sent).toEqual([{ owner: 'asha', events: [] }]);
    await keeper.add([step('family-1', 1)]);
    await keeper.settled();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.events).toMatchObject([{ kind: 'lesson', lesson: 'family-1', step: 1 }]);
  });

  it('waits while the server is away, and so long as it asks for', async () => {
    const waits: number[] = [];
    const { sent, send } = aServer({ kind: 'later', waitMs: 7_000 });
    const keeper = aKeeper(send, { pause: async (ms) => void waits.push(ms) });
    await keeper.start('asha');
    await keeper.settled();
    await keeper.add([step('family-1', 1)]);
    await keeper.settled();
    expect(waits).toEqual([7_000]);
    expect(sent.at(-1)?.events).toHaveLength(1);
    expect(await store.listOf('asha')).toEqual([]);
  });

  it('is not lost where it happens while an answer is on its way', async () => {
    let keeper: ReturnType<typeof aKeeper> | null = null;
    const { sent, send, answer } = aServer({ kind: 'signed-out' }, async () => {
      await keeper?.add([step('family-1', 2)]);
      return { kind: 'done', progress: answer() };
    });
    keeper = aKeeper(send);
    await keeper.start('asha');
    await keeper.settled();
    await keeper.add([step('family-1', 1)]);
    await keeper.settled();
    expect(sent.at(-1)?.events).toMatchObject([{ lesson: 'family-1', step: 2 }]);
    expect(keeper.progress()?.lessons.get('family-1')?.step).toBe(2);
  });

  it('is kept where the session has ended, and sent at the next sign-in', async () => {
    const { sent, send } = aServer({ kind: 'signed-out' }, { kind: 'signed-out' });
    const keeper = aKeeper(send);
    await keeper.start('asha');
    await keeper.settled();
    await keeper.add([step('family-1', 3)]);
    await keeper.settled();
    await keeper.start(null);
    expect(keeper.progress()?.lessons.size).toBe(0);
    await keeper.start('meera');
    await keeper.settled();
    expect(keeper.progress()?.lessons.size).toBe(0);
    await keeper.start('asha');
    await keeper.settled();
    expect(sent.at(-1)).toMatchObject({ owner: 'asha', events: [{ lesson: 'family-1', step: 3 }] });
  });

  it('goes in batches that the server takes', async () => {
    const { sent, send } = aServer({ kind: 'signed-out' });
    const keeper = aKeeper(send);
    await keeper.start('asha');
    await keeper.settled();
    await keeper.add(Array.from({ length: BATCH + 20 }, (_, index) => step(`lesson-${index}`, 1)));
    await keeper.settled();
    expect(sent.slice(1).map(({ events }) => events.length)).toEqual([BATCH, 20]);
  });

  it('sets aside the one event that is refused, and loses no other', async () => {
    const { send: take } = aServer();
    const send: SendEvents = async (owner, events) =>
      events.some((event) => event.kind === 'lesson' && event.lesson === 'broken')
        ? { kind: 'refused', code: 'INVALID_REQUEST' }
        : take(owner, events);
    const keeper = aKeeper(send);
    await keeper.start(null);
    await keeper.add(['a', 'b', 'broken', 'c', 'd'].map((lesson) => step(lesson, 1)));
    await keeper.start('asha');
    await keeper.settled();
    const left = await store.listOf('asha');
    expect(left).toMatchObject([{ event: { lesson: 'broken' }, code: 'INVALID_REQUEST' }]);
    expect([...(keeper.progress()?.lessons.keys() ?? [])].sort()).toEqual(
      ['a', 'b', 'broken', 'c', 'd'].sort(),
    );
  });

  it('lasts as long as the page where the browser keeps nothing, and says so in the log', async () => {
    const faults: string[] = [];
    const { send } = aServer();
    const broken = {
      ...store,
      put: () => Promise.reject(new DOMException('full', 'QuotaExceeded')),
    };
    const keeper = aKeeper(send, { store: broken, onFault: (what) => void faults.push(what) });
    await keeper.start(null);
    await keeper.add([step('family-1', 2)]);
    await keeper.changedElsewhere();
    expect(keeper.progress()?.lessons.get('family-1')?.step).toBe(2);
    expect(faults).toEqual(['no progress is kept here']);
  });
});

describe('the rule of merging', () => {
  const lesson = (id: string, at: number, reached: number, done = false): ProgressEvent => ({
    id,
    at,
    kind: 'lesson',
    lesson: 'family-1',
    step: reached,
    done,
  });

  it('keeps a lesson done, and at its furthest step, in whichever order it comes', async () => {
    const events = [lesson('c', 3, 1), lesson('a', 1, 9, true), lesson('b', 2, 4)];
    for (const order of [events, [...events].reverse(), [...events, ...events]]) {
      expect(merged(null, order).lessons.get('family-1')).toMatchObject({ step: 9, at: 3 });
      expect(merged(null, order).lessons.get('family-1')?.doneAt).not.toBeNull();
      await store.put('asha', order);
    }
    expect(await store.listOf('asha')).toMatchObject([{ event: { step: 9, done: true, at: 3 } }]);
  });

  it('keeps the newest answer of each sign, and of two at once that with the greater id', async () => {
    const card = (id: string, at: number, reps: number): ProgressEvent => ({
      id,
      at,
      kind: 'card',
      card: 'word-mother',
      state: aCardState({ reps }),
    });
    await store.put('asha', [card('b', 5, 2), card('a', 5, 1), card('z', 4, 9)]);
    expect(await store.listOf('asha')).toMatchObject([{ event: { state: { reps: 2 } } }]);
  });

  it('has no card that was forgotten, until it is asked anew', () => {
    const card = (id: string, at: number, state: CardState): ProgressEvent => ({
      ...{ id, at, kind: 'card', card: 'word-mother' },
      state,
    });
    const forgetting = card('b', 6, forgotten(new Date(6)));
    const before = [card('a', 5, aCardState()), forgetting];
    expect(merged(null, before).cards.size).toBe(0);
    const again = [...before, card('c', 7, aCardState({ reps: 1 }))];
    expect(merged(null, again).cards.get('word-mother')?.reps).toBe(1);
  });

  it('takes an answer of another moment as of then', async () => {
    const keeper = aKeeper(aServer().send);
    await keeper.start(null);
    await keeper.add([{ kind: 'card', card: 'word-tea', state: aCardState({ reps: 3 }) }]);
    await keeper.add([{ kind: 'card', card: 'word-tea', state: aCardState(), at: 7 }]);
    expect(keeper.progress()?.cards.get('word-tea')?.reps).toBe(3);
  });

  it('lets nothing that the server knows be undone by what is older here', () => {
    const known: ProgressReply = {
      ...noProgress,
      cards: [{ card: 'word-mother', at: 10, state: aCardState({ reps: 5 }) }],
      lessons: [{ lesson: 'family-1', step: 12, doneAt: 8, at: 8 }],
      streak: { days: ['2026-11-24'] },
    };
    const progress = merged(known, [
      { id: 'a', at: 9, kind: 'card', card: 'word-mother', state: aCardState({ reps: 1 }) },
      lesson('b', 9, 3),
      { id: 'c', at: 9, kind: 'day', day: '2026-11-23' },
    ]);
    expect(progress.cards.get('word-mother')?.reps).toBe(5);
    expect(progress.lessons.get('family-1')).toEqual({ step: 12, doneAt: 8, at: 9 });
    expect(progress.days).toEqual(['2026-11-23', '2026-11-24']);
  });
});

describe('what happened in a lesson', () => {
  it('is there when one comes back to it, and goes with who signs in', async () => {
    const keeper = aKeeper(aServer().send);
    await keeper.start(null);
    const run = { at: 5, again: ['word-mother'], missed: ['word-mother', 'word-son'] };
    await keeper.keepRun('family-1', run);
    await keeper.start('asha');
    expect(await keeper.run('family-1')).toEqual(run);
    await keeper.keepRun('family-1', null);
    expect(await keeper.run('family-1')).toBeNull();
  });
});
