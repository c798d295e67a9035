import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MOST } from '../src/progress/progress.service.js';
import { ASHA, DEMO, RAVI } from './support/factories.js';
import {
  cardEvent,
  cardState,
  dayEvent,
  lessonEvent,
  listEvent,
  NOTHING,
  type Progress,
  progressOf,
  send,
  test,
} from './support/progress.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const now = () => test.clock.now().getTime();

describe('progress', () => {
  it('is empty before anything was learnt', async () => {
    expect(await progressOf()).toEqual(NOTHING);
  });

  it('is what was sent, and is answered merged', async () => {
    const card = cardEvent();
    const lesson = lessonEvent({ step: 2 });
    const list = listEvent({ name: '  For work ' });
    const { status, body } = await send([card, lesson, list, dayEvent('2026-02-02')]);

    expect(status).toBe(200);
    expect(body).toEqual({
      cards: [{ card: 'word-hello', at: card.at, state: card.state }],
      lessons: [{ lesson: 'family-1', step: 2, doneAt: null, at: lesson.at }],
      lists: [{ _id: list.list, name: 'For work', signs: list.signs, at: list.at, removed: false }],
      streak: { days: ['2026-02-02'] },
    });
    expect(await progressOf()).toEqual(body);
  });

  it('is of one person alone, and only of who is signed in', async () => {
    await send([cardEvent()], ASHA);

    expect(await progressOf(RAVI)).toEqual(NOTHING);
    expect((await test.call('GET', '/progress')).status).toBe(401);
    expect((await test.call('POST', '/progress', { payload: { events: [] } })).status).toBe(401);
  });

  it('of the demo account, which is shared, stays on the device', async () => {
    const { status, body } = await send([cardEvent()], DEMO);

    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'DEMO_FIXED' });
    expect(await progressOf(DEMO)).toEqual(NOTHING);
    expect(await test.db.collection('progress').countDocuments()).toBe(0);
  });

  it('takes an empty batch as a question', async () => {
    expect((await send([])).body).toEqual(NOTHING);
    expect(await test.db.collection('progress').countDocuments()).toBe(0);
  });

  it('does not make the service forget what it keeps for everybody', async () => {
    await test.call('GET', '/courses');
    await test.db.collection('courses').updateMany({}, { $set: { title: 'changed elsewhere' } });
    await send([cardEvent()]);
    const [course] = (await test.call('GET', '/courses')).body as { title: string }[];

    expect(course?.title).toBe('The alphabet');
  });
});

it('of a person who goes is given to them first, and then erased', async () => {
  const list = listEvent({ name: 'For my mother', signs: ['word-water', 'word-home'] });
  await send([cardEvent(), lessonEvent({ done: true }), list, dayEvent('2026-02-02')]);
  await send([cardEvent(), listEvent({ name: 'Mine' })], RAVI);
  const learnt = await progressOf();
  const headers = await test.tokens.internal();
  const given = await test.call('GET', '/internal/export?userId=asha', { headers });
  const payload = { userId: ASHA.id };
  const erased = await test.call('POST', '/internal/erasures', { headers, payload });

  expect(given.body).toMatchObject({ records: { progress: [learnt] } });
  expect(learnt.lists).toMatchObject([
    { name: 'For my mother', signs: ['word-water', 'word-home'] },
  ]);
  expect(erased.body).toMatchObject({ erased: { progress: 1 } });
  expect(await progressOf()).toEqual(NOTHING);
  expect(await progressOf(RAVI)).toMatchObject({ cards: [{}], lists: [{ name: 'Mine' }] });
  const again = await test.call('POST', '/internal/erasures', { headers, payload });
  expect(again.body).toMatchObject({ erased: { progress: 0 } });
  const nothing = await test.call('GET', '/internal/export?userId=asha', { headers });
  expect(nothing.body).toMatchObject({ records: { progress: [] } });
});

