import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { components } from '@isl/contracts/content';
import { describe, expect, it } from 'vitest';
import { type CoursePlan, readPlans } from '../src/courses/course-plan.js';
import { PLANS } from '../src/courses/course-plans.js';
import { list, test } from './support/courses.js';
import { ADMIN, REVIEWER } from './support/factories.js';

type CourseDetail = components['schemas']['CourseDetail'];

const FOLDER = join(import.meta.dirname, '../src/courses/plans');
const get = async (id: string) => (await test.call('GET', `/courses/${id}`)).body as CourseDetail;
const all = async () => Promise.all((await list()).map(({ _id }) => get(_id)));
const lessonOf = (course: CourseDetail, id: string) => course.lessons.find(({ _id }) => _id === id);

const SAID = { en: 'A', hi: 'अ', words: ['a', 'b', 'c'], face: 'wh', over: [0, 1] };

describe('a course', () => {
  it('is its card with names in both languages and its lessons', async () => {
    const [card] = (await list()).filter(({ _id }) => _id === 'family');
    const family = await get('family');

    expect(family).toMatchObject({ ...card, playlistUrl: '/dashboard/courses/family' });
    expect(family.titles).toEqual({ en: 'Family and people', hi: 'परिवार और लोग' });
    expect(family.lessons.map(({ _id }) => _id)).toEqual(['family-1', 'family-2', 'family-3']);
  });

  it('counts its signs and those that a form shows, each once', async () => {
    for (const { signs, shown, lessons } of await all()) {
      const count = (of: 'signs' | 'leftOut') =>
        new Set(lessons.flatMap((lesson) => lesson[of].map(({ _id }) => _id))).size;
      expect([shown, signs]).toEqual([count('signs'), count('signs') + count('leftOut')]);
    }
  });

  it('that an admin added leads elsewhere and has no lessons', async () => {
    const payload = {
      title: 'T',
      description: 'D',
      thumbnail: '/t',
      playlistUrl: 'https://x.example',
    };
    const headers = await test.tokens.bearer(ADMIN);
    const { _id } = (await test.call('POST', '/courses', { headers, payload }))
      .body as CourseDetail;

    expect(await get(_id)).toEqual({
      ...{ _id, ...payload, signs: 0, shown: 0, lessons: [] },
      ...{ titles: { en: 'T', hi: 'T' }, descriptions: { en: 'D', hi: 'D' } },
    });
    await test.call('DELETE', `/courses/${_id}`, { headers });
    expect(await get(_id)).toMatchObject({ code: 'COURSE_NOT_FOUND' });
  });

  it.each(['nobody', '__proto__', 'constructor', '%00'])('called %s is not found', async (id) => {
    const { status, body } = await test.call('GET', `/courses/${id}`);

    expect([status, body]).toMatchObject([404, { code: 'COURSE_NOT_FOUND' }]);
  });
});