describe('what two devices saw', () => {
  it('is the newest answer of a card, however late the older one arrives', async () => {
    const older = cardEvent({ at: now() - HOUR_MS, state: { ...cardState(), reps: 1 } });
    const newer = cardEvent({ at: now(), state: { ...cardState(), reps: 2 } });
    await send([newer]);
    await send([older]);

    expect((await progressOf()).cards).toMatchObject([{ at: newer.at, state: { reps: 2 } }]);
  });

  it('leaves a lesson done that is opened again, with the furthest step', async () => {
    const done = lessonEvent({ step: 5, done: true, at: now() - HOUR_MS });
    await send([done]);
    await send([lessonEvent({ step: 1, at: now() })]);

    expect((await progressOf()).lessons).toEqual([
      { lesson: 'family-1', step: 5, doneAt: done.at, at: now() },
    ]);
  });

  it('keeps a list removed that an older event would bring back', async () => {
    const list = listEvent({ at: now() - HOUR_MS });
    const { list: _id } = list;
    await send([listEvent({ list: _id, removed: true, at: now() })]);
    await send([list]);

    expect((await progressOf()).lists).toEqual([
      { _id, name: '', signs: [], at: now(), removed: true },
    ]);
  });

  it('is all there when both send at the same moment', async () => {
    const batches = Array.from({ length: 12 }, (_, device) => [
      cardEvent({ card: `word-${device}` }),
      dayEvent(`2026-02-${device + 10}`),
    ]);
    const answers = await Promise.all(batches.map((events) => send(events)));

    expect(answers.map(({ status }) => status)).toEqual(batches.map(() => 200));
    const { cards, streak } = await progressOf();
    expect([cards.length, streak.days.length]).toEqual([12, 12]);
  });

  it('changes nothing when it is sent twice', async () => {
    const events = [cardEvent(), lessonEvent({ done: true }), listEvent(), dayEvent('2026-02-02')];
    const { body } = await send(events);
    const kept = await test.db.collection('progress').findOne({});

    expect((await send([...events, ...events].reverse())).body).toEqual(body);
    expect(await test.db.collection('progress').findOne({})).toEqual(kept);
  });
});

describe('a clock that is far ahead', () => {
  it('counts as the moment at which its event first arrived', async () => {
    const ahead = cardEvent({ at: now() + 400 * DAY_MS, state: { ...cardState(), reps: 1 } });
    const arrived = now();
    await send([ahead]);
    test.clock.advance(HOUR_MS);
    const later = cardEvent({ at: now(), state: { ...cardState(), reps: 2 } });
    await send([later]);
    test.clock.advance(HOUR_MS);
    await send([ahead]);

    expect((await progressOf()).cards).toMatchObject([{ at: later.at, state: { reps: 2 } }]);
    expect(later.at).toBeGreaterThan(arrived);
  });

  it('learns on no day that has not come', async () => {
    const today = new Date(now()).toISOString().slice(0, 10);
    await send([dayEvent('2031-01-01', { at: Date.parse('2031-01-01T10:00:00Z') })]);
    test.clock.advance(3 * DAY_MS);
    await send([dayEvent('2030-05-05', { at: now() - 3 * DAY_MS })]);

    expect((await progressOf()).streak.days).toEqual([today]);
  });

  it('is believed up to a day, as where another day has begun already', async () => {
    const tomorrow = new Date(now() + DAY_MS).toISOString().slice(0, 10);
    await send([dayEvent(tomorrow)]);

    expect((await progressOf()).streak.days).toEqual([tomorrow]);
  });
});