describe('a lesson', () => {
  it('takes five to seven minutes, with at least six signs to learn and something to say', async () => {
    const lessons = (await all()).flatMap((course) => course.lessons);

    expect(lessons.length).toBeGreaterThanOrEqual(40);
    for (const { _id, minutes, signs, sentences } of lessons) {
      expect([_id, minutes >= 5 && minutes <= 7, signs.length >= 6, sentences.length > 0]).toEqual([
        ...[_id, true, true, true],
      ]);
    }
  });

  it('shows only what a form shows, and names the rest in both languages', async () => {
    const lessons = (await all()).flatMap((course) => course.lessons);

    for (const { signs } of lessons) {
      expect(signs.map(({ pictureKind }) => pictureKind)).toEqual(signs.map(() => 'avatar'));
      for (const { video } of signs) expect(video).toMatch(/^\/static\/signs\/.+\.mp4$/);
    }
    expect(lessonOf(await get('family'), 'family-1')?.leftOut).toContainEqual({
      ...{ _id: 'word-mother', name: 'mother', names: { en: 'mother', hi: 'माँ' } },
    });
  });

  it('has sentences whose every word a form shows, with the face that asks or denies', async () => {
    const questions = await get('questions');

    expect(lessonOf(questions, 'questions-1')?.sentences[0]).toEqual({
      ...{
        en: 'What is his name?',
        hi: 'उनका नाम क्या है?',
        gloss: ['HE', 'NAME', 'WHAT'],
        face: 'wh',
      },
      spans: [
        { channel: 'brows', value: 'up', start: 2, end: 3 },
        { channel: 'head', value: 'chin-up', start: 2, end: 3 },
        { channel: 'gaze', value: 'at-asked', start: 2, end: 3 },
      ],
    });
    expect(lessonOf(questions, 'questions-2')?.sentences[0]?.spans).toContainEqual({
      ...{ channel: 'brows', value: 'up', start: 0, end: 2 },
    });
    expect(lessonOf(questions, 'questions-3')?.sentences[0]?.spans).toContainEqual({
      ...{ channel: 'head', value: 'shake', start: 1, end: 3 },
    });
  });

  it('spells a name as one gloss, so that its I is no pronoun', async () => {
    const [first] = lessonOf(await get('letters'), 'letters-2')?.sentences ?? [];

    expect(first).toEqual({ en: 'Jai', hi: 'जय', gloss: ['J-A-I'], spans: [] });
  });

  it('leaves out a sign whose form signers do not agree on, and what is said with it', async () => {
    const before = await get('family');
    const judged = await test.call('PUT', '/signs/forms/word-tall/verdict', {
      headers: await test.tokens.bearer(REVIEWER),
      payload: { verdict: 'wrong', region: 'IN-MH', fault: 'movement' },
    });
    expect(judged.status).toBe(200);
    const after = await get('family');
    const lesson = lessonOf(after, 'family-3');

    expect(after.shown).toBe(before.shown - 1);
    expect(lesson?.leftOut.map(({ _id }) => _id)).toContain('word-tall');
    expect(lesson?.sentences.map(({ gloss }) => gloss.join(' '))).toEqual(['WE TOGETHER EAT']);
  });
});

describe('the plans', () => {
  const aPlan = (change: object = {}, lesson: object = {}): unknown => {
    const [plan] = PLANS as [CoursePlan];
    const [first] = plan.lessons;
    return { ...plan, lessons: [{ ...first, ...lesson }], ...change };
  };

  it('are every file of their folder, each named as its course', () => {
    const files = readdirSync(FOLDER).sort();

    expect(PLANS.map(({ id }) => `${id}.json`).sort()).toEqual(files);
    for (const { id, ...plan } of PLANS) {
      const file = JSON.parse(readFileSync(join(FOLDER, `${id}.json`), 'utf8'));
      expect({ id, ...plan }).toEqual(file);
    }
  });

  it('name no lesson twice, whichever course it is in', () => {
    const ids = PLANS.flatMap(({ lessons }) => lessons.map(({ id }) => id));

    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['no Hindi title', aPlan({ titles: { en: 'A' } }), /letters\/titles: .*'hi'/],
    ['five words', aPlan({}, { words: ['a', 'b', 'c', 'd', 'e'] }), /words: .*fewer than 6/],
    ['a word twice', aPlan({}, { words: [...'abcdea'] }), /words: .*duplicate/],
    ['an unknown face', aPlan({}, { sentences: [{ ...SAID, face: 'rude' }] }), /face: /],
    ['a face over nothing', aPlan({}, { sentences: [{ ...SAID, over: [2, 2] }] }), /over no words/],
    ['a face past the end', aPlan({}, { sentences: [{ ...SAID, over: [0, 4] }] }), /over no words/],
    ['another course’s lesson', aPlan({}, { id: 'family-1' }), /must begin with "letters-"/],
    ['a stray field', aPlan({ price: 1 }), /additional properties/],
    ['nothing in it', null, /number 1: must be object/],
  ])('cannot be read with %s, and say where', (_what, plan, problem) => {
    expect(() => readPlans([plan])).toThrow(problem);
  });

  it('cannot be read with a course or a lesson twice', () => {
    const [plan] = PLANS as [CoursePlan];
    const [lesson] = plan.lessons;

    expect(() => readPlans([plan, plan])).toThrow('course letters is there twice');
    expect(() => readPlans([aPlan({ lessons: [lesson, lesson] })])).toThrow(
      'lesson letters-1 is there twice',
    );
  });
});