describe('a batch', () => {
  it.each([
    ['no list of events', { card: 'x' }, 'body/events must be array'],
    ['an unknown kind', [{ ...dayEvent0(), kind: 'score' }], 'events/0'],
    ['no kind', [{ ...dayEvent0(), kind: undefined }], 'events/0'],
    ['an id that is none', [{ ...dayEvent0(), id: '1' }], 'events/0/id'],
    ['a day that is none', [dayEvent0('2026-02-30')], 'events/0/day'],
    ['a time that is none', [{ ...dayEvent0(), at: 1.5 }], 'events/0/at'],
    ['a time before time', [{ ...dayEvent0(), at: -1 }], 'events/0/at'],
    ['a time that no date has', [{ ...dayEvent0(), at: 1e300 }], 'events/0/at'],
    ['a card of another shape', [card0({ card: '$where' })], 'events/0/card'],
    ['a card that would be a field of objects', [card0({ card: '__proto__' })], 'events/0/card'],
    ['a card with more than a card has', [card0({ state: { ...cardState(), x: 1 } })], 'state'],
    ['a card without its due date', [card0({ state: { reps: 1 } })], "property 'due'"],
    ['a due date of 100,000 characters', [card0({ state: dueAt('9'.repeat(1e5)) })], 'due'],
    ['a step before the first', [lesson0({ step: -1 })], 'events/0/step'],
    ['a lesson that is not named', [lesson0({ lesson: '' })], 'events/0/lesson'],
    ['a list without a name', [list0({ name: '  ' })], 'name must not be empty'],
    ['a name of 81 characters', [list0({ name: 'x'.repeat(81) })], 'events/0/name'],
    ['201 signs in a list', [list0({ signs: manySigns(201) })], 'events/0/signs'],
    ['a list id that is none', [list0({ list: 'mine' })], 'events/0/list'],
    ['501 events', Array.from({ length: 501 }, () => dayEvent0()), 'body/events'],
  ])('is refused whole with %s', async (_what, events, message) => {
    const good = Array.isArray(events) && events.length < 500 ? [lesson0()] : [];
    const { status, body } = await send(Array.isArray(events) ? [...events, ...good] : events);

    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'INVALID_REQUEST' });
    expect((body as { message: string }).message.replaceAll('.', '/')).toContain(
      message.replaceAll('.', '/'),
    );
    expect(await progressOf()).toEqual(NOTHING);
  });

  it('names the field of the kind that was meant', async () => {
    const { body } = await send([cardEvent(), { ...listEvent(), signs: 'word-hello' }]);

    expect((body as { message: string }).message).toBe('body/events/1/signs must be array');
  });

  it('is refused whole where an account has no room for it', async () => {
    const lists = Array.from({ length: MOST.lists }, () => listEvent({ signs: [] }));
    expect((await send(lists)).status).toBe(200);
    const { status, body } = await send([listEvent(), dayEvent('2026-02-02')]);

    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'PROGRESS_FULL',
      message: 'An account keeps 200 lists at most.',
    });
    const before = await progressOf();
    expect([before.lists.length, before.streak.days]).toEqual([200, []]);

    const [first] = lists;
    const removal = listEvent({ list: first?.list ?? '', removed: true, at: now() + 1 });
    expect((await send([removal, listEvent()])).status).toBe(200);
  });

  it('of a person with 5,000 cards is taken where it names none more', async () => {
    const state = cardState();
    for (let from = 0; from < MOST.cards; from += 500) {
      const cards = Array.from({ length: 500 }, (_, n) =>
        cardEvent({ card: `word-${from + n}`, state }),
      );
      expect((await send(cards)).status).toBe(200);
    }
    const { status, body } = await send([cardEvent({ card: 'word-one-more' })]);
    expect([status, (body as { code: string }).code]).toEqual([409, 'PROGRESS_FULL']);

    const again = cardEvent({ card: 'word-1', at: now() + 1, state });
    const answer = await send([again]);
    expect(answer.status).toBe(200);
    expect((answer.body as Progress).cards).toHaveLength(5_000);
  });
});

// Without a running service, which the names of tests are made before.
function dayEvent0(day = '2026-11-02') {
  return { id: randomUUID(), at: 1_700_000_000_000, kind: 'day', day };
}
function card0(change: object) {
  return { ...dayEvent0(), kind: 'card', card: 'word-hello', state: cardState(), ...change };
}
function lesson0(change: object = {}) {
  return { ...dayEvent0(), kind: 'lesson', lesson: 'family-1', step: 1, done: false, ...change };
}
function list0(change: object) {
  const list = { list: randomUUID(), name: 'Mine', signs: [], removed: false };
  return { ...dayEvent0(), kind: 'list', ...list, ...change };
}
function dueAt(due: string) {
  return { ...cardState(), due };
}
function manySigns(count: number): string[] {
  return Array.from({ length: count }, (_, n) => `word-${n}`);
}
